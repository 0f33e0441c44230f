"""For what a host draws: where a touch is at the time of a frame, how calm and how fast."""

from __future__ import annotations

import ctypes
from typing import Any, Iterable, List, Optional, Sequence, Tuple

from . import ffi
from .native import Core
from .option_structs import defaults, filled
from .record import Located, Timed, record
from .enums import EstimateKind, Prediction, VelocityStrategy
from .errors import InvalidTypeError, NullError, error_without_engine
from .geometry import LATEST_NS, Point, nanoseconds, number, truth, whole
from .step import TouchPoint

lib = ffi.lib
History = ffi.kin_touch_point * 40  # the most that a touch has


@record
class Estimate(Timed, Located):
    """Where a touch was, or will be. Beside its fields it has `time`, in seconds, and `location`."""

    time_ns: int
    """The time that the place is for: the one asked for, or the nearest for which there is an answer."""
    x: float
    """Window units."""
    y: float
    kind: EstimateKind


@record
class Smoothing:
    """A filter that calms a resting finger and does not hold a fast one back (one-euro, Casiez 2012)."""

    minimum_cutoff: float = 4.7
    """Hz, of a touch at rest; less: calmer."""
    beta: float = 0.3
    """Hz per unit/s of speed; more: less lag."""
    speed_cutoff: float = 1.0
    """Hz, of the filter on the speed itself."""


@record
class VelocityRule:
    """By which rules `velocity` estimates; the defaults are those of the recognizers."""

    strategy: VelocityStrategy = VelocityStrategy.LEAST_SQUARES
    window: float = 0.1
    """Seconds; a point that is older than this before the latest does not count."""
    move_gap: float = 0.04
    """Seconds; nor do those before a longer pause."""
    lift_gap: float = 0.08
    """Seconds; a longer pause before the lift: no velocity."""
    maximum_points: int = 20
    """So many of the latest points count, 2 to 20."""
    refuses_reversal: bool = True
    """An estimate against the net movement of the points is 0."""
    limit: float = 64173.0
    """Units per second; a faster vector is shortened to it. The default is 10 m/s at 163 units per inch."""
    spacing: float = 0.002
    """Seconds; points that came less than this after the first of a group are one, the last."""
    units_per_inch: float = 163.0
    """Of the points: tells what 2 mm are for `guards_lift`."""
    guards_lift: bool = False
    """It lifted at the time that is asked for, and a jump in its last three steps, as a finger rolls off, is left
    out."""

    def _raw(self) -> Any:
        options = defaults(ffi.kin_velocity_options)
        options.strategy = whole(self.strategy, "strategy", 0x7FFF_FFFF)
        for name in ("window", "move_gap", "lift_gap", "spacing"):
            setattr(options, f"{name}_ns", nanoseconds(getattr(self, name), name))
        options.maximum_points = whole(self.maximum_points, "maximum_points", 0xFFFF_FFFF)
        options.refuses_reversal = truth(self.refuses_reversal, "refuses_reversal")
        options.limit = number(self.limit, "limit")
        options.units_per_inch = number(self.units_per_inch, "units_per_inch")
        options.guards_lift = truth(self.guards_lift, "guards_lift")
        return options


def velocity(
    points: Sequence[TouchPoint], at: Optional[float] = None, *, time_ns: Optional[int] = None, rule: VelocityRule = VelocityRule()
) -> Point:
    """The velocity, units per second, of something whose places are known (oldest first, as `Engine.touch_history`
    gives), estimated as the recognizers do. `at` or `time_ns`: when it lifted; neither: it goes on, the time is that
    of the latest point."""
    given = _touch_points(points)
    row = (ffi.kin_touch_point * len(given))(*given)
    if at is not None and time_ns is not None:
        raise NullError("one time is wanted: seconds, or nanoseconds as time_ns")
    latest = given[-1].time_ns if given else 0
    time = nanoseconds(at, "the time") if at is not None else latest if time_ns is None else whole(time_ns, "time_ns", LATEST_NS)
    found = ffi.kin_point()
    if not isinstance(rule, VelocityRule):
        raise InvalidTypeError(f"rule must be a VelocityRule, not {rule!r}")
    result = lib.kin_velocity_estimate(row, len(row), time, ctypes.byref(rule._raw()), ctypes.byref(found))
    if result != ffi.KIN_OK:
        raise error_without_engine(result, "kin_velocity_estimate")
    return Point(found.x, found.y)


def _touch_points(points: Iterable[TouchPoint]) -> List[Any]:
    """As the library has them."""
    try:
        given = list(points)
    except TypeError:
        raise InvalidTypeError(f"points must be TouchPoints, not {points!r}") from None
    for each in given:
        if not isinstance(each, TouchPoint):
            raise InvalidTypeError(f"points must be TouchPoints, not {each!r}")
    return [ffi.kin_touch_point(whole(each.time_ns, "time_ns"), number(each.x, "x"), number(each.y, "y")) for each in given]


class Motion(Core):
    """The part of `Engine` that estimates. Nothing of it has a part in recognition."""

    __slots__ = ()

    def sample_touch(self, touch: int, at: Optional[float] = None, *, time_ns: Optional[int] = None) -> Estimate:
        """Where touch `touch`, which is down, is at `at` seconds: between two samples on the line between them, after
        the latest as `set_prediction` says. Ask for 5 ms before the frame's time, and most answers lie between
        samples."""
        if (at is None) == (time_ns is None):
            raise NullError("one time is wanted: seconds, or nanoseconds as time_ns")
        time = nanoseconds(at, "the time") if time_ns is None else whole(time_ns, "time_ns", LATEST_NS)
        found = ffi.kin_touch_estimate()
        self._call(lib.kin_engine_sample_touch, whole(touch, "touch"), time, ctypes.byref(found))
        return Estimate(found.time_ns, found.x, found.y, EstimateKind(found.kind))

    def set_prediction(self, prediction: Prediction) -> None:
        """How `sample_touch` answers for times after the latest sample: by the velocity of the last 60 ms, as at
        first, on the line of the latest two samples, or not."""
        self._call(lib.kin_engine_set_prediction, whole(prediction, "prediction", 0x7FFF_FFFF))

    def touch_history(self, touch: int) -> Tuple[TouchPoint, ...]:
        """Landing and moves of a touch that is down, oldest first: up to 40, at least the 20 latest."""
        count, points = ctypes.c_uint32(), History()
        self._call(lib.kin_engine_get_touch_history, whole(touch, "touch"), points, len(points), ctypes.byref(count))
        return tuple([TouchPoint(point.time_ns, point.x, point.y) for point in points[: count.value]])

    def set_smoothing(self, smoothing: Optional[Smoothing]) -> None:
        """Smooths what `sample_touch` answers from now on; None turns it off, as at first."""
        self._call(
            lib.kin_engine_set_smoothing,
            filled(smoothing, Smoothing, ffi.kin_smoothing),
        )
