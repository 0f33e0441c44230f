"""Plays a script from standard input to the pygame example, through pygame's own queue; a line as in sdl_script.c, one
frame each."""

import cmath
import sys
from pathlib import Path

import pygame

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "bindings/python/examples"))
from pygame_photo import HEIGHT, SIZE, WIDTH, Photo  # noqa: E402

FINGERS = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}
MOUSE = {"press": pygame.MOUSEBUTTONDOWN, "release": pygame.MOUSEBUTTONUP, "drag": pygame.MOUSEMOTION, "synthetic": pygame.MOUSEBUTTONDOWN}


def event_of(verb: str, numbers: list[float]) -> pygame.event.Event:
    if verb == "blur":
        return pygame.event.Event(pygame.WINDOWFOCUSLOST)
    if verb in FINGERS:
        finger, x, y = numbers
        return pygame.event.Event(FINGERS[verb], touch_id=5, finger_id=int(finger), x=x / WIDTH, y=y / HEIGHT, dx=0, dy=0, pressure=1)
    place = (int(numbers[0]), int(numbers[1]))
    return pygame.event.Event(MOUSE[verb], pos=place, button=1, buttons=(1, 0, 0), rel=(0, 0), touch=verb == "synthetic")


pygame.init()
screen, photo = pygame.display.set_mode(SIZE), Photo()
pygame.event.clear()
for line in sys.stdin:
    ms, verb, *rest = line.split()
    if verb not in ("frame", "shot"):
        pygame.event.post(event_of(verb, [float(each) for each in rest]))
    photo.feed(pygame.event.get(), float(ms) / 1000)
    photo.frame(float(ms) / 1000)
    photo.draw(screen)
    pygame.display.flip()
    if verb == "shot":
        pygame.image.save(screen, rest[0])
        print(photo.place.real, photo.place.imag, abs(photo.turn), cmath.phase(photo.turn), photo.ahead.real, photo.ahead.imag)
