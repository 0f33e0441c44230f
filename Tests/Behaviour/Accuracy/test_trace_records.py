"""The hash of the records that a trace has in its checks: over all that were sent, whatever became of them."""

from __future__ import annotations

import io

import pytest
from trace_reader import TraceReader

import kinesic


def hashes(polls_every: int, step: float = 3.0) -> list[int]:
    """Of the records, in the checks of a pan: one each 7 steps."""
    out = io.BytesIO()
    with kinesic.Engine() as engine, engine.record(out, check_every=7):
        engine.root.add(kinesic.Pan())
        engine.down(1, (0, 0), at=0)
        for move in range(1, 60):
            engine.move(1, (step * move, 0), at=move / 100)
            if move % polls_every == 0:
                engine.poll()
    return [record.fields["hashes"][6] for record in TraceReader(out.getvalue()).records() if record.operation == "check"]


@pytest.mark.parametrize("every", [1, 2, 5, 13])
def test_polls_change_no_hash_of_the_records(every: int) -> None:
    assert hashes(every) == hashes(1000)


def test_every_record_changes_the_hash() -> None:
    found = hashes(1)
    assert len(found) == len(set(found)) >= 8
    assert not set(found[1:]) & set(hashes(1, step=3.5))
