"""One file of sessions in, one file of their gestures out. It knows nothing of who calls it, a loop or a cluster."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Counter as Counts
from typing import Dict, Iterator, NamedTuple, Tuple

import numpy
import pyarrow
import pyarrow.parquet
from numpy.typing import NDArray

import kinesic

from .traces import to_samples

REST_NS = 2_000_000_000
"""Between two sessions: longer than any gesture waits."""
EVENT_CAPACITY = 16384
"""For the changes of the longest session: where they do not fit, the engine makes one of several."""


class Done(NamedTuple):
    """What became of a file."""

    sessions: int
    samples: int
    gestures: Counts[str]
    """How many each recognizer recognized, from its leaving Possible on."""


def sessions_in(path: Path) -> Iterator[Tuple[int, NDArray[numpy.void]]]:
    """The numbers and samples of the sessions in a file."""
    table = pyarrow.parquet.read_table(path)
    columns = {name: table[name].to_numpy() for name in table.column_names}
    samples, numbers = to_samples(columns), columns["session"]
    starts = numpy.flatnonzero(numpy.diff(numbers, prepend=-1))
    for start, end in zip(starts, [*starts[1:], len(numbers)]):
        yield int(numbers[start]), samples[start:end]


def gestures_of(engine: kinesic.Engine, samples: NDArray[numpy.void]) -> NDArray[numpy.void]:
    """Begins and ends of a session's gestures, in times of the session. The engine may have played others before."""
    base = engine.time_ns
    samples["time_ns"] += numpy.uint64(base)
    end = int(samples["time_ns"][-1])
    engine.feed(samples)
    engine.cancel_touches(time_ns=end)
    engine.advance(time_ns=end + REST_NS)
    events = engine.poll_array()
    events["time_ns"] -= numpy.uint64(base)
    kept: NDArray[numpy.void] = events[(events["type"] == kinesic.ffi.KIN_EVENT_GESTURE) & (events["state"] != kinesic.State.CHANGED)]
    return kept


def table_of(numbers: NDArray[numpy.int32], events: NDArray[numpy.void], names: Dict[int, str]) -> pyarrow.Table:
    """A row for each event, with the number of its session. `names` are those of the recognizers by their ids."""
    ids, rows = numpy.unique(events["recognizer"], return_inverse=True)
    recognizers = pyarrow.array([names[int(id)] for id in ids], pyarrow.string())
    states = pyarrow.array([state.name.lower() for state in sorted(kinesic.State)])
    counts = events["value_count"].astype(numpy.int32)
    kept = numpy.arange(kinesic.ffi.KIN_VALUE_CAPACITY) < counts[:, None]
    offsets = numpy.concatenate(([0], numpy.cumsum(counts))).astype(numpy.int32)
    return pyarrow.table(
        {
            "session": numbers,
            "time_ns": events["time_ns"].astype(numpy.int64),
            "recognizer": pyarrow.DictionaryArray.from_arrays(rows.astype(numpy.int32), recognizers),
            "state": pyarrow.DictionaryArray.from_arrays(events["state"], states),
            "x": events["x"],
            "y": events["y"],
            "touch_count": events["touch_count"],
            "values": pyarrow.ListArray.from_arrays(offsets, pyarrow.array(events["values"][kept])),
        }
    )


def recognize(path: Path, out: Path, scene: str) -> Done:
    """Writes the gestures of the sessions in file `path` to file `out`, which is there when it is whole. `scene` is a
    scene file's text."""
    with kinesic.Engine(touch_capacity=64, event_capacity=EVENT_CAPACITY) as engine:
        recognizers = kinesic.build_scene(engine, json.loads(scene)).recognizers
        names = {each.id: name for name, each in recognizers.items()}
        played = [(number, len(samples), gestures_of(engine, samples)) for number, samples in sessions_in(path)]
    events = numpy.concatenate([gestures for _, _, gestures in played])
    numbers = numpy.repeat(numpy.array([number for number, _, _ in played], numpy.int32), [len(gestures) for _, _, gestures in played])
    part = out.with_suffix(".unfinished")
    pyarrow.parquet.write_table(table_of(numbers, events, names), part, compression="zstd")
    part.replace(out)
    firsts = events["recognizer"][events["from"] == kinesic.State.POSSIBLE]
    return Done(len(played), sum(count for _, count, _ in played), Counter(names[int(id)] for id in firsts))
