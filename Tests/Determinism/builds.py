"""The builds that are compared, and how one plays a recording. `Scripts/build-determinism` makes the programs."""

from __future__ import annotations

import csv
import struct
import subprocess
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build/determinism"
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "Scripts"))
from replays import units_per_mm  # noqa: E402

PHASES = {"down": 0, "move": 1, "up": 2, "cancel": 3}


@dataclass(frozen=True)
class Build:
    """One way from the same sources to a running engine."""

    name: str
    summary: str
    file: Path  # whose size is told
    before: tuple[str, ...] = ()  # what runs the program, where it does not run by itself
    program: Path | None = None  # where it is another file

    def play(self, samples: bytes) -> bytes:
        """All that the host writes about a recording."""
        command = [*self.before, str(self.program or self.file)]
        done = subprocess.run(command, input=samples, capture_output=True, timeout=300)
        assert done.returncode == 0, f"{self.name} ended with {done.returncode}: {done.stderr.decode(errors='replace')[-500:]}"
        return done.stdout


SHIPPED = Build(
    "shipped, gcc", "Embedded Swift, optimized: `libkinesic.so`; host by gcc -O2", ROOT / "build/lib/libkinesic.so", program=OUT / "shipped-gcc"
)
NODE = ("node", "--no-warnings", str(HERE / "wasi.mjs"))
WASM = OUT / "wasm32.wasm"
OTHERS = [
    Build("shipped, clang", "the same library, `libkinesic.a`; host by clang -O3", OUT / "shipped-clang"),
    Build("embedded, debug", "Embedded Swift, not optimized", OUT / "embedded-debug"),
    Build("ordinary, debug", "ordinary Swift with its runtime, not optimized", OUT / "ordinary-debug"),
    Build("ordinary, release", "ordinary Swift with its runtime, optimized", OUT / "ordinary-release"),
    Build("wasm32, node", "Embedded Swift for WebAssembly, compiled by node's V8", WASM, NODE),
    Build("wasm32, wasmkit", "the same module, interpreted by wasmkit", WASM, ("wasmkit", "run")),
]


def bits(number: float) -> str:
    return struct.pack(">d", number).hex()


def samples_of(path: Path) -> bytes:
    """A recording as the host reads it: window units of 163 an inch, as bits, so that nobody reads a decimal."""
    x_per_mm, y_per_mm = units_per_mm(path)
    lines = []
    with path.open() as file:
        for row in csv.DictReader(line for line in file if not line.startswith("#")):
            x, y = float(row["x"]) / x_per_mm * 163 / 25.4, float(row["y"]) / y_per_mm * 163 / 25.4
            lines.append(f"{int(row['t_us']) * 1000:x} {int(row['tracking_id']):x} {PHASES[row['event']]:x} {bits(x)} {bits(y)}\n")
    return "".join(lines).encode()


@lru_cache(maxsize=2)
def reference(path: Path) -> bytes:
    """What the shipped library makes of a recording; the builds of one recording are compared one after another."""
    return SHIPPED.play(samples_of(path))
