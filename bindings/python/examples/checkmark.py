"""A recognizer in Python: a check mark, drawn with one finger. Run it to see it recognize one."""

import kinesic
from kinesic import Point, State


class Checkmark(kinesic.Recognizer):
    """A stroke down to the right, then one up to the right; recognized when the finger lifts."""

    CLASS_NAME = "com.example.checkmark"
    jitter = kinesic.Property(float, "How far a hand may stray from its way.", default=4, minimum=0, unit="unit")
    corner = kinesic.PointValue("The turning point, in window units.")

    def prepare(self) -> None:
        self.lowest = self.highest = Point(0, 0)
        self.right, self.has_turned = 0.0, False

    def step(self, input: kinesic.Step) -> State:
        if len(input.touches) != 1 or input.cancelled:
            return self.fail("too many touches")
        touch, slack = input.touches[0], self.jitter * input.scale
        if input.began:
            self.lowest, self.right = touch.position, touch.x
        self.right = max(self.right, touch.x)
        if touch.x < self.right - slack:
            return self.fail("moved to the left")
        if self.has_turned:
            self.highest = min(self.highest, touch.position, key=lambda point: point.y)
            if touch.y > self.highest.y + slack:
                return self.fail("moved down again")
        elif touch.y > self.lowest.y:
            self.lowest = touch.position
        elif touch.y < self.lowest.y - slack:
            if min(self.lowest.x - touch.start.x, self.lowest.y - touch.start.y) <= slack:
                return self.fail("did not begin downwards to the right")
            self.has_turned, self.highest, self.corner = True, touch.position, self.lowest
        if not input.ended:
            return State.POSSIBLE
        return State.ENDED if self.has_turned and touch.x > self.lowest.x + slack else self.fail("lifted too early")


if __name__ == "__main__":
    with kinesic.Engine() as engine:
        checkmark = engine.root.add(Checkmark(name="check"))
        engine.down(1, (20, 50), at=0.0)
        for index, place in enumerate([(30, 62), (40, 75), (55, 55), (70, 35), (90, 10)]):
            engine.move(1, place, at=0.02 * (index + 1))
        engine.up(1, at=0.2)
        for event in engine.poll():
            print(engine.describe(event))
