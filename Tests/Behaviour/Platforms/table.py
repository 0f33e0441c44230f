"""Writes the table of targets in docs/platforms.md, with what was measured now: `table.py --write`. `make platforms`
ran the tests before."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import conftest  # noqa: F401  where the others are found
from boards import BOARDS, Board, played, played_here
from boards import OUT as OUT_BARE
from builds import NODE, OUT, WASM
from played import HOST, cases, different, differing, inputs, play
from targets import NAMES, ROOT, Target, target

PLACE = ROOT / "docs/platforms.md"
USAGE = Path(__file__).with_name("usage.c")
MARKED = re.compile(r"(?<=<!-- targets -->\n).*?(?=<!-- /targets -->)", re.S)
HEADS = ["target", "builds", "runs under", "same bytes", "size, kB", "RAM, kB", "unproven"]
UNPROVEN = {
    "aarch64-linux-gnu": "speed on a real processor",
    "arm-linux-gnueabihf": "speed on a real processor",
    "x86_64-windows": "Windows itself; debuggers see no callers beyond a callback; no static library",
    "riscv64-linux-gnu": "speed on a real processor",
    "aarch64-android": "it was never run: there is no Android here",
    "armv7em-none-eabi": "silicon, interrupts, a touch controller",
    "riscv32-none-elf": "silicon, interrupts, a touch controller",
    "wasm32": "",
}


def kilobytes(count: int) -> str:
    return f"{count / 1000:,.0f}"


def used(command: list[str], environment: dict[str, str] | None = None) -> str:
    """What an engine of usage.c asks for."""
    return kilobytes(int(subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout))


def same(wrong: int) -> str:
    return f"{len(inputs()) - wrong} of {len(inputs())} inputs, {len(cases())} of them cases"


def libraries(name: str, system: Target) -> list[str]:
    size = kilobytes(system.library.resolve().stat().st_size)
    if not system.running:
        return ["nothing", "not compared", size, ""]
    program = system.build(USAGE, OUT.parent / f"usage/{name}", "-Wall", "-Wextra", "-Werror")
    ram = used([*system.running, str(program)], system.environment)
    return [system.running[0], same(len(differing(name))), size, ram]


def bare(board: Board) -> list[str]:
    """A whole program, its variables and its stack with it."""
    report, here = played(board), played_here()
    assert report.gestures == here
    ram = kilobytes(report.memory["together"])
    return [board.read("emulator")[0], f"{len(here):,} gestures", kilobytes(board.rom(OUT_BARE / f"{board.target}.elf")), ram]


def wasm() -> list[str]:
    program = OUT.parent / "usage/wasm32.wasm"
    for source, linked in [(USAGE, program), (HOST, WASM)]:
        subprocess.run([ROOT / "Scripts/link-wasm", source, linked], check=True)
    wrong = different(play([*NODE, str(WASM)]))
    return ["node", same(len(wrong)), kilobytes((ROOT / "build/wasm/libkinesic.wasm").stat().st_size), used([*NODE, str(program)])]


def row(name: str, measure: Callable[[], list[str]] | None) -> str:
    cells = ["yes", *measure()] if measure else ["no", "", "", "", ""]
    return f"| {' | '.join([name, *cells, UNPROVEN[name]])} |"


def rows() -> list[str]:
    systems = {name: target(name) for name in NAMES}
    desktops = {name: system for name, system in systems.items() if system.platform != "bare"}
    found = [row(name, partial(libraries, name, system) if system.is_built else None) for name, system in desktops.items()]
    found += [row(board.target, partial(bare, board) if (OUT_BARE / f"{board.target}.elf").exists() else None) for board in BOARDS]
    return [*found, row("wasm32", wasm)]


def table() -> str:
    return "\n".join([f"| {' | '.join(HEADS)} |", "|---" * len(HEADS) + "|", *rows(), ""])


if __name__ == "__main__":
    text = table()
    print(text, end="")
    if "--write" in sys.argv:
        PLACE.write_text(MARKED.sub(lambda _: text, PLACE.read_text()))
