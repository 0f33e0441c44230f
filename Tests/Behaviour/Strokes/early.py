"""Kinesic's recognizer class `stroke` as drawings go on: what it recognizes before the end, and what it gives up."""

from __future__ import annotations

import ctypes
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np
from gestures import ROOT, Gestures, gestures
from judges import BUILT, HERE, Kinesic, address, build, counted
from judging import MUST, OURS, WORKERS, Scope, own_each
from page import Column, Table
from protocols import Split
from rejection import mixed

COMMIT = 0.43
"""early_commit; early_failure has its default."""
GIVES_UP = 1.75
OUTCOME = np.dtype([("state", "i4"), ("found", "i4"), ("share", "f8")])
"""outcome of follow.c."""
ENDED, FAILED = 3, 5
"""KIN_STATE_ENDED, KIN_STATE_FAILED."""
EACH = 3
"""Every third split: to draw takes longer than to name."""
SHAPES = 7
"""Every so many of these see the drawings of other shapes, of which there are many."""


@cache
def library() -> ctypes.CDLL:
    libraries = ROOT / "build/lib"
    build("follow.so", [HERE / "follow.c"], [f"-L{libraries}", "-lkinesic", "-lkinesic-strokes", f"-Wl,-rpath,{libraries}", "-lm"])
    return ctypes.CDLL(str(BUILT / "follow.so"))


def follow(drawings: Gestures, split: Split, commit: float, failure: float) -> np.ndarray:
    """Each test drawn with a recognizer that has the templates."""
    judge = Kinesic(drawings)
    made, found = judge.set_of(split.templates), np.zeros(len(split.tests), OUTCOME)
    failed = library().follow(
        made, *judge.places(), *counted(split.tests), ctypes.c_double(commit), ctypes.c_double(failure), address(found)
    )
    judge.library.ours_end(made)
    assert not failed
    return found


@dataclass
class Followed:
    """All tests of some splits."""

    outcomes: np.ndarray
    is_right: np.ndarray

    @property
    def drawn(self) -> float:
        """The mean share of a drawing at which it was decided, %; 100 where it was not before its end."""
        return 100 * float(self.outcomes["share"].mean())

    @property
    def wrong(self) -> float:
        return 100 * float(((self.outcomes["state"] == ENDED) & ~self.is_right).mean())

    @property
    def recognized(self) -> float:
        return 100 * float((self.outcomes["state"] == ENDED).mean())

    @property
    def given_up(self) -> float:
        """Before the end."""
        return 100 * float(((self.outcomes["state"] == FAILED) & (self.outcomes["share"] < 1)).mean())


def followed(drawings: Gestures, splits: list[Split], commit: float, failure: float) -> Followed:
    library()  # compiled by one thread
    with ThreadPoolExecutor(WORKERS) as workers:
        found = list(workers.map(lambda split: follow(drawings, split, commit, failure), splits))
    right = [named_rightly(drawings, split, outcomes) for split, outcomes in zip(splits, found)]
    return Followed(np.concatenate(found), np.concatenate(right))


def named_rightly(drawings: Gestures, split: Split, outcomes: np.ndarray) -> np.ndarray:
    found: np.ndarray = outcomes["found"]
    right: np.ndarray = (found >= 0) & (drawings.classes[split.templates[found]] == drawings.classes[split.tests])
    return right


def committing(scope: Scope) -> Table:
    text = f"""The class `stroke` of the library in an engine: each test is drawn with one finger, its larger side 250
units, with every third set of templates, with `early_commit` {COMMIT} and without early failure. *drawn*: how much of the length was drawn when it was
recognized, or 100 %, the mean over all tests. *wrong*: recognized by another name, of all tests. *recognized*: by any
name."""
    found = Table("Recognized before it is over", text, [Column("drawn, %", "less", 1), Column("wrong, %", "less", 2), Column("recognized, %", "more", 2)])
    found.add(MUST, 55.0, 1.2, None)
    for protocol in (own_each(1), own_each(3)):
        drawings = gestures("dollar1")
        row = followed(drawings, scope.splits(protocol, drawings)[::EACH], COMMIT, 0)
        found.add(f"{OURS}, $1 set, {protocol.name}", row.drawn, row.wrong, row.recognized)
    return found


def committing_to_signs(scope: Scope) -> Table:
    found = Table(
        "Recognized before it is over, SIGN",
        """The same where many shapes are the beginnings of others, or differ late: early commit is not for such a
set.""",
        [Column("drawn, %", "less", 1), Column("wrong, %", "less", 2), Column("recognized, %", "more", 2)],
    )
    drawings, protocol = gestures("sign"), own_each(3)
    row = followed(drawings, scope.splits(protocol, drawings)[::EACH], COMMIT, 0)
    found.add(f"{OURS}, {protocol.name}", row.drawn, row.wrong, row.recognized)
    return found


def giving_up(scope: Scope) -> Table:
    """Own templates, and drawings of other shapes than theirs."""
    drawings, protocol = mixed(), own_each(3)
    text = f"""The same with early failure as it is by default ({GIVES_UP}) and without early commit. *own, lost*: tests of
the $1 set that failed before they were over. *others, drawn*: how much of the shapes, letters and swipes of the table
above was drawn when the recognizer failed, and whoever waited for it went on."""
    found = Table("Given up before it is over", text, [Column("own, lost, %", "less", 2), Column("others, drawn, %", "less", 1)])
    splits = scope.splits(protocol, drawings.own)[::EACH]
    lost = followed(drawings.own, splits, 0, GIVES_UP)
    others = followed(drawings.all, [Split(split.templates, drawings.negatives) for split in splits[::SHAPES]], 0, GIVES_UP)
    found.add(f"{OURS}, {protocol.name}", lost.given_up, others.drawn)
    return found


def tables(scope: Scope) -> list[Table]:
    return [committing(scope), committing_to_signs(scope), giving_up(scope)]
