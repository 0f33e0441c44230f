"""`kinesic watch`: a program that runs is seen in a terminal, as lines and as a page's answers."""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import kinesic
import pytest
from conftest import ROOT, TOOL

PATIENCE = 60.0  # seconds; only a hang needs them
PLAIN = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"}


class Program:
    """A program with the classical conflict: a drag keeps a flick from recognition; a tap waits for a double tap."""

    def __init__(self, address: str) -> None:
        self.engine = kinesic.Engine()
        photo = self.engine.root.add(kinesic.View(frame=(0, 0, 400, 400), name="photo"))
        self.move = photo.add(kinesic.Pan(name="move"))
        self.flick = photo.add(kinesic.Swipe(name="flick"))
        self.single = photo.add(kinesic.Tap(name="single"))
        self.single.require_failure_of(photo.add(kinesic.Tap(name="double", taps_required=2)))
        self.watch = self.engine.watch(address)
        self.time = 1.0
        self.watchers: list[subprocess.Popen[bytes]] = []
        self.engine.advance(self.time)

    def drag(self) -> None:
        self.engine.down(1, (50, 100), at=self.time)
        for step in range(1, 11):
            self.engine.move(1, (50 + 15 * step, 100), at=self.time + 0.02 * step)
        self.engine.up(1, at=self.time + 0.22)
        self.time += 1
        self.engine.advance(self.time)

    def tap(self) -> None:
        self.engine.down(1, (50, 100), at=self.time)
        self.engine.up(1, at=self.time + 0.05)
        self.engine.advance(self.time + 0.1)
        self.time += 1


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = Program(f"unix:{tmp_path}/watch")
    yield made
    for process in made.watchers:
        process.kill()
    made.engine.close()


class Screen:
    """A terminal of some size that shows what a command draws: absolute places, ends of lines, colours."""

    def __init__(self, program: Program, *arguments: str, size: tuple[int, int] = (100, 24), **environment: str) -> None:
        self.program = program
        self.main, side = pty.openpty()
        self.resize(*size)
        self.raw = ""
        command = [str(TOOL), "watch", *arguments]
        self.process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, start_new_session=True, env={**PLAIN, **environment})
        program.watchers.append(self.process)
        os.close(side)

    def resize(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows = [""] * height
        fcntl.ioctl(self.main, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def take(self) -> None:
        if not select.select([self.main], [], [], 0.05)[0]:
            return
        try:
            text = os.read(self.main, 1 << 20).decode(errors="replace")
        except OSError:
            return
        self.raw += text
        if "\x1b[2J" in text:
            self.rows = [""] * self.height
            text = text[text.rindex("\x1b[2J") :]
        for row, line in re.findall(r"\x1b\[(\d+);1H\x1b\[0m(.*?)\x1b\[K", text, re.S):
            if int(row) <= self.height:
                self.rows[int(row) - 1] = re.sub(r"\x1b\[[\d;]*m", "", line)

    def until(self, *words: str) -> str:
        late = time.monotonic() + PATIENCE
        while not all(word in self.text for word in words):
            assert time.monotonic() < late, f"{words} did not come:\n{self.text}"
            self.program.watch.step()
            self.take()
        return self.text

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    def press(self, keys: str) -> None:
        os.write(self.main, keys.encode())

    def close(self) -> int:
        late = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < late, "it does not end"
            self.take()
        code = self.process.wait()
        self.take()
        os.close(self.main)
        return code


def address(program: Program, tmp_path: Path) -> str:
    return f"unix:{tmp_path}/watch"


def once(tmp_path: Path, trace: Path, *arguments: object, **environment: str) -> list[str]:
    command = [str(TOOL), "watch", "--once", *map(str, arguments), str(trace)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL, env={**PLAIN, **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def recorded(tmp_path: Path) -> Path:
    made = Program(f"unix:{tmp_path}/other")
    made.watch.stop()
    with made.engine.record(tmp_path / "a.kintrace"):
        made.drag()
        made.tap()
        made.engine.advance(3.0)
    return tmp_path / "a.kintrace"


def test_no_name_controls_the_terminal(program: Program, tmp_path: Path) -> None:
    for one in (program.move, program.flick, program.single, program.engine.root.children[0]):
        one.name = "knock\x1b]0;title\x07\x1b[31m\u202e\x9b2J"
    screen = Screen(program, address(program, tmp_path))
    program.drag()
    screen.until("knock\\u001b]0;title", "prevented by")
    screen.press("w")
    screen.until("why not")
    ours = re.sub(r"\x1b\[(?:\d+;1H|[02]?m|2?J|K|\?\d+[hl])", "", screen.raw)
    assert [letter for letter in ours if letter in "\u202e\x9b" or letter < " " and letter not in "\r\n"] == []


def test_it_ends_with_its_terminal(program: Program, tmp_path: Path) -> None:
    """A window that is closed: what is left of the terminal can be read for ever and gives nothing."""
    screen = Screen(program, address(program, tmp_path))
    screen.until("move")
    os.close(screen.main)
    assert screen.process.wait(PATIENCE) is not None


def test_the_screen_is_a_function_of_the_trace_and_the_size(tmp_path: Path) -> None:
    trace = recorded(tmp_path)
    lines = once(tmp_path, trace, "--size", "90x16")
    assert lines[0].startswith(" kinesic watch   has ended  3.00 s  /")
    assert [line.rstrip() for line in lines[1:8]] == [
        "finger 1                                    ━━━    ━━",
        "› move                                      ███    ─×       × lifted too early",
        "  flick                                     ×      ─×       × lifted too early",
        "  single                                    ×      ─▒▒◆     ◆ recognized",
        "  double                                    ×      ───×     × no second tap in time",
        "── decisions, the latest first ───────────────────────────────────────────────────────────",
        "    2.40  tap 'single' ended at (50, 100) with tap_count 1",
    ]
    assert len(lines) == 16 and all(len(line) <= 90 for line in lines)


@pytest.mark.parametrize("size", ["20x6", "40x10", "69x12", "200x60"])
def test_no_line_is_wider_than_the_screen(size: str, tmp_path: Path) -> None:
    width, height = map(int, size.split("x"))
    lines = once(tmp_path, recorded(tmp_path), "--size", size)
    assert len(lines) == height and max(map(len, lines)) <= width
    assert any("move" in line for line in lines) or height < 8


def test_without_utf_8_all_marks_are_ascii(tmp_path: Path) -> None:
    text = "\n".join(once(tmp_path, recorded(tmp_path), "--size", "90x16", LC_ALL="C"))
    assert text.isascii() and "###    -x " in text and "-ww* " in text


def test_who_has_no_name_is_called_as_its_lane_is(tmp_path: Path) -> None:
    engine = kinesic.Engine()
    engine.root.add(kinesic.Pan())
    engine.root.add(kinesic.Swipe())
    with engine.record(tmp_path / "a.kintrace"):
        engine.down(1, (0, 0), at=1.0)
        engine.move(1, (50, 0), at=1.1)
        engine.up(1, at=1.2)
    text = "\n".join(once(tmp_path, tmp_path / "a.kintrace", "--size", "100x20"))
    assert "pan#1 failed: prevented by swipe#1" in text and "0x" not in text


def test_colours_are_asked_for(tmp_path: Path) -> None:
    trace = recorded(tmp_path)
    assert "\x1b" not in "\n".join(once(tmp_path, trace))
    assert "\x1b[31m" in "\n".join(once(tmp_path, trace, "--color", "always"))


def test_why_not_and_an_earlier_time(tmp_path: Path) -> None:
    text = " ".join(" ".join(once(tmp_path, recorded(tmp_path), "--size", "100x20", "--why-not", "flick", "--at", "1.5")).split())
    assert "swipe 'flick' failed at 1.020 s (+0.020 s): prevented by pan 'move'." in text


def test_lines_where_there_is_no_terminal(program: Program, tmp_path: Path) -> None:
    command = [str(TOOL), "watch", address(program, tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL) as process:
        while not program.watch.is_watched:
            program.watch.step()
        program.drag()
        assert process.stdout is not None and process.stderr is not None
        found = [process.stdout.readline() for _ in range(3)]
        assert found[0] == "1.020  pan 'move' was recognized and began\n"
        assert "1.020  swipe 'flick' failed: prevented by pan 'move'\n" in found + [process.stdout.readline() for _ in range(3)]
        program.watch.stop()  # its end is the end of the lines
        process.stdout.read()
        assert process.wait(PATIENCE) == 0 and process.stderr.read() == ""


def test_a_terminal_live(program: Program, tmp_path: Path) -> None:
    screen = Screen(program, address(program, tmp_path))
    assert "live" in screen.until("live")
    program.drag()
    screen.until("◆ (150, 0)", "× prevented by move", "pan 'move' ended")
    screen.press("\x1b[B")  # down
    screen.until("› flick")
    screen.press("w")
    screen.until("why not flick?", "prevented by pan 'move'")
    screen.press("l")
    screen.until("lint of the scene as it stands", "motions")
    screen.press("?")
    screen.until("30 seconds back")
    screen.press("\x1b")
    screen.until("decisions, the latest first")
    screen.press(" ")
    screen.until("paused at 2.00 s")
    program.tap()
    program.engine.advance(program.time)
    for _ in range(10):
        program.watch.step()
        screen.take()
    assert "single' was recognized" not in screen.text  # what comes meanwhile is kept
    screen.press(" ")
    screen.until("live", "tap 'single' was recognized")
    screen.press("b")
    screen.until("paused at 0.00 s")
    screen.press("x")
    screen.until("there is no key 'x'")
    screen.resize(60, 14)
    screen.until("paused at 0.00 s")
    assert max(map(len, screen.rows)) <= 60
    screen.press("q")
    assert screen.close() == 0
    assert screen.raw.endswith("\x1b[0m\x1b[?25h\x1b[?1049l")  # the terminal is as it was


def test_what_is_on_the_screen_is_saved(program: Program, tmp_path: Path) -> None:
    where = tmp_path / "saved"
    where.mkdir()
    before = Path.cwd()
    os.chdir(where)
    try:
        screen = Screen(program, address(program, tmp_path))
    finally:
        os.chdir(before)
    screen.until("live")
    program.drag()
    screen.until("pan 'move' ended")
    for key, name in ("t", "watch-1.kintrace"), ("c", "watch-1.json"), ("p", "watch-1.html"), ("t", "watch-2.kintrace"):
        screen.press(key)
        screen.until(f"saved as {name}")
    screen.press("q")
    assert screen.close() == 0
    events = kinesic.Trace(where / "watch-1.kintrace").replay().events
    assert [event.state.name for event in events if isinstance(event, kinesic.GestureEvent)][0] == "BEGAN"
    assert subprocess.run([str(TOOL), "check", "watch-1.json"], cwd=where, capture_output=True, text=True).stdout.endswith("1 passed, 0 failed\n")
    assert "prevented by" in (where / "watch-1.html").read_text()


def test_an_interrupt_leaves_the_terminal_as_it_was(program: Program, tmp_path: Path) -> None:
    screen = Screen(program, address(program, tmp_path))
    screen.until("live")
    settings = termios.tcgetattr(screen.main)
    assert not settings[3] & termios.ECHO
    screen.process.send_signal(signal.SIGINT)
    assert screen.close() == 0 and screen.raw.endswith("\x1b[?1049l")


def test_a_program_comes_and_goes_and_comes_again(tmp_path: Path) -> None:
    first = Program(f"unix:{tmp_path}/watch")
    first.watch.stop()
    screen = Screen(first, f"unix:{tmp_path}/watch")
    late = time.monotonic() + PATIENCE
    while "waits for the program" not in screen.text:
        assert time.monotonic() < late
        screen.take()
    second = Program(f"unix:{tmp_path}/watch")
    screen.program = second
    screen.until("live")
    second.engine.close()
    while "the program has gone" not in screen.text:
        assert time.monotonic() < late
        screen.take()
    third = Program(f"unix:{tmp_path}/watch")
    screen.program = third
    third.tap()
    screen.until("live", "waits for tap 'double'")
    screen.press("q")
    assert screen.close() == 0


def test_names_never_control_the_terminal(tmp_path: Path) -> None:
    made = Program(f"unix:{tmp_path}/watch")
    made.move.name = "a\x1b[31m\x9b2J"
    screen = Screen(made, f"unix:{tmp_path}/watch")
    screen.until("live")
    made.drag()
    screen.until("a\\u001b[31m\\u009b2J' ended")
    assert "\x9b" not in screen.raw and "\x1b[31m" not in screen.raw
    screen.press("q")
    screen.close()


def test_a_line_that_loses_bytes_goes_on_with_the_next_trace(tmp_path: Path) -> None:
    trace = recorded(tmp_path).read_bytes()
    broken = bytearray(trace[:-40])
    broken[200] ^= 1
    (tmp_path / "line").write_bytes(b"login: " + bytes(broken) + trace)
    done = subprocess.run([str(TOOL), "watch", str(tmp_path / "line")], capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)
    assert done.returncode == 0 and "tap 'single' was recognized" in done.stdout
    assert re.search(r"note: .*/line: \d+ bytes were damaged or belong to no trace", done.stderr)


def test_what_is_refused(tmp_path: Path) -> None:
    for words, sentence in (
        (["tcp:example.com:80"], "a program listens to its own machine alone"),
        (["tcp:127.0.0.1:0"], "the port is a number from 1 to 65535"),
        (["http://0.0.0.0:7878"], "a program listens to its own machine alone"),
        (["http:127.0.0.1:7878"], "a program listens to its own machine alone"),
        (["http://127.0.0.1:65536"], "the port is a number from 1 to 65535"),
        ([str(tmp_path / "nothing")], "cannot be read: No such file or directory"),
        ([str(tmp_path)], "is a folder"),
        (["--lines", "--once", "x"], "give one of --once, --lines and --page"),
        (["--size", "80x24", "x"], "belong to --once"),
    ):
        done = subprocess.run([str(TOOL), "watch", *words], capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)
        assert done.returncode not in (0, 1) and sentence in done.stderr, done.stderr


@pytest.fixture
def page(program: Program, tmp_path: Path) -> Iterator[str]:
    command = [str(TOOL), "watch", "--page", "0", address(program, tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        while not program.watch.is_watched:
            program.watch.step()
        program.drag()
        yield url
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def got(url: str, **headers: str) -> str:
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def state_when_it_ended(page: str) -> dict[str, object]:
    version = -1
    while True:
        state: dict[str, object] = json.loads(got(f"{page}state?after={version}"))
        if "pan 'move' ended" in json.dumps(state):
            return state
        version = int(str(state["version"]))


def test_the_answers_of_the_page(page: str) -> None:
    state = state_when_it_ended(page)
    assert state["recognizers"] == ["move", "flick", "single", "double"] and state["isConnected"]
    assert "prevented by pan 'move'" in got(f"{page}why?recognizer=fl%69ck")
    assert "motions" in got(f"{page}lint")
    assert "<svg" in got(f"{page}picture") and "<svg" in got(f"{page}picture?end=0")
    assert "kinesic watch" in got(page)
    with urllib.request.urlopen(f"{page}save?what=trace", timeout=PATIENCE) as answer:
        assert answer.headers["Content-Disposition"] == 'attachment; filename="watch.kintrace"'
        assert answer.read().startswith(b"\x01KIN")
    for path, code in ("nothing", 404), ("why?recognizer=nobody", 409), ("save?what=money", 409):
        with pytest.raises(urllib.error.HTTPError) as refused:
            got(page + path)
        assert refused.value.code == code


def test_pages_of_other_machines_get_nothing(page: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        got(f"{page}state", Host="evil.example:80")
    assert refused.value.code == 403


def test_the_guide_shows_what_the_screen_shows(tmp_path: Path) -> None:
    program, command, text = re.findall(r"^```(?:python|sh|text)\n(.*?)^```$", (ROOT / "docs/watch.md").read_text(), re.M | re.S)[-3:]
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True)
    environment = {**PLAIN, "PATH": f"{TOOL.parent}:{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-ec", command], cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    shown = [line.rstrip() for line in done.stdout.splitlines()]
    assert [line for line in text.splitlines() if line not in shown] == []
