"""The native engine behind an `Engine`: its life, and the one way to call it."""

from __future__ import annotations

import contextlib
import ctypes
import itertools
import weakref
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Iterator, List, Optional

from . import callbacks, ffi
from .functions import finished
from .handle import Handle, nothing
from .callback_exceptions import joined, outlasting, raised
from .live_objects import Uncopied
from .printable_text import sentence
from .errors import ClosedError, Error, InvalidTypeError, ReentrantError, error_for, error_without_engine

if TYPE_CHECKING:
    from .engine_copies import Family

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


def destroy(pointer: Any, owner: weakref.ref[Core]) -> None:
    """Frees the kin_engine of an engine that nobody has any more, or at the interpreter's exit; then a thread may
    still be in a call, and what it is in, and what it may call back, is left to the system."""
    address, pointer.value = pointer.value, None
    core = owner()
    if core is None or not core._depth:
        lib.kin_engine_destroy(address)
    else:
        outlasting(core)


class Core(Uncopied):
    """Owns a kin_engine. Callbacks find it by its token, so the library holds no reference to it."""

    # Of all parts of an engine: an attribute that is none of these is a misspelled one. A subclass may have attributes
    # of its own.
    __slots__ = (
        "_bound", "_classes", "_depth", "_doomed", "_entered", "_entering", "_event_functions", "_family", "_finalizer", "_frame",
        "_hovers", "_is_adopting", "_iterator", "_linted", "_listening", "_log_functions", "_own_pointer", "_pointer", "_recognizers",
        "_registrations", "_removed", "_root", "_script_count", "_scripted", "_stepping", "_token", "_trace_target", "_unbound", "_unread",
        "_views", "_watch", "__weakref__",
    )  # fmt: skip

    def __init__(self, given: Any) -> None:
        """Of options, or for an engine that C has made."""
        self._pointer = self._own_pointer = pointer = given if isinstance(given, ffi.kin_engine_p) else created(given)
        self._linted: Optional[Core] = None
        """The engine of which this one is a copy, for a lint."""
        self._family: Optional[Family] = None
        self._token = next(_tokens)
        self._depth = 0
        """How many calls of the library are under way: while there is one, what they were given is not freed."""
        self._doomed: Optional[int] = None
        """The address of what was closed meanwhile, and is freed after the last of them."""
        self._stepping = 0
        raised[self._token] = []
        weakref.finalize(self, raised.pop, self._token, None)
        self._removed: Dict[int, Handle] = {}
        self._bound: Dict[int, Dict[int, Any]] = {}
        self._unbound: List[Any] = []
        self._finalizer = weakref.finalize(self, destroy, pointer, weakref.ref(self))

    def close(self) -> None:
        """Frees the engine; twice is no error. From inside a callback it is carried out when the outermost call
        returns. ThreadError: another thread is in a call of it, or has claimed it; it stays open."""
        if self._stepping:
            raise ReentrantError("the engine was closed from inside a step or hook of a recognizer class, which calls nothing")
        if not self._finalizer.alive:
            return
        result = lib.kin_engine_set_claimed(self._own_pointer, True)
        if result == ffi.KIN_ERROR_THREAD:
            raise self._error(result)
        callbacks.engines.pop(self._token, None)
        if self._finalizer.detach():
            self._doomed, self._own_pointer.value = self._own_pointer.value, None
            if self._depth and result == ffi.KIN_OK:
                # Not from a callback: a collection closes it in the middle of a call, or another thread before the
                # call has begun in the library. Whoever leaves it last frees it.
                lib.kin_engine_set_claimed(self._doomed, False)
            self._free()
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
            refused = None if result == ffi.KIN_OK else self._error(result)
        except ctypes.ArgumentError as error:
            raise InvalidTypeError(f"{function.__name__}: {error}") from None
        finally:
            errors, raised[self._token] = raised[self._token], outer
            self._depth -= 1
            if self._doomed is not None:
                self._free()
            if family is not None:
                family.callers.pop()
        if refused is None:
            then()
        else:
            errors.append(refused)
            refused = None  # or it would hold the frame of its own traceback
        if errors:
            self._raise(errors)

    def _within(self, address: int, function: Callable[..., Any], *arguments: Any) -> Any:
        """Calls `function`, which answers a question of the kin_engine at `address`. It is this engine's own, or one
        on which a lint plays a motion: meanwhile the handles of this engine, and of the one that is linted, are those
        of that one, which has the same ids."""
        if self._linted is None or address == self._pointer.value:
            return function(*arguments)
        asked = [self, self._linted]
        before = [each._pointer for each in asked]
        try:
            for each in asked:
                each._pointer = ffi.kin_engine_p(address)
            return function(*arguments)
        finally:
            for each, pointer in zip(asked, before):
                each._pointer = pointer

    def _read(self, function: Callable[..., int], *arguments: Any) -> bool:
        """Calls a function that calls nothing back, in a step too, and gives whether the engine did it; a closed one
        does not. What the engine lends lasts as long as the call: a function of Python may copy it."""
        self._depth += 1
        try:
            return function(self._pointer, *arguments) == ffi.KIN_OK
        finally:
            self._depth -= 1
            if self._doomed is not None:
                self._free()

    @contextlib.contextmanager
    def _lasting(self) -> Iterator[None]:
        """While this is open the engine frees nothing that it has lent, also if it is closed."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            self._free()

    def _text(self, function: Any, id: int) -> Optional[str]:
        """What a function of the library says of a view or a recognizer, its name; None of one that is gone."""
        said: List[str] = []

        def copy(pointer: Any) -> int:
            lent = ctypes.c_char_p()
            result: int = function(pointer, id, ctypes.byref(lent))
            said.append((lent.value or b"").decode("utf-8", "replace"))
            return result

        return said[0] if self._read(copy) else None

    def _free(self) -> None:
        """Frees what was closed in the middle of a call, now that no call is left."""
        doomed = self._doomed
        if doomed is not None and not self._depth:
            self._doomed = None
            lib.kin_engine_destroy(doomed)

    def _call_each(self, functions: Iterable[Callable[..., object]], *arguments: Any) -> None:
        """Calls every function, also when one before it raised; what they raise is kept for the present call."""
        for function in functions:
            if self.closed:
                return
            try:
                finished(function(*arguments), getattr(function, "__qualname__", "a function"))
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
            return ClosedError("the engine was closed during the call")
        return error_for(result, sentence(lib.kin_engine_last_error(self._pointer)))
