"""The cards of raylib, with the real library: a mouse plays, and `kinesic watch` says what came of it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from caught import PATIENCE
from conftest import C, HERE, HOST, OUT, ROOT, STRICT, needs, run

WATCH = [ROOT / "build/bin/kinesic", "watch", "--once", "--size", "100x30"]


@pytest.fixture(scope="module")
def cards() -> Path:
    needs("xdotool")
    pytest.importorskip("raylib")
    OUT.mkdir(parents=True, exist_ok=True)
    library = OUT / "libraylib-cards.so"
    flags = ["-std=c99", "-shared", "-fPIC", *STRICT, "-DCAN_BE_WATCHED", f"-I{C}/adapters", f"-I{HERE}/raylib"]
    run("gcc", *flags, C / "examples/raylib/main.c", "-o", library, *HOST, "-lkinesic-watch", "-lkinesic", "-lm")
    return library


def watched(address: str) -> str:
    """The screen of a watcher, once something has come."""
    seen = subprocess.run([*WATCH, address], capture_output=True, text=True, timeout=PATIENCE)
    assert seen.returncode == 0, seen.stderr
    return seen.stdout


def mouse(screen: str, *words: object) -> None:
    run("xdotool", *words, DISPLAY=screen)
    time.sleep(0.1)


def test_the_cards_of_raylib(cards: Path, screen: str, tmp_path: Path) -> None:
    address = f"unix:{tmp_path}/cards"
    environment = {**os.environ, "DISPLAY": screen, "KINESIC_WATCH": address}
    with subprocess.Popen([sys.executable, HERE / "raylib_program.py", cards], env=environment, stdout=subprocess.DEVNULL) as process:
        try:
            before = watched(address)
            mouse(screen, "search", "--sync", "--name", "^cards$", "windowmove", 0, 0, "windowfocus")
            for words in (["mousemove", 100, 220], ["mousedown", 1], ["mouseup", 1], ["mousemove", 320, 220], ["mousedown", 1]):
                mouse(screen, *words)
            for x in range(330, 391, 10):
                mouse(screen, "mousemove", x, 220)
            mouse(screen, "mouseup", 1)
            after = watched(address)
            mouse(screen, "key", "Escape")
        finally:
            try:
                status = process.wait(PATIENCE / 2)
            except subprocess.TimeoutExpired:
                process.terminate()
                raise
    assert status == 0 and not (tmp_path / "cards").exists()
    assert "live" in before and before.count("no touch") == 6
    said = ["pan#1 failed: lifted too early", "tap#1 was recognized", "tap#2 failed: prevented by pan#2", "pan#2 ended at (390, 220) with translation.x 70,"]
    assert [words for words in said if words not in after] == [], after


def test_an_address_that_is_refused(cards: Path, screen: str) -> None:
    """The program says it and goes on without a watch."""
    environment = {**os.environ, "DISPLAY": screen, "KINESIC_WATCH": "tcp:0.0.0.0:7878"}
    with subprocess.Popen([sys.executable, HERE / "raylib_program.py", cards], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = next(line for line in process.stderr if line.startswith("tcp:"))
        assert process.poll() is None
        process.terminate()
    assert said == "tcp:0.0.0.0:7878: a watch listens to this machine alone: at tcp:127.0.0.1: and a port, or at unix: and a path\n"
