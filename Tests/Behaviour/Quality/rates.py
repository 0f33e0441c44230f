"""The same made hands on panels of 20 to 1,000 reports a second, and on one that loses, delays or shakes its
frames."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

import numpy as np
from made import drag, drag_of_a_tap, edge, flick, hold, pinch, rotation, scroll, seeded, taps, two_finger_tap
from motions import PER_MM, Array
from page import Column, Table
from play import Report, feed, observed

import kinesic
from HandModel.model import Finger, Scene
from HandModel.prng import Random
from kinesic import Phase, State

SESSIONS: dict[str, Callable[[Random], tuple[Scene, ...]]] = {
    "tap": lambda rng: (taps(rng),),
    "two taps": lambda rng: (taps(rng, 2),),
    "tap of two": lambda rng: (two_finger_tap(rng),),
    "hold": lambda rng: (hold(rng),),
    "drag": lambda rng: (drag(rng),),
    "flick": lambda rng: (flick(rng),),
    "from an edge": lambda rng: (edge(rng),),
    "tap, then drag": lambda rng: (taps(rng), drag_of_a_tap(rng)),
    "scroll of two": lambda rng: (scroll(rng),),
    "pinch": lambda rng: (pinch(rng),),
    "rotation": lambda rng: (rotation(rng),),
}
"""What hands do; scenes of one session follow one another by 0.15 s."""
EACH = 6
PAUSE = 0.15
CLASSES: dict[str, tuple[str, dict[str, float]]] = {
    "tap": ("tap", {}),
    "double tap": ("tap", {"taps_required": 2}),
    "two-finger tap": ("tap", {"touches_required": 2}),
    "serial_tap": ("serial_tap", {}),
    "multi_tap": ("multi_tap", {}),
    "press": ("press", {"delay": 0.15}),
    "long_press": ("long_press", {}),
    "swipe": ("swipe", {"direction": 15}),
    "pan": ("pan", {}),
    "multi_drag": ("multi_drag", {}),
    "tap_drag": ("tap_drag", {}),
    "screen_edge_pan": ("screen_edge_pan", {"edges": 2}),
    "pinch": ("pinch", {}),
    "rotation": ("rotation", {}),
    "transform": ("transform", {}),
}
"""Every class that takes touches and decides by itself."""
RATES = (20, 30, 60, 120, 240, 500, 1000)
FASTEST = "1000 Hz"
FAST = 50.0
"""mm a second."""
TEXT = f"""Made hands (`Tests/HandModel`: {EACH} each of {", ".join(SESSIONS)}) on panels of these rates, every class
that takes touches alone: *other gestures* are those that only the panel has or only the one of 1,000 Hz. The rest of
the numbers are of gestures that both have: how much later they are recognized, and how far their last values are apart
at the worst; of velocities of {FAST:.0f} mm a second or more the median. Landings and lifts are fed when and where
they are, so that a difference is the engine's.

What differs is what a panel cannot tell sooner: a gesture is recognized with the first report after the one that it was
recognized with on the fastest panel. With several fingers a way counts as that of those which are down at its report,
so that what one finger went alone between a report and the second landing is shared by both. At 20 Hz reports are 50 ms
apart, which is a pause ([velocity.pause](rules.md#velocitypause)): there is no velocity. The pinch at 500 Hz is a hand
that turns, whose distance changes by as much as a pinch needs."""


def frame_times(rate: float, first: float, last: float) -> list[float]:
    """Of the frames between two times; none of them at either."""
    index = np.arange(math.floor(first * rate) + 1, math.ceil(last * rate) + 1)
    return [float(time) for time in (index - 0.37) / rate if first < time < last]


Heard = Callable[[list[float], Random], list[tuple[float, float]]]
"""Of the frames of a contact: when each was, and when the host hears of it."""


def in_time(times: list[float], rng: Random) -> list[tuple[float, float]]:
    return [(time, time) for time in times]


def one_lost(times: list[float], rng: Random) -> list[tuple[float, float]]:
    lost = int(rng.uniform(0, len(times)))
    return in_time(times[:lost] + times[lost + 1 :], rng)


def two_together(times: list[float], rng: Random) -> list[tuple[float, float]]:
    """One frame is heard of with the next one, 20 microseconds before it."""
    late = int(rng.uniform(0, max(len(times) - 1, 0)))
    return [(time, times[i + 1] - 20e-6 if i == late and i + 1 < len(times) else time) for i, time in enumerate(times)]


def shaken(times: list[float], rng: Random) -> list[tuple[float, float]]:
    """Each is heard of up to 4 ms late, in order."""
    return [(time, time + rng.uniform(0, 0.004)) for time in times]


PANELS: dict[str, tuple[float, Heard]] = {
    **{f"{rate} Hz": (rate, in_time) for rate in RATES},
    "60 Hz, a frame is lost": (60, one_lost),
    "60 Hz, two frames at once": (60, two_together),
    "60 Hz, up to 4 ms late": (60, shaken),
}


def place(finger: Finger, time: float) -> Array:
    return np.array(finger.place(time * 1000))


def heard(scenes: Iterable[Scene], panel: str, rng: Random) -> list[Report]:
    """Landings and lifts when and where they are; between them a report of each finger in each frame of the panel."""
    rate, hear = PANELS[panel]
    rows: list[Report] = []
    start, number = 0.0, 0
    for scene in scenes:
        end = start
        for finger in scene.fingers:
            number += 1
            land, lift = start + finger.land / 1000, start + finger.lift / 1000

            rows.append((land, number, Phase.BEGAN, place(finger, land - start)))
            for time, then in hear(frame_times(rate, land, lift), rng):
                rows.append((min(then, lift - 1e-6), number, Phase.MOVED, place(finger, time - start)))
            rows.append((lift, number, Phase.ENDED, place(finger, lift - start)))
            end = max(end, lift)
        start = end + PAUSE
    return rows


@dataclass(frozen=True)
class Outcome:
    """What a recognizer made of a session first: when it was recognized, and with what values it ended."""

    time: float
    values: dict[str, float]


def outcomes(rows: list[Report]) -> dict[str, Outcome]:
    with kinesic.Engine() as engine:
        engine.root.frame = (0, 0, 240 * PER_MM, 160 * PER_MM)
        for name, (kind, properties) in CLASSES.items():
            observed(engine, name, kind, **properties)
        found: dict[str, Outcome] = {}
        over: set[str] = set()
        for event in feed(engine, rows):
            name = event.recognizer.name
            if name in over:
                continue
            found[name] = Outcome(found[name].time if name in found else event.time, dict(event.values))
            if event.state in (State.ENDED, State.CANCELLED):
                over.add(name)
        return found


@cache
def played(panel: str) -> dict[tuple[str, int], dict[str, Outcome]]:
    """By session and hand."""
    found = {}
    for session, make in SESSIONS.items():
        for hand in range(EACH):
            scenes = make(seeded(session, "", hand))
            found[session, hand] = outcomes(heard(scenes, panel, seeded(session, panel, hand)))
    return found


Key = tuple[str, int, str]
"""Session, hand and class."""


def others(panel: str) -> set[Key]:
    """Which gestures either the panel has or the fastest one, and not the other."""
    here, there = played(panel), played(FASTEST)
    return {(*key, name) for key in here for name in CLASSES if (name in here[key]) != (name in there[key])}


def both(panel: str) -> list[tuple[Outcome, Outcome]]:
    """Of the gestures that both have: the panel's, and the fastest one's."""
    here, there = played(panel), played(FASTEST)
    return [(found, there[key][name]) for key in here for name, found in here[key].items() if name in there[key]]


def delays(panel: str) -> Array:
    """How much later than on the fastest panel they are recognized, ms."""
    return np.array([(here.time - there.time) * 1000 for here, there in both(panel)])


def apart(panel: str, *names: str) -> list[tuple[float, float]]:
    """How far their last values are apart, and how large the fastest panel's are."""
    return [
        (
            math.hypot(*(here.values[name] - there.values[name] for name in names)),
            math.hypot(*(there.values[name] for name in names)),
        )
        for here, there in both(panel)
        if all(name in here.values for name in names)
    ]


def velocity_error(panel: str) -> float:
    """Median, %, of those that are fast."""
    pairs = apart(panel, "velocity.x", "velocity.y")
    return float(np.median([far / size for far, size in pairs if size >= FAST * PER_MM]) * 100)


def agreement() -> Table:
    count = len(SESSIONS) * EACH * len(CLASSES)
    columns = [
        Column("other gestures", "less", 0, count),
        Column("median delay, ms", "less", 1),
        Column("worst delay, ms", "less", 1),
        Column("translation, mm", "less", 2),
        Column("scale", "less", 3),
        Column("rotation, rad", "less", 3),
        Column("velocity, %", "less", 0),
    ]
    found = Table("Rates", TEXT, columns)
    for panel in PANELS:
        late = delays(panel)
        worst = [max(far for far, _ in apart(panel, *names)) for names in (("translation.x", "translation.y"), ("scale",), ("rotation",))]
        found.add(
            f"Kinesic, {panel}", len(others(panel)), float(np.median(late)), float(late.max()), worst[0] / PER_MM, *worst[1:],
            velocity_error(panel),
        )  # fmt: skip
    return found


def recognized() -> Table:
    text = """The same hands by class: in how many sessions it is recognized."""
    found = Table("Rates, by class", text, [Column(panel, "", 0) for panel in PANELS])
    for name in CLASSES:
        found.add(name, *(sum(name in each for each in played(panel).values()) for panel in PANELS))
    return found


def tables() -> list[Table]:
    return [agreement(), recognized()]
