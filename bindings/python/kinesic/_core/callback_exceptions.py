"""What Python functions raise that the engine calls: it cannot cross the C frames, so it is kept, and raised from the
call that caused the callback."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from typing import Any, Callable, Dict, List, Optional, TypeVar

T = TypeVar("T")

raised: Dict[int, List[BaseException]] = {}
"""By the engine's token: what was raised in its present call."""


def shielded(function: Callable[..., Any], otherwise: Callable[..., Any], token: Optional[int] = None) -> Callable[..., Any]:
    """A function for C to call: `function`, or when that raises `otherwise`. The token is the last argument, if it is
    not given."""

    def enter(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except BaseException as error:
            # No call stands before this: after one, the next signal could raise again.
            raised[arguments[-1] if token is None else token] += [error]
            return otherwise(*arguments)

    return enter


def outlasting(thing: T) -> T:
    """The same, which is never freed from now on. A daemon thread may still be in the library when the interpreter
    ends and takes its modules apart: the functions that it calls back have to be there."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(thing))
    return thing


ENTER = shielded(print, print).__code__
"""The code of all such functions."""


def keep_unraisable(before: Callable[[Any], object]) -> Callable[[Any], object]:
    """A `sys.unraisablehook` that keeps what a shielded function could not. A signal that came while C ran raises at
    its very first instruction, which from Python 3.11 on stands before the `try`; ctypes hands that to the hook, and
    gives C a zero."""

    def hook(unraisable: Any) -> None:
        traceback = unraisable.exc_traceback
        frame = None if traceback is None else traceback.tb_frame
        if frame is None or frame.f_code is not ENTER or unraisable.exc_value is None:
            before(unraisable)
            return
        given = frame.f_locals
        token = given["arguments"][-1] if given["token"] is None else given["token"]
        raised[token] += [unraisable.exc_value]

    return hook


sys.unraisablehook = keep_unraisable(sys.unraisablehook)


def joined(errors: List[BaseException]) -> BaseException:
    """One exception of several: the first that ends programs (KeyboardInterrupt), else the first. It has the others as
    the tuple `further`, and their tracebacks as notes, which Python shows from 3.11 on."""
    chosen = next((error for error in errors if not isinstance(error, Exception)), errors[0])
    further = tuple(error for error in errors if error is not chosen)
    if further:
        with contextlib.suppress(AttributeError, TypeError):  # one that takes no attributes comes alone
            chosen.further = further  # type: ignore[attr-defined]
            chosen.__notes__ = [*getattr(chosen, "__notes__", ()), *map(_note, further)]
    return chosen


def _note(error: BaseException) -> str:
    import traceback  # only here: it would be a 60th of the time that `import kinesic` takes

    text = "".join(traceback.format_exception(type(error), error, error.__traceback__))
    return "Further in the same call of kinesic:\n" + text.rstrip()
