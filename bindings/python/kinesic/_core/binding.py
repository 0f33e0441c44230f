"""Typed actions: a recognizer that calls a C function."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, List, Optional

from . import ffi
from .handle import Handle
from .live_objects import Uncopied
from .errors import InvalidTypeError
from .geometry import text, whole

if TYPE_CHECKING:
    from .protocols import EngineLike

lib = ffi.lib


def held(pointer: Any) -> Optional[int]:
    """The address in a ctypes pointer. (`cast` would make a reference cycle of it.)"""
    return ctypes.c_void_p.from_buffer(pointer).value


def address(function: Any) -> int:
    """The address of a ctypes function, or the address itself."""
    if isinstance(function, ctypes._CFuncPtr):  # type: ignore[attr-defined]
        return held(function) or 0
    if isinstance(function, (bool, str, bytes)) or not hasattr(function, "__index__"):
        raise InvalidTypeError(f"a ctypes function or an address is wanted, not {function!r}")
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
        raise InvalidTypeError(f"user_data must be None, an address or a ctypes object, not {data!r}")
    return whole(data, "user_data")


class Action(Uncopied):
    """An action that `bind` made. Its engine keeps the function and the data until it is removed or its recognizer
    is."""

    def __init__(self, recognizer: Binding, bound: Bound) -> None:
        self.recognizer: Binding = recognizer
        """The recognizer that calls it."""
        self._bound = bound

    @property
    def id(self) -> int:
        """Its number in the C interface; another one when its recognizer was removed and added again."""
        return self._bound.id

    @property
    def signature(self) -> str:
        """As it was given to `bind`."""
        return self._bound.signature

    def __repr__(self) -> str:
        return f"<Action {self.signature} of {self.recognizer!r}>"

    def remove(self) -> None:
        """Takes it away, at once."""
        recognizer = self.recognizer
        if recognizer._is_removed and self._bound in recognizer._bindings:
            recognizer._bindings.remove(self._bound)
            return
        engine = recognizer.engine
        recognizer._call(lib.kin_recognizer_remove_action, self.id, then=lambda: self._removed(engine))

    def _removed(self, engine: EngineLike) -> None:
        self.recognizer._bindings.remove(self._bound)
        engine._unbind(self.recognizer._id, self.id)


class Bound:
    """What a call of `bind` was given, and the number that came of it."""

    def __init__(self, function: Any, signature: str, states: str, user_data: Any) -> None:
        self.function: Any = function
        self.signature: str = signature
        self.states: str = states
        self.user_data: Any = user_data
        self.id: int = 0


class Binding(Handle):
    """The part of a recognizer that calls C functions."""

    _bindings: List[Bound]

    def bind(self, function: Any, signature: str, *, states: str = "began|changed|ended", user_data: Any = None) -> Action:
        """Calls an existing C function with the arguments of `signature`, "void(pointer, f32 translation.x)", for
        every event whose state is in `states` ("recognized": the first event of each gesture). `function` is a ctypes
        function or an address, `user_data` a ctypes object or an address; both are kept alive. Nothing checks that
        the function has this signature. See action.h."""
        bound = Bound(function, signature, states, user_data)
        self._bind(self.engine, bound)
        self._bindings.append(bound)
        return Action(self, bound)

    def _bind(self, engine: EngineLike, bound: Bound) -> None:
        """Binds it in the engine, which keeps the function and the data."""
        action = ctypes.c_uint64()
        target = ctypes.cast(address(bound.function), ffi.kin_function)
        words = text(bound.states, "states"), target, text(bound.signature, "signature")
        kept = engine._bound.setdefault(self._id, {})
        engine._call(
            lib.kin_recognizer_bind, self._id, *words, pointer(bound.user_data), ctypes.byref(action),
            then=lambda: kept.__setitem__(action.value, (bound.function, bound.user_data)),
        )  # fmt: skip
        bound.id = action.value

    def _bind_again(self, engine: EngineLike) -> None:
        """Now that it is attached again: what was bound before, in the same order."""
        for bound in self._bindings:
            self._bind(engine, bound)
