"""What a removed recognizer keeps of the engine in which it was, so that it can be attached again, to any engine."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Tuple

from . import ffi
from .classes import common_properties
from .pending_relations import Deferred
from .enums import Relation

if TYPE_CHECKING:
    from .protocols import EngineLike, RecognizerLike

lib = ffi.lib
# The call that makes a relation again, and what it is given beside the two recognizers.
CALLS: Dict[Relation, Tuple[Any, Tuple[Any, ...]]] = {
    Relation.REQUIRES: (lib.kin_recognizer_require_failure, ()),
    Relation.SIMULTANEOUS: (lib.kin_recognizer_allow_simultaneous, (True,)),
    Relation.MAY_PREVENT: (lib.kin_recognizer_set_prevention, (True,)),
    Relation.MAY_NOT_PREVENT: (lib.kin_recognizer_set_prevention, (False,)),
    Relation.REQUIRES_INACTIVE: (lib.kin_recognizer_require_inactive, (True,)),
    Relation.MAY_TAKE_OVER: (lib.kin_recognizer_allow_takeover, (True,)),
}


class Kept:
    """Read before the recognizer goes: its properties that are not as they were at first, and its relations."""

    def __init__(self, recognizer: RecognizerLike, engine: EngineLike) -> None:
        self.properties = _properties(recognizer, engine)
        self.relations = [
            *(made for relation in CALLS for made in _relations(recognizer, relation)),
            *(made for peer in _peers(recognizer) for relation in CALLS for made in _relations(peer, relation, recognizer)),
            *_group(recognizer),
        ]

    def hand_over(self, recognizer: RecognizerLike) -> None:
        """Gives it all to the recognizer, now that it is free."""
        recognizer._initial = self.properties
        for each in self.relations:
            each.wait()


def _properties(recognizer: RecognizerLike, engine: EngineLike) -> Dict[str, float]:
    info, found, number = engine._class(recognizer._class_name), {}, ctypes.c_double()
    for each in (*(info.properties if info else ()), *common_properties()):
        if engine._read(lib.kin_recognizer_get_number, recognizer._id, each.name.encode(), ctypes.byref(number)):
            # Of the common ones a class may have other defaults: those are set again, which changes nothing.
            if number.value != each.initial or each.name in recognizer._initial:
                found[each.name] = number.value
    return found


def _peers(recognizer: RecognizerLike) -> List[RecognizerLike]:
    """Those that Python related it to, as far as they are attached."""
    return [peer for peer in list(recognizer._peers) if peer._id and peer._engine == recognizer._engine]


def _relations(recognizer: RecognizerLike, relation: Relation, only: Any = None) -> List[Deferred]:
    function, arguments = CALLS[relation]
    others = [other for other in recognizer.relations(relation) if only is None or other is only]
    return [Deferred((recognizer, other), _again(function, arguments), (relation,)) for other in others]


def _again(function: Any, arguments: Tuple[Any, ...]) -> Callable[[EngineLike, List[int]], None]:
    return lambda engine, ids: engine._call(function, *ids, *arguments)


def _group(recognizer: RecognizerLike) -> List[Deferred]:
    """Its group as pairs with the representative: each is made as soon as both are attached."""
    members = recognizer.relations(Relation.GROUP)
    if not members:
        return []
    pairs = [(members[0], each) for each in members[1:] if recognizer in (members[0], each)]
    return [Deferred(pair, _join, (Relation.GROUP,)) for pair in pairs]


def _join(engine: EngineLike, ids: List[int]) -> None:
    engine._call(lib.kin_compose_group, ids[0], (ffi.kin_recognizer_id * len(ids))(*ids), len(ids))
