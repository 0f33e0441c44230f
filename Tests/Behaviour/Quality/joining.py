"""A second finger that lands while the first one moves: it goes along, or the two pinch. What a pinch makes of either,
and a scroll and a pinch that take over from one another."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from statistics import mean

import numpy as np
from made import feed_of, made_pairs, seeded
from motions import Pair, Way, pairs_of, paths_of
from page import Column, Table
from play import as_recorded, feed, observed
from policies import WAYS, outcome
from two_fingers import labelled

import kinesic
from HandModel import gestures
from HandModel.gestures import grip, row
from HandModel.model import Scene
from HandModel.motion import Hand, reach
from HandModel.panel import PANELS
from HandModel.prng import Random
from kinesic import Phase, State

EACH = 8
"""Of each kind on each panel."""
STUCK = 0.04
"""The longest time for which a finger that lands beside a moving one stays where it landed, seconds: the skin sticks,
and panels hold back the first small movements."""


def joins(rng: Random) -> Scene:
    """Two fingers drag, of which the second lands in the middle of it."""
    bearing, way, duration = rng.uniform(0, 2 * math.pi), rng.uniform(40, 120), rng.uniform(500, 1200)
    hand = Hand((120.0, 80.0))
    hand.move(60.0, duration, way * math.cos(bearing), way * math.sin(bearing))
    scene, end = Scene(), 60 + 0.9 * duration
    row(scene, rng, hand, [(0.0, end), (60 + duration * rng.uniform(0.2, 0.5), end + rng.uniform(-6, 14))])
    return scene


def joins_to_pinch(rng: Random) -> Scene:
    """A finger drags; a second one lands beside it, and the two go apart or come together."""
    bearing, factor, duration = rng.uniform(0, 2 * math.pi), rng.uniform(1.4, 2.2), rng.uniform(250, 700)
    land = rng.uniform(120, 300)
    start = land + rng.uniform(-20, 80)
    scale = factor if rng.chance(0.5) else 1 / factor
    hand = Hand((120.0, 85.0), scale=reach(start, duration, scale - 1))
    hand.move(20.0, land + 60, rng.uniform(5, 30) * math.cos(bearing), rng.uniform(5, 30) * math.sin(bearing))
    scene, end = Scene(), start + duration + 40
    grip(scene, rng, hand, rng.uniform(16, 30), [(0.0, end), (land, end + rng.uniform(-10, 10))])
    return scene


def sticking(way: Way, seconds: float) -> Way:
    """It stays where it landed for so long, and goes on from there."""
    gone = way.at(np.array([way.times[0] + seconds]))[0] - way.places[0]
    places = np.where((way.times < way.times[0] + seconds)[:, None], way.places[0], way.places - gone)
    return Way(way.name, way.times, places, way.lifted)


@cache
def pairs(make: Callable[[Random], Scene]) -> tuple[Pair, ...]:
    found: list[Pair] = []
    for panel in PANELS:
        for seed in range(EACH):
            rng = seeded(make.__name__, panel, seed)
            for pair in pairs_of(paths_of(feed_of(make(rng), panel, rng), make.__name__))[:1]:
                late, early = sorted((pair.first, pair.second), key=lambda way: -float(way.times[0]))
                found.append(Pair(early, sticking(late, rng.uniform(0, STUCK))))
    return tuple(found)


def about_resting(rng: Random) -> Scene:
    """A pinch of which one finger rests."""
    factor = rng.uniform(1.4, 2.2)
    return gestures.about_resting(rng, rng.uniform(25, 50), factor if rng.chance(0.5) else 1 / factor, 0.0, rng.uniform(250, 900))


NUMBERS: dict[str, dict[str, float]] = {
    "Kinesic": {},
    "Kinesic, `early_threshold`": {"early": 1},
    "Kinesic, `resting_share` 0.1": {"resting_share": 0.1},
    "Kinesic, `resting_share` 0.2": {"resting_share": 0.2},
    "plain threshold": {"dominance": 0},
}
EARLY = {"pinch": 16.0, "rotation": 0.2}
Begins = dict[tuple[str, str], float]


def begins(pair: Pair) -> Begins:
    """How long after the second finger's landing each begins, alone, by its numbers and its class, seconds."""
    rows = as_recorded(pair)
    landed = sorted(time for time, _, phase, _ in rows if phase is Phase.BEGAN)[1] + 1
    with kinesic.Engine() as engine:
        for name, numbers in NUMBERS.items():
            for kind in ("pinch", "rotation"):
                given = {"early_threshold": EARLY[kind]} if "early" in numbers else numbers
                observed(engine, f"{name}/{kind}", kind, **given)
        found = {event.recognizer.name: event.time - landed for event in feed(engine, rows) if event.state is State.BEGAN}
    return {(name.rpartition("/")[0], name.rpartition("/")[2]): late for name, late in found.items()}


def alone() -> Table:
    """What a pinch and a rotation make of it, each alone."""
    along, later, resting = pairs(joins), pairs(joins_to_pinch), pairs(about_resting)
    real, of_hands = labelled()["parallel"], made_pairs()["pinch"]
    text = f"""Made hands: one finger drags, and a second one lands in the middle of it, which stays where it landed for up to
{1000 * STUCK:.0f} ms, for the skin sticks and panels hold back small movements. *Along*: both drag on. *Pinch*: the
two go apart or come together. *Resting*: a pinch about a finger that rests from the beginning. *Recorded* are the
parallel moves of [Two fingers](#two-fingers-recorded), *later* is how much later the made pinches of two fingers that
land at rest begin. `early_threshold` is 16 units, for a rotation 0.2 rad."""
    columns = [
        Column("along: false pinches", "less", 0, len(along)),
        Column("along: false rotations", "less", 0, len(along)),
        Column("recorded: false pinches", "less", 0, len(real)),
        Column("pinches", "more", 0, len(later)),
        Column("resting pinches", "more", 0, len(resting)),
        Column("later, mean ms"),
    ]
    found = Table("A second finger that joins", text, columns)
    each = {what: [begins(pair) for pair in part] for what, part in {"along": along, "later": later, "resting": resting, "real": real, "hands": of_hands}.items()}
    for name in NUMBERS:
        pinch, rotation = (name, "pinch"), (name, "rotation")
        late = [one[pinch] - one["Kinesic", "pinch"] for one in each["hands"] if pinch in one and ("Kinesic", "pinch") in one]
        counts = [sum(kind in one for one in each[what]) for what, kind in (("along", pinch), ("along", rotation), ("real", pinch), ("later", pinch), ("resting", pinch))]
        found.add(name, *counts, 1000 * mean(late))
    return found


def play() -> dict[str, list[Pair]]:
    """Pairs of ten fingers that land and lift at random, by their geometry."""
    found: dict[str, list[Pair]] = {"parallel": [], "pinch": []}
    for panel in PANELS:
        for seed in range(4):
            rng = seeded("ten", panel, seed)
            for pair in pairs_of(paths_of(feed_of(gestures.ten_fingers(rng), panel, rng), "ten")):
                if pair.label() in found:
                    found[pair.label()].append(pair)
    return {label: part[:30] for label, part in found.items()}


def taking_over() -> Table:
    """A scroll and a pinch that exclude one another."""
    sets = {"along": ("parallel", pairs(joins)), "pinch": ("pinch", pairs(joins_to_pinch)), "play, parallel": ("parallel", play()["parallel"]), "play, pinch": ("pinch", play()["pinch"])}
    text = """The same hands, and made play of ten fingers (pairs by their geometry, as recorded ones), with a scroll of two
fingers and a pinch that exclude one another, as in [Policies](#policies-recorded). *Corrected*: the wrong one began
first and was taken back."""
    columns = [Column(f"{name}: right", "more", 0, len(part)) for name, (_, part) in sets.items()] + [Column("of these corrected", "")]
    found = Table("A second finger that joins, policies", text, columns)
    for way in ("scroll or pinch, off", "scroll or pinch, takeover"):
        outcomes = {name: (label, [outcome(as_recorded(pair), WAYS[way]) for pair in part]) for name, (label, part) in sets.items()}
        right = [sum(name == label for name, _, _ in part) for label, part in outcomes.values()]
        corrected = sum(name == label and taken_back for label, part in outcomes.values() for name, taken_back, _ in part)
        found.add(f"Kinesic, {way}", *right, corrected)
    return found


def tables() -> list[Table]:
    return [alone(), taking_over()]


if __name__ == "__main__":
    print("\n".join(table.markdown() for table in tables()))
