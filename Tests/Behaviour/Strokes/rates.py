"""How many drawings get the right name, where one of the names is right: a table for each set."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from gestures import Gestures, gestures, joined
from judges import ANY_DIRECTION, UNISTROKE
from judging import MUST, OURS, Protocol, Scope, answers, is_right, judge_of, others_each, own_each
from page import Column, Table, filled
from protocols import Split

CLOUDS = ("$P", "$P+", "$Q")
TURN_SEED = 23


@dataclass(frozen=True)
class Contest:
    """A set, who takes part, and what Kinesic must reach."""

    title: str
    text: str
    drawings: Gestures
    peers: tuple[str, ...]
    musts: dict[Protocol, float | None]
    flags: int = 0
    rotation: float = 0


@dataclass
class Confusions:
    """What Kinesic takes for what, over all protocols."""

    counts: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)

    def add(self, place: str, drawings: Gestures, split: Split, named: np.ndarray, right: np.ndarray) -> None:
        known = self.counts.setdefault(place, Counter())
        for test, template in zip(split.tests[~right], named[~right]):
            name = "nothing" if template < 0 else str(drawings.shapes[split.templates[template]])
            known[str(drawings.shapes[test]), name] += 1

    def markdown(self) -> str:
        lines = ["## What Kinesic confuses", "", "The two most frequent ones of each, and how many there are.", ""]
        for place, known in self.counts.items():
            often = ", ".join(f"`{shape}` as `{name}` {count}" for (shape, name), count in known.most_common(2))
            lines += [filled(f"- {place}: {sum(known.values())} wrong; {often or 'none'}"), ""]
        return "\n".join(lines)


def contest(of: Contest, scope: Scope, confusions: Confusions) -> Table:
    """Rows by who, columns by protocol."""
    found = Table(of.title, of.text, [Column(protocol.name, "more", 2) for protocol in of.musts])
    found.add(MUST, *of.musts.values())
    splits = {protocol: scope.splits(protocol, of.drawings) for protocol in of.musts}
    for name in scope.names(of.peers):
        judge = judge_of(name, of.drawings, of.flags, of.rotation)
        rates: list[float | None] = []
        for protocol in of.musts:
            right, tests = 0, 0
            for split, answer in zip(splits[protocol], answers(judge, splits[protocol])):
                rightly = is_right(of.drawings, split, answer)
                right, tests = right + int(rightly.sum()), tests + len(rightly)
                if name == OURS:
                    confusions.add(f"{of.title}, {protocol.name}", of.drawings, split, answer.found, rightly)
            rates.append(100 * right / tests)
        found.add(name.removesuffix(", any angle"), *rates)
    return found


def turned_contest() -> Contest:
    """The tests are turned, the templates are not: every drawing is there twice."""
    straight = gestures("dollar1")
    both = joined(straight, straight.turned(TURN_SEED))

    def splits(_: Gestures):  # type: ignore[no-untyped-def]
        for split in own_each(1).splits(straight):
            yield Split(split.templates, split.tests + np.int32(len(straight)))

    text = f"""The $1 set, one template of the user's own, as they were drawn; each test is turned by any angle (seed
{TURN_SEED}). Kinesic has `rotation` pi; Protractor is the one of its two forms in which orientation does not matter."""
    peers = ("$1", "Protractor, any angle")
    return Contest("Turned by any angle", text, both, peers, {Protocol("UD1", splits): 97.8}, rotation=np.pi)


def contests() -> list[Contest]:
    unistrokes, multistrokes, signs = gestures("dollar1"), gestures("mmg"), gestures("sign")
    one, three, stranger = own_each(1), own_each(3), others_each(1)

    def all_others(drawings: Gestures) -> Protocol:
        return others_each(len(np.unique(drawings.users)) - 1)

    return [
        Contest(
            "$1 set",
            f"Sixteen shapes of one stroke, {len(np.unique(unistrokes.users))} people, three speeds.",
            unistrokes, (*UNISTROKE, *CLOUDS),
            {one: 99.2, three: 99.65, stranger: 95.5, all_others(unistrokes): 99.0},
        ),
        Contest(
            "MMG",
            f"""Sixteen shapes of one to six strokes, in any order and from either end, {len(np.unique(multistrokes.users))}
people, three speeds. Kinesic has KIN_STROKE_ANY_DIRECTION.""",
            multistrokes, CLOUDS,
            {one: 98.4, three: 99.5, stranger: 93.0, all_others(multistrokes): 99.1},
            ANY_DIRECTION,
        ),
        Contest(
            "SIGN",
            f"""Seventeen shapes of one stroke, some of which differ in their direction only, {len(np.unique(signs.users))}
people, six repetitions. Point clouds know no direction.""",
            signs, (*UNISTROKE, *CLOUDS),
            {one: None, three: None, stranger: None, all_others(signs): 98.4},
        ),
        turned_contest(),
    ]  # fmt: skip


def tables(scope: Scope, confusions: Confusions) -> list[Table]:
    return [contest(of, scope, confusions) for of in contests()]
