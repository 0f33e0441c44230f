"""Pinches and rotations: false ones among parallel moves, and those that are meant."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from made import made_pairs
from geometry import RULES
from motions import Array, Pair, Way, real_pairs
from page import Column, Table
from peers import android_scales, flutter_reports
from play import PLAYED, Report, alternating, as_recorded, begun

OURS: dict[str, tuple[str, dict[str, float]]] = {
    "pinch": ("pinch", {}),
    "rotation": ("rotation", {}),
    "plain pinch": ("pinch", {"dominance": 0}),
    "plain rotation": ("rotation", {"dominance": 0}),
}


def both_places(rows: list[Report]) -> tuple[Array, Array]:
    """Where the two fingers are after each report, from the landing of the later one to the first lift."""
    latest: dict[int, Array] = {}
    found: list[tuple[Array, Array]] = []
    for _, finger, phase, place in sorted(rows, key=lambda row: row[0]):
        if phase.name == "ENDED":
            if len(latest) == 2:
                break
            latest.pop(finger, None)
            continue
        latest[finger] = place
        if len(latest) == 2:
            found.append((latest[1], latest[2]))
    places = np.array(found)
    return places[:, 0], places[:, 1]


def measured(
    pairs: Mapping[str, Sequence[Pair]], play: Callable[[Pair], list[Report]]
) -> dict[str, list[float | None]]:
    """By who judges: false pinches, false rotations, pinches kept, rotations kept."""
    counts: dict[str, list[float | None]] = {
        name: [0, 0, 0, 0] for name in ("Kinesic", "plain threshold", "Android", "Flutter")
    }
    counts["Android"] = [0, None, 0, None]

    def count(name: str, place: int, is_one: bool) -> None:
        counts[name][place] = (counts[name][place] or 0) + is_one

    for label, places in {"parallel": (0, 1), "pinch": (2, None), "rotation": (None, 3)}.items():
        for pair in pairs[label]:
            rows = play(pair)
            names = begun(rows, OURS)
            android, flutter = android_scales(*both_places(rows)), flutter_reports(*both_places(rows))
            for which, place in enumerate(places):
                if place is None:
                    continue
                kind = ("pinch", "rotation")[which]
                count("Kinesic", place, kind in names)
                count("plain threshold", place, f"plain {kind}" in names)
                count("Flutter", place, flutter[which])
                if which == 0:
                    count("Android", place, android)
    return counts


def labelled() -> dict[str, list[Pair]]:
    found: dict[str, list[Pair]] = {
        label: [] for label in ("parallel", "pinch", "rotation", "hold", "one rests", "mixed")
    }
    for pair in real_pairs():
        found[pair.label()].append(pair)
    return found


RATES = (30, 60, 120, 240)


def resampled(way: Way, rate: int) -> Way:
    """As a panel of another rate reports it: on lines between its reports, at multiples of the rate's interval."""
    first, last = float(way.times[0]), float(way.times[-1])
    grid = np.arange(math.floor(first * rate) + 1, math.floor(last * rate) + 1) / rate
    times = np.concatenate([[first], grid[grid > first + 1e-6]])
    return Way(way.name, times, way.at(times), way.lifted)


def at_rate(rate: int, play: Callable[[Pair], list[Report]]) -> Callable[[Pair], list[Report]]:
    return lambda pair: play(Pair(resampled(pair.first, rate), resampled(pair.second, rate)))


AT_RATES = {f"{rate} Hz{', alternating' if play is alternating else ''}": at_rate(rate, play) for rate in RATES for play in (as_recorded, alternating)}


def table(title: str, text: str, pairs: Mapping[str, Sequence[Pair]], played: Mapping[str, Callable[[Pair], list[Report]]] = PLAYED) -> Table:
    parallel, pinches, rotations = (len(pairs[label]) for label in ("parallel", "pinch", "rotation"))
    columns = [Column("false pinches", "less", 0, parallel), Column("false rotations", "less", 0, parallel)]
    columns += [Column("pinches kept", "more", 0, pinches), Column("rotations kept", "more", 0, rotations)]
    found = Table(title, text, columns)
    for how, play in played.items():
        for name, numbers in measured(pairs, play).items():
            found.add(f"{name}, {how}", *numbers)
    return found


def tables() -> list[Table]:
    real = labelled()
    others = ", ".join(f"{len(real[label])} {label}" for label in ("hold", "one rests", "mixed"))
    text = f"""Contacts of the recordings two by two, in the order of landing, where both are down for 60 ms. Their
labels are geometry:

{RULES}

A hold, a resting finger and what is mixed are not counted: {others}. *Alternating*: of two frames that move both
fingers each reports one.
*Split*: the second finger's moves come 5 ms later. *Plain threshold* is `dominance` 0; Android's detector of scales
begins at 16 dp of span and knows no rotation; Flutter's has no threshold once it goes on, and is counted where it
reports 5 % of scale or 0.1 rad."""
    made = """Pairs of the project's hand model (`Tests/HandModel`) on panels of 30 to 240 Hz: the label is the gesture
that the hand was to make."""
    rates = """The recorded pairs of above as panels of other rates would report them, on lines between their reports: both
fingers in each frame, and in turn. At 30 Hz in turn each finger is reported every 67 ms, and one that has sent nothing
for 30 ms counts as resting ([hands.md](hands.md#panels-that-report-one-finger-at-a-time)): most pinches are lost
there."""
    return [
        table("Two fingers, recorded", text, real),
        table("Two fingers, recorded, at other rates", rates, real, AT_RATES),
        table("Two fingers, made", made, made_pairs()),
    ]


if __name__ == "__main__":
    print("\n".join(table.markdown() for table in tables()))
