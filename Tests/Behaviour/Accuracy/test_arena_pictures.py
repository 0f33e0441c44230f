"""The pictures of docs/arena.md and of the README are those that the tool draws of their cases and fingers today."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PLOTS = ROOT / "docs/plots"


def test_they_are_what_is_drawn_today(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(PLOTS / "arena.py"), str(tmp_path)], check=True)
    drawn = sorted(path.name for path in tmp_path.iterdir())
    assert drawn == sorted(path.name for path in [*PLOTS.glob("arena-*.svg"), PLOTS / "two-fingers.svg"])
    assert [name for name in drawn if (tmp_path / name).read_text() != (PLOTS / name).read_text()] == []


def test_the_page_shows_each() -> None:
    shown = re.findall(r"\]\(plots/(arena-[\w-]+\.svg)\)", (ROOT / "docs/arena.md").read_text())
    assert sorted(shown) == sorted(path.name for path in PLOTS.glob("arena-*.svg"))


def test_the_readme_shows_the_fingers() -> None:
    assert "](docs/plots/two-fingers.svg)" in (ROOT / "README.md").read_text()
