"""A recognizer in Python: one finger that goes to and fro. Run it to see it recognize."""

import math

import kinesic
from kinesic import State


class Tickle(kinesic.Recognizer):
    """To and fro along an axis, until it has turned round often enough."""

    CLASS_NAME = "com.example.tickle"
    axis = kinesic.Property(int, "0: horizontal; 1: vertical.", default=0, minimum=0, maximum=1)
    reversals = kinesic.Property(int, "How often it must turn round.", default=3, minimum=1)
    distance = kinesic.Property(float, "How far it goes each time.", default=25, minimum=1, unit="unit")
    count = kinesic.Value("How often it has turned round.")

    def prepare(self) -> None:
        self.way = 0.0  # 1 to the right or down, -1 back, 0 before it has gone far enough
        self.farthest = 0.0

    def step(self, input: kinesic.Step) -> State:
        if len(input.touches) != 1 or input.ended or input.cancelled:
            return self.fail("lifted too early" if input.ended else "too many touches")
        place = input.touches[0].position[self.axis]
        if input.began:
            self.farthest = place
        least, gone = self.distance * input.scale, place - self.farthest
        if abs(gone) >= least and gone * self.way <= 0:
            self.count += 1 if self.way else 0
            self.way, self.farthest = math.copysign(1, gone), place
        elif gone * self.way > 0:
            self.farthest = place
        return State.ENDED if self.count >= self.reversals else State.POSSIBLE


if __name__ == "__main__":
    with kinesic.Engine() as engine:
        tickle = engine.root.add(Tickle(name="tickle", reversals=2))
        engine.down(1, (50, 50), at=0.0)
        for index, x in enumerate([80, 50, 20, 50, 85]):
            engine.move(1, (x, 50), at=0.05 * (index + 1))
        for event in engine.poll():
            print(engine.describe(event))
