"""A picture that fingers or the mouse push, spread, turn and throw, and that a tap changes. Needs pygame 2: python
pygame_photo.py"""

from __future__ import annotations

import pygame
from kinesic.pygame import Input, arrivals

import kinesic
from kinesic import DECELERATION_FAST, Fling, GestureEvent, State

SIZE = WIDTH, HEIGHT = 640, 480
COLOURS = [[(220, 60, 50), (60, 170, 80), (50, 90, 210), (240, 200, 60)], [(120, 40, 140), (40, 190, 200), (240, 130, 30), (230, 230, 230)]]


class Photo:
    """The point p of the picture lies at `turn` * p + `place`: complex numbers move, scale and turn."""

    def __init__(self) -> None:
        self.engine, self.colours, self.ahead = kinesic.Engine(), 0, 0j
        self.feed = Input(self.engine, WIDTH, HEIGHT).feed
        self.turn, self.place = 1 + 0j, complex(WIDTH, HEIGHT) / 2
        self.before = self.turn, self.place  # when the present gesture began
        self.thrown: tuple[float, Fling, Fling] | None = None
        self.hand = self.engine.root.add(kinesic.TransformGesture())
        self.tap = self.engine.root.add(kinesic.Tap())

    def frame(self, at: float) -> None:
        """Takes the gestures, and looks where the fingers are 5 ms before the frame."""
        self.engine.advance(at := max(at, self.engine.time))
        for event in self.engine.poll():
            if isinstance(event, GestureEvent):
                self.take(event)
        touches = self.hand.touches if self.hand.state in (State.BEGAN, State.CHANGED) else ()
        places = [(self.engine.sample_touch(touch.id, max(at - 0.005, 0)), touch) for touch in touches]
        self.ahead = sum(complex(seen.x - touch.x, seen.y - touch.y) for seen, touch in places) / max(len(places), 1)
        if self.thrown:
            began, *flings = self.thrown
            self.place = complex(*(fling.at(at - began).position for fling in flings))

    def take(self, event: GestureEvent) -> None:
        if event.recognizer is self.tap:
            self.colours = 1 - self.colours
            return
        if event.state == State.BEGAN:
            self.thrown, self.before = None, (self.turn, self.place)
        values, (turn, place) = event.values, self.before
        by = complex(values["a"], values["b"])
        self.turn, self.place = by * turn, by * place + complex(values["tx"], values["ty"])
        if event.state == State.ENDED:
            x = Fling.friction(self.place.real, values["velocity.x"], DECELERATION_FAST)
            self.thrown = event.time, x, Fling.friction(self.place.imag, values["velocity.y"], DECELERATION_FAST)

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill((30, 32, 38))
        for i, colour in enumerate(COLOURS[self.colours]):
            corners = [complex(100 * (i % 2 - 1 + u), 75 * (i // 2 - 1 + v)) * self.turn + self.place + self.ahead for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))]
            pygame.draw.polygon(screen, colour, [(corner.real, corner.imag) for corner in corners])


def main() -> None:
    pygame.init()
    screen, photo, runs, frame = pygame.display.set_mode(SIZE), Photo(), True, 0
    while runs:
        frame = max(frame + 16, pygame.time.get_ticks() + 1)
        for events, at in arrivals(frame):
            runs = runs and all(event.type != pygame.QUIT for event in events)
            photo.feed(events, at)
        photo.frame(pygame.time.get_ticks() / 1000)
        photo.draw(screen)
        pygame.display.flip()


if __name__ == "__main__":
    main()
