"""What is handed out can be installed and used: the sdist, a wheel of it, the typed face."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from pathlib import Path

import pytest

import simcore

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
STUBS = sorted(ROOT.glob("simcore/**/*.pyi"))
LEFT_BEHIND = shutil.ignore_patterns(
    ".*", "build", "dist", "runs", "demo", "*.so", "*.egg-info", "__pycache__"
)


def run(*command: object, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env={**clean_environment(), **environment}, text=True,
        capture_output=True,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def clean_environment() -> dict[str, str]:
    """Nothing that would lead back into the checkout."""
    return {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")}


# --- installing ---------------------------------------------------------------------------


def test_a_wheel_of_the_sdist_plays_in_an_empty_environment(tmp_path):
    """One long test, so that the core is compiled once: about a minute and a half."""
    sdist = build_sdist(tmp_path)
    unpacked = unpack(sdist, tmp_path)
    wheel = build_wheel(unpacked, tmp_path)
    bin_folder = install(wheel, tmp_path / "venv")
    empty = tmp_path / "empty"
    empty.mkdir()

    where = run(bin_folder / "python", "-c", "import simcore; print(simcore.__file__)", cwd=empty)
    assert str(tmp_path / "venv") in where
    assert "Werft" in run(bin_folder / "simcore", "cards", "Wharf", cwd=empty)
    code = "from simcore.rulings import rulings_of; print(len(rulings_of('Wharf')))"
    assert int(run(bin_folder / "python", "-c", code, cwd=empty)) > 1
    run(bin_folder / "simcore", "run", "-k", "High Seas", "-s", "bigmoney", "-s", "wharf_money",
        "-n", 200, "-o", "runs/x", "--quiet", cwd=empty)  # fmt: skip
    run(bin_folder / "simcore", "report", "runs/x", cwd=empty)
    assert (empty / "runs" / "x" / "report" / "index.html").exists()
    assert (empty / "runs" / "x" / "tables" / "cells.csv").exists()


def build_sdist(folder: Path) -> Path:
    source = folder / "source"
    shutil.copytree(ROOT, source, ignore=LEFT_BEHIND)
    shutil.copy(ROOT / ".pre-commit-config.yaml", source)
    build = "from setuptools import build_meta; print(build_meta.build_sdist('..'))"
    name = run(sys.executable, "-c", build, cwd=source, **BUILD).splitlines()[-1]
    return folder / name


def unpack(sdist: Path, folder: Path) -> Path:
    """With everything that a build needs, and nothing that a build made."""
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(folder, filter="data")
    kinds = (".pyx", ".pxd", ".pyi", ".toml", ".py")
    needed = [path for path in ROOT.glob("simcore/**/*") if path.suffix in kinds]
    assert not {str(path.relative_to(ROOT)) for path in needed} - names
    assert {"LICENSE", "README.md", "CHANGELOG.md", "simcore/py.typed"} <= names
    assert not [it for it in names if it.endswith((".so", ".pyc")) or it.startswith("build/")]
    unpacked = folder / sdist.name.removesuffix(".tar.gz")
    # Cython has translated the same files for the sdist already.
    shutil.copytree(folder / "source" / "build", unpacked / "build")
    return unpacked


def build_wheel(source: Path, folder: Path) -> Path:
    settings = folder / "parallel.cfg"
    settings.write_text("[build_ext]\nparallel = 2\n")
    options = ["--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", folder]
    environment = {**BUILD, "DIST_EXTRA_CONFIG": str(settings)}
    run(sys.executable, "-m", "pip", "wheel", *options, ".", cwd=source, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, venv: Path) -> Path:
    """An environment with this wheel; the dependencies are borrowed from ours, so that no
    network is needed."""
    run(sys.executable, "-m", "venv", "--without-pip", venv, cwd=wheel.parent)
    python = venv / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python]
    run(*pip, "install", "--no-deps", "--no-index", wheel, cwd=wheel.parent)
    (packages,) = venv.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return venv / "bin"


BUILD = {"SIMCORE_DEBUG": "1", "SIMCORE_JOBS": "2"}  # quick to compile; plays the same games


# --- metadata -----------------------------------------------------------------------------


def test_every_package_is_in_the_list():
    """A folder that is forgotten there would be missing from the wheel."""
    named = set(PROJECT["tool"]["setuptools"]["packages"])
    there = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for top in ("simcore", "strategies", "analysis")
        for path in (ROOT / top).rglob("__init__.py")
    }
    assert named == there


def test_everything_imported_is_required():
    required = " ".join(PROJECT["project"]["dependencies"])
    for name in ("numpy", "click", "pandas", "matplotlib", "scipy", "pyarrow", "tqdm"):
        assert name in required


def test_the_changelog_has_this_version():
    """The first version that was handed out is 1.0.0."""
    if not simcore.__version__.startswith("0."):
        assert f"\n## {simcore.__version__}\n" in (ROOT / "CHANGELOG.md").read_text()


def test_no_package_registry_is_named():
    """Where packages come from is a matter of whoever installs them."""
    host = "py" + "pi"
    names = ("pyproject.toml", "Makefile", ".pre-commit-config.yaml", "*.md", "docs/*.md",
             ".github/**/*.yml")  # fmt: skip
    files = [file for name in names for file in ROOT.glob(name)]
    assert not [file.name for file in files if host in file.read_text().lower()]


# --- the typed face -----------------------------------------------------------------------


def module_of(stub: Path) -> str:
    return ".".join(stub.relative_to(ROOT).with_suffix("").parts)


def test_compiled_modules_with_a_python_face_have_stubs():
    assert (ROOT / "simcore" / "py.typed").exists()
    faces = {"table", "batch", "layout", "registry", "choosers.callback", "choosers.seats",
             "choosers.rules"}  # fmt: skip
    assert {module_of(stub).removeprefix("simcore.") for stub in STUBS} == faces


def test_stubs_say_what_the_modules_have():
    pytest.importorskip("mypy")
    run(sys.executable, "-m", "mypy.stubtest", "--concise", "--ignore-disjoint-bases",
        "--ignore-unused-allowlist", "--allowlist", ROOT / "tests" / "stubs_allowed.txt",
        *map(module_of, STUBS), cwd=ROOT, PYTHONPATH=str(ROOT))  # fmt: skip
