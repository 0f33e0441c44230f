"""pygame's fingers and mouse, fed to an engine. pygame's events have no time: each is taken from the queue as it
comes."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

import kinesic
from kinesic import Phase, Sample, TouchType

FINGERS = {pygame.FINGERDOWN: Phase.BEGAN, pygame.FINGERMOTION: Phase.MOVED, pygame.FINGERUP: Phase.ENDED}
MOUSE = {pygame.MOUSEBUTTONDOWN: Phase.BEGAN, pygame.MOUSEMOTION: Phase.MOVED, pygame.MOUSEBUTTONUP: Phase.ENDED}


class Input:
    """What feeds an engine whose window is `width` by `height` units."""

    def __init__(self, engine: kinesic.Engine, width: float, height: float) -> None:
        self.engine, self.width, self.height = engine, width, height
        self.down: set[int] = set()

    def feed(self, events: list[pygame.event.Event], at: float) -> None:
        """What came at one time, in one feed: one step for all fingers."""
        at = max(at, self.engine.time)
        samples: list[Sample] = []
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self.engine.feed(samples)
                self.engine.cancel_touches(at)
                self.down, samples = set(), []
            elif (sample := self.read(event, at)) and (sample.phase == Phase.BEGAN or sample.touch in self.down):
                samples.append(sample)  # what is left of a cancelled touch is dropped
                (self.down.discard if sample.phase == Phase.ENDED else self.down.add)(sample.touch)
        self.engine.feed(samples)

    def read(self, event: pygame.event.Event, at: float) -> Sample | None:
        """The sample of an event, if it is one of a finger or of the mouse's left button."""
        if event.type in FINGERS:
            return Sample(event.finger_id, FINGERS[event.type], event.x * self.width, event.y * self.height, at)
        if event.type in MOUSE and not event.touch and (event.buttons[0] if event.type == pygame.MOUSEMOTION else event.button == 1):
            x, y = event.pos
            return Sample(2**63, MOUSE[event.type], x, y, at, type=TouchType.POINTER, buttons=1)
        return None


def arrivals(until: int) -> Iterator[tuple[list[pygame.event.Event], float]]:
    """What comes until the next frame, with its time."""
    while (left := until - pygame.time.get_ticks()) > 0 and (event := pygame.event.wait(left)).type != pygame.NOEVENT:
        at = pygame.time.get_ticks()
        yield [event, *pygame.event.get()], at / 1000
