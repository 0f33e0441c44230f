"""Planted faults: there are enough, they are the same each time, touches show them, and none that is left out for a
rule's sake is shown by touches."""

from __future__ import annotations

from collections import Counter

import kinesic
import planted
import pytest
import realistic
from planted import Plant
from shown import shown

PLANTS, LEFT = planted.planted()
TRIES = 400


def test_there_are_enough_of_each_kind() -> None:
    assert len(PLANTS) >= 200
    kinds = Counter(plant.fault for plant in PLANTS)
    assert set(kinds) == {
        "require_failure removed", "require_failure reversed", "simultaneous removed",
        "no_prevention removed", "no_prevention reversed",
    }  # fmt: skip
    assert min(kinds.values()) >= 5


def test_they_are_the_same_each_time() -> None:
    assert planted.planted() == (PLANTS, LEFT)
    assert planted.planted(planted.SEED + 1) != (PLANTS, LEFT)


def test_each_has_a_name_of_its_own() -> None:
    assert len({plant.name for plant in PLANTS}) == len(PLANTS)


def test_no_scene_has_too_great_a_share() -> None:
    assert max(Counter(plant.name.split(":")[0] for plant in PLANTS).values()) == planted.MOST


def test_one_relation_differs() -> None:
    for plant in PLANTS:
        good, faulty = ([tuple(each) for each in scene["relations"]] for scene in (plant.good, plant.faulty))
        missing, new = Counter(good) - Counter(faulty), Counter(faulty) - Counter(good)
        assert [set(each[1:]) for each in missing.elements()] == [set(plant.concerned)]
        assert len(list(new.elements())) == (1 if plant.fault.endswith("reversed") else 0)
        assert {key: plant.good[key] for key in plant.good if key != "relations"} == {
            key: plant.faulty[key] for key in plant.faulty if key != "relations"
        }


def built(scene: realistic.Scene) -> None:
    with kinesic.Engine() as engine:
        kinesic.build_scene(engine, scene)


def test_the_engine_takes_them() -> None:
    for plant in PLANTS:
        built(plant.good)
        built(plant.faulty)


def test_the_engine_refuses_what_is_left_out_as_refused() -> None:
    refused = [plant for plant, reason in LEFT if reason.startswith("refused")]
    assert refused
    for plant in refused:
        with pytest.raises(kinesic.CaseError, match="CYCLE"):
            built(plant.faulty)


@pytest.mark.thorough
def test_touches_show_each() -> None:
    hidden = [plant.name for number, plant in enumerate(PLANTS) if not shown(plant, TRIES, number)]
    assert not hidden


@pytest.mark.thorough
def test_no_touch_shows_what_is_left_out() -> None:
    left = [plant for plant, reason in LEFT if not reason.startswith("refused")]
    assert left and not [plant.name for plant in left if shown(plant, TRIES // 8)]


def scene(*relations: list[str], **views: object) -> realistic.Scene:
    """Two views beside one another in a third, each with a pan; taps, and one that only observes."""
    return {
        "title": "a scene",
        "views": [{"id": "all"}, {"id": "left", "parent": "all", **views}, {"id": "right", "parent": "all"}],
        "recognizers": [
            {"id": "scroll", "class": "pan", "view": "all"},
            {"id": "one", "class": "pan", "view": "left"},
            {"id": "other", "class": "pan", "view": "right"},
            {"id": "log", "class": "pan", "view": "all", "set": {"observe_only": 1}},
            {"id": "light", "class": "press", "view": "all"},
            {"id": "tap", "class": "tap", "view": "all"},
            {"id": "double", "class": "tap", "view": "all", "set": {"taps_required": 2}},
            {"id": "corner", "class": "screen_edge_pan", "view": "all", "set": {"edges": 12}},
        ],
        "relations": list(relations),
    }


def reasons(made: realistic.Scene) -> list[tuple[str, str | None]]:
    return [(plant.fault, reason and reason.split("(")[-1].rstrip(")")) for plant, reason in planted.faults("x", made)]


@pytest.mark.parametrize(
    ("relation", "rule"),
    [
        (["simultaneous", "one", "other"], "prevent.related"),
        (["simultaneous", "scroll", "log"], "prevent.observer"),
        (["simultaneous", "scroll", "corner"], "touch.offered, edge.begin"),
        (["simultaneous", "scroll", "one"], None),
        (["no_prevention", "light", "scroll"], "prevent.yielding"),
        (["no_prevention", "tap", "double"], "prevent.more-taps"),
        (["no_prevention", "scroll", "one"], None),
        (["require_failure", "one", "other"], None),
    ],
)
def test_a_rule_says_that_nothing_shows_it(relation: list[str], rule: str | None) -> None:
    assert reasons(scene(relation))[0] == (f"{relation[0]} removed", rule)


def test_what_is_said_twice_is_left_out() -> None:
    twice = scene(["simultaneous", "scroll", "one"], ["simultaneous", "one", "scroll"])
    assert reasons(twice) == [("simultaneous removed", "prevent.simultaneous")] * 2


def test_a_view_that_is_not_hit_is_left_out() -> None:
    for blind in [{"hidden": True}, {"interaction_enabled": False}, {"frame": [0, 0, 0, 10]}]:
        found = reasons(scene(["require_failure", "scroll", "one"], **blind))
        assert [rule for _, rule in found] == ["touch.offered, edge.begin"] * 2
