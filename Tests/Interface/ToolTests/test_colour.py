"""Colours: on a terminal, unless the environment or the user says otherwise, and nowhere else."""

import json
import os
import pty
import re
import select
import subprocess
from pathlib import Path

import pytest
from conftest import TOOL
from everything import arguments, make_files

RED, GREEN, YELLOW, FAINT, PLAIN = "\x1b[1;31m", "\x1b[32m", "\x1b[1;33m", "\x1b[2m", "\x1b[0m"
PLAIN_ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")} | {"TERM": "xterm"}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_files(tmp_path_factory.mktemp("files"))


def on_a_terminal(words: list[str], stream: str = "stdout", **environment: str) -> tuple[str, str]:
    """What a command prints on a terminal, and what comes out of the other stream, a pipe."""
    main, side = pty.openpty()
    other = {"stdout": "stderr", "stderr": "stdout"}[stream]
    streams = {"stdin": subprocess.DEVNULL, stream: side, other: subprocess.PIPE}
    done = subprocess.Popen([str(TOOL), *words], env={**PLAIN_ENVIRONMENT, **environment}, **streams)  # type: ignore[call-overload]
    text = b""
    # The other end stays open here: what a terminal has not passed on yet is lost when nobody has it open.
    while done.poll() is None or select.select([main], [], [], 0.1)[0]:
        if select.select([main], [], [], 0.01)[0]:
            text += os.read(main, 1 << 16)
    os.close(main)
    os.close(side)
    rest = done.communicate(timeout=60)
    return text.decode().replace("\r\n", "\n"), (rest[0] or rest[1] or b"").decode()


def without(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("check @failing.json", f"{RED}FAIL{PLAIN} b: a tap"),
        ("check @failing.json", f"{GREEN}  +{PLAIN} "),
        ("check @case.json --verbose", f"{GREEN}ok{PLAIN}   a: a tap"),
        ("lint @scene.json --without-remedies", f"{YELLOW}warning{PLAIN}  "),
        ("replay @a.csv --explain", f"{FAINT}  | tap 'tap'"),
    ],
)
def test_words_have_colours_on_a_terminal_only(line: str, shown: str, files: Path) -> None:
    words = arguments(line, files)
    plain = subprocess.run([str(TOOL), *words], capture_output=True, text=True, env=PLAIN_ENVIRONMENT).stdout
    assert "\x1b" not in plain
    text, _ = on_a_terminal(words)
    assert shown in text and without(text) == plain
    for environment in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        assert on_a_terminal(words, **environment)[0] == plain
    assert shown in on_a_terminal(words, NO_COLOR="")[0]
    assert on_a_terminal([*words, "--color", "never"])[0] == plain
    always = subprocess.run([str(TOOL), *words, "--color=always"], capture_output=True, text=True, env={**PLAIN_ENVIRONMENT, "NO_COLOR": "1"})
    assert always.stdout == text


def test_each_stream_goes_by_itself(files: Path) -> None:
    words = ["replay", str(files / "none.csv")]
    assert on_a_terminal(words, "stderr")[0].startswith(f"{RED}error{PLAIN}: ")
    assert on_a_terminal(words, "stdout")[1].startswith("error: ")
    assert on_a_terminal([*words, "--color", "never"], "stderr")[0].startswith("error: ")
    assert on_a_terminal(["repaly"], "stderr")[0].startswith(f"{RED}error{PLAIN}: ")


def test_what_programs_read_has_none(files: Path) -> None:
    for line in ("check @failing.json --json", "lint @scene.json --json", "explain @a.csv --json"):
        text, _ = on_a_terminal([*arguments(line, files), "--color", "always"])
        assert "\x1b" not in text and [json.loads(each) for each in text.splitlines()]


def test_every_command_has_the_option() -> None:
    commands = re.findall(r"^  (\w+) ", subprocess.run([TOOL, "--help"], capture_output=True, text=True).stdout.split("SUBCOMMANDS:")[1], re.M)
    names = [[name] for name in commands if name not in ("See", "strokes")] + [["strokes", name] for name in ("train", "classify", "evaluate")]
    assert len(names) > 12
    for name in names:
        assert "--color <when>" in subprocess.run([TOOL, *name, "--help"], capture_output=True, text=True).stdout, name
    assert subprocess.run([TOOL, "classes", "--color", "blue"], capture_output=True).returncode == 64
