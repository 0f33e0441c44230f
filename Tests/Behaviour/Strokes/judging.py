"""Everybody over the splits of a protocol, two splits at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from gestures import Gestures
from judges import Answers, Judge, Kinesic, Peer
from numpy.typing import NDArray
from protocols import Split, of_others, own

OURS = "Kinesic"
MUST = "must"
WORKERS = 2


@dataclass(frozen=True)
class Protocol:
    name: str
    splits: Callable[[Gestures], Iterator[Split]]


def own_each(count: int) -> Protocol:
    return Protocol(f"UD{count}", lambda drawings: own(drawings, count))


def others_each(people: int) -> Protocol:
    return Protocol(f"UI{people}x1", lambda drawings: of_others(drawings, people))


@dataclass(frozen=True)
class Scope:
    """How much is run."""

    with_peers: bool = True
    is_quick: bool = False
    """Two folds of each ten."""

    def names(self, peers: Iterable[str]) -> list[str]:
        return [OURS, *(peers if self.with_peers else ())]

    def splits(self, protocol: Protocol, drawings: Gestures) -> list[Split]:
        return list(protocol.splits(drawings))[:: 5 if self.is_quick else 1]


def judge_of(name: str, drawings: Gestures, flags: int = 0, rotation: float = 0) -> Judge:
    return Kinesic(drawings, flags, rotation) if name == OURS else Peer(name, drawings)


def answers(judge: Judge, splits: list[Split]) -> list[Answers]:
    with ThreadPoolExecutor(WORKERS) as workers:
        return list(workers.map(judge.classify, splits))


def is_right(drawings: Gestures, split: Split, answer: Answers) -> NDArray[np.bool_]:
    right: NDArray[np.bool_] = (answer.found >= 0) & (
        drawings.classes[split.templates[answer.found]] == drawings.classes[split.tests]
    )
    return right
