"""Kivy's touches, fed to an engine: a mixin for widgets.

    class Photo(kinesic.kivy.GestureBehavior, kivy.uix.image.Image):
        def __init__(self, **options):
            super().__init__(**options)
            self.hand = self.recognize(kinesic.TransformGesture())
            self.tap = self.recognize(kinesic.Tap())

        def on_gesture(self, event):
            if event.recognizer is self.tap:
                ...

Needs Kivy 2; nothing else of the package imports it.
"""

from __future__ import annotations

import time
from typing import Any, Callable, Optional, Set, Tuple, TypeVar

from kivy.clock import Clock

from ._core.engine import Engine
from ._core.enums import Phase
from ._core.events import GestureEvent
from ._core.recognizer import Recognizer
from ._core.samples import Sample

__all__ = ["GestureBehavior"]

Kind = TypeVar("Kind", bound=Recognizer)
LONGEST_AGE = 0.25  # seconds: an older touch has met a wall clock that was set


class GestureBehavior:
    """A mixin, before the widget's class. Touches that land on the widget and that none of its children takes are its
    own: they go to `engine`, and gestures come back as the event `on_gesture`, or to functions of the recognizers
    (`tap.on_recognized`). Kivy's own behaviours, such as ButtonBehavior, would take the same touches: leave them out.

    Places are window units with y down, as everywhere in Kinesic: `to_kivy` makes Kivy's of them. Times are those of
    Kivy's clock, in seconds."""

    __events__: Tuple[str, ...] = ("on_gesture",)

    def __init__(self, **options: Any) -> None:
        """`options` are those of the widget."""
        self.engine: Engine = Engine()
        """The engine of this widget. Its root view is the window."""
        self._touches: Set[int] = set()
        self._timer: Optional[Any] = None
        widget: Any = super()  # Kivy has no types: what the widget has is Any
        widget.__init__(**options)

    def recognize(self, recognizer: Kind) -> Kind:
        """Attaches a recognizer to the root view of `engine`, and gives it back."""
        return self.engine.root.add(recognizer)

    def on_gesture(self, event: GestureEvent) -> None:
        """A recognizer took a state. Does nothing: override it, or bind it."""

    def to_kivy(self, x: float, y: float) -> Tuple[float, float]:
        """A place of an event, window units with y down, as Kivy's place in the window, with y up."""
        return x, self._height() - y

    def _height(self) -> float:
        widget: Any = self
        window = widget.get_root_window()
        return float(window.height) if window is not None else 0.0

    # Touches in

    def on_touch_down(self, touch: Any) -> bool:
        """Takes a touch that lands here and that no child takes."""
        widget: Any = self
        children: Any = super()
        if children.on_touch_down(touch):
            return True
        if not widget.collide_point(*touch.pos) or getattr(touch, "is_mouse_scrolling", False):
            return False
        touch.grab(self)
        self._touches.add(touch.uid)
        self._feed(touch, Phase.BEGAN, touch.time_start)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Follows a touch that is its own."""
        if not self._is_own(touch):
            children: Any = super()
            return bool(children.on_touch_move(touch))
        self._feed(touch, Phase.MOVED, touch.time_update)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Lets go of a touch that is its own."""
        if not self._is_own(touch):
            children: Any = super()
            return bool(children.on_touch_up(touch))
        touch.ungrab(self)
        self._touches.discard(touch.uid)
        self._feed(touch, Phase.ENDED, touch.time_end)
        return True

    def cancel_touches(self) -> None:
        """Cancels the touches that are down, when the program goes to the background say; what comes of them after
        that is left alone."""
        self._touches.clear()
        self._then(lambda: self.engine.cancel_touches(self._now()))

    def _is_own(self, touch: Any) -> bool:
        return touch.grab_current is self and touch.uid in self._touches

    def _feed(self, touch: Any, phase: Phase, at: float) -> None:
        widget: Any = self
        x, y = widget.to_window(*touch.pos)
        # Touches have the wall clock's time, timers Kivy's: how long ago it was is the same in both.
        age = min(max(time.time() - at, 0.0), LONGEST_AGE)
        sample = Sample(int(touch.uid), phase, x, self._height() - y, max(float(Clock.time()) - age, self.engine.time))
        self._then(lambda: self.engine.feed(sample))

    # Gestures out

    def _now(self) -> float:
        return max(float(Clock.time()), self.engine.time)

    def _advance(self, _: float) -> None:
        self._timer = None
        self._then(lambda: self.engine.advance(self._now()))

    def _then(self, call: Callable[[], None]) -> None:
        """Calls the engine, hands on what came of it, and comes again when its next timer is due."""
        widget: Any = self
        try:
            call()
        finally:
            self._schedule()
            for event in self.engine.poll():
                if isinstance(event, GestureEvent):
                    widget.dispatch("on_gesture", event)

    def _schedule(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.engine.next_deadline
        if deadline is not None:
            self._timer = Clock.schedule_once(self._advance, max(0.0, deadline - float(Clock.time())))
