"""The traces that ship: file, meaning, seed, panel, and the gesture with its numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List

from HandModel.model import Scene
from HandModel.panel import PANELS, UNITS_PER_MM, record
from HandModel.prng import Random
from HandModel.recordings import Recording


@dataclass(frozen=True)
class Trace:
    """One trace. `meant`: class -> how often one such recognizer alone, with its defaults and
    `settings`, begins or is recognized; `never`: classes that must not."""

    name: str
    title: str
    seed: int
    panel: str
    fingers: int
    build: Callable[[Random], Scene]
    meant: Dict[str, int] = field(default_factory=dict)
    never: List[str] = field(default_factory=list)
    settings: Dict[str, Dict[str, Any]] = field(default_factory=dict)

    def record(self, other_seed: int = 0) -> Recording:
        """The trace's rows; another seed gives another hand that does the same."""
        rng = Random(self.seed + 1000003 * other_seed)
        scene = self.build(rng.fork())
        rows = record(scene, PANELS[self.panel], rng.fork())
        return Recording(self.name, rows, (UNITS_PER_MM, UNITS_PER_MM))


def catalogue() -> List[Trace]:
    """All traces in the order of the manifest."""
    from HandModel import traces_many, traces_one
    return traces_one.TRACES + traces_many.TRACES
