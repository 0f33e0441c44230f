"""The native engine behind an `Engine`: its life, and the one way to call it."""

from __future__ import annotations

import ctypes
import itertools
import weakref
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, List, Optional

from . import callbacks, ffi
from .handle import Handle, nothing
from .raised import joined, raised
from .uncopied import Uncopied
from .visible import sentence
from .errors import ClosedError, Error, InvalidTypeError, ReentrantError, error_for, error_without_engine

if TYPE_CHECKING:
    from .family import Family

lib = ffi.lib
_tokens = itertools.count(1)


def created(options: Any) -> Any:
    """A new kin_engine."""
    pointer = ffi.kin_engine_p()
    result = lib.kin_engine_create(ctypes.byref(options), ctypes.byref(pointer))
    if result != ffi.KIN_OK:
        given = ", ".join(f"{name}={getattr(options, name)!r}" for name in ("touch_capacity", "event_capacity", "tie_break", "units_per_inch"))
        raise error_without_engine(result, f"Engine({given}) cannot be made")
    return pointer


class Core(Uncopied):
    """Owns a kin_engine. Callbacks find it by its token, so the library holds no reference to it."""

    # Of all parts of an engine: an attribute that is none of these is a misspelled one. A subclass may have attributes
    # of its own.
    __slots__ = (
        "_bound", "_classes", "_depth", "_entered", "_entering", "_event_functions", "_family", "_finalizer", "_frame", "_hovers",
        "_is_adopting", "_iterator", "_listening", "_log_functions", "_pointer", "_recognizers", "_registrations", "_removed", "_root", "_script_count",
        "_scripted", "_stepping", "_token", "_trace_target", "_unbound", "_unread", "_views", "__weakref__",
    )  # fmt: skip

    def __init__(self, given: Any) -> None:
        """Of options, or for an engine that C has made."""
        self._pointer = pointer = given if isinstance(given, ffi.kin_engine_p) else created(given)
        self._family: Optional[Family] = None
        self._token = next(_tokens)
        self._depth = 0
        self._stepping = 0
        raised[self._token] = []
        weakref.finalize(self, raised.pop, self._token, None)
        self._removed: Dict[int, Handle] = {}
        self._bound: Dict[int, Dict[int, Any]] = {}
        self._unbound: List[Any] = []
        self._finalizer = weakref.finalize(self, lib.kin_engine_destroy, pointer)

    def close(self) -> None:
        """Frees the engine; twice is no error. From inside a callback it is carried out when the outermost call
        returns. ThreadError: another thread is in a call of it, or has claimed it; it stays open."""
        if self._stepping:
            raise ReentrantError("the engine was closed from inside a step or hook of a recognizer class, which calls nothing")
        if self._finalizer.alive:
            if lib.kin_engine_set_claimed(self._pointer, True) == ffi.KIN_ERROR_THREAD:
                raise self._error(ffi.KIN_ERROR_THREAD)
            callbacks.engines.pop(self._token, None)
            self._finalizer()
            self._drop()

    def _drop(self) -> None:
        self._removed.clear()

    def _unbind(self, recognizer: int, action: int = 0) -> None:
        """Lets what bound actions hold go; inside a callback, which may be one of them, it is kept until the next
        poll."""
        kept = self._bound.get(recognizer, {})
        self._unbound += [kept.pop(id, None) for id in ([action] if action else list(kept))]
        if not kept:
            self._bound.pop(recognizer, None)
        if not self._depth:
            self._unbound.clear()

    @property
    def closed(self) -> bool:
        """Whether `close` was called."""
        return not self._finalizer.alive

    def _call(self, function: Any, *arguments: Any, then: Callable[[], object] = nothing) -> None:
        """Calls a function of the library on this engine. If the engine did it, `then` is called; after that, what
        callbacks raised is raised, and what the engine refused."""
        if not self._finalizer.alive:
            raise ClosedError("the engine is closed")
        if self._stepping:
            raise ReentrantError(f"{function.__name__} was called from inside a step or hook of a recognizer class, which calls nothing")
        outer, raised[self._token] = raised[self._token], []
        family = self._family
        if family is not None:
            family.callers.append(self)
        self._depth += 1
        try:
            result = function(self._pointer, *arguments)
        except ctypes.ArgumentError as error:
            raise InvalidTypeError(f"{function.__name__}: {error}") from None
        finally:
            errors, raised[self._token] = raised[self._token], outer
            self._depth -= 1
            if family is not None:
                family.callers.pop()
        if result == ffi.KIN_OK:
            then()
        else:
            errors.append(self._error(result))
        if errors:
            self._raise(errors)

    def _call_each(self, functions: Iterable[Callable[..., object]], *arguments: Any) -> None:
        """Calls every function, also when one before it raised; what they raise is kept for the present call."""
        for function in functions:
            if self.closed:
                return
            try:
                function(*arguments)
            except BaseException as error:
                raised[self._token] += [error]

    def _raise(self, errors: List[BaseException]) -> None:
        """Raises what callbacks raised and what the engine refused, as one exception."""
        error = joined(errors)
        errors.clear()
        try:
            raise error
        finally:
            del error

    def _error(self, result: int) -> Error:
        if self.closed:
            return error_for(result, "the engine was closed during the call")
        return error_for(result, sentence(lib.kin_engine_last_error(self._pointer)))
