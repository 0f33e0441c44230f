"""Which drawings are templates and which are tests: in turn, so that each repetition is both. docs/strokes-report.md
says it too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from gestures import Gestures, Indexes
from numpy.typing import NDArray

FOLDS = 10


@dataclass(frozen=True)
class Split:
    """Numbers of drawings."""

    templates: Indexes
    tests: Indexes


def folds(drawings: Gestures) -> int:
    """As many as there are repetitions, ten at most."""
    return min(FOLDS, int(drawings.repetitions.max()) + 1)


def numbers(chosen: NDArray[np.bool_]) -> Indexes:
    return np.flatnonzero(chosen).astype(np.int32)


def is_in_fold(drawings: Gestures, fold: int, each: int) -> NDArray[np.bool_]:
    """Whether a repetition is one of fold ... fold + each - 1, the first after the last."""
    count = folds(drawings)
    return (drawings.repetitions < count) & ((drawings.repetitions - fold) % count < each)


def own(drawings: Gestures, each: int) -> Iterator[Split]:
    """UD: one user in one condition; `each` templates of a class, all others are tests."""
    for user in np.unique(drawings.users):
        for condition in np.unique(drawings.conditions):
            one = (drawings.users == user) & (drawings.conditions == condition)
            for fold in range(folds(drawings)):
                chosen = is_in_fold(drawings, fold, each)
                yield Split(numbers(one & chosen), numbers(one & ~chosen))


def of_others(drawings: Gestures, people: int) -> Iterator[Split]:
    """UI: all drawings of one user are tests, one template of a class by each of the next so many users, at medium
    speed."""
    users = np.unique(drawings.users)
    medium = (drawings.conditions == "medium") | (drawings.conditions == "any")
    for i, user in enumerate(users):
        next_ones = np.roll(users, -i - 1)[:people]
        for fold in range(folds(drawings)):
            chosen = is_in_fold(drawings, fold, 1) & medium & np.isin(drawings.users, next_ones)
            yield Split(numbers(chosen), numbers(drawings.users == user))
