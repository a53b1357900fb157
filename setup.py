"""Builds the Cython core. The one place for compiler directives.

SIMCORE_CHECKED=1   bounds checks, conservation of cards checked at every decision
SIMCORE_SANITIZE=1  the checked build under AddressSanitizer and UBSan (see `make sanitize`)
SIMCORE_DEBUG=1     quick to compile, for working on cards
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

CHECKED = os.environ.get("SIMCORE_CHECKED") == "1"
SANITIZE = os.environ.get("SIMCORE_SANITIZE") == "1"
DEBUG = os.environ.get("SIMCORE_DEBUG") == "1"

directives = {
    "language_level": 3,
    "boundscheck": CHECKED or SANITIZE,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": True,
}
level = "-O1" if DEBUG else "-O2" if SANITIZE else "-O3"
flags = [level, "-fno-strict-aliasing", "-Wno-unused-function"]
link: list[str] = []
if CHECKED or SANITIZE:
    flags.append("-DSIMCORE_CHECKED=1")
if SANITIZE:
    flags += ["-fsanitize=address,undefined", "-fno-omit-frame-pointer", "-g"]
    link += ["-fsanitize=address,undefined"]


def extension(path: Path) -> Extension:
    module = ".".join(path.with_suffix("").parts)
    return Extension(module, [str(path)], extra_compile_args=flags, extra_link_args=link)


sources = sorted(Path("simcore").rglob("*.pyx"))

setup(
    ext_modules=cythonize(
        [extension(path) for path in sources],
        compiler_directives=directives,
        nthreads=int(os.environ.get("SIMCORE_JOBS", os.cpu_count() or 1)),
        build_dir="build/cython",
    ),
)
