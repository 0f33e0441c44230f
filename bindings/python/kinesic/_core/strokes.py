"""Names drawn shapes by examples of them: sets of templates, without an engine."""

from __future__ import annotations

import ctypes
import sys
from os import PathLike
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterator, List, Optional, Tuple, TypeVar, Union

from . import generated_strokes as c
from . import ffi, optional_libraries, strokes_json
from .arrays import _dtype
from .call_guard import CallGuard
from .drawings import Drawing, points_of, rows_of, strokes_of
from .engine import Engine
from .errors import InvalidError, InvalidTypeError, UnknownError, error_for
from .events import GestureEvent
from .geometry import number, path_bytes, text, truth, whole
from .record import record
from .strokes_json import FLAGS, NUMBERS
from .live_objects import Uncopied
from .words import Word

if TYPE_CHECKING:
    import numpy
    from numpy.typing import ArrayLike, NDArray

MOST_MATCHES = 40
LARGEST_COUNT = 0xFFFF_FFFF


class Verdict(Word):
    """What a drawing is."""

    UNKNOWN = c.KIN_STROKE_UNKNOWN
    """None of the shapes, or nothing: a tap, a line where no template is one, a drawing without extent."""
    RECOGNIZED = c.KIN_STROKE_RECOGNIZED
    """The first match names it."""
    AMBIGUOUS = c.KIN_STROKE_AMBIGUOUS
    """Near enough to the first two names, and the margin between them is too small."""
    UNFINISHED = c.KIN_STROKE_UNFINISHED
    """Of the class `stroke` alone: it is still being drawn."""


@record
class Match:
    """One name that a drawing may have: the best template of that name."""

    name: str
    index: int
    """Of the template."""
    distance: float
    """0 for the same drawing; two shapes that have nothing in common are at 0.2 to 0.4."""
    score: float
    """What is compared with the limit: the smaller the surer."""
    margin: float
    """0 to 1: how far the second name is behind; 0 for all but the first match."""
    confidence: float
    """0 to 1: 1 for a score of 0, 0.5 at the limit."""
    rotation: float
    """By how much the drawing was turned to fit, radians, clockwise where y points down."""


@record
class Classification:
    """What came of a drawing. Its truth is whether it was recognized."""

    verdict: Verdict
    matches: Tuple[Match, ...]
    """The best of each of the nearest names, the best first."""

    @property
    def name(self) -> Optional[str]:
        """The name of the shape; None unless it was recognized."""
        return self.matches[0].name if self else None

    def __bool__(self) -> bool:
        return self.verdict is Verdict.RECOGNIZED


@record
class Template:
    """An example of a shape."""

    name: str
    strokes: Tuple[Tuple[Tuple[float, float, float], ...], ...]
    """Its points, (x, y, seconds), stroke by stroke."""
    any_order: bool
    any_direction: bool
    keep_aspect: bool
    free_aspect: bool
    rotation: float
    size_ratio: float
    duration_ratio: float
    limit: float


@record
class TemplateReport:
    """What the other templates say of one."""

    name: str
    verdict: Verdict
    """Of its own points, compared with all templates but itself."""
    own: Optional[int]
    """The nearest template of its name; None: it is the only one."""
    own_distance: float
    other: Optional[int]
    """The nearest template of another name; None: there is none."""
    other_distance: float
    score: float
    clashes: bool
    """It is nearer to another name than to its own, or too near to tell."""


def _library() -> Any:
    return optional_libraries.load("strokes", c.FUNCTIONS, "a template set")


def _check(result: int) -> None:
    if result != 0:
        raise error_for(result, (_library().kin_stroke_last_error() or b"").decode())


Templates = TypeVar("Templates", bound="TemplateSet")


class TemplateSet:
    """Examples of shapes under names, and what a drawing is by them. `kinesic/strokes.h` and docs/strokes.md say how
    drawings are compared; the defaults of options are theirs. Close it, or let it go: it ends with its last reference.
    For one thread at a time while it is changed, and when it is closed: ThreadError."""

    def __init__(self, *, sample_count: int = 32, limit: float = 0.1, margin: float = 0.05, minimum_size: float = 0.0) -> None:
        self._begin()
        options = c.kin_stroke_set_options()
        library = _library()
        library.kin_stroke_set_options_init(ctypes.byref(options))
        options.sample_count = whole(sample_count, "sample_count", LARGEST_COUNT)
        options.limit, options.margin = number(limit, "limit"), number(margin, "margin")
        options.minimum_size = number(minimum_size, "minimum_size")
        _check(library.kin_stroke_set_create(ctypes.byref(options), ctypes.byref(self._pointer)))

    def _begin(self) -> None:
        self._pointer = c.kin_stroke_set_p()
        self._calls = CallGuard("template set")

    def close(self) -> None:
        """Ends it; closing twice does nothing."""
        with self._calls.changing():
            pointer, self._pointer = self._pointer, c.kin_stroke_set_p()
            if pointer:
                _library().kin_stroke_set_destroy(pointer)

    def __del__(self, is_exiting: Callable[[], bool] = sys.is_finalizing) -> None:
        if getattr(self, "_pointer", None) and not is_exiting():  # modules may have lost their names by then
            self.close()

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self).from_bytes, (self.to_bytes(),)

    def __enter__(self: Templates) -> Templates:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def add(
        self, name: str, drawing: Drawing, *, any_order: bool = False, any_direction: bool = False, keep_aspect: bool = False,
        free_aspect: bool = False, rotation: float = 0.0, size_ratio: float = 0.0, duration_ratio: float = 0.0, limit: float = 0.0,
    ) -> int:  # fmt: skip
        """Adds an example, and gives its number. Several of one name make a shape certain: three are good, five of
        different people better. InvalidError: an option is out of its range, or the drawing has no extent."""
        switches = {
            "any_order": any_order, "any_direction": any_direction, "keep_aspect": keep_aspect, "free_aspect": free_aspect,
            "rotation": rotation, "size_ratio": size_ratio, "duration_ratio": duration_ratio, "limit": limit,
        }  # fmt: skip
        return self._add(name, points_of(drawing), switches)

    def _add(self, name: str, points: Any, switches: Dict[str, Any]) -> int:
        library, index, label = _library(), ctypes.c_uint32(), text(name, "name")
        options = c.kin_stroke_template_options()
        library.kin_stroke_template_options_init(ctypes.byref(options))
        options.flags = sum(bit for word, bit in FLAGS.items() if truth(switches.get(word, False), word))
        for word in NUMBERS:
            setattr(options, word, number(switches.get(word, 0.0), word))
        with self._calls.changing():
            _check(library.kin_stroke_set_add(self._pointer, label, ctypes.byref(options), points, len(points), ctypes.byref(index)))
        return index.value

    def remove(self, index: int) -> None:
        """Removes a template; those after it get the number before their own."""
        with self._calls.changing():
            _check(_library().kin_stroke_set_remove(self._pointer, whole(index, "index", LARGEST_COUNT)))

    def __len__(self) -> int:
        count = ctypes.c_uint32()
        with self._calls.reading():
            _check(_library().kin_stroke_set_count(self._pointer, ctypes.byref(count)))
        return count.value

    def __getitem__(self, index: int) -> Template:
        with self._calls.reading():
            found = self._found(index)
            name, strokes, options = found.name.decode(), strokes_of(found), found.options
        flags = {word: bool(options.flags & bit) for word, bit in FLAGS.items()}
        return Template(
            name, strokes, **flags, rotation=options.rotation, size_ratio=options.size_ratio, duration_ratio=options.duration_ratio,
            limit=options.limit,
        )  # fmt: skip

    def _found(self, index: int) -> Any:
        """A template in the memory of the set, for as long as nobody changes that."""
        found = c.kin_stroke_template()
        _library().kin_stroke_template_init(ctypes.byref(found))
        if not 0 <= _index(index) < len(self):
            raise IndexError(f"no template {index}; there are {len(self)}")
        _check(_library().kin_stroke_set_get(self._pointer, index, ctypes.byref(found)))
        return found

    def __iter__(self) -> Iterator[Template]:
        return (self[index] for index in range(len(self)))

    @property
    def names(self) -> List[str]:
        """Of the shapes, in the order of adding, each once."""
        with self._calls.reading():
            return list(dict.fromkeys(self._found(index).name.decode() for index in range(len(self))))

    def classify(self, drawing: Drawing, matches: int = 8) -> Classification:
        """What a drawing is, with the best matches of so many names. Whatever the points are, there is an answer."""
        points, result = points_of(drawing), c.kin_stroke_result()
        rows = (c.kin_stroke_match * min(whole(matches, "matches", LARGEST_COUNT), MOST_MATCHES))()
        with self._calls.reading():
            _check(_library().kin_stroke_set_classify(self._pointer, points, len(points), rows, len(rows), ctypes.byref(result)))
        return Classification(Verdict(result.verdict), tuple(_match(row) for row in rows[: result.match_count]))

    def classify_arrays(
        self, points: ArrayLike, ends: ArrayLike, strokes: Optional[ArrayLike] = None
    ) -> Tuple[NDArray[numpy.int32], NDArray[numpy.void]]:
        """Many drawings in one call: `points` has the (x, y) of all, one after the other, `ends` where each drawing
        ends, `strokes` for each point the number of its stroke. Gives the verdicts, and the best match of each
        drawing, an array with the fields of kin_stroke_match; `index` is 0xFFFFFFFF where there is none. Needs
        NumPy."""
        import numpy

        rows = rows_of(points, strokes)
        try:
            stops = numpy.ascontiguousarray(ends, dtype=numpy.int64)
        except (TypeError, ValueError, OverflowError):
            raise InvalidTypeError(f"ends must be whole numbers, not {ends!r:.60}") from None
        if stops.ndim != 1 or (len(stops) and (stops[0] < 0 or stops[-1] > len(rows) or (numpy.diff(stops) < 0).any())):
            raise InvalidError("ends does not rise from 0 to the number of points")
        verdicts = numpy.zeros(len(stops), numpy.int32)
        found = numpy.zeros(len(stops), _dtype(c.kin_stroke_match))
        found["index"] = c.KIN_STROKE_NONE
        with self._calls.reading():
            self._classify_rows(rows, [0, *stops.tolist()], verdicts, found)
        return verdicts, found

    def _classify_rows(self, rows: Any, stops: List[int], verdicts: Any, found: Any) -> None:
        classify, pointer, result = _library().kin_stroke_set_classify, self._pointer, c.kin_stroke_result()
        out, base, size = ctypes.byref(result), rows.ctypes.data, rows.itemsize
        match, step = found.ctypes.data, found.itemsize
        Point, Row = ctypes.POINTER(c.kin_stroke_point), ctypes.POINTER(c.kin_stroke_match)
        for i, (start, end) in enumerate(zip(stops, stops[1:])):
            where = ctypes.cast(base + start * size, Point)
            _check(classify(pointer, where, end - start, ctypes.cast(match + i * step, Row), 1, out))
            verdicts[i] = result.verdict

    def report(self) -> List[TemplateReport]:
        """Leaves out each template in turn, and names its own points by the others: which clash, and how sure the set
        is."""
        with self._calls.reading():
            return [self._report(index) for index in range(len(self))]

    def _report(self, index: int) -> TemplateReport:
        row = c.kin_stroke_report()
        _library().kin_stroke_report_init(ctypes.byref(row))
        _check(_library().kin_stroke_set_report(self._pointer, index, ctypes.byref(row)))
        own, other = (None if i == c.KIN_STROKE_NONE else int(i) for i in (row.own_index, row.other_index))
        name = self._found(index).name.decode()
        return TemplateReport(name, Verdict(row.verdict), own, row.own_distance, other, row.other_distance, row.score, bool(row.clashes))

    def suggest_limit(self, name: str) -> Optional[float]:
        """A limit for a name, from the templates; None: it has one example only, or another name is as near."""
        limit, label = ctypes.c_double(), text(name, "name")
        with self._calls.reading():
            _check(_library().kin_stroke_set_suggest_limit(self._pointer, label, ctypes.byref(limit)))
        return limit.value or None

    def to_bytes(self) -> bytes:
        """The set with the points of all examples; the same on every platform."""
        count = ctypes.c_uint64()
        with self._calls.reading():
            _check(_library().kin_stroke_set_write(self._pointer, None, 0, ctypes.byref(count)))
            room = ctypes.create_string_buffer(count.value)
            _check(_library().kin_stroke_set_write(self._pointer, room, count.value, ctypes.byref(count)))
        return room.raw

    def share(self) -> SharedSet:
        """A copy that recognizers of the class `stroke` follow drawings with, until it is closed."""
        return SharedSet(self)

    @classmethod
    def from_bytes(cls, data: bytes) -> TemplateSet:
        """A set of such bytes. InvalidError with the offset: they are damaged, or no such bytes."""
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise InvalidTypeError(f"data must be bytes, not {data!r}")
        made, offset, given = cls.__new__(cls), ctypes.c_uint64(), bytes(data)
        made._begin()
        result = _library().kin_stroke_set_read(given, len(given), ctypes.byref(made._pointer), ctypes.byref(offset))
        if result != 0:
            raise error_for(result, f"offset {offset.value}: {(_library().kin_stroke_last_error() or b'').decode()}")
        return made

    def to_json(self) -> str:
        """The set with the points of all examples, as a text that people can read and change: docs/strokes.md."""
        with self._calls.reading():
            return strokes_json.text(self.options, [self._found(index) for index in range(len(self))])

    @classmethod
    def from_json(cls, text: Union[str, bytes]) -> TemplateSet:
        """A set of such a text. InvalidError with the place: it is damaged, or none."""
        options, templates = strokes_json.read(text)
        made = cls(**options)
        for number, (name, points, switches) in enumerate(templates):
            try:
                made._add(name, points, switches)
            except InvalidError as refusal:
                raise InvalidError(f"templates[{number}]: {refusal}") from None
        return made

    @property
    def options(self) -> Dict[str, float]:
        """`sample_count`, `limit`, `margin` and `minimum_size`, as TemplateSet takes them."""
        found = c.kin_stroke_set_options()
        _library().kin_stroke_set_options_init(ctypes.byref(found))
        with self._calls.reading():
            _check(_library().kin_stroke_set_get_options(self._pointer, ctypes.byref(found)))
        return {word: getattr(found, word) for word in ("sample_count", "limit", "margin", "minimum_size")}

    def save(self, path: Union[str, PathLike[str]]) -> None:
        """Writes the set to a file: `to_json` where its name ends in .json, else `to_bytes`."""
        name = path_bytes(path, "path")
        data = self.to_json().encode() if name.lower().endswith(b".json") else self.to_bytes()
        with open(name, "wb") as file:
            file.write(data)

    @classmethod
    def load(cls, path: Union[str, PathLike[str]]) -> TemplateSet:
        """A set of a file that `save` or the tool wrote."""
        with open(path_bytes(path, "path"), "rb") as file:
            data = file.read()
        return cls.from_json(data) if data.lstrip()[:1] == b"{" else cls.from_bytes(data)

    def __repr__(self) -> str:
        return f"TemplateSet({len(self)} templates of {', '.join(self.names) or 'nothing'})" if self._pointer else "TemplateSet(closed)"


Shared = TypeVar("Shared", bound="SharedSet")


class SharedSet(Uncopied):
    """A copy of a template set for recognizers of the class `stroke`:

        register(engine)
        shared = shapes.share()
        stroke = engine.root.add(kinesic.Recognizer("stroke", set=shared.number))
        stroke.on_ended(lambda event: print(shared.name_of(event)))

    What is added to the set afterwards is not in the copy. Close it, or let it go, when no recognizer needs it any
    more: with the last one of the same set the copy ends."""

    number: float
    """For the property `set`: the same for the same set in every process."""
    names: Tuple[str, ...]
    """Of each template the name of its shape."""

    _lives_in = "this process: its number means nothing elsewhere. The set itself can be pickled"

    def __init__(self, shapes: TemplateSet) -> None:
        number = ctypes.c_double()
        self._is_closed = True
        if not isinstance(shapes, TemplateSet):
            raise InvalidTypeError(f"shapes must be a TemplateSet, not {shapes!r}")
        with shapes._calls.reading():
            self.names = tuple(template.name for template in shapes)
            _check(_library().kin_stroke_set_share(shapes._pointer, ctypes.byref(number)))
        self.number, self._is_closed = number.value, False

    def name_of(self, event: GestureEvent, place: int = 0) -> Optional[str]:
        """The name of the nearest shape in an event of such a recognizer, of the second (1) or of the third (2) one;
        None where there is none."""
        if not isinstance(event, GestureEvent):
            raise InvalidTypeError(f"an event of a stroke is wanted, not {event!r}")
        output = ("template", "second", "third")[whole(place, "place", 2)]
        if output not in event.values:
            raise UnknownError(f"{event.recognizer!r} has no output '{output}': an event of a stroke is wanted")
        index = int(event.values[output])
        return self.names[index] if index >= 0 else None

    def close(self) -> None:
        """Ends it; closing twice does nothing."""
        if not self._is_closed:
            self._is_closed = True
            _check(_library().kin_stroke_set_unshare(self.number))

    def __del__(self, is_exiting: Callable[[], bool] = sys.is_finalizing) -> None:
        if not getattr(self, "_is_closed", True) and not is_exiting():
            self.close()

    def __enter__(self: Shared) -> Shared:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def register(engine: Engine) -> None:
    """Gives an engine the class `stroke`, as `Engine.load_plugin` with this library does. Twice is no error."""
    if not isinstance(engine, Engine):
        raise InvalidTypeError(f"engine must be an Engine, not {engine!r}")
    if "stroke" not in engine.classes:
        engine._call(ffi.lib.kin_recognizer_class_register, _library().kin_stroke_get_class())


def _index(index: int) -> int:
    if not isinstance(index, int):
        raise InvalidTypeError(f"a template's number is wanted, not {index!r}")
    return index


def _match(row: Any) -> Match:
    return Match(row.name.decode(), row.index, row.distance, row.score, row.margin, row.confidence, row.rotation)
