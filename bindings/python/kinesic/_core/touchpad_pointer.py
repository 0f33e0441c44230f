"""What a touchpad does to an engine: the pointer that it moves."""

from __future__ import annotations

import ctypes
from typing import Any, Callable, Iterator

from . import ffi
from . import generated_touchpad as c
from .engine import Engine
from .errors import InvalidTypeError, UnknownKeywordError
from .geometry import Location, Point, Rect, number, numbers, whole
from .suggestions import did_you_mean
from .touchpad_events import TouchpadEvent, row_of
from .touchpad_library import check, library

_OPTIONS = ("id", "units_per_mm", "scroll_units_per_mm", "bounds", "location")


class Pointer:
    """The pointer that a touchpad moves. Motion hovers, or moves a touch of the type POINTER; buttons press it;
    scrolls and pinches are scroll samples of the type INDIRECT. Swipes, holds, decisions and momentum make no sample.

    Its properties are keyword arguments too, and may change between events."""

    def __init__(self, **options: Any) -> None:
        self._state = c.kin_touchpad_pointer()
        library().kin_touchpad_pointer_init(ctypes.byref(self._state))
        for name, value in options.items():
            if name not in _OPTIONS:
                raise UnknownKeywordError(f"a pointer has no option '{name}'{did_you_mean(name, _OPTIONS)}")
            setattr(self, name, value)

    @property
    def location(self) -> Point:
        """Where it is, window units; 0, 0 at first."""
        return Point(self._state.x, self._state.y)

    @location.setter
    def location(self, location: Location) -> None:
        self._state.x, self._state.y = numbers(location, 2, "location")

    @property
    def bounds(self) -> Rect:
        """The rectangle that it stays in, its far edges included; 0, 0, 1e9, 1e9 at first."""
        bounds = self._state.bounds
        return Rect(bounds.x, bounds.y, bounds.width, bounds.height)

    @bounds.setter
    def bounds(self, bounds: Rect) -> None:
        self._state.bounds = ffi.kin_rect(*numbers(bounds, 4, "bounds"))

    @property
    def units_per_mm(self) -> float:
        """Window units for a millimetre of motion, 0 to 1e6; 20 at first."""
        return float(self._state.units_per_mm)

    @units_per_mm.setter
    def units_per_mm(self, units: float) -> None:
        self._state.units_per_mm = number(units, "units_per_mm")

    @property
    def scroll_units_per_mm(self) -> float:
        """The same for scrolls and the centre of pinches, 0 to 1e6; 10 at first."""
        return float(self._state.scroll_units_per_mm)

    @scroll_units_per_mm.setter
    def scroll_units_per_mm(self, units: float) -> None:
        self._state.scroll_units_per_mm = number(units, "scroll_units_per_mm")

    @property
    def id(self) -> int:
        """Of its touch and of the scroll's source; 1 at first."""
        return int(self._state.id)

    @id.setter
    def id(self, id: int) -> None:
        self._state.id = whole(id, "id")

    def feed(self, engine: Engine, event: TouchpadEvent) -> None:
        """Feeds an engine what an event means for it. When the engine refuses it the pointer is as before."""
        if not isinstance(engine, Engine):
            raise InvalidTypeError(f"engine must be an Engine, not {engine!r}")
        before, self._state = self._state, c.kin_touchpad_pointer.from_buffer_copy(self._state)
        left = 1

        def take() -> None:
            nonlocal left
            left -= 1

        try:
            feeds = list(self._feeds(engine, event))
            left = len(feeds)
            for feed in feeds:
                feed(take)
        finally:
            if left > 0:
                self._state = before

    def _feeds(self, engine: Engine, event: TouchpadEvent) -> Iterator[Callable[[Callable[[], object]], None]]:
        """The calls that feed what becomes of an event, each with what is to be done when the engine did it."""
        touches, scrolls = (ffi.kin_touch_sample * 2)(), (ffi.kin_scroll_sample * 1)()
        counts = ctypes.c_uint32(), ctypes.c_uint32()
        row = row_of(event)
        check(
            library().kin_touchpad_pointer_convert(
                ctypes.byref(self._state), ctypes.byref(row), touches, ctypes.byref(counts[0]), scrolls, ctypes.byref(counts[1])
            )
        )
        if counts[0].value:
            samples = (ffi.kin_touch_sample * counts[0].value).from_buffer(touches)
            yield lambda then: engine._feed(samples, then)
        if counts[1].value:
            yield lambda then: engine._call(ffi.lib.kin_engine_feed_scroll, scrolls, 1, then=then)
