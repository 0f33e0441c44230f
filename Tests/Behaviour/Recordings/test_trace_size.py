"""What a trace takes of a real recording: under 16 bytes a move, whatever units the device has."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from recorded import DATA, REAL, frames

import kinesic
from kinesic import Phase

HEAD = 12
"""Bytes before a block, of which each flush writes one."""
ENOUGH = 10
"""Frames in which nothing but moves is."""


# Without recordings one test is skipped: an empty set would be an error.
@pytest.mark.skipif(not REAL, reason=f"no recordings under {DATA}: set KINESIC_DATA")
@pytest.mark.parametrize("path", REAL or [DATA], ids=lambda path: path.stem)
def test_a_typical_move_takes_under_16_bytes(path: Path) -> None:
    out, sizes = io.BytesIO(), []
    with kinesic.Engine(touch_capacity=32) as engine:
        for name in ("tap", "pan", "pinch", "rotation"):
            engine.root.add(kinesic.Recognizer(name))
        engine.start_trace(out)
        for frame in frames(path):
            engine.feed(frame.samples)
            engine.poll()
            before = len(out.getvalue())
            engine.flush_trace()
            if all(sample.phase == Phase.MOVED for sample in frame.samples):
                sizes.append((len(out.getvalue()) - before - HEAD) / len(frame.samples))
        engine.stop_trace()
    if len(sizes) < ENOUGH:
        pytest.skip(f"{len(sizes)} frames of moves: the grid of the device is still being looked for")
    assert sorted(sizes)[len(sizes) // 2] < 16
