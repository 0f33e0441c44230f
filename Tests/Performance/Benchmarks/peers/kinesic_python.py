"""Kinesic from Python: seven recognizers on one view, as kinesic.c. A burst is fed at once and its events are polled
at once."""

from __future__ import annotations

import math

import harness
import kinesic
from scenes import Sample

PHASES = (kinesic.Phase.BEGAN, kinesic.Phase.MOVED, kinesic.Phase.ENDED)
STATES = {kinesic.State.BEGAN: harness.BEGAN, kinesic.State.CHANGED: harness.CHANGED, kinesic.State.ENDED: harness.ENDED}
BATCH = 256
"""Samples a feed: what comes of them fits into the engine's queue. A frame stays whole: in two feeds it would be two
steps."""


class Host(harness.Host):
    def __init__(self) -> None:
        self.engine = kinesic.Engine()
        self.tap, self.double_tap = kinesic.Tap(name="tap"), kinesic.Tap(name="double_tap", taps_required=2)
        moving = [
            kinesic.Swipe(name="swipe", direction=15),
            kinesic.Pan(name="pan", maximum_touches=1),
            kinesic.Pinch(name="pinch"),
            kinesic.Rotation(name="rotation"),
        ]
        for recognizer in (self.tap, self.double_tap, kinesic.LongPress(name="long_press"), *moving):
            self.engine.root.add(recognizer)
        self.tap.require_failure_of(self.double_tap)
        kinesic.simultaneous(*moving)

    def feed(self, samples: list[Sample], start: float) -> None:
        batch: list[kinesic.Sample] = []
        for s in samples:
            batch.append(kinesic.Sample(s.finger, PHASES[s.phase], s.x, s.y, (start + s.time) / 1000))
            if s.last and len(batch) >= BATCH or s is samples[-1]:
                self.engine.feed(batch)
                self.poll()
                batch = []

    def poll(self) -> None:
        for event in self.engine.poll():
            assert isinstance(event, kinesic.GestureEvent)
            name, found = event.recognizer.name, self.found
            if name in found.phases:
                if event.state == kinesic.State.CANCELLED:
                    found.counts["cancelled"] += 1
                else:
                    found.phases[name][STATES[event.state]] += 1
                self.read(name, event)
            elif name != "long_press" or event.state == kinesic.State.BEGAN:
                found.counts[name] += 1

    def read(self, name: str, event: kinesic.GestureEvent) -> None:
        values = self.found.values
        if name == "pan":
            values["dx"], values["dy"] = event.values["translation.x"], event.values["translation.y"]
        elif name == "pinch":
            values["scale"] = event.values["scale"]
        else:
            values["degrees"] = math.degrees(event.values["rotation"])

    def pump(self) -> None:
        self.engine.advance(self.now / 1000)
        self.poll()


if __name__ == "__main__":
    harness.run(kinesic.__version__, Host)
