"""The builds that are compared, and how one plays recordings and traces. `Scripts/build-determinism` makes the
programs."""

from __future__ import annotations

import csv
import struct
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
OUT = ROOT / "build/determinism"
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "Scripts"))
sys.path.insert(0, str(ROOT / "Tests/Shared"))
from house import recordings, traces  # noqa: E402
from replays import units_per_mm  # noqa: E402

# Recorded by an earlier build: what it gave then stands beside them.
TRACES = sorted((HERE / "Traces").glob("*.kintrace"))

PHASES = {"down": 0, "move": 1, "up": 2, "cancel": 3}


@dataclass(frozen=True)
class Build:
    """One way from the same sources to a running engine."""

    name: str
    summary: str
    file: Path  # whose size is measured
    before: tuple[str, ...] = ()  # what runs the program, where it does not run by itself
    program: Path | None = None  # where it is another file
    is_slow: bool = False  # then only what ships is played

    @property
    def inputs(self) -> list[Path]:
        """What it plays: the traces of this folder, touch traces, recordings."""
        return TRACES + traces() + ([] if self.is_slow else recordings())

    def play(self, inputs: list[Path]) -> dict[str, bytes]:
        """All that the host writes about each input, by its name, from one process for all of them."""
        command = [*self.before, str(self.program or self.file)]
        done = subprocess.run(command, input=b"".join(input_of(path) for path in inputs), capture_output=True, timeout=600)
        parts = (b"\n" + done.stdout.removesuffix(b"\n")).split(b"\ninput ")[1:]
        outputs = {name.decode(): output for name, output in (part.split(b"\n", 1) for part in parts)}
        where = "".join(list(outputs)[-1:]) or "the beginning"
        assert done.returncode == 0, f"{self.name} ended with {done.returncode} in {where}: {done.stderr.decode(errors='replace')[-500:]}"
        return outputs


SHIPPED = Build(
    "shipped, gcc", "Embedded Swift, optimized: `libkinesic.so`; host by gcc -O2", ROOT / "build/lib/libkinesic.so", program=OUT / "shipped-gcc"
)
NODE = ("node", "--no-warnings", str(HERE / "wasi.mjs"))
WASM = OUT / "wasm32.wasm"
OTHERS = [
    Build("shipped, clang", "the same library, `libkinesic.a`; host by clang -O3", OUT / "shipped-clang"),
    Build("ordinary, debug", "ordinary Swift with its runtime, not optimized", OUT / "ordinary-debug", is_slow=True),
    Build("ordinary, release", "ordinary Swift with its runtime, optimized", OUT / "ordinary-release"),
    Build("wasm32, node", "Embedded Swift for WebAssembly, compiled by node's V8", WASM, NODE),
    Build("wasm32, wasmkit", "the same module, interpreted by wasmkit", WASM, ("wasmkit", "run"), is_slow=True),
]


def bits(number: float) -> str:
    return struct.pack(">d", number).hex()


def input_of(path: Path) -> bytes:
    """A recording or a trace as the host reads it (input.h)."""
    lines = lines_of_trace(path) if path.suffix == ".kintrace" else lines_of_recording(path)
    return f"input {path.stem}\n{lines}".encode()


def lines_of_trace(path: Path) -> str:
    trace = path.read_bytes()
    return "".join(f"bytes {trace[i : i + 100].hex()}\n" for i in range(0, len(trace), 100))


def lines_of_recording(path: Path) -> str:
    """In window units of 163 an inch, as bits, so that nobody reads a decimal."""
    x_per_mm, y_per_mm = units_per_mm(path)
    lines = []
    with path.open() as file:
        for row in csv.DictReader(line for line in file if not line.startswith("#")):
            x, y = float(row["x"]) / x_per_mm * 163 / 25.4, float(row["y"]) / y_per_mm * 163 / 25.4
            lines.append(f"sample {int(row['t_us']) * 1000:x} {int(row['tracking_id']):x} {PHASES[row['event']]:x} {bits(x)} {bits(y)}\n")
    return "".join(lines)
