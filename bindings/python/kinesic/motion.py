"""For what a host draws: where a touch is at the time of a frame, and how things go on when a finger has let go of them."""

from __future__ import annotations

import ctypes
from dataclasses import asdict, astuple
from typing import Any, NamedTuple, Optional, Sequence, Tuple

from . import _ffi
from ._core import Core
from ._record import record
from .enums import EstimateKind, VelocityStrategy
from .errors import InvalidError, NullError, error_for
from .geometry import LATEST_NS, Point, nanoseconds, number, whole
from .step import TouchPoint

lib = _ffi.lib
DECELERATION_NORMAL = _ffi.KIN_DECELERATION_NORMAL
DECELERATION_FAST = _ffi.KIN_DECELERATION_FAST
RUBBER_BAND = _ffi.KIN_RUBBER_BAND
_FAULTS = {
    _ffi.KIN_ERROR_INVALID: "a number is not finite, or the fling is of a kind that cannot do that",
    _ffi.KIN_ERROR_RANGE: "a number that must be above 0 is not, or the result is too large to compute with",
}
_VELOCITY_FAULTS = {
    _ffi.KIN_ERROR_TIME: "a time lies before the one before it",
    _ffi.KIN_ERROR_INVALID: "a place is not finite, or the strategy is none",
    _ffi.KIN_ERROR_RANGE: "maximum_points is not 2 to 20, limit not above 0, or the result is too large to be a number",
}


def _check(result: int, function: Any, *arguments: Any) -> None:
    if result != _ffi.KIN_OK:
        given = ", ".join(f"{argument!r}" for argument in arguments)
        raise error_for(result, f"{function.__name__}({given}): {_FAULTS.get(result, 'an argument is missing')}")


class Course(NamedTuple):
    """Where a fling is, units, and how fast, units per second."""

    position: float
    velocity: float


@record
class Fling:
    """A movement along one axis without a finger: a decay, a spring, or a decay that a spring takes over from. Made by `decay`,
    `friction`, `spring` and `spring_physical`."""

    position: float
    """At its beginning, units."""
    velocity: float
    """At its beginning, units per second."""
    rate: float
    """Of the decay, 1/s."""
    turn: float
    """Seconds from the beginning to where the spring takes over: 0 a spring only, infinite a decay only."""
    target: float
    """Where the spring comes to rest."""
    frequency: float
    """Of the spring, were it not damped, radians per second."""
    damping: float
    """Its ratio: below 1 swings past the target."""
    tolerance: float = 0.1
    """Units; a fling that stays nearer than this to its end is there."""

    @staticmethod
    def _made(function: Any, *arguments: float) -> "Fling":
        fling = _ffi.kin_fling()
        numbers = [number(argument, "an argument of a fling") for argument in arguments]
        _check(function(*numbers, ctypes.byref(fling)), function, *numbers)
        return _fling(fling)

    @staticmethod
    def decay(position: float, velocity: float, rate: float) -> "Fling":
        """Exponential decay; `rate` in 1/s, above 0."""
        return Fling._made(lib.kin_fling_decay, position, velocity, rate)

    @staticmethod
    def friction(position: float, velocity: float, deceleration: float = DECELERATION_NORMAL) -> "Fling":
        """A decay by the fraction of the velocity that a millisecond leaves, as scroll views have it."""
        return Fling._made(lib.kin_fling_friction, position, velocity, deceleration)

    @staticmethod
    def spring(position: float, velocity: float, target: float, response: float = 0.5, damping_ratio: float = 1.0) -> "Fling":
        """A damped spring to `target`; `response` is the seconds of one swing were it not damped, a ratio of 1 does not swing."""
        return Fling._made(lib.kin_fling_spring, position, velocity, target, response, damping_ratio)

    @staticmethod
    def spring_physical(
        position: float, velocity: float, target: float, mass: float, stiffness: float, damping: float
    ) -> "Fling":
        """A damped spring by physics."""
        return Fling._made(lib.kin_fling_spring_physical, position, velocity, target, mass, stiffness, damping)

    def snap(self, points: Sequence[float], response: float = 0.5, damping_ratio: float = 1.0) -> "Tuple[Fling, int]":
        """A spring to that of `points` which is nearest to where this one would end, and its index: what a pager does."""
        items = [number(point, "a point") for point in points]
        array, index, fling = (ctypes.c_double * len(items))(*items), ctypes.c_uint32(), _ffi.kin_fling()
        function, spring = lib.kin_fling_snap, (number(response, "response"), number(damping_ratio, "damping_ratio"))
        _check(function(self._raw, array, len(items), *spring, ctypes.byref(fling), ctypes.byref(index)), function, self, items, *spring)
        return _fling(fling), index.value

    def bound(self, minimum: float, maximum: float, response: float = 0.63, damping_ratio: float = 1.0) -> "Fling":
        """This decay until it crosses a bound, and from there a spring back to that: what a scroll view does at its ends."""
        fling = _ffi.kin_fling()
        numbers = [number(each, "a bound or spring") for each in (minimum, maximum, response, damping_ratio)]
        _check(lib.kin_fling_bound(self._raw, *numbers, ctypes.byref(fling)), lib.kin_fling_bound, self, *numbers)
        return _fling(fling)

    def at(self, elapsed: float) -> Course:
        """Position and velocity `elapsed` seconds after its beginning."""
        position, velocity = ctypes.c_double(), ctypes.c_double()
        time = nanoseconds(elapsed, "elapsed")
        _check(lib.kin_fling_at(self._raw, time, ctypes.byref(position), ctypes.byref(velocity)), lib.kin_fling_at, self, elapsed)
        return Course(position.value, velocity.value)

    @property
    def duration(self) -> float:
        """Seconds from which on it is certain to stay within the tolerance of its end; infinite: never in this life."""
        time = ctypes.c_uint64()
        _check(lib.kin_fling_duration(self._raw, ctypes.byref(time)), lib.kin_fling_duration, self)
        return float("inf") if time.value == _ffi.KIN_TIME_NEVER else time.value / 1e9

    @property
    def final(self) -> float:
        """Where it ends, units: what a host decides by, before it has begun to move."""
        position = ctypes.c_double()
        _check(lib.kin_fling_final(self._raw, ctypes.byref(position)), lib.kin_fling_final, self)
        return position.value

    @property
    def _raw(self) -> Any:
        return _ffi.kin_fling(*(number(each, "a number of a fling") for each in astuple(self)))


def _fling(source: Any) -> Fling:
    return Fling(*(getattr(source, name) for name, _ in source._fields_))


def _band(function: Any, distance: float, dimension: float, coefficient: float) -> float:
    result = ctypes.c_double()
    numbers = [number(each, "an argument of a rubber band") for each in (distance, dimension, coefficient)]
    _check(function(*numbers, ctypes.byref(result)), function, *numbers)
    return result.value


def rubber_band(distance: float, dimension: float, coefficient: float = RUBBER_BAND) -> float:
    """How far content follows a finger that pulls it `distance` units past its end, in a view of `dimension` units."""
    return _band(lib.kin_rubber_band, distance, dimension, coefficient)


def rubber_band_distance(offset: float, dimension: float, coefficient: float = RUBBER_BAND) -> float:
    """The way back: the distance that `rubber_band` takes to `offset`."""
    return _band(lib.kin_rubber_band_distance, offset, dimension, coefficient)


@record
class Estimate:
    """Where a touch was, or will be."""

    time_ns: int
    """The time that the place is for: the one asked for, or the nearest for which there is an answer."""
    x: float
    """Window units."""
    y: float
    kind: EstimateKind

    @property
    def time(self) -> float:
        """Seconds."""
        return self.time_ns / 1e9

    @property
    def location(self) -> Point:
        """The place, in window units."""
        return Point(self.x, self.y)


@record
class Smoothing:
    """A filter that calms a resting finger and does not hold a fast one back (one-euro, Casiez 2012)."""

    minimum_cutoff: float = 4.7
    """Hz, of a touch at rest; less: calmer."""
    beta: float = 0.1
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
    limit: float = float("inf")
    """Units per second; a faster vector is shortened to it."""

    def _raw(self) -> Any:
        options = _ffi.kin_velocity_options()
        lib.kin_velocity_options_init(ctypes.byref(options))
        options.strategy = whole(self.strategy, "strategy", 0x7FFF_FFFF)
        for name in ("window", "move_gap", "lift_gap"):
            setattr(options, f"{name}_ns", nanoseconds(getattr(self, name), name))
        options.maximum_points = whole(self.maximum_points, "maximum_points", 0xFFFF_FFFF)
        options.refuses_reversal = bool(self.refuses_reversal)
        options.limit = float(self.limit)
        return options


def velocity(
    points: Sequence[TouchPoint], at: Optional[float] = None, *, time_ns: Optional[int] = None, rule: VelocityRule = VelocityRule()
) -> Point:
    """The velocity, units per second, of something whose places are known (oldest first, as `Engine.touch_history` gives), estimated as
    the recognizers do. `at` or `time_ns`: when it lifted; neither: it goes on, the time is that of the latest point."""
    row = (_ffi.kin_touch_point * len(points))(*(_ffi.kin_touch_point(point.time_ns, point.x, point.y) for point in points))
    if at is not None and time_ns is not None:
        raise NullError("one time is wanted: seconds, or nanoseconds as time_ns")
    latest = points[-1].time_ns if points else 0
    time = nanoseconds(at, "the time") if at is not None else latest if time_ns is None else whole(time_ns, "time_ns", LATEST_NS)
    found = _ffi.kin_point()
    result = lib.kin_velocity_estimate(row, len(row), time, ctypes.byref(rule._raw()), ctypes.byref(found))
    if result != _ffi.KIN_OK:
        raise error_for(result, f"kin_velocity_estimate: {_VELOCITY_FAULTS.get(result, 'an argument is missing')}")
    return Point(found.x, found.y)


class Motion(Core):
    """The part of `Engine` that estimates. Nothing of it has a part in recognition."""

    def sample_touch(self, touch: int, at: Optional[float] = None, *, time_ns: Optional[int] = None) -> Estimate:
        """Where touch `touch`, which is down, is at `at` seconds: between two samples on the line between them, after the latest on the
        line of the latest two for up to 8 ms. Ask for 5 ms before the frame's time, and most answers lie between samples."""
        if (at is None) == (time_ns is None):
            raise NullError("one time is wanted: seconds, or nanoseconds as time_ns")
        time = nanoseconds(at, "the time") if time_ns is None else whole(time_ns, "time_ns", LATEST_NS)
        found = _ffi.kin_touch_estimate()
        self._call(lib.kin_engine_sample_touch, whole(touch, "touch"), time, ctypes.byref(found))
        return Estimate(found.time_ns, found.x, found.y, EstimateKind(found.kind))

    def touch_history(self, touch: int) -> Tuple[TouchPoint, ...]:
        """Landing and moves of a touch that is down, oldest first: up to 40, at least the 20 latest."""
        count, id = ctypes.c_uint32(), whole(touch, "touch")
        self._call(lib.kin_engine_get_touch_history, id, None, 0, ctypes.byref(count))
        points = (_ffi.kin_touch_point * count.value)()
        self._call(lib.kin_engine_get_touch_history, id, points, count.value, ctypes.byref(count))
        return tuple(TouchPoint(point.time_ns, point.x, point.y) for point in points)

    def set_smoothing(self, smoothing: Optional[Smoothing]) -> None:
        """Smooths what `sample_touch` answers from now on; None: not, as at first."""
        if smoothing is None:
            return self._call(lib.kin_engine_set_smoothing, None)
        if not isinstance(smoothing, Smoothing):
            raise InvalidError(f"a Smoothing is wanted, or None, not {smoothing!r}")
        options = _ffi.kin_smoothing()
        lib.kin_smoothing_init(ctypes.byref(options))
        for name, value in asdict(smoothing).items():
            setattr(options, name, number(value, name))
        self._call(lib.kin_engine_set_smoothing, ctypes.byref(options))
