"""The boards of bindings/c/examples/bare, and what programs do there, in qemu."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Shared"))
from house import ROOT

EXAMPLE = ROOT / "bindings/c/examples/bare"
OUT = ROOT / "build/bare"
TRACES = sorted((ROOT / "Tests/Traces").glob("*.csv"))
RAM = 64 * 1024


@dataclass(frozen=True)
class Board:
    """A target with a board, of Scripts/targets."""

    target: str
    processor: str

    def read(self, variable: str) -> list[str]:
        """The words of a variable of the target's description."""
        source = f'. Scripts/target && printf "%s\\n" ${{{variable}[*]}}'
        return subprocess.run(["bash", "-c", source], cwd=ROOT, env={"TARGET": self.target, "PATH": "/usr/bin:/bin"}, check=True, capture_output=True, text=True).stdout.split()

    def build(self, output: Path, *files: object, library: str = "kinesic") -> Path:
        output.parent.mkdir(parents=True, exist_ok=True)
        command = [ROOT / "Scripts/build-bare", self.target, output, *map(str, files)]
        subprocess.run(command, env={**os.environ, "LIBRARY": library}, check=True, stderr=subprocess.PIPE, text=True)
        return output

    def run(self, program: Path, text: bytes) -> subprocess.CompletedProcess[bytes]:
        """Its serial line in and out; an instruction takes a nanosecond of the board's time."""
        options = ["-display", "none", "-monitor", "none", "-serial", "stdio", "-icount", "shift=0", "-kernel", str(program)]
        return subprocess.run([*self.read("emulator"), *options], input=text, capture_output=True, timeout=300)

    def rom(self, program: Path) -> int:
        """The bytes of code, constants and initial values."""
        listing = subprocess.run([f"{self.read('tools')[0]}size", program], check=True, capture_output=True, text=True).stdout
        text, data = listing.splitlines()[1].split()[:2]
        return int(text) + int(data)


BOARDS = [Board("armv7em-none-eabi", "Cortex-M4F"), Board("riscv32-none-elf", "RV32IMAC")]


@dataclass(frozen=True)
class Report:
    """What the example wrote."""

    gestures: list[str]
    costs: dict[str, int]
    memory: dict[str, int]


def numbers(line: str) -> dict[str, int]:
    return {word: int(number) for word, number in re.findall(r"(\w+) (\d+)", line)}


def recordings() -> bytes:
    return b"".join(path.read_bytes() for path in TRACES) + b".\n"


@cache
def played(board: Board) -> Report:
    """Every trace through the example on a board."""
    return play(board, OUT / f"{board.target}.elf")


def play(board: Board, program: Path) -> Report:
    done = board.run(program, recordings())
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 0, lines[-3:]
    return Report(lines[:-2], numbers(lines[-2]), numbers(lines[-1]))


@cache
def played_here() -> list[str]:
    """The same through the desktop's library."""
    done = subprocess.run([OUT / "desktop"], input=recordings(), check=True, capture_output=True)
    return done.stdout.decode().splitlines()[:-1]
