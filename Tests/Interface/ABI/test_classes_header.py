"""classes.h: its names are those of the classes, its structs the values of their events, and a misspelled name does
not compile."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Scripts"))
from abi_headers import Unknown  # noqa: E402
from generating import class_rows  # noqa: E402

LISTED = json.loads(subprocess.run([ROOT / "build/bin/kinesic", "classes", "--json"], capture_output=True, text=True, check=True).stdout)
CLASSES: list[dict[str, Any]] = LISTED["classes"]
EVENTS = "bindings/python/kinesic/_core/events.py"
SET = 'at(kin_recognizer_set_number(engine, recognizer, {name}, {number}), "{name}");\n'
PROGRAM = """
#include <kinesic/kinesic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

static kin_engine *engine;

static void at(kin_result result, const char *where) {{
  if (result == KIN_OK) return;
  printf("%s: %s\\n", where, kin_engine_last_error(engine));
  exit(1);
}}

int main(void) {{
  kin_recognizer_id recognizer;
  at(kin_engine_create(NULL, &engine), "create");
{body}
  kin_engine_destroy(engine);
  return 0;
}}
"""


def macro(*names: str) -> str:
    return "KIN_" + "_".join(names).upper().replace(".", "_")


def built(body: str, to: Path) -> "subprocess.CompletedProcess[str]":
    command = ["gcc", "-std=c11", "-Wall", "-Werror", "-x", "c", "-", "-o", to, "-I", ROOT / "build/include"]
    command += ["-L", ROOT / "build/lib", "-lkinesic", f"-Wl,-rpath,{ROOT}/build/lib"]
    return subprocess.run(command, input=PROGRAM.format(body=body), capture_output=True, text=True)


def test_every_name_is_known_to_the_engine(tmp_path: Path) -> None:
    """Each class is added by its constant, each property is set by its constant, to its default."""
    body = ""
    for each in CLASSES:
        body += f'at(kin_recognizer_add(engine, 0, {macro(each["name"])}, &recognizer), "{each["name"]}");\n'
        for info in each["properties"]:
            if not isinstance(info["initial"], str):
                body += SET.format(name=macro(each["name"], info["name"]), number=repr(info["initial"]))
        for info in LISTED["common"]:
            body += SET.format(name=macro("recognizer", info["name"]), number=repr(info["initial"]))
    done = built(body, tmp_path / "names")
    assert done.returncode == 0, done.stderr
    ran = subprocess.run([tmp_path / "names"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize("name", ["KIN_PAM", "KIN_PAN_TRESHOLD", "KIN_TAP_AXES", "KIN_DIRECTION_WEST"])
def test_a_misspelled_name_does_not_compile(name: str, tmp_path: Path) -> None:
    assert "undeclared" in built(f"(void)({name}); (void)recognizer;", tmp_path / "wrong").stderr


@pytest.mark.parametrize("described", [each for each in CLASSES if each["values"]], ids=lambda each: each["name"])
def test_values_by_name_are_those_of_the_event(described: dict[str, Any], tmp_path: Path) -> None:
    name, values = described["name"], described["values"]
    body = f"_Static_assert(sizeof(kin_{name}_values) == {len(values)} * sizeof(double), \"size\");\n(void)recognizer;\n"
    for index, value in enumerate(values):
        field = f"{name}.{value['name'].replace('.', '_')}"
        body += f'_Static_assert(offsetof(kin_event, {field}) == offsetof(kin_event, values[{index}]), "{field}");\n'
    done = built(body, tmp_path / "values")
    assert done.returncode == 0, done.stderr


def numbers(prefix: str) -> list[int]:
    constants = json.loads((Path(__file__).parent / "manifest.json").read_text())["constants"]
    return [int(value) for name, value in constants.items() if name.startswith(prefix)]


ENUMERATIONS = {
    "axes": "KIN_AXES_",
    "threshold_mode": "KIN_THRESHOLD_MODE_",
    "finger_strategy": "KIN_FINGER_STRATEGY_",
    "velocity_strategy": "KIN_VELOCITY_",
    "direction": "KIN_DIRECTION_",
    "edges": "KIN_EDGE_",
    "allowed_touch_types": "KIN_ALLOWED_",
    "buttons_required": "KIN_BUTTON_",
    "allowed_buttons": "KIN_BUTTON_",
}
# default_winner takes two of KIN_STATE_, which is no range.
CHOICES = {
    info["name"]: info
    for each in [*CLASSES, {"properties": LISTED["common"]}]
    for info in each["properties"]
    if info["kind"] == "flags" or (info["kind"] == "integer" and info["maximum"] <= 8 and info["name"] != "default_winner")
}


def test_every_choice_has_an_enumeration() -> None:
    assert set(CHOICES) == set(ENUMERATIONS)


@pytest.mark.parametrize("name", sorted(ENUMERATIONS))
def test_an_enumeration_is_the_range_of_its_property(name: str) -> None:
    info, found = CHOICES[name], numbers(ENUMERATIONS[name])
    if name in ("buttons_required", "allowed_buttons"):  # higher bits are the host's own
        assert found == [1, 2, 4, 8, 16, 32]
    elif info["kind"] == "flags":
        assert sum(found) == info["maximum"]
    else:
        assert found == list(range(int(info["minimum"]), int(info["maximum"]) + 1))


def test_files_that_people_write_get_a_row_for_a_new_class(tmp_path: Path) -> None:
    for name in ("Include/kinesic/event.h", "Sources/CClasses/kinesic_classes.h", "Sources/KinesicLint/Motions/Needs.swift", EVENTS):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text())
    new = {"name": "knock", "values": [{"name": "loudness"}]}
    files = class_rows.files(tmp_path, [*CLASSES, new], ["translation", "loudness"])
    added = {name: [line for line in text.splitlines() if line not in (ROOT / name).read_text().splitlines()] for name, text in files.items()}
    assert added["Include/kinesic/event.h"] == ["    kin_knock_values knock;"]
    assert added["Sources/CClasses/kinesic_classes.h"] == ["void kinesic_class_knock(kinesic_class_visitor visit, void *user_data);"]
    assert [line.strip() for line in added["Sources/KinesicLint/Motions/Needs.swift"]] == ['"hover", "multi_drag", "multi_tap", "dwell", "knock",']
    assert "of a pinch: translation, loudness. Beside its fields" in " ".join(files[EVENTS].split())
    (tmp_path / EVENTS).write_text("")
    with pytest.raises(Unknown, match="events.py has no place for the classes' rows"):
        class_rows.files(tmp_path, CLASSES, [])
