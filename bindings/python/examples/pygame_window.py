"""The loop that the small pygame programs share: fingers and mouse in, a picture out."""

from __future__ import annotations

from typing import Protocol

import pygame
from kinesic.pygame import Input, arrivals

import kinesic

SIZE = WIDTH, HEIGHT = 640, 480
GROUND, LIGHT, GREY = (30, 32, 38), (230, 230, 230), (110, 114, 124)
RED, GREEN, BLUE, YELLOW = (220, 60, 50), (60, 170, 80), (50, 90, 210), (240, 200, 60)


class Program(Protocol):
    """Its recognizers call it; it draws what is to be seen at a time, seconds of the engine's clock."""

    engine: kinesic.Engine

    def draw(self, screen: pygame.Surface, at: float) -> None: ...


def show(program: Program) -> None:
    """Until the window is closed."""
    pygame.init()
    screen, runs, frame = pygame.display.set_mode(SIZE), True, 0
    feed = Input(program.engine, WIDTH, HEIGHT).feed
    while runs:
        frame = max(frame + 16, pygame.time.get_ticks() + 1)
        for events, at in arrivals(frame):
            runs = runs and all(event.type != pygame.QUIT for event in events)
            feed(events, at)
        at = max(pygame.time.get_ticks() / 1000, program.engine.time)
        program.engine.advance(at)  # long presses and the waits of taps need the time
        program.engine.poll()  # all of it has gone to callbacks
        program.draw(screen, at)
        pygame.display.flip()
