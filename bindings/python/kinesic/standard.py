"""The standard classes, with the types of their properties and values. What each number means, its unit, default and
range is in its descriptor (`engine.classes["pan"]`); the attributes here are the same names. `make` makes a recognizer
by the name of its class; `Standard`, `Moving`, `Dragging` and `Bounded` are what several classes have in common."""

from __future__ import annotations

from ._core import standard
from ._core.standard import *  # noqa: F401,F403
from ._core.standard import Bounded, Dragging, Moving, make

__all__ = standard.__all__

for _each in (Bounded, Dragging, Moving, make):
    _each.__module__ = __name__
del _each
