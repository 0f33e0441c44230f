"""pygame's fingers and mouse, fed to an engine. pygame's events have no time: each is taken from the queue
as it comes.

    input = kinesic.pygame.Input(engine, width, height)
    while running:
        for events, at in kinesic.pygame.arrivals(next_frame):
            input.feed(events, at)
        engine.advance(max(engine.time, pygame.time.get_ticks() / 1000))
        for event in engine.poll():
            ...

Needs pygame 2; nothing else of the package imports it.
"""

from __future__ import annotations

from typing import Dict, Iterator, List, Optional, Set, Tuple

import pygame

from ._core.engine import Engine
from ._core.enums import Phase, TouchType
from ._core.samples import Sample

__all__ = ["Input", "arrivals"]

FINGERS: Dict[int, Phase] = {pygame.FINGERDOWN: Phase.BEGAN, pygame.FINGERMOTION: Phase.MOVED, pygame.FINGERUP: Phase.ENDED}
MOUSE: Dict[int, Phase] = {pygame.MOUSEBUTTONDOWN: Phase.BEGAN, pygame.MOUSEMOTION: Phase.MOVED, pygame.MOUSEBUTTONUP: Phase.ENDED}


class Input:
    """Feeds an engine whose window is `width` by `height` units: fingers, and the mouse's left button as a pointer."""

    def __init__(self, engine: Engine, width: float, height: float) -> None:
        self.engine: Engine = engine
        self.width: float = width
        self.height: float = height
        self.down: Set[int] = set()
        """The touches that are down, by pygame's numbers."""

    def feed(self, events: List[pygame.event.Event], at: float) -> None:
        """What came at one time, `at` seconds, in one feed: one step for all fingers. Events of other kinds are left
        alone; when the window loses the focus, its touches are cancelled."""
        at = max(at, self.engine.time)
        samples: List[Sample] = []
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self.engine.feed(samples)
                self.engine.cancel_touches(at)
                self.down, samples = set(), []
                continue
            sample = self.read(event, at)
            if sample and (sample.phase == Phase.BEGAN or sample.touch in self.down):
                samples.append(sample)  # what is left of a cancelled touch is dropped
                (self.down.discard if sample.phase == Phase.ENDED else self.down.add)(sample.touch)
        self.engine.feed(samples)

    def read(self, event: pygame.event.Event, at: float) -> Optional[Sample]:
        """The sample of an event, if it is one of a finger or of the mouse's left button; `at` is its time in
        seconds."""
        if event.type in FINGERS:
            return Sample(event.finger_id, FINGERS[event.type], event.x * self.width, event.y * self.height, at)
        if event.type in MOUSE and not event.touch and (event.buttons[0] if event.type == pygame.MOUSEMOTION else event.button == 1):
            x, y = event.pos
            return Sample(2**63, MOUSE[event.type], x, y, at, type=TouchType.POINTER, buttons=1)
        return None


def arrivals(until: int) -> Iterator[Tuple[List[pygame.event.Event], float]]:
    """What comes until the next frame, which begins when pygame's clock says `until` milliseconds: the events of one
    time, and that time in seconds."""
    while True:
        left = until - pygame.time.get_ticks()
        if left <= 0:
            return
        event = pygame.event.wait(left)
        if event.type == pygame.NOEVENT:
            return
        at = pygame.time.get_ticks()
        yield [event, *pygame.event.get()], at / 1000
