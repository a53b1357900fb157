# The two commands of the README are `make demo` and `make test`; each sets everything up.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
CORE   := $(shell find simcore -name '*.pyx' -o -name '*.pxd')

export PATH := $(abspath $(BIN)):$(PATH)

.PHONY: demo test lint build bench fuzz sanitize checked league tables golden docs tools clean

$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip setuptools wheel "cython>=3.0" numpy
	$(BIN)/python -c "import tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; print('\n'.join(p['dependencies'] + p['optional-dependencies']['test'] + p['optional-dependencies']['cluster']))" > $(VENV)/requirements.txt
	$(BIN)/python -m pip install --quiet -r $(VENV)/requirements.txt
	touch $@

$(VENV)/.built: $(STAMP) setup.py $(CORE)
	$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable . --config-settings editable_mode=compat
	touch $@

build: $(VENV)/.built

demo: build
	$(BIN)/simcore demo

lint: build
	$(BIN)/ruff check .
	$(BIN)/cython-lint simcore
	$(BIN)/mypy

# For the tests that look at a report in a real browser and count instructions. Where they cannot
# be had those tests say so and are skipped.
tools:
	@command -v chromium valgrind > /dev/null || (apt-get update -qq && apt-get install -y -qq chromium valgrind) > /dev/null 2>&1 || true

test: build lint tools
	$(BIN)/python -m pytest -n 2

bench: build
	$(BIN)/python -m pip install --quiet pyminion || true
	$(BIN)/python -m benchmarks.bench

fuzz: build
	$(BIN)/python -m tests.fuzz --kingdoms 300 --games 60

# A build of its own in which bounds, legality of answers and conservation of cards are checked.
checked: $(STAMP)
	$(BIN)/python -m tests.builds checked

# The same under AddressSanitizer and UBSan.
sanitize: $(STAMP)
	$(BIN)/python -m tests.builds sanitize

league: build
	$(BIN)/python -m analysis.league

tables: build
	$(BIN)/python -m analysis.card_tables

golden: build
	$(BIN)/python -m tests.golden.regenerate

# The generated pages: vocabulary, coverage, rulings, and the outputs that the pages show.
docs: build
	$(BIN)/python -m docs.generate
	$(BIN)/python -m docs.outputs

clean:
	rm -rf build dist *.egg-info demo $(VENV)
	find . -name '*.so' -not -path './$(VENV)/*' -delete
