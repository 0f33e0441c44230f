"""kinesic.lua: its declarations are the headers', all of it runs, and the LÖVE example draws what its script says."""

import json
import math
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import photo
import pytest
from caught import PATIENCE, wait_until_it_catches
from conftest import HERE, LUA, OUT, ROOT, needs, run, snippets
from house import declared_functions, lint_functions, overlay_functions
from photo import COLOURS, GREEN, OTHER, Shot

CDEF = LUA / "kinesic/cdef.lua"
EXAMPLE = LUA / "examples/love"
ENVIRONMENT = {"LUA_PATH": f"{LUA}/?.lua;;"}


def lua(script: str) -> str:
    return run(needs("luajit"), "-e", script, **ENVIRONMENT)


def test_every_function_is_there() -> None:
    names = " ".join(sorted(function.name for function in declared_functions()))
    assert lua(f"local C = require('kinesic').C for name in ('{names}'):gmatch('%S+') do assert(C[name], name) end print('all')") == "all\n"


def test_structs_have_the_library_s_layout() -> None:
    manifest = json.loads(lua("io.write(require('ffi').string(require('kinesic').C.kin_abi_manifest()))"))
    lines = []
    for name, struct in manifest["structs"].items():
        lines.append(f"assert(ffi.sizeof('{name}') == {struct['size']}, '{name}')")
        lines += [f"assert(ffi.offsetof('{name}', '{field}') == {offset}, '{name}.{field}')" for field, _, offset in struct["fields"]]
    assert len(lines) > 200
    assert lua("require('kinesic') local ffi = require('ffi') " + " ".join(lines) + " print('same')") == "same\n"


def test_constants() -> None:
    manifest = json.loads(lua("io.write(require('ffi').string(require('kinesic').C.kin_abi_manifest()))"))
    enums = set(re.findall(r"\b(KIN_\w+) =", CDEF.read_text()))
    missing = set(manifest["constants"]) - enums
    assert missing == set()


@pytest.mark.parametrize("compiler", ["on", "off"])
def test_everything(compiler: str) -> None:
    output = run(needs("luajit"), f"-j{compiler}", HERE / "lua_everything.lua", **ENVIRONMENT)
    passed, failed = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)[-1]
    assert int(failed) == 0 and int(passed) > 500


@pytest.mark.parametrize("compiler", ["on", "off"])
def test_what_is_called_when_it_was_removed(compiler: str) -> None:
    output = run(needs("luajit"), f"-j{compiler}", HERE / "lua_removed.lua", **ENVIRONMENT)
    passed, failed = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)[-1]
    assert int(failed) == 0 and int(passed) > 1500


@pytest.mark.parametrize("compiler", ["on", "off"])
def test_lint(compiler: str) -> None:
    output = run(needs("luajit"), f"-j{compiler}", HERE / "lua_lint.lua", **ENVIRONMENT)
    passed, failed = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)[-1]
    assert int(failed) == 0 and int(passed) > 30


def test_lint_uses_every_function() -> None:
    text = (LUA / "kinesic/lint.lua").read_text()
    assert [function.name for function in lint_functions() if f"library.{function.name}" not in text] == []


@pytest.mark.parametrize("compiler", ["on", "off"])
def test_overlay(compiler: str) -> None:
    output = run(needs("luajit"), f"-j{compiler}", HERE / "lua_overlay.lua", **ENVIRONMENT)
    passed, failed = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)[-1]
    assert int(failed) == 0 and int(passed) > 14


def test_overlay_uses_every_function() -> None:
    text = (LUA / "kinesic/overlay.lua").read_text()
    assert [function.name for function in overlay_functions() if f"library.{function.name}" not in text] == []


METHODS = """
local kinesic = require("kinesic")
local engine = kinesic.engine()
local owners = {
  engine = getmetatable(engine).__index, frame = getmetatable(engine:frame()).__index, view = getmetatable(engine.root).__index,
  recognizer = getmetatable(engine.root:add("pan")).__index, kinesic = kinesic, lint = getmetatable(require("kinesic.lint")(engine)).__index,
  overlay = getmetatable(require("kinesic.overlay")(engine)).__index,
}
for owner, methods in pairs(owners) do
  for name, method in pairs(methods) do
    if name:sub(1, 2) ~= "__" then
      local arguments, info = {}, type(method) == "function" and debug.getinfo(method, "u") or {nparams = 0, isvararg = true}
      for i = 1, info.nparams do arguments[i] = debug.getlocal(method, i) end
      print(owner .. " " .. name .. " " .. (info.isvararg and "?" or table.concat(arguments, " ")))
    end
  end
end
"""


def test_the_guide_lists_every_method() -> None:
    """With its arguments, where Lua can tell them: a function of any number of them has no names."""
    text = (ROOT / "docs/lua.md").read_text().split("## All methods")[1]
    owners = "kinesic|engine|frame|view|recognizer|fling|lint|overlay"
    listed = {(owner, name): arguments for owner, name, arguments in re.findall(rf"`({owners})[.:](\w+)(\([^)]*\)|`)", text)}
    there = dict[tuple[str, str], list[str]]()
    for line in lua(METHODS).splitlines():
        owner, name, *arguments = line.split(" ")
        there[owner, name] = [argument for argument in arguments if argument and argument != "self"]
    flings = re.findall(r"^function Fling:(\w+)\(([^)]*)\)", (LUA / "kinesic/motion.lua").read_text(), re.M)
    there |= {("fling", name): arguments.split(", ") if arguments else [] for name, arguments in flings}
    fields = {("engine", "root"), ("engine", "pointer")}
    there.pop(("lint", "what"))  # the word for it in sentences
    there.pop(("overlay", "what"))
    assert len(flings) == 5 and len(there) > 90
    assert set(there) - set(listed) == set() and set(listed) - set(there) == fields
    wrong = {each: listed[each] for each, names in there.items() if names != ["?"] and re.findall(r"\w+|\.\.\.", listed[each]) != names}
    assert wrong == {}


@pytest.mark.parametrize("number", range(len(snippets("lua.md", "lua"))))
def test_the_guide(number: int) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"guide-{number}.lua"
    path.write_text(snippets("lua.md", "lua")[number])
    assert run(needs("luajit"), path, **ENVIRONMENT) == snippets("lua.md", "text")[number]


def play(screen: str, name: str, lines: list[str]) -> Shot:
    os.environ["EXAMPLE"] = f"{EXAMPLE}/main.lua"
    # The window comes with a focus of its own: a frame for it first.
    return photo.play([needs("love"), HERE / "love_play"], screen, f"love-{name}.png", ["0 frame", *lines, f"{float(lines[-1].split()[0])} frame"])


def test_love_pan(screen: str) -> None:
    photo.check_pan(lambda lines: play(screen, "pan", lines))


def test_love_spread_and_turn(screen: str) -> None:
    photo.check_spread_and_turn(lambda lines: play(screen, "spread", lines))


def test_love_tap(screen: str) -> None:
    assert play(screen, "tap", ["0 down 1 300 200", "50 up 1 300 200"]).quadrants() == OTHER
    assert play(screen, "click", ["0 press 300 200", "50 release 300 200"]).quadrants() == OTHER
    # LÖVE's own mouse event of a touch is not a second finger.
    assert play(screen, "synthetic", ["0 synthetic 320 240", "10 drag 340 240", "20 drag 360 240"]).x == 320


def test_love_two_fingers(screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame is one step: two fingers side by side go steadily, and nothing is spread or turned."""
    monkeypatch.setenv("EVENTS", str(tmp_path / "events"))
    play(screen, "parallel", photo.fingers(photo.straight(200, 240, 160, 0, 20), photo.straight(300, 240, 160, 0, 20)))
    rows = [line.split() for line in (tmp_path / "events").read_text().splitlines()]
    assert [row[0] for row in rows] == ["began", *["changed"] * (len(rows) - 2), "ended"] and len(rows) == 20
    assert {(row[2], row[4]) for row in rows} == {("1.000", "2")}
    assert [float(row[1]) for row in rows[:-1]] == [*range(20, 201, 10)]
    assert [float(row[3]) for row in rows[:-1]] == [*range(16, 161, 8)]


def test_love_click_within_a_frame(screen: str) -> None:
    assert play(screen, "quick", ["10 press 300 200", "10 release 300 200"]).quadrants() == OTHER
    assert play(screen, "twice", ["10 press 300 200", "10 release 300 200", "10 press 300 200", "10 release 300 200"]).quadrants() == COLOURS
    assert play(screen, "touch", ["10 down 1 300 200", "10 up 1 300 200"]).quadrants() == OTHER


def test_love_fling_and_focus(screen: str) -> None:
    thrown = [f"{10 * i} {'move' if i else 'down'} 1 {200 + 8 * i} 240" for i in range(11)] + ["100 up 1 280 240"]
    ended = play(screen, "flown", [*thrown, "2000 frame"])
    assert ended.x - 400 == pytest.approx(800 / (-1000 * math.log(0.99)), rel=0.02) and ended.quadrants() == COLOURS
    lost = ["0 down 1 320 240", "10 move 1 360 240", "20 blur", "30 move 1 400 240"]
    again = ["40 down 2 300 200", "50 move 2 300 240", "300 up 2 300 240", "310 up 1 400 240"]
    shot = play(screen, "blur", [*lost, *again])
    assert (shot.x, shot.y) == pytest.approx((360, 280), abs=0.1)


def test_love_a_lift_that_was_lost(screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """LÖVE's name for the finger comes again: the drag that hung ends where it was, and does not jump. More fingers
    than there is room for are no error."""
    monkeypatch.setenv("EVENTS", str(tmp_path / "events"))
    hung = ["0 down 1 320 240", "10 move 1 360 240", "500 down 1 300 280", "510 move 1 300 320", "520 move 1 300 330", "900 up 1 300 330"]
    shot = play(screen, "hung", hung)
    assert [line.split()[0] for line in (tmp_path / "events").read_text().splitlines() if not line.startswith("changed")] == ["began", "ended", "began", "ended"]
    assert (shot.x, shot.y) == pytest.approx((360, 290), abs=0.1)
    many = [f"{10 * kind} {word} {finger} {280 + 2 * finger} 240" for kind, word in enumerate(("down", "up")) for finger in range(1, 41)]
    assert play(screen, "many", [*many, "400 down 1 320 240", "410 move 1 380 240", "900 up 1 380 240"]).x == pytest.approx(380, abs=0.1)


def test_love_hover_buttons_and_wheel(screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mouse comes, drags with the right button, leaves; a notch scrolls; a hidden window cancels."""
    monkeypatch.setenv("HOVERS", str(tmp_path / "hovers"))
    # The screen's own mouse may be above the window.
    play(screen, "hover", ["0 out", "10 drag 10 10", "20 press2 10 10", "30 drag 60 10", "40 press 60 10", "50 release2 60 10", "60 drag 70 10", "70 release 70 10",
                           "80 out", "90 drag 30 10", "100 wheel 1", "110 press 30 10", "120 drag 90 10", "130 hide", "140 drag 200 10", "150 release 200 10"])
    lines = (tmp_path / "hovers").read_text().splitlines()
    hovers = [line for line in lines if line.startswith("hover")][-3:]
    assert hovers == ["hover began 10", "hover ended 70", "hover began 30"]
    hands = [line.split()[1:] for line in lines if line.startswith("hand")]
    assert [hand[:2] for hand in hands] == [
        ["began", "2"], ["changed", "1"], ["ended", "-"], ["began", "1"], ["cancelled", "-"]]
    assert [line for line in lines if line.startswith("wheel")] == ["wheel began 40", "wheel ended 40"]


def test_a_refused_finger() -> None:
    """It takes no other of its step along, and the error is raised after all is fed."""
    script = """
      local engine = require("kinesic").engine({touch_capacity = 1})
      local frame = engine:frame():down(1, 0, 0):down(2, 9, 9)
      local _, fault = pcall(frame.feed, frame, 1)
      print(fault.code, #engine:contacts())
    """
    assert lua(script) == "KIN_ERROR_CAPACITY\t1\n"


def test_love_looks_ahead(screen: str) -> None:
    moving = [f"{10 * i} {'move' if i else 'down'} 1 {200 + 20 * i} 240" for i in range(6)]
    shot = play(screen, "late", [*moving, "59 frame"])
    assert shot.ahead_x == pytest.approx(8, abs=0.01)
    assert shot.picture.at(shot.x + 105, 230) == GREEN


def test_love_picture(screen: str) -> None:
    """A program that draws with a transform gets places in its units; when it draws elsewhere, a drag is cancelled."""
    environment = {**os.environ, "DISPLAY": screen, "KINESIC_LUA": str(LUA), "LD_LIBRARY_PATH": f"{ROOT}/build/lib"}
    done = subprocess.run([needs("love"), HERE / "love_picture"], env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines() == [
        "tap ended 50 50 ", "tap ended -10 50 ", "pan began 50 70 20", "pan cancelled 50 70 20", "tap ended 50 50 ",
        *(f"pan {state} {x} {y} 13.33" for state in ("began", "ended") for x, y in [done.stdout.splitlines()[-1].split()[2:4]]),
    ], done.stderr


def test_love_alone(screen: str) -> None:
    """As a user starts it, until the window is closed."""
    environment = {**os.environ, "DISPLAY": screen, "ALSOFT_DRIVERS": "null"}
    process = subprocess.Popen([needs("love"), EXAMPLE], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wait_until_it_catches(process, signal.SIGTERM)
    time.sleep(2)
    assert process.poll() is None, process.communicate()
    process.send_signal(signal.SIGTERM)
    output, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and "rror" not in output, output
