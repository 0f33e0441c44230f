"""Template sets as JSON. docs/strokes.md has the form; the tool reads and writes it too."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Sequence, Tuple, Union

from . import generated_strokes as c
from .errors import InvalidError, InvalidTypeError

FORMAT = "kinesic-strokes"
VERSION = 1
FLAGS = {
    "any_order": c.KIN_STROKE_ANY_ORDER, "any_direction": c.KIN_STROKE_ANY_DIRECTION, "keep_aspect": c.KIN_STROKE_KEEP_ASPECT,
    "free_aspect": c.KIN_STROKE_FREE_ASPECT,
}  # fmt: skip
NUMBERS = ("rotation", "size_ratio", "duration_ratio", "limit")
OPTIONS = ("sample_count", "limit", "margin", "minimum_size")
MOST = (1 << 64) - 1
"""The latest time."""

ReadTemplate = Tuple[str, Any, Dict[str, Any]]
"""Name, points as an array of the C struct, switches."""


def text(options: Dict[str, float], templates: Sequence[Any]) -> str:
    """The text of a set, a template a line."""
    head = {"format": FORMAT, "version": VERSION, **{word: _short(value) for word, value in options.items()}}
    lines = [f"  {json.dumps(word)}: {json.dumps(value)},\n" for word, value in head.items()]
    rows = ",".join(f"\n    {json.dumps(_template(found), ensure_ascii=False)}" for found in templates)
    return "{\n" + "".join(lines) + f'  "templates": [{rows}\n  ]\n}}\n'


def _template(found: Any) -> Dict[str, Any]:
    """Only the switches that are on, and the numbers that are not 0; times only where one is known."""
    options, points = found.options, found.points[: found.point_count]
    written: Dict[str, Any] = {"name": found.name.decode()}
    written.update((word, True) for word, bit in FLAGS.items() if options.flags & bit)
    written.update((word, _short(getattr(options, word))) for word in NUMBERS if getattr(options, word) != 0)
    has_times = any(point.time_ns for point in points)
    strokes: List[List[List[float]]] = []
    for number, point in enumerate(points):
        if number == 0 or point.stroke != points[number - 1].stroke:
            strokes.append([])
        strokes[-1].append([_short(point.x), _short(point.y), *([point.time_ns] if has_times else [])])
    return {**written, "strokes": strokes}


def _short(value: float) -> float:
    """A whole number without a point; -0 stays what it is."""
    is_whole = float(value).is_integer() and abs(value) < 1e15 and str(value) != "-0.0"
    return int(value) if is_whole else value


def read(data: Union[str, bytes]) -> Tuple[Dict[str, Any], List[ReadTemplate]]:
    """The options of a set and its templates; InvalidError says where the text is wrong."""
    if not isinstance(data, (str, bytes, bytearray)):
        raise InvalidTypeError(f"a text is wanted, not {data!r:.60}")
    try:
        whole = json.loads(data, parse_constant=_constant, object_pairs_hook=_object)
    except UnicodeDecodeError as fault:
        raise InvalidError(f"byte {fault.start}: the text is not UTF-8") from None
    except json.JSONDecodeError as fault:
        raise InvalidError(f"line {fault.lineno}, column {fault.colno}: {fault.msg}") from None
    except RecursionError:
        raise InvalidError("the text is nested too deeply") from None
    fields = _fields(whole, "", ["format", "version", *OPTIONS, "templates"], ["format", "version", "templates"])
    if fields["format"] != FORMAT:
        raise InvalidError(f'format: "{FORMAT}" is wanted')
    if fields["version"] != VERSION:
        raise InvalidError(f"version: a set of version {fields['version']!r}; this library reads version {VERSION}")
    options = {word: _number(fields[word], word) for word in OPTIONS if word in fields}
    if not float(options.get("sample_count", 0)).is_integer():
        raise InvalidError("sample_count: a whole number is wanted")
    if "sample_count" in options:
        options["sample_count"] = int(options["sample_count"])
    return options, [_read_template(each, f"templates[{number}]") for number, each in enumerate(_list(fields["templates"], "templates"))]


def _constant(word: str) -> None:
    raise InvalidError(f"{word} is not a number")


def _object(pairs: List[Tuple[str, Any]]) -> Dict[str, Any]:
    members: Dict[str, Any] = {}
    for key, value in pairs:
        if key in members:
            raise InvalidError(f'the key "{key}" stands in an object twice')
        members[key] = value
    return members


def _read_template(row: Any, place: str) -> ReadTemplate:
    fields = _fields(row, place, ["name", *FLAGS, *NUMBERS, "strokes"], ["name", "strokes"])
    if not isinstance(fields["name"], str) or "\0" in fields["name"]:
        raise InvalidError(f"{place}.name: a text without the character U+0000 is wanted")
    if any("\ud800" <= character <= "\udfff" for character in fields["name"]):
        raise InvalidError(f"{place}.name: half a surrogate pair is not a character")
    switches: Dict[str, Any] = {word: _number(fields[word], f"{place}.{word}") for word in NUMBERS if word in fields}
    for word in FLAGS:
        if not isinstance(fields.get(word, False), bool):
            raise InvalidError(f"{place}.{word}: true or false is wanted")
        switches[word] = fields.get(word, False)
    return fields["name"], _read_points(fields["strokes"], f"{place}.strokes"), switches


def _read_points(strokes: Any, place: str) -> Any:
    rows = [
        (point, number, f"{place}[{number}][{i}]")
        for number, stroke in enumerate(_list(strokes, place))
        for i, point in enumerate(_list(stroke, f"{place}[{number}]"))
    ]
    points = (c.kin_stroke_point * len(rows))()
    for written, (point, number, where) in zip(points, rows):
        if not isinstance(point, list) or len(point) not in (2, 3):
            raise InvalidError(f"{where}: [x, y] or [x, y, nanoseconds] is wanted")
        written.x, written.y, written.stroke = _number(point[0], where), _number(point[1], where), number
        time = point[2] if len(point) == 3 else 0
        if not isinstance(time, int) or isinstance(time, bool) or not 0 <= time <= MOST:
            raise InvalidError(f"{where}: the time is a whole number of nanoseconds, 0 or more")
        written.time_ns = time
    return points


def _fields(row: Any, place: str, known: List[str], needed: List[str]) -> Dict[str, Any]:
    start = f"{place}: " if place else ""
    if not isinstance(row, dict):
        raise InvalidError(f"{start}an object is wanted")
    for key in row:
        if key not in known:
            raise InvalidError(f'{start}the key "{key}" is unknown here; known are {", ".join(known)}')
    for key in needed:
        if key not in row:
            raise InvalidError(f'{start}the key "{key}" is missing')
    return row


def _list(row: Any, place: str) -> List[Any]:
    if not isinstance(row, list):
        raise InvalidError(f"{place}: a list is wanted")
    return row


def _number(value: Any, place: str) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise InvalidError(f"{place}: a number is wanted")
    try:
        return float(value)
    except OverflowError:
        raise InvalidError(f"{place}: the number is too large") from None
