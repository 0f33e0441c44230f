"""Traces of a library whose classes were others: they must play in every later one.

`make kept-traces` makes that library of these sources, with the changes below undone as it were, lets it record the
traces of `Earlier`, and writes down which gestures it heard."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import kinesic

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
PLACE = HERE / "Earlier"
OUT = ROOT / "build/earlier"
CLASSES = "Sources/StandardRecognizers"
HELPER = "Sources/KinesicPlugin"
# What the earlier library has in place of what these sources have: (file, text here, text there).
EDITS = [
    # pan had no finger_strategy, and another layout number; a drag began at 14 units.
    (f"{CLASSES}/Pan.swift", "  var fingerStrategy: Double\n", ""),
    (f"{CLASSES}/Pan.swift", "strategy: fingerStrategy", "strategy: 0"),
    (
        f"{CLASSES}/Pan.swift",
        """    .whole(
      "finger_strategy", "How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum.",
      origin: "Flutter MultitouchDragStrategy", 0, 0...3),
""",
        "",
    ),
    (f"{CLASSES}/Pan.swift", "flags: KIN_CLASS_SCROLLS, layout: 2,\n", "flags: KIN_CLASS_SCROLLS, layout: 7,\n"),
    (f"{HELPER}/DragThreshold.swift", 'origin: "UIKit, measured", 10, 0...100_000', 'origin: "UIKit, measured", 14, 0...100_000'),
    # Whatever drags kept a field more in private.
    (f"{HELPER}/DragTracker.swift", "  private var origin = Vector.zero\n", "  private var origin = Vector.zero\n  private var spare = Vector.zero\n"),
    # tap had its properties in another order.
    (f"{CLASSES}/Tap.swift", "  var tapsRequired: Double\n  var touchesRequired: Double\n", "  var touchesRequired: Double\n  var tapsRequired: Double\n"),
    (
        f"{CLASSES}/Tap.swift",
        """    .whole("taps_required", "How many taps.", origin: "UIKit headers", 1, 1...100),
    .whole("touches_required", "How many fingers each tap needs, exactly.", origin: "UIKit headers", 1, 1...32),
""",
        """    .whole("touches_required", "How many fingers each tap needs, exactly.", origin: "UIKit headers", 1, 1...32),
    .whole("taps_required", "How many taps.", origin: "UIKit headers", 1, 1...100),
""",
    ),
    # swipe had a property more.
    (f"{CLASSES}/Swipe.swift", "  var backtrack: Double\n", "  var backtrack: Double\n  var haste: Double\n"),
    (
        f"{CLASSES}/Swipe.swift",
        """recordings", 10,
      0...100_000),
""",
        """recordings", 10,
      0...100_000),
    .number("haste", "Gone since.", unit: "1", origin: "ours", 1, 0...9),
""",
    ),
    # A row of those that are stepped for moves reached the first in play alone.
    ("Sources/KinesicCore/Attempts/MoveSubscribers.swift", "static let reach = 64", "static let reach = 1"),
]  # fmt: skip


def build() -> Path:
    """The earlier library."""
    tree = OUT / "tree"
    for name in ("Include", "Sources", "Scripts", "Package.swift", "CHANGELOG.md"):
        if (ROOT / name).is_dir():
            shutil.rmtree(tree / name, ignore_errors=True)
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / name, tree / name)
    for name, here, there in EDITS:
        text = (tree / name).read_text()
        assert text.count(here) == 1, f"{name} has changed: {here.strip()}"
        (tree / name).write_text(text.replace(here, there))
    subprocess.run([tree / "Scripts/build-lib"], cwd=tree, check=True)
    return tree / "build/lib/libkinesic.so"


# MARK: What is recorded


def scene(engine: kinesic.Engine) -> None:
    """Recognizers of many classes, that wait for one another."""
    view = engine.root.add(kinesic.View(frame=(0, 0, 500, 500), wants_touches=True))
    pan = view.add(kinesic.Pan(name="pan", maximum_touches=2))
    view.add(kinesic.Pinch(name="pinch", threshold=9)).allow_simultaneous(pan)
    view.add(kinesic.TapDrag(name="tap_drag"))
    view.add(kinesic.MultiDrag(name="multi_drag", observe_only=True))
    view.add(kinesic.TransformGesture(name="transform", observe_only=True))
    taps(view)


def taps(view: kinesic.View) -> None:
    """Taps, alone and twice, and what is held."""
    twice = view.add(kinesic.Tap(name="twice", taps_required=2))
    view.add(kinesic.Tap(name="once")).require_failure_of(twice)
    view.add(kinesic.Tap(name="two fingers", touches_required=2, maximum_interval=0.3))
    view.add(kinesic.SerialTap(name="serial", observe_only=True))
    view.add(kinesic.LongPress(name="long", minimum_duration=0.4))


def drag(engine: kinesic.Engine, at: float, fingers: int = 1) -> None:
    """Fingers that go to the right, the second one slower."""
    for touch in range(1, fingers + 1):
        engine.down(touch, (50 + 60 * touch, 100), at=at + touch / 100)
    for step in range(1, 16):
        for touch in range(1, fingers + 1):
            engine.move(touch, (50 + 60 * touch + 5.5 * step / touch, 100 + step), at=at + 0.1 + step / 60)
    for touch in range(1, fingers + 1):
        engine.up(touch, at=at + 0.4 + touch / 100)


def tap(engine: kinesic.Engine, at: float) -> None:
    engine.down(1, (200, 200), at=at)
    engine.up(1, at=at + 0.05)


def stretch(engine: kinesic.Engine, at: float) -> None:
    """All kinds of gestures, for about ten seconds."""
    drag(engine, at)
    drag(engine, at + 1, fingers=2)
    tap(engine, at + 2)
    tap(engine, at + 3)
    tap(engine, at + 3.2)
    engine.down(1, (300, 300), at=at + 4)
    engine.up(1, at=at + 5)
    tap(engine, at + 6)
    drag(engine, at + 6.2)
    engine.scroll(3, (100, 100), (9, 3), at=at + 7)
    engine.scroll(3, (100, 100), (19, 3), at=at + 7.1)
    engine.advance(at + 9)
    engine.poll()


def recorded(engine: kinesic.Engine, body: Callable[[], None]) -> bytes:
    out = io.BytesIO()
    with engine.record(out, check_every=1):
        body()
    return out.getvalue()


def fresh(engine: kinesic.Engine) -> bytes:
    """From the beginning: the recognizers are added in the trace, and changed."""

    def body() -> None:
        scene(engine)
        stretch(engine, 1)
        pan = next(each for each in engine.root.children[0].recognizers if each.name == "pan")
        pan.threshold = 30
        stretch(engine, 20)

    return recorded(engine, body)


def between(engine: kinesic.Engine) -> bytes:
    """Between two gestures."""
    scene(engine)
    stretch(engine, 1)
    return recorded(engine, lambda: stretch(engine, 20))


def flight(engine: kinesic.Engine) -> bytes:
    """A flight recorder's dump, of two parts."""
    scene(engine)
    recorder = engine.fly(bytes=262144, seconds=20, check_every=1)
    for round in range(4):
        stretch(engine, 1 + 10 * round)
    return recorder.dump()


def in_a_tap(engine: kinesic.Engine) -> bytes:
    """Between the two taps of a double tap, of classes whose private bytes are the same."""
    taps(engine.root)
    tap(engine, 1)
    return recorded(engine, lambda: (tap(engine, 1.2), stretch(engine, 3)))  # type: ignore[func-returns-value]


def in_a_drag(engine: kinesic.Engine) -> bytes:
    """In the middle of a drag."""
    scene(engine)
    engine.down(1, (100, 100), at=1)
    engine.move(1, (120, 100), at=1.1)
    return recorded(engine, lambda: stretch_after(engine))


def stretch_after(engine: kinesic.Engine) -> None:
    engine.up(1, at=1.2)
    stretch(engine, 2)


def a_property_more(engine: kinesic.Engine) -> bytes:
    """Of a class that has a property less since."""
    engine.root.add(kinesic.Swipe(name="swipe"))
    return recorded(engine, lambda: drag(engine, 1))


TRACES = [fresh, between, flight, in_a_tap, in_a_drag, a_property_more]
# Which of them play today; the others are refused.
PLAYED = [fresh, between, flight, in_a_tap]


def gestures(trace: bytes) -> str:
    """What a replay hears, a line for each gesture."""
    replay = kinesic.Trace(trace).replay()
    events = [event for event in replay.events if isinstance(event, kinesic.GestureEvent)]
    return "".join(f"{told(event)}\n" for event in events)


def told(event: kinesic.GestureEvent) -> str:
    numbers = ", ".join(f"{name} {number!r}" for name, number in event.values.items())
    return f"{event.time_ns} {event.recognizer.name} {event.state.name} ({event.x!r}, {event.y!r}) {event.touch_count} {numbers}"


def write() -> None:
    """With the earlier library."""
    for make in TRACES:
        with kinesic.Engine() as engine:
            trace = make(engine)
        (PLACE / f"{make.__name__}.kintrace").write_bytes(trace)
        if make in PLAYED:
            (PLACE / f"{make.__name__}.txt").write_text(gestures(trace))
        print(f"{len(trace):7} {make.__name__}")


if __name__ == "__main__":
    if "--write" in sys.argv:
        write()
    else:
        library = build()
        subprocess.run([sys.executable, __file__, "--write"], env={**os.environ, "KINESIC_LIBRARY": str(library)}, check=True)
