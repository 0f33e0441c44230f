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
from ._core.enums import Button, Modifier, Phase, TouchType
from ._core.errors import Error
from ._core.pygame_overlay import Overlay
from ._core.samples import Sample

__all__ = ["Input", "Overlay", "arrivals"]

FINGERS: Dict[int, Phase] = {pygame.FINGERDOWN: Phase.BEGAN, pygame.FINGERMOTION: Phase.MOVED, pygame.FINGERUP: Phase.ENDED}
BUTTONS: Dict[int, int] = {1: Button.PRIMARY, 2: Button.MIDDLE, 3: Button.SECONDARY, 6: 8, 7: 16}
KEYS: Dict[int, int] = {
    pygame.KMOD_SHIFT: Modifier.SHIFT, pygame.KMOD_CTRL: Modifier.CONTROL, pygame.KMOD_ALT: Modifier.ALTERNATE,
    pygame.KMOD_META: Modifier.COMMAND, pygame.KMOD_CAPS: Modifier.CAPS_LOCK,
}  # fmt: skip
LOST = {pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED, pygame.APP_WILLENTERBACKGROUND}
MOUSE = 2**63  # its number among the touches
NOTCH, NOTCH_SCALE = 40.0, 0.1  # how far a notch of the wheel scrolls, units, and how much it magnifies
APART = 0x9E3779B97F4A7C15  # the golden ratio's: keeps the numbers of two devices far apart


class Input:
    """Feeds an engine whose window is `width` by `height` units: fingers of all touch devices, the mouse, which is a
    pointer that lands with its first button, lifts with its last and hovers meanwhile, and its wheel, which scrolls,
    and magnifies while Control is down. Makes the engine lenient: a lift that was lost, a finger for which it has no
    room and what is left of a cancelled touch are no errors.

    `width` and `height` are those of the surface that `pygame.display.set_mode` returns, so that fingers come where
    the program draws, with the flag `pygame.SCALED` too. They follow a window that is resized. Where pygame scales the
    surface its place in the window changes with that, and touches that are down are cancelled."""

    def __init__(self, engine: Engine, width: float, height: float) -> None:
        self.engine: Engine = engine
        self.width: float = width
        self.height: float = height
        engine.lenient = True
        self._buttons: int = 0
        self._place: Tuple[float, float] = (0.0, 0.0)
        self._is_over: bool = False
        surface = pygame.display.get_surface() if pygame.display.get_init() else None
        self._follows: bool = surface is None or surface.get_size() == (width, height)
        self._is_scaled: bool = is_scaled()

    def feed(self, events: List[pygame.event.Event], at: float) -> None:
        """What came at one time, `at` seconds, in one feed: one step for all fingers. Events of other kinds are left
        alone; when the window loses the focus or is hidden, its touches are cancelled. When the engine refuses a
        sample, all others are fed; then its error is raised."""
        at = max(at, self.engine.time)
        samples: List[Sample] = []
        for event in events:
            if event.type in LOST:
                self._feed(samples)
                self._cancel(at)
                samples = []
            elif event.type == pygame.WINDOWSIZECHANGED:
                self._feed(samples)
                self._resize(event.x, event.y, at)
                samples = []
            elif event.type == pygame.MOUSEWHEEL:
                self._feed(samples)
                self._turn(event, at)
                samples = []
            else:
                samples += self.read(event, at)
        self._feed(samples)

    def _cancel(self, at: float) -> None:
        self.engine.cancel_touches(at)
        self._buttons = 0

    def _resize(self, width: float, height: float, at: float) -> None:
        """The window has another size."""
        was_scaled, self._is_scaled = self._is_scaled, is_scaled()
        if was_scaled or self._is_scaled:
            self._cancel(at)
        elif self._follows:
            self.width, self.height = width, height

    def read(self, event: pygame.event.Event, at: float) -> List[Sample]:
        """The samples of an event of a finger or of the mouse; `at` is its time in seconds."""
        if event.type in FINGERS:
            return self._finger(event, at)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and not event.touch:
            return self._mouse(event, at)
        if event.type == pygame.WINDOWLEAVE and self._is_over:
            self._is_over = False
            return [Sample(MOUSE, Phase.EXITED, *self._place, at, type=TouchType.POINTER)]
        return []

    def _finger(self, event: pygame.event.Event, at: float) -> List[Sample]:
        device = getattr(event, "touch_id", 0)
        if device == -1:  # SDL made it of the mouse
            return []
        touch = (device * APART + event.finger_id) % 2**64
        force = float(getattr(event, "pressure", 0.0))
        return [Sample(touch, FINGERS[event.type], event.x * self.width, event.y * self.height, at, force=force, modifiers=held())]

    def _mouse(self, event: pygame.event.Event, at: float) -> List[Sample]:
        before = self._buttons
        if event.type == pygame.MOUSEMOTION:
            left, middle, right = event.buttons[:3]
            self._buttons &= ~7 | left * Button.PRIMARY | middle * Button.MIDDLE | right * Button.SECONDARY
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._buttons |= BUTTONS.get(event.button, 0)
        else:
            self._buttons &= ~BUTTONS.get(event.button, 0)
        self._place = event.pos
        phase = Phase.MOVED if before and self._buttons else Phase.BEGAN if self._buttons else Phase.ENDED
        found = [self._pointer(phase, at)] if before or self._buttons else []
        if not self._buttons:
            found.append(self._pointer(Phase.HOVERED if self._is_over else Phase.ENTERED, at))
            self._is_over = True
        return found

    def _pointer(self, phase: Phase, at: float) -> Sample:
        return Sample(MOUSE, phase, *self._place, at, type=TouchType.POINTER, buttons=self._buttons, modifiers=held())

    def _turn(self, event: pygame.event.Event, at: float) -> None:
        """Feeds the wheel."""
        turned = -1 if event.flipped else 1
        x, y = getattr(event, "precise_x", event.x) * turned, getattr(event, "precise_y", event.y) * turned
        keys = held()
        if keys & Modifier.CONTROL:
            self.engine.scroll(0, self._place, at=at, magnification=max(y * NOTCH_SCALE, -0.5), modifiers=keys)
        else:
            self.engine.scroll(0, self._place, (-x * NOTCH, y * NOTCH), at=at, modifiers=keys)

    def _feed(self, samples: List[Sample]) -> None:
        """Feeds samples of one time: one step, unless a touch lands or lifts twice."""
        step: List[Sample] = []
        settled: Set[int] = set()
        for sample in samples:
            settles = sample.phase in (Phase.BEGAN, Phase.ENDED, Phase.CANCELLED)
            if settles and sample.touch in settled:
                self._step(step)
                step, settled = [], set()
            step.append(sample)
            if settles:
                settled.add(sample.touch)
        self._step(step)

    def _step(self, samples: List[Sample]) -> None:
        """Feeds a step; of one that is refused each sample by itself, so that what is right of it counts."""
        try:
            self.engine.feed(samples)
        except Error:
            refused: Optional[Error] = None
            for sample in samples:
                try:
                    self.engine.feed(sample)
                except Error as error:
                    refused = error
            if refused:
                raise refused


def is_scaled() -> bool:
    """Whether pygame shows the surface at another size than its own (the flag SCALED; no surface says it)."""
    surface = pygame.display.get_surface() if pygame.display.get_init() else None
    return surface is not None and surface.get_size() != pygame.display.get_window_size()


def held() -> int:
    """The modifier keys that are down: a mask of Modifier."""
    keys = pygame.key.get_mods() if pygame.display.get_init() else 0
    return sum(int(modifier) for key, modifier in KEYS.items() if keys & key)


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
