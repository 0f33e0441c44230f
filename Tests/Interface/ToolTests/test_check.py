"""The runner of behaviour cases: what it compares, how it says what differs, and how it refuses what is malformed."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from conftest import ROOT, kinesic

Write = Callable[[str, str], Path]


def case(**changes: Any) -> dict[str, Any]:
    """A tap that passes, with changes."""
    plain = {
        "id": "one-tap",
        "title": "A tap",
        "views": [{"id": "V", "frame": [0, 0, 400, 400], "wants_touches": True}],
        "recognizers": [{"id": "tap", "class": "tap", "view": "V"}],
        "script": [{"t": 0, "down": 1, "at": [10, 10]}, {"t": 0.1, "up": 1}, {"t": 1, "advance": True}],
        "expect": [
            {"t": 0, "view": "V", "phase": "began", "touch": 1},
            {"t": 0.1, "view": "V", "phase": "cancelled", "touch": 1},
            {"t": 0.1, "gesture": "tap", "state": "ended", "at": [10, 10], "values": {"tap_count": 1}},
        ],
    }
    return {key: value for key, value in {**plain, **changes}.items() if value is not None}


def pan(**changes: Any) -> dict[str, Any]:
    """A drag of 30 to the right, compared by gestures only."""
    plain = {
        "id": "pan",
        "only": "gestures",
        "recognizers": [{"id": "pan", "class": "pan", "view": "V"}, {"id": "tap", "class": "tap", "view": "V"}],
        "script": [{"t": 0, "down": 1, "at": [10, 10]}, {"t": 0.1, "move": 1, "at": [40, 10]}, {"t": 0.2, "move": 1, "at": [50, 10]}, {"t": 0.3, "up": 1}],
        "expect": [
            {"t": 0.1, "gesture": "pan", "state": "began", "at": [40, 10], "values": {"translation.x": 30, "translation.y": 0}},
            {"t": 0.2, "gesture": "pan", "state": "changed"},
            {"t": 0.3, "gesture": "pan", "state": "ended"},
        ],
    }
    return case(**{**plain, **changes})


@pytest.fixture
def check(write: Write) -> Callable[..., tuple[int, str, str]]:
    """Checks cases; gives exit code, output, errors."""

    def check(*cases: dict[str, Any], options: tuple[str, ...] = ()) -> tuple[int, str, str]:
        done = kinesic("check", write("cases.json", json.dumps(list(cases), indent=1)), *options)
        return done.returncode, done.stdout, done.stderr

    return check


Check = Callable[..., tuple[int, str, str]]


def test_the_shipped_cases_pass() -> None:
    done = kinesic("check", *sorted((ROOT / "Tests/Cases").glob("*.json")))
    assert done.stdout.splitlines()[-1].endswith(" passed, 0 failed"), done.stdout[-4000:]
    assert done.returncode == 0


def test_cases_that_pass_say_only_how_many(check: Check) -> None:
    assert check(case(), pan()) == (0, "2 passed, 0 failed\n", "")
    code, out, _ = check(case(), pan(), options=("--verbose",))
    assert out.splitlines() == ["ok   one-tap: A tap", "ok   pan: A tap", "2 passed, 0 failed"]
    assert check(case(), pan(), options=("--case", "pan"))[1] == "1 passed, 0 failed\n"


def test_a_failing_case_shows_both_sides_and_the_decisions(check: Check) -> None:
    wrong = pan()
    wrong["expect"][0]["values"]["translation.x"] = 31
    wrong["expect"].insert(1, {"t": 0.15, "gesture": "tap", "state": "ended"})
    del wrong["expect"][-1]
    code, out, err = check(wrong, case())
    assert code == 1 and err == ""
    lines = out.splitlines()
    assert lines[0].startswith("FAIL pan: A tap (") and lines[-1] == "1 passed, 1 failed"
    began = next(line for line in lines if line.startswith("  ! "))
    assert "0.100000 pan began at (40, 10) translation.x=31" in began and "translation.x=30" in began.split("began")[2]
    assert any(line.startswith("  - 0.150000 tap ended") for line in lines)
    assert any(line.startswith("    0.200000 pan changed") for line in lines)
    assert any(line.startswith("  + ") and "0.300000 pan ended at (50, 10) translation.x=40" in line for line in lines)
    decisions = lines[lines.index("  decisions") + 1 :]
    assert any("tap" in line for line in decisions)


def test_each_failing_case_is_drawn(check: Check, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    wrong = [{**pan(), "expect": []}, case(), {**case(), "id": "../a tap", "expect": []}]
    code, out, err = check(*wrong, options=("--pictures", str(folder)))
    assert (code, err) == (1, "")
    assert sorted(path.name for path in folder.iterdir()) == ["001-pan.svg", "002-___a_tap.svg"]
    assert [line for line in out.splitlines() if "picture" in line] == [f"  picture: {folder}/{path}" for path in sorted(os.listdir(folder))]
    svg = (folder / "001-pan.svg").read_text()
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert "pan: A tap" in svg and "was recognized" in svg
    code, out, err = check(*wrong, options=("--pictures", str(folder), "--json"))
    assert [json.loads(line).get("picture") for line in out.splitlines()] == [f"{folder}/001-pan.svg", None, f"{folder}/002-___a_tap.svg"]


def test_pictures_that_cannot_be_written_are_said(check: Check) -> None:
    code, out, err = check(pan(), options=("--pictures", "/proc/none"))
    assert code == 2 and "/proc/none: cannot be made" in err


@pytest.mark.parametrize(
    ("number", "passes"), [(30.00002, True), (30.00004, False), (29.99998, True)], ids=["inside", "outside", "inside below"]
)
def test_numbers_agree_to_a_millionth_of_their_size(check: Check, number: float, passes: bool) -> None:
    changed = pan()
    changed["expect"][0]["values"]["translation.x"] = number
    assert check(changed)[0] == (0 if passes else 1)


def test_small_numbers_agree_to_a_millionth(check: Check) -> None:
    changed = pan()
    changed["expect"][0]["values"]["translation.y"] = 9e-7
    assert check(changed)[0] == 0
    changed["expect"][0]["values"]["translation.y"] = 2e-6
    assert check(changed)[0] == 1


def test_a_case_may_give_its_own_tolerance(check: Check) -> None:
    changed = pan(tolerance=0.1)
    changed["expect"][0]["values"]["translation.x"] = 32
    assert check(changed)[0] == 0
    assert check({**changed, "tolerance": 0.01})[0] == 1


def test_times_agree_to_the_microsecond(check: Check) -> None:
    changed = pan()
    changed["expect"][0]["t"] = 0.1000009
    assert check(changed)[0] == 0
    changed["expect"][0]["t"] = 0.100002
    assert check(changed)[0] == 1


def test_order_counts(check: Check) -> None:
    changed = case()
    changed["expect"][1:3] = changed["expect"][2:0:-1]
    assert check(changed)[0] == 1


def test_only_states_leaves_out_changes_and_views(check: Check) -> None:
    states = pan(only="states")
    del states["expect"][1]
    assert check(states)[0] == 0
    assert check({**states, "only": "gestures"})[0] == 1
    assert check({**pan(), "only": None})[0] == 2
    everything = {key: value for key, value in pan().items() if key != "only"}
    assert check(everything)[0] == 1  # the view's touches are missing then


def test_states_and_reasons_are_compared(check: Check) -> None:
    good = pan(states_after={"pan": "possible"}, reasons=[{"recognizer": "tap", "reason": "prevented_by", "other": "pan"}])
    assert check(good)[0] == 0
    code, out, _ = check(pan(states_after={"pan": "began"}, reasons=[{"recognizer": "tap", "reason": "disabled"}]))
    assert code == 1
    assert "! pan is possible at the end, began is expected" in out
    assert '! the decision "tap: disabled" does not occur' in out


def test_set_in_the_script_sets_values_and_properties(check: Check) -> None:
    script = [
        {"t": 0, "down": 1, "at": [10, 10]},
        {"t": 0.05, "set": ["pan", {"threshold": 25}]},
        {"t": 0.1, "move": 1, "at": [30, 10]},
        {"t": 0.2, "move": 1, "at": [40, 10]},
        {"t": 0.25, "set": ["pan", {"translation.x": 0}]},
        {"t": 0.3, "move": 1, "at": [45, 10]},
        {"t": 0.4, "up": 1},
    ]
    expect = [
        {"t": 0.2, "gesture": "pan", "state": "began", "values": {"translation.x": 30}},
        {"t": 0.3, "gesture": "pan", "state": "changed", "values": {"translation.x": 5}},
        {"t": 0.4, "gesture": "pan", "state": "ended"},
    ]
    code, out, err = check(pan(script=script, expect=expect))
    assert code == 0, out + err


def test_entries_of_one_time_that_stand_together_are_one_step(check: Check) -> None:
    two = [{"id": "two", "class": "tap", "view": "V", "set": {"touches_required": 2}}]
    script = [
        {"t": 0, "down": 1, "at": [10, 10]},
        {"t": 0, "down": 2, "at": [60, 10]},
        {"t": 0.1, "up": 1},
        {"t": 0.1, "up": 2},
    ]
    expect = [{"t": 0.1, "gesture": "two", "state": "ended", "at": [35, 10]}]
    assert check(pan(recognizers=two, script=script, expect=expect))[:2] == (0, "1 passed, 0 failed\n")


def test_a_delegate_answers_as_the_case_says(check: Check) -> None:
    two_views = [{"id": "V"}, {"id": "W", "parent": "V"}]  # a finger hits W
    instead = [{"t": 0.3, "gesture": "tap", "state": "ended"}]
    assert check(pan(delegates=[{"recognizer": "pan", "should_begin": False}], expect=instead))[0] == 0
    assert check(pan(views=two_views, delegates=[{"recognizer": "pan", "should_receive_touch": ["V"]}], expect=instead))[0] == 0
    assert check(pan(views=two_views, delegates=[{"recognizer": "pan", "should_receive_touch": ["W"]}]))[0] == 0
    assert check(pan(delegates=[{"recognizer": "pan", "should_require_failure_of": ["tap"]}], expect=instead))[0] == 0
    both = [*pan()["expect"][:2], *instead, *pan()["expect"][2:]]  # of one step, the one added last goes first
    assert check(pan(delegates=[{"recognizer": "tap", "should_recognize_simultaneously_with": ["pan"]}], expect=both))[0] == 0


REFUSED: dict[str, tuple[list[dict[str, Any]], int, str]] = {
    "a feed": ([{"t": 0, "down": 1, "at": [1, 1]}, {"t": 0.1, "down": 1, "at": [1, 1]}, {"t": 0.2, "up": 1}], 1, "KIN_ERROR_SEQUENCE"),
    "a part of a feed": ([{"t": 0, "down": 1, "at": [1, 1]}, {"t": 0.2, "move": 1, "at": [2, 1]}, {"t": 0.2, "up": 2}], 1, "KIN_ERROR_SEQUENCE"),
    "a proposal": ([{"t": 0, "disable": "m"}, {"t": 0.1, "propose": ["m", "began"]}], 1, "KIN_ERROR_STATE"),
    "one that is gone": ([{"t": 0, "remove": "m"}, {"t": 0.1, "abort": "m"}], 1, "KIN_ERROR_STALE"),
    "a property of one that is gone": ([{"t": 0, "remove": "m"}, {"t": 0.1, "set": ["m", {"enabled": 0}]}], 1, "KIN_ERROR_STALE"),
    "a view that is gone": ([{"t": 0, "remove_view": "V"}, {"t": 0.1, "remove_view": "V"}], 1, "KIN_ERROR_STALE"),
}


@pytest.mark.parametrize(("script", "place", "error"), REFUSED.values(), ids=REFUSED)
def test_what_the_engine_refuses_in_a_script_fails_unless_the_case_says_so(check: Check, script: Any, place: int, error: str) -> None:
    world = case(recognizers=[{"id": "m", "class": "manual", "view": "V"}], script=script, expect=[], only="expected")
    code, out, _ = check(world)
    assert code == 1 and f"  ! script[{place}] was refused: {error}: " in out
    said = [{**entry, **({"refused": True} if index == place else {})} for index, entry in enumerate(script)]
    assert check({**world, "script": said})[:2] == (0, "1 passed, 0 failed\n")
    # The other way round: what is taken was to be refused.
    code, out, _ = check({**world, "script": [{**script[0], "refused": True}]})
    assert code == 1 and "  ! script[0] is to be refused, and was not" in out


@pytest.mark.parametrize("pairs", [[("tap", "two"), ("two", "tap")], [("tap", "tap")]], ids=["a circle", "itself"])
def test_a_circle_of_requirements_fails_with_the_engines_sentence(check: Check, pairs: list[tuple[str, str]]) -> None:
    two = [*case()["recognizers"], {"id": "two", "class": "tap", "view": "V"}]
    quiet = case(recognizers=two, relations=[["require_failure", *pair] for pair in pairs], script=[{"t": 0, "advance": True}], expect=[])
    code, out, err = check(quiet)
    assert code == 2 and "passed" not in out
    assert f'case "one-tap", relations[{len(pairs) - 1}]: KIN_ERROR_CYCLE: ' in err and "to fail" in err
    assert check({**quiet, "relations": []})[0] == 0


def test_only_what_is_expected_must_come(check: Check) -> None:
    wish = pan(only="expected", expect=[{"gesture": "pan", "state": "began"}, {"gesture": "pan", "state": "ended"}])
    assert check(wish)[:2] == (0, "1 passed, 0 failed\n")
    assert check({**wish, "expect": wish["expect"][::-1]})[0] == 1
    code, out, _ = check({**wish, "expect": [{"gesture": "pan", "state": "began"}, {"gesture": "tap", "state": "ended"}]})
    assert code == 1 and any(line.startswith("  - any time tap ended") or line.startswith("  ! any time tap ended") for line in out.splitlines())
    assert not any(line.startswith("  + ") for line in out.splitlines())


@pytest.mark.parametrize(
    ("changes", "place", "complaint"),
    [
        ({"colour": 1}, "colour", 'the key "colour" is unknown here'),
        ({"script": None}, "", 'the key "script" is missing'),
        ({"views": [{"id": "V", "framed": []}]}, "views[0].framed", "is unknown here"),
        ({"views": [{"id": "V", "frame": [0, 0, 1]}]}, "views[0].frame", "a list of 4 is wanted, this one has 3"),
        ({"views": [{"id": "V"}, {"id": "V"}]}, "views[1].id", 'the id "V" is taken'),
        ({"recognizers": [{"id": "tap", "class": "tap", "view": "X"}]}, "recognizers[0].view", 'there is no view "X" here'),
        ({"recognizers": [{"id": "tap", "class": "tapp"}]}, "recognizers[0]", "tapp"),
        ({"recognizers": [{"id": "tap", "class": "tap", "set": {"taps": 1}}]}, "recognizers[0].set.taps", "KIN_ERROR_UNKNOWN"),
        ({"recognizers": [{"id": "tap", "class": "tap", "set": {"taps_required": 0}}]}, "recognizers[0].set.taps_required", "KIN_ERROR_RANGE"),
        ({"relations": [["requires", "tap", "tap"]]}, "relations[0][0]", "a relation is one of require_failure, simultaneous, no_prevention, require_inactive, takeover, group"),
        ({"relations": [["simultaneous", "tap", "x"]]}, "relations[0][2]", 'there is no recognizer "x" here'),
        ({"delegates": [{"recognizer": "tap", "should_begin": 1}]}, "delegates[0].should_begin", "true or false is wanted, this is a number"),
        ({"script": [{"t": 0, "down": 1}]}, "script[0]", 'the key "at" is missing'),
        ({"script": [{"t": 0, "down": 1, "up": 1}]}, "script[0]", "an entry does one thing"),
        ({"script": [{"t": 0, "at": [1, 1]}]}, "script[0]", "an entry needs one of down"),
        ({"script": [{"t": 0, "up": 1, "force": 1}]}, "script[0].force", "is unknown here"),
        ({"script": [{"t": 0, "down": -1, "at": [1, 1]}]}, "script[0].down", "a whole number of 0 or more is wanted"),
        ({"script": [{"t": 1, "advance": True}, {"t": 0.5, "advance": True}]}, "script[1]", "the time runs backwards"),
        ({"script": [{"t": 0, "propose": ["tap", "began"]}]}, "script[0]", "KIN_ERROR_UNSUPPORTED"),
        ({"script": [{"t": 0, "set": ["tap", {"colour": 1}]}]}, "script[0].set[1].colour", "KIN_ERROR_UNKNOWN"),
        ({"expect": [{"t": 0, "gesture": "tap", "state": "done"}]}, "expect[0].state", '"done" is not one of possible'),
        ({"expect": [{"t": 0, "state": "ended"}]}, "expect[0]", 'either "gesture" or "view"'),
        ({"script": [{"t": 0, "hover": 1}]}, "script[0]", 'the key "at" is missing'),
        ({"script": [{"t": 0, "enter": 1, "at": [1, 1], "force": 1}]}, "script[0].force", "is unknown here"),
        ({"palm_filter": {"edge": 1}}, "palm_filter.edge", 'there is no field "edge"'),
        ({"palm_filter": {"edge_margin": -1}}, "palm_filter", "kin_palm_filter.edge_margin must be 0 or more"),
        ({"accommodations": {"location": "there"}}, "accommodations.location", '"there" is not one of at_landing, at_latest'),
        ({"hands": {"span": "wide"}}, "hands.span", "a number is wanted"),
        ({"script": [{"t": 0, "reject": "x"}]}, "script[0].reject", "a number is wanted"),
        ({"tie_break": "width"}, "tie_break", '"width" is not one of depth, crossing'),
        ({"only": "everything"}, "only", '"only" is "gestures", "states" or "expected"'),
        ({"states_after": {"x": "possible"}}, "states_after.x", 'there is no recognizer "x" here'),
        ({"reasons": [{"recognizer": "tap", "reason": "because"}]}, "reasons[0].reason", '"because" is not one of none, own_rule'),
    ],
)
def test_a_malformed_case_is_named_by_file_case_and_place(check: Check, changes: dict[str, Any], place: str, complaint: str) -> None:
    code, out, err = check(case(**changes), pan())
    assert code == 2, out + err
    assert "cases.json:" in err and complaint in err
    assert (f'case "one-tap", {place}: ' if place else 'case "one-tap": ') in err
    assert "passed" not in out


def test_all_malformed_cases_are_named_at_once(check: Check) -> None:
    code, _, err = check(case(colour=1), pan(form=1))
    assert code == 2 and 'case "one-tap", colour' in err and 'case "pan", form' in err


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[\n {"id": "a",\n  "script": [1, 2,]}]', "3:19: expected a value"),
        ('[\n {"id": "a" "title": 1}]', "2:13: expected ',' or '}'"),
        ('[{"id": "a", "id": "b"}]', '1:18: duplicate key "id"'),
        ('[{"id": "a\n"}]', "1:11: a control character inside a text"),
        ("[01]", "1:2: '01' is not a number"),
        ("[1.]", "1:2: '1.' is not a number"),
        ("[tru]", "1:2: expected a value"),
        ('["\\x"]', "1:4: no such escape"),
        ('["\\ud800"]', "half a surrogate pair"),
        ('["\\ud82d\\ud82d"]', "half a surrogate pair"),
        ('["\\ud82d\\u0041"]', "half a surrogate pair"),
        ("[" * 70, "1:65: more than 64 levels of nesting"),
        ("[] []", "1:4: something follows the end"),
        ("", "1:1: the text ends where a value is expected"),
    ],
)
def test_json_that_is_wrong_is_named_by_line_and_column(write: Write, text: str, place: str) -> None:
    path = write("wrong.json", text)
    done = kinesic("check", path)
    assert done.returncode == 2 and done.stdout == ""
    assert place in done.stderr and f"{path}:" in done.stderr


def test_a_file_that_is_missing_is_an_error(tmp_path: Path) -> None:
    done = kinesic("check", tmp_path / "none.json")
    assert done.returncode == 2 and "none.json: there is no such file" in done.stderr


def test_unknown_case_ids_are_an_error(check: Check) -> None:
    code, _, err = check(case(), options=("--case", "nobody"))
    assert code == 2 and 'there is no case "nobody"' in err
