"""Drums with a finger each: a drum sounds when a finger lands on it, whatever the others do. Needs pygame 2: python
pygame_drums.py"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable

import pygame
from pygame_window import BLUE, GREEN, GROUND, HEIGHT, RED, WIDTH, YELLOW, show  # type: ignore[import-not-found]

import kinesic
from kinesic import ClassFlag, GestureEvent, State, Step, View

COLOURS = [RED, GREEN, BLUE, YELLOW]


class Hits(kinesic.Recognizer):
    """Says of each finger that it has landed, and when it lifts. `multi_tap` would wait for the lift."""

    CLASS_NAME = "com.example.hits"
    CLASS_FLAGS = ClassFlag.PER_TOUCH

    def step(self, input: Step) -> None:
        for touch in input.began:
            self.report(touch, State.ENDED if touch in input.ended else State.BEGAN, send_began=touch in input.ended)
        for touch in input.ended:
            if touch not in input.began:
                self.report(touch, State.ENDED)


class Drum:
    def __init__(self, kit: Drums, number: int) -> None:
        self.number, self.kit, self.fingers, self.hit_at = number, kit, 0, -math.inf
        self.frame = kinesic.Rect(WIDTH / 4 * number, HEIGHT / 3, WIDTH / 4, HEIGHT / 3)
        self.view = kit.engine.root.add(View(frame=self.frame, name=f"drum {number}"))
        hits = self.view.add(Hits())
        hits.on_began(self.hit)
        hits.on_ended(self.lift)
        hits.on_cancelled(self.lift)

    def hit(self, event: GestureEvent) -> None:
        self.fingers, self.hit_at = self.fingers + 1, event.time
        self.kit.sound(self.number)

    def lift(self, event: GestureEvent) -> None:
        self.fingers -= 1


class Drums:
    """Each drum is a view of its own, and siblings do not compete."""

    def __init__(self, sound: Callable[[int], object] = lambda drum: None) -> None:
        self.engine, self.sound = kinesic.Engine(), sound
        self.drums = [Drum(self, number) for number in range(len(COLOURS))]

    def draw(self, screen: pygame.Surface, at: float) -> None:
        screen.fill(GROUND)
        for drum in self.drums:
            x, y, width, height = drum.frame
            swing = 10 * math.exp(-8 * max(at - drum.hit_at, 0))
            pygame.draw.circle(screen, COLOURS[drum.number], (x + width / 2, y + height / 2), 60 + swing)


def tone(drum: int, t: int) -> int:
    return int(20000 * math.exp(-t / 2000) * math.sin(t * (0.02 + 0.01 * drum)))


def tones() -> Callable[[int], object]:
    """A short falling tone for each drum; none on a machine without sound."""
    try:
        pygame.mixer.init(22050, -16, 1)
    except pygame.error:
        return lambda drum: None
    sounds = [pygame.mixer.Sound(buffer=array("h", [tone(drum, t) for t in range(6000)])) for drum in range(4)]
    return lambda drum: sounds[drum].play()


if __name__ == "__main__":
    pygame.init()
    show(Drums(tones()))
