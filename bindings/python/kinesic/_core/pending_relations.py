"""Relations of recognizers that are not all attached yet: they are kept until they are."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any, Callable, List, Optional, Sequence, Tuple

from .handle import Handle
from .errors import InvalidTypeError, KindError, NullError

if TYPE_CHECKING:
    from .protocols import EngineLike, RecognizerLike


class Deferred:
    """A call about recognizers. It holds none of them: one that goes before it is attached takes the call with it.
    `kept` says which relation it makes again that was there before one of them was removed."""

    def __init__(self, recognizers: Sequence[RecognizerLike], call: Callable[[EngineLike, List[int]], None], kept: Tuple[Any, ...] = ()) -> None:
        self.recognizers = [weakref.ref(each) for each in recognizers]
        self.call = call
        self.kept = kept

    def wait(self) -> None:
        """Waits with its recognizers until all are attached; one relation once."""
        for each in dict.fromkeys(reference() for reference in self.recognizers):
            if each is not None and not any(self.kept and self._is_as(other) for other in each._deferred):
                each._deferred.append(self)

    def _is_as(self, other: Deferred) -> bool:
        return (self.kept, self.recognizers) == (other.kept, other.recognizers)

    def ids(self, engine: EngineLike) -> Optional[List[int]]:
        """Theirs; None while one of them is free, or is gone. A relation that was there before waits also while one is
        attached to another engine."""
        found = [each() for each in self.recognizers]
        present = [each for each in found if each is not None and each._id]
        if len(present) < len(found) or self.kept and any(each.engine is not engine for each in present):
            return None
        return [engine._id_of(each, "a recognizer") for each in present]


class Deferring(Handle):
    """The part of a recognizer that keeps such calls."""

    _deferred: List[Deferred]
    _peers: weakref.WeakSet[RecognizerLike]
    """Those with which it was in a call about recognizers."""

    def _carry_out_deferred(self, engine: EngineLike) -> None:
        """Now that it is attached: those whose recognizers all are, in their order. All or nothing."""
        ready = [(each, ids) for each in self._deferred for ids in [each.ids(engine)] if ids is not None]
        for each, ids in ready:
            each.call(engine, ids)
        for each, _ in ready:
            for reference in each.recognizers:
                recognizer = reference()
                if recognizer is not None and each in recognizer._deferred:
                    recognizer._deferred.remove(each)


def call_or_defer(recognizers: Sequence[RecognizerLike], what: str, call: Callable[[EngineLike, List[int]], None]) -> None:
    """Calls at once where all are attached, else as soon as they are. `what` they are is for a refusal's sentence."""
    for each in recognizers:
        if each is None:
            raise NullError(f"{what} is None: pass a recognizer")
        if not isinstance(each, Deferring):
            fault = KindError if isinstance(each, Handle) else InvalidTypeError
            raise fault(f"{what} must be a recognizer, not {each!r}")
    for each in recognizers:
        each._peers.update(recognizers)
    if all(each._id for each in recognizers):
        engine = recognizers[0].engine
        call(engine, [engine._id_of(each, what) for each in recognizers])
        return
    Deferred(recognizers, call).wait()
