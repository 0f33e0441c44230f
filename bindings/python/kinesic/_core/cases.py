"""Behaviour cases: their format, read into plain records. A case is one small world, a touch script, and what must
come out."""

from __future__ import annotations

import json
import os
from os import PathLike
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Tuple, Union

from .node import Node, words
from .record import record
from .enums import Phase, Reason, State, TieBreak, TouchType
from .errors import CaseError
from .geometry import Point, path_bytes
from .scene import KEYS

STATES = words(State)
STATES["recognized"] = State.ENDED
PHASES = words(Phase)
REASONS = words(Reason)
TOUCH_TYPES = words(TouchType)
TIE_BREAKS = words(TieBreak)
HOVER_VERBS = {"enter": Phase.ENTERED, "hover": Phase.HOVERED, "exit": Phase.EXITED}
TOUCH_VERBS = {"down": Phase.BEGAN, "move": Phase.MOVED, "up": Phase.ENDED, "cancel": Phase.CANCELLED, **HOVER_VERBS}
DETAILS: Dict[str, Tuple[str, ...]] = {
    "down": ("view", "type", "force", "radius", "hand", "tap"),
    "move": ("force", "radius"),
    "up": ("at",),
    "cancel": ("at",),
    "enter": ("view", "type"),
    "hover": ("view", "type"),
    "exit": ("type",),
    "advance": (),
    "enable": (),
    "disable": (),
    "abort": (),
    "remove": (),
    "remove_view": (),
    "set_view": (),
    "set_parent": (),
    "set_frame": (),
    "propose": (),
    "set": (),
    "reject": (),
}
FILTERS = ("window", "lenient", "palm_filter", "accommodations", "hands")
KNOWN_KEYS = ("title", "source", "adaptation", *KEYS, *FILTERS, "tie_break", "only", "tolerance", "states_after", "reasons")


@record
class Entry:
    """One line of a script; `verb` is the key that says what it does."""

    time_ns: int
    verb: str
    node: Node
    fields: Dict[str, Node]
    is_refused: bool
    """Whether the engine must refuse it."""

    @property
    def is_touch(self) -> bool:
        """Whether it is a sample."""
        return self.verb in TOUCH_VERBS


@record
class Expectation:
    """An event that must come; what is None or absent is not compared."""

    subject: str
    """The id of the recognizer or of the view."""
    word: str
    """The state or the phase."""
    time_ns: Optional[int]
    touch: Optional[int]
    """The host's number: of a view touch, or of the touch whose stream a gesture is; None: not compared."""
    at: Optional[Point]
    values: Mapping[str, float]
    is_gesture: bool


@record
class Because:
    """A decision that must occur."""

    recognizer: str
    reason: Reason
    other: Optional[str]


@record
class Case:
    """A case that was read; the scene is left as it was described."""

    id: str
    title: str
    fields: Dict[str, Node]
    tie_break: TieBreak
    script: Tuple[Entry, ...]
    expected: Tuple[Expectation, ...]
    only: str
    tolerance: float
    states_after: Mapping[str, State]
    reasons: Tuple[Because, ...]


def load_cases(path: Union[str, PathLike[str]]) -> List[Dict[str, Any]]:
    """The cases of a file (a list of cases, or one), or of all *.json files of a folder, as parsed JSON; see
    `check`."""
    place = Path(os.fsdecode(path_bytes(path, "path")))
    if place.is_dir():
        return [case for file in sorted(place.glob("*.json")) for case in load_cases(file)]
    try:
        content = json.loads(place.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise CaseError(f"{place}: this is not JSON: {error}") from None
    cases = content if isinstance(content, list) else [content]
    for index, case in enumerate(cases):
        if not isinstance(case, dict):
            raise CaseError(f"{place}: [{index}]: a case is an object, not {case!r:.60}")
    return cases


def read_case(case: Any) -> Case:
    """Reads a case, all but its scene; CaseError names the place of a fault."""
    if not isinstance(case, Mapping):
        raise CaseError(f"a case is an object, not {case!r:.60}")
    id = case.get("id")
    if not isinstance(id, str) or not id:
        raise CaseError(f"a case without an id: the key 'id' must be a text, not {id!r:.60}")
    node = Node(case, f"case {id!r}")
    fields = node.fields(("id", "script", "expect"), KNOWN_KEYS)
    recognizers, views = _ids(fields, "recognizers"), _ids(fields, "views")
    script = tuple(_entry(item) for item in fields["script"].items())
    for earlier, later in zip(script, script[1:]):
        if later.time_ns < earlier.time_ns:
            later.node.fail("time runs backwards: the entry before it is later")
    tolerance = fields["tolerance"].number() if "tolerance" in fields else 1e-6
    if tolerance < 0:
        fields["tolerance"].fail("a tolerance is zero or more")
    after = fields["states_after"].members() if "states_after" in fields else {}
    for name, item in after.items():
        if name not in recognizers:
            item.fail(f"there is no recognizer {name!r}")
    return Case(
        id,
        fields["title"].string() if "title" in fields else id,
        fields,
        fields["tie_break"].word(TIE_BREAKS) if "tie_break" in fields else TieBreak.DEPTH,
        script,
        tuple(_expectation(item, recognizers, views) for item in fields["expect"].items()),
        fields["only"].word({word: word for word in ("gestures", "states", "expected")}) if "only" in fields else "",
        tolerance,
        {name: item.word(STATES) for name, item in after.items()},
        tuple(_because(item, recognizers) for item in fields["reasons"].items()) if "reasons" in fields else (),
    )


def _ids(fields: Dict[str, Node], key: str) -> Dict[str, str]:
    """The ids of a list of objects; what is malformed there is reported when the scene is built."""
    items = fields[key].items() if key in fields else []
    ids = [item.value.get("id") for item in items if isinstance(item.value, Mapping)]
    return {id: id for id in ids if isinstance(id, str)}


def _entry(node: Node) -> Entry:
    found = [verb for verb in DETAILS if verb in node.members()]
    if len(found) != 1:
        node.fail(f"an entry does exactly one thing out of {', '.join(DETAILS)}; this one says {' and '.join(found) or 'nothing'}")
    verb = found[0]
    places = ("at",) if verb in ("down", "move", *HOVER_VERBS) else ()
    fields = node.fields(("t", verb, *places), ("refused", *DETAILS[verb]))
    if verb in TOUCH_VERBS or verb == "reject":
        fields[verb].whole()
    if "tap" in fields:
        fields["tap"].whole()
    if verb == "advance" and not fields[verb].boolean():
        fields[verb].fail("advance is true")
    refused = fields["refused"].boolean() if "refused" in fields else False
    return Entry(fields["t"].nanoseconds(), verb, node, fields, refused)


def _expectation(node: Node, recognizers: Mapping[str, str], views: Mapping[str, str]) -> Expectation:
    members = node.members()
    gesture = "gesture" in members
    if gesture == ("view" in members):
        node.fail("an expected event has either 'gesture' or 'view'")
    if gesture:
        fields = node.fields(("gesture", "state"), ("t", "touch", "at", "values"))
        subject, word = fields["gesture"].reference(recognizers, "recognizer"), fields["state"].word(STATES).name.lower()
    else:
        fields = node.fields(("view", "phase"), ("t", "touch", "at"))
        subject, word = fields["view"].reference(views, "view"), fields["phase"].word(PHASES).name.lower()
    return Expectation(
        subject,
        word,
        fields["t"].nanoseconds() if "t" in fields else None,
        fields["touch"].whole() if "touch" in fields else None,
        fields["at"].point() if "at" in fields else None,
        {name: item.number() for name, item in fields["values"].members().items()} if "values" in fields else {},
        gesture,
    )


def _because(node: Node, recognizers: Mapping[str, str]) -> Because:
    fields = node.fields(("recognizer", "reason"), ("other",))
    return Because(
        fields["recognizer"].reference(recognizers, "recognizer"),
        fields["reason"].word(REASONS),
        fields["other"].reference(recognizers, "recognizer") if "other" in fields else None,
    )
