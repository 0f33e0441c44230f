"""Each target gives the same bytes as the library of this machine: events, sentences, hashes of the state, traces; of
recordings and traces in every scene, and of all calls of every behaviour case."""

import pytest
from played import cases, differing, expected
from targets import HERE, target

RUN_HERE = [name for name in HERE if target(name).running and target(name).is_built]


def test_there_are_targets() -> None:
    assert {"aarch64-linux-gnu", "x86_64-windows"} <= set(RUN_HERE)


def test_what_is_compared_is_worth_it() -> None:
    """The cases are whole here: their events come out of their traces, and no check of a step fails."""
    outputs = [expected()[name] for name in cases()]
    assert len(outputs) > 500
    assert sum(b"\nevent " in output for output in outputs) > 450
    assert [name for name, output in expected().items() if b"\ndiffers" in output] == []


@pytest.mark.parametrize("name", RUN_HERE)
def test_the_same_bytes(name: str) -> None:
    assert differing(name) == []
