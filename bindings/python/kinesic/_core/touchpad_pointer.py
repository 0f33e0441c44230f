"""What a touchpad does to an engine: the pointer that it moves."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Callable, Iterator

from . import ffi
from . import generated_touchpad as c
from .errors import InvalidError
from .geometry import Location, Point, Rect, number, numbers, whole
from .handle import nothing
from .touchpad_events import TouchpadEvent, row_of
from .touchpad_library import check, library

if TYPE_CHECKING:
    from .engine import Engine

_OPTIONS = ("id", "units_per_mm", "scroll_units_per_mm", "bounds", "location")


class Pointer:
    """The pointer that a touchpad moves. Motion hovers, or moves a touch of the type POINTER; buttons press it;
    scrolls and pinches are scroll samples of the type INDIRECT. Swipes, holds, decisions and momentum make no sample.

    Its properties, which are keyword arguments too, may change between events: `location`, 0, 0 at first; `bounds`,
    the rectangle that it stays in, its far edges included; `units_per_mm`, window units for a millimetre of motion, 20
    at first; `scroll_units_per_mm`, the same for scrolls and the centre of pinches, 10 at first; `id`, of its touch
    and of the scroll's source, 1 at first."""

    def __init__(self, **options: Any) -> None:
        self._state = c.kin_touchpad_pointer()
        library().kin_touchpad_pointer_init(ctypes.byref(self._state))
        for name, value in options.items():
            if name not in _OPTIONS:
                raise InvalidError(f"a pointer has no option '{name}'")
            setattr(self, name, value)

    @property
    def location(self) -> Point:
        return Point(self._state.x, self._state.y)

    @location.setter
    def location(self, location: Location) -> None:
        self._state.x, self._state.y = numbers(location, 2, "location")

    @property
    def bounds(self) -> Rect:
        bounds = self._state.bounds
        return Rect(bounds.x, bounds.y, bounds.width, bounds.height)

    @bounds.setter
    def bounds(self, bounds: Rect) -> None:
        self._state.bounds = ffi.kin_rect(*numbers(bounds, 4, "bounds"))

    @property
    def units_per_mm(self) -> float:
        return float(self._state.units_per_mm)

    @units_per_mm.setter
    def units_per_mm(self, units: float) -> None:
        self._state.units_per_mm = number(units, "units_per_mm")

    @property
    def scroll_units_per_mm(self) -> float:
        return float(self._state.scroll_units_per_mm)

    @scroll_units_per_mm.setter
    def scroll_units_per_mm(self, units: float) -> None:
        self._state.scroll_units_per_mm = number(units, "scroll_units_per_mm")

    @property
    def id(self) -> int:
        return int(self._state.id)

    @id.setter
    def id(self, id: int) -> None:
        self._state.id = whole(id, "id")

    def feed(self, engine: Engine, event: TouchpadEvent) -> None:
        """Feeds an engine what an event means for it. When the engine refuses it the pointer is as before."""
        after = c.kin_touchpad_pointer.from_buffer_copy(self._state)
        feeds = list(self._feeds(engine, after, event))

        def keep() -> None:
            self._state = after

        for feed in feeds[:-1]:
            feed(nothing)
        if feeds:
            feeds[-1](keep)
        else:
            keep()

    def _feeds(self, engine: Engine, state: Any, event: TouchpadEvent) -> Iterator[Callable[[Callable[[], object]], None]]:
        """The calls that feed what becomes of an event, each with what is to be done when the engine did it."""
        touches, scrolls = (ffi.kin_touch_sample * 2)(), (ffi.kin_scroll_sample * 1)()
        counts = ctypes.c_uint32(), ctypes.c_uint32()
        row = row_of(event)
        check(
            library().kin_touchpad_pointer_convert(
                ctypes.byref(state), ctypes.byref(row), touches, ctypes.byref(counts[0]), scrolls, ctypes.byref(counts[1])
            )
        )
        if counts[0].value:
            samples = (ffi.kin_touch_sample * counts[0].value).from_buffer(touches)
            yield lambda then: engine._feed(samples, then)
        if counts[1].value:
            yield lambda then: engine._call(ffi.lib.kin_engine_feed_scroll, scrolls, 1, then=then)
