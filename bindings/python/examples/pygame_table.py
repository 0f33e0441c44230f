"""A table with photos for several people. Each photo is pushed, spread and turned by fingers of its own, and a tap
brings it to the front; a drag beside the photos moves the table. Needs pygame 2: python pygame_table.py"""

from __future__ import annotations

import pygame
from kinesic.pygame import Input, arrivals

import kinesic
from kinesic import GestureEvent, State

SIZE = WIDTH, HEIGHT = 800, 600
PHOTO = PHOTO_WIDTH, PHOTO_HEIGHT = 200, 150
COLOURS = [(220, 60, 50), (60, 170, 80), (50, 90, 210), (240, 200, 60)]
GROUND = (30, 32, 38)


class Photo:
    """The point p of the photo lies on the table at `turn` * p + `place`: complex numbers move, scale and turn."""

    def __init__(self, table: Table, colour: tuple[int, int, int], place: complex) -> None:
        self.table, self.colour, self.turn, self.place = table, colour, 1 + 0j, place
        self.before = self.turn, self.place  # when the present gesture began, in the window
        # A boundary: who moves a photo does not keep others from moving the table, and the other way round.
        self.view = table.sheet.add(kinesic.View(arena_boundary=True))
        self.view.add(kinesic.TransformGesture()).on_event(self.move)
        self.view.add(kinesic.Tap()).on_recognized(self.bring_to_front)
        self.lay()

    def lay(self) -> None:
        """Tells the engine where it lies, so that fingers hit what they see."""
        a, b = self.turn.real, self.turn.imag
        self.view.frame = kinesic.Rect(self.place.real, self.place.imag, *PHOTO)
        self.view.transform = kinesic.Transform(a, b, -b, a, 0, 0)

    def move(self, event: GestureEvent) -> None:
        if event.state == State.BEGAN:
            self.before = self.turn, self.place + self.table.moved
        values, (turn, place) = event.values, self.before
        by = complex(values["a"], values["b"])
        self.turn, self.place = by * turn, by * place + complex(values["tx"], values["ty"]) - self.table.moved
        self.lay()

    def bring_to_front(self, event: GestureEvent) -> None:
        self.view.bring_to_front()
        self.table.photos.remove(self)
        self.table.photos.append(self)

    def corners(self) -> list[complex]:
        across, down = self.turn * PHOTO_WIDTH, self.turn * PHOTO_HEIGHT * 1j
        corner = self.place + self.table.moved
        return [corner, corner + across, corner + across + down, corner + down]


class Table:
    """The photos, from back to front, on a sheet that a finger beside them moves."""

    def __init__(self) -> None:
        self.engine, self.moved = kinesic.Engine(), 0j
        self.feed = Input(self.engine, WIDTH, HEIGHT).feed
        self.sheet = self.engine.root.add(kinesic.View())
        pan = self.engine.root.add(kinesic.Pan())
        pan.should_receive_touch(lambda _, touch: touch.view is self.sheet)  # and none of the photos' fingers
        pan.on_event(self.move)
        self.photos = [Photo(self, colour, complex(60 + 180 * i, 80 + 90 * i)) for i, colour in enumerate(COLOURS)]
        self.before = 0j

    def move(self, event: GestureEvent) -> None:
        if event.state == State.BEGAN:
            self.before = self.moved
        self.moved = self.before + complex(*event.translation)
        self.sheet.frame = kinesic.Rect(self.moved.real, self.moved.imag, 1e6, 1e6)

    def frame(self, at: float) -> None:
        """Lets time pass; gestures call the photos."""
        self.engine.advance(max(at, self.engine.time))
        self.engine.poll()

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill(GROUND)
        for photo in self.photos:
            pygame.draw.polygon(screen, photo.colour, [(corner.real, corner.imag) for corner in photo.corners()])


def main() -> None:
    pygame.init()
    screen, table, runs, frame = pygame.display.set_mode(SIZE), Table(), True, 0
    while runs:
        frame = max(frame + 16, pygame.time.get_ticks() + 1)
        for events, at in arrivals(frame):
            runs = runs and all(event.type != pygame.QUIT for event in events)
            table.feed(events, at)
        table.frame(pygame.time.get_ticks() / 1000)
        table.draw(screen)
        pygame.display.flip()


if __name__ == "__main__":
    main()
