"""The list of classes: everything that the descriptors say, in three forms."""

import json

from conftest import kinesic

STANDARD = ["tap", "long_press", "pan", "swipe", "pinch", "rotation", "press", "manual"]


def classes(*options: str) -> str:
    done = kinesic("classes", *options)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_text_has_a_section_for_each_class_and_the_common_properties() -> None:
    lines = classes().splitlines()
    for name in [*STANDARD, "common"]:
        assert any(line.startswith(f"{name}  ") for line in lines), name
    assert any(line.split()[:2] == ["taps_required", "1"] for line in lines)
    assert any("-> translation.x" in line for line in lines)


def test_json_has_all_that_a_descriptor_has() -> None:
    listing = json.loads(classes("--json"))
    found = {one["name"]: one for one in listing["classes"]}
    assert set(STANDARD) <= set(found)
    properties = {one["name"]: one for one in found["tap"]["properties"]}
    assert properties["taps_required"]["initial"] == 1 and properties["taps_required"]["kind"] == "integer"
    assert properties["maximum_interval"]["unit"] == "s" and properties["maximum_interval"]["origin"]
    assert [value["name"] for value in found["pan"]["values"]][:2] == ["translation.x", "translation.y"]
    assert "enabled" in [one["name"] for one in listing["common"]]


def test_markdown_is_made_of_whole_tables() -> None:
    text = classes("--markdown")
    for name in STANDARD:
        assert f"## {name}\n" in text
    for table in text.split("\n\n"):
        rows = [line for line in table.splitlines() if line.startswith("|")]
        assert len({row.count("|") for row in rows}) <= 1, table


def test_classes_can_be_chosen_and_unknown_ones_are_refused() -> None:
    assert "pinch" not in classes("tap").split()[:1] and classes("tap").startswith("tap  ")
    done = kinesic("classes", "tapp")
    assert done.returncode == 2 and "there is no class 'tapp'; there are tap" in done.stderr
