"""The ways to feed an engine."""

from __future__ import annotations

import contextlib
import ctypes
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, List, Optional, Union

from . import ffi
from .option_structs import filled
from .handle import nothing
from .enums import Phase, TouchCause, TouchType
from .errors import InvalidError, NullError, SequenceError, StaleError, StateError
from .geometry import Location, nanoseconds, numbers, truth, whole
from .motion import Motion
from .samples import LARGEST_ENUMERATION, Sample, to_records
from .view import View

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from .sample_rows import SampleRows
    from .filters import Accommodations, ContactFilter, HandGrouping, PalmFilter

    Samples = Union[Sample, SampleRows, Iterable[Sample], NDArray[numpy.void], numpy.void, ctypes.Array[ffi.kin_touch_sample], ffi.kin_touch_sample]

lib = ffi.lib


class Frame:
    """What a `frame` has gathered."""

    def __init__(self, at: float) -> None:
        self.at = at
        self.samples: List[Sample] = []
        self.then: List[Callable[[], object]] = []

    def add(self, samples: Any, then: Callable[[], object]) -> None:
        self.samples += [samples] if isinstance(samples, Sample) else samples
        self.then.append(then)


class Feeding(Motion):
    """The part of `Engine` that takes touches. A feed is all or nothing; samples of equal time are one step."""

    __slots__ = ()

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self._frame: Optional[Frame] = None

    def feed(self, samples: Samples) -> None:
        """Feeds one sample, several, rows of a recording, or an array of them, in the order of their time. A NumPy
        array of `kinesic.sample_dtype()`, or a ctypes array of `kinesic.ffi.kin_touch_sample`, is not copied, and not
        needed any more afterwards."""
        self._feed(samples, nothing)

    @property
    def lenient(self) -> bool:
        """Whether samples that do not fit together are put right instead of refused, for hosts that feed what a driver
        or a toolkit reports: a contact that lands while it is down has lifted before, moves and lifts of one that is
        not down are nothing, one for which there is no room is left out until it has lifted, a time that runs back
        counts as the latest one. The log (`Engine.on_log`) names each. Off at first; the adapters switch it on."""
        lenient = ctypes.c_bool()
        self._call(lib.kin_engine_get_lenient, ctypes.byref(lenient))
        return lenient.value

    @lenient.setter
    def lenient(self, lenient: bool) -> None:
        self._call(lib.kin_engine_set_lenient, truth(lenient, "lenient"))

    def set_contact_filter(self, contact_filter: Optional[ContactFilter]) -> None:
        """Filters what is fed from now on, for a panel that loses fingers or swaps them; None turns it off, as at
        first. A contact that came back keeps the id with which it landed first; the log says so. A trace has what the
        filter lets pass."""
        from .filters import ContactFilter

        options = filled(contact_filter, ContactFilter, ffi.kin_contact_filter)
        self._call(lib.kin_engine_set_contact_filter, options)

    def set_hands(self, grouping: Optional[HandGrouping]) -> None:
        """Finds the hands of the fingers that land from now on (`Touch.hand`, `Contact.hand`), for tables at which
        several people work; None turns it off, as at first. A sample that names its `hand` keeps it. `one_hand` of a
        recognizer keeps the fingers of two hands out of one gesture. A trace has the hands that were found."""
        from .filters import HandGrouping

        self._call(lib.kin_engine_set_hands, filled(grouping, HandGrouping, ffi.kin_hand_grouping))

    def set_palm_filter(self, palm_filter: Optional[PalmFilter]) -> None:
        """Looks for palms in what is fed from now on: by their size, at the edges, and beside a pen; None turns it
        off, as at first. What is refused gives a `DecisionEvent` when explaining is on. A trace has what passes."""
        from .filters import PalmFilter

        self._call(lib.kin_engine_set_palm_filter, filled(palm_filter, PalmFilter, ffi.kin_palm_filter))

    def set_accommodations(self, accommodations: Optional[Accommodations]) -> None:
        """Takes what a person has chosen, for what is fed from now on; None: nothing, as at first."""
        from .filters import Accommodations

        self._call(lib.kin_engine_set_accommodations, filled(accommodations, Accommodations, ffi.kin_accommodations))

    def reject_touch(self, touch: int, *, at: float, cause: TouchCause = TouchCause.HOST) -> None:
        """Cancels contact `touch`, which is down, as a palm: the host's own verdict. Its number is free then."""
        whole(touch, "touch")
        self._call(lib.kin_engine_reject_touch, touch, nanoseconds(at, "time"), whole(cause, "cause", LARGEST_ENUMERATION))

    @contextlib.contextmanager
    def frame(self, at: float) -> Iterator[None]:
        """What touches did at one time, in one feed: `with engine.frame(0.1): engine.move(1, (10, 10)); engine.move(2,
        (90, 10))`. One by one each would be a step of its own, between which the centre of the fingers goes to and
        fro. In the block `at` is left out. It is fed at the end, all or nothing; nothing, if the block raises."""
        if self._frame is not None:
            raise StateError("a frame is open: one at a time")
        frame = self._frame = Frame(nanoseconds(at, "the time of a frame") / 1e9)
        try:
            yield
        finally:
            self._frame = None
        self._feed(frame.samples, lambda: [then() for then in frame.then])

    def _feed(self, samples: Any, then: Callable[[], object]) -> None:
        if self._frame is not None:
            raise StateError("a frame is open, which takes down, move, up, cancel and hover; feed before it or after it")
        records, count = to_records(samples, self)  # type: ignore[arg-type]
        self._call(lib.kin_engine_feed, records, count, then=then)

    def _give(self, sample: Sample, then: Callable[[], object] = nothing) -> None:
        """Feeds a sample, or adds it to the open frame."""
        if self._frame is None:
            self._feed(sample, then)
        else:
            to_records(sample, self)  # type: ignore[arg-type]  # refuses what is no number here, where it stands
            self._frame.add(sample, then)

    def _time(self, at: Optional[float]) -> float:
        """The time of a sample: the one given, or the frame's."""
        if self._frame is None:
            if at is None:
                raise NullError("a time is wanted: at=seconds, or a frame around the call")
            return at
        if at is not None and at != self._frame.at:
            raise InvalidError(f"the frame is at {self._frame.at} s: leave out at={at!r}")
        return self._frame.at

    def down(
        self,
        touch: int,
        location: Location,
        *,
        at: Optional[float] = None,
        view: Optional[View] = None,
        type: TouchType = TouchType.DIRECT,
        force: float = 0.0,
        buttons: int = 0,
        modifiers: int = 0,
    ) -> None:
        """Puts contact `touch` down at `location` (window units), `at` seconds; `view` is the one hit, None:
        hit-test."""
        x, y = numbers(location, 2, "location")
        self._give(Sample(touch, Phase.BEGAN, x, y, self._time(at), view, type, force, buttons=buttons, modifiers=modifiers))

    def move(
        self, touch: int, location: Location, *, at: Optional[float] = None, force: float = 0.0, buttons: int = 0, modifiers: int = 0
    ) -> None:
        """Moves contact `touch` to `location`, `at` seconds."""
        x, y = numbers(location, 2, "location")
        self._give(Sample(touch, Phase.MOVED, x, y, self._time(at), force=force, buttons=buttons, modifiers=modifiers))

    def up(self, touch: int, location: Optional[Location] = None, *, at: Optional[float] = None) -> None:
        """Lifts contact `touch` `at` seconds, at `location` or where it last was."""
        self._leave(Phase.ENDED, touch, location, at)

    def cancel(self, touch: int, location: Optional[Location] = None, *, at: Optional[float] = None) -> None:
        """The system cancels contact `touch`: it was a palm, or the screen was locked."""
        self._leave(Phase.CANCELLED, touch, location, at)

    def _leave(self, phase: Phase, touch: int, location: Optional[Location], at: Optional[float]) -> None:
        time = self._time(at)
        x, y = numbers(self._latest(touch) if location is None else location, 2, "location")
        self._give(Sample(touch, phase, x, y, time))

    def _latest(self, touch: int) -> Location:
        """Where a touch that is down is now."""
        for sample in reversed(self._frame.samples if self._frame else ()):
            if sample.touch == touch:
                return sample.location
        try:
            points = self.touch_history(touch)
        except StaleError as error:
            raise SequenceError(error.sentence) from None
        return (points[-1].x, points[-1].y)
