"""Plugin libraries: what `kinesic plugins` prints, the option --plugin, and refusals."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import ROOT, TOOL, csv_text, kinesic, replay, stroke

Write = Callable[[str, str], Path]
CLASSES = ["checkmark", "chevron", "letter_r", "circle", "tickle", "drag", "simple_tap"]
SCENE = {"views": [{"id": "V", "frame": [0, 0, 400, 400]}], "recognizers": [{"id": "mine", "class": "simple_tap", "view": "V"}]}
CASE = {
    **SCENE,
    "id": "a-tap-of-the-plugin",
    "only": "gestures",
    "script": [{"t": 0, "down": 1, "at": [10, 10]}, {"t": 0.1, "up": 1}],
    "expect": [{"t": 0.1, "gesture": "mine", "state": "ended", "at": [10, 10]}],
}


def test_text_has_the_plugin_and_a_section_for_each_class(shapes: Path) -> None:
    done = kinesic("plugins", shapes)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("org.kinesic.shapes 1.0.0  ") and lines[1] == str(shapes.resolve())
    assert [line.split("  ")[0] for line in lines[2:] if line and not line.startswith(" ")] == CLASSES
    assert any(line.split()[:5] == ["minimum_size", "20", "unit", "1", "to"] and line.endswith("[ours]") for line in lines)
    assert any(line.split()[:3] == ["->", "corner.x", "unit"] for line in lines)


def test_json_describes_classes_as_the_list_of_classes_does(shapes: Path) -> None:
    [plugin] = json.loads(kinesic("plugins", "--json", shapes).stdout)["plugins"]
    assert (plugin["name"], plugin["version"], plugin["path"]) == ("org.kinesic.shapes", "1.0.0", str(shapes.resolve()))
    assert plugin["summary"] and [one["name"] for one in plugin["classes"]] == CLASSES
    listed = json.loads(kinesic("classes", "--json", "--plugin", shapes).stdout)["classes"]
    assert listed[-len(CLASSES) :] == plugin["classes"] and listed[0]["name"] == "tap"


def test_control_characters_of_words_are_shown(shapes: Path, tmp_path: Path) -> None:
    words, evil = b"the Seeds guide\0", b"\x1b[2J\x07\xe2\x80\xae guide\0"
    assert words in shapes.read_bytes()
    (tmp_path / "evil.so").write_bytes(shapes.read_bytes().replace(words, evil.replace(b" guide", b"s guide").rjust(len(words), b"x")))
    for command in (["plugins", tmp_path / "evil.so"], ["classes", "--plugin", tmp_path / "evil.so"], ["classes", "--markdown", "--plugin", tmp_path / "evil.so"]):
        text = kinesic(*command).stdout
        assert "\x1b" not in text and "\x07" not in text and "\u202e" not in text
        assert "\\u001b[2J\\u0007\\u202es guide" in text
    listed = json.loads(kinesic("classes", "--json", "--plugin", tmp_path / "evil.so").stdout)["classes"]
    assert any("\x1b[2J\x07\u202es guide" in one["origin"] for kind in listed for one in kind["properties"])


def test_a_library_that_is_named_twice_is_one_plugin(shapes: Path) -> None:
    assert kinesic("plugins", shapes, shapes.parent / "../lib" / shapes.name).stdout == kinesic("plugins", shapes).stdout


@pytest.mark.parametrize("path", ["my.so", "./my.so", "../{folder}/my.so"])
def test_paths_are_relative_to_the_working_directory(path: str, shapes: Path, tmp_path: Path) -> None:
    shutil.copy(shapes, tmp_path / "my.so")
    command = [str(TOOL), "plugins", path.format(folder=tmp_path.name)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.splitlines()[1] == str((tmp_path / "my.so").resolve()), done.stderr


def test_a_refusal_is_the_engines_sentence_and_code_2(shapes: Path, write: Write, tmp_path: Path) -> None:
    wrong = write("wrong.so", "not a library\n")
    missing = tmp_path / "missing.so"
    engine = ROOT / "build/lib/libkinesic.so"
    for path, sentence in [
        (wrong, f"KIN_ERROR_UNKNOWN: plugin '{wrong}' cannot be opened: "),
        (missing, f"KIN_ERROR_UNKNOWN: plugin '{missing}' cannot be opened: "),
        (engine, f"KIN_ERROR_CLASS: plugin '{engine}' exports no kin_plugin_entry"),
        ("", "KIN_ERROR_INVALID: plugin '' has an empty path"),
    ]:
        done = kinesic("plugins", shapes, path)
        assert (done.returncode, done.stdout) == (2, "") and done.stderr.startswith(f"error: {sentence}"), done.stderr


def test_two_plugins_with_the_same_classes_are_refused(shapes: Path, tmp_path: Path) -> None:
    twin = Path(shutil.copy(shapes, tmp_path / "twin.so"))
    done = kinesic("plugins", shapes, twin)
    assert done.returncode == 2 and done.stderr.startswith("error: KIN_ERROR_EXISTS: "), done.stderr


def test_check_runs_cases_with_classes_of_a_plugin(shapes: Path, write: Write) -> None:
    cases = write("cases.json", json.dumps([CASE, {**CASE, "id": "again"}]))
    done = kinesic("check", "--plugin", shapes, cases)
    assert (done.returncode, done.stdout) == (0, "2 passed, 0 failed\n"), done.stderr
    without = kinesic("check", cases)
    assert without.returncode == 2 and "simple_tap" in without.stderr


def test_replay_plays_into_classes_of_a_plugin(shapes: Path, write: Write) -> None:
    scene = write("scene.json", json.dumps({**SCENE, "recognizers": [{"id": "mine", "class": "drag", "view": "V"}], "views": [{"id": "V"}]}))
    path = write("a.csv", csv_text(stroke()))
    lines = replay("--plugin", shapes, "--scene", scene, "--units-per-mm", "10", path).splitlines()
    assert [line.split()[1:3] for line in lines][:: len(lines) - 1] == [["mine", "began"], ["mine", "ended"]]
    without = kinesic("replay", "--scene", scene, "--units-per-mm", "10", path)
    assert without.returncode == 2 and "drag" in without.stderr


def test_the_option_refuses_what_the_command_refuses(write: Write) -> None:
    wrong = write("wrong.so", "not a library\n")
    path = write("a.csv", csv_text(stroke()))
    cases = write("cases.json", json.dumps([CASE]))
    commands: list[list[object]] = [["classes"], ["replay", "--units-per-mm", "10", path], ["check", cases]]
    for arguments in commands:
        done = kinesic(*arguments, "--plugin", wrong)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"error: KIN_ERROR_UNKNOWN: plugin '{wrong}' cannot be opened: "), done.stderr


def test_a_trace_plays_without_the_plugin_and_is_made_small_with_it(shapes: Path, tmp_path: Path) -> None:
    world = {"recognizers": [{"id": "mine", "class": "drag"}, {"id": "tap", "class": "tap"}]}
    (tmp_path / "scene.json").write_text(json.dumps(world))
    (tmp_path / "a.csv").write_text(csv_text(stroke()))
    trace, small = tmp_path / "a.kintrace", tmp_path / "small"
    printed = replay(tmp_path / "a.csv", "--scene", tmp_path / "scene.json", "--plugin", shapes, "--units-per-mm", 10, "--trace", trace)
    assert "mine" in printed
    assert replay(trace) == replay(trace, "--plugin", shapes) == replay(trace, "--plugin", shapes, "--live") == printed
    assert "drag 'mine' was recognized" in kinesic("explain", trace).stdout
    without = kinesic("replay", trace, "--live")
    assert without.returncode == 2 and "KIN_ERROR_UNKNOWN" in without.stderr and without.stderr.endswith("--plugin loads a library that has it\n")
    without = kinesic("minimize", trace, "-o", small, "--event", "mine ended")
    assert without.returncode == 2 and "'checkmark'" in without.stderr and not small.exists()
    assert kinesic("minimize", trace, "-o", small, "--event", "mine ended", "--plugin", shapes).returncode == 0
    assert small.stat().st_size < trace.stat().st_size
    assert replay(small).splitlines()[-1].split()[1:3] == ["mine", "ended"]
    assert kinesic("trace", "--case", tmp_path / "a.json", small, "--plugin", shapes).returncode == 0
    assert kinesic("check", tmp_path / "a.json", "--plugin", shapes).returncode == 0
