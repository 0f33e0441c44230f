"""The overlay, drawn by pygame."""

from __future__ import annotations

from math import ceil, hypot
from typing import Any, Dict, Iterable, List, Tuple

import pygame
import pygame.font
import pygame.gfxdraw

from .engine import Engine
from .overlay import OverlaySwitch, Shape, ShapeKind

FONTS = "dejavusansmono,menlo,consolas,couriernew,liberationmono"
FINER = 4  # how much larger a circle is drawn than it is shown, so that its edge is soft
Points = List[Tuple[float, float]]


class Overlay(OverlaySwitch):
    """What `engine` knows, over the surface: docs/overlay.md. The key F12 switches it.

        overlay = kinesic.pygame.Overlay(engine)
        overlay.feed(events)     each list of events
        overlay.draw(surface)    each frame, before it is shown

    `options` are those of `kinesic.overlay.Overlay`; its texts are of the system's font of one width."""

    def __init__(self, engine: Engine, **options: Any) -> None:
        super().__init__(engine, **{"character_width": 0.5, **options})
        self._fonts: Dict[int, pygame.font.Font] = {}
        self._circles: Dict[Tuple[Any, ...], pygame.Surface] = {}

    def feed(self, events: Iterable[pygame.event.Event]) -> None:
        """Looks for the key among events; all others are left alone."""
        for event in events:
            if event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
                self.toggle()

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it over what is on the surface; nothing while it is off."""
        for shape in self.shapes(*surface.get_size()):
            if shape.kind is ShapeKind.TEXT:
                self._write(surface, shape)
            elif shape.kind is ShapeKind.RECTANGLE:
                pygame.gfxdraw.box(surface, (shape.x, shape.y, shape.end_x - shape.x, shape.end_y - shape.y), shape.colour)
            elif shape.kind is ShapeKind.LINE:
                pygame.gfxdraw.filled_polygon(surface, outline(shape), shape.colour)
            else:
                self._draw_circle(surface, shape)

    def _draw_circle(self, surface: pygame.Surface, shape: Shape) -> None:
        key = (shape.kind, shape.radius, shape.size, shape.colour[:3])
        if key not in self._circles:
            self._circles[key] = circle(shape)
        image = self._circles[key]
        image.set_alpha(shape.colour[3])
        surface.blit(image, (round(shape.x - image.get_width() / 2), round(shape.y - image.get_height() / 2)))

    def _write(self, surface: pygame.Surface, shape: Shape) -> None:
        image = self._font(shape.size).render(shape.text, True, shape.colour[:3])
        image.set_alpha(shape.colour[3])
        surface.blit(image, (shape.x, shape.y + (shape.size - image.get_height()) / 2))

    def _font(self, size: float) -> pygame.font.Font:
        """One whose characters are half as wide as a line of this size is high."""
        if round(size) not in self._fonts:
            pygame.font.init()
            self._fonts[round(size)] = fitting(round(size))
        return self._fonts[round(size)]


def fitting(height: int) -> pygame.font.Font:
    """The largest font in a line of that height whose characters are at most half as wide."""
    sizes = (pygame.font.SysFont(FONTS, size) for size in range(height, 3, -1))
    return next((font for font in sizes if font.size("m" * 10)[0] <= height * 5), pygame.font.SysFont(FONTS, 4))


def outline(shape: Shape) -> Points:
    """The corners of a line."""
    x, y = shape.end_x - shape.x, shape.end_y - shape.y
    half = max(shape.size, 1) / 2 / (hypot(x, y) or 1)
    x, y = -y * half, x * half
    return [(shape.x + x, shape.y + y), (shape.end_x + x, shape.end_y + y), (shape.end_x - x, shape.end_y - y), (shape.x - x, shape.y - y)]


def circle(shape: Shape) -> pygame.Surface:
    """A picture of a disc or a ring in the middle of a square, opaque."""
    half = ceil(shape.radius + shape.size / 2) + 1
    large = pygame.Surface((2 * half * FINER, 2 * half * FINER), pygame.SRCALPHA)
    large.fill((*shape.colour[:3], 0))
    width = 0 if shape.kind is ShapeKind.DISC else max(round(shape.size * FINER), 1)
    pygame.draw.circle(large, shape.colour[:3], (half * FINER, half * FINER), (shape.radius + shape.size / 2) * FINER, width)
    return pygame.transform.smoothscale(large, (2 * half, 2 * half))
