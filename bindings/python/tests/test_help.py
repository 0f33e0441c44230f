"""What `help()` shows: every public thing has a docstring, with its units if it has any, and names its parameters."""

from __future__ import annotations

import enum
import inspect
import pydoc
import re
from typing import Any, Dict, Iterator, List, Tuple

import pytest

import kinesic
from kinesic import standard

MODULES = (kinesic, standard)
# These take as many as there are, or what a class that they do not know has.
OPEN = {
    "exclusive.recognizers", "simultaneous.recognizers", "group.others", "Recognizer.arguments", "Recognizer.properties", "make.properties",
    "Recognizer.report.outputs", *(f"{kind}.{each}" for kind in ("Standard", "Moving", "Dragging", "Bounded") for each in ("arguments", "keywords")),
}  # fmt: skip
# The word that says what a number of a descriptor's unit is.
WORDS = {"s": "second", "rad": "radian", "unit": "unit", "unit/s": "unit.* second", "1/s": "(a|per) second", "rad/s": "radian.* second"}
# A unit stands behind results of these types and names: seconds, units of a coordinate system, radians.
SECONDS = re.compile(r"(^|_)(time|now|duration|deadline|interval|seconds|delay|begin|end)$")
PLACES = re.compile(r"\b(Point|Rect)\b")


def is_ours(kind: type) -> bool:
    return kind.__module__.startswith("kinesic")


def things() -> Iterator[Tuple[str, Any]]:
    """Public classes and functions."""
    for module in MODULES:
        for name in module.__all__:
            thing = getattr(module, name)
            if isinstance(thing, type) or inspect.isfunction(thing):
                yield name, thing


def function_of(member: Any) -> Any:
    if isinstance(member, property):
        return member.fget
    return member.__func__ if isinstance(member, (classmethod, staticmethod)) else member


def members(kind: type) -> Iterator[Tuple[str, Any]]:
    """Public methods, properties and other descriptors of a class, also those that it has of private bases."""
    found: Dict[str, Any] = {}
    for each in kind.__mro__:
        for name, member in vars(each).items() if is_ours(each) else ():
            if not name.startswith("_"):
                found.setdefault(name, member)
    for name, member in found.items():
        if inspect.isfunction(function_of(member)) or is_ours(type(member)) and hasattr(type(member), "__get__"):
            yield name, member


def documented() -> Iterator[Tuple[str, Any]]:
    for name, thing in things():
        yield name, thing
        if isinstance(thing, type):
            yield from ((f"{name}.{member}", value) for member, value in members(thing))


def test_every_public_thing_has_a_docstring() -> None:
    found = dict(documented())
    assert len(found) > 500
    undocumented = [name for name, thing in found.items() if not re.search(r"\w \w|[.]$", inspect.getdoc(thing) or "")]
    assert undocumented == []
    made = [name for name, thing in found.items() if isinstance(thing, type) and (thing.__doc__ or "").startswith(name + "(")]
    assert made == [], "what dataclasses and named tuples write of themselves says nothing"


def parameters() -> Iterator[Tuple[str, inspect.Parameter]]:
    for name, thing in documented():
        asked = thing if isinstance(thing, type) else function_of(thing)
        if isinstance(asked, type) and issubclass(asked, (enum.Enum, BaseException)) or not callable(asked):
            continue
        yield from ((f"{name}.{each.name}", each) for each in inspect.signature(asked).parameters.values())


def test_parameters_have_names() -> None:
    several = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    found = {name for name, each in parameters() if each.kind in several}
    assert {re.sub(r"^\w+\.report", "Recognizer.report", name) for name in found} - OPEN == set()


def test_types_are_shown_without_quotes_of_their_own() -> None:
    """help() quotes an annotation that is a text: one that is quoted in the source, too, is hard to read."""
    quoted = [name for name, each in parameters() if str(each.annotation)[:1] in ("'", '"')]
    results = [name for name, thing in documented() if str(getattr(function_of(thing), "__annotations__", {}).get("return", ""))[:1] in ("'", '"')]
    assert quoted + results == []


@pytest.mark.parametrize("kind", standard.BY_CLASS_NAME.values(), ids=lambda kind: kind.__name__)
def test_a_class_names_its_properties_with_their_defaults(kind: Any, engine: kinesic.Engine) -> None:
    given = inspect.signature(kind).parameters
    info = engine.classes[kind.CLASS_NAME]
    assert list(given)[:2] == ["view", "name"]
    assert set(given) - {"view", "name"} == {each.name for each in (*info.properties, *kinesic.common_properties())}
    recognizer = engine.root.add(kind())
    for name, parameter in list(given.items())[2:]:
        assert recognizer.number(name) == pytest.approx(float(parameter.default)), name
        assert parameter.annotation not in ("", "Any") and name in pydoc.plain(pydoc.render_doc(kind))


@pytest.mark.parametrize("kind", standard.BY_CLASS_NAME.values(), ids=lambda kind: kind.__name__)
def test_properties_and_outputs_say_their_units(kind: Any, engine: kinesic.Engine) -> None:
    info = engine.classes[kind.CLASS_NAME]
    silent: List[str] = []
    for each in (*info.properties, *info.values):
        attribute = inspect.getattr_static(kind, each.name.partition(".")[0], None)
        if attribute is not None and each.name != "velocity" and each.unit in WORDS and not re.search(WORDS[each.unit], attribute.__doc__, re.IGNORECASE):
            silent.append(f"{each.name}, {each.unit}: {attribute.__doc__}")
    assert silent == []


def test_times_and_places_say_their_units() -> None:
    silent = []
    for name, thing in documented():
        asked = function_of(thing)
        result = getattr(asked, "__annotations__", {}).get("return", "")
        words = inspect.getdoc(thing) or ""
        last = name.rpartition(".")[2]
        if SECONDS.search(last) and "float" in result and not re.search("[Ss]econd", words):
            silent.append(name)
        elif PLACES.search(result) and not re.search("unit|coordinates|window|map", words):
            silent.append(name)
    assert silent == []


def test_a_misspelled_keyword_is_refused_with_the_names() -> None:
    with pytest.raises(kinesic.UnknownPropertyError, match="'taps_requierd' is unknown to class 'tap'; did you mean 'taps_required'. It has: .*taps_required"):
        kinesic.Tap(taps_requierd=2)  # type: ignore[call-arg]


def test_a_default_that_is_given_is_as_one_that_is_not(engine: kinesic.Engine) -> None:
    """Nothing is set: the trace of both is the same."""
    plain, given = kinesic.Pan(), kinesic.Pan(minimum_touches=1, enabled=True, axes=kinesic.Axes(0))
    assert plain._initial == given._initial == {}
    assert kinesic.Pan(minimum_touches=2)._initial == {"minimum_touches": 2}


def test_a_subclass_may_have_keywords_of_its_own(engine: kinesic.Engine) -> None:
    class Double(kinesic.Tap):
        def __init__(self, colour: str, **properties: Any) -> None:
            super().__init__(taps_required=2, **properties)
            self._colour = colour

    double = engine.root.add(Double("red", name="double"))
    assert (double.taps_required, double._colour, double.name) == (2, "red", "double")
    with pytest.raises(TypeError):
        Double("red", taps_requierd=2)


SCREEN_ROWS, SCREEN_COLUMNS = 60, 80
PUBLIC = {name for name, _ in things()}


def first_screen(kind: type) -> str:
    """What a terminal shows of help() before one pages on: lines that are too long go on in the next row."""
    lines = pydoc.render_doc(kind, renderer=pydoc.plaintext).splitlines()
    rows = [line[start : start + SCREEN_COLUMNS] for line in lines for start in range(0, max(len(line), 1), SCREEN_COLUMNS)]
    return "".join(rows[:SCREEN_ROWS])


def own_members(kind: type) -> Dict[str, Any]:
    """The public members of a class without those of the public class that it is a kind of."""
    base = next((each for each in kind.__mro__[1:] if each.__name__ in PUBLIC), object)
    inherited = dict(members(base))
    return {name: member for name, member in members(kind) if name not in inherited}


@pytest.mark.parametrize("kind", [thing for _, thing in things() if isinstance(thing, type)], ids=lambda kind: kind.__name__)
def test_the_first_screen_of_help_names_all_that_a_class_has(kind: Any) -> None:
    """pydoc lists each inherited member with its documentation, 419 lines for a pan: what there is stands before."""
    shown = first_screen(kind)
    assert [name for name in own_members(kind) if not re.search(rf"\b{name}\b", shown)] == []


def test_a_class_says_where_the_rest_is() -> None:
    for kind in standard.BY_CLASS_NAME.values():
        assert "help(kinesic.Recognizer)" in first_screen(kind)
    assert "help(kinesic.Engine)" in first_screen(kinesic.Session)


def test_help_of_an_enumeration_fits_a_screen_or_two() -> None:
    """It says what the enumeration has, not what every int has."""
    enumerations = [thing for _, thing in things() if isinstance(thing, type) and issubclass(thing, enum.Enum)]
    lines = {each.__name__: len(pydoc.render_doc(each, renderer=pydoc.plaintext).splitlines()) for each in enumerations}
    assert len(lines) > 20 and {name: count for name, count in lines.items() if count > 110 or count < len(kinesic.Phase)} == {}
    text = pydoc.render_doc(kinesic.Phase, renderer=pydoc.plaintext)
    assert "BEGAN" in text and "bit_length" not in text
