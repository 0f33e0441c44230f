"""The examples of the README and of the guide to speed run and print what they say."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1]
README = PACKAGE / "README.md"
TREE = PACKAGE.parents[1]
AT_SPEED = TREE / "docs" / "python-at-speed.md"
RECORDINGS = TREE / "docs" / "recordings-in-python.md"


def blocks(path: Path, language: str = "python") -> "list[str]":
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(), flags=re.S | re.M)


def output_of(program: str, folder: "Path | None" = None) -> str:
    return subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, capture_output=True, text=True, cwd=folder).stdout


def test_the_examples_of_the_readme() -> None:
    first, second = blocks(README)
    assert output_of(first) == "0.40 s: single at 100, 80\n"
    assert "# 0.40 s: single at 100, 80\n" in first
    assert output_of(second) == "hold began\nhold ended\n"
    assert "# hold began, hold ended\n" in second


def test_the_guide_to_a_folder_of_recordings(tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    (tmp_path / "touches").mkdir()
    for name in ("tap_double.csv", "drag_one_fast.csv", "pinch_in_100hz.csv", "manifest.json"):
        shutil.copy(TREE / "Tests/Traces" / name, tmp_path / "touches")
    *programs, test = blocks(RECORDINGS)
    (tmp_path / "test_touches.py").write_text(test)
    lines = [line.rstrip() for line in output_of("\n".join(programs), tmp_path).splitlines()]
    assert lines == "".join(blocks(RECORDINGS, "text")).splitlines()
    assert (tmp_path / "two-fingers.svg").read_text().startswith("<svg")
    tested = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_touches.py"], cwd=tmp_path, capture_output=True, text=True)
    assert tested.returncode == 0 and "2 passed" in tested.stdout, tested.stdout


def test_the_examples_of_the_guide_to_speed() -> None:
    pytest.importorskip("pandas")
    programs = blocks(AT_SPEED)
    assert len(programs) == 3
    assert output_of("\n".join(programs)) == "".join(blocks(AT_SPEED, "text")[:3])
