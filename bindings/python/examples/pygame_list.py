"""A list that scrolls, with rows that a swipe removes and a tap selects. Needs pygame 2: python pygame_list.py"""

from __future__ import annotations

import pygame
from pygame_window import BLUE, GREY, GROUND, HEIGHT, LIGHT, RED, WIDTH, show  # type: ignore[import-not-found]

import kinesic
from kinesic import Axes, Fling, GestureEvent, Rect, State, View

ROW = 60


class Row:
    """One row: a drag to the left uncovers what is behind it, and removes it when it goes far or is fast."""

    def __init__(self, owner: ScrollingList, number: int) -> None:
        self.owner, self.number, self.moved, self.selected = owner, number, 0.0, False
        self.view = owner.sheet.add(View(name=f"row {number}"))
        self.view.add(kinesic.Tap()).on_recognized(self.select)
        self.view.add(kinesic.Pan(axes=Axes.HORIZONTAL)).on_event(self.drag)

    def select(self, event: GestureEvent) -> None:
        self.selected = not self.selected

    def drag(self, event: GestureEvent) -> None:
        self.moved = min(event.translation.x, 0)
        if event.state in (State.ENDED, State.CANCELLED):
            if event.state == State.ENDED and self.moved + 0.1 * event.velocity.x < -WIDTH / 2:
                self.owner.remove(self)
            self.moved = 0


class ScrollingList:
    """The rows lie on a sheet, a view that moves when the list scrolls: fingers hit what they see."""

    def __init__(self, count: int = 20) -> None:
        self.engine = kinesic.Engine()
        self.sheet = self.engine.root.add(View(name="sheet"))
        self.rows = [Row(self, number) for number in range(count)]
        self.offset, self.before = 0.0, 0.0
        self.fling: Fling | None = None
        self.began = 0.0
        self.pan = self.engine.root.add(kinesic.Pan(name="scroll", axes=Axes.VERTICAL))
        self.pan.on_event(self.scroll)
        hold = self.engine.root.add(kinesic.Press(observe_only=True))
        hold.on_began(lambda event: self.stop(event.time))  # a finger stops what slides
        self.lay()

    def lay(self) -> None:
        self.sheet.frame = Rect(0, self.offset, WIDTH, ROW * len(self.rows))
        for index, row in enumerate(self.rows):
            row.view.frame = Rect(0, ROW * index, WIDTH, ROW)

    def remove(self, row: Row) -> None:
        row.view.remove()
        self.rows.remove(row)
        self.lay()

    def scroll(self, event: GestureEvent) -> None:
        if event.state == State.BEGAN:
            self.before = self.offset
        least = min(HEIGHT - ROW * len(self.rows), 0)
        wanted = self.before + event.translation.y
        kept = min(max(wanted, least), 0)
        self.offset = kept + kinesic.rubber_band(wanted - kept, HEIGHT)  # past its end it follows less and less
        if event.state == State.ENDED:
            self.fling = Fling.friction(self.offset, event.velocity.y).bound(least, 0)
            self.began = event.time
        self.lay()

    def stop(self, at: float) -> None:
        self.glide(at)
        self.fling = None

    def glide(self, at: float) -> None:
        """Where it is when it goes on by itself."""
        if self.fling:
            self.offset = self.fling.at(max(at - self.began, 0)).position
            self.lay()

    def draw(self, screen: pygame.Surface, at: float) -> None:
        self.glide(at)
        screen.fill(GROUND)
        for index, row in enumerate(self.rows):
            top = self.offset + ROW * index
            pygame.draw.rect(screen, RED, (0, top, WIDTH, ROW - 2))
            colour = BLUE if row.selected else LIGHT if row.number % 2 else GREY
            pygame.draw.rect(screen, colour, (row.moved, top, WIDTH, ROW - 2))


if __name__ == "__main__":
    show(ScrollingList())
