"""Runs a behaviour case and says how what came out differs from what must come out."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Mapping, Optional, Tuple

from .compare import compare
from .record import public, record
from .printable_text import visible
from .cases import HOVER_VERBS, STATES, TOUCH_TYPES, TOUCH_VERBS, Case, Entry, read_case
from .engine import Engine
from .enums import Button, LateLocation, Phase, Reason, TouchType
from .errors import Error, SequenceError, StaleError, StateError
from .events import DecisionEvent, Event, GestureEvent, ViewTouchEvent
from .filters import Accommodations, HandGrouping, PalmFilter
from .geometry import Point, Rect
from .node import Node, words
from .samples import Sample
from .scene import Scene, build
from .session import Session
from .view import View


@record
class CheckResult:
    """What became of a case; `str` of it is the whole report."""

    id: str
    title: str
    passed: bool
    differences: Tuple[str, ...]
    """Lines: expected and actual events side by side, then states and reasons that differ."""
    decisions: Tuple[str, ...]
    """The engine's sentences about every decision, in order."""
    events: Tuple[Event, ...]
    """All that came out, in order."""
    picture: str = ""
    """What happened, as `Session.svg` shows it; empty when it passed."""

    def __bool__(self) -> bool:
        return self.passed

    def __str__(self) -> str:
        if self.passed:
            return visible(f"passed: {self.id}: {self.title}")
        lines = [f"FAILED: {self.id}: {self.title}", *self.differences]
        if self.decisions:
            lines += ["decisions that led there:", *(f"  {sentence}" for sentence in self.decisions)]
        return "\n".join(map(visible, lines))


def check(case: Mapping[str, Any], *, prepare: Optional[Callable[[Engine], object]] = None) -> CheckResult:
    """Runs one case (a dict as in Tests/Cases); a malformed case raises CaseError, which names the place. `prepare`
    gets the fresh engine first: for plugins to load and classes to register that the case names."""
    parsed = read_case(case)
    with Session(title=f"{parsed.id}: {parsed.title}", tie_break=parsed.tie_break) as engine:
        if prepare is not None:
            prepare(engine)
        _switch_on(engine, parsed.fields)
        scene = build(engine, parsed.fields)
        runner = _Runner(engine, scene)
        runner.run(parsed.script)
        names = {handle.id: name for table in (scene.views, scene.recognizers) for name, handle in table.items()}
        differences = compare(parsed, [event for event in runner.events if _counts(event, parsed.only)], names)
        differences += runner.differences + _states(parsed, scene) + _reasons(parsed, runner.events, names)
        return CheckResult(
            parsed.id, parsed.title, not differences, tuple(differences), tuple(runner.decisions), tuple(runner.events),
            picture=engine.svg() if differences else "",
        )  # fmt: skip


def _switch_on(engine: Engine, fields: Dict[str, Node]) -> None:
    """The filters of a case: lenience; palms, accommodations and hands, by the names of their fields in C."""
    if "lenient" in fields:
        engine.lenient = fields["lenient"].boolean()
    if "window" in fields:
        x, y, width, height = (node.number() for node in fields["window"].items(4))
        engine.root.frame = Rect(x, y, width, height)
    settings: Dict[str, Tuple[Any, Callable[[Any], None]]] = {
        "palm_filter": (PalmFilter(), engine.set_palm_filter),
        "accommodations": (Accommodations(), engine.set_accommodations),
        "hands": (HandGrouping(), engine.set_hands),
    }
    for name, (defaults, set_it) in settings.items():
        if name in fields:
            filled = _filled(defaults, fields[name])
            try:
                set_it(filled)
            except Error as error:
                fields[name].fail(f"{error} ({error.name})", error)


def _filled(defaults: Any, node: Node) -> Any:
    """A record of settings with the numbers that an object names."""
    numbers = {}
    for name, item in node.members().items():
        if not hasattr(defaults, name):
            item.fail(f"there is no field {name!r}")
        if name == "location":
            numbers[name] = item.word(words(LateLocation))
        else:
            numbers[name] = item.boolean() if name == "pen_over_touch" else item.number()
    return type(defaults)(**numbers)


def _counts(event: Event, only: str) -> bool:
    if isinstance(event, ViewTouchEvent):
        return only in ("", "expected")
    return isinstance(event, GestureEvent) and not (only == "states" and event.state is STATES["changed"])


def _states(case: Case, scene: Scene) -> List[str]:
    lines = []
    for name, expected in case.states_after.items():
        try:
            actual = scene.recognizers[name].state.name.lower()
        except StaleError:
            actual = "removed"
        if actual != expected.name.lower():
            lines.append(f"state of {name} afterwards: expected {expected.name.lower()}, actual {actual}")
    return lines


def _reasons(case: Case, events: List[Event], names: Dict[int, str]) -> List[str]:
    lines = []
    for wanted in case.reasons:
        found = [
            (event.reason, None if event.other is None else names.get(event.other.id))
            for event in events
            if isinstance(event, DecisionEvent) and event.recognizer is not None and names.get(event.recognizer.id) == wanted.recognizer
        ]
        if not any(reason is wanted.reason and wanted.other in (None, other) for reason, other in found):
            actual = ", ".join(_reason(reason, other) for reason, other in found) or "no decision"
            lines.append(f"reason of {wanted.recognizer}: expected {_reason(wanted.reason, wanted.other)}, actual {actual}")
    return lines


def _reason(reason: Reason, other: Any) -> str:
    return reason.name.lower() + (f" {other}" if other else "")


class _Runner:
    """Plays a script: touches of equal time that stand together are one feed, everything else happens after advancing
    to its time."""

    def __init__(self, engine: Engine, scene: Scene) -> None:
        self.engine = engine
        self.scene = scene
        self.events: List[Event] = []
        self.decisions: List[str] = []
        self.differences: List[str] = []
        """One line for each entry that the engine refused, or did not refuse, otherwise than the case says."""
        self.places: Dict[int, Point] = {}

    def run(self, script: Tuple[Entry, ...]) -> None:
        index = 0
        while index < len(script):
            entry, end = script[index], index + 1
            while entry.is_touch and end < len(script) and script[end].is_touch and script[end].time_ns == entry.time_ns:
                end += 1
            self.play(script[index:end])
            self.collect()
            index = end

    def play(self, entries: Tuple[Entry, ...]) -> None:
        entry, must_fail = entries[0], any(each.is_refused for each in entries)
        try:
            if entry.is_touch:
                self.engine.feed([self.sample(each) for each in entries])
            else:
                self.engine.advance(time_ns=entry.time_ns)
                self.change(entry)
            if must_fail:
                self.differences.append(f"{entry.node.path} is to be refused, and was not")
        except (SequenceError, StateError, StaleError) as error:
            # What a host may run into in good faith, and a case may be about.
            if not must_fail:
                self.differences.append(f"{entry.node.path} was refused: {error} ({error.name})")
        except Error as error:
            entry.node.fail(f"{error} ({error.name})", error)

    def collect(self) -> None:
        for event in self.engine.poll():
            self.events.append(event)
            if isinstance(event, DecisionEvent):
                self.decisions.append(f"{event.time:.6f}  {self.engine.describe(event)}")

    def sample(self, entry: Entry) -> Sample:
        fields, phase = entry.fields, TOUCH_VERBS[entry.verb]
        touch = fields[entry.verb].whole()
        if entry.verb in HOVER_VERBS:
            return self.hovering(entry, touch, phase)
        if "at" in fields:
            self.places[touch] = fields["at"].point()
        elif touch not in self.places:
            entry.node.fail(f"touch {touch} is not down")
        place = self.places[touch]
        type = fields["type"].word(TOUCH_TYPES) if "type" in fields else TouchType.DIRECT
        return Sample(
            touch, phase, place.x, place.y, entry.time_ns / 1e9,
            view=fields["view"].reference(self.scene.views, "view") if "view" in fields else None,
            type=type,
            force=fields["force"].number() if "force" in fields else 0.0,
            major_radius=fields["radius"].number() if "radius" in fields else 0.0,
            hand=fields["hand"].whole() if "hand" in fields else 0,
            buttons=Button.PRIMARY if type is TouchType.POINTER and phase is Phase.BEGAN else 0,
        )  # fmt: skip

    def hovering(self, entry: Entry, touch: int, phase: Phase) -> Sample:
        """What hovers presses nothing, and its number is not that of a touch. It is a pointer unless the entry says
        otherwise."""
        place = entry.fields["at"].point()
        type = entry.fields["type"].word(TOUCH_TYPES) if "type" in entry.fields else TouchType.POINTER
        view = entry.fields["view"].reference(self.scene.views, "view") if "view" in entry.fields else None
        return Sample(touch, phase, place.x, place.y, entry.time_ns / 1e9, type=type, view=view)

    def change(self, entry: Entry) -> None:
        target, recognizers = entry.fields[entry.verb], self.scene.recognizers
        if entry.verb in ("enable", "disable"):
            target.reference(recognizers, "recognizer").enabled = entry.verb == "enable"
        elif entry.verb == "abort":
            target.reference(recognizers, "recognizer").abort()
        elif entry.verb == "remove":
            target.reference(recognizers, "recognizer").remove()
        elif entry.verb == "reject":
            self.engine.reject_touch(target.whole(), at=entry.time_ns / 1e9)
        elif entry.verb == "remove_view":
            view: View = target.reference(self.scene.views, "view")
            view.remove()
        elif entry.verb == "set_view":
            name, other = target.items(2)
            name.reference(recognizers, "recognizer").view = other.reference(self.scene.views, "view")
        elif entry.verb == "set_parent":
            moved, parent = [node.reference(self.scene.views, "view") for node in target.items(2)]
            moved.parent = parent
        elif entry.verb == "set_frame":
            placed, frame = target.items(2)
            placed.reference(self.scene.views, "view").frame = Rect(*[side.number() for side in frame.items(4)])
        elif entry.verb == "propose":
            name, state = target.items(2)
            recognizer, proposal = name.reference(recognizers, "recognizer"), state.word(STATES)
            recognizer.propose(proposal)
        elif entry.verb == "set":
            name, numbers = target.items(2)
            recognizer = name.reference(recognizers, "recognizer")
            outputs = recognizer._value_names
            for key, value in numbers.members().items():
                (recognizer.set_value if key in outputs else recognizer.set_number)(key, value.number_or_boolean())


public(CheckResult)
