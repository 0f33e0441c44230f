"""A tap of one's own that leaves double taps alone. Run it to see it beside one."""

import kinesic
from kinesic import State


class SimpleTap(kinesic.Recognizer):
    """One finger, one tap: it fails as soon as the finger moves, and excludes no tap that needs more taps."""

    CLASS_NAME = "com.example.simple_tap"
    allowable_movement = kinesic.Property(float, "How far the finger may move.", default=10, minimum=0, unit="unit")

    def step(self, input: kinesic.Step) -> State:
        if len(input.touches) != 1 or input.cancelled:
            return self.fail("too many touches")
        if max(map(abs, input.touches[0].travel)) > self.allowable_movement * input.scale:
            return self.fail("moved too far")
        return State.ENDED if input.ended else State.POSSIBLE

    def can_prevent(self, other: kinesic.Peer) -> bool:
        return other.class_name != "tap" or other.number("taps_required", 1) <= 1


if __name__ == "__main__":
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Tap(name="double", taps_required=2))
        engine.root.add(SimpleTap(name="simple"))
        for at in (0.0, 0.2):
            engine.down(1, (50, 50), at=at)
            engine.up(1, at=at + 0.1)
        for event in engine.poll():
            print(engine.describe(event))
