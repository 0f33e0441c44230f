"""The same winner on a slow and on a fast panel: with the tie break by crossing who wins does not hang on how much of
a movement one report brings."""

from __future__ import annotations

import functools
import itertools
import json
from typing import Any

import pytest
from recorded import DATA, REAL, ROOT, TRACES, Frame, frames
from resampled import RATES, at_rate, winners

import kinesic
from kinesic import Phase, Sample, TieBreak

Scene = dict[str, Any]


def nested(outer: Scene, inner: Scene) -> Scene:
    """A recognizer on a view and one on a view in it."""
    views = [{"id": "page"}, {"id": "content", "parent": "page"}]
    return {"views": views, "recognizers": [{**outer, "view": "page"}, {**inner, "view": "content"}]}


def one_of(name: str) -> Scene:
    scene: Scene = json.loads((ROOT / f"Tests/Scenes/{name}.json").read_text())
    return scene


ACROSS = {"id": "across", "class": "pan", "set": {"axes": 1}}
ALONG = {"id": "along", "class": "pan", "set": {"axes": 2}}
COMPETING = {
    "pages of lists": nested(ACROSS, ALONG),
    "lists of pages": nested(ALONG, ACROSS),
    "a photo on a page": nested({"id": "scroll", "class": "pan"}, {"id": "zoom", "class": "pinch", "set": {"dominance": 0}}),
}
"""Two recognizers of which the first to cross its threshold should win."""
SCREENS = {name: one_of(name) for name in ("cards", "edges", "list")}
"""Screens of which time decides a part too: a press that is delayed, a long press."""


@functools.lru_cache(maxsize=None)
def resampled(rate: int) -> list[list[Frame]]:
    """All recordings and made traces on a panel of this rate."""
    made = [(TRACES / each["file"], (each["units_per_mm"],) * 2) for each in json.loads((TRACES / "manifest.json").read_text())["traces"]]
    return [at_rate(frames(path, units), rate) for path, units in [*((path, None) for path in REAL), *made]]


def another_winner(scene: Scene, tie_break: TieBreak) -> tuple[int, int]:
    """In how many pairs of rates somebody else wins the same hand, and how many there are. A hand that is recognized
    on one panel only is none: a finger that lifts between two reports was never seen where it had been."""
    count = total = 0
    for feeds in zip(*(resampled(rate) for rate in RATES)):
        for hand in zip(*(winners(scene, feed, tie_break) for feed in feeds)):
            for a, b in itertools.combinations(hand, 2):
                total += 1
                count += bool(a and b and a != b)
    return count, total


@pytest.mark.thorough
@pytest.mark.skipif(not REAL, reason=f"no recordings under {DATA}: set KINESIC_DATA")
@pytest.mark.parametrize("name", COMPETING)
def test_who_crosses_first_wins_at_every_rate(name: str) -> None:
    depth, total = another_winner(COMPETING[name], TieBreak.DEPTH)
    assert total > 800 and depth >= 4
    assert another_winner(COMPETING[name], TieBreak.CROSSING) == (0, total)


@pytest.mark.thorough
@pytest.mark.skipif(not REAL, reason=f"no recordings under {DATA}: set KINESIC_DATA")
@pytest.mark.parametrize("name", SCREENS)
def test_on_a_screen_it_is_never_worse(name: str) -> None:
    depth, total = another_winner(SCREENS[name], TieBreak.DEPTH)
    crossing, _ = another_winner(SCREENS[name], TieBreak.CROSSING)
    assert total > 800 and crossing <= depth
    if name == "cards":
        assert crossing < depth


def test_a_finger_that_goes_askew_is_one_winner_at_every_rate() -> None:
    """Along 24 directions, 1000 units a second: by depth the inner view wins whenever one report crosses both."""
    seen = {tie_break: [set(), set()] for tie_break in TieBreak}
    for tie_break, found in seen.items():
        for step in range(1, 24):
            way = (1000 * step / 24, 1000 * (24 - step) / 24)
            feed = [
                Frame(0.001, (Sample(1, Phase.BEGAN, 300, 300, 0.001),)),
                Frame(0.2, (Sample(1, Phase.MOVED, 300 + way[0] * 0.199, 300 + way[1] * 0.199, 0.2),)),
                Frame(0.21, (Sample(1, Phase.ENDED, 300 + way[0] * 0.199, 300 + way[1] * 0.199, 0.21),)),
            ]
            names = {winners(COMPETING["pages of lists"], at_rate(feed, rate), tie_break)[0] for rate in RATES}
            found[len(names) > 1].add(step)
            if tie_break is TieBreak.CROSSING and step != 12:
                assert names == {frozenset({"across" if step > 12 else "along"})}
    assert not seen[TieBreak.CROSSING][1] and len(seen[TieBreak.DEPTH][1]) >= 3


def test_resampling_keeps_landings_lifts_and_the_line() -> None:
    feed = [Frame(time, (Sample(1, phase, x, 0.0, time),)) for time, phase, x in ((0.01, Phase.BEGAN, 0), (0.11, Phase.MOVED, 100), (0.15, Phase.ENDED, 100))]
    taken = at_rate(feed, 60)
    assert [frame.time for frame in taken] == pytest.approx([0.01, *(index / 60 for index in range(1, 9)), 0.15], abs=1e-6)
    assert [frame.samples[0].x for frame in taken[1:7]] == pytest.approx([1000 * (index / 60 - 0.01) for index in range(1, 7)], abs=1e-3)
    assert taken[-1].samples == feed[-1].samples and kinesic.Phase.MOVED not in (taken[0].samples[0].phase, taken[-1].samples[0].phase)
