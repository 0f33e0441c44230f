"""Planted faults: scenes of which one relation was removed, or one that has a direction reversed, from a seed.

    planted.py [--seed N] [--write FOLDER]

prints one line a fault, and how many were left out and why; with --write the scenes of each, `good` and `faulty`.

A plant is left out if the rules say that no touch can show it, since a lint that tries cannot see it (`unseen`), or if
the engine refuses the scene. Where no rule says so it stays, also when hardly any touch shows it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import realistic
from prng import Random
from realistic import Scene

SCENES = Path(__file__).resolve().parents[3] / "Tests/Scenes"
SEED = 20
MADE = 49  # scenes of realistic.py
MOST = 6  # faults in one scene: no scene has a greater share than that
DIRECTED = {"require_failure", "no_prevention"}
LEFT_AND_TOP = 1 | 2


@dataclass(frozen=True)
class Plant:
    """One fault. `fault` is a kind of relation and what was done to it: `simultaneous removed`."""

    name: str
    good: Scene
    faulty: Scene
    concerned: tuple[str, str]
    fault: str


def bases(seed: int) -> list[tuple[str, Scene]]:
    """The scenes that faults are planted in."""
    files = sorted(SCENES.glob("*.json")) + sorted(SCENES.glob("Conflicts/*.after.json"))
    return [(path.stem, json.loads(path.read_text())) for path in files] + realistic.scenes(seed, MADE)


class World:
    """What the rules ask of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.views = {each["id"]: each for each in scene["views"]}
        self.recognizers = {each["id"]: each for each in scene["recognizers"]}
        self.relations = [tuple(each) for each in scene.get("relations", [])]
        self.delegates = {each["recognizer"]: each for each in scene.get("delegates", [])}

    def path(self, view: str | None) -> list[str]:
        """A view and all above it."""
        found = []
        while view is not None:
            found.append(view)
            view = self.views[view].get("parent")
        return found

    def number(self, id: str, name: str, default: float) -> float:
        return float(self.recognizers[id].get("set", {}).get(name, default))

    def related(self, a: str, b: str) -> bool:
        """Rule: prevent.related."""
        one, other = (self.recognizers[id]["view"] for id in (a, b))
        return one in self.path(other) or other in self.path(one)

    def hit(self, id: str) -> bool:
        """Rules: touch.hit-test, touch.offered, edge.begin. False only where it is certain that no touch is offered,
        or none that counts: a scene's root view has no bounds, so none lands at its right or lower edge."""
        above = [self.views[view] for view in self.path(self.recognizers[id]["view"])]
        blind = any(view.get("hidden") or not view.get("interaction_enabled", True) for view in above)
        empty = any("frame" in view and min(view["frame"][2:]) <= 0 for view in above)
        kind = self.recognizers[id]["class"]
        there = kind != "screen_edge_pan" or int(self.number(id, "edges", 15)) & LEFT_AND_TOP
        return not blind and not empty and bool(there) and self.number(id, "enabled", 1) != 0

    def lets(self, a: str, b: str, key: str) -> bool:
        """Whether a constant answer of the delegate of `a` names `b`."""
        return b in self.delegates.get(a, {}).get(key, [])

    def together(self, a: str, b: str) -> bool:
        """Rule: prevent.simultaneous."""
        key = "should_recognize_simultaneously_with"
        said = {("simultaneous", a, b), ("simultaneous", b, a)} & set(self.relations)
        return bool(said) or self.lets(a, b, key) or self.lets(b, a, key)

    def waits(self, a: str, b: str) -> bool:
        """Rules: require.static, require.dynamic."""
        dynamic = self.lets(a, b, "should_require_failure_of") or self.lets(b, a, "should_be_required_to_fail_by")
        return ("require_failure", a, b) in self.relations or dynamic

    def taps(self, id: str) -> tuple[Any, ...] | None:
        """What two taps must share to differ by their number alone; None: not a tap."""
        if self.recognizers[id]["class"] != "tap":
            return None
        numbers = {**self.recognizers[id].get("set", {})}
        numbers.pop("taps_required", None)
        return self.recognizers[id]["view"], tuple(sorted(numbers.items())), id in self.delegates

    def circle(self) -> bool:
        """Rule: require.static. Whether the relations have a circle of requirements, which the engine refuses."""
        ahead: dict[str, set[str]] = {}
        for kind, a, b in self.relations:
            if kind == "require_failure":
                ahead.setdefault(a, set()).add(b)

        def reaches(start: str, goal: str, seen: set[str]) -> bool:
            new = ahead.get(start, set()) - seen
            return goal in new or any(reaches(each, goal, seen | new) for each in new)

        return any(reaches(id, id, set()) for id in ahead)


def unseen(good: World, faulty: World, kind: str, a: str, b: str) -> str | None:
    """Why no touch can show that this relation is missing in `faulty`; None if no rule says so."""
    if not (good.hit(a) and good.hit(b)):
        return "one of the two gets no touch that counts (touch.offered, edge.begin)"
    if kind == "require_failure":
        if faulty.waits(a, b):
            return "said in another way too (require.waits)"
        return "a third tap has the same effect (see `settled`)" if settled(faulty, a, b) else None
    if not good.related(a, b):
        return "their views do not lie above one another (prevent.related)"
    if any(good.number(id, "observe_only", 0) for id in (a, b)):
        return "one only observes (prevent.observer)"
    if kind == "simultaneous":
        return "said in another way too (prevent.simultaneous)" if faulty.together(a, b) else None
    # From here on `a` did not shut out `b`.
    if good.recognizers[a]["class"] == "press":
        return "a press shuts out none (prevent.yielding)"
    if faulty.together(a, b) or ("no_prevention", a, b) in faulty.relations:
        return "said in another way too (prevent.simultaneous)"
    fewer, more = (good.number(id, "taps_required", 1) for id in (a, b))
    if good.taps(a) is not None and good.taps(b) is not None and fewer < more:
        return "a tap does not shut out one of more taps (prevent.more-taps)"
    return None


def settled(world: World, a: str, b: str) -> bool:
    """Rules: require.waits, require.recognized, prevent.more-taps, arena.steps-back, tap.interval.

    Whether it makes no difference that a tap waits for one of more taps, as it waits for a third one too and the three
    differ by their number alone: their limits run out at the same moments, and one of more taps shuts out those of
    fewer whenever it comes.

    1. The third has even more taps. So `a` waits for as long; if `b` comes, then or before, `a` is shut out.
    2. The third lies between and waits for `b`. So it is settled when `b` is, and until then `a` waits for it.
    """
    like = world.taps(a)
    fewer, more = (world.number(id, "taps_required", 1) for id in (a, b))
    if like is None or like != world.taps(b) or not fewer < more:
        return False
    thirds = [(c, world.number(c, "taps_required", 1)) for c in world.recognizers if world.taps(c) == like]
    return any(
        world.waits(a, c) and (taps > more or (taps > fewer and world.waits(c, b))) for c, taps in thirds if c != b
    )


def changed(scene: Scene, place: int, relation: list[str] | None) -> Scene:
    """The scene with another relation at this place, or none."""
    relations = [list(each) for each in scene["relations"]]
    relations[place : place + 1] = [relation] if relation else []
    return {**scene, "relations": relations}


def faults(name: str, scene: Scene) -> Iterator[tuple[Plant, str | None]]:
    """All faults of a scene, in the order of its relations, and why one is left out."""
    good = World(scene)
    for place, (kind, a, b) in enumerate(good.relations):
        if kind == "group":
            continue  # a group is many relations at once
        for done in ["removed", "reversed"] if kind in DIRECTED else ["removed"]:
            faulty = changed(scene, place, [kind, b, a] if done == "reversed" else None)
            plant = Plant(f"{name}: {kind} {a} {b} {done}", scene, faulty, (a, b), f"{kind} {done}")
            world = World(faulty)
            if world.circle():
                yield plant, "refused, a circle of requirements (require.static)"
            elif done == "removed":
                yield plant, unseen(good, world, kind, a, b)
            else:  # seen if what is missing is seen, or what is new
                yield plant, unseen(good, world, kind, a, b) and unseen(world, good, kind, b, a)


def planted(seed: int = SEED) -> tuple[list[Plant], list[tuple[Plant, str]]]:
    """The faults, and those that were left out with the reason. Of a scene with many some are drawn."""
    random = Random(seed)
    plants: list[Plant] = []
    left: list[tuple[Plant, str]] = []
    for name, scene in bases(seed):
        kept = []
        for plant, reason in faults(name, scene):
            if reason:
                left.append((plant, reason))
            else:
                kept.append(plant)
        while len(kept) > MOST:
            kept.pop(random.bits() % len(kept))
        plants += kept
    return plants, left


def plants(seed: int = SEED) -> Iterator[Plant]:
    """The faults alone."""
    return iter(planted(seed)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--write", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    found, left = planted(options.seed)
    for number, plant in enumerate(found):
        print(plant.name)
        if options.write:
            options.write.mkdir(parents=True, exist_ok=True)
            for side, scene in [("good", plant.good), ("faulty", plant.faulty)]:
                (options.write / f"{number:03}.{side}.json").write_text(json.dumps(scene, indent=1) + "\n")
    for fault, count in sorted(Counter(plant.fault for plant in found).items()):
        print(f"{count:5}  {fault}")
    print(f"{len(found):5}  planted")
    for reason, count in Counter(reason for _, reason in left).most_common():
        print(f"{count:5}  left out: {reason}")


if __name__ == "__main__":
    main()
