"""The ways to feed an engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Optional, Tuple, Union

from . import _ffi
from ._core import Core
from ._handle import nothing
from .enums import Phase, TouchType
from .errors import SequenceError
from .geometry import Location, numbers
from .samples import Sample, to_records
from .view import View

if TYPE_CHECKING:
    import ctypes

    import numpy
    from numpy.typing import NDArray

    Samples = Union[Sample, Iterable[Sample], NDArray[numpy.void], numpy.void, ctypes.Array[_ffi.kin_touch_sample], _ffi.kin_touch_sample]

lib = _ffi.lib


class Feeding(Core):
    """The part of `Engine` that takes touches. A feed is all or nothing; samples of equal time are one step."""

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self._places: Dict[int, Tuple[float, ...]] = {}

    def feed(self, samples: Samples) -> None:
        """Feeds one sample, several, or an array of them, in the order of their time. A NumPy array of `kinesic.sample_dtype()`, or a ctypes
        array of `kinesic.ffi.kin_touch_sample`, is not copied, and not needed any more afterwards."""
        self._feed(samples, nothing)

    def _feed(self, samples: Any, then: Callable[[], object]) -> None:
        records, count = to_records(samples, self)  # type: ignore[arg-type]
        self._call(lib.kin_engine_feed, records, count, then=then)

    def down(
        self,
        touch: int,
        location: Location,
        *,
        at: float,
        view: Optional[View] = None,
        type: TouchType = TouchType.DIRECT,
        force: float = 0.0,
        buttons: int = 0,
        modifiers: int = 0,
    ) -> None:
        """Puts contact `touch` down at `location` (window units), `at` seconds; `view` is the one hit, None: hit-test."""
        x, y = numbers(location, 2, "location")
        sample = Sample(touch, Phase.BEGAN, x, y, at, view, type, force, buttons=buttons, modifiers=modifiers)
        self._feed(sample, lambda: self._places.__setitem__(touch, (x, y)))

    def move(self, touch: int, location: Location, *, at: float, force: float = 0.0, buttons: int = 0, modifiers: int = 0) -> None:
        """Moves contact `touch` to `location`, `at` seconds."""
        x, y = numbers(location, 2, "location")
        sample = Sample(touch, Phase.MOVED, x, y, at, force=force, buttons=buttons, modifiers=modifiers)
        self._feed(sample, lambda: self._places.__setitem__(touch, (x, y)))

    def up(self, touch: int, location: Optional[Location] = None, *, at: float) -> None:
        """Lifts contact `touch` `at` seconds, at `location` or where it last was (`down`, `move`)."""
        self._leave(Phase.ENDED, touch, location, at)

    def cancel(self, touch: int, location: Optional[Location] = None, *, at: float) -> None:
        """The system takes contact `touch` away, a palm or a lock screen."""
        self._leave(Phase.CANCELLED, touch, location, at)

    def _leave(self, phase: Phase, touch: int, location: Optional[Location], at: float) -> None:
        if location is None:
            location = self._places.get(touch)
            if location is None:
                raise SequenceError(f"touch {touch!r} was not put down by down(): give the location where it lifts")
        x, y = numbers(location, 2, "location")
        self._feed(Sample(touch, phase, x, y, at), lambda: self._places.pop(touch, None))
