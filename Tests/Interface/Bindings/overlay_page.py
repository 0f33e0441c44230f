"""The page of conflicts.h in Python: views, recognizers and a script on the standard input."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import kinesic

FRAMES = [(60, 190, 320, 170), (60, 390, 320, 170), (420, 190, 320, 370), (460, 340, 240, 180)]
COLOURS = [(52, 66, 92), (84, 58, 62), (48, 78, 70), (62, 100, 90)]
GROUND = (30, 32, 38)
PHASES = {"down": kinesic.Phase.BEGAN, "move": kinesic.Phase.MOVED, "up": kinesic.Phase.ENDED}


def lay_out(engine: kinesic.Engine) -> None:
    photo, button, page = (engine.root.add(kinesic.View(frame=frame, name=name)) for frame, name in zip(FRAMES, ("photo", "button", "page")))
    inner = page.add(kinesic.View(frame=(40, 150, 240, 180), name="list"))
    single, double = photo.add(kinesic.Tap(name="select")), photo.add(kinesic.Tap(name="zoom", taps_required=2))
    single.require_failure_of(double)
    button.add(kinesic.LongPress(name="menu"))
    page.add(kinesic.Swipe(name="next"))
    page.add(kinesic.Pan(name="scroll"))
    inner.add(kinesic.Pan(name="rows"))


def script() -> Iterator[tuple[float, str, float, float]]:
    """Seconds, a verb and a place."""
    for line in sys.stdin:
        ms, verb, *place = line.split()
        x, y = map(float, place) if place else (0.0, 0.0)
        yield 1 + float(ms) / 1000, verb, x, y
