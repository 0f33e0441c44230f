"""Makes a folder of sessions out of a few recordings: each is one of them moved, scaled, turned, in another rhythm,
with noise.

    python -m examples.large.make_sessions FOLDER --sessions 100000

The same seed and recordings give the same sessions, whatever their number. 500 lie in a Parquet file.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import List

import numpy
import pyarrow
import pyarrow.parquet

from .traces import Rows, read_trace

TRACES = Path(__file__).resolve().parents[4] / "Tests" / "Traces"
PER_PART = 500
CENTRE = 1200.0, 800.0  # of the panel, device units
TYPES = {"t_us": pyarrow.int64(), "tracking_id": pyarrow.int32(), "x": pyarrow.int32(), "y": pyarrow.int32(), "event": pyarrow.int8()}


def varied(rows: Rows, chance: numpy.random.Generator) -> Rows:
    """A variation of a recording, on the grid of its panel. Rows of equal time keep equal times, and their order."""
    scale, angle = chance.uniform(0.8, 1.25), chance.uniform(-0.3, 0.3)
    cosine, sine = scale * math.cos(angle), scale * math.sin(angle)
    x, y = rows["x"] - CENTRE[0], rows["y"] - CENTRE[1]
    (shift_x, shift_y), noise = chance.uniform(-200, 200, 2), chance.normal(0, 0.7, (2, len(x)))
    made = dict(rows)
    made["x"] = numpy.rint(cosine * x - sine * y + CENTRE[0] + shift_x + noise[0])
    made["y"] = numpy.rint(sine * x + cosine * y + CENTRE[1] + shift_y + noise[1])
    made["t_us"] = numpy.rint(_warped(rows["t_us"], chance))
    return made


def _warped(times: numpy.typing.NDArray[numpy.float64], chance: numpy.random.Generator) -> numpy.typing.NDArray[numpy.float64]:
    """Another tempo, which swings once or twice: never still, never backwards."""
    tempo, swing, phase = chance.uniform(0.85, 1.2), chance.uniform(0, 0.5), chance.uniform(0, math.tau)
    pulse = chance.uniform(1, 2) * math.tau / max(float(times[-1]), 1.0)
    warped: numpy.typing.NDArray[numpy.float64] = tempo * (times + swing / pulse * (numpy.sin(pulse * times + phase) - math.sin(phase)))
    return warped


def session_of(recordings: List[Rows], seed: int, number: int) -> Rows:
    """Session `number` of a seed."""
    chance = numpy.random.default_rng((seed, number))
    return varied(recordings[chance.integers(len(recordings))], chance)


def write_part(path: Path, sessions: List[Rows], first: int) -> None:
    """Writes sessions whose numbers begin with `first` into a file."""
    numbers = numpy.repeat(numpy.arange(first, first + len(sessions)), [len(rows["t_us"]) for rows in sessions])
    columns = {"session": pyarrow.array(numbers, pyarrow.int32())}
    for name, kind in TYPES.items():
        columns[name] = pyarrow.array(numpy.concatenate([rows[name] for rows in sessions]).astype(kind.to_pandas_dtype()), kind)
    delta = {"t_us": "DELTA_BINARY_PACKED", "x": "DELTA_BINARY_PACKED", "y": "DELTA_BINARY_PACKED"}
    pyarrow.parquet.write_table(
        pyarrow.table(columns), path, compression="zstd", use_dictionary=["session", "tracking_id", "event"], column_encoding=delta
    )


def make(folder: Path, sessions: int, seed: int = 1, traces: Path = TRACES, per_part: int = PER_PART) -> List[Path]:
    """Fills an empty folder; the files that were written."""
    recordings = [read_trace(path) for path in sorted(traces.glob("*.csv"))]
    if not recordings:
        raise SystemExit(f"{traces} has no recordings (*.csv)")
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise SystemExit(f"{folder} is not empty")
    paths = []
    for first in range(0, sessions, per_part):
        paths.append(folder / f"sessions-{first // per_part:05}.parquet")
        numbers = range(first, min(first + per_part, sessions))
        write_part(paths[-1], [session_of(recordings, seed, number) for number in numbers], first)
    return paths


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes a folder of sessions out of a few recordings.")
    parser.add_argument("folder", type=Path, help="where to; made if it is missing, else empty")
    parser.add_argument("--sessions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--traces", type=Path, default=TRACES, help="a folder of recordings as CSV, 10 device units to the mm")
    given = parser.parse_args()
    if given.sessions < 1 or given.seed < 0:
        parser.error("--sessions must be 1 or more, --seed 0 or more")
    paths = make(given.folder, given.sessions, given.seed, given.traces)
    print(f"{given.sessions} sessions in {len(paths)} files, {sum(path.stat().st_size for path in paths) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
