"""Kivy with gestures4kivy: taps, double taps, long presses, moves, swipes and scaling as a mix-in of a widget. No
rotation."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import harness
import kivy_touch
from gestures4kivy import CommonGestures
from kivy.uix.widget import Widget


class Root(CommonGestures, Widget):  # type: ignore[misc]
    host: Host

    def count(self, name: str) -> None:
        self.host.found.counts[name] += 1

    def phase(self, name: str, phase: int) -> None:
        self.host.found.phases[name][phase] += 1

    def cg_tap(self, touch: Any, x: float, y: float) -> None:
        self.count("tap")

    def cg_double_tap(self, touch: Any, x: float, y: float) -> None:
        self.count("double_tap")

    def cg_two_finger_tap(self, touch: Any, x: float, y: float) -> None:
        self.count("other")

    def cg_long_press(self, touch: Any, x: float, y: float) -> None:
        self.count("long_press")

    def cg_swipe_horizontal(self, touch: Any, right: bool) -> None:
        self.count("swipe")

    def cg_swipe_vertical(self, touch: Any, up: bool) -> None:
        self.count("swipe")

    def cg_move_start(self, touch: Any, x: float, y: float) -> None:
        self.phase("pan", harness.BEGAN)

    def cg_move_to(self, touch: Any, x: float, y: float, velocity: float) -> None:
        self.phase("pan", harness.CHANGED)
        self.host.found.values.update(dx=x - touch.ox, dy=touch.oy - y)

    cg_long_press_move_to = cg_move_to

    def cg_move_end(self, touch: Any, x: float, y: float) -> None:
        self.phase("pan", harness.ENDED)

    def cg_scale_start(self, touch0: Any, touch1: Any, x: float, y: float) -> None:
        self.phase("pinch", harness.BEGAN)
        self.host.found.values["scale"] = 1

    def cg_scale(self, touch0: Any, touch1: Any, scale: float, x: float, y: float) -> None:
        self.phase("pinch", harness.CHANGED)
        self.host.found.values["scale"] *= scale

    def cg_scale_end(self, touch0: Any, touch1: Any) -> None:
        self.phase("pinch", harness.ENDED)


class Host(kivy_touch.Host):
    def __init__(self) -> None:
        root = Root(**kivy_touch.SIZE)
        root.host = self
        super().__init__(root)


if __name__ == "__main__":
    harness.run(f"{kivy_touch.VERSION}, {version('gestures4kivy')}", Host)
