"""Handles in records that are copied or pickled: a copy names the same ones; in another process there is no engine
behind them, but what they were can still be asked."""

from __future__ import annotations

import os
import weakref
from typing import Any, Dict, Tuple

_far: weakref.WeakValueDictionary[Tuple[Any, ...], Any] = weakref.WeakValueDictionary()
"""The handles of other processes, so that the same one is one object, whatever it came with."""


class Away:
    """Stands for a handle in the state of a record."""

    __slots__ = ("handle",)

    def __init__(self, handle: Any) -> None:
        self.handle = handle

    def __deepcopy__(self, memo: Dict[int, Any]) -> Away:
        """The same handle; where an engine is copied, that of the copy."""
        return Away(memo.get(id(self.handle), self.handle))

    def __reduce__(self) -> Tuple[Any, ...]:
        handle = self.handle
        engine = None if handle._engine is None else handle._engine()
        origin = getattr(handle, "_origin", None) or (os.getpid(), 0 if engine is None else engine._token)
        return handle._public_kind()._from_afar, (origin, handle.id, handle.name, getattr(handle, "class_name", ""))


def away(value: Any) -> Any:
    """A value of a record with Away in place of handles, also those in a tuple, a list or a dict."""
    if hasattr(value, "_public_kind"):
        return Away(value)
    if type(value) in (tuple, list):
        return type(value)(map(away, value))
    if type(value) is dict:
        return {away(key): away(each) for key, each in value.items()}
    return value


def here(value: Any) -> Any:
    """The way back."""
    if type(value) is Away:
        return value.handle
    if type(value) in (tuple, list):
        return type(value)(map(here, value))
    if type(value) is dict:
        return {here(key): here(each) for key, each in value.items()}
    return value


def nowhere() -> None:
    """In place of a reference to an engine: there is none."""


def from_afar(kind: Any, origin: Tuple[int, int], id: int, name: str, class_name: str) -> Any:
    """The handle of a view or a recognizer of another process."""
    key = (kind, *origin, id, name)
    found = _far.get(key)
    if found is None:
        found = _far[key] = kind.__new__(kind)
        found._clear(*([class_name] if class_name else []))
        found._name, found._id, found._engine, found._origin = name, id, nowhere, origin
    return found
