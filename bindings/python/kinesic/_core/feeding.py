"""The ways to feed an engine."""

from __future__ import annotations

import contextlib
import ctypes
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, List, Optional, Union

from . import ffi
from .filled import filled
from .handle import nothing
from .record import record
from .enums import LateLocation, Phase, TouchCause, TouchType
from .errors import InvalidError, NullError, SequenceError, StaleError, StateError
from .geometry import Location, nanoseconds, numbers, whole
from .motion import Motion
from .samples import LARGEST_ENUMERATION, Sample, to_records
from .view import View

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Samples = Union[Sample, Iterable[Sample], NDArray[numpy.void], numpy.void, ctypes.Array[ffi.kin_touch_sample], ffi.kin_touch_sample]

lib = ffi.lib


@record
class ContactFilter:
    """What a panel gets wrong about contacts, put right before they are fed: for `Engine.set_contact_filter`. Lengths
    are window units at 163 units per inch, and scale with the engine's `units_per_inch`."""

    dropout_interval: float = 0.05
    """Seconds, 0 to 1: what lands so soon after a lift may be the same contact. Every lift comes so much later. 0:
    none is withheld."""
    dropout_distance: float = 30.0
    """Units: and not farther away than this."""
    jump_distance: float = 51.3
    """Units: a contact that goes so far in one frame, as its speed does not explain, is another one. 0: no jump is
    looked for."""


@record
class HandGrouping:
    """Which contacts are fingers of one hand, for `Engine.set_hands`. Lengths are window units at 163 units per inch,
    and scale with the engine's `units_per_inch`."""

    together_interval: float = 0.11
    """Seconds, 0 to 1: fingers of a hand that land at most so long after one another land together."""
    span: float = 1155.0
    """Units: fingers that land together are at most so far apart; 180 mm."""
    late_reach: float = 193.0
    """Units: one that lands later is at most so far from the nearest finger of its hand; 30 mm."""
    palm: float = 513.0
    """Units: so far behind a fingertip lies the palm, where the table reports which way fingers point; 80 mm."""
    palm_span: float = 738.0
    """Units: the palms of fingers that land together are at most so far apart; 115 mm."""
    late_palm_span: float = 449.0
    """Units: and those of one that lands later; 70 mm."""
    turn: float = 2.0
    """Radians, 0 to pi: fingers of a hand point at most so far apart."""


@record
class PalmFilter:
    """What is a palm beside a pen, or a hand that holds the device: for `Engine.set_palm_filter`. Each evidence
    that is 0 is off. Lengths are window units at 163 units per inch, and scale with the engine's
    `units_per_inch`."""

    pen_over_touch: bool = True
    """When a pen goes down all fingers are cancelled."""
    palm_radius: float = 77.0
    """Units: a finger whose `major_radius` is so large is a palm."""
    edge_margin: float = 0.0
    """Units: what lands so near to an edge of the root view's frame is held back; 32 is 5 mm."""
    edge_distance: float = 32.0
    """Units: what moves so far from there is no grip."""
    edge_interval: float = 0.25
    """Seconds, 0 to 10: what is there so long is one."""
    pen_cancel_interval: float = 0.4
    """Seconds, 0 to 10: so long after a pen was near fingers are refused, and so long before they are cancelled."""
    pen_hold_interval: float = 1.0
    """Seconds, 0 to 10: so long after it they are held back."""
    hold_lifetime: float = 0.1
    """Seconds, 0 to 10: until they have lasted so long."""


@record
class Accommodations:
    """What a person has chosen whose hands shake: for `Engine.set_accommodations`."""

    location: LateLocation = LateLocation.AT_LANDING
    """Where a touch lands that lands late."""
    minimum_contact_time: float = 0.0
    """Seconds, 0 to 10: a touch that does not last so long does nothing; others land when they have."""
    repeat_interval: float = 0.0
    """Seconds, 0 to 10: a landing so soon after a lift near it does nothing."""
    repeat_distance: float = 81.5
    """Units, at 163 units per inch: and not farther away than this."""


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
        """Feeds one sample, several, or an array of them, in the order of their time. A NumPy array of
        `kinesic.sample_dtype()`, or a ctypes array of `kinesic.ffi.kin_touch_sample`, is not copied, and not needed
        any more afterwards."""
        self._feed(samples, nothing)

    def set_contact_filter(self, contact_filter: Optional[ContactFilter]) -> None:
        """Filters what is fed from now on, for a panel that loses fingers or swaps them; None turns it off, as at
        first. A contact that came back keeps the id with which it landed first; the log says so. A trace has what the
        filter lets pass."""
        options = filled(contact_filter, ContactFilter, ffi.kin_contact_filter)
        self._call(lib.kin_engine_set_contact_filter, options)

    def set_hands(self, grouping: Optional[HandGrouping]) -> None:
        """Finds the hands of the fingers that land from now on (`Touch.hand`, `Contact.hand`), for tables at which
        several people work; None turns it off, as at first. A sample that names its `hand` keeps it. `one_hand` of a
        recognizer keeps the fingers of two hands out of one gesture. A trace has the hands that were found."""
        self._call(lib.kin_engine_set_hands, filled(grouping, HandGrouping, ffi.kin_hand_grouping))

    def set_palm_filter(self, palm_filter: Optional[PalmFilter]) -> None:
        """Looks for palms in what is fed from now on: by their size, at the edges, and beside a pen; None turns it
        off, as at first. What is refused gives a `DecisionEvent` when explaining is on. A trace has what passes."""
        self._call(lib.kin_engine_set_palm_filter, filled(palm_filter, PalmFilter, ffi.kin_palm_filter))

    def set_accommodations(self, accommodations: Optional[Accommodations]) -> None:
        """Takes what a person has chosen, for what is fed from now on; None: nothing, as at first."""
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
