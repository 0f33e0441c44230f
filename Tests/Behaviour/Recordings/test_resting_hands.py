"""Hands that rest, hold and shake: without the filters and with them. docs/palms.md and docs/accommodations.md have
the numbers, which `test_resting_hands.py --write` writes into their rows."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Callable

import pytest
import resting_hands
from resting_hands import Hands, Result, holder, of, shaker, writer

from kinesic import Accommodations, PalmFilter

ROOT = Path(__file__).resolve().parents[3]
EDGES = PalmFilter(edge_margin=32)
STEADY = Accommodations(minimum_contact_time=0.2, repeat_interval=0.25)
ROWS: list[tuple[str, str, Callable[[int], Hands], PalmFilter | None, Accommodations | None]] = [
    ("palms.md", "a writer's hand, without the filter", writer, None, None),
    ("palms.md", "size alone", writer, PalmFilter(pen_over_touch=False, pen_cancel_interval=0, pen_hold_interval=0), None),
    ("palms.md", "the pen alone", writer, PalmFilter(palm_radius=0), None),
    ("palms.md", "size and pen, the defaults", writer, PalmFilter(), None),
    ("palms.md", "hands that hold a tablet, without the filter", holder, None, None),
    ("palms.md", "`edge_margin` 32", holder, EDGES, None),
    ("accommodations.md", "as it is", shaker, None, None),
    ("accommodations.md", "`minimum_contact_time` 0.2", shaker, None, Accommodations(minimum_contact_time=0.2)),
    ("accommodations.md", "`repeat_interval` 0.25", shaker, None, Accommodations(repeat_interval=0.25)),
    ("accommodations.md", "both", shaker, None, STEADY),
]


def written(title: str, result: Result) -> str:
    return f"| {title} | {result.kept:,} of {result.meant:,} | {result.wrong:,} |"


@pytest.mark.thorough
@pytest.mark.parametrize(("page", "title", "session", "palms", "chosen"), ROWS, ids=[row[1] for row in ROWS])
def test_the_pages_have_these_numbers(
    page: str, title: str, session: Callable[[int], Hands], palms: PalmFilter | None, chosen: Accommodations | None
) -> None:
    line = written(title, of(session, palms, chosen))
    assert line in (ROOT / "docs" / page).read_text(), line


def test_a_session_is_the_same_for_the_same_seed() -> None:
    assert list(writer(5).in_order()) == list(writer(5).in_order()) != list(writer(6).in_order())


@pytest.mark.thorough
def test_what_is_meant_stays_and_what_is_not_goes() -> None:
    """The point of it, whatever the numbers are."""
    for session, palms, chosen in ((writer, PalmFilter(), None), (holder, EDGES, None), (shaker, None, STEADY)):
        before, after = of(session), of(session, palms, chosen)
        assert after.kept >= 0.95 * before.kept and after.wrong < 0.2 * before.wrong, (session.__name__, before, after)


def test_every_row_of_the_pages_is_measured() -> None:
    for page in ("palms.md", "accommodations.md"):
        rows = re.findall(r"^\| (.+?) \| [\d,]+ of [\d,]+ \| [\d,]+ \|$", (ROOT / "docs" / page).read_text(), re.M)
        assert rows == [row[1] for row in ROWS if row[0] == page]


if __name__ == "__main__":
    for page, title, session, palms, chosen in ROWS:
        line = written(title, resting_hands.of(session, palms, chosen))
        print(f"{page:20} {line}")
        if "--write" in sys.argv:
            text = (ROOT / "docs" / page).read_text()
            row = re.compile(rf"^\| {re.escape(title)} \| [\d,]+ of [\d,]+ \| [\d,]+ \|$", re.M)
            (ROOT / "docs" / page).write_text(row.sub(lambda _, line=line: line, text))
