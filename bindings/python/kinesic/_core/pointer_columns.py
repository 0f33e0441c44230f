"""W3C pointer events of fingers, read as columns. Needs NumPy."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, BinaryIO, List

import numpy

from .digits import check
from .enums import Phase
from .recorded import Columns, Device

if TYPE_CHECKING:
    from numpy.typing import NDArray

PHASES = {"pointerdown": Phase.BEGAN, "pointermove": Phase.MOVED, "pointerup": Phase.ENDED, "pointercancel": Phase.CANCELLED}
KEYS = ("type", "pointerId", "pointerType", "timeStamp", "clientX", "clientY", "pressure")
CSS = Device(units_per_mm=(96 / 25.4, 96 / 25.4))
LARGEST = 1e18  # far beyond what an engine takes
TIMES = 4e12  # milliseconds, the first that is too late


def read_pointer_events(file: BinaryIO) -> List[Columns]:
    """Events that have these keys in this order, as the tool writes them, or all but the last. Unusual: others."""
    try:
        events: Any = json.loads(file.read().decode(), object_pairs_hook=_values, parse_constant=_no_number)
    except (ValueError, RecursionError):
        events = None
    check(type(events) is list and events and set(map(type, events)) == {tuple})
    types, touches, pointers, times, xs, ys, pressures = zip(*events)
    check(set(pointers) == {"touch"} and set(map(type, touches)) == {int} and 0 <= min(touches) and max(touches) < 1 << 53)
    check(all(type(each) is str and each in PHASES for each in set(types)))
    _numbers(pressures)
    return [Columns(_nanoseconds(_numbers(times)), numpy.array(touches, "u8"), numpy.array([PHASES[each] for each in types], "i4"), _numbers(xs), _numbers(ys))]


def _values(pairs: Any) -> Any:
    keys, values = zip(*pairs) if pairs else ((), ())
    check(keys in (KEYS, KEYS[:-1]))
    return values if len(values) == len(KEYS) else (*values, 0)


def _no_number(word: str) -> None:
    check(False)


def _numbers(values: Any) -> NDArray[numpy.float64]:
    check(set(map(type, values)) <= {int, float} and -LARGEST < min(values) and max(values) < LARGEST)
    return numpy.array(list(map(float, values)))


def _nanoseconds(milliseconds: NDArray[numpy.float64]) -> NDArray[numpy.uint64]:
    """The nearest whole number; of two the larger."""
    check(milliseconds.min() >= 0 and milliseconds.max() < TIMES)
    exact = milliseconds * 1e6
    whole = numpy.floor(exact)
    return (whole + (exact - whole >= 0.5)).astype(numpy.uint64)
