"""Each public function and method, with each of its arguments wrong in turn: what is refused is refused with one of
the documented kinds of error."""

from __future__ import annotations

import enum
import inspect
import math
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Tuple

import pytest
from sweeping import scene

import kinesic
import kinesic.strokes
import kinesic.touchpad

MODULES = (kinesic, kinesic.standard, kinesic.strokes, kinesic.touchpad)
OWNERS = ("engine", "root", "view", "tap", "pan", "own", "event", "contact", "class", "touch", "templates", "touchpad", "trace")
DOCUMENTED = (kinesic.Error, kinesic.CaseError, OSError, ImportError)
"""An ImportError is of a module with classes that is not there."""
# These end what the other calls need, start the tool, are written by a user, or play for seconds.
LEFT_OUT = {"close", "remove", "read_recording", "write_recording", "step", "lint"}
RIGHT: Dict[str, Any] = {
    "at": 50.0, "begin": 1.0, "data": b"", "drawing": [(0, 0), (9, 9), (9, 30)], "ends": [3], "function": lambda *_: None, "handle": None,
    "index": 0, "location": (1.0, 1.0), "movement": (1.0, 1.0), "name": "vee", "path": "there is none", "point": (1.0, 1.0),
    "points": [(0, 0), (9, 9), (9, 30)], "pointer": 5, "property": "enabled", "seconds": 1.0, "source": 5, "time_ns": 60_000_000_000, "to": 1.0,
    "touch": 1, "value": 1.0, "x": 1.0, "y": 1.0,
}  # fmt: skip


class Refusing:
    """Every question about it raises."""

    def __bool__(self) -> bool:
        raise TypeError("not true, not false")

    def __float__(self) -> float:
        raise TypeError("no number")


def odd_values() -> List[Any]:
    import numpy

    return [
        None, True, -1, 7, 2**32, 2**70, 1.5, math.nan, math.inf, 1e300, "", "pan", "\0", "\ud800", b"ab", (), [1, 2, 3], ("1", "2"), (None, None), {}, {"a": 1},
        set(), object(), Refusing(), len, int, 1j, numpy.array([1.0, 2.0]), numpy.zeros(2, kinesic.sample_dtype()), kinesic.State.BEGAN, kinesic.Point(1, 2),
        kinesic.Tap(), kinesic.View(), kinesic.Tap, iter([3]), Exception(),
    ]  # fmt: skip


def is_a_value(thing: Any) -> bool:
    """A class whose objects are made of what they are given, as they are."""
    return isinstance(thing, type) and (issubclass(thing, (enum.Enum, BaseException, tuple)) or hasattr(thing, "__dataclass_fields__"))


def functions(held: Dict[str, Any]) -> Iterator[Tuple[str, Callable[..., Any]]]:
    """All that is public, by its name; what several have of one base once."""
    seen = set()
    for module in MODULES:
        for name in module.__all__:
            thing = getattr(module, name)
            if callable(thing) and not is_a_value(thing) and type(thing).__module__ != "typing" and thing not in seen:
                seen.add(thing)
                yield f"{module.__name__}.{name}", thing
    for owner in OWNERS:
        for name in dir(type(held[owner])):
            thing = inspect.getattr_static(type(held[owner]), name)
            if not name.startswith("_") and (inspect.isfunction(thing) or isinstance(thing, (classmethod, staticmethod))) and thing not in seen:
                seen.add(thing)
                yield f"{owner}.{name}", getattr(held[owner], name)


def calls(function: Callable[..., Any]) -> Iterator[Tuple[List[Any], Dict[str, Any], str]]:
    """Arguments of which one is wrong, and what it is."""
    given = {name: each for name, each in inspect.signature(function).parameters.items() if each.kind is not each.VAR_KEYWORD}
    for wrong in given:
        for value in odd_values():
            if callable(value) and (wrong.startswith(("on_", "progress")) or function.__name__.startswith("on_")):
                continue  # it is called, and what it raises is raised
            plain, named = [], {}
            for name, each in given.items():
                if name != wrong and each.default is not each.empty:
                    continue
                taken = value if name == wrong else RIGHT.get(name, value)
                if each.kind in (each.KEYWORD_ONLY, each.POSITIONAL_OR_KEYWORD) and (each.default is not each.empty or each.kind is each.KEYWORD_ONLY):
                    named[name] = taken
                else:
                    plain.append(taken)
            yield plain, named, f"{wrong}={value!r:.40}"


def refused(function: Callable[..., Any], plain: List[Any], named: Dict[str, Any]) -> Any:
    """The error of a call, if it is none of the documented kinds."""
    try:
        function(*plain, **named)
    except DOCUMENTED:
        return None
    except Exception as error:
        return error
    return None


def test_each_refusal_is_of_a_documented_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    pytest.importorskip("numpy")
    held = scene()
    found: List[str] = []
    count = 0
    for name, function in functions(held):
        if name.rpartition(".")[2] in LEFT_OUT:
            continue
        for plain, named, what in calls(function):
            count += 1
            error = refused(function, plain, named)
            if error is not None:
                found.append(f"{name}({what}): {type(error).__name__}: {error}")
    print("\n".join(found))
    assert count > 5000 and found == []


@pytest.mark.parametrize("wrong", [{"allow": 3}, {"allow": "late"}, {"motions": 3}, {"motions": [1]}, {"wishes": 3}, {"remedies": None}, {"window": 3}, {"progress": 3}])
def test_a_lint_refuses_what_is_wrong_before_it_plays(engine: kinesic.Engine, wrong: Dict[str, Any]) -> None:
    with pytest.raises((kinesic.InvalidTypeError, kinesic.NullError)):
        engine.lint(**wrong)
