"""Every command reads each of its files as it reads a regular one: from `-`, /dev/stdin, a pipe, a FIFO and what a
shell makes of `<(cat F)`. What cannot be read is named with the system's reason."""

import os
import shlex
import subprocess
import threading
from pathlib import Path

import pytest
from conftest import TOOL, kinesic
from everything import PRINTING, WRITING, arguments, ending, inputs, make_files

# What is measured is another each time; a library is loaded by its path.
READING = sorted(line for line in {*PRINTING, *WRITING} if inputs(line) and not line.startswith(("bench", "plugins")))
CASES = [(line, name) for line in READING for name in dict.fromkeys(inputs(line))]
# How a shell hands over a file FILE to a command, which sees it at the path PLACE.
WAYS = {
    "-": ("-", "{command} <{file}"),
    "- from a pipe": ("-", "cat {file} | {command}"),
    "/dev/stdin": ("/dev/stdin", "{command} <{file}"),
    "/dev/stdin from a pipe": ("/dev/stdin", "cat {file} | {command}"),
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_files(tmp_path_factory.mktemp("files"))


def outcome(script: str, output: Path, names: dict[str, str]) -> tuple[int, str, str, bytes]:
    """What a command does: its code, what it prints, what it says, and what it writes. Names of the same thing are
    made one."""
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=120)
    written = output.read_bytes() if output.exists() else b""
    output.unlink(missing_ok=True)
    printed, said = done.stdout, done.stderr
    for name, one in names.items():
        printed, said, written = printed.replace(name, one), said.replace(name, one), written.replace(name.encode(), one.encode())
    return done.returncode, printed, said, written


def line_of(words: list[str]) -> str:
    return " ".join([shlex.quote(str(TOOL)), *map(shlex.quote, words)])


@pytest.mark.parametrize(("line", "name"), CASES, ids=lambda value: value)
def test_a_file_is_read_wherever_it_comes_from(line: str, name: str, files: Path, tmp_path: Path) -> None:
    output, link = tmp_path / f"out{ending(line)}", tmp_path / "LINK"
    # A file without a name that says anything, which is what a pipe is.
    link.symlink_to(files / name)
    expected = outcome(line_of(arguments(line, files, output, {name: link})), output, {str(link): "FILE", "LINK": "FILE"})
    assert expected[0] in (0, 1) and (expected[1] or expected[3]), expected[2]
    for way, (place, script) in WAYS.items():
        command = line_of(arguments(line, files, output, {name: place}))
        called = "standard input" if place == "-" else place
        names = {called: "FILE", called.split("/")[-1]: "FILE"}
        assert outcome(script.format(command=command, file=files / name), output, names) == expected, way
    fifo = tmp_path / "FIFO"
    os.mkfifo(fifo)
    writer = threading.Thread(target=lambda: fifo.write_bytes((files / name).read_bytes()), daemon=True)
    writer.start()
    assert outcome(line_of(arguments(line, files, output, {name: fifo})), output, {str(fifo): "FILE", "FIFO": "FILE"}) == expected
    writer.join(timeout=120)
    command = line_of(arguments(line, files, output, {name: "SUBSTITUTED"})).replace("SUBSTITUTED", f"<(cat {files / name})")
    code, printed, said, written = outcome(command, output, {})
    assert (code, len(printed.splitlines())) == (expected[0], len(expected[1].splitlines())), said
    assert bool(written) == bool(expected[3])


@pytest.mark.parametrize("line", [line for line in READING if "@" in line.split()[1]])
def test_what_cannot_be_read_is_named_with_the_reason(line: str, files: Path, tmp_path: Path) -> None:
    name, output = inputs(line)[0], tmp_path / f"out{ending(line)}"
    if line.startswith("record"):  # it lists the devices of a folder
        return
    for path, reason in ((tmp_path / "none", "there is no such file"), (tmp_path, "cannot be read: Is a directory")):
        done = kinesic(*arguments(line, files, output, {name: path}))
        if line.startswith("strokes") and path == tmp_path and name == "drawings.json":
            assert done.returncode == 2 and "there is no file with drawings in this folder" in done.stderr
            continue
        assert (done.returncode, done.stdout, output.exists()) == (2, "", False)
        assert f"error: {path}: {reason}\n" == done.stderr
    words = [str(TOOL), *arguments(line, files, output, {name: "-"})]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, preexec_fn=lambda: os.close(0))
    assert (done.returncode, done.stderr) == (2, "error: standard input: cannot be read: Bad file descriptor\n")


def test_a_word_that_is_no_command_is_refused_by_help() -> None:
    for words, sentence in {
        ("help", "nope"): "there is no command 'nope'",
        ("help", "strokes", "nope"): "'strokes' has no command 'nope'",
        ("help", "replay", "nope"): "'replay' has no command 'nope'",
    }.items():
        done = kinesic(*words)
        assert (done.returncode, done.stdout) == (64, "") and done.stderr.startswith(f"error: {sentence}"), done
    for words in (["help"], ["help", "replay"], ["help", "strokes", "train"], ["help", "--help"]):
        assert kinesic(*words).returncode == 0 and "USAGE:" in kinesic(*words).stdout
    assert "kinesic strokes train" in kinesic("help", "strokes", "train").stdout


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["repaly", "a.csv"], "replay"),
        (["Replay"], "replay"),
        (["explian", "--why", "tap", "a.csv"], "explain"),
        (["help", "mimize"], "minimize"),
        (["strokes", "trian", "a.json"], "train"),
        (["help", "strokes", "evalute"], "evaluate"),
        (["replay", "--exlain", "a.csv"], "--explain"),
        (["classes", "pinhc"], "pinch"),
        (["explain", "--why", "duble_tap", "a.csv"], "double_tap"),
        (["check", "--case", "aa", "case.json"], "a"),
    ],
)
def test_a_word_that_is_nearly_right_is_answered_with_the_right_one(words: list[str], meant: str, files: Path) -> None:
    done = kinesic(*(files / word if word.endswith((".csv", ".json")) else word for word in words))
    assert done.returncode in (2, 64) and done.stdout == ""
    assert f"did you mean '{meant}'?" in done.stderr.lower(), done.stderr
    assert kinesic("nothing-like-it").stderr.splitlines()[0] == "error: there is no command 'nothing-like-it'"


def test_a_complaint_of_several_lines_has_several_lines() -> None:
    """The argument parser's own; a line end in a word of the user's stays a number (test_terminal.py)."""
    for words in (["--generate-completion-script", "nope"], ["convert", "a", "-", "--to", "cvs"]):
        lines = kinesic(*words).stderr.splitlines()
        assert lines[0].startswith("error: ") and lines[1].startswith(("Please", "  - csv")) and "\\u000a" not in "".join(lines), lines
    assert "'a\\u000ab'" in kinesic("convert", "a", "-", "--to", "a\nb").stderr.splitlines()[0]
