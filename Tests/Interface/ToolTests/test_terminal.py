"""What others wrote never controls a terminal: names, titles, ids, file names and words of plugins that hold control
characters or direction marks are shown with their numbers, by every command. JSON stays exact."""

import json
import re
import subprocess
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, TOOL, csv_text, kinesic, tap_rows, trace_of

# A title of the window, a colour, BEL, a C1 introducer, DEL, a line that looks like ours, a mark that turns the text.
EVIL = "a\x1b]0;title\x07\x1b[31m\x9b2J\x7f\n0 passed, 0 failed\r\u202ez\u2066\u2028"
SHOWN = "a\\u001b]0;title\\u0007\\u001b[31m\\u009b2J\\u007f\\u000a0 passed, 0 failed\\u000d\\u202ez\\u2066\\u2028"
MARKS = {"\u061c", "\u200e", "\u200f", "\u2028", "\u2029", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}
WORLD: dict[str, Any] = {
    "views": [{"id": f"V{EVIL}", "wants_touches": True}],
    "recognizers": [
        {"id": f"one{EVIL}", "class": "tap", "view": f"V{EVIL}"},
        {"id": f"two{EVIL}", "class": "tap", "view": f"V{EVIL}", "set": {"taps_required": 2}},
    ],
    "relations": [["require_failure", f"one{EVIL}", f"two{EVIL}"]],
}
CASE = {
    **WORLD,
    "id": f"id{EVIL}",
    "title": f"title{EVIL}",
    "script": [{"t": 0, "down": 1, "at": [10, 10]}, {"t": 0.1, "up": 1}, {"t": 1, "advance": True}],
    "expect": [],
    "reasons": [{"recognizer": f"one{EVIL}", "reason": "disabled", "other": f"two{EVIL}"}],
}


def controls(text: str) -> list[str]:
    return [character for character in text if character in MARKS or (unicodedata.category(character) == "Cc" and character != "\n")]


def printed(*arguments: object, code: int = 0, cwd: Path | None = None) -> str:
    """What a command prints on both streams; none of it is a control character."""
    command = [str(TOOL), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, timeout=120, stdin=subprocess.DEVNULL, cwd=cwd)
    text = (done.stdout + done.stderr).decode()
    assert done.returncode == code, text
    assert controls(text) == [], repr(text)
    return text


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Scenes, cases, recordings and traces whose names and words are evil."""
    (tmp_path / "evil").mkdir()
    trace_of(tmp_path, tap_rows(1, 0), WORLD, "bug")
    evil = tmp_path / f"evil/{EVIL.replace('/', '')}.kintrace"
    evil.write_bytes((tmp_path / "bug.kintrace").read_bytes())
    (tmp_path / "scene.json").write_text(json.dumps(WORLD))
    (tmp_path / "cases.json").write_text(json.dumps([CASE]))
    return tmp_path


def of(folder: Path) -> Path:
    """The trace with the evil name."""
    return next((folder / "evil").iterdir())


def test_replay_and_its_explanations(folder: Path) -> None:
    assert f"one{SHOWN}" in printed("replay", "--explain", of(folder))
    assert f"V{SHOWN}" in printed("replay", folder / "bug.csv", "--scene", folder / "scene.json", "--explain")


def test_explain(folder: Path) -> None:
    text = printed("explain", of(folder))
    assert f"tap 'one{SHOWN}' was recognized" in text and f"tap 'two{SHOWN}' failed" in text
    assert "\n0 passed" not in text
    assert f"there are several recognizers 'tap': one{SHOWN} (tap#1)" in printed("explain", "--why", "tap", of(folder), code=2)
    assert SHOWN in printed("explain", "--why", f"one{EVIL}", of(folder))
    assert SHOWN in printed("explain", "--why-not", f"one{EVIL}", of(folder), code=1)


def test_check(folder: Path) -> None:
    text = printed("check", folder / "cases.json", code=1)
    assert f"FAIL id{SHOWN}: title{SHOWN} (" in text and f"V{SHOWN} touch 1 began" in text
    assert f'"one{SHOWN}: disabled two{SHOWN}"' in text and f"tap 'one{SHOWN}' was recognized" in text
    assert [line for line in text.splitlines() if line.endswith(" failed")] == ["0 passed, 1 failed"]
    passing = {**CASE, "only": "expected", "reasons": []}
    (folder / "cases.json").write_text(json.dumps([passing]))
    assert f"ok   id{SHOWN}: title{SHOWN}\n" in printed("check", "--verbose", folder / "cases.json")
    for wrong in ({"colour" + EVIL: 1}, {"views": [{"id": "V", "parent": EVIL}]}, {"only": EVIL}):
        (folder / "cases.json").write_text(json.dumps([{**passing, **wrong}]))
        assert SHOWN in printed("check", folder / "cases.json", code=2)


def test_trace_and_its_case(folder: Path) -> None:
    assert SHOWN in printed("trace", of(folder)) and f"one{SHOWN}" not in printed("trace", of(folder))
    for name in (f"pan{EVIL} ended", f"pan{EVIL} ending"):
        printed("trace", "--case", folder / "a.json", "--expect", name, of(folder), code=2 if name.endswith("ended") else 64)
    assert printed("trace", "--case", folder / "a.json", of(folder)) == ""
    text = (folder / "a.json").read_text()
    assert controls(text) == [] and json.loads(text)["recognizers"][0]["id"] == f"one{EVIL}"
    assert printed("check", folder / "a.json") == "1 passed, 0 failed\n"


def test_minimize_and_convert_name_their_files(folder: Path) -> None:
    small = folder / f"evil/small{EVIL}"
    assert f"small{SHOWN}: 2 samples" in printed("minimize", of(folder), "-o", small, "--event", f"one{EVIL} ended")
    assert SHOWN in printed("minimize", of(folder), "-o", small, "--event", f"two{EVIL} ended", code=1)
    assert f"note: {folder}/evil/x{SHOWN}.csv: csv has no place for" in printed("convert", of(folder), folder / f"evil/x{EVIL}.csv")


def test_draw_keeps_it_out_of_pictures(folder: Path) -> None:
    for name in ("a.svg", "a.html"):
        printed("draw", of(folder), "-o", folder / name, "--title", EVIL, "--json")
        text = (folder / name).read_text()
        assert controls(text) == [] and "one" in text and "\ufffd]0;title\ufffd" in text


def test_errors_name_files_and_arguments(folder: Path) -> None:
    for command in (["replay"], ["explain"], ["check"], ["trace"], ["draw", "-o", "a.svg"], ["bench"], ["plugins"], ["convert", "a.csv"], ["record"]):
        assert f"{SHOWN}.csv" in printed(*command[:1], f"/{EVIL}.csv", *command[1:], code=2)
    for wrong in (f"--{EVIL}", f"/{EVIL}"):
        assert SHOWN in printed("replay", folder / "bug.csv", wrong, code=64).splitlines()[0]
    assert SHOWN in printed("classes", EVIL, code=2)
    (folder / "bad.csv").write_text(f"{EVIL}\n")
    assert printed("replay", folder / "bad.csv", code=2)
    (folder / "bad.csv").write_text(f"t_us,slot,tracking_id,x,y,pressure,event\n1,0,1,{EVIL.split(chr(10))[0]},1,,down\n")
    assert "\\u001b]0;title\\u0007" in printed("replay", folder / "bad.csv", code=2)


def test_a_devices_name_does_not_get_through(folder: Path) -> None:
    name = EVIL.split("\n")[0]
    (folder / "a.evemu").write_text(subprocess.run([TOOL, "convert", folder / "bug.csv", "-", "--to", "evemu"], capture_output=True, text=True).stdout)
    text = re.sub(r"^N: .*$", lambda _: f"N: {name}", (folder / "a.evemu").read_text(), flags=re.M)
    (folder / "a.evemu").write_text(text)
    for form in ("evemu", "libinput", "getevent"):
        out = subprocess.run([TOOL, "convert", folder / "a.evemu", "-", "--to", form], capture_output=True, text=True)
        assert out.returncode == 0 and [one for one in controls(out.stdout) if one != "\t"] == [] and "title" in out.stdout
    printed("draw", folder / "a.evemu", "-o", folder / "a.svg")
    assert controls((folder / "a.svg").read_text()) == [] and "]0;title" in (folder / "a.svg").read_text()


def test_json_is_exact(folder: Path) -> None:
    gesture = json.loads(printed("replay", "--json", of(folder)).splitlines()[-1])
    assert gesture["recognizer"] == f"one{EVIL}"
    [story] = [json.loads(line) for line in printed("explain", "--json", of(folder)).splitlines()]
    assert story["recognizer"] == f"one{EVIL}"
    [result] = [json.loads(line) for line in printed("check", "--json", folder / "cases.json", code=1).splitlines()]
    assert (result["id"], result["title"]) == (f"id{EVIL}", f"title{EVIL}") and f"one{EVIL}" in result["report"]
    assert json.loads(printed("trace", "--json", of(folder)))["file"] == str(of(folder))
    assert json.loads(printed("draw", "--json", of(folder), "-o", folder / "a.svg"))["lanes"][0]["recognizer"] == f"one{EVIL}"


def test_names_in_any_language_stay_as_they_are(folder: Path) -> None:
    name = "Tippen äß 触 \u05d0\u05d1 👩\u200d💻 na\u0308h"
    world = {"recognizers": [{"id": name, "class": "tap"}]}
    (folder / "scene.json").write_text(json.dumps(world))
    assert name in printed("replay", folder / "bug.csv", "--scene", folder / "scene.json")


def test_words_have_one_way_out() -> None:
    """No file of the tool prints; all words go through one."""
    sources = {path: path.read_text() for path in (ROOT / "Sources/KinesicTool").rglob("*.swift")}
    printing = [path.name for path, text in sources.items() if re.search(r"(?<![\w.])(print|fputs|puts|debugPrint|dump)\(", text)]
    assert printing == []
    to_streams = [path.name for path, text in sources.items() if re.search(r"to: STD(OUT|ERR)_FILENO|to: \"-\"", text)]
    # The screen of `kinesic watch` is drawn past the console; test_watch.py looks at what names do there.
    assert sorted(to_streams) == ["Console.swift", "Progress.swift", "Terminal.swift"]


@pytest.mark.parametrize("arguments", [["replay"], ["nonsense"], ["replay", "a", "--until", "x"], ["convert", "a", "b.xyz"], ["check", "none.json"]])
def test_failures_have_one_form(arguments: list[str]) -> None:
    done = kinesic(*arguments)
    assert done.returncode in (2, 64) and done.stdout == ""
    assert done.stderr.startswith("error: ") and "Error:" not in done.stderr


def test_strokes(folder: Path) -> None:
    path = folder / f"evil/a{EVIL}.json"
    vee = {"name": f"vee{EVIL}", "strokes": [[[0, 0], [50, 100], [100, 0]]]}
    path.write_text(json.dumps([vee, {**vee, "name": "nought"}]))
    made = folder / "set.json"
    assert f"warning: 1 example of 'vee{SHOWN}' is as near to 'nought': {folder}/evil/a{SHOWN}" in printed("strokes", "train", path, "-o", made)
    assert json.loads(made.read_text())["templates"][0]["name"] == f"vee{EVIL}" and controls(made.read_text()) == []
    assert f"a{SHOWN}.json:1: [0]  ambiguous  nearest vee{SHOWN}" in printed("strokes", "classify", made, path)
    made.write_text(json.dumps([vee, vee, {**vee, "user": EVIL, "name": f"key{EVIL}"}]))
    assert f"1  key{SHOWN}" in printed("strokes", "evaluate", "--matrix", "--svg", folder / "a.svg", made)
    text = (folder / "a.svg").read_text()
    assert controls(text) == [] and "\ufffd]0;title\ufffd" in text
    path.write_text(json.dumps([{**vee, f"colour{EVIL}": 1}]))
    assert f"colour{SHOWN}" in printed("strokes", "evaluate", path, code=2)
