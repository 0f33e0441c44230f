"""Outputs as attributes of an event. Written by Scripts/generate. Do not edit: run `make generate`."""

from __future__ import annotations

from typing import Any

from .outputs import Outputs
from .enums import Direction
from .geometry import Point, Transform


class StandardOutputs(Outputs):
    """The outputs of the standard classes. An event whose class has no such output raises AttributeError."""

    __slots__ = ()

    @property
    def tap_count(self) -> int:
        """Of tap: how many taps were made. Of serial_tap: which tap of its series this is, from 1. Of multi_tap:
        how many taps were made there."""
        return int(self._number("tap_count"))

    @property
    def duration(self) -> float:
        """Of long_press: time since the last required finger landed. Seconds."""
        return self._number("duration")

    @property
    def translation(self) -> Point:
        """Of pan, screen_edge_pan, tap_drag, multi_drag: how far it went. Window units."""
        return self._point("translation")

    @property
    def velocity(self) -> Any:
        """Of pan, screen_edge_pan, tap_drag, multi_drag: its velocity. Window units a second. Of pinch: velocity of
        the scale. Per second. Of rotation: velocity of the rotation. Radians a second. Of transform: velocity of
        the fingers' centre. Window units a second."""
        return self._number_or_point("velocity")

    @property
    def certainty(self) -> float:
        """Of pan: how much of what two fingers did when it began was a drag: 1 all; 1 with one finger. Of pinch:
        how much of what the fingers did when it began was a pinch: 1 all. Of rotation: how much of what the
        fingers did when it began was a rotation: 1 all."""
        return self._number("certainty")

    @property
    def direction(self) -> Direction:
        """Of swipe: the direction found: right 1, left 2, up 4, down 8."""
        return Direction(int(self._number("direction")))

    @property
    def scale(self) -> float:
        """Of pinch: distance of the fingers relative to the start. Of tap_drag: what scale_distance makes of the
        way downwards; 1 without it."""
        return self._number("scale")

    @property
    def focus(self) -> Point:
        """Of pinch, rotation: the point between the fingers. Window units."""
        return self._point("focus")

    @property
    def span_before(self) -> float:
        """Of pinch: distance of the fingers at the previous event. Window units."""
        return self._number("span_before")

    @property
    def span(self) -> float:
        """Of pinch: distance of the fingers now. Window units."""
        return self._number("span")

    @property
    def rotation(self) -> float:
        """Of rotation: turned since the start, clockwise on a y-down screen. Radians. Of tap_drag: what
        rotation_distance makes of the way to the right, clockwise. Radians."""
        return self._number("rotation")

    @property
    def scale_velocity(self) -> float:
        """Of transform: velocity of the scale. Per second."""
        return self._number("scale_velocity")

    @property
    def rotation_velocity(self) -> float:
        """Of transform: velocity of the rotation. Radians a second."""
        return self._number("rotation_velocity")

    @property
    def distance(self) -> float:
        """Of tap_drag: how far the finger is from where the drag started. Window units."""
        return self._number("distance")

    @property
    def progress(self) -> float:
        """Of dwell: which part of the rest is over: 1 when it has dwelt, until it goes elsewhere."""
        return self._number("progress")

    @property
    def dwell_count(self) -> float:
        """Of dwell: how many times it has dwelt since it came over the view."""
        return self._number("dwell_count")

    @property
    def map(self) -> Transform:
        """Of transform: the map since the start, in window units."""
        return Transform.similarity(*(self._number(name) for name in ("a", "b", "tx", "ty")))
