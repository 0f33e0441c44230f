"""Drawings as people write them, and as the C structs of kinesic/strokes.h."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Sequence, Tuple, Union

from . import generated_strokes as c
from .arrays import _dtype
from .errors import InvalidError, InvalidTypeError
from .geometry import number

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

Drawing = Union[Sequence[Sequence[float]], Sequence[Sequence[Sequence[float]]], "ArrayLike"]
"""One stroke, a row of (x, y) or (x, y, seconds); or several strokes, a row of such rows. Arrays too."""

LATEST = 2**64 / 1e9


def strokes_of(found: Any) -> Tuple[Tuple[Tuple[float, float, float], ...], ...]:
    """The points of a kin_stroke_template, (x, y, seconds), stroke by stroke."""
    strokes: List[List[Tuple[float, float, float]]] = []
    for i in range(found.point_count):
        point = found.points[i]
        if i == 0 or point.stroke != found.points[i - 1].stroke:
            strokes.append([])
        strokes[-1].append((point.x, point.y, point.time_ns / 1e9))
    return tuple(tuple(stroke) for stroke in strokes)


def points_of(drawing: Drawing) -> Any:
    """The points of a drawing, as an array of the C struct."""
    try:
        rows: Any = drawing.tolist() if hasattr(drawing, "tolist") else list(drawing)  # type: ignore[arg-type]
        strokes = [list(each) for each in ([rows] if not rows or _is_point(rows[0]) else rows)]
    except (TypeError, LookupError):
        raise InvalidTypeError(f"a drawing is a row of points, (x, y) or (x, y, seconds), or several such rows, not {drawing!r:.60}") from None
    flat = [(*_numbers(point), i) for i, stroke in enumerate(strokes) for point in stroke]
    points = (c.kin_stroke_point * len(flat))()
    for place, (x, y, seconds, stroke) in zip(points, flat):
        place.x, place.y, place.time_ns, place.stroke = x, y, max(0, round(seconds * 1e9)), stroke
    return points


def _is_point(row: Any) -> bool:
    return len(row) in (2, 3) and not hasattr(row[0], "__len__")


def _numbers(point: Any) -> Tuple[float, float, float]:
    try:
        x, y, seconds = (number(each, "a coordinate") for each in (*point, 0.0)[:3])
    except (TypeError, ValueError, IndexError):
        raise InvalidTypeError(f"a point is (x, y) or (x, y, seconds), not {point!r}") from None
    if not -LATEST < seconds < LATEST:
        raise InvalidError(f"a time is seconds, below 2 ** 64 nanoseconds, not {seconds!r}")
    return x, y, seconds


def rows_of(points: Any, strokes: Any) -> Any:
    """Places, and for each the number of its stroke, as a NumPy array of the C struct."""
    import numpy

    try:
        places = numpy.asarray(points, dtype=numpy.float64)
    except (TypeError, ValueError, OverflowError):
        raise InvalidTypeError(f"points must be numbers, not {points!r:.60}") from None
    if places.ndim != 2 or places.shape[1] != 2:
        raise InvalidError(f"points has the shape {places.shape}: (count, 2) is wanted")
    rows = numpy.zeros(len(places), _dtype(c.kin_stroke_point))
    rows["x"], rows["y"] = places[:, 0], places[:, 1]
    if strokes is not None:
        try:
            rows["stroke"] = strokes
        except (TypeError, ValueError, OverflowError):
            raise InvalidTypeError(f"strokes must be a whole number for each point, not {strokes!r:.60}") from None
    return rows
