"""A small device in qemu that is watched: `kinesic watch` reads its serial line while it runs."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from boards import BOARDS, EXAMPLE, ROOT, Board, numbers

sys.path.insert(0, str(ROOT / "Tests/Shared"))
from caught import PATIENCE  # noqa: E402

EACH = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.target)
RAM = 192 * 1024
HEAD = b"\x01KIN\r\n\x1a\n"


@contextmanager
def running(board: Board, folder: Path) -> Iterator[str]:
    """The path of a socket that is the board's serial line; the board begins when somebody is there."""
    program = board.build(folder / "watched.elf", EXAMPLE / "watched.c", "-lkinesic-watch", f"-Wl,--defsym=ram_size={RAM}")
    line = ["-serial", f"unix:{folder}/line,server=on,wait=on"]
    options = ["-display", "none", "-monitor", "none", *line, "-icount", "shift=0", "-kernel", str(program)]
    with subprocess.Popen([*board.read("emulator"), *options], stderr=subprocess.DEVNULL) as process:
        try:
            yield f"{folder}/line"
        finally:
            process.kill()


def connected(path: str) -> socket.socket:
    made = socket.socket(socket.AF_UNIX)
    made.settimeout(PATIENCE)
    late = time.monotonic() + PATIENCE
    while True:
        try:
            made.connect(path)
            return made
        except OSError:
            assert time.monotonic() < late
            time.sleep(0.05)


@EACH
def test_decisions_come_from_the_board(board: Board, tmp_path: Path) -> None:
    with running(board, tmp_path) as path:
        tool = subprocess.Popen([ROOT / "build/bin/kinesic", "watch", f"unix:{path}"], stdout=subprocess.PIPE, text=True)
        try:
            assert tool.stdout is not None
            lines = [tool.stdout.readline() for _ in range(3)]
        finally:
            tool.kill()
            tool.communicate()
    assert "0.048  pan 'drag' was recognized and began\n" in lines
    assert "0.048  tap 'press' failed: prevented by pan 'drag'\n" in lines


@EACH
def test_a_new_watcher_gets_a_snapshot_and_all_of_it_fits(board: Board, tmp_path: Path) -> None:
    with running(board, tmp_path) as path, connected(path) as line:
        came = b""
        for count, word in ((1, b"!"), (2, b".")):
            while came.count(HEAD) < count:
                came += line.recv(4096)
            line.sendall(word)
        while more := line.recv(4096):
            came += more
    memory = numbers(came[came.rindex(b"variables") :].decode())
    assert memory["of"] == RAM and 100_000 < memory["together"] < RAM
