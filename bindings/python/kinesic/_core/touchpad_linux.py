"""Linux touchpads: the events of a device become frames of contacts."""

from __future__ import annotations

import ctypes
import sys
from typing import Any, Callable, Optional, Tuple, TypeVar

from . import generated_touchpad as c
from .call_guard import CallGuard
from .errors import InvalidTypeError
from .geometry import number, whole
from .record import record
from .touchpad import Touchpad
from .touchpad_library import check, library
from .live_objects import Uncopied

LARGEST_CODE = 0xFFFF
VALUES = range(-(2**31), 2**31)


@record
class EvdevAxis:
    """An axis of the device, as EVIOCGABS says it: `EvdevAxis(info.min, info.max, info.resolution)` of the AbsInfo of
    python-evdev."""

    minimum: int
    maximum: int
    """Above the minimum."""
    resolution: int = 0
    """Units per mm; 0 where the device does not say it."""


Device = TypeVar("Device", bound="Evdev")


class Evdev(Uncopied):
    """A decoder of the events of a Linux touchpad: multitouch protocol B, or one place (ABS_X, ABS_Y).

    x, y: ABS_MT_POSITION_X and _Y, or ABS_X and ABS_Y where there are none. pressure: ABS_MT_PRESSURE or ABS_PRESSURE;
    None: it is left out. width, height: of the pad in mm, above 0 to 1000, where an axis has no resolution; 69 by 50
    at first. Close it, or let it go: it ends with its last reference. For one thread at a time, or ThreadError."""

    _lives_in = "this process"

    def __init__(
        self, x: EvdevAxis, y: EvdevAxis, *, pressure: Optional[EvdevAxis] = None, width: Optional[float] = None, height: Optional[float] = None
    ) -> None:
        self._pointer = c.kin_touchpad_evdev_p()
        self._calls = CallGuard("decoder")
        options = c.kin_touchpad_evdev_options()
        library().kin_touchpad_evdev_options_init(ctypes.byref(options))
        _fill(options.x, x, "x")
        _fill(options.y, y, "y")
        if pressure is not None:
            _fill(options.pressure, pressure, "pressure")
        if width is not None:
            options.width = number(width, "width")
        if height is not None:
            options.height = number(height, "height")
        check(library().kin_touchpad_evdev_create(ctypes.byref(options), ctypes.byref(self._pointer)))

    def close(self) -> None:
        """Ends it; closing twice does nothing."""
        with self._calls.changing():
            pointer, self._pointer = self._pointer, c.kin_touchpad_evdev_p()
            if pointer:
                library().kin_touchpad_evdev_destroy(pointer)

    def __del__(self, is_exiting: Callable[[], bool] = sys.is_finalizing) -> None:
        if getattr(self, "_pointer", None) and not is_exiting():  # modules may have lost their names by then
            self.close()

    def __enter__(self: Device) -> Device:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def size(self) -> Tuple[float, float]:
        """Width and height of the pad, mm: what a Touchpad is made with."""
        width, height = ctypes.c_double(), ctypes.c_double()
        with self._calls.changing():
            check(library().kin_touchpad_evdev_get_size(self._pointer, ctypes.byref(width), ctypes.byref(height)))
        return width.value, height.value

    def touchpad(self, *, explain: bool = False, **options: Any) -> Touchpad:
        """A Touchpad of this size, with the other options of a Touchpad."""
        width, height = self.size
        return Touchpad(explain=explain, **{"width": width, "height": height, **options})

    def feed(self, pad: Touchpad, type: int, code: int, value: int, time_ns: int) -> None:
        """Takes an event of the device (struct input_event; `time_ns`: its time on one monotonic clock). At SYN_REPORT
        `pad` is fed a frame, and has events to poll; at SYN_DROPPED what goes on is cancelled. Codes that it does not
        know are passed over."""
        if not isinstance(pad, Touchpad):
            raise InvalidTypeError(f"pad must be a Touchpad, not {pad!r}")
        numbers = whole(type, "type", LARGEST_CODE), whole(code, "code", LARGEST_CODE), _signed(value, "value"), whole(time_ns, "time_ns")
        with self._calls.changing(), pad._calls.changing():
            check(library().kin_touchpad_evdev_feed(self._pointer, pad._pointer, *numbers))


def _fill(target: Any, axis: EvdevAxis, name: str) -> None:
    if not isinstance(axis, EvdevAxis):
        raise InvalidTypeError(f"{name} must be an EvdevAxis, not {axis!r}")
    for field in ("minimum", "maximum", "resolution"):
        setattr(target, field, _signed(getattr(axis, field), f"{field} of {name}"))


def _signed(value: Any, name: str) -> int:
    """A number that a device has: 32 bits with a sign."""
    if not isinstance(value, int) or value not in VALUES:
        raise InvalidTypeError(f"{name} must be a whole number of 32 bits, not {value!r}")
    return value
