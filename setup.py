"""Builds the Cython core. The one place for compiler directives.

SIMCORE_CHECKED=1   bounds checks, conservation of cards checked at every decision
SIMCORE_SANITIZE=1  the checked build under AddressSanitizer and UBSan (see `make sanitize`)
SIMCORE_DEBUG=1     quick to compile, for working on cards
SIMCORE_PORTABLE=1  for any processor of this kind; without it, for those like this machine's
"""

import os
import platform
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

CHECKED = os.environ.get("SIMCORE_CHECKED") == "1"
SANITIZE = os.environ.get("SIMCORE_SANITIZE") == "1"
DEBUG = os.environ.get("SIMCORE_DEBUG") == "1"
PORTABLE = os.environ.get("SIMCORE_PORTABLE") == "1"
NEWER = ("avx2", "bmi1", "bmi2", "popcnt", "abm")  # as /proc/cpuinfo calls them

directives = {
    "language_level": 3,
    "boundscheck": CHECKED or SANITIZE,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": True,
}


def newer_instructions() -> list[str]:
    """Instructions that every x86-64 processor since 2013 has, if this one has them. Unlike with
    -march=native, all those processors get the same code, and valgrind understands it."""
    info = Path("/proc/cpuinfo")
    if PORTABLE or platform.machine() != "x86_64" or not info.exists():
        return []
    line = next((line for line in info.read_text().splitlines() if line.startswith("flags")), "")
    if not set(NEWER) <= set(line.split()):
        return []
    return ["-mavx2", "-mbmi", "-mbmi2", "-mpopcnt", "-mlzcnt"]


level = "-O1" if DEBUG else "-O2" if SANITIZE else "-O3"
flags = [level, "-fno-strict-aliasing", "-Wno-unused-function", *newer_instructions()]
# Padding makes the code larger, and these branches are no faster for it.
flags += ["-fno-align-jumps", "-fno-align-loops", "-fno-align-labels"]
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
