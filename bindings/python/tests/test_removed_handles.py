"""Each function of C that takes the id of a view, a recognizer or a plugin, with one that names none: that of what was
removed, one of another engine, one of another kind, and none that ever was; between calls, and in the callback that
removes it. Each in a process of its own: it fails, changes nothing, and crashes nothing."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Tuple

import pytest

import kinesic
from kinesic import ffi

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Tests/Shared"))
from house import Function, all_functions  # noqa: E402

pytestmark = [pytest.mark.skipif(not hasattr(os, "fork"), reason="tries each in a fork"), pytest.mark.thorough]
KINDS = ("view", "recognizer", "plugin")
ROOM = 1 << 14  # bytes behind each pointer


def kind_of(parameter: str) -> str:
    """What a parameter's id names; "" for none, or for a place where ids are written."""
    return next((kind for kind in KINDS if parameter.split()[0] == f"kin_{kind}_id" and "*" not in parameter), "")


def functions() -> List[Function]:
    """Those that take an engine and an id."""
    return [each for each in all_functions() if each.name in ffi.FUNCTIONS and any(map(kind_of, each.parameters))]


def scene() -> Dict[str, Any]:
    """Two engines, of which the first has views and recognizers, and ids that name nothing in it."""
    engine, other = kinesic.Engine(), kinesic.Engine()
    view, gone = engine.root.add(kinesic.View(frame=(0, 0, 300, 300))), engine.root.add(kinesic.View())
    tap, pan = view.add(kinesic.Tap()), view.add(kinesic.Pan())
    ids = {"view": gone.id, "recognizer": gone.add(kinesic.Pan()).id, "plugin": 3 << 56 | 1 << 32}
    foreign = other.root.add(kinesic.View())
    wrong = {
        "removed": ids, "another engine's": {"view": foreign.id, "recognizer": foreign.add(kinesic.Tap()).id, "plugin": 3 << 56 | 5 << 52},
        "another kind's": {"view": tap.id, "recognizer": view.id, "plugin": view.id}, "none": dict.fromkeys(KINDS, 2**64 - 1),
    }  # fmt: skip
    return {"engine": engine, "other": other, "gone": gone, "wrong": wrong, "right": {"view": view.id, "recognizer": tap.id, "plugin": 0}, "pan": pan}


def argument(parameter: str, kind: Any) -> Any:
    """Something that the parameter takes."""
    if "double" in parameter and "*" not in parameter:
        return 1.0
    if "const char *" in parameter and "**" not in parameter:
        return b"threshold"
    if "callback" in parameter or "user_data" in parameter or parameter.split()[0].endswith("_function"):
        return kind()
    if "*" in parameter:
        return ctypes.cast(ctypes.create_string_buffer(ROOM), kind)
    return kind() if issubclass(kind, ctypes.Structure) else 1


def call(held: Dict[str, Any], function: Function, at: int, bad: int) -> object:
    """Calls it with a bad id in one place."""
    types = ffi.FUNCTIONS[function.name][1]
    given: List[Any] = []
    for i, parameter in enumerate(function.parameters):
        if "kin_engine *" in parameter:
            given.append(held["engine"]._pointer)
        elif kind_of(parameter):
            given.append(bad if i == at else held["right"][kind_of(parameter)])
        else:
            given.append(argument(parameter, types[i]))
    return getattr(ffi.lib, function.name)(*given)


def between_calls(held: Dict[str, Any], function: Function, at: int, bad: int) -> bool:
    held["gone"].remove()
    before = held["engine"].state_hash
    result = call(held, function, at, bad)
    return (function.result != "kin_result" or result != 0) and held["engine"].state_hash == before


def in_the_callback(held: Dict[str, Any], function: Function, at: int, bad: int) -> bool:
    """A pan's own function removes it."""

    def removes(event: object) -> None:
        held["gone"].remove()
        call(held, function, at, bad)

    engine = held["engine"]
    held["pan"].on_began(removes)
    engine.down(1, (50, 50), at=0.0)
    engine.move(1, (150, 50), at=0.1)
    engine.up(1, at=0.2)
    return True


def ends_well(attempt: Callable[..., bool], which: str, function: Function, at: int) -> bool:
    """Whether it does, in a process of its own."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            held = scene()
            good = attempt(held, function, at, held["wrong"][which][kind_of(function.parameters[at])])
            code = 0 if good and ffi.lib.kin_engine_check_invariants(held["engine"]._pointer) == 0 else 2
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def attempts() -> Iterator[Tuple[Function, int]]:
    for function in functions():
        for at, parameter in enumerate(function.parameters):
            if kind_of(parameter):
                yield function, at


@pytest.mark.parametrize("which", ["removed", "another engine's", "another kind's", "none"])
@pytest.mark.parametrize("attempt", [between_calls, in_the_callback])
def test_ids_that_name_nothing(attempt: Callable[..., bool], which: str) -> None:
    assert len(list(attempts())) > 70
    assert [f"{function.name}: {function.parameters[at]}" for function, at in attempts() if not ends_well(attempt, which, function, at)] == []
