"""Compares expected with actual events, and lays them side by side."""

from __future__ import annotations

from typing import Dict, List, Mapping, Optional, Sequence, Tuple, Union

from .record import record
from .cases import Case, Expectation
from .enums import State
from .events import Event, GestureEvent, ViewTouchEvent
from .geometry import Point

MICROSECOND = 1000


@record
class Actual:
    """An event in the words of a case."""

    subject: str
    word: str
    time_ns: int
    touch: Optional[int]
    at: Point
    values: Mapping[str, float]
    is_gesture: bool


def actual(event: Union[GestureEvent, ViewTouchEvent], names: Dict[int, str]) -> Actual:
    """An event with the ids of the case in place of handles."""
    if isinstance(event, GestureEvent):
        name = names.get(event.recognizer.id, repr(event.recognizer))
        return Actual(name, event.state.name.lower(), event.time_ns, event.touch, event.location, event.values, True)
    name = names.get(event.view.id, repr(event.view)) if event.view is not None else "a view that is gone"
    return Actual(name, event.phase.name.lower(), event.time_ns, event.touch, event.location, {}, False)


def close(expected: float, found: float, tolerance: float) -> bool:
    """Equal to the tolerance: relative, and absolute around zero."""
    return abs(found - expected) <= max(tolerance, tolerance * abs(expected))


def _same_kind(expected: Expectation, found: Actual) -> bool:
    return (expected.is_gesture, expected.subject, expected.word) == (found.is_gesture, found.subject, found.word)


def matches(expected: Expectation, found: Actual, tolerance: float) -> bool:
    """Whether an event is the expected one; keys that the expectation lacks are not compared."""
    if not _same_kind(expected, found):
        return False
    if expected.time_ns is not None and abs(expected.time_ns - found.time_ns) > MICROSECOND:
        return False
    if expected.touch is not None and expected.touch != found.touch:
        return False
    if expected.at is not None and not all(close(a, b, tolerance) for a, b in zip(expected.at, found.at)):
        return False
    return all(name in found.values and close(value, found.values[name], tolerance) for name, value in expected.values.items())


def _number(value: float) -> str:
    return f"{value:.9g}"


def text(event: Union[Expectation, Actual], names: Optional[Sequence[str]] = None) -> str:
    """One line; of the values only those in `names`, if names are given."""
    parts = ["" if event.time_ns is None else f"{event.time_ns / 1e9:.6f}", event.subject, event.word]
    if event.touch is not None:
        parts.append(f"touch {event.touch}")
    if event.at is not None:
        parts.append(f"at ({_number(event.at[0])}, {_number(event.at[1])})")
    parts += [f"{name}={_number(value)}" for name, value in event.values.items() if names is None or name in names]
    return " ".join(part for part in parts if part)


def _align(
    expected: Sequence[Expectation], found: Sequence[Actual], tolerance: float
) -> List[Tuple[Optional[Expectation], Optional[Actual]]]:
    """Pairs that keep both orders, with as few lines that differ as possible."""
    rows, columns = len(expected), len(found)

    def price(i: int, j: int) -> float:
        return 0.0 if matches(expected[i], found[j], tolerance) else 1.0 if _same_kind(expected[i], found[j]) else 1.9

    cost = [[float(i + j) for j in range(columns + 1)] for i in range(rows + 1)]
    for i in range(rows - 1, -1, -1):
        cost[i][columns] = float(rows - i)
    for j in range(columns + 1):
        cost[rows][j] = float(columns - j)
    for i in range(rows - 1, -1, -1):
        for j in range(columns - 1, -1, -1):
            cost[i][j] = min(price(i, j) + cost[i + 1][j + 1], 1 + cost[i + 1][j], 1 + cost[i][j + 1])
    pairs: List[Tuple[Optional[Expectation], Optional[Actual]]] = []
    i = j = 0
    while i < rows or j < columns:
        if i < rows and j < columns and cost[i][j] == price(i, j) + cost[i + 1][j + 1]:
            pairs.append((expected[i], found[j]))
            i, j = i + 1, j + 1
        elif i < rows and cost[i][j] == 1 + cost[i + 1][j]:
            pairs.append((expected[i], None))
            i += 1
        else:
            pairs.append((None, found[j]))
            j += 1
    return pairs


def _come(wanted: Sequence[Expectation], found: Sequence[Actual], tolerance: float) -> bool:
    """Whether all that is wanted is found, in this order, with anything between."""
    rest = iter(found)
    return all(any(matches(each, other, tolerance) for other in rest) for each in wanted)


def compare(case: Case, events: Sequence[Event], names: Dict[int, str]) -> List[str]:
    """No line if the events are those expected, else a table of both, with a sign at each line that differs."""
    wanted = [each for each in case.expected if each.is_gesture or case.only in ("", "expected")]
    if case.only == "states":
        wanted = [each for each in wanted if each.word != State.CHANGED.name.lower()]
    found = [actual(event, names) for event in events if isinstance(event, (GestureEvent, ViewTouchEvent))]
    if case.only == "expected" and _come(wanted, found, case.tolerance):
        return []
    if len(wanted) == len(found) and all(matches(a, b, case.tolerance) for a, b in zip(wanted, found)):
        return []
    rows = []
    for left, right in _align(wanted, found, case.tolerance):
        same = left is not None and right is not None and matches(left, right, case.tolerance)
        sign = "  " if same or (left is None and case.only == "expected") else "- " if right is None else "+ " if left is None else "! "
        shown = None if left is None else list(left.values)
        rows.append((sign, "" if left is None else text(left), "" if right is None else text(right, shown)))
    width = max(len("expected"), *(len(left) for _, left, _ in rows))
    lines = [f"  {'expected':<{width}}  | actual"]
    return lines + [f"{sign}{left:<{width}}  | {right}".rstrip() for sign, left, right in rows]
