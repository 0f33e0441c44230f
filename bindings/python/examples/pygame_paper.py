"""Paper: one finger draws, two move the paper, and a tap with three wipes it. Needs pygame 2: python
pygame_paper.py"""

from __future__ import annotations

import pygame
from pygame_window import BLUE, GREY, HEIGHT, LIGHT, WIDTH, show  # type: ignore[import-not-found]

import kinesic
from kinesic import GestureEvent, Point, State


class Paper:
    def __init__(self) -> None:
        self.engine = kinesic.Engine()
        self.corner, self.before = Point(0, 0), Point(0, 0)  # where the paper lies
        self.lines: list[list[Point]] = []  # in the paper's coordinates
        # A second finger that lands before the line has begun fails `pen`; one that lands later is ignored by it.
        self.pen = self.engine.root.add(kinesic.Pan(name="pen", threshold=4, maximum_touches=1))
        self.hand = self.engine.root.add(kinesic.Pan(name="hand", minimum_touches=2))
        self.wipe = self.engine.root.add(kinesic.Tap(name="wipe", touches_required=3))
        self.pen.on_event(self.draw_line)
        self.hand.on_event(self.move)
        self.wipe.on_recognized(lambda event: self.lines.clear())

    def draw_line(self, event: GestureEvent) -> None:
        place = event.location - self.corner
        if event.state == State.BEGAN:  # the line begins where the finger landed
            self.lines.append([place - event.translation])
        if event.state == State.CANCELLED:
            self.lines.pop()
        else:
            self.lines[-1].append(place)

    def move(self, event: GestureEvent) -> None:
        if event.state == State.BEGAN:
            self.before = self.corner
        self.corner = self.before + event.translation

    def draw(self, screen: pygame.Surface, at: float) -> None:
        screen.fill(GREY)
        pygame.draw.rect(screen, LIGHT, (*self.corner, WIDTH, HEIGHT))
        for line in self.lines:
            pygame.draw.lines(screen, BLUE, False, [place + self.corner for place in line], 5)


if __name__ == "__main__":
    show(Paper())
