"""Wishes that a recognizer cannot meet as it is set: the sentence names why, and a change of it makes them hold."""

from __future__ import annotations

import resource
from pathlib import Path
from typing import Any

import pytest
from test_classics import changed, report

WHOLE = [0, 0, 390, 844]
PAGE = [{"id": "page", "frame": WHOLE}]
Given = tuple[dict[str, Any], dict[str, Any], str, list[Any]]


def one(name: str, **properties: float) -> dict[str, Any]:
    return {"views": PAGE, "recognizers": [{"id": "it", "class": name, "view": "page", "set": properties}]}


def wanted(motion: str) -> dict[str, Any]:
    return {"wish": "it comes", "motion": motion, "on": "page", "fires": ["it"]}


# A scene, what is wanted, why it does not come, and what mends it.
GIVEN: dict[str, Given] = {
    "pencils": (one("pan", allowed_touch_types=2), wanted("drag up"), "its allowed_touch_types leave the touch out", ["set", "it", "allowed_touch_types", 15]),
    "switched off": (one("pan", enabled=0), wanted("drag up"), "it is switched off (enabled)", ["set", "it", "enabled", 1]),
    "direction": (one("swipe", direction=1), wanted("flick left"), "the motion is not its gesture", ["set", "it", "direction", 3]),
    "axis": (one("pan", axes=1), wanted("drag up"), "the motion is not its gesture", ["set", "it", "axes", 0]),
    "two fingers": (one("pan", minimum_touches=2), wanted("drag up"), "the motion is not its gesture", ["set", "it", "minimum_touches", 1]),
    "taps": (one("tap", taps_required=3), wanted("double tap"), "the motion is not its gesture", ["set", "it", "taps_required", 2]),
    "interval": (one("tap", taps_required=2, maximum_interval=0.01), wanted("double tap"), "the motion is not its gesture", ["set", "it", "maximum_interval", 0.35]),
    "delegate": (
        {**one("pan"), "delegates": [{"recognizer": "it", "should_begin": False}]},
        wanted("drag up"),
        "its delegate refuses (should_begin)",
        ["answer_yes", "it", "should_begin"],
    ),
    "touches": (
        {**one("pan"), "delegates": [{"recognizer": "it", "should_receive_touch": False}]},
        wanted("drag up"),
        "its delegate refuses the touch (should_receive_touch)",
        ["answer_yes", "it", "should_receive_touch"],
    ),
    "hidden": (
        {**one("tap"), "views": [{"id": "page", "frame": WHOLE, "hidden": True}]},
        wanted("tap"),
        "no touch of the motion reaches it",
        ["show", "page"],
    ),
}


@pytest.mark.parametrize("name", GIVEN)
def test_why_and_what_mends_it(name: str, tmp_path: Path) -> None:
    scene, wish, why, change = GIVEN[name]
    [finding] = [each for each in report(tmp_path, scene, [wish])["findings"] if each["kind"] == "wish"]
    assert f"does not fire, and alone it would not either: {why}" in finding["sentence"]
    assert [each["changes"] for each in finding["remedies"]] == [[change]]
    assert all(each["holds"] for each in report(tmp_path, changed(scene, [change]), [wish], "--without-remedies")["wishes"])


def test_a_view_and_a_recognizer_may_have_one_name(tmp_path: Path) -> None:
    scene = {"views": [{"id": "map", "frame": WHOLE}], "recognizers": [{"id": "map", "class": "tap", "view": "map"}]}
    wish = {"wish": "a tap on the map", "motion": "tap", "on": "map", "fires": ["map"]}
    assert [each["holds"] for each in report(tmp_path, scene, [wish])["wishes"]] == [True]


def test_what_is_meant_of_a_view_is_not_said_of_the_recognizer_of_its_name(tmp_path: Path) -> None:
    """Each is named by its own key of an entry."""
    scene: dict[str, Any] = {
        "views": [{"id": "close", "frame": WHOLE}, {"id": "card", "parent": "close", "frame": [50, 50, 200, 200], "wants_touches": True}],
        "recognizers": [{"id": "close", "class": "tap", "view": "close"}, {"id": "card", "class": "pan", "view": "close"}],
        "lint": {"allow": [{"finding": "shadowed", "view": "card", "other": "close"}]},
    }
    found = report(tmp_path, scene, [])["findings"]
    assert [(each["view"], each["other"]) for each in found if each["allowed"]] == [("card", "close")], found


def test_a_wish_that_nothing_makes_hold_is_named_soon(tmp_path: Path) -> None:
    """Among others it was looked for with all of them: a minute of a processor."""
    names = {"pin": {}, "zoom": {"taps_required": 2}, "out": {"touches_required": 2}}
    taps = [{"id": name, "class": "tap", "view": "page", "set": properties} for name, properties in names.items()]
    others = [{"id": name, "class": name, "view": "page"} for name in ("pan", "pinch", "rotation")]
    together = [["simultaneous", *pair] for pair in (("pan", "pinch"), ("pan", "rotation"), ("pinch", "rotation"))]
    scene: dict[str, Any] = {"views": PAGE, "recognizers": [*taps, *others], "relations": together}
    wanted = {"double tap": "zoom", "tap": "pin", "pinch out": "pinch", "turn clockwise": "rotation", "drag up": "pinch"}
    wishes = [{"wish": motion, "motion": motion, "on": "page", "fires": [name]} for motion, name in wanted.items()]
    wishes[0]["not"] = ["pin"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    found = [each["sentence"] for each in report(tmp_path, scene, wishes)["findings"] if each["kind"] == "wish"]
    assert len(found) == 2 and any("; no relation makes it hold." in sentence for sentence in found), found
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before < 5
