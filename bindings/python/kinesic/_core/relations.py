"""Who waits for whom, who may run beside whom, who may exclude whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Tuple, cast

from . import ffi
from .pending_relations import Deferring, call_or_defer
from .enums import Relation
from .errors import NullError
from .geometry import truth, whole

if TYPE_CHECKING:
    from .protocols import EngineLike
    from .recognizer import Recognizer

lib = ffi.lib


class Relations(Deferring):
    """The relations of a recognizer. One that is set before both are attached is made as soon as they are: what is
    wrong with it is said then. One that changes during an attempt counts from the next one."""

    def _relate(self, function: Any, other: Recognizer, *arguments: Any) -> None:
        both = cast("Tuple[Recognizer, Recognizer]", (self, other))
        call_or_defer(both, "other", lambda engine, ids: engine._call(function, *ids, *arguments))

    def require_failure_of(self, other: Recognizer) -> None:
        """It cannot leave Possible before `other` has failed, or is out of play. A circle is a CycleError."""
        self._relate(lib.kin_recognizer_require_failure, other)

    def remove_failure_requirement(self, other: Recognizer) -> None:
        """Removes what `require_failure_of(other)` has set."""
        self._relate(lib.kin_recognizer_remove_failure_requirement, other)

    def allow_simultaneous(self, other: Recognizer, allowed: bool = True) -> None:
        """May both be recognized at once? Symmetric; default no."""
        self._relate(lib.kin_recognizer_allow_simultaneous, other, truth(allowed, "allowed"))

    def set_prevention(self, other: Recognizer, allowed: bool) -> None:
        """May this one, when it is recognized, exclude `other`? What the host says replaces what their classes
        say; one way."""
        self._relate(lib.kin_recognizer_set_prevention, other, truth(allowed, "allowed"))

    def require_inactive(self, other: Recognizer, required: bool = True) -> None:
        """Must `other` be inactive for this one to be recognized? Unlike a failure requirement it never waits: it
        cannot be recognized while `other` has begun, and fails when `other` is recognized, wherever their views
        are."""
        self._relate(lib.kin_recognizer_require_inactive, other, truth(required, "required"))

    def allow_takeover_from(self, other: Recognizer, allowed: bool = True) -> None:
        """May this one take over from `other` within its `takeover_interval` after `other` began? Then `other` is
        cancelled; one way."""
        self._relate(lib.kin_recognizer_allow_takeover, other, truth(allowed, "allowed"))

    def dissolve_group(self) -> None:
        """Dissolves the group that it is in: each member has its own relations again."""
        self._call(lib.kin_dissolve_group)

    def relations(self, relation: Relation) -> Tuple[Recognizer, ...]:
        """The recognizers that this one has the relation to, in the order of setting."""
        ids = self._list(lib.kin_recognizer_list_relations, whole(relation, "relation", 0x7FFF_FFFF))
        return tuple(self.engine._find_recognizer(id) for id in ids)


def _compose(function: Any, recognizers: Tuple[Recognizer, ...]) -> None:
    if not recognizers:
        raise NullError("no recognizer was given")

    def call(engine: EngineLike, ids: List[int]) -> None:
        engine._call(function, (ffi.kin_recognizer_id * len(ids))(*ids), len(ids))

    call_or_defer(recognizers, "a recognizer", call)


def exclusive(*recognizers: Recognizer) -> None:
    """Each waits for all that stand before it to fail. All or nothing."""
    _compose(lib.kin_compose_exclusive, recognizers)


def simultaneous(*recognizers: Recognizer) -> None:
    """Each pair may be recognized at once. All or nothing."""
    _compose(lib.kin_compose_simultaneous, recognizers)


def group(representative: Recognizer, *others: Recognizer) -> None:
    """Towards everybody else they are one, with the relations of the representative; among themselves each has its
    own. More calls with the same representative add to its group. All or nothing."""
    _compose(lambda engine, ids, count: lib.kin_compose_group(engine, ids[0], ids, count), (representative, *others))
