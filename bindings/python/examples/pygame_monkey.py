"""Monkey and bananas: each is pushed, spread and turned, and slides on when it is thrown; a tap makes it munch,
and the monkey can be tickled. Needs pygame 2: python pygame_monkey.py"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_window import GREY, GROUND, YELLOW, show  # type: ignore[import-not-found]
from tickle import Tickle  # type: ignore[import-not-found]  # beside this file

import kinesic
from kinesic import DECELERATION_FAST, Fling, GestureEvent, State, View

SIDE = 150


class Animal:
    """The point p of it lies at `turn` * p + `centre`: complex numbers move, scale and turn."""

    def __init__(self, zoo: Zoo, name: str, colour: tuple[int, int, int], centre: complex) -> None:
        self.zoo, self.name, self.colour, self.turn, self.centre = zoo, name, colour, 1 + 0j, centre
        self.moved = 0j  # how far the present pan has come
        self.thrown: tuple[float, Fling, Fling] | None = None
        self.view = zoo.engine.root.add(View(name=name))
        self.pan = self.view.add(kinesic.Pan(name=f"{name} pan"))
        self.pinch, self.rotation = self.view.add(kinesic.Pinch()), self.view.add(kinesic.Rotation())
        kinesic.simultaneous(self.pan, self.pinch, self.rotation)
        self.tap = self.view.add(kinesic.Tap(name=f"{name} tap"))
        self.pan.on_event(self.move)
        self.pinch.on_event(self.spread)
        self.rotation.on_event(self.rotate)
        self.tap.on_recognized(lambda event: zoo.sound("munch"))
        self.lay()

    def lay(self) -> None:
        """The engine knows where it lies, so that fingers hit what they see."""
        a, b = self.turn.real, self.turn.imag
        corner = self.centre - self.turn * (SIDE / 2) * (1 + 1j)
        self.view.frame = kinesic.Rect(corner.real, corner.imag, SIDE, SIDE)
        self.view.transform = kinesic.Transform(a, b, -b, a, 0, 0)

    def move(self, event: GestureEvent) -> None:
        # What came since the last event. The translation is not set to zero: that would restart the velocity.
        self.moved = 0j if event.state == State.BEGAN else self.moved
        self.centre += complex(*event.translation) - self.moved
        self.moved, self.thrown = complex(*event.translation), None
        if event.state == State.ENDED:
            x = Fling.friction(self.centre.real, event.velocity.x, DECELERATION_FAST)
            self.thrown = event.time, x, Fling.friction(self.centre.imag, event.velocity.y, DECELERATION_FAST)
        self.lay()

    def spread(self, event: GestureEvent) -> None:
        self.turn *= self.pinch.scale
        self.pinch.scale = 1
        self.lay()

    def rotate(self, event: GestureEvent) -> None:
        angle = self.rotation.rotation
        self.turn *= complex(*kinesic.Transform.rotation(angle)[:2])
        self.rotation.rotation = 0
        self.lay()

    def slide(self, at: float) -> None:
        if self.thrown:
            began, x, y = self.thrown
            self.centre = complex(x.at(max(at - began, 0)).position, y.at(max(at - began, 0)).position)
            self.lay()

    def corners(self) -> list[tuple[float, float]]:
        places = [self.centre + self.turn * (SIDE / 2) * way for way in (-1 - 1j, 1 - 1j, 1 + 1j, -1 + 1j)]
        return [(place.real, place.imag) for place in places]


class Zoo:
    def __init__(self, sound: Callable[[str], object] = print) -> None:
        self.engine, self.sound = kinesic.Engine(), sound
        self.animals = [Animal(self, "monkey", GREY, 160 + 240j), Animal(self, "bananas", YELLOW, 460 + 240j)]
        for animal in self.animals:
            for other in self.animals:
                animal.tap.require_failure_of(other.pan)
        # The pan begins first and would exclude the tickle. So both are allowed at once.
        monkey = self.animals[0]
        self.tickle = monkey.view.add(Tickle(name="tickle"))
        self.tickle.allow_simultaneous(monkey.pan)
        self.tickle.on_recognized(lambda event: self.sound("hihi"))

    def draw(self, screen: pygame.Surface, at: float) -> None:
        screen.fill(GROUND)
        for animal in self.animals:
            animal.slide(at)
            pygame.draw.polygon(screen, animal.colour, animal.corners())


if __name__ == "__main__":
    show(Zoo())
