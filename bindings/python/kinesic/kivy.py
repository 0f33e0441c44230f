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
from dataclasses import replace
from typing import Any, Callable, Dict, List, Optional, Set, Tuple, TypeVar

from kivy.clock import Clock
from kivy.metrics import Metrics

from ._core.engine import Engine
from ._core.enums import Button, Phase, TouchType
from ._core.events import GestureEvent
from ._core.kivy_overlay import Overlay
from ._core.recognizer import Recognizer
from ._core.samples import Sample

__all__ = ["GestureBehavior", "Overlay"]

Kind = TypeVar("Kind", bound=Recognizer)
LONGEST_AGE = 0.25  # seconds: an older touch has met a wall clock that was set
NOTCH = 40.0  # units that a notch of the wheel scrolls
BUTTONS: Dict[str, int] = {"left": Button.PRIMARY, "right": Button.SECONDARY, "middle": Button.MIDDLE}
WHEEL: Dict[str, Tuple[float, float]] = {"scrolldown": (0, NOTCH), "scrollup": (0, -NOTCH), "scrollright": (-NOTCH, 0), "scrollleft": (NOTCH, 0)}
MOUSE = 2**63  # the number of the mouse that hovers


class GestureBehavior:
    """A mixin, before the widget's class. Touches that land on the widget and that none of its children takes are its
    own: they go to `engine`, and gestures come back as the event `on_gesture`, or to functions of the recognizers
    (`tap.on_recognized`). Kivy's own behaviours, such as ButtonBehavior, would take the same touches: leave them out.

    What one frame of Kivy finds of several fingers is one step. The mouse is a pointer whose button is the touch's,
    and hovers above the widget while none is down; its wheel scrolls. A window that loses the focus or is hidden
    cancels the touches.

    Places are window units with y down, as everywhere in Kinesic: `to_kivy` makes Kivy's of them. Times are those of
    Kivy's clock, in seconds."""

    __events__: Tuple[str, ...] = ("on_gesture",)

    def __init__(self, **options: Any) -> None:
        """`options` are those of the widget."""
        self.engine: Engine = Engine()
        """The engine of this widget, which is lenient. Its root view is the window."""
        self.engine.lenient = True
        self._touches: Set[int] = set()
        self._timer: Optional[Any] = None
        self._gathered: List[Sample] = []
        self._window: Optional[Any] = None
        self._is_over: bool = False
        self._flush: Any = Clock.create_trigger(lambda _: self._feed_gathered(), -1)  # before the frame is drawn
        widget: Any = super()  # Kivy has no types: what the widget has is Any
        widget.__init__(**options)
        Clock.schedule_once(lambda _: self._watch(), 0)  # when the program has put it into its window

    def measure(self) -> None:
        """Sets `engine.units_per_inch` by what Kivy says of the screen (`kivy.metrics.Metrics.dpi`), now and whenever
        it says something else: on a phone of 420 pixels an inch a tap may roll 0.6 mm without it, and 1.6 mm with
        it."""
        Metrics.bind(dpi=self._on_density)
        self._on_density()

    def _on_density(self, *_: Any) -> None:
        self.engine.units_per_inch = float(Metrics.dpi)

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
        if not widget.collide_point(*touch.pos):
            return False
        self._watch()
        if getattr(touch, "is_mouse_scrolling", False):
            return self._scroll(touch)
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
        self._feed_gathered()
        self._then(lambda: self.engine.cancel_touches(self._now()))

    def advance(self, now: float) -> None:
        """Lets time pass to `now`, seconds of Kivy's clock, and hands on what comes of it."""
        self._feed_gathered()
        self._then(lambda: self.engine.advance(max(now, self.engine.time)))

    def _is_own(self, touch: Any) -> bool:
        return touch.grab_current is self and touch.uid in self._touches

    def _on_mouse(self, _: Any, place: Tuple[float, float]) -> None:
        """Follows the mouse above the widget."""
        widget: Any = self
        self._hover(widget.get_root_window() is not None and widget.collide_point(*widget.to_widget(*place)), place)

    def _on_leave(self, window: Any) -> None:
        self._hover(False, window.mouse_pos)

    def _hover(self, is_over: bool, place: Tuple[float, float]) -> None:
        if not is_over and not self._is_over:
            return
        phase = Phase.EXITED if not is_over else Phase.HOVERED if self._is_over else Phase.ENTERED
        self._is_over = is_over
        self._gather(Sample(MOUSE, phase, place[0], self._height() - place[1], self._now(), type=TouchType.POINTER))

    def _watch(self) -> None:
        """Follows the window's mouse and focus from now on."""
        widget: Any = self
        window = widget.get_root_window()
        if window is None or window is self._window:
            return
        self._window = window
        window.bind(focus=self._on_focus, on_hide=self._on_lost, on_minimize=self._on_lost, mouse_pos=self._on_mouse, on_cursor_leave=self._on_leave)

    def _on_focus(self, _: Any, is_focused: bool) -> None:
        if not is_focused:
            self.cancel_touches()

    def _on_lost(self, *_: Any) -> None:
        self.cancel_touches()

    def _scroll(self, touch: Any) -> bool:
        """Feeds a notch of the wheel, which Kivy reports as a touch."""
        widget: Any = self
        x, y = widget.to_window(*touch.pos)
        movement = WHEEL.get(touch.button, (0.0, 0.0))
        self._feed_gathered()
        self._then(lambda: self.engine.scroll(0, (x, self._height() - y), movement, at=self._now()))
        return True

    def _feed(self, touch: Any, phase: Phase, at: float) -> None:
        widget: Any = self
        x, y = widget.to_window(*touch.pos)
        # Touches have the wall clock's time, timers Kivy's: how long ago it was is the same in both.
        age = min(max(time.time() - at, 0.0), LONGEST_AGE)
        is_mouse = "button" in touch.profile
        force = float(touch.pressure) if "pressure" in touch.profile else 0.0
        self._gather(Sample(
            int(touch.uid), phase, x, self._height() - y, float(Clock.time()) - age, force=force,
            type=TouchType.POINTER if is_mouse else TouchType.DIRECT,
            buttons=BUTTONS.get(touch.button, 0) if is_mouse and phase != Phase.ENDED else 0,
        ))  # fmt: skip

    def _gather(self, sample: Sample) -> None:
        """Keeps a sample until its touch comes again or the frame is drawn: Kivy stamps fingers as it finds them, so
        that those of one report have different times."""
        if any(each.touch == sample.touch for each in self._gathered):
            self._feed_gathered()
        self._gathered.append(sample)
        self._flush()

    def _feed_gathered(self) -> None:
        """Feeds what was gathered: one step."""
        gathered, self._gathered = self._gathered, []
        if not gathered:
            return
        at = max(gathered[0].time, self.engine.time)
        self._then(lambda: self.engine.feed([replace(sample, time=at) for sample in gathered]))

    # Gestures out

    def _now(self) -> float:
        return max(float(Clock.time()), self.engine.time)

    def _advance(self, _: float) -> None:
        self._timer = None
        self._feed_gathered()
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
