"""A small dose of the sanitizer build; `make sanitize` gives the large one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def sanitizers_work(folder: Path) -> bool:
    compiler = shutil.which("cc")
    if compiler is None:
        return False
    source = folder / "empty.c"
    source.write_text("int main(void) { return 0; }\n")
    command = [compiler, "-fsanitize=address,undefined", str(source), "-o", str(folder / "empty")]
    return subprocess.run(command, capture_output=True).returncode == 0


def test_random_games_use_no_memory_wrongly(tmp_path):
    """AddressSanitizer and UBSan watch random games on random kingdoms."""
    if not sanitizers_work(tmp_path):
        pytest.skip("this C compiler has no AddressSanitizer and UBSan")
    command = [sys.executable, "-m", "tests.builds", "sanitize", "--kingdoms", "15", "--games", "4"]
    done = subprocess.run([*command, "--rulings"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all sound" in done.stdout
