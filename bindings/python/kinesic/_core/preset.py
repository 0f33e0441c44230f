"""What a preset has, and how it is applied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, Mapping, Tuple

from .filters import Accommodations, HandGrouping, PalmFilter
from .record import record
from .recognizer import Recognizer
from .standard import make
from .view import View

if TYPE_CHECKING:
    from .engine import Engine


@record
class Described:
    """A recognizer of a preset."""

    name: str
    class_name: str
    properties: Mapping[str, float]


@record
class Relation:
    kind: str
    first: str
    second: str


@record
class Preset:
    title: str
    flags: Tuple[str, ...]
    recognizers: Tuple[Described, ...]
    relations: Tuple[Relation, ...]
    settings: Mapping[str, Mapping[str, Any]]


RELATE: Dict[str, Callable[[Recognizer, Recognizer], None]] = {
    "require_failure": lambda first, second: first.require_failure_of(second),
    "simultaneous": lambda first, second: first.allow_simultaneous(second),
    "no_prevention": lambda first, second: first.set_prevention(second, False),
    "require_inactive": lambda first, second: first.require_inactive(second),
    "takeover": lambda first, second: first.allow_takeover_from(second),
}
SET: Dict[str, Callable[["Engine", Mapping[str, Any]], None]] = {
    "palm_filter": lambda engine, given: engine.set_palm_filter(PalmFilter(**given)),
    "hands": lambda engine, given: engine.set_hands(HandGrouping(**given)),
    "accommodations": lambda engine, given: engine.set_accommodations(Accommodations(**given)),
}


def build(view: View, preset: Preset) -> Dict[str, Recognizer]:
    """Adds what it has to a view, and gives its recognizers by their names. All or nothing."""
    made: Dict[str, Recognizer] = {}
    before = {flag: getattr(view, flag) for flag in preset.flags}
    try:
        for each in preset.recognizers:
            made[each.name] = make(each.class_name, view, name=each.name, **each.properties)
        for relation in preset.relations:
            RELATE[relation.kind](made[relation.first], made[relation.second])
        for flag in preset.flags:
            setattr(view, flag, True)
        for setting, given in preset.settings.items():
            SET[setting](view.engine, given)
    except BaseException:
        for recognizer in reversed(made.values()):
            recognizer.remove()
        for flag, was in before.items():
            setattr(view, flag, was)
        raise
    return made
