"""Pinch and rotation of the same fingers on panels that report them at once, one after another, or in turn
(`panels.py`)."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pairs import Pair, Place, pairs, steps
from panels import PANELS, gathered, split
from recorded import DATA, REAL, TRACES, UNITS_PER_MM, Frame, Gesture, frames, play

import kinesic
from HandModel import rules_pair
from HandModel.catalogue import Trace, catalogue
from HandModel.recordings import Recording
from kinesic import Phase, Sample

MANIFEST = json.loads((TRACES / "manifest.json").read_text())
KINDS = ("pinch", "rotation")
SHARE = {"pinch": 9 / 41, "rotation": 4 / 41}
"""How many of the parallel moves may be taken for each: what the rule pinch.dominance tells of 41 real ones."""
SEVERAL = [trace for trace in MANIFEST["traces"] if trace["fingers"] > 1]
each_panel = pytest.mark.parametrize("panel", PANELS)
needs_recordings = pytest.mark.skipif(not REAL, reason=f"no recordings under {DATA}: set KINESIC_DATA")


def found(feed: list[Frame]) -> dict[str, list[Gesture]]:
    """The pinches and the rotations, each class alone."""
    with kinesic.Engine(touch_capacity=32) as engine:
        for kind in KINDS:
            engine.root.add(kinesic.Recognizer(kind, name=kind, observe_only=True))
        result = play(engine, feed)
    return {kind: result.of(kind) for kind in KINDS}


def by_the_second_model(feed: list[Frame]) -> dict[str, list[float]]:
    taken = steps(feed)
    return {"pinch": rules_pair.starts(taken, 8.0, 1.35, False), "rotation": rules_pair.starts(taken, 0.1, 1.0, True)}


def same(gestures: dict[str, list[Gesture]], feed: list[Frame]) -> bool:
    """Whether the second model has the same gestures at the same times."""
    return {kind: [round(each.start, 6) for each in gestures[kind]] for kind in KINDS} == by_the_second_model(feed)


# Made traces: fingers that no recording is needed for.

BESIDE = {
    ("swipe_two_fingers", "one by one"), ("swipe_two_fingers", "5 ms apart"), ("swipe_two_fingers", "2.1 ms apart"),
    ("drag_finger_joins", "one by one"), ("drag_finger_joins", "5 ms apart"), ("drag_finger_joins", "2.1 ms apart"),
    ("drag_finger_joins_and_leaves", "one by one"), ("drag_finger_joins_and_leaves", "5 ms apart"),
    ("drag_finger_joins_and_leaves", "2.1 ms apart"),
}  # fmt: skip
"""Parallel moves that the rule takes for a pinch on these panels: the first finger's report after the other one's
landing goes 8 units along the line between them, and its own finger's report has not come. Nothing tells it from a
pinch but what comes later."""
TOO_SLOW = {("spread_30hz", "in turn")}
"""15 reports a second of each finger: to the rule each is at rest when the other one moves."""


@each_panel
@pytest.mark.parametrize("trace", SEVERAL, ids=lambda trace: trace["file"][:-4])
def test_a_made_trace_on_every_panel(trace: dict[str, Any], panel: str) -> None:
    name, per = trace["file"][:-4], trace["units_per_mm"]
    feed = PANELS[panel](frames(TRACES / trace["file"], (per, per)))
    gestures = found(feed)
    assert same(gestures, feed)
    wanted = {kind: trace["meant"].get(kind, 0) for kind in KINDS if kind in trace["meant"] or kind in trace["not"]}
    if (name, panel) in BESIDE:
        wanted["pinch"] = 1
    if (name, panel) in TOO_SLOW:
        wanted["pinch"] = 0
    assert {kind: len(gestures[kind]) for kind in wanted} == wanted


def feed_of(recording: Recording) -> list[Frame]:
    """The frames of a recording that was just made."""
    phases = {"down": Phase.BEGAN, "move": Phase.MOVED, "up": Phase.ENDED}
    scale = [UNITS_PER_MM / per for per in recording.units_per_mm]
    rows = recording.rows
    return gathered(
        [(row.t_us / 1e6, Sample(row.tracking_id, phases[row.event], row.x * scale[0], row.y * scale[1], 0.0)) for row in rows]
    )


@functools.lru_cache(maxsize=None)
def other_hands(kind: str, meant: bool) -> list[list[Frame]]:
    """What four other hands make of each trace with several fingers that is meant to be one of its kind, or meant not
    to be."""
    traces: list[Trace] = [trace for trace in catalogue() if trace.fingers > 1 and kind in (trace.meant if meant else trace.never)]
    return [feed_of(trace.record(seed)) for trace in traces for seed in range(1, 5)]


@pytest.mark.parametrize("panel", [name for name in PANELS if name != "in turn"])
@pytest.mark.parametrize("kind", KINDS)
def test_other_hands_are_understood_on_every_panel(kind: str, panel: str) -> None:
    """All that mean it are found, and of those that do not no more are taken for it than of the real ones."""
    meant = [len(found(PANELS[panel](feed))[kind]) for feed in other_hands(kind, True)]
    assert len(meant) >= 20 and meant == [1] * len(meant)
    never = [len(found(PANELS[panel](feed))[kind]) for feed in other_hands(kind, False)]
    assert len(never) >= 60 and sum(never) <= SHARE[kind] * len(never)


# Two fingers whose reports are apart by a known time.

START = 0.05


def two(place: Callable[[int, float], Place], period: float, apart: float, duration: float) -> list[Frame]:
    """Two fingers that land together and are reported every `period` seconds, the second one `apart` later."""
    samples: list[tuple[float, Sample]] = []
    for finger in (0, 1):
        samples.append((0.0, Sample(finger + 1, Phase.BEGAN, *place(finger, 0), 0.0)))
        for index in range(round(duration / period)):
            time = START + index * period + finger * apart
            samples.append((time, Sample(finger + 1, Phase.MOVED, *place(finger, time - START), 0.0)))
        samples.append((START + duration + 0.1, Sample(finger + 1, Phase.ENDED, *place(finger, duration), 0.0)))
    return gathered(sorted(samples, key=lambda each: each[0]))


def spread(finger: int, time: float) -> Place:
    return 400 + (finger * 2 - 1) * (60 + 120 * time), 300


def turn(finger: int, time: float) -> Place:
    side, angle = finger * 2 - 1, 0.3 + 1.5 * time
    return 400 + side * 80 * math.cos(angle), 300 + side * 80 * math.sin(angle)


def gaps() -> Iterator[tuple[float, float]]:
    """Periods of 4 to 58 ms, and reports that are apart by 0.1 to 29 ms."""
    for period in (0.004, 0.0083, 0.01, 0.016, 0.025, 0.033, 0.058):
        for apart in (0.0001, 0.0019, 0.002, 0.0021, 0.003, 0.005, 0.008, 0.012, 0.016, 0.02, 0.029):
            if apart < period:
                yield period, apart


@pytest.mark.parametrize("period, apart", list(gaps()))
def test_no_gap_between_the_reports_keeps_a_gesture_from_beginning(period: float, apart: float) -> None:
    """It begins, and not later than two periods after it would if both reported at once."""
    for kind, place in (("pinch", spread), ("rotation", turn)):
        feed = two(place, period, apart, 0.6)
        gestures, at_once = found(feed), found(two(place, period, 0, 0.6))
        assert len(gestures[kind]) == 1 == len(at_once[kind]) and same(gestures, feed)
        assert gestures[kind][0].start <= at_once[kind][0].start + apart + 2 * period


def parallel(seed: int) -> Callable[[int, float], Place]:
    """A move of two fingers side by side: a fast start, an end at rest, a tremor of each finger of its own of half a
    unit."""
    heading, speed, side = 2.399963 * seed, 150 + 40 * (seed % 10), 1 if seed % 2 else -1

    def place(finger: int, time: float) -> Place:
        way = speed * 0.25 * (1 - math.exp(-time / 0.25))
        across = heading + side * math.pi / 2
        x = 400 + way * math.cos(heading) + finger * 110 * math.cos(across)
        y = 300 + way * math.sin(heading) + finger * 110 * math.sin(across)
        phase = 5.1 * finger + seed
        return x + 0.5 * math.sin(55 * time + phase), y + 0.5 * math.cos(61 * time + 2 * phase)

    return place


@pytest.mark.parametrize("period, apart", [(0.016, 0), (0.016, 0.0021), (0.016, 0.008), (0.01, 0.005), (0.004, 0.002), (0.058, 0.029)])
def test_parallel_moves_are_neither(period: float, apart: float) -> None:
    """41 moves of 37 to 127 units, in all directions, with fingers that lie across the way."""
    count = dict.fromkeys(KINDS, 0)
    for seed in range(41):
        feed = two(parallel(seed), period, apart, 0.8)
        gestures = found(feed)
        assert same(gestures, feed)
        for kind in KINDS:
            count[kind] += bool(gestures[kind])
    assert count == {"pinch": 0, "rotation": 0}


# Recordings of real hands, labelled by where their fingers were.


@functools.lru_cache(maxsize=None)
def recording(name: str) -> list[Frame]:
    return frames(DATA / f"{name}.csv")


@functools.lru_cache(maxsize=None)
def on_panel(name: str, panel: str) -> dict[str, list[Gesture]]:
    return found(PANELS[panel](recording(name)))


def labelled(meaning: str) -> list[tuple[str, Pair]]:
    """The pairs of all recordings with this meaning."""
    return [(path.stem, pair) for path in REAL for pair in pairs(recording(path.stem)) if pair.meaning == meaning]


def during(gestures: list[Gesture], pair: Pair) -> list[Gesture]:
    """Those that were under way while both fingers were down."""
    return [each for each in gestures if each.start <= pair.times[-1] + 0.005 and each.events[-1].time >= pair.times[0]]


@needs_recordings
@each_panel
def test_real_pinches_are_found(panel: str) -> None:
    clear = labelled("pinch")
    assert len(clear) >= 5
    assert [(name, pair.times[0]) for name, pair in clear if not during(on_panel(name, panel)["pinch"], pair)] == []


@needs_recordings
@each_panel
@pytest.mark.parametrize("kind", KINDS)
def test_few_real_parallel_moves_are_taken_for_more(kind: str, panel: str) -> None:
    moves = labelled("parallel")
    assert len(moves) >= 20
    false = [name for name, pair in moves if during(on_panel(name, panel)[kind], pair)]
    assert len(false) <= SHARE[kind] * len(moves), false
    if panel == "as recorded":
        assert false == []


@needs_recordings
@each_panel
def test_the_second_model_has_the_same_gestures_at_the_same_times(panel: str) -> None:
    assert [path.stem for path in REAL if not same(on_panel(path.stem, panel), PANELS[panel](recording(path.stem)))] == []


def test_split_keeps_each_finger_whole() -> None:
    feed = two(spread, 0.016, 0, 0.3)
    later = split(feed, 0.005)
    assert sum(len(frame.samples) for frame in later) == sum(len(frame.samples) for frame in feed)
    moved = [(frame.time, sample.touch) for frame in later for sample in frame.samples if sample.phase is Phase.MOVED]
    assert moved[:3] == [(0.05, 1), (0.055, 2), (0.066, 1)]
