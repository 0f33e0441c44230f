"""kinesic.presets: recognizers with their properties and relations by the name of a kind of program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Dict

import pytest

import kinesic
from kinesic import Phase, Sample, State, presets
from kinesic._core.scene_lint import lint_scene

FILES = sorted((Path(__file__).resolve().parents[3] / "Sources/Presets").glob("*.json"))
DESCRIBED: Dict[str, Any] = {path.stem: json.loads(path.read_text()) for path in FILES}


def scene(preset: Dict[str, Any]) -> Dict[str, Any]:
    """The preset as a scene file of one view."""
    recognizers = [
        {"id": each["id"], "class": each["class"], "view": "view", "set": {name: value for name, (value, _) in each.get("set", {}).items()}}
        for each in preset["recognizers"]
    ]
    view = {"id": "view", **{flag: True for flag in preset.get("view", [])}}
    relations = [[each["relation"], *each["of"]] for each in preset["relations"]]
    return {"views": [view], "recognizers": recognizers, "relations": relations, "lint": preset.get("lint", {})}


def test_all_files_are_there() -> None:
    assert list(presets.TITLES) == list(DESCRIBED)
    assert presets.TITLES == {name: preset["title"] for name, preset in DESCRIBED.items()}


@pytest.mark.parametrize("name", DESCRIBED)
def test_a_preset_has_what_its_file_says(engine: kinesic.Engine, name: str) -> None:
    view = engine.root.add(kinesic.View())
    made = presets.apply(view, name)
    described = DESCRIBED[name]
    assert [(id, each.class_name, each.name) for id, each in made.items()] == [(each["id"], each["class"], each["id"]) for each in described["recognizers"]]
    assert set(view.recognizers) == set(made.values())
    for each in described["recognizers"]:
        for property_name, (value, _) in each.get("set", {}).items():
            assert made[each["id"]].number(property_name) == value
    kinds = {"require_failure": kinesic.Relation.REQUIRES, "simultaneous": kinesic.Relation.SIMULTANEOUS, "takeover": kinesic.Relation.MAY_TAKE_OVER}
    for relation in described["relations"]:
        first, second = (made[id] for id in relation["of"])
        assert second in first.relations(kinds[relation["relation"]])
    assert view.arena_boundary == ("arena_boundary" in described.get("view", []))


@pytest.mark.parametrize("name", DESCRIBED)
def test_every_decision_has_a_reason(name: str) -> None:
    preset = DESCRIBED[name]
    said = [each["why"] for each in preset["recognizers"] + preset["relations"]]
    said += [why for each in preset["recognizers"] for _, why in each.get("set", {}).values()]
    said += [each["why"] for each in preset.get("engine", {}).values()] + ([preset["view_why"]] if "view" in preset else [])
    assert all(text.endswith(".") and len(text) > 8 for text in said)


@pytest.mark.parametrize("name", DESCRIBED)
def test_lint_finds_nothing_that_is_not_explained(name: str) -> None:
    description = scene(DESCRIBED[name])
    report = lint_scene(description)
    assert [str(finding) for finding in report.findings if not finding.allowed] == []
    allowed = description["lint"].get("allow", [])
    for entry in allowed:
        rest = {**description, "lint": {"allow": [each for each in allowed if each is not entry]}}
        assert [finding for finding in lint_scene(rest).findings if not finding.allowed], f"nothing is found for {entry}"


def test_an_unknown_name_lists_the_presets_and_changes_nothing(engine: kinesic.Engine) -> None:
    before = engine.state_hash
    with pytest.raises(kinesic.UnknownError, match="there is no preset 'mapp'; there are: drawing, game, .*, tremor; did you mean 'map'"):
        presets.apply(engine.root, "mapp")
    with pytest.raises(kinesic.InvalidTypeError):
        presets.apply(engine.root, 3)  # type: ignore[arg-type]
    assert engine.state_hash == before and list(engine.root.recognizers) == []


def test_what_fails_late_leaves_nothing_behind(engine: kinesic.Engine) -> None:
    """An event that waits in a full queue refuses the filter, which comes last."""
    view = engine.root.add(kinesic.View())
    tap = view.add(kinesic.Tap())
    hands: list[kinesic.Error] = []

    def apply_within_a_feed(_: kinesic.GestureEvent) -> None:
        with pytest.raises(kinesic.ReentrantError) as caught:
            presets.apply(view, "table")
        hands.append(caught.value)

    tap.on_ended(apply_within_a_feed)
    engine.down(1, (10, 10), at=1)
    engine.up(1, at=1.1)
    assert len(hands) == 1
    assert list(view.recognizers) == [tap] and not view.arena_boundary


def test_a_preset_goes_beside_what_is_there(engine: kinesic.Engine) -> None:
    tap = engine.root.add(kinesic.Tap(taps_required=3))
    made = presets.apply(engine.root, "kiosk")
    assert set(engine.root.recognizers) == {tap, *made.values()}
    made["zoom"].remove()
    made["choose"].set_number("maximum_tap_duration", 5)
    again = presets.apply(engine.root, "kiosk")
    assert len(list(engine.root.recognizers)) == 1 + 2 + len(again)


def played(name: str, *samples: Sample) -> Dict[str, State]:
    """The last state of each recognizer of a preset that was recognized."""
    with kinesic.Engine() as engine:
        presets.apply(engine.root, name)
        for sample in samples:
            engine.feed(sample)
        engine.advance(samples[-1].time + 3)
        return {event.recognizer.name: event.state for event in engine.poll() if isinstance(event, kinesic.GestureEvent)}


def drag(touch: int, begin: float, duration: float, way: float, x: float = 300) -> list[Sample]:
    found = [Sample(touch, Phase.BEGAN, x, 300, begin)]
    found += [Sample(touch, Phase.MOVED, x + way * i / 50, 300, begin + duration * i / 50) for i in range(1, 51)]
    return [*found, Sample(touch, Phase.ENDED, x + way, 300, begin + duration + 0.001)]


def test_a_slow_drag_sweeps_no_row() -> None:
    """UIKit's rule takes it: 90 units in 0.8 s. A stroke of the same way in 0.15 s sweeps."""
    assert "sweep" not in played("list", *drag(1, 1, 0.8, 90))
    assert played("list", *drag(1, 1, 0.15, 90))["sweep"] is State.ENDED
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Swipe())
        for sample in drag(1, 1, 0.8, 90):
            engine.feed(sample)
        assert len(engine.poll()) == 1


def test_a_second_finger_takes_a_line_back() -> None:
    first, second = drag(1, 1, 0.6, -150), drag(2, 1.15, 0.6, 150, x=400)
    found = played("drawing", *sorted(first + second, key=lambda sample: sample.time))
    assert found["draw"] is State.CANCELLED and found["zoom"] is State.ENDED


def test_a_tap_of_two_fingers_undoes_and_makes_no_dot() -> None:
    taps = [Sample(touch, phase, 300 + 90 * touch, 300, at) for phase, at in ((Phase.BEGAN, 1), (Phase.ENDED, 1.1)) for touch in (1, 2)]
    assert played("drawing", *taps) == {"undo": State.ENDED}
    dot = [Sample(1, Phase.BEGAN, 300, 300, 1), Sample(1, Phase.ENDED, 300, 300, 1.1)]
    assert played("drawing", *dot) == {"dot": State.ENDED}
