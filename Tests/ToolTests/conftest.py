"""What the tests of the command share: the command itself, the recordings, small writers of files."""

import os
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
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
