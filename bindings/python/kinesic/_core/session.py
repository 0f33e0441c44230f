"""A session: an engine that remembers what it was fed and what came of it, and shows itself in a notebook."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, List, Optional, Sequence

from .lane_marks import Told
from .arrays import borrow, is_array
from .tool_pictures import drawn, framed
from .engine import Engine
from .enums import Phase, TieBreak
from .errors import Error
from .events import DecisionEvent, Event, GestureEvent
from .event_functions import EventFilter
from .picture import picture, style_sheet
from .samples import Sample, from_record
from .tracing import CHECK_EVERY, FlightRecorder
from .view import View

if TYPE_CHECKING:
    from .tracing import TraceTarget

ENDS = (Phase.ENDED, Phase.CANCELLED)
TRACE_BYTES = 1 << 22  # what the tool draws: some hundred thousand samples


class Session(Engine):
    """An engine that keeps every sample and every event, decisions included, until `forget` is called. For notebooks
    and tests, not for hosts that run for hours. A cell that ends with a session shows its picture.

    What it has beside what every engine has (help(kinesic.Engine)): all_events, gestures, decisions, forget, svg."""

    __slots__ = ("title", "samples", "_told", "_down", "_names", "_tape", "_trace")

    def __init__(
        self,
        *,
        title: str = "",
        touch_capacity: int = 32,
        event_capacity: int = 1024,
        tie_break: TieBreak = TieBreak.DEPTH,
        units_per_inch: float = 163.0,
    ) -> None:
        """`title` is the picture's headline; the others are those of `Engine`."""
        super().__init__(
            touch_capacity=touch_capacity, event_capacity=event_capacity, tie_break=tie_break, units_per_inch=units_per_inch
        )
        self.title: str = title
        self.samples: List[Sample] = []
        """What it was fed: touches, in order."""
        self._told: List[Told] = []
        self._down: Dict[int, Sample] = {}
        self._names: Dict[int, str] = {}
        self._tape: Optional[FlightRecorder] = None
        """Keeps what the tool draws, as long as nobody records otherwise."""
        self._trace: bytes = b""
        """What it held when the session was closed."""
        self._begin_tape()
        self.explain = True
        self._listen()

    def _hears_all(self) -> bool:
        return True

    def _has_listeners(self) -> bool:
        return True

    def _deliver(self, event: Event, own: Sequence[EventFilter]) -> None:
        """Takes names and sentence at once, while all that it mentions has a name."""
        lane = 0
        if isinstance(event, (GestureEvent, DecisionEvent)) and event.recognizer is not None:
            lane = event.recognizer.id
            self._names[lane] = event.recognizer.name or event.recognizer.class_name
        self._told.append(Told(event, lane, self.describe(event)))
        super()._deliver(event, own)

    @property
    def all_events(self) -> List[Event]:
        """All that came of it, in order; `poll` takes nothing away from these."""
        return [told.event for told in self._told]

    @property
    def gestures(self) -> List[GestureEvent]:
        """The gestures among the events."""
        return [event for event in self.all_events if isinstance(event, GestureEvent)]

    @property
    def decisions(self) -> List[str]:
        """The engine's decisions as sentences, in order."""
        return [told.sentence for told in self._told if isinstance(told.event, DecisionEvent)]

    def forget(self) -> None:
        """Drops samples and events; contacts that are down begin anew where they are."""
        self.samples = list(self._down.values())
        self._told.clear()
        self._trace = b""
        self._end_tape()
        with contextlib.suppress(Error):  # closed, or somebody records otherwise
            self._begin_tape()

    # Remembering

    def _feed(self, samples: Any, then: Callable[[], object]) -> None:
        items = tuple(samples) if isinstance(samples, Iterable) and not is_array(samples) else samples

        def remember() -> None:
            self._remember(self._copies(items))
            then()

        super()._feed(items, remember)

    def _copies(self, items: Any) -> Iterable[Sample]:
        """What was fed as Samples, which a host cannot change any more."""
        if is_array(items):
            records, count = borrow(items)
            return [from_record(records[index], self) for index in range(count)]
        kept: Iterable[Sample] = (items,) if isinstance(items, Sample) else items
        return kept

    def _remember(self, samples: Iterable[Sample]) -> None:
        for sample in samples:
            if sample.phase not in (Phase.BEGAN, Phase.MOVED, *ENDS):
                continue  # a pointer that hovers
            self.samples.append(sample)
            if sample.phase in ENDS:
                self._down.pop(sample.touch, None)
            else:
                self._down[sample.touch] = sample

    def cancel_touches(self, at: Optional[float] = None, *, time_ns: Optional[int] = None) -> None:
        """As `Engine.cancel_touches`."""
        super().cancel_touches(at, time_ns=time_ns)
        self._remember([Sample(one.touch, Phase.CANCELLED, one.x, one.y, self.time) for one in list(self._down.values())])

    # The trace of which the tool makes the picture

    def _begin_tape(self) -> None:
        self._tape = super().fly(bytes=TRACE_BYTES, check_every=0)

    def _end_tape(self) -> None:
        tape, self._tape = self._tape, None
        if tape is not None and not self.closed:
            tape.stop()

    def _recorded(self) -> bytes:
        """All that happened, as far as it is kept; empty where somebody records otherwise."""
        if self._tape is not None and not self.closed:
            with contextlib.suppress(Error):
                return self._tape.dump()
        return self._trace

    def start_trace(self, target: TraceTarget, *, check_every: int = CHECK_EVERY) -> None:
        """As `Engine.start_trace`."""
        self._end_tape()
        super().start_trace(target, check_every=check_every)

    def fly(self, *, bytes: int = 262144, seconds: float = 0.0, check_every: int = CHECK_EVERY) -> FlightRecorder:
        """As `Engine.fly`."""
        self._end_tape()
        return super().fly(bytes=bytes, seconds=seconds, check_every=check_every)

    def close(self) -> None:
        """As `Engine.close`. What it remembers can still be shown."""
        if not self.closed:
            self._trace = self._recorded()
        super().close()

    # Showing

    def svg(self, theme: str = "auto") -> str:
        """Its picture as one SVG element: the fingers' paths, a lane for each recognizer that decided something, and
        every decision as a sentence to point at. `theme` is auto (the reader's system decides), light or dark.

        The command-line tool draws it, where that is installed (`kinesic[tool]`) and nothing else records this
        engine; otherwise this package, with less in it."""
        return self._drawn(theme) or self._picture(theme)

    def _drawn(self, theme: str) -> Optional[str]:
        """By the tool."""
        style_sheet(theme)  # refuses one that is none
        trace = self._recorded() if self._told else b""
        return drawn(trace, self.title, theme) if trace else None

    def _picture(self, theme: str) -> str:
        """By this package."""
        lanes = {} if self.closed else self._below(self.root)
        lanes.update((told.lane, self._names[told.lane]) for told in self._told if told.lane)
        return picture(self.title, self.samples, self._told, lanes, theme)

    def _below(self, view: View) -> Dict[int, str]:
        """The recognizers of a view and of those below it, by their ids, with what to call them."""
        names = {one.id: one.name or one.class_name for one in view.recognizers}
        for child in view.children:
            names.update(self._below(child))
        return names

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """The same: notebooks show an SVG as an image, in which nothing can be pointed at, but HTML as it is."""
        picture = self._drawn("auto")
        return framed(picture) if picture else self._picture("auto")
