"""Typed actions: a recognizer that calls a C function."""

from __future__ import annotations

import ctypes
from typing import Any, Optional

from . import _ffi
from ._handle import Handle
from ._uncopied import Uncopied
from .errors import InvalidError
from .geometry import text, whole

lib = _ffi.lib


def held(pointer: Any) -> Optional[int]:
    """The address in a ctypes pointer. (`cast` would make a reference cycle of it.)"""
    return ctypes.c_void_p.from_buffer(pointer).value


def address(function: Any) -> int:
    """The address of a ctypes function, or the address itself."""
    if isinstance(function, ctypes._CFuncPtr):  # type: ignore[attr-defined]
        return held(function) or 0
    if isinstance(function, (bool, str, bytes)) or not hasattr(function, "__index__"):
        raise InvalidError(f"a ctypes function or an address is wanted, not {function!r}")
    return whole(function, "function")


def pointer(data: Any) -> Optional[int]:
    """What a C function gets as user_data: null, an address, or the address of a ctypes object or of what that points
    to."""
    if data is None:
        return None
    if isinstance(data, (ctypes._Pointer, ctypes.c_char_p, ctypes.c_void_p)):
        return held(data)
    if isinstance(data, (ctypes.Structure, ctypes.Union, ctypes.Array, ctypes._SimpleCData)):
        return ctypes.addressof(data)
    if isinstance(data, (bool, str, bytes)) or not hasattr(data, "__index__"):
        raise InvalidError(f"user_data must be None, an address or a ctypes object, not {data!r}")
    return whole(data, "user_data")


class Action(Uncopied):
    """An action that `bind` made. Its engine keeps the function and the data until it is removed or its recognizer
    is."""

    def __init__(self, recognizer: "Binding", id: int, signature: str) -> None:
        self.id, self.signature, self.recognizer = id, signature, recognizer

    def __repr__(self) -> str:
        return f"<Action {self.signature} of {self.recognizer!r}>"

    def remove(self) -> None:
        """Takes it away, at once."""
        recognizer = self.recognizer
        engine = recognizer.engine
        recognizer._call(lib.kin_recognizer_remove_action, self.id, then=lambda: engine._unbind(recognizer._id, self.id))


class Binding(Handle):
    """The part of a recognizer that calls C functions."""

    def bind(self, function: Any, signature: str, *, states: str = "began|changed|ended", user_data: Any = None) -> Action:
        """Calls an existing C function with the arguments of `signature`, "void(pointer, f32 translation.x)", for
        every event whose state is in `states` ("recognized": the first event of each gesture). `function` is a ctypes
        function or an address, `user_data` a ctypes object or an address; both are kept alive. That the function has
        this signature is your word. See action.h."""
        engine, action = self.engine, ctypes.c_uint64()
        target = ctypes.cast(address(function), _ffi.kin_function)
        words = text(states, "states"), target, text(signature, "signature")
        kept = engine._bound.setdefault(self._id, {})
        self._call(
            lib.kin_recognizer_bind, *words, pointer(user_data), ctypes.byref(action),
            then=lambda: kept.__setitem__(action.value, (function, user_data)),
        )  # fmt: skip
        return Action(self, action.value, signature)
