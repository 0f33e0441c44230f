"""Functions of the user's that the engine calls: they do their work before they return."""

from __future__ import annotations

from functools import partial
from types import CoroutineType
from typing import Any, Callable, Sequence

from .errors import ClassError, InvalidTypeError
from .suggestions import near

# Of a code object: "generator", "coroutine" and "async generator" (inspect.CO_...).
UNFINISHED = {0x20: "has a yield", 0x80: "is an async def", 0x200: "is an async def with a yield"}


def _code(function: Any) -> Any:
    while isinstance(function, partial):
        function = function.func
    function = getattr(function, "__func__", function)
    code = getattr(function, "__code__", None)
    return code if code is not None else getattr(getattr(type(function), "__call__", None), "__code__", None)


def refuse_unfinished(function: Any, what: str) -> None:
    """Refuses a function of which a call does nothing yet: a coroutine function or a generator function."""
    flags = getattr(_code(function), "co_flags", 0)
    for flag, fault in UNFINISHED.items():
        if flags & flag:
            name = getattr(function, "__qualname__", repr(function))
            raise InvalidTypeError(
                f"{what} wants a function that has done its work when it returns; {name} {fault}, and would never run: start a task in a "
                "plain function, or take the events with 'async for event in engine.events(source)'"
            )


def overridden(kind: type, name: str, base: type) -> bool:
    """Whether a class has a `name` of its own."""
    return getattr(kind, name, None) is not getattr(base, name, None)


def refuse_misspelled(kind: type, names: Sequence[str], base: type) -> None:
    """Refuses a class with a method whose name is nearly one of those that the engine calls: it never would."""
    for name, member in vars(kind).items():
        if name.startswith("_") or name in names or hasattr(base, name) or not callable(member):
            continue
        meant = near(name, names, 0.9)
        if meant and not overridden(kind, meant[0], base):
            raise ClassError(f"'{name}' of {kind.__name__} would never be called; did you mean '{meant[0]}'?")


def same(function: Callable[..., object], other: Any) -> bool:
    """Whether they are one function; a method of an object is, each time that it is asked for."""
    return callable(other) and function == other


def expect_function(function: Any, what: str, otherwise: str = "") -> None:
    """Refuses what is no function, or none that does its work when it is called."""
    if not callable(function):
        raise InvalidTypeError(f"{what} wants a function{otherwise}, not {function!r}")
    refuse_unfinished(function, what)


def finished(result: Any, what: str) -> Any:
    """What a function gave; TypeError for a coroutine, which nobody would run."""
    if isinstance(result, CoroutineType):
        result.close()
        raise InvalidTypeError(f"{what} gave a coroutine, which nobody runs: start a task with it, asyncio.ensure_future(...)")
    return result
