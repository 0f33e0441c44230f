"""The standard classes, with the types of their properties and values. What each number means, its unit, default and
range is in its descriptor (`engine.classes["pan"]`); the attributes here are the same names."""

from __future__ import annotations

from typing import Any, Optional

from . import generated_standard
from .generated_standard import *  # noqa: F401,F403
from .generated_standard import BY_CLASS_NAME, Bounded, Dragging, Moving
from .recognizer import Recognizer, Standard
from .view import View
from .geometry import text

__all__ = ["BY_CLASS_NAME", "Bounded", "Dragging", "Moving", "Standard", "make"]
__all__ += generated_standard.__all__


def make(class_name: str, view: Optional[View] = None, *, name: str = "", **properties: float) -> Recognizer:
    """A recognizer of any class: a standard one as its own Python class, others as `Recognizer`."""
    text(class_name, "class_name")
    kind: Any = BY_CLASS_NAME.get(class_name)
    if kind is not None:
        made: Recognizer = kind(view, name=name, **properties)
        return made
    return Recognizer(class_name, view, name=name, **properties)
