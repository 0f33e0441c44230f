"""Kivy as a peer: touches come from an input provider, so that they pass EventLoop.dispatch_input() and its double tap
detection.

There is no display: a window that draws nothing takes the place of kivy.core.window, and Kivy's own mock that of the
drawing.
"""

from __future__ import annotations

import os
import sys
import time
import types
from typing import Any

os.environ.update(KIVY_NO_ARGS="1", KIVY_GL_BACKEND="mock", KIVY_LOG_MODE="PYTHON")
import harness  # noqa: E402
import kivy  # noqa: E402
from kivy.event import EventDispatcher  # noqa: E402
from scenes import HEIGHT, WIDTH, Sample  # noqa: E402


class Window(EventDispatcher):  # type: ignore[misc]
    width, height, size, dpi = WIDTH, HEIGHT, (WIDTH, HEIGHT), 96.0

    def bind(self, **handlers: object) -> None:
        pass

    def to_widget(self, x: float, y: float, *rest: object) -> tuple[float, float]:
        return x, y


window_module: Any = types.ModuleType("kivy.core.window")
window_module.Window, window_module.WindowBase = Window(), object
sys.modules["kivy.core.window"] = window_module

from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.input.motionevent import MotionEvent  # noqa: E402
from kivy.input.postproc import kivy_postproc_modules  # noqa: E402

EventLoop.window = window_module.Window


class Touch(MotionEvent):  # type: ignore[misc]
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, place: tuple[float, float]) -> None:
        self.sx, self.sy = place[0] / WIDTH, place[1] / HEIGHT
        super().depack(place)


class Listener(EventDispatcher):  # type: ignore[misc]
    """Does what a window does with a touch."""

    __events__ = ("on_motion",)

    def __init__(self, root: Any) -> None:
        super().__init__()
        self.root = root

    def on_motion(self, kind: str, touch: Touch) -> None:
        touch.scale_for_screen(WIDTH, HEIGHT, rotation=0)
        self.root.dispatch({"begin": "on_touch_down", "update": "on_touch_move", "end": "on_touch_up"}[kind], touch)


class Host(harness.Host):
    """Gives touches to the widget `root`."""

    def __init__(self, root: Any) -> None:
        self.waiting: list[tuple[str, Touch]] = []
        self.touches: dict[int, Touch] = {}
        self.serial = 0
        EventLoop.input_providers.append(self)
        EventLoop.event_listeners.append(Listener(root))
        EventLoop.postproc_modules = [module for name, module in kivy_postproc_modules.items() if name in ("doubletap", "tripletap")]
        EventLoop.status = "started"
        Clock.time = time.perf_counter  # Kivy asks libc past the preloaded clock
        Clock._max_fps = 0

    def update(self, dispatch_fn: Any) -> None:
        """The provider's part."""
        for kind, touch in self.waiting:
            dispatch_fn(kind, touch)
        self.waiting.clear()

    def put(self, s: Sample) -> None:
        place = (s.x, HEIGHT - s.y)
        if s.phase == harness.BEGAN:
            self.serial += 1
            self.touches[s.finger] = Touch("peer", self.serial, place)
            self.waiting.append(("begin", self.touches[s.finger]))
            return
        touch = self.touches[s.finger]
        touch.move(place)
        if s.phase == harness.ENDED:
            touch.update_time_end()
            del self.touches[s.finger]
        self.waiting.append(("end" if s.phase == harness.ENDED else "update", touch))

    def feed(self, samples: list[Sample], start: float) -> None:
        for s in samples:
            self.put(s)
            if s.last:
                self.set_clock(start + s.time)
                EventLoop.dispatch_input()

    def pump(self) -> None:
        Clock.tick()
        EventLoop.dispatch_input()


VERSION: str = kivy.__version__
SIZE = {"size": (WIDTH, HEIGHT), "size_hint": (None, None)}
