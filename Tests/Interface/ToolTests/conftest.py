"""What the tests of the command share: the command itself, the recordings, small writers of files."""

import ctypes
import json
import math
import os
import struct
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Shared"))

ROOT = Path(__file__).resolve().parents[3]
TOOL = Path(os.environ.get("KINESIC_TOOL") or ROOT / "build/bin/kinesic")
RECORDINGS = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data") / "recordings"
SCENE = ROOT / "Tests/Scenes/demo.json"
HEADER = "t_us,slot,tracking_id,x,y,pressure,event"


@dataclass(frozen=True)
class Row:
    """One row of a CSV recording."""

    t: int
    slot: int
    contact: int
    x: float
    y: float
    event: str

    def __str__(self) -> str:
        return f"{self.t},{self.slot},{self.contact},{self.x:g},{self.y:g},,{self.event}"


def csv_text(rows: Sequence[Row]) -> str:
    return "\n".join([HEADER, *map(str, rows)]) + "\n"


def rows_of(path: Path) -> list[Row]:
    """The rows of a recording in whole device units."""
    rows = [line.split(",") for line in path.read_text().splitlines()[1:]]
    return [Row(int(r[0]), int(r[1]), int(r[2]), float(r[3]), float(r[4]), r[6]) for r in rows]


def kinesic(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Runs the command."""
    return subprocess.run([str(TOOL), *map(str, arguments)], capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)


def replay(*arguments: object) -> str:
    """What a replay prints; it must succeed."""
    done = kinesic("replay", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def real(name: str) -> Path:
    """A real recording; without the data the test is skipped, visibly."""
    path = RECORDINGS / f"{name}.csv"
    if not path.exists():
        pytest.skip(f"{path} is missing: set KINESIC_DATA")
    return path


def stroke(contact: int = 1, start: int = 0, end: int = 200_000, a: tuple[int, int] = (500, 500), b: tuple[int, int] = (900, 700)) -> list[Row]:
    """One finger from a to b in ten moves."""
    rows = [Row(start, 0, contact, *a, "down")]
    for i in range(1, 11):
        at = [round(p + (q - p) * i / 10) for p, q in zip(a, b)]
        rows.append(Row(start + (end - start) * i // 11, 0, contact, at[0], at[1], "move"))
    return [*rows, Row(end, 0, contact, *b, "up")]


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Path]:
    """Writes a file into the test's folder."""

    def write(name: str, text: str) -> Path:
        (tmp_path / name).write_text(text)
        return tmp_path / name

    return write


@pytest.fixture(scope="session")
def shapes() -> Path:
    """The plugin that ships."""
    path = ROOT / "build/lib/libkinesic-shapes.so"
    if not path.exists():
        subprocess.run(["make", "shapes"], cwd=ROOT, check=True)
    return path


# A device unit is a window unit: 163 of them an inch.
WINDOW_UNITS = ("--units-per-mm", repr(163 / 25.4))


def trace_of(folder: Path, rows: Sequence[Row], scene: object = None, name: str = "bug") -> Path:
    """A trace of what a recording in window units plays in a scene."""
    (folder / f"{name}.csv").write_text(csv_text(rows))
    options: list[object] = [*WINDOW_UNITS]
    if scene is not None:
        (folder / f"{name}.scene.json").write_text(json.dumps(scene))
        options += ["--scene", folder / f"{name}.scene.json"]
    trace = folder / f"{name}.kintrace"
    replay(folder / f"{name}.csv", "--trace", trace, *options)
    return trace


def tap_rows(contact: int, at: float, place: tuple[int, int] = (100, 100), seconds: float = 0.05) -> list[Row]:
    """A finger that lands and lifts."""
    start = round(at * 1e6)
    return [Row(start, 0, contact, *place, "down"), Row(start + round(seconds * 1e6), 0, contact, *place, "up")]


def drag_rows(contact: int, at: float, a: tuple[int, int], b: tuple[int, int], steps: int = 10, seconds: float = 0.2) -> list[Row]:
    """A finger that lands at a, moves to b and lifts there."""
    rows = stroke(contact, round(at * 1e6), round((at + seconds) * 1e6), a, b)
    return rows if steps == 10 else [rows[0], *rows[1:-1][:: 10 // steps], rows[-1]]


class Rect(ctypes.Structure):
    """kin_rect."""

    _fields_ = [(name, ctypes.c_double) for name in ("x", "y", "width", "height")]


class Host:
    """A host of the C interface that records what it does: a tap and a pan without names, one finger."""

    SINK = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p)

    def __init__(self) -> None:
        self.library = ctypes.CDLL(str(ROOT / "build/lib/libkinesic.so"))
        self.library.kin_engine_destroy.argtypes = [ctypes.c_void_p]
        self.engine = ctypes.c_void_p()
        self.written = b""
        self.call("kin_engine_create", None, ctypes.byref(self.engine))
        self.tap, self.pan = (self.add(name) for name in (b"tap", b"pan"))
        self.sink = self.SINK(self.write)
        self.call("kin_trace_start", self.engine, self.sink, None)

    def write(self, data: int, count: int, _: object) -> int:
        self.written += ctypes.string_at(data, count)
        return 0

    def call(self, name: str, *arguments: object) -> None:
        assert getattr(self.library, name)(*arguments) == 0, name

    def add(self, name: bytes) -> ctypes.c_uint64:
        made = ctypes.c_uint64()
        self.call("kin_recognizer_add", self.engine, ctypes.c_uint64(0), name, ctypes.byref(made))
        return made

    def feed(self, seconds: float, phase: int, x: float) -> None:
        sample = struct.pack("<QQddQii4dII16x", 1, round(seconds * 1e9), x, 100.0, 0, phase, 0, 0.0, 0.0, 0.0, 0.0, 0, 0)
        self.call("kin_engine_feed", self.engine, sample, 1)

    def view(self, frame: tuple[float, ...]) -> ctypes.c_uint64:
        """A new view that fills this frame of the window."""
        made = ctypes.c_uint64()
        self.call("kin_view_add", self.engine, ctypes.c_uint64(0), struct.pack("<II4d6d", 88, 0, *frame, 1, 0, 0, 1, 0, 0), ctypes.byref(made))
        return made

    def frame(self, view: ctypes.c_uint64, frame: tuple[float, ...]) -> None:
        """Moves a view."""
        self.library.kin_view_set_frame.argtypes = [ctypes.c_void_p, ctypes.c_uint64, Rect]
        self.call("kin_view_set_frame", self.engine, view, Rect(*frame))

    def turned_view(self, angle: float) -> None:
        """A view 'turned' of 200 by 100 at 150, 20, turned about its own origin."""
        sine, cosine = math.sin(angle), math.cos(angle)
        options = struct.pack("<II4d6d", 88, 0, 150, 20, 200, 100, cosine, sine, -sine, cosine, 0, 0)
        view = ctypes.c_uint64()
        self.call("kin_view_add", self.engine, ctypes.c_uint64(0), options, ctypes.byref(view))
        self.call("kin_view_set_name", self.engine, view, b"turned")

    def trace(self, path: Path) -> Path:
        """Ends the recording and the engine."""
        self.call("kin_trace_stop", self.engine)
        self.library.kin_engine_destroy(self.engine)
        path.write_bytes(self.written)
        return path
