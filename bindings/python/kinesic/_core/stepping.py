"""What a class that is written in Python may ask for while its `step` runs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Optional, Tuple, Union

from . import ffi, reports
from .handle import Handle
from .script import Script, number_at
from .enums import ClassFlag, State
from .errors import InvalidTypeError, ReentrantError, UnknownError, UnsupportedError
from .geometry import LATEST_NS, Point, finite, nanoseconds, numbers, whole
from .step import Step, Touch

if TYPE_CHECKING:
    from .protocols import EngineLike, RecognizerLike


class Moment:
    """The time during which the engine calls an object: a step, or with `request` None something else. No function of
    the engine may be called meanwhile."""

    def __init__(
        self,
        scripted: RecognizerLike,
        engine: EngineLike,
        state: int,
        word: Callable[[str], int],
        request: Any = None,
        input: Optional[Step] = None,
    ) -> None:
        self.scripted, self.engine, self.state = scripted, engine, state
        self.word, self.request, self.input = word, request, input

    def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Calls `function` meanwhile. What follows it has no call in it, so that a signal cannot leave it half
        done."""
        own, engine = self.scripted.__dict__, self.engine
        before = own.get("_moment")
        try:
            engine._stepping += 1
            own["_moment"] = self
            return function(*arguments)
        finally:
            own["_moment"] = before
            engine._stepping -= 1


class Stepping(Handle):
    """The part of a recognizer that its own `step` uses. A subclass of Recognizer that has a `step` is a recognizer
    class."""

    CLASS_FLAGS: ClassVar[ClassFlag] = ClassFlag(0)
    _script: ClassVar[Optional[Script]] = None
    _moment: Optional[Moment] = None
    _is_ready = False
    _token = 0
    _reason = ""

    def _asking(self, what: str) -> Moment:
        """The present step, in which `what` is possible."""
        moment = self._moment
        if moment is None or moment.request is None:
            raise UnsupportedError(f"{what} belongs into the step of a class that is written in Python")
        return moment

    @property
    def deadline_ns(self) -> Optional[int]:
        """As `deadline`, in nanoseconds."""
        time: int = self._asking("deadline").request.deadline_ns
        return None if time == ffi.KIN_TIME_NEVER else time

    @deadline_ns.setter
    def deadline_ns(self, time_ns: Optional[int]) -> None:
        request = self._asking("deadline").request
        request.deadline_ns = ffi.KIN_TIME_NEVER if time_ns is None else whole(time_ns, "deadline_ns", LATEST_NS)

    @property
    def deadline(self) -> Optional[float]:
        """In a step: when it wants to be stepped with `timer` set, in seconds; None: not. Kept until then."""
        time = self.deadline_ns
        return None if time is None else time / 1e9

    @deadline.setter
    def deadline(self, time: Optional[float]) -> None:
        self.deadline_ns = None if time is None else nanoseconds(time, "deadline")

    @property
    def reason(self) -> str:
        """In a step: a short word for why it fails, "moved too far"; shown by `describe` and in
        DecisionEvent.detail."""
        return self._reason if self._asking("reason").request.reason else ""

    @reason.setter
    def reason(self, word: str) -> None:
        moment = self._asking("reason")
        if not isinstance(word, str):
            raise InvalidTypeError(f"reason must be a str, not {word!r}")
        moment.request.reason, self._reason = moment.word(word), word

    def fail(self, reason: str) -> State:
        """In a step, `return self.fail("moved too far")`: sets the reason; the state is FAILED, of an active gesture
        CANCELLED."""
        self.reason = reason
        return State.FAILED if self._own_state() is State.POSSIBLE else State.CANCELLED

    @property
    def place(self) -> Optional[Point]:
        """In a step: the location of its events, window units; None: the centroid of its touches. Kept for the
        attempt."""
        request = self._asking("place").request
        return None if math.isnan(request.x) else Point(request.x, request.y)

    @place.setter
    def place(self, place: Optional[Tuple[float, float]]) -> None:
        request = self._asking("place").request
        x, y = (math.nan, math.nan) if place is None else (finite(each, "place") for each in numbers(place, 2, "place"))
        request.x, request.y = x, y

    @property
    def crossing(self) -> float:
        """In a step: where inside its movement the threshold was crossed, 0 to 1; for TieBreak.CROSSING."""
        return float(self._asking("crossing").request.crossing)

    @crossing.setter
    def crossing(self, fraction: float) -> None:
        self._asking("crossing").request.crossing = finite(fraction, "crossing")

    def ignore(self, touch: Touch) -> None:
        """In a step: it does not want this touch any more; its view keeps it."""
        moment = self._asking("ignore")
        word, bit = divmod(reports.index_of(touch, moment.input, "ignored"), 64)
        moment.request.ignore[word] |= 1 << bit

    def report(
        self,
        touch: Touch,
        state: State,
        *,
        place: Optional[Tuple[float, float]] = None,
        send_began: bool = False,
        **outputs: Union[float, Tuple[float, float]],
    ) -> None:
        """In a step of a class with ClassFlag.PER_TOUCH: the stream of this touch takes a state, BEGAN, CHANGED, ENDED
        or CANCELLED; at most once a touch and step. `place` is its location, window units; None: where the touch is.
        The outputs are given by the names of their attributes, `travel=touch.travel`; those that are not have their
        default. `send_began` with ENDED as the stream's first: it began in this same step, and sends BEGAN first."""
        moment = self._asking("report")
        assert self._script is not None and moment.input is not None
        reports.report(self._script, moment.input, moment.request, touch, state, place, send_began, outputs)

    def send_changed(self) -> None:
        """In a step that returns State.CHANGED: sends the action although no touch moved (a timer's change)."""
        self._asking("send_changed").request.flags |= ffi.KIN_REQUEST_CHANGED

    def send_began(self) -> None:
        """In a step that returns State.ENDED from POSSIBLE: it began in this same step, and sends BEGAN first."""
        self._asking("send_began").request.flags |= ffi.KIN_REQUEST_BEGAN

    def begin_provisionally(self) -> None:
        """In a step that returns State.BEGAN from POSSIBLE: it may still be withdrawn, by a recognizer that is made of
        the same touches, and blocks none."""
        self._asking("begin_provisionally").request.flags |= ffi.KIN_REQUEST_PROVISIONAL

    def skip_moves(self) -> None:
        """Until something else happens than moves of its touches, no step is needed: two fingers are wanted and one is
        down. What moved meanwhile is in the touches of the next step. While it is active, and with scrolls, moves are
        sent in any case."""
        self._asking("skip_moves").request.flags |= ffi.KIN_REQUEST_SKIP_MOVES

    # For the attributes

    def _own_number(self, moment: Moment, property: str) -> float:
        offsets = self._script.offsets if self._script else {}
        if property not in offsets:
            raise UnknownError(f"{self!r} reads its own properties meanwhile, and has no '{property}'; it has: {', '.join(offsets)}")
        return number_at(moment.state, offsets[property])

    def _own_value(self, moment: Moment, name: str) -> int:
        places = self._script.places if self._script else {}
        if moment.request is None:
            raise ReentrantError(f"{name} is read and set in the step only; an attempt starts with its default")
        if name not in places:
            raise UnknownError(f"{self!r} has no output '{name}'; it has: {', '.join(places)}")
        if moment.request.reports:
            raise UnsupportedError(f"{name} is one of each touch, for a class with ClassFlag.PER_TOUCH: give it to report")
        return places[name]

    def _own_state(self) -> Optional[State]:
        return self._moment.input.state if self._moment and self._moment.input else None

    def _may_hold(self, name: str) -> bool:
        """Whether `name` may become an ordinary attribute: one of a class written in Python, set by itself."""
        script = self._script
        if script is None:
            return False
        is_making = script.has_init and not self._id
        return self._moment is not None or name in self.__dict__ or name in script.annotated or is_making
