"""Swipes among fast moves, and among slow ones, which are drags."""

from __future__ import annotations

import math

import numpy as np
from made import flick, seeded
from motions import PER_MM, Way, paths
from page import Column, Table
from peers import android_flings, flutter_flings
from play import begun, reports
from rates import heard
from strokes import real_strokes

KINDS = {
    "Kinesic": ("swipe", {"direction": 15.0}),
    "Kinesic, strict": ("swipe", {"direction": 15.0, "maximum_duration": 0.25, "minimum_distance": 100.0}),
}
STRAIGHT = {f"lowvision:{way}" for way in ("left", "right", "up", "down")} | {"mmg:line"}
"""Strokes of fingers, pens and mice with their times, that are lines."""
FAST, SLOW = (80.0, 0.5), (50.0, 0.7)
"""mm a second on the average at least, seconds at most; mm a second at most, seconds at least."""


def is_straight(path: Way) -> bool:
    """Within 30 degrees of an axis, 15 mm or longer, and no longer than 1.15 times its ends are apart."""
    across, along = sorted(np.abs(path.net))
    net = math.hypot(across, along)
    return bool(net >= 15 and across <= along * math.tan(math.radians(30)) and path.length <= 1.15 * net)


def drawn() -> list[Way]:
    return [
        Way(stroke.shape, stroke.points[:, 2], stroke.points[:, :2] / PER_MM, float(stroke.points[-1, 2]))
        for stroke in real_strokes()
        if stroke.shape in STRAIGHT and len(stroke.points) > 2
    ]


def without_repeats(path: Way) -> Way:
    """Without reports of the time of the one before."""
    new = np.concatenate([[True], np.diff(path.times) > 0])
    return Way(path.name, path.times[new], path.places[new], path.lifted)


def speed(path: Way) -> float:
    return math.hypot(*path.net) / max(float(path.times[-1] - path.times[0]), 1e-9)


def moves() -> tuple[list[Way], list[Way]]:
    """Fast ones and slow ones."""
    straight = [
        path for path in map(without_repeats, [*paths(), *drawn()]) if len(path.times) > 2 and is_straight(path)
    ]
    fast = [path for path in straight if speed(path) >= FAST[0] and path.times[-1] - path.times[0] <= FAST[1]]
    slow = [path for path in straight if speed(path) <= SLOW[0] and path.times[-1] - path.times[0] >= SLOW[1]]
    return fast, slow


FLICKS, PANELS = 200, ("30 Hz", "60 Hz", "240 Hz")


def made() -> Table:
    """Swipes of the hand model on slow and on fast panels."""
    text = """Swipes of the project's hand model (`Tests/HandModel`) within 30 degrees of an axis, 20 to 60 mm in 0.1 s to
0.3 s, without a sensor's noise, as panels of these rates report them."""
    found = Table("Swipes, made", text, [Column(panel, "more", 0, FLICKS) for panel in PANELS])
    taken = [
        [begun(heard((flick(seeded("flick", "", i)),), panel, seeded("flick", panel, i)), KINDS) for i in range(FLICKS)]
        for panel in PANELS
    ]
    for name in KINDS:
        found.add(name, *(sum(name in each for each in part) for part in taken))
    return found


def recorded() -> Table:
    fast, slow = moves()
    text = f"""Single fingers of the recordings, and the lines among the strokes (`lowvision`, `mmg`), where a path is
straight: within 30 degrees of an axis, 15 mm or longer, at most 1.15 times as long as its ends are apart. *Fast*:
{FAST[0]:.0f} mm a second or more on the average, over in {FAST[1]:g} s. *Slow*: at most {SLOW[0]:.0f} mm a second,
{SLOW[1]:g} s or longer. UIKit's swipe, which Kinesic's is, looks at the first half second only, so a slow drag is one
too; *strict* is `maximum_duration` 0.25 and `minimum_distance` 100. The others look at the lift alone: Android's
`onFling` and Flutter's drags want 50 dp a second there."""
    found = Table(
        "Swipes",
        text,
        [Column("fast moves taken", "more", 0, len(fast)), Column("slow moves taken", "less", 0, len(slow))],
    )
    taken = [[begun(reports(path, 1), KINDS) for path in part] for part in (fast, slow)]
    for name in KINDS:
        found.add(name, *(sum(name in each for each in part) for part in taken))
    for name, flings in (("Android", android_flings), ("Flutter", flutter_flings)):
        found.add(name, *(sum(flings(path.times, path.places) for path in part) for part in (fast, slow)))
    return found


def tables() -> list[Table]:
    return [recorded(), made()]
