"""docs/web-comparison.md says what the command that writes it finds."""

from __future__ import annotations

import re
import sys

import pytest
from browsers import Page
from conftest import HERE

sys.path.insert(0, str(HERE / "comparison"))
import compare  # noqa: E402


def table(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def part(name: str) -> str:
    found = re.search(rf"<!-- {name} -->\n(.*?)<!-- /{name} -->", compare.PAGE.read_text(), re.S)
    assert found
    return found[1].strip()


@pytest.fixture(autouse=True)
def hammer() -> None:
    if not compare.HAMMER.is_file():
        pytest.skip("Hammer.js is missing: Scripts/bench-peers --install-hammer")


def test_programs_and_sizes() -> None:
    """The libraries may change by a tenth before the page is out of date."""
    assert part("sources") == compare.sources()
    said, found = table(part("sizes")), table(compare.sizes())
    assert [row[:4] for row in said] == [row[:4] for row in found]
    for old, new in zip(said[2:], found[2:]):
        bytes_said, bytes_found = (int(row[4].replace(",", "")) for row in (old, new))
        assert bytes_said == pytest.approx(bytes_found, rel=0.1)


def test_outcomes(chromium: Page) -> None:
    with compare.served() as server:
        found = compare.outcomes(chromium, server)
    assert table(part("outcomes")) == table(found)
