"""What the tests of recognizer classes written in Python share."""

from __future__ import annotations

import itertools
import math
from typing import Any, Callable, List, Optional, Type

import kinesic
from kinesic import Property, Recognizer, State, Step, Value

numbers = itertools.count(1)


class Counted(Recognizer):
    """Lands as often as wanted."""

    wanted = Property(int, "How many landings.", default=2, minimum=1, maximum=9)
    reach = Property(float, "How far it may move.", default=5, minimum=0, unit="unit")
    exact = Property(bool, "Whether it is exact.", default=False)
    sides = Property(kinesic.Direction, "Where to.", default=kinesic.Direction.LEFT)
    landings = Value("How many landed.")
    corner = kinesic.PointValue("Where the latest landed.")

    def prepare(self) -> None:
        self.seen: List[Step] = []

    def step(self, input: Step) -> Optional[State]:
        self.seen.append(input)
        self.landings += len(input.began)
        for touch in input.began:
            self.corner = touch.position
        if any(math.hypot(*touch.travel) > self.reach * input.scale for touch in input.touches):
            return self.fail("moved too far")
        return State.ENDED if self.landings >= self.wanted else None


def scripted(function: Callable[[Any, Step], Optional[State]], **members: Any) -> Recognizer:
    """A recognizer whose step is `function`."""
    name = f"made{next(numbers)}"
    kind: Type[Recognizer] = type("Made", (Recognizer,), {"step": function, "CLASS_NAME": name, **members})
    return kind()
