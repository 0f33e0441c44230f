"""A pager: pages turn sideways, the second one scrolls, and a drawer comes in from the left edge. Needs pygame 2:
python pygame_pager.py"""

from __future__ import annotations

import pygame
from pygame_window import BLUE, GREEN, GREY, GROUND, HEIGHT, LIGHT, RED, WIDTH, YELLOW, show  # type: ignore[import-not-found]

import kinesic
from kinesic import Axes, Edge, Fling, GestureEvent, State, View

PAGES = [GREEN, BLUE, RED]
DRAWER, LINE, LINES = 240, 60, 30


class Slider:
    """A number that a finger drags, and that goes on by itself when it lets go."""

    def __init__(self, position: float = 0) -> None:
        self.before = self.position = position
        self.fling, self.began = Fling.spring(position, 0, position), 0.0

    def drag(self, event: GestureEvent, by: float) -> None:
        if event.state == State.BEGAN:
            self.before = self.at(event.time)
        self.position = self.before + by
        self.go(Fling.spring(self.position, 0, self.position), event.time)

    def go(self, fling: Fling, at: float) -> None:
        self.fling, self.began, self.position = fling, at, fling.final

    def at(self, time: float) -> float:
        return self.fling.at(max(time - self.began, 0)).position


class Pager:
    def __init__(self) -> None:
        self.engine = kinesic.Engine()
        root = self.engine.root
        root.frame = kinesic.Rect(0, 0, WIDTH, HEIGHT)
        self.pages, self.drawer, self.text = Slider(), Slider(), Slider()
        self.sheet = root.add(View(frame=(0, 0, WIDTH * len(PAGES), HEIGHT), name="pages"))
        self.list = self.sheet.add(View(frame=(WIDTH, 0, WIDTH, HEIGHT), name="list"))
        edge = root.add(kinesic.ScreenEdgePan(name="drawer", edges=Edge.LEFT))
        turn = root.add(kinesic.Pan(name="pager", axes=Axes.HORIZONTAL))
        turn.require_failure_of(edge)  # fails at once where the finger did not land at the edge
        scroll = self.list.add(kinesic.Pan(name="scroll", axes=Axes.VERTICAL))
        close = root.add(kinesic.Tap(name="close"))
        close.should_begin(lambda tap: self.drawer.position > 0 and tap.location().x > DRAWER)
        close.on_recognized(lambda event: self.drawer.go(Fling.spring(DRAWER, 0, 0), event.time))
        for pan, function in ((edge, self.pull), (turn, self.turn), (scroll, self.scroll)):
            pan.on_event(function)

    def pull(self, event: GestureEvent) -> None:
        self.drawer.drag(event, min(event.x, DRAWER) - self.drawer.before)
        if event.state in (State.ENDED, State.CANCELLED):
            is_open = event.x + 0.1 * event.velocity.x > DRAWER / 2
            self.drawer.go(Fling.spring(self.drawer.position, event.velocity.x, DRAWER if is_open else 0), event.time)

    def turn(self, event: GestureEvent) -> None:
        self.pages.drag(event, event.translation.x)
        if event.state in (State.ENDED, State.CANCELLED):
            page = round(-(self.pages.position + 0.2 * event.velocity.x) / WIDTH)
            old = round(-self.pages.before / WIDTH)
            page = min(max(page, old - 1, 0), old + 1, len(PAGES) - 1)
            self.pages.go(Fling.spring(self.pages.position, event.velocity.x, -page * WIDTH), event.time)
        # Fingers hit what is to be seen, or will be when the page has come to rest.
        self.sheet.frame = kinesic.Rect(self.pages.position, 0, WIDTH * len(PAGES), HEIGHT)

    def scroll(self, event: GestureEvent) -> None:
        self.text.drag(event, event.translation.y)
        if event.state == State.ENDED:
            free = Fling.friction(self.text.position, event.velocity.y)
            self.text.go(free.bound(HEIGHT - LINE * LINES, 0), event.time)

    def draw(self, screen: pygame.Surface, at: float) -> None:
        screen.fill(GROUND)
        offset, rise = self.pages.at(at), self.text.at(at)
        for index, colour in enumerate(PAGES):
            pygame.draw.rect(screen, colour, (offset + WIDTH * index, 0, WIDTH, HEIGHT))
        for line in range(LINES):
            place = (offset + WIDTH + 40, rise + LINE * line + 10, WIDTH - 80, LINE - 20)
            pygame.draw.rect(screen, LIGHT if line else YELLOW, place)
        pygame.draw.rect(screen, GREY, (self.drawer.at(at) - DRAWER, 0, DRAWER, HEIGHT))


if __name__ == "__main__":
    show(Pager())
