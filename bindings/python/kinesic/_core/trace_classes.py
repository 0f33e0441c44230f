"""The classes that a live replay needs: of a trace their names, of this program those that are written in Python."""

from __future__ import annotations

import ctypes
from importlib import import_module
from typing import Any, Dict, Iterable, Iterator, List, Type, Union

from . import ffi
from .classes import is_standard
from .engine import Engine
from .errors import Error, InvalidError
from .option_structs import defaults
from .recognizer import Recognizer

lib = ffi.lib
ClassSource = Union[Type[Recognizer], str]
"""A class, or where one is: "gestures:Checkmark", or "gestures" for all of a module."""


def needed(data: bytes, options: Dict[str, Any]) -> List[str]:
    """The names of a trace's classes that are not the library's own, in the order of registering; of a damaged one
    those before the damage. It is played for that, without a callback."""
    with Engine(**options) as engine:
        replay, report = defaults(ffi.kin_replay_options), defaults(ffi.kin_replay_report)
        try:
            engine._call(lib.kin_trace_replay, data, len(data), ctypes.byref(replay), ctypes.byref(report))
        except Error:
            pass
        return [name for name in engine.classes if not is_standard(name)]


def bring(engine: Engine, names: List[str], sources: Iterable[ClassSource], every: bool) -> None:
    """Registers the classes of `sources`; then, with `every`, those of `names` that are not there and that this
    program has."""
    for source in sources:
        for kind in _of(source, names):
            engine.register(kind)
    missing = [name for name in names if name not in engine.classes] if every else []
    defined = _defined() if missing else {}
    for name in missing:
        if name in defined:
            engine.register(_only(name, defined[name]))


def _of(source: ClassSource, wanted: List[str]) -> Iterator[Type[Recognizer]]:
    """The classes that a source names; of a module those that are wanted."""
    if not isinstance(source, str):
        yield source
        return
    module, _, name = source.partition(":")
    if not module:
        raise InvalidError(f"classes: {source!r} names no module")
    found = import_module(module)
    if name:
        kind = getattr(found, name, None)
        if kind is None:
            raise InvalidError(f"classes: module '{module}' has no '{name}'")
        yield kind
        return
    for kind in vars(found).values():
        if isinstance(kind, type) and issubclass(kind, Recognizer) and kind.__module__ == module:
            if kind._script is not None and kind._script.name in wanted:
                yield kind


def _defined() -> Dict[str, List[Type[Recognizer]]]:
    """The classes written in Python that this program has, by their names in an engine. Of one that was defined anew,
    as in a notebook, the latest."""
    found: Dict[str, Dict[str, Type[Recognizer]]] = {}
    waiting: List[Type[Recognizer]] = [Recognizer]
    while waiting:
        kind = waiting.pop()
        waiting += reversed(kind.__subclasses__())
        script = kind._script
        if script is not None and script.kind is kind:
            found.setdefault(script.name, {})[where(kind)] = kind
    return {name: list(kinds.values()) for name, kinds in found.items()}


def where(kind: Type[Recognizer]) -> str:
    """The place of a class, as `classes` takes it."""
    return f"{kind.__module__}:{kind.__qualname__}"


def _only(name: str, kinds: List[Type[Recognizer]]) -> Type[Recognizer]:
    if len(kinds) > 1:
        places = " and ".join(sorted(map(where, kinds)))
        raise InvalidError(f"the trace needs the class '{name}', and {places} have that name: say by classes=[...] which is meant")
    return kinds[0]


def explain_missing(error: Error, engine: Engine, names: Iterable[str]) -> None:
    """Adds to an error of a live replay which classes of the trace are not there."""
    missing = [name for name in names if name not in engine.classes]
    if not missing:
        return
    error.sentence += (
        f"; of its classes this program has not: {', '.join(missing)}. Import the module of a class that is written in Python, or name "
        "it in classes=[...]; a plugin's comes by plugins=[...]"
    )
    error.args = (error.sentence,)
