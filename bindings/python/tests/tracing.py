"""What the tests of traces share: a small scene, a stroke, a recorded session."""

from __future__ import annotations

import io
from typing import Any, Callable, List

import kinesic
from kinesic import Engine, Pan, Swipe, Tap, Trace, View


def raws(events: Any) -> List[bytes]:
    return [event.raw for event in events]


def stroke(engine: Engine, at: float, by: float = 9.0) -> List[kinesic.Event]:
    """A finger goes down and moves for a tenth of a second; what came of it."""
    engine.down(1, (50, 50), at=at)
    events = engine.poll()
    for step in range(1, 10):
        engine.move(1, (50 + by * step, 50 + by * step / 3), at=at + step / 100)
        events += engine.poll()
    engine.up(1, at=at + 0.1)
    return events + engine.poll()


def small_scene(engine: Engine) -> None:
    view = engine.root.add(View(frame=(0, 0, 400, 400), name="photo", wants_touches=True))
    view.add(Tap(name="tap"))
    view.add(Pan(name="pan"))
    engine.root.add(Swipe(name="swipe", direction=15))


def recorded(build: Callable[[Engine], object], play: Callable[[Engine], List[kinesic.Event]], **options: int) -> Any:
    """A trace of `play`, and the events that it gave."""
    out = io.BytesIO()
    with Engine() as engine:
        build(engine)
        with engine.record(out, **options):
            events = play(engine)
        return Trace(out.getvalue()), raws(events), engine.state_hash
