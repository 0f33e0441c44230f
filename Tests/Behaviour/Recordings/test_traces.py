"""The made traces give what Tests/Traces/manifest.json says that they are: each class alone on the root view."""

from __future__ import annotations

import json
from typing import Any

import pytest
from recorded import TRACES, UNITS_PER_MM, frames, play

import kinesic

MANIFEST = json.loads((TRACES / "manifest.json").read_text())
EDGES = {"top": 1, "left": 2, "bottom": 4, "right": 8}


def count(trace: dict[str, Any], kind: str) -> int:
    per = trace["units_per_mm"]
    size = [MANIFEST[side] / per * UNITS_PER_MM for side in ("width", "height")]
    settings = {name: EDGES.get(value, value) for name, value in trace["settings"].get(kind, {}).items()}
    with kinesic.Engine() as engine:
        engine.root.frame = (0, 0, *size)
        engine.root.add(kinesic.Recognizer(kind, name=kind, **settings))
        return len(play(engine, frames(TRACES / trace["file"], (per, per))).gestures)


@pytest.mark.parametrize("trace", MANIFEST["traces"], ids=lambda trace: trace["file"][:-4])
def test_trace(trace: dict[str, Any]) -> None:
    wanted = {**trace["meant"], **{kind: 0 for kind in trace["not"]}}
    assert {kind: count(trace, kind) for kind in wanted} == wanted, trace["title"]


def test_every_trace_is_named() -> None:
    assert sorted(trace["file"] for trace in MANIFEST["traces"]) == sorted(path.name for path in TRACES.glob("*.csv"))
