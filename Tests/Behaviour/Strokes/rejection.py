"""Drawings of which no template is the shape: what is named all the same."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from gestures import Gestures, Numbers, gestures, joined
from judges import UNISTROKE, Answers
from judging import MUST, OURS, Protocol, Scope, answers, is_right, judge_of, others_each, own_each
from page import Column, Table
from protocols import Split

SAME = {
    "v": "v", "x": "x", "o": "a circle", "0": "a circle", "cbrace": "a left curly brace",
    "l": "written as a loop: a pigtail",
}  # fmt: skip
"""The letters and signs that are left out: their shape is one of the $1 set."""
SWIPES = ("up", "down", "left", "right")
PASSING = 0.95
RECOGNIZED = 1
"""KIN_STROKE_RECOGNIZED."""
MUSTS = {"AUROC": 0.988, "shapes": 5.0, "letters": 4.0, "swipes": 0.5}


@dataclass(frozen=True)
class Mixed:
    """The $1 set, and behind it what is none of it."""

    own: Gestures
    kinds: dict[str, Gestures]

    @cached_property
    def all(self) -> Gestures:
        found = self.own
        for drawings in self.kinds.values():
            found = joined(found, drawings)
        return found

    @property
    def negatives(self) -> np.ndarray:
        return np.arange(len(self.own), len(self.all), dtype=np.int32)

    @property
    def places(self) -> dict[str, slice]:
        """Where each kind is among the negatives."""
        ends = np.cumsum([len(drawings) for drawings in self.kinds.values()])
        return {kind: slice(end - len(self.kinds[kind]), end) for kind, end in zip(self.kinds, ends)}


def mixed() -> Mixed:
    letters, swipes = gestures("laviola"), gestures("lowvision")
    kinds = {
        "shapes": gestures("eds_negatives"),
        "letters": letters.only(~np.isin(letters.shapes, list(SAME))),
        "swipes": swipes.only(np.isin(swipes.shapes, SWIPES)),
    }
    return Mixed(gestures("dollar1"), kinds)


def auroc(right: Numbers, wrong: Numbers) -> float:
    """How often a right one is nearer than a wrong one; one as near counts half."""
    ordered = np.sort(wrong.ravel())
    below = np.searchsorted(ordered, right, "left") + np.searchsorted(ordered, right, "right")
    return float(1 - below.mean() / 2 / len(ordered))


@dataclass
class Outcome:
    """What came of one protocol."""

    right: Numbers
    """The scores of the tests that are named rightly."""
    wrong: Numbers
    """Those of the negatives, one row a split."""
    named_right: float
    """The share of all tests that Kinesic recognizes rightly by its defaults; the others have no defaults."""
    named_wrong: np.ndarray | None


def outcome(name: str, drawings: Mixed, splits: list[Split]) -> Outcome:
    judge = judge_of(name, drawings.all)
    found = answers(judge, splits)
    negative = answers(judge, [Split(split.templates, drawings.negatives) for split in splits])
    rightly = [is_right(drawings.all, split, answer) for split, answer in zip(splits, found)]
    right = np.concatenate([answer.scores[is_so] for answer, is_so in zip(found, rightly)])
    if name != OURS:
        return Outcome(right, np.array([answer.scores for answer in negative]), 0, None)
    named = [recognized(answer) & is_so for answer, is_so in zip(found, rightly)]
    return Outcome(
        right,
        np.array([answer.scores for answer in negative]),
        float(np.concatenate(named).mean()),
        np.array([recognized(answer) for answer in negative]),
    )


def recognized(answer: Answers) -> np.ndarray:
    assert answer.verdicts is not None
    named: np.ndarray = answer.verdicts == RECOGNIZED
    return named


def medium(splits: Protocol) -> Protocol:
    """Of own templates, those at medium speed only: there are as many splits as of the others'."""
    return Protocol(splits.name, lambda drawings: (split for split in splits.splits(drawings) if is_medium(drawings, split)))


def is_medium(drawings: Gestures, split: Split) -> bool:
    return str(drawings.conditions[split.templates[0]]) == "medium"


def tables(scope: Scope) -> list[Table]:
    drawings = mixed()
    sizes = {kind: len(part) for kind, part in drawings.kinds.items()}
    same = ", ".join(f"`{name}` ({why})" for name, why in SAME.items())
    text = f"""Templates of the $1 set, and drawings of other shapes: {sizes['shapes']} shapes (`eds_negatives`),
{sizes['letters']} letters, digits and signs (`laviola`, without {same}) and {sizes['swipes']} swipes (`lowvision`). Each
set of templates sees them all. UD: at medium speed. *AUROC*: how often a test that is named rightly is nearer than a
shape or a letter. The other columns: how many of them are accepted, %, with one limit for all people at which
{PASSING * 100:.0f} % of the tests that are named rightly are."""
    found = Table("None of these", text, [Column("AUROC", "more", 4), *(Column(f"{kind}, %", "less", 2) for kind in sizes)])
    found.add(MUST, *MUSTS.values())
    default = Table(
        "None of these, by the defaults",
        """The same with the limit and the margin that Kinesic has by default: how many of all tests are recognized
rightly, and how many of what is none of them is recognized as something.""",
        [Column("own, %", "more", 2), *(Column(f"{kind}, %", "less", 2) for kind in sizes)],
    )
    for protocol in (medium(own_each(3)), others_each(1)):
        splits = scope.splits(protocol, drawings.own)
        for name in scope.names((*UNISTROKE, "$P", "$P+", "$Q")):
            made = outcome(name, drawings, splits)
            found.add(f"{name}, {protocol.name}", *numbers(made, drawings))
            if made.named_wrong is not None:
                shares = [100 * float(made.named_wrong[:, place].mean()) for place in drawings.places.values()]
                default.add(f"{name}, {protocol.name}", 100 * made.named_right, *shares)
    return [found, default]


def numbers(of: Outcome, drawings: Mixed) -> list[float]:
    limit = np.quantile(of.right, PASSING)
    places = drawings.places
    accepted = [100 * float((of.wrong[:, place] <= limit).mean()) for place in places.values()]
    return [auroc(of.right, of.wrong[:, : places["letters"].stop]), *accepted]
