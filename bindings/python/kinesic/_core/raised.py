"""What Python functions raise that the engine calls: it cannot cross the C frames, so it is kept, and raised from the
call that caused the callback."""

from __future__ import annotations

import contextlib
import dis
import sys
from types import FunctionType
from typing import Any, Callable, Dict, List, Optional

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

    covered: Callable[..., Any] = _covered(enter)
    return covered


def _covered(function: Any) -> Any:
    """Makes a `try` with which a function begins hold for its very first instruction too. A signal that came while C
    ran raises there, and from Python 3.11 on that is before the `try`; ctypes would print the exception and lose
    it."""
    if sys.version_info < (3, 11):
        return function
    code = function.__code__
    # Objects/exception_handling_notes.txt of CPython; of small numbers, one byte each
    first, length, *rest = code.co_exceptiontable
    resume = code.co_code[::2].index(dis.opmap["RESUME"])
    longer = length + (first & 0x3F) - resume
    if (first | length) & 0x40 or longer > 0x3F:
        return function
    table = bytes([0x80 | resume, longer, *rest])
    return FunctionType(
        code.replace(co_exceptiontable=table), function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )


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
