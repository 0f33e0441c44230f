"""The words of the engine as enumerations. Each member has the number of the C constant of that name."""

from __future__ import annotations

from enum import IntFlag

from ._generated_enums import *  # noqa: F401,F403


class Direction(IntFlag):
    """Directions of a swipe, as a mask for its property and one bit in its value."""

    RIGHT = 1
    LEFT = 2
    UP = 4
    DOWN = 8
