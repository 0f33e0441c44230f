"""The page of overlay_page.py in a window of pygame: pygame_overlay_play.py PICTURE. The key and the fingers go
through pygame's queue."""

import sys

import kinesic.pygame
import overlay_page
import pygame

KINDS = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}

pygame.init()
surface = pygame.display.set_mode((800, 600))
engine = kinesic.Engine()
overlay_page.lay_out(engine)
given = kinesic.pygame.Input(engine, 800, 600)
overlay = kinesic.pygame.Overlay(engine)
for at, verb, x, y in overlay_page.script():
    pygame.event.clear()
    if verb == "key":
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F12))
    elif verb != "shot":
        pygame.event.post(pygame.event.Event(KINDS[verb], touch_id=5, finger_id=1, x=x / 800, y=y / 600, dx=0, dy=0, pressure=1))
    events = pygame.event.get((pygame.KEYDOWN, *KINDS.values()))
    given.feed(events, at)
    overlay.feed(events)
    engine.advance(at)
    engine.poll()
    surface.fill(overlay_page.GROUND)
    for frame, colour in zip(overlay_page.FRAMES, overlay_page.COLOURS):
        surface.fill(colour, frame)
    overlay.draw(surface)
    if verb == "shot":
        pygame.image.save(surface, sys.argv[1])
    pygame.display.flip()
