"""Builds of the core in which more is watched than in the fast one, and a dose of play in them.

    python -m tests.builds checked        # bounds, conservation and legality at every decision
    python -m tests.builds sanitize       # the same under AddressSanitizer and UBSan
    python -m tests.builds sanitize --kingdoms 20 --games 10 --rulings base.py

The C files of the ordinary build are compiled once more into build/<kind>, beside copies of the
Python files; nothing of the ordinary build is touched.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
C_FILES = ROOT / "build" / "cython"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
PACKAGES = ("simcore", "strategies", "analysis", "tests")

COMMON = ["-shared", "-fPIC", "-fno-strict-aliasing", "-w", "-DSIMCORE_CHECKED=1"]
FLAGS = {
    "checked": ["-O1"],
    "sanitize": ["-O1", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined",
                 "-fno-omit-frame-pointer"],
}  # fmt: skip


def compiler() -> str:
    return os.environ.get("CC", "cc")


def compile_module(kind: str, source: Path, folder: Path) -> None:
    target = (folder / source.relative_to(C_FILES)).with_suffix(SUFFIX)
    if target.exists() and target.stat().st_mtime > source.stat().st_mtime:
        return
    include = f"-I{sysconfig.get_paths()['include']}"
    command = [compiler(), *COMMON, *FLAGS[kind], include, str(source), "-o", str(target)]
    subprocess.run(command, check=True)


def build(kind: str) -> Path:
    """The folder of a finished build."""
    sources = sorted(C_FILES.rglob("*.c"))
    if not sources:
        raise SystemExit("there are no C files yet: run `make build` first")
    folder = ROOT / "build" / kind
    for package in PACKAGES:
        ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.c")
        shutil.copytree(ROOT / package, folder / package, ignore=ignore, dirs_exist_ok=True)
    shutil.copy(ROOT / "cli.py", folder / "cli.py")
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(lambda source: compile_module(kind, source, folder), sources))
    return folder


def environment(kind: str, folder: Path) -> dict[str, str]:
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONMALLOC": "malloc"}
    if kind == "sanitize":
        ask = [compiler(), "-print-file-name=libasan.so"]
        env["LD_PRELOAD"] = subprocess.run(ask, capture_output=True, text=True).stdout.strip()
        # Python itself never frees everything; what we look for is memory used wrongly.
        env["ASAN_OPTIONS"] = "detect_leaks=0"
    return env


def run(kind: str, kingdoms: int, games: int, seed: int, rulings: list[str]) -> int:
    folder = build(kind)
    env = environment(kind, folder)
    python = [sys.executable, "-X", "faulthandler"]
    fuzz = [*python, "-m", "tests.fuzz", "--kingdoms", str(kingdoms), "--games", str(games),
            "--seed", str(seed)]  # fmt: skip
    status = subprocess.run(fuzz, cwd=folder, env=env).returncode
    if rulings:
        paths = [str(folder / "tests" / "rulings" / name) for name in rulings]
        names = "-opython_files=*.py"
        pytest = [*python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist",
                  f"--rootdir={folder}", f"-opythonpath={folder}", names, *paths]  # fmt: skip
        status = subprocess.run(pytest, cwd=folder, env=env).returncode or status
    return status


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=FLAGS)
    parser.add_argument("--kingdoms", type=int, default=150)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    everything = sorted(path.name for path in (ROOT / "tests" / "rulings").glob("[a-z]*.py")
                        if not path.name.startswith("test_"))  # fmt: skip
    parser.add_argument("--rulings", nargs="*", default=everything)
    asked = parser.parse_args()
    raise SystemExit(run(asked.kind, asked.kingdoms, asked.games, asked.seed, asked.rulings))


if __name__ == "__main__":
    main()
