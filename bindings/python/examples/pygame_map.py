"""A map that one finger zooms: a tap, then a drag up or down. One finger alone moves it, two pinch it, a double tap
doubles it. Needs pygame 2: python pygame_map.py"""

from __future__ import annotations

import pygame
from pygame_window import GREEN, GREY, GROUND, HEIGHT, WIDTH, show  # type: ignore[import-not-found]

import kinesic
from kinesic import Axes, GestureEvent, Point, State

TILE = 64


class Map:
    """The point p of the map lies at p * `size` + `corner`."""

    def __init__(self) -> None:
        self.engine = kinesic.Engine()
        self.size, self.corner = 1.0, Point(0, 0)
        self.before, self.pivot = (1.0, Point(0, 0)), Point(0, 0)  # when the present gesture began
        root = self.engine.root
        self.zoom = root.add(kinesic.TapDrag(name="zoom", axes=Axes.VERTICAL))
        self.pan = root.add(kinesic.Pan(name="pan", maximum_touches=1))
        self.pinch = root.add(kinesic.Pinch(name="pinch"))
        self.double = root.add(kinesic.Tap(name="double", taps_required=2))
        # A drag directly after a tap is the zoom's. Without a tap `zoom` fails as soon as the finger moves away.
        self.pan.require_failure_of(self.zoom)
        self.zoom.on_event(self.zoom_by_drag)
        self.pan.on_event(self.move)
        self.pinch.on_event(self.zoom_by_pinch)
        self.double.on_recognized(self.zoom_twice)

    def begin(self, pivot: Point) -> None:
        self.before, self.pivot = (self.size, self.corner), pivot

    def scale(self, factor: float) -> None:
        """To that many times of what it was; the pivot stays."""
        size, corner = self.before
        self.size, self.corner = size * factor, self.pivot + (corner - self.pivot) * factor

    def zoom_by_drag(self, event: GestureEvent) -> None:
        """100 units down double it. It grows about the place of the tap."""
        if event.state == State.BEGAN:
            self.begin(event.location - event.translation)
        self.scale(2 ** (event.translation.y / 100))

    def zoom_by_pinch(self, event: GestureEvent) -> None:
        if event.state == State.BEGAN:
            self.begin(event.focus)
        self.scale(event.scale)

    def zoom_twice(self, event: GestureEvent) -> None:
        self.begin(event.location)
        self.scale(2)

    def move(self, event: GestureEvent) -> None:
        if event.state == State.BEGAN:
            self.begin(event.location)
        self.corner = self.before[1] + event.translation

    def draw(self, screen: pygame.Surface, at: float) -> None:
        screen.fill(GROUND)
        tile = TILE * self.size
        for row in range(6):
            for column in range(8):
                x, y = self.corner.x + tile * column, self.corner.y + tile * row
                pygame.draw.rect(screen, GREEN if (row + column) % 2 else GREY, (x, y, tile, tile))


if __name__ == "__main__":
    show(Map())
