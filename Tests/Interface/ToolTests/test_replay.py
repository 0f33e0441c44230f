"""The replay: scenes, what is printed, and that C prints the same."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import RECORDINGS, ROOT, SCENE, Row, csv_text, kinesic, real, replay, stroke

Write = Callable[[str, str], Path]
LINE = re.compile(
    r" *\d+\.\d{6}  \S+ +(began|changed|ended|cancelled) +at \(-?\d+\.\d\d, -?\d+\.\d\d\)(  [\w.]+=-?\d+\.\d{3}( [\w.]+=-?\d+\.\d{3})*)?"
)


@pytest.fixture(scope="session")
def replay_in_c(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The C example, built as its Makefile does it."""
    program = tmp_path_factory.mktemp("c") / "replay"
    source = ROOT / "bindings/c/examples/replay/replay.c"
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-O2", f"-I{ROOT}/Include", f"-L{ROOT}/build/lib", f"-Wl,-rpath,{ROOT}/build/lib"]
    subprocess.run(["gcc", *flags, source, "-o", program, "-lkinesic", "-lm"], check=True)
    return program


def every_recording() -> list[Path]:
    return sorted(RECORDINGS.glob("*.csv")) + sorted((ROOT / "Tests/Traces").glob("*.csv"))


def test_the_recordings_are_there() -> None:
    if not RECORDINGS.is_dir():
        pytest.skip(f"{RECORDINGS} is missing: only what the tests make themselves was replayed")
    assert len(list(RECORDINGS.glob("*.csv"))) >= 33


@pytest.mark.parametrize("path", every_recording(), ids=lambda path: path.stem)
def test_c_prints_what_the_tool_prints(path: Path, replay_in_c: Path) -> None:
    scale = kinesic("replay", "--print-units-per-mm", path).stdout.split()
    c = subprocess.run([replay_in_c, path, *scale], capture_output=True, text=True, check=True).stdout
    assert c == replay(path, "--scene", SCENE, "--units-per-mm", ",".join(scale))
    assert all(LINE.fullmatch(line) for line in c.splitlines())


def test_c_says_where_a_row_is_wrong(write: Write, replay_in_c: Path) -> None:
    path = write("bad.csv", csv_text(stroke()) + "1,2,3\n")
    done = subprocess.run([replay_in_c, path], capture_output=True, text=True)
    assert done.returncode == 1 and f"{path}:14: not a row" in done.stderr


def test_the_default_scene_is_the_demo_scene(write: Write) -> None:
    path = write("a.csv", csv_text(stroke()))
    assert replay(path, "--units-per-mm", "10") == replay(path, "--units-per-mm", "10", "--scene", SCENE)
    source = (ROOT / "Sources/KinesicTool/Cases/DefaultScene.swift").read_text()
    assert json.loads(source.split('"""')[1]) == json.loads(SCENE.read_text())


def test_a_scene_file_decides_who_listens(write: Write) -> None:
    scene = {
        "views": [{"id": "V", "frame": [0, 0, 4000, 4000], "wants_touches": True}],
        "recognizers": [{"id": "drag", "class": "pan", "view": "V", "set": {"threshold": 40}}],
    }
    path = write("a.csv", csv_text(stroke()))
    lines = replay(path, "--units-per-mm", "10", "--scene", write("scene.json", json.dumps(scene))).splitlines()
    assert re.fullmatch(r"  0\.000000  V            began      at \(320\.87, 320\.87\)  touch=1", lines[0])
    assert any("V            cancelled" in line for line in lines)
    assert sum("drag         began" in line for line in lines) == 1
    assert not any(" tap " in line for line in lines)


def test_a_scene_that_is_wrong_is_named_by_place(write: Write) -> None:
    path = write("a.csv", csv_text(stroke()))

    def complaint(scene: str) -> str:
        done = kinesic("replay", path, "--scene", write("scene.json", scene))
        assert done.returncode == 2 and done.stdout == ""
        return done.stderr

    assert 'scene.json:1:29: recognizers[0].class: ' not in complaint('{"recognizers": []}' + "x")
    assert "scene.json:1:20: something follows" in complaint('{"recognizers": []}x')
    assert "scene.json:1:18: recognizers[0]: " in complaint('{"recognizers": [{"id": "a", "class": "tapp"}]}')
    wrong_property = complaint('{"recognizers": [{"id": "a", "class": "tap", "set": {"taps_requierd": 2}}]}')
    assert "recognizers[0].set.taps_requierd: " in wrong_property and "taps_required" in wrong_property
    assert 'the key "colour" is unknown here' in complaint('{"colour": 1}')
    assert 'views[1].parent: there is no view "W" here' in complaint('{"views": [{"id": "V"}, {"id": "Z", "parent": "W"}]}')


def test_explaining_adds_sentences(write: Write) -> None:
    path = write("a.csv", csv_text(stroke()))
    plain, explained = (replay(path, "--units-per-mm", "10", *more).splitlines() for more in ([], ["--explain"]))
    assert [line for line in explained if "  | " not in line] == plain
    sentences = [line.split("  | ")[1] for line in explained if "  | " in line]
    assert sentences and any("tap" in sentence for sentence in sentences)


def test_json_has_one_object_a_line(write: Write) -> None:
    path = write("a.csv", csv_text(stroke()))
    plain = replay(path, "--units-per-mm", "10").splitlines()
    objects = [json.loads(line) for line in replay(path, "--units-per-mm", "10", "--json").splitlines()]
    assert len(objects) == len(plain)
    for text, thing in zip(plain, objects):
        assert thing["type"] == "gesture" and thing["recognizer"] in text and thing["state"] in text
        assert f"at ({thing['x']:.2f}, {thing['y']:.2f})" in text
        assert all(f"{name}={value + 0.0:.3f}" in text or abs(value) < 0.0005 for name, value in thing["values"].items())
    explained = [json.loads(line) for line in replay(path, "--units-per-mm", "10", "--json", "--explain").splitlines()]
    decisions = [thing for thing in explained if thing["type"] == "decision"]
    assert decisions and all(thing["sentence"] and thing["reason"] for thing in decisions)


def test_no_number_is_minus_zero(write: Write) -> None:
    rows = [Row(0, 0, 1, 0.0, 300, "down"), Row(50_000, 0, 1, -0.001, 300, "up")]
    assert "-0.00" not in replay(write("a.csv", csv_text(rows)), "--units-per-mm", "10")
    path = real("chromeos_scroll_uneven_1")
    assert not re.search(r"-0\.0+\b", replay(path))


def test_the_help_tells_the_default_scene() -> None:
    text = kinesic("replay", "--help").stdout
    for word in ["long_press", "pinch", "rotation", "evemu-record", "--units-per-mm", "--draw"]:
        assert word in text


@pytest.mark.parametrize("scene", sorted((ROOT / "Tests/Scenes").glob("*.json")), ids=lambda path: path.stem)
def test_every_scene_that_ships_can_be_replayed_and_drawn(scene: Path, tmp_path: Path, write: Write) -> None:
    text = replay(write("a.csv", csv_text(stroke())), "--units-per-mm", "10", "--scene", scene, "--draw", tmp_path / "a.svg")
    assert text or scene.stem == "taps"
    assert (tmp_path / "a.svg").exists()


def test_a_place_that_the_engine_refuses_is_the_recordings_fault(write: Write) -> None:
    rows = [Row(0, 0, 1, 1e308, 300, "down"), Row(50_000, 0, 1, 1e308, 300, "up")]
    done = kinesic("replay", write("far.csv", csv_text(rows)), "--units-per-mm", "0.001")
    assert done.returncode == 2 and "far.csv: KIN_ERROR_INVALID" in done.stderr
