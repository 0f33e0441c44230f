"""A recognizer in Python with a stream of events for each finger. Run it to see two fingers drag, each by itself."""

from typing import Set

import kinesic
from kinesic import ClassFlag, State


class Drags(kinesic.Recognizer):
    """Fingers that drag, each by itself."""

    CLASS_NAME = "com.example.drags"
    CLASS_FLAGS = ClassFlag.PER_TOUCH
    threshold = kinesic.Property(float, "How far a finger must move on an axis.", default=10, minimum=0, unit="unit")
    translation = kinesic.PointValue("From where the finger landed.")

    def prepare(self) -> None:
        self.dragging: Set[int] = set()  # their contacts

    def step(self, input: kinesic.Step) -> None:
        for touch in input.touches:
            has_moved, has_ended = touch in input.moved, touch in input.ended
            if touch.contact in self.dragging:
                if has_moved or has_ended:
                    self.report(touch, State.ENDED if has_ended else State.CHANGED, translation=touch.travel)
            elif has_moved and max(map(abs, touch.travel)) >= self.threshold * input.scale:
                self.dragging.add(touch.contact)
                state = State.ENDED if has_ended else State.BEGAN
                self.report(touch, state, send_began=has_ended, translation=touch.travel)


if __name__ == "__main__":
    with kinesic.Engine() as engine:
        engine.root.add(Drags(name="drags"))
        for touch in (1, 2):
            engine.down(touch, (100 * touch, 50), at=0.0)
        engine.move(1, (130, 50), at=0.1)
        engine.move(2, (200, 90), at=0.2)
        engine.up(1, at=0.3)
        engine.cancel(2, at=0.4)
        for event in engine.poll():
            print(engine.describe(event))
