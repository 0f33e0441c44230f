"""One file of each kind, and every command that reads or writes one: for what holds for all commands.

A command is written as a line. `@a.csv` is the file a.csv of the folder that `make_files` fills, `>.svg` a file to
write whose name ends so."""

import json
import shutil
from pathlib import Path

from conftest import ROOT, Row, drag_rows, kinesic, tap_rows, trace_of
from strokes import examples
from test_trace import diverging
from touches import convert

SCENE = {"recognizers": [{"id": "tap", "class": "tap"}, {"id": "two", "class": "tap", "set": {"taps_required": 2}}]}
CASE = {
    "id": "a", "title": "a tap", "recognizers": [{"id": "tap", "class": "tap"}],
    "script": [{"t": 0, "down": 1, "at": [10, 10]}, {"t": 0.1, "up": 1}, {"t": 1, "advance": True}],
    "expect": [{"t": 0.1, "gesture": "tap", "state": "ended", "at": [10, 10], "values": {"tap_count": 1}}],
}  # fmt: skip
WISH = [{"wish": "a tap", "motion": "tap", "fires": ["tap"]}]

# Each command with each form of what it prints.
PRINTING = [
    "replay @a.csv", "replay @a.csv --json", "replay @a.csv --print-units-per-mm", "replay @a.csv --scene @scene.json",
    "replay @a.kintrace --explain", "replay @diverging.kintrace",
    "draw @a.kintrace --json -o >.svg", "draw @a.csv --json -o >.html",
    "record @a.evemu", "record @a.evemu --json --scene @scene.json",
    "convert @a.csv - --to evemu", "convert @a.kintrace - --to csv", "convert @a.csv >.yml --json",
    "explain @a.csv", "explain @a.kintrace --json", "explain @a.kintrace --why-not pinch",
    "minimize @diverging.kintrace --diverges -o >.kintrace", "minimize @a.kintrace --event tap~ended --json -o >.kintrace",
    "trace @a.kintrace", "trace @a.kintrace --calls --json", "trace @a.kintrace --cut 0 0.1 -o >.kintrace",
    "check @case.json", "check @case.json --verbose", "check @case.json --json", "check @failing.json",
    "lint @scene.json --wish @wish.json", "lint @a.kintrace --matrix --without-remedies", "lint @scene.json --json --svg >.svg",
    "strokes train @drawings.json -o >.json", "strokes classify @set.json @drawings.json", "strokes classify @set.kinstrokes @a.csv --json",
    "strokes evaluate @drawings.json --matrix --svg >.svg",
    "touchpad @a.evemu", "touchpad @a.csv --explain --units-per-mm 10",
    "touchpad @a.csv --why --units-per-mm 10 --picture >.svg",
    "bench @a.csv --repeat 1", "bench @a.kintrace --repeat 1 --json",
    "classes", "classes --json", "classes --markdown", "plugins @strokes.so", "plugins @strokes.so --json",
    "--version", "--help", "help replay", "--generate-completion-script bash",
]  # fmt: skip

# Each that writes a file.
WRITING = [
    "replay @a.csv --trace >.kintrace", "replay @a.csv --draw >.svg", "replay @a.kintrace --draw >.svg",
    "draw @a.kintrace -o >.svg", "draw @a.csv -o >.html",
    "record @a.evemu --save >.csv",
    "convert @a.csv >.evemu", "convert @a.csv >.tuio", "convert @a.kintrace >.json",
    "minimize @a.kintrace --event tap~ended -o >.kintrace", "minimize @diverging.kintrace --diverges -o >.kintrace",
    "trace @a.kintrace --cut 0 0.1 -o >.kintrace", "trace @a.kintrace --case >.json",
    "lint @scene.json --fail-on never --svg >.svg", "lint @scene.json --fail-on never --html >.html",
    "strokes train @drawings.json -o >.kinstrokes", "strokes train @drawings.json -o >.json", "strokes evaluate @drawings.json --svg >.svg",
    "touchpad @a.evemu --picture >.svg",
]  # fmt: skip


def make_files(folder: Path) -> Path:
    """Fills a folder with the files that the commands name."""
    taps = [row for i in range(30) for row in tap_rows(i, i)]
    diverging(trace_of(folder, taps)).rename(folder / "diverging.kintrace")
    rows: list[Row] = [*tap_rows(1, 0), *drag_rows(2, 2, (100, 300), (180, 300))]
    trace_of(folder, rows, name="a")
    convert(folder / "a.csv", folder / "a.evemu", "--range", "1000,1000", "--units-per-mm", "10")
    wrong = {**CASE, "id": "b", "expect": []}
    drawings = examples(("circle", "vee"))
    for name, value in {"scene": SCENE, "case": [CASE], "failing": [wrong], "wish": WISH, "drawings": drawings}.items():
        (folder / f"{name}.json").write_text(json.dumps(value))
    shutil.copy(ROOT / "build/lib/libkinesic-strokes.so", folder / "strokes.so")
    for ending in ("json", "kinstrokes"):
        done = kinesic("strokes", "train", folder / "drawings.json", "-o", folder / f"set.{ending}")
        assert done.returncode == 0, done.stderr
    return folder


def inputs(line: str) -> list[str]:
    """The names of the files that a command reads."""
    return [word[1:] for word in line.split() if word.startswith("@")]


def ending(line: str) -> str:
    """How the name of what it writes ends."""
    return next((word[1:] for word in line.split() if word.startswith(">")), "")


def arguments(line: str, folder: Path, output: object = None, instead: dict[str, object] | None = None) -> list[str]:
    """The command line. `instead` has other paths for files that it reads; a `~` stands for a space."""
    return [
        str((instead or {}).get(word[1:], folder / word[1:])) if word.startswith("@")
        else str(output) if word.startswith(">")
        else word.replace("~", " ")
        for word in line.split()
    ]  # fmt: skip
