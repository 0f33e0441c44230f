"""Relations of recognizers that are not all attached yet: they are kept until they are."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Callable, List, Optional, Sequence

from ._handle import Handle
from .errors import InvalidError, KindError, NullError

if TYPE_CHECKING:
    from .engine import Engine
    from .recognizer import Recognizer


class Deferred:
    """A call about recognizers. It holds none of them: one that goes before it is attached takes the call with it."""

    def __init__(self, recognizers: "Sequence[Recognizer]", call: "Callable[[Engine, List[int]], None]") -> None:
        self.recognizers = [weakref.ref(each) for each in recognizers]
        self.call = call

    def ids(self, engine: "Engine") -> Optional[List[int]]:
        """Theirs; None while one of them is free, or is gone."""
        found = [each() for each in self.recognizers]
        present = [each for each in found if each is not None and each._id]
        return [engine._id_of(each, "a recognizer") for each in present] if len(present) == len(found) else None


class Deferring(Handle):
    """The part of a recognizer that keeps such calls."""

    _deferred: List[Deferred]

    def _carry_out_deferred(self, engine: "Engine") -> None:
        """Now that it is attached: those whose recognizers all are, in their order. All or nothing."""
        ready = [(each, ids) for each in self._deferred for ids in [each.ids(engine)] if ids is not None]
        for each, ids in ready:
            each.call(engine, ids)
        for each, _ in ready:
            for reference in each.recognizers:
                recognizer = reference()
                if recognizer is not None and each in recognizer._deferred:
                    recognizer._deferred.remove(each)


def call_or_defer(recognizers: "Sequence[Recognizer]", what: str, call: "Callable[[Engine, List[int]], None]") -> None:
    """Calls at once where all are attached, else as soon as they are. `what` they are is for a refusal's sentence."""
    for each in recognizers:
        if each is None:
            raise NullError(f"{what} is None: pass a recognizer")
        if not isinstance(each, Deferring):
            fault = KindError if isinstance(each, Handle) else InvalidError
            raise fault(f"{what} must be a recognizer, not {each!r}")
    if all(each._id for each in recognizers):
        engine = recognizers[0].engine
        call(engine, [engine._id_of(each, what) for each in recognizers])
        return
    deferred = Deferred(recognizers, call)
    for each in dict.fromkeys(recognizers):
        each._deferred.append(deferred)
