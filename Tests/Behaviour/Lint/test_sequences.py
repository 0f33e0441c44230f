"""Gestures that follow one another: on the rules of the arena each comes, and lint says where one does not."""

from __future__ import annotations

from typing import Any

import linting
import pytest

Scene = dict[str, Any]


def scene(*around: str, **more: Any) -> Scene:
    """A single tap waits for a double tap; the other classes are on its view, or on the one around it."""
    names = {"pan": "move", "long_press": "menu", "pinch": "zoom", "swipe": "next", "tap_drag": "select"}
    recognizers = [
        {"id": "single", "class": "tap", "view": "photo"},
        {"id": "double", "class": "tap", "view": "photo", "set": {"taps_required": 2}},
        *({"id": names[each], "class": each, "view": "photo"} for each in names if each not in around and each != "tap_drag"),
        *({"id": names[each], "class": each, "view": "page"} for each in around),
    ]
    views = [{"id": "page", "frame": [0, 0, 600, 400]}, {"id": "photo", "parent": "page", "frame": [0, 0, 600, 400]}]
    return {"views": views, "recognizers": recognizers, "relations": [["require_failure", "single", "double"]], **more}


def lost(made: Scene) -> list[linting.Finding]:
    return [each for each in linting.findings(made) if each["kind"] == "lost"]


SOUND = {
    "all on one view": scene(),
    "a pan around": scene("pan"),
    "all around": scene("pan", "long_press", "pinch", "swipe"),
    "a pan that waits for the swipe": scene(
        relations=[["require_failure", "single", "double"], ["require_failure", "move", "next"]]
    ),
    "a pan that waits for the double tap": scene(
        relations=[["require_failure", "single", "double"], ["require_failure", "move", "double"]]
    ),
    "a pan that waits for a tap and drag": scene(
        "tap_drag", relations=[["require_failure", "single", "double"], ["require_failure", "move", "select"]]
    ),
}


@pytest.mark.parametrize("made", SOUND.values(), ids=SOUND)
def test_a_finger_that_lands_after_a_tap_counts(made: Scene) -> None:
    assert [each["sentence"] for each in lost(made)] == []


def test_taps_that_a_recognizer_around_cannot_all_take_are_named() -> None:
    """The outer tap waits for the triple tap of a view inside, and takes nothing meanwhile."""
    made = {
        "views": [
            {"id": "page", "frame": [0, 0, 600, 600]},
            {"id": "photo", "parent": "page", "frame": [300, 100, 250, 250]},
        ],
        "recognizers": [
            {"id": "single", "class": "tap", "view": "page"},
            {"id": "triple", "class": "tap", "view": "photo", "set": {"taps_required": 3}},
        ],
        "relations": [["require_failure", "single", "triple"]],
    }
    [found] = lost(made)
    assert (found["severity"], found["recognizer"], found["other"], found["view"]) == ("warning", "single", None, "page")
    assert found["sentence"] == (
        "tap 'single' loses its finger in 'tap on another view, then tap', though from rest it fires by it."
    )
    del made["relations"]
    assert lost(made) == []


def test_one_gesture_of_several_taps_loses_nothing() -> None:
    """Taps far apart that a double tap takes all the same are its own."""
    made = scene()
    made["recognizers"][1]["set"]["maximum_tap_distance"] = 500
    found = lost(made)
    assert [each["sentence"] for each in found] == []
