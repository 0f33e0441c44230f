"""A session: an engine that remembers what it was fed and what came of it, and shows itself in a notebook."""

from __future__ import annotations

from typing import Any, Callable, Dict, Iterable, List, Optional, Sequence

from .marks import Told
from .arrays import borrow, is_array
from .engine import Engine
from .enums import Phase, TieBreak
from .events import DecisionEvent, Event, GestureEvent
from .listening import EventFilter
from .picture import picture
from .samples import Sample, from_record
from .view import View

ENDS = (Phase.ENDED, Phase.CANCELLED)


class Session(Engine):
    """An engine that keeps every sample and every event, decisions included, until `forget` is called. For notebooks
    and tests, not for hosts that run for hours. A cell that ends with a session shows its picture."""

    __slots__ = ("title", "samples", "_told", "_down", "_names")

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
        self.explain = True
        self._listen()

    def _hears_all(self) -> bool:
        return True

    def _has_listeners(self) -> bool:
        return True

    def _deliver(self, event: Event, own: Sequence[EventFilter]) -> None:
        """Takes names and sentence at once, while all that it mentions has a name."""
        lane = 0
        if isinstance(event, (GestureEvent, DecisionEvent)):
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

    # Showing

    def svg(self, theme: str = "auto") -> str:
        """Its picture as one SVG element: the fingers' paths, a lane for each recognizer that decided something, and
        every decision as a sentence to point at. `theme` is auto (the reader's system decides), light or dark."""
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
        return self.svg()
