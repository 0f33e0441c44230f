"""Taps whose fingers roll or tremble, beside a pan or a pinch; and what it costs to keep them taps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from statistics import mean, median

from made import drag, feed_of, flick, pinch, seeded
from motions import paths_of
from page import Column, Table
from play import Report, feed, reports

import kinesic
from HandModel import gestures
from HandModel.model import Scene
from HandModel.motion import reach
from HandModel.panel import PANELS
from HandModel.prng import Random

EACH = 16
"""Of each kind on each panel."""
EARLY = {"early_threshold": 16.0}
"""The preset of docs/hands.md."""


def rolling_tap(rng: Random) -> Scene:
    return gestures.taps(rng, drift=rng.uniform(1.5, 2.2), contact=(60.0, 200.0))


def trembling_tap(rng: Random) -> Scene:
    """Of two fingers, of which each strays by up to 1 mm from the other one."""
    scene = gestures.taps(rng, fingers=2, contact=(60.0, 200.0))
    for side, finger in zip((-1, 1), scene.fingers):
        finger.own_x += reach(finger.land, max(finger.lift - finger.land, 40.0), side * rng.uniform(0.5, 1.0))
    return scene


@cache
def hands(make: Callable[[Random], Scene]) -> tuple[list[Report], ...]:
    found: list[list[Report]] = []
    for panel in PANELS:
        for seed in range(EACH):
            rng = seeded(make.__name__, panel, seed)
            paths = paths_of(feed_of(make(rng), panel, rng), make.__name__)
            found.append([row for number, path in enumerate(paths) for row in reports(path, number + 1)])
    return tuple(found)


def first(rows: list[Report], *recognizers: kinesic.Recognizer) -> tuple[str, float]:
    """Which of them is recognized first, and when; nobody: an empty name."""
    with kinesic.Engine() as engine:
        for each in recognizers:
            engine.root.add(each)
        events = feed(engine, rows)
    return (events[0].recognizer.name, events[0].time) if events else ("", 0.0)


def taps(make: Callable[[Random], Scene], other: Callable[..., kinesic.Recognizer], fingers: int, early: dict[str, float]) -> int:
    """How many remain taps beside another class."""
    return sum(
        first(rows, other(name="other", **early), kinesic.Tap(name="tap", touches_required=fingers))[0] == "tap"
        for rows in hands(make)
    )


def begins(makes: tuple[Callable[[Random], Scene], ...], kind: Callable[..., kinesic.Recognizer], early: dict[str, float]) -> list[float]:
    """When each hand's gesture begins, seconds; in vain: infinite."""
    found = [first(rows, kind(name="it", **early)) for make in makes for rows in hands(make)]
    return [time if name else float("inf") for name, time in found]


def tables() -> list[Table]:
    count = EACH * len(PANELS)
    text = f"""Made taps (`Tests/HandModel`) of one finger that rolls by 1.5 to 2.2 mm beside a pan, and of two fingers that
stray by 0.5 to 1 mm each beside a pinch, on all panels; and how much later made drags and pinches begin. *Early*:
`early_threshold` {EARLY["early_threshold"]:g} ([hands.md](hands.md#taps-that-roll))."""
    columns = [
        Column("taps", "more", 0, count),
        Column("taps of two", "more", 0, count),
        Column("drags later, mean ms"),
        Column("drags later, median ms"),
        Column("pinches later, mean ms"),
        Column("pinches later, median ms"),
    ]
    found = Table("Taps that roll", text, columns)
    plain = {kinesic.Pan: (drag, flick), kinesic.Pinch: (pinch,)}
    usual = {kind: begins(makes, kind, {}) for kind, makes in plain.items()}
    ways: dict[str, dict[str, float]] = {"Kinesic": {}, "Kinesic, early": EARLY}
    for name, early in ways.items():
        numbers: list[float | None] = [
            taps(rolling_tap, kinesic.Pan, 1, early),
            taps(trembling_tap, kinesic.Pinch, 2, early),
        ]
        for kind, makes in plain.items():
            pairs = [(a, b) for a, b in zip(begins(makes, kind, early), usual[kind]) if b != float("inf")]
            later = [(a - b) * 1000 for a, b in pairs]
            numbers += [mean(later), median(later)]
        found.add(name, *numbers)
    return [found]
