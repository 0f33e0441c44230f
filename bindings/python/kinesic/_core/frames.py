"""Events as columns, for pandas and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable

from . import ffi
from .enums import Phase, Reason, State

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from .protocols import Names

NAMES = {ffi.KIN_EVENT_GESTURE: "gesture", ffi.KIN_EVENT_VIEW_TOUCH: "view_touch", ffi.KIN_EVENT_DECISION: "decision"}


def columns(events: NDArray[numpy.void], engine: Names) -> Dict[str, NDArray[Any]]:
    """The columns of an array of `event_dtype()`. What an event of that kind has not is None, NaN or 0."""
    gesture, touch, decision = (events["type"] == kind for kind in NAMES)
    named = gesture | decision
    found: Dict[str, NDArray[Any]] = {
        "sequence": events["sequence"].copy(),
        "time": events["time_ns"] / 1e9,
        "time_ns": events["time_ns"].copy(),
        "type": _words(events["type"], named | touch, NAMES.__getitem__),
        "recognizer": _words(events["recognizer"], named, lambda id: _name(engine, id)),
        "class_name": _words(events["recognizer"], named, lambda id: engine._find_recognizer(id).class_name),
        "view": _words(events["view"], events["view"] != 0, lambda id: getattr(engine._find_view(id), "name", None)),
        "state": _words(events["state"], named, lambda number: State(number).name.lower()),
        "previous_state": _words(events["from"], named, lambda number: State(number).name.lower()),
        "reason": _words(events["reason"], decision, lambda number: Reason(number).name.lower()),
        "other": _words(events["other"], decision & (events["other"] != 0), lambda id: _name(engine, id)),
        "phase": _words(events["phase"], touch, lambda number: Phase(number).name.lower()),
    }
    for name in ("recognizer", "view", "other"):
        found[name + "_id"] = events[name].copy()
    for name in ("touch", "contact", "touch_count", "merged", "x", "y"):
        found[name] = events[name].copy()
    return {**found, **_outputs(events, gesture, engine)}


def _name(engine: Names, id: int) -> str:
    recognizer = engine._find_recognizer(id)
    name: str = recognizer.name or recognizer.class_name
    return name


def _words(numbers: NDArray[Any], where: NDArray[Any], word: Callable[[int], Any]) -> NDArray[Any]:
    """A text for each number where there is one, else None. Each different number is looked up once."""
    import numpy

    found = numpy.full(len(numbers), None, dtype=object)
    for number in numpy.unique(numbers[where]):
        found[where & (numbers == number)] = word(int(number))
    return found


def _outputs(events: NDArray[numpy.void], gesture: NDArray[Any], engine: Names) -> Dict[str, NDArray[Any]]:
    """A column for each output of the classes that occur, by its name; NaN for classes that have it not."""
    import numpy

    found: Dict[str, NDArray[Any]] = {}
    for id in numpy.unique(events["recognizer"][gesture]):
        rows = gesture & (events["recognizer"] == id)
        names: Iterable[str] = engine._find_recognizer(int(id))._value_names
        for index, name in enumerate(names):
            column = found.setdefault(name, numpy.full(len(events), numpy.nan))
            column[rows] = events["values"][rows, index]
    return found
