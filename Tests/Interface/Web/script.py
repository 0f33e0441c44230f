"""Calls of the C interface as data, for player.mjs and native.py: a screen with a view for each class, and hands that
do what each class waits for."""

from __future__ import annotations

import struct
from typing import Any

from generating.web import ON_DEMAND_CLASSES
from kinesic.standard import BY_CLASS_NAME

Call = list[Any]
BEGAN, MOVED, ENDED, CANCELLED, ENTERED, HOVERED, EXITED = range(7)
MS = 1_000_000
CLASSES = list(BY_CLASS_NAME)
ROOT = 0  # the root view, where a call takes no id of another one


def sample(touch: int, time: int, x: float, y: float, phase: int, view: int = 0) -> bytes:
    kind = 3 if phase >= ENTERED else 0
    return struct.pack("<QQddQii4dII2Q", touch, time, x, y, view, phase, kind, 0, 0, 0, 0, 0, 0, 0, 0)


def scroll(time: int, x: float, y: float, phase: int, dy: float, view: int = 0) -> bytes:
    return struct.pack("<QQddQii4dII", 7, time, x, y, view, phase, 1, 0, dy, 0.02, 0.01, 0, 0)


class Screen:
    """Calls, and the time that they have come to."""

    def __init__(self, engine: str = "a", has_secondary: bool = True) -> None:
        self.calls: list[Call] = []
        self.has_secondary = has_secondary
        self.classes = [name for name in CLASSES if has_secondary or name not in ON_DEMAND_CLASSES]
        self.engine = {"engine": engine}
        self.time = 1_000 * MS

    def call(self, name: str, *given: Any) -> None:
        self.calls.append([name, *given])

    def on(self, name: str, *given: Any) -> None:
        """A call whose first argument is the engine."""
        self.call(name, self.engine, *given)

    def poll(self) -> None:
        self.call("poll", self.engine["engine"])

    def feed(self, *samples: bytes) -> None:
        self.on("kin_engine_feed", {"bytes": b"".join(samples).hex()}, len(samples))
        self.poll()

    def wait(self, milliseconds: int) -> None:
        self.time += milliseconds * MS
        self.on("kin_engine_next_deadline", {"out": "deadline"})
        self.on("kin_engine_advance", {"u64": self.time})
        self.poll()

    def build(self) -> None:
        """The engine, and a view with a recognizer for each class. Views' ids are known: they are counted."""
        self.call("create", self.engine["engine"])
        self.on("kin_engine_set_explain", 1)
        for i, name in enumerate(self.classes):
            self.on("kin_view_add", {"u64": 0}, 0, {"out": f"view {name}"})
            self.on("kin_view_set_frame", {"id": f"view {name}"}, {"rect": [100.0 * (i % 5), 100.0 * (i // 5), 100.0, 100.0]})
            self.on("kin_view_set_name", {"id": f"view {name}"}, {"text": f"the view of {name}"})
            self.on("kin_recognizer_add", {"id": f"view {name}"}, {"text": name}, {"out": name})
            self.on("kin_recognizer_set_name", {"id": name}, {"text": f"my {name}"})
            self.on("kin_recognizer_get_state", {"id": name}, {"out": "state"})
        # A second tap on the pan's view, and relations.
        self.on("kin_recognizer_add", {"id": "view pan"}, {"text": "tap"}, {"out": "other tap"})
        self.on("kin_recognizer_require_failure", {"id": "other tap"}, {"id": "pan"})
        self.on("kin_recognizer_allow_simultaneous", {"id": "pinch"}, {"id": "rotation"}, 1)
        self.on("kin_recognizer_set_prevention", {"id": "pan"}, {"id": "other tap"}, 0)
        first, second, third = ("serial_tap", "multi_tap", "tap_drag") if self.has_secondary else ("press", "long_press", "manual")
        self.on("kin_compose_exclusive", {"ids": [first, second]}, 2)
        self.on("kin_compose_simultaneous", {"ids": ["transform", "pinch"]}, 2)
        self.on("kin_compose_group", {"id": "swipe"}, {"ids": [third]}, 1)
        self.on("kin_recognizer_set_delegate", {"id": "pan"}, {"delegate": ["recognizer", [1, 1, 1, 0, 0]]})
        self.on("kin_view_set_delegate", {"id": "view pan"}, {"delegate": ["view", [None, 1]]})
        # In front of all, but it says that it has no point.
        self.on("kin_view_add", {"u64": 0}, 0, {"out": "view of none"})
        self.on("kin_view_set_delegate", {"id": "view of none"}, {"delegate": ["view", [0, 1]]})

    def stroke(self, fingers: list[tuple[float, float, float, float]], steps: int = 8, pause: int = 16) -> None:
        """Fingers from one place to another, hit-tested by the engine."""
        self.feed(*[sample(i + 1, self.time, x, y, BEGAN) for i, (x, y, _, _) in enumerate(fingers)])
        for step in range(1, steps + 1):
            self.time += pause * MS
            share = step / steps
            self.feed(*[sample(i + 1, self.time, x + dx * share, y + dy * share, MOVED) for i, (x, y, dx, dy) in enumerate(fingers)])
        self.time += pause * MS
        self.feed(*[sample(i + 1, self.time, x + dx, y + dy, ENDED) for i, (x, y, dx, dy) in enumerate(fingers)])

    def place(self, name: str) -> tuple[float, float]:
        i = self.classes.index(name)
        return 100.0 * (i % 5) + 40, 100.0 * (i // 5) + 40

    def gestures(self) -> None:
        """What each class waits for, at its view."""
        for name in self.classes:
            x, y = self.place(name)
            self.stroke([(x, y, 0, 0)], steps=1)  # a tap, and another one
            self.wait(60)
            self.stroke([(x, y, 0, 0)], steps=1)
            self.wait(700)
            self.stroke([(x, y, 0, 0)], steps=1)
            self.wait(60)
            self.stroke([(x, y, 0, 40)])  # a tap and a drag
            self.wait(700)
            self.stroke([(x, y, 60, 5)])  # a drag
            self.wait(400)
            self.stroke([(x, y, 90, 0)], steps=3)  # a flick
            self.wait(400)
            self.stroke([(x, y, -20, -25), (x + 20, y + 20, 35, 10)])  # two fingers
            self.wait(400)
            self.stroke([(x - 30, y, 30, -30), (x + 30, y, -30, 30)])  # that turn
            self.wait(400)
            self.feed(sample(1, self.time, x, y, BEGAN))  # a long press that the system cancels
            self.wait(900)
            self.on("kin_recognizer_get_location", {"id": name}, {"u64": 0}, {"out": "location"})
            self.on("kin_recognizer_get_touch_count", {"id": name}, {"out": "count"})
            self.on("kin_engine_cancel_touches", {"u64": self.time})
            self.wait(400)
        self.on("kin_view_set_frame", {"u64": ROOT}, {"rect": [0.0, 0.0, 500.0, 300.0]})
        if self.has_secondary:
            self.on("kin_recognizer_set_view", {"id": "screen_edge_pan"}, {"u64": ROOT})
            self.stroke([(0.5, 250, 80, 0)])  # from the edge
            self.wait(400)

    def hovers_and_scrolls(self) -> None:
        x, y = self.place("hover")
        for phase in (ENTERED, HOVERED, HOVERED, EXITED):
            self.time += 20 * MS
            self.feed(sample(9, self.time, x + phase, y, phase))
        x, y = self.place("pan")
        for phase in (0, 1, 1, 1, 2):
            self.time += 16 * MS
            self.on("kin_engine_feed_scroll", {"bytes": scroll(self.time, x, y, phase, 12.0).hex()}, 1)
            self.poll()
        self.wait(400)

    def changes(self) -> None:
        """Changes in the middle of gestures, and calls that are refused."""
        x, y = self.place("pan")
        self.feed(sample(1, self.time, x, y, BEGAN))
        self.time += 16 * MS
        self.feed(sample(1, self.time, x + 50, y, MOVED))
        self.on("kin_recognizer_set_view", {"id": "other tap"}, {"id": "view tap"})
        self.on("kin_recognizer_abort", {"id": "pan"})
        self.on("kin_view_set_flags", {"id": "view tap"}, 1, 1)
        self.on("kin_view_get_flags", {"id": "view tap"}, {"out": "flags"})
        self.on("kin_view_set_parent", {"id": "view hover"}, {"id": "view manual"})
        self.feed(sample(1, self.time, x + 50, y, ENDED))
        x, y = self.place("manual")
        self.feed(sample(1, self.time, x, y, BEGAN))
        for state in (1, 2, 3, 1):
            self.on("kin_recognizer_propose", {"id": "manual"}, state)
        self.call("sentence", self.engine["engine"])
        self.poll()
        self.feed(sample(1, self.time, x, y, ENDED))
        self.on("kin_recognizer_add", {"u64": 0}, {"text": "pam"}, {"out": "nothing"})
        self.call("sentence", self.engine["engine"])
        self.feed(sample(5, self.time, x, y, MOVED))
        self.call("sentence", self.engine["engine"])
        self.on("kin_recognizer_require_failure", {"id": "pan"}, {"id": "pan"})
        self.call("sentence", self.engine["engine"])
        self.on("kin_dissolve_group", {"id": "swipe"})
        self.on("kin_recognizer_remove", {"id": "swipe"})
        self.on("kin_recognizer_get_state", {"id": "swipe"}, {"out": "state"})
        self.call("sentence", self.engine["engine"])
        self.on("kin_view_remove", {"id": "view pinch"})
        self.poll()
        self.call("asked")
