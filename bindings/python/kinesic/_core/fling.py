"""Flings and rubber bands: how things go on when a finger has let go of them, or pulls them past their end."""

from __future__ import annotations

import ctypes
from dataclasses import astuple
from typing import Any, NamedTuple, Sequence, Tuple

from . import ffi
from .record import public, record
from .errors import error_without_engine
from .geometry import nanoseconds, number

lib = ffi.lib
DECELERATION_NORMAL = ffi.KIN_DECELERATION_NORMAL
DECELERATION_FAST = ffi.KIN_DECELERATION_FAST
RUBBER_BAND = ffi.KIN_RUBBER_BAND


def _check(result: int, function: Any, *arguments: Any) -> None:
    if result != ffi.KIN_OK:
        given = ", ".join(f"{argument!r}" for argument in arguments)
        raise error_without_engine(result, f"{function.__name__}({given})")


class Course(NamedTuple):
    """Where a fling is, units, and how fast, units per second."""

    position: float
    velocity: float


@record
class Fling:
    """A movement along one axis without a finger: a decay, a spring, or a decay that a spring takes over from. Made by
    `decay`, `friction`, `spring` and `spring_physical`, or of another by `bound` and `snap`; `at` gives the movement
    at a time, `duration` how long it takes, `final` where it ends."""

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
    def _made(function: Any, *arguments: float) -> Fling:
        fling = ffi.kin_fling()
        numbers = [number(argument, "an argument of a fling") for argument in arguments]
        _check(function(*numbers, ctypes.byref(fling)), function, *numbers)
        return _fling(fling)

    @staticmethod
    def decay(position: float, velocity: float, rate: float) -> Fling:
        """Exponential decay; `rate` in 1/s, above 0."""
        return Fling._made(lib.kin_fling_decay, position, velocity, rate)

    @staticmethod
    def friction(position: float, velocity: float, deceleration: float = DECELERATION_NORMAL) -> Fling:
        """A decay by the fraction of the velocity that a millisecond leaves, as scroll views have it."""
        return Fling._made(lib.kin_fling_friction, position, velocity, deceleration)

    @staticmethod
    def spring(position: float, velocity: float, target: float, response: float = 0.5, damping_ratio: float = 1.0) -> Fling:
        """A damped spring to `target`; `response` is the seconds of one swing were it not damped, a ratio of 1 does
        not swing."""
        return Fling._made(lib.kin_fling_spring, position, velocity, target, response, damping_ratio)

    @staticmethod
    def spring_physical(
        position: float, velocity: float, target: float, mass: float, stiffness: float, damping: float
    ) -> Fling:
        """A damped spring by physics."""
        return Fling._made(lib.kin_fling_spring_physical, position, velocity, target, mass, stiffness, damping)

    def snap(self, points: Sequence[float], response: float = 0.5, damping_ratio: float = 1.0) -> Tuple[Fling, int]:
        """A spring to that of `points` which is nearest to where this one would end, and its index: what a pager
        does."""
        items = [number(point, "a point") for point in points]
        array, index, fling = (ctypes.c_double * len(items))(*items), ctypes.c_uint32(), ffi.kin_fling()
        function, spring = lib.kin_fling_snap, (number(response, "response"), number(damping_ratio, "damping_ratio"))
        _check(function(self._raw, array, len(items), *spring, ctypes.byref(fling), ctypes.byref(index)), function, self, items, *spring)
        return _fling(fling), index.value

    def bound(self, minimum: float, maximum: float, response: float = 0.63, damping_ratio: float = 1.0) -> Fling:
        """This decay until it crosses a bound, and from there a spring back to that: what a scroll view does at its
        ends."""
        fling = ffi.kin_fling()
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
        """Seconds from which on it is certain to stay within the tolerance of its end; infinite: never in this
        life."""
        time = ctypes.c_uint64()
        _check(lib.kin_fling_duration(self._raw, ctypes.byref(time)), lib.kin_fling_duration, self)
        return float("inf") if time.value == ffi.KIN_TIME_NEVER else time.value / 1e9

    @property
    def final(self) -> float:
        """Where it ends, units: what a host decides by, before it has begun to move."""
        position = ctypes.c_double()
        _check(lib.kin_fling_final(self._raw, ctypes.byref(position)), lib.kin_fling_final, self)
        return position.value

    @property
    def _raw(self) -> Any:
        return ffi.kin_fling(*(number(each, "a number of a fling") for each in astuple(self)))


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


public(Fling)
