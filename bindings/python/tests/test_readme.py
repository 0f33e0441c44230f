"""The examples of the README and of the guide to speed run and print what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1]
README = PACKAGE / "README.md"
AT_SPEED = PACKAGE.parents[1] / "docs" / "python-at-speed.md"


def blocks(path: Path, language: str = "python") -> "list[str]":
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(), flags=re.S | re.M)


def output_of(program: str) -> str:
    return subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, capture_output=True, text=True).stdout


def test_the_examples_of_the_readme() -> None:
    first, second = blocks(README)
    assert output_of(first) == "0.40 s: single at 100, 80\n"
    assert "# 0.40 s: single at 100, 80\n" in first
    assert output_of(second) == "hold began\nhold ended\n"
    assert "# hold began, hold ended\n" in second


def test_the_examples_of_the_guide_to_speed() -> None:
    pytest.importorskip("pandas")
    programs = blocks(AT_SPEED)
    assert len(programs) == 3
    assert output_of("\n".join(programs)) == "".join(blocks(AT_SPEED, "text")[:3])
