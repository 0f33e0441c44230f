"""Input without touches: pointers that hover, trackpads and wheels that scroll."""

from __future__ import annotations

from typing import Any, Dict, Iterable, Optional, Tuple, Union

from . import ffi
from .record import Located, record
from .arrays import LARGEST_COUNT
from .enums import Phase, ScrollPhase, TouchType
from .errors import InvalidTypeError, NullError, SequenceError
from .feeding import Feeding
from .geometry import Location, nanoseconds, number, numbers, whole
from .samples import LARGEST_ENUMERATION, Sample
from .view import View

lib = ffi.lib


@record
class ScrollSample(Located):
    """One sample of one trackpad or wheel. Beside its fields it has `location`, and `time_ns`, its time in
    nanoseconds."""

    source: int
    """The host's number for the device; a name space of its own beside touches."""
    phase: ScrollPhase
    x: float
    """Where the pointer is, window units, y down."""
    y: float
    time: float
    """Seconds of the host's monotonic clock, shared with touches."""
    dx: float = 0.0
    """Movement of the content since the sample before, window units."""
    dy: float = 0.0
    magnification: float = 0.0
    """The scale since the sample before is 1 + magnification; above -1."""
    rotation: float = 0.0
    """Turn since the sample before, radians, clockwise on a y-down screen."""
    view: Optional[View] = None
    """Began, discrete: the view under the pointer; None: the engine hit-tests."""
    type: TouchType = TouchType.INDIRECT
    """INDIRECT for a trackpad, POINTER for a wheel."""
    modifiers: int = 0
    """Mask of `Modifier`."""

    @property
    def time_ns(self) -> int:
        """The time in nanoseconds."""
        return nanoseconds(self.time, "the time of a sample")


def scroll_from_record(source: Any, engine: Any) -> ScrollSample:
    """The ScrollSample of a kin_scroll_sample."""
    return ScrollSample(
        source.source, ScrollPhase(source.phase), source.x, source.y, source.time_ns / 1e9, source.dx, source.dy, source.magnification,
        source.rotation, engine._find_view(source.view), TouchType(source.type), source.modifiers,
    )  # fmt: skip


class Pointing(Feeding):
    """The part of `Engine` that takes hovering and scrolling."""

    __slots__ = ()

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self._hovers: Dict[int, Tuple[Any, TouchType]] = {}

    def hover(
        self, pointer: int, location: Location, *, at: Optional[float] = None, view: Optional[View] = None,
        type: TouchType = TouchType.POINTER, modifiers: int = 0,
    ) -> None:  # fmt: skip
        """Pointer or pencil `pointer` is above `location` (window units), `at` seconds, and touches nothing. It enters
        with the first call and hovers with the others; `end_hover` lets it leave. Numbers of pointers are a name space
        of their own. `view` is what it is above; None: the engine hit-tests."""
        x, y = numbers(location, 2, "location")
        whole(pointer, "pointer")
        phase = Phase.HOVERED if pointer in self._hovers else Phase.ENTERED
        sample = Sample(pointer, phase, x, y, self._time(at), view=view, type=type, modifiers=modifiers)
        self._give(sample, lambda: self._hovers.__setitem__(pointer, ((x, y), type)))

    def end_hover(self, pointer: int, location: Optional[Location] = None, *, at: Optional[float] = None) -> None:
        """Pointer `pointer` leaves the window `at` seconds, at `location` or where it last was."""
        if whole(pointer, "pointer") not in self._hovers:
            raise SequenceError(f"pointer {pointer!r} does not hover: hover() lets it enter")
        place, type = self._hovers[pointer]
        x, y = numbers(place if location is None else location, 2, "location")
        self._give(Sample(pointer, Phase.EXITED, x, y, self._time(at), type=type), lambda: self._hovers.pop(pointer, None))

    def scroll(
        self,
        source: int,
        location: Location,
        movement: Tuple[float, float] = (0.0, 0.0),
        *,
        at: float,
        phase: ScrollPhase = ScrollPhase.DISCRETE,
        magnification: float = 0.0,
        rotation: float = 0.0,
        view: Optional[View] = None,
        type: Optional[TouchType] = None,
        modifiers: int = 0,
    ) -> None:
        """Device `source` scrolls by `movement` (of the content, window units) with the pointer at `location`, `at`
        seconds. A phase of DISCRETE is a notch of a wheel, the others are fingers on a trackpad; `type` follows from
        that, if it is not given."""
        x, y = numbers(location, 2, "location")
        dx, dy = numbers(movement, 2, "movement")
        if type is None:
            type = TouchType.POINTER if whole(phase, "phase", LARGEST_ENUMERATION) == ScrollPhase.DISCRETE else TouchType.INDIRECT
        self.feed_scroll(ScrollSample(source, phase, x, y, at, dx, dy, magnification, rotation, view, type, modifiers))

    def feed_scroll(self, samples: Union[ScrollSample, Iterable[ScrollSample]]) -> None:
        """Feeds one scroll sample or several, in the order of their time; all or nothing."""
        if samples is None:
            raise NullError("samples is None: pass a ScrollSample, or several")
        if isinstance(samples, ScrollSample):
            samples = (samples,)
        elif not isinstance(samples, Iterable):
            raise InvalidTypeError(f"samples must be a ScrollSample, or several, not {samples!r}")
        items = tuple(samples)
        array = (ffi.kin_scroll_sample * len(items))()
        for index, item in enumerate(items):
            if not isinstance(item, ScrollSample):
                raise InvalidTypeError(f"samples[{index}] must be a ScrollSample, not {item!r}")
            self._fill_scroll(array[index], item)
        self._call(lib.kin_engine_feed_scroll, array, len(items))

    def _fill_scroll(self, target: Any, sample: ScrollSample) -> None:
        target.source = whole(sample.source, "source")
        target.time_ns = nanoseconds(sample.time, "time")
        target.view = 0 if sample.view is None else self._id_of(sample.view, "view")
        target.phase = whole(sample.phase, "phase", LARGEST_ENUMERATION)
        target.type = whole(sample.type, "type", LARGEST_ENUMERATION)
        target.modifiers = whole(sample.modifiers, "modifiers", LARGEST_COUNT)
        for name in ("x", "y", "dx", "dy", "magnification", "rotation"):
            setattr(target, name, number(getattr(sample, name), name))

    def _id_of(self, handle: Any, what: str) -> int:
        """The id of a handle of this engine."""
        raise NotImplementedError
