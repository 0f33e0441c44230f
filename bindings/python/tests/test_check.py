"""Behaviour cases: running them, what is said when they differ, what is said when they are malformed."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any, Dict, List

import pytest
from conftest import CASES

import kinesic

ALL = kinesic.load_cases(CASES) if CASES.is_dir() else []


@pytest.mark.parametrize("case", ALL, ids=[case["id"] for case in ALL])
def test_case(case: Dict[str, Any]) -> None:
    result = kinesic.check(case)
    assert result.passed, "\n" + str(result)


def small() -> Dict[str, Any]:
    return {
        "id": "small",
        "title": "A tap",
        "views": [{"id": "S", "frame": [0, 0, 400, 400]}, {"id": "V", "parent": "S", "frame": [0, 0, 200, 200], "wants_touches": True}],
        "recognizers": [
            {"id": "single", "class": "tap", "view": "V"},
            {"id": "double", "class": "tap", "view": "V", "set": {"taps_required": 2}},
        ],
        "relations": [["require_failure", "single", "double"]],
        "delegates": [{"recognizer": "single", "should_begin": True, "should_receive_touch": ["V"]}],
        "script": [{"t": 0.0, "down": 1, "at": [10, 10]}, {"t": 0.05, "up": 1}, {"t": 1.0, "advance": True}],
        "expect": [
            {"t": 0.0, "view": "V", "phase": "began", "touch": 1},
            {"t": 0.40, "view": "V", "phase": "cancelled", "touch": 1},
            {"t": 0.40, "gesture": "single", "state": "ended", "at": [10, 10], "values": {"tap_count": 1}},
        ],
        "states_after": {"single": "possible"},
        "reasons": [{"recognizer": "single", "reason": "waiting_for", "other": "double"}],
    }


def test_a_case_that_passes() -> None:
    case = small()
    before = copy.deepcopy(case)
    result = kinesic.check(case)
    assert result.passed, str(result)
    assert str(result) == "passed: small: A tap"
    assert result.differences == () and len(result.decisions) > 0 and result.id == "small"
    assert case == before


@pytest.mark.parametrize(
    "change, words",
    [
        (lambda case: case["expect"].pop(), ["+ ", "0.400000 single ended"]),
        (lambda case: case["expect"].append({"t": 0.9, "gesture": "double", "state": "ended"}), ["- 0.900000 double ended"]),
        (lambda case: case["expect"][2].update(t=0.41), ["! 0.410000 single ended", "| 0.400000 single ended"]),
        (lambda case: case["expect"][2].update(at=[11, 10]), ["at (11, 10)", "| 0.400000 single ended at (10, 10)"]),
        (lambda case: case["expect"][2].update(values={"tap_count": 2}), ["tap_count=2", "tap_count=1"]),
        (lambda case: case["expect"][2].update(values={"nonsense": 2}), ["nonsense=2"]),
        (lambda case: case["expect"].reverse(), ["expected", "actual"]),
        (lambda case: case["states_after"].update(double="ended"), ["state of double afterwards: expected ended, actual possible"]),
        (lambda case: case["reasons"][0].update(other="single"), ["reason of single: expected waiting_for single"]),
        (lambda case: case["reasons"][0].update(reason="removed", recognizer="double"), ["reason of double: expected removed double"]),
    ],
)
def test_a_case_that_differs(change: Any, words: List[str]) -> None:
    case = small()
    change(case)
    result = kinesic.check(case)
    assert not result.passed
    report = str(result)
    assert report.startswith("FAILED: small: A tap") and "decisions that led there:" in report
    for word in words:
        assert word in report, report


def test_scopes() -> None:
    case = small()
    case["only"] = "gestures"
    case["expect"] = case["expect"][2:]
    assert kinesic.check(case).passed
    case = small()
    case.update(only="states", recognizers=[{"id": "pan", "class": "pan"}], relations=[], delegates=[], states_after={}, reasons=[])
    case["script"] = [
        {"t": 0, "down": 1, "at": [0, 0]}, {"t": 0.1, "move": 1, "at": [50, 0]}, {"t": 0.2, "move": 1, "at": [60, 0]}, {"t": 0.3, "up": 1},
    ]  # fmt: skip
    case["expect"] = [{"gesture": "pan", "state": "began"}, {"gesture": "pan", "state": "ended"}]
    assert kinesic.check(case).passed
    case["only"] = "gestures"
    assert not kinesic.check(case).passed


def test_only_what_is_expected_must_come() -> None:
    case = small()
    case.update(only="expected", expect=case["expect"][::2])
    assert kinesic.check(case).passed
    case["expect"].reverse()
    assert not kinesic.check(case).passed
    case["expect"] = [{"gesture": "double", "state": "ended"}]
    result = kinesic.check(case)
    assert not result.passed and "double ended" in str(result) and "\n+ " not in str(result)


@pytest.mark.parametrize(
    "script, place, name",
    [
        ([{"t": 2, "move": 5, "at": [0, 0]}], 3, "KIN_ERROR_SEQUENCE"),
        ([{"t": 2, "remove": "double"}, {"t": 2, "abort": "double"}], 4, "KIN_ERROR_STALE"),
        ([{"t": 2, "disable": "manual"}, {"t": 2, "propose": ["manual", "began"]}], 4, "KIN_ERROR_STATE"),
    ],
)
def test_a_refusal_differs_unless_the_case_says_so(script: List[Dict[str, Any]], place: int, name: str) -> None:
    case = small()
    case["recognizers"].append({"id": "manual", "class": "manual"})
    case["script"] += script
    result = kinesic.check(case)
    assert not result.passed and f"script[{place}] was refused: " in result.differences[-1] and name in result.differences[-1]
    case["script"][-1]["refused"] = True
    assert kinesic.check(case).passed
    case["script"][0]["refused"] = True
    assert kinesic.check(case).differences == ("script[0] is to be refused, and was not",)


def test_a_circle_of_requirements_is_named() -> None:
    case = small()
    case["relations"].append(["require_failure", "double", "single"])
    with pytest.raises(kinesic.CaseError, match=r"case 'small': relations\[1\]: .*KIN_ERROR_CYCLE"):
        kinesic.check(case)


def test_tolerance() -> None:
    case = small()
    case["expect"][2]["at"] = [10.000001, 10]
    assert kinesic.check(case).passed
    case["expect"][2]["at"] = [10.1, 10]
    assert not kinesic.check(case).passed
    case["tolerance"] = 0.02
    assert kinesic.check(case).passed


def test_script_with_every_verb() -> None:
    case = {
        "id": "verbs",
        "views": [{"id": "V", "multiple_touch_enabled": True}],
        "recognizers": [
            {"id": "pan", "class": "pan", "view": "V"},
            {"id": "manual", "class": "manual", "view": "V"},
            {"id": "gone", "class": "pinch"},
            {"id": "pinch", "class": "pinch", "view": "V", "set": {"dominance": 0, "enabled": True}},
        ],
        "relations": [["simultaneous", "pan", "manual"], ["no_prevention", "pan", "gone"], ["simultaneous", "pan", "pinch"], ["group", "pan", "pinch"]],
        "script": [
            {"t": 0, "remove": "gone"},
            {"t": 0.1, "down": 1, "at": [0, 0], "type": "direct", "force": 0.5, "view": "V", "tap": 1},
            {"t": 0.2, "move": 1, "at": [50, 0], "force": 0.7},
            {"t": 0.2, "set": ["pan", {"translation.x": 0, "translation_from_threshold": False}]},
            {"t": 0.3, "move": 1, "at": [60, 0]},
            {"t": 0.4, "disable": "pan"},
            {"t": 0.4, "enable": "pan"},
            {"t": 0.5, "propose": ["manual", "began"]},
            {"t": 0.6, "abort": "manual"},
            {"t": 0.7, "cancel": 1, "at": [60, 0]},
            {"t": 1, "remove_view": "V"},
            {"t": 2, "advance": True},
        ],
        "expect": [
            {"t": 0.2, "gesture": "pan", "state": "began", "values": {"translation.x": 50}},
            {"t": 0.3, "gesture": "pan", "state": "changed", "values": {"translation.x": 10}},
            {"t": 0.4, "gesture": "pan", "state": "cancelled"},
            {"t": 0.5, "gesture": "manual", "state": "began"},
            {"t": 0.6, "gesture": "manual", "state": "cancelled"},
        ],
    }
    result = kinesic.check(case)
    assert result.passed, str(result)


WRONG = [
    (lambda case: case.pop("id"), "a case without an id"),
    (lambda case: case.pop("script"), "case 'small': the key 'script' is missing"),
    (lambda case: case.update(extra=1), "case 'small': the key 'extra' is unknown here"),
    (lambda case: case.update(views={}), "case 'small': views: a list is wanted"),
    (lambda case: case["views"].append({"id": "S"}), "case 'small': views[2].id: the id 'S' is taken"),
    (lambda case: case["views"][1].update(parent="X"), "case 'small': views[1].parent: there is no view 'X'"),
    (lambda case: case["views"][0].update(frame=[0, 0, 1]), "views[0].frame: a list of 4 is wanted, this one has 3"),
    (lambda case: case["views"][0].update(frame=[0, 0, -1, 1]), "case 'small': views[0]: "),
    (lambda case: case["views"][0].update(hidden=1), "views[0].hidden: true or false is wanted"),
    (lambda case: case["views"][0].update(hiden=True), "views[0]: the key 'hiden' is unknown here"),
    (lambda case: case["recognizers"][0].pop("class"), "recognizers[0]: the key 'class' is missing"),
    (lambda case: case["recognizers"][0].update({"class": "tapp"}), "recognizers[0]: "),
    (lambda case: case["recognizers"][1]["set"].update(taps_requierd=2), "recognizers[1].set.taps_requierd: "),
    (lambda case: case["recognizers"][1]["set"].update(taps_required=0), "recognizers[1].set.taps_required: "),
    (lambda case: case["recognizers"][1]["set"].update(taps_required="2"), "recognizers[1].set.taps_required: a finite number is wanted"),
    (lambda case: case["relations"].append(["require_failure", "double", "single"]), "relations[1]: "),
    (lambda case: case["relations"].append(["waits", "double", "single"]), "relations[1][0]: one of require_failure"),
    (lambda case: case["relations"].append(["simultaneous", "double"]), "relations[1]: a list of 3 is wanted"),
    (lambda case: case["delegates"][0].update(should_begin="yes"), "delegates[0].should_begin: true or false"),
    (lambda case: case["delegates"][0].update(should_receive_touch=["X"]), "delegates[0].should_receive_touch[0]: there is no view 'X'"),
    (lambda case: case["script"].append({"t": 2}), "script[3]: an entry does exactly one thing"),
    (lambda case: case["script"].append({"t": 2, "up": 1, "advance": True}), "this one says up and advance"),
    (lambda case: case["script"].append({"t": 0.5, "advance": True}), "script[3]: time runs backwards"),
    (lambda case: case["script"].append({"t": "2", "advance": True}), "script[3].t: a finite number is wanted"),
    (lambda case: case["script"].append({"t": -1, "advance": True}), "script[3].t: a time in seconds"),
    (lambda case: case["script"].append({"t": 2, "advance": False}), "script[3].advance: advance is true"),
    (lambda case: case["script"].append({"t": 2, "down": "x", "at": [0, 0]}), "script[3].down: a whole number"),
    (lambda case: case["script"].append({"t": 2, "down": 1}), "script[3]: the key 'at' is missing"),
    (lambda case: case["script"].append({"t": 2, "down": 1, "at": [0, "y"]}), "script[3].at[1]: a finite number"),
    (lambda case: case["script"].append({"t": 2, "down": 1, "at": [0, 0], "type": "nose"}), "script[3].type: one of direct"),
    (lambda case: case["script"].append({"t": 2, "enter": 5}), "script[3]: the key 'at' is missing"),
    (lambda case: case.update(tie_break="width"), "tie_break: one of depth, crossing"),
    (lambda case: case.update(palm_filter={"edge": 1}), "palm_filter.edge: there is no field 'edge'"),
    (lambda case: case.update(palm_filter={"edge_margin": -1}), "palm_filter: kin_palm_filter.edge_margin must be 0 or more"),
    (lambda case: case.update(accommodations={"location": "there"}), "accommodations.location: one of at_landing, at_latest"),
    (lambda case: case.update(hands={"span": "wide"}), "hands.span: a finite number is wanted"),
    (lambda case: case["script"].append({"t": 2, "reject": "x"}), "script[3].reject: a whole number"),
    (lambda case: case["script"].append({"t": 2, "up": 5}), "script[3]: touch 5 is not down"),
    (lambda case: case["script"].append({"t": 2, "remove": "X"}), "script[3].remove: there is no recognizer 'X'"),
    (lambda case: case["script"].append({"t": 2, "propose": ["single", "began"]}), "script[3]: "),
    (lambda case: case["script"].append({"t": 2, "propose": ["single", "begun"]}), "script[3].propose[1]: one of possible"),
    (lambda case: case["expect"].append({"t": 1}), "expect[3]: an expected event has either 'gesture' or 'view'"),
    (lambda case: case["expect"].append({"gesture": "X", "state": "ended"}), "expect[3].gesture: there is no recognizer 'X'"),
    (lambda case: case["expect"].append({"gesture": "single", "state": "over"}), "expect[3].state: one of possible"),
    (lambda case: case["expect"].append({"view": "V", "phase": "over"}), "expect[3].phase: one of began"),
    (lambda case: case["expect"].append({"view": "V", "phase": "ended", "values": {}}), "expect[3]: the key 'values' is unknown"),
    (lambda case: case.update(only="views"), "only: one of gestures, states"),
    (lambda case: case.update(tolerance=-1), "tolerance: a tolerance is zero or more"),
    (lambda case: case["states_after"].update(X="possible"), "states_after.X: there is no recognizer 'X'"),
    (lambda case: case["reasons"][0].update(reason="because"), "reasons[0].reason: one of none"),
]


@pytest.mark.parametrize("change, sentence", WRONG, ids=[sentence for _, sentence in WRONG])
def test_malformed_cases_name_the_place(change: Any, sentence: str) -> None:
    case = small()
    change(case)
    with pytest.raises(kinesic.CaseError) as caught:
        kinesic.check(case)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("case", [None, 3, [], "x", {}, {"id": ""}, {"id": 3}])
def test_what_is_no_case(case: Any) -> None:
    with pytest.raises(kinesic.CaseError):
        kinesic.check(case)


def test_load_cases(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps([small(), small()]))
    (tmp_path / "b.json").write_text(json.dumps(small()))
    (tmp_path / "other.txt").write_text("no")
    assert len(kinesic.load_cases(tmp_path / "a.json")) == 2
    assert len(kinesic.load_cases(str(tmp_path / "b.json"))) == 1
    assert len(kinesic.load_cases(tmp_path)) == 3
    (tmp_path / "c.json").write_text("{")
    with pytest.raises(kinesic.CaseError, match="c.json: this is not JSON"):
        kinesic.load_cases(tmp_path / "c.json")
    (tmp_path / "c.json").write_text("[1]")
    with pytest.raises(kinesic.CaseError, match=r"c.json: \[0\]: a case is an object"):
        kinesic.load_cases(tmp_path / "c.json")
    with pytest.raises(FileNotFoundError):
        kinesic.load_cases(tmp_path / "none.json")


def test_a_scene_alone(engine: kinesic.Engine) -> None:
    case = small()
    scene = kinesic.build_scene(engine, {key: case[key] for key in ("views", "recognizers", "relations", "delegates")})
    assert set(scene.views) == {"S", "V"} and set(scene.recognizers) == {"single", "double"}
    assert isinstance(scene.recognizers["double"], kinesic.Tap) and scene.views["V"].wants_touches
    with pytest.raises(kinesic.CaseError, match="scene: the key 'script' is unknown"):
        kinesic.build_scene(engine, {"script": []})
