"""Four people at one table: no number of docs/tables.md has become worse, and its pieces do what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache

import pytest
from many_people import MEASURED, TUNED, Pinches, Score, Summary, summary
from recorded import ROOT

PAGE = (ROOT / "docs/tables.md").read_text()


@cache
def measured(oriented: bool) -> Summary:
    return summary(oriented)


def row(name: str) -> list[int]:
    """The counts of a row of the page: those before "of"."""
    (line,) = re.findall(rf"^\| {re.escape(name)} \|(.*)\|$", PAGE, re.M)
    return [int(cell.split()[0].replace(",", "")) for cell in line.split("|")]


def counts(score: Score) -> list[int]:
    return [score.wrong, score.missed]


def numbers(pinches: Pinches) -> list[int]:
    return [pinches.of_one, pinches.of_two]


def test_what_is_measured_is_not_what_was_tuned() -> None:
    assert not set(MEASURED) & set(TUNED)


@pytest.mark.thorough
def test_pairs_of_fingers() -> None:
    """Not worse than the page, and the others as they are there: they do not change."""
    without, with_azimuth = measured(False), measured(True)
    print(counts(without.engine), counts(with_azimuth.engine))
    totals = re.findall(r"^Of ([\d,]+) pairs of two hands and ([\d,]+) of one", PAGE, re.M)
    told = [tuple(int(each.replace(",", "")) for each in pair) for pair in totals]
    assert told == [(without.nothing.of_two, without.nothing.of_one)]
    assert counts(without.nothing) == row("no grouping") == [without.nothing.of_two, 0]
    assert counts(without.distance) == row("plain distance, 80 mm")
    assert all(now <= then for now, then in zip(counts(without.engine), row("`kin_engine_set_hands`")))
    assert all(now <= then for now, then in zip(counts(with_azimuth.engine), row("the same, with `azimuth`")))
    assert sum(counts(with_azimuth.engine)) < sum(counts(without.engine)) < sum(counts(without.distance))


@pytest.mark.thorough
@pytest.mark.parametrize(("oriented", "name"), [(False, ""), (True, ", with `azimuth`")])
def test_pinches(oriented: bool, name: str) -> None:
    found = measured(oriented)
    print(name, numbers(found.plain), numbers(found.one_hand), numbers(found.each))
    assert numbers(found.plain) == row("one pinch")
    for pinches, kind in ((found.one_hand, "one pinch with `one_hand`"), (found.each, "a pinch for each hand")):
        one, two = row(kind + name)
        assert pinches.of_one >= one and pinches.of_two <= two
    assert found.one_hand.of_two < found.plain.of_two / 5, "people do not pinch together"


def pieces() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)


PINCH = """
def spread(first, second, x, y, hand, at):
    places = ((first, x), (second, x + 100))
    engine.feed([kinesic.Sample(touch, kinesic.Phase.BEGAN, place, y, at, hand=hand) for touch, place in places])

def widen(pairs, at):
    for step in range(1, 5):
        with engine.frame(at + step / 50):
            for second, x, y in pairs:
                engine.move(second, (x + 100 + 15 * step, y))

spread(1, 2, 100, 100, 7, 1.0)
spread(3, 4, 100, 700, 8, 1.0)
widen([(2, 100, 100), (4, 100, 700)], 1.0)
print(sorted(began))
"""


@pytest.mark.parametrize("piece", range(len(pieces())))
def test_pieces_of_python(piece: int) -> None:
    """Two people pinch at the same time; each piece says who they are in `began`."""
    done = subprocess.run([sys.executable, "-c", pieces()[piece] + PINCH], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ["[7]", "[7, 8]", "[7, 8]"][piece]


def test_there_are_three_pieces() -> None:
    assert len(pieces()) == 3
