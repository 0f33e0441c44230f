"""The pygame example: the same scripts as SDL's, and the pictures that come of them."""

import json
import math
import os
import signal
import subprocess
import sys
import time

import photo
import pytest
from caught import PATIENCE, wait_until_it_catches
from conftest import HERE, ROOT, snippets
from photo import COLOURS, GREEN, OTHER, Shot

pytest.importorskip("pygame")
EXAMPLE = ROOT / "bindings/python/examples/pygame_photo.py"


def play(screen: str, name: str, lines: list[str]) -> Shot:
    return photo.play([sys.executable, HERE / "pygame_play.py"], screen, f"pygame-{name}.png", lines)


@pytest.fixture(autouse=True, scope="module")
def quiet() -> None:
    os.environ.update(PYGAME_HIDE_SUPPORT_PROMPT="1", SDL_AUDIODRIVER="dummy")


def test_a_pan_moves_it(screen: str) -> None:
    photo.check_pan(lambda lines: play(screen, "pan", lines))


def test_it_is_spread_and_turned(screen: str) -> None:
    photo.check_spread_and_turn(lambda lines: play(screen, "spread", lines))


def test_a_tap_changes_the_colours(screen: str) -> None:
    assert play(screen, "tap", ["0 down 1 300 200", "50 up 1 300 200"]).quadrants() == OTHER
    assert play(screen, "click", ["0 press 300 200", "50 release 300 200"]).quadrants() == OTHER


def test_it_flies_on(screen: str) -> None:
    thrown = [f"{10 * i} {'move' if i else 'down'} 1 {200 + 8 * i} 240" for i in range(11)] + ["100 up 1 280 240"]
    ended = play(screen, "flown", [*thrown, "2000 frame"])
    assert ended.x - 400 == pytest.approx(800 / (-1000 * math.log(0.99)), rel=0.02)
    assert ended.quadrants() == COLOURS


def test_the_frame_looks_ahead(screen: str) -> None:
    moving = [f"{10 * i} {'move' if i else 'down'} 1 {200 + 20 * i} 240" for i in range(6)]
    shot = play(screen, "late", [*moving, "59 frame"])
    assert shot.ahead_x == pytest.approx(8, abs=0.01)
    assert shot.picture.at(shot.x + 105, 230) == GREEN


def test_the_mouse_drags(screen: str) -> None:
    dragged = ["0 press 320 240", "10 drag 340 240", "20 drag 350 240", "300 release 350 240"]
    assert play(screen, "mouse", dragged).x == pytest.approx(350, abs=0.1)
    # SDL's own mouse event of a touch is not a second finger.
    assert play(screen, "synthetic", ["0 synthetic 320 240", "10 drag 340 240", "20 drag 360 240"]).x == 320


def test_a_window_that_loses_its_input(screen: str) -> None:
    lost = ["0 down 1 320 240", "10 move 1 360 240", "20 blur", "30 move 1 400 240"]
    again = ["40 down 2 300 200", "50 move 2 300 240", "300 up 2 300 240", "310 up 1 400 240", "320 drag 10 10"]
    shot = play(screen, "blur", [*lost, *again])
    assert (shot.x, shot.y) == pytest.approx((360, 280), abs=0.1)


STEADY = """
import sys
sys.path.insert(0, sys.argv[1])
import pygame, kinesic
from pygame_photo import HEIGHT, WIDTH, Photo, arrivals

def finger(kind, id, x, y):
    return pygame.event.Event(kind, finger_id=id, x=x / WIDTH, y=y / HEIGHT)

photo = Photo()
photo.feed([finger(pygame.FINGERDOWN, 1, 300, 240), finger(pygame.FINGERDOWN, 2, 360, 240)], 0.0)
for step in range(1, 21):
    photo.feed([finger(pygame.FINGERMOTION, id, x, 240 + 10 * step) for id, x in ((1, 300), (2, 360))], step / 100)
print([event.y for event in photo.engine.poll() if isinstance(event, kinesic.GestureEvent)])
pygame.init()
pygame.event.clear()
pygame.time.set_timer(pygame.USEREVENT, 100, loops=1)
start = pygame.time.get_ticks()
came = [(event.type, at) for events, at in arrivals(start + 2000) for event in events if event.type == pygame.USEREVENT]
print(len(came), 0.05 < came[0][1] - start / 1000 < 1.5, pygame.time.get_ticks() - start >= 2000)
"""


def test_fingers_of_one_time_are_one_step_and_time_is_when_they_came() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", STEADY, EXAMPLE.parent], env=environment, capture_output=True, text=True, timeout=60)
    first, second = done.stdout.splitlines()[-2:]
    assert [round(float(y)) for y in first[1:-1].split(", ")] == list(range(250, 450, 10))
    assert second == "1 True True"


def test_the_loop_itself(screen: str) -> None:
    process = subprocess.Popen([sys.executable, EXAMPLE], env={**os.environ, "DISPLAY": screen}, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    wait_until_it_catches(process, signal.SIGTERM)
    time.sleep(3)
    assert process.poll() is None, process.communicate()
    process.terminate()  # SDL makes QUIT of it
    assert process.wait(PATIENCE) == 0
    assert process.stderr and process.stderr.read() == ""


TABLE = """
import sys
sys.path.insert(0, sys.argv[1])
import pygame
from pygame_table import COLOURS, HEIGHT, WIDTH, Table

KINDS = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}
table, screen = Table(), pygame.Surface((WIDTH, HEIGHT))
for line in sys.stdin:
    ms, verb, finger, x, y = line.split()
    event = pygame.event.Event(KINDS[verb], finger_id=int(finger), x=float(x) / WIDTH, y=float(y) / HEIGHT)
    table.feed([event], float(ms) / 1000)
table.frame(table.engine.time + 1)
table.draw(screen)
for photo in table.photos:
    place = photo.place + table.moved
    at = place + photo.turn * (20 + 20j)
    print(place.real, place.imag, tuple(screen.get_at((int(at.real), int(at.imag))))[:3] == photo.colour)
"""


def play_table(lines: list[str]) -> list[tuple[float, float, str]]:
    command = [sys.executable, "-c", TABLE, EXAMPLE.parent]
    done = subprocess.run(command, input="\n".join(lines) + "\n", env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return [(float(x), float(y), seen) for x, y, seen in (line.split() for line in done.stdout.splitlines()[-4:])]


def test_a_table_for_several_people() -> None:
    three = photo.fingers(photo.straight(100, 100, 50, 0), photo.straight(300, 200, 0, 40), photo.straight(700, 50, -20, 30))
    assert play_table(three) == [(110, 80, "True"), (240, 210, "True"), (400, 290, "True"), (580, 380, "True")]


def test_a_tap_brings_a_photo_of_the_table_to_the_front() -> None:
    tapped = ["0 down 1 100 100", "50 up 1 100 100", *photo.fingers(photo.straight(250, 200, 40, 0), start=1000)]
    assert [x for x, _, _ in play_table(tapped)] == [240, 420, 600, 100]


DEVICES = """
import json
import pygame, kinesic, kinesic.pygame

pygame.init()
pygame.display.set_mode((640, 480))
engine, heard = kinesic.Engine(touch_capacity=2), []
for kind in (kinesic.Pan, kinesic.Tap, kinesic.Hover):
    engine.root.add(kind(name=kind.__name__))
given, input, now = [], kinesic.pygame.Input(engine, 640, 480), 0.0
feed = engine.feed

def finger(kind, device, id, x, y):
    return pygame.event.Event(kind, touch_id=device, finger_id=id, x=x / 640, y=y / 480, pressure=0.5)

def mouse(kind, x, y, button=0, buttons=(0, 0, 0)):
    return pygame.event.Event(kind, pos=(x, y), button=button, buttons=buttons, touch=False)

def play(*frames):
    global now
    heard.clear()
    for events in frames:
        now += 0.1
        try:
            input.feed(events, now)
        except kinesic.Error as error:
            heard.append(type(error).__name__)
        for event in engine.poll():
            if isinstance(event, kinesic.GestureEvent):
                touches = event.recognizer.touches
                heard.append([event.recognizer.name[:5], event.state.name.lower(), round(event.x), touches[0].buttons if touches else -1])
    print(json.dumps(heard))

DOWN, MOVE, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP
PRESS, MOTION, RELEASE = pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP
EVENT = pygame.event.Event
play([finger(DOWN, 1, 0, 100, 100), finger(DOWN, 2, 0, 200, 100)], [finger(MOVE, 1, 0, 120, 100), finger(MOVE, 2, 0, 220, 100)],
     [finger(UP, 1, 0, 120, 100), finger(UP, 2, 0, 220, 100)])
play([finger(DOWN, -1, 0, 100, 100)], [finger(UP, -1, 0, 100, 100)])
play([mouse(MOTION, 10, 10)], [mouse(MOTION, 20, 10)], [EVENT(pygame.WINDOWLEAVE)], [mouse(MOTION, 30, 10)])
play([mouse(PRESS, 10, 10, 3)], [mouse(MOTION, 50, 10, buttons=(0, 0, 1))], [mouse(PRESS, 50, 10, 1)], [mouse(RELEASE, 50, 10, 3)],
     [mouse(MOTION, 60, 10, buttons=(1, 0, 0))], [mouse(MOTION, 70, 10)])
play([mouse(PRESS, 10, 10, 1), mouse(RELEASE, 10, 10, 1), mouse(PRESS, 12, 10, 1), mouse(RELEASE, 12, 10, 1)])
play([EVENT(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False, touch=False)])
play([EVENT(pygame.WINDOWLEAVE)])
play([finger(DOWN, 1, 0, 100, 100), finger(DOWN, 1, 1, 100, 100), finger(DOWN, 1, 2, 100, 100)], [finger(MOVE, 1, i, 160, 100) for i in range(3)],
     [EVENT(pygame.WINDOWHIDDEN)], [finger(MOVE, 1, 0, 200, 100)])
play([finger(DOWN, 1, 5, 100, 100)], [finger(MOVE, 1, 5, 140, 100)], [finger(DOWN, 1, 5, 300, 100)], [finger(MOVE, 1, 5, 340, 100)], [finger(UP, 1, 5, 340, 100)])
print(json.dumps([len(engine.contacts)]))
"""


def test_devices_buttons_hover_and_wheel() -> None:
    done = subprocess.run([sys.executable, "-c", DEVICES], env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    panels, of_mouse, hovered, buttons, clicks, wheel, _, many, lost, counts = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("[")]
    assert panels == [["Pan", "began", 170, 0], ["Pan", "ended", 170, -1]] and of_mouse == []
    assert [each[:3] for each in hovered] == [["Hover", "began", 10], ["Hover", "changed", 20], ["Hover", "ended", 20], ["Hover", "began", 30]]
    # Pressed right, then left too; right is released, and the left one's release is seen in a motion.
    assert [each[1:] for each in buttons if each[0] == "Pan"] == [["began", 50, 2], ["changed", 60, 1], ["ended", 70, -1]]
    assert [each[:3] for each in clicks if each[0] == "Tap"] == [["Tap", "ended", 10], ["Tap", "ended", 12]]
    assert [each[:2] for each in wheel if each[0] == "Pan"] == [["Pan", "began"], ["Pan", "ended"]]
    # There is no room for the third finger, the others go on until the window is hidden.
    assert [each[:3] for each in many] == [["Pan", "began", 160], ["Pan", "cancelled", 160]]
    # A lift was lost: the finger's drag ends where it was when it lands again, and it is as any other then.
    assert [each[:3] for each in lost] == [["Pan", "began", 140], ["Pan", "ended", 140], ["Pan", "began", 340], ["Pan", "ended", 340]]
    assert counts == [0]


WINDOWS = """
import json, sys
import ctypes
import pygame, kinesic, kinesic.pygame

pygame.init()
size, flags = json.loads(sys.argv[1]), int(sys.argv[2])
pygame.display.set_mode(size, flags)
engine, heard, now = kinesic.Engine(), [], 0.0
for kind in (kinesic.Pan, kinesic.Tap):
    engine.root.add(kind(name=kind.__name__))
input = kinesic.pygame.Input(engine, *size)

class Finger(ctypes.Structure):
    _fields_ = [("type", ctypes.c_uint32), ("timestamp", ctypes.c_uint32), ("device", ctypes.c_int64), ("finger", ctypes.c_int64),
                ("x", ctypes.c_float), ("y", ctypes.c_float), ("rest", ctypes.c_char * 24)]

# pygame's own SDL: what is pushed into its queue goes the way of a real finger.
sdl = ctypes.CDLL(next(line.split()[-1] for line in open("/proc/self/maps") if "libSDL2-2" in line))

def frame(kind=None, x=0, y=0):
    global now
    now += 0.1
    if kind:
        width, height = pygame.display.get_window_size()
        sdl.SDL_PushEvent(ctypes.byref(Finger(kind, 0, 1, 1, x / width, y / height)))
    input.feed(pygame.event.get(), now)
    heard.extend([event.recognizer.name, event.state.name.lower(), round(event.x), round(event.y)] for event in engine.poll() if isinstance(event, kinesic.GestureEvent))

frame()
input.feed([pygame.event.Event(pygame.WINDOWLEAVE)], now)
for line in sys.stdin:
    verb, *numbers = line.split()
    if verb == "size":
        sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
        sdl.SDL_SetWindowSize(ctypes.c_void_p(sdl.SDL_GetWindowFromID(1)), *map(int, numbers))
        frame()
    else:
        frame({"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}[verb], *map(float, numbers))
print(json.dumps([heard, [input.width, input.height], list(pygame.display.get_window_size())]))
"""


def play_windows(size: list[int], flags: str, *lines: str) -> tuple[list[list[object]], list[float], list[int]]:
    """The gestures, the size that the adapter has, the window's."""
    import pygame

    command = [sys.executable, "-c", WINDOWS, json.dumps(size), str(sum(getattr(pygame, flag) for flag in flags.split()))]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(command, input="\n".join(lines) + "\n", env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    heard, of_input, of_window = json.loads(done.stdout.splitlines()[-1])
    return heard, of_input, of_window


def test_a_window_that_is_resized() -> None:
    """A finger that rests while the window grows is still a tap, and the next one is where it is."""
    heard, size, window = play_windows([640, 480], "RESIZABLE", "down 300 200", "size 800 600", "move 300 200", "up 300 200", "down 400 300", "up 400 300")
    assert heard == [["Tap", "ended", 300, 200], ["Tap", "ended", 400, 300]] and size == window == [800, 600]


def test_a_surface_that_pygame_scales() -> None:
    """Places are the surface's. When it is shown elsewhere, what is down is cancelled."""
    lines = ["down 320 240", "move 420 240", "size 900 900", "move 420 240", "up 420 240", "down 450 450", "up 450 450"]
    heard, size, window = play_windows([320, 240], "SCALED RESIZABLE", "size 640 480", *lines)
    assert [each[:2] for each in heard] == [["Pan", "began"], ["Pan", "cancelled"], ["Tap", "ended"]]
    assert heard[0] == ["Pan", "began", 210, 120] and heard[2] == ["Tap", "ended", 160, 120]
    assert size == [320, 240] and window == [900, 900]


LOOP = """
import sys
import pygame

def finger(kind, id, x, y):
    return pygame.event.Event(kind, finger_id=id, x=x / 640, y=y / 480)

def frames():
    yield [finger(pygame.FINGERDOWN, 1, 300, 220)]
    for i in range(10):
        yield [finger(pygame.FINGERMOTION, 1, 305 + 10 * i, 220), finger(pygame.FINGERMOTION, 1, 310 + 10 * i, 220)]
    yield [finger(pygame.FINGERUP, 1, 400, 220), finger(pygame.FINGERDOWN, 2, 10, 10), finger(pygame.FINGERUP, 2, 10, 10)]
    yield [finger(pygame.FINGERDOWN, 3, 300, 220), finger(pygame.FINGERMOTION, 3, 300, 320)]
    yield [finger(pygame.FINGERUP, 3, 300, 320), pygame.event.Event(pygame.QUIT)]

played = frames()
pygame.event.get = lambda: next(played)
world = {}
exec(sys.stdin.read(), world)
print(tuple(world["card"].frame), world["engine"].contacts, tuple(world["screen"].get_at((420, 240)))[:3])
"""


def test_the_loop_of_the_guide() -> None:
    """A drag that begins on the card moves it; one that begins where the card was does not."""
    code, _ = snippets("game-loops.md", "python")
    done = subprocess.run([sys.executable, "-c", LOOP], input=code, env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "(370.0, 190.0, 100.0, 100.0) [] (60, 170, 80)"


ARRIVING = """
import sys
import threading
import time
import pygame

def finger(kind, x, y):
    pygame.event.post(pygame.event.Event(kind, finger_id=1, x=x / 640, y=y / 480))
    time.sleep(0.01)

def drag():
    time.sleep(0.3)
    finger(pygame.FINGERDOWN, 300, 220)
    for i in range(1, 11):
        finger(pygame.FINGERMOTION, 300 + 10 * i, 220)
    finger(pygame.FINGERUP, 400, 220)
    pygame.event.post(pygame.event.Event(pygame.QUIT))

first, _, second = sys.stdin.read().partition("-- loop --")
world = {}
exec(first, world)
times = []
world["engine"].on_event(lambda event: times.append(event.time))
threading.Thread(target=drag).start()
exec(second, world)
print(tuple(world["card"].frame), world["engine"].contacts, len(set(times)) > 5)
"""


def test_the_loop_of_the_guide_with_the_times_of_arrival() -> None:
    """It takes the place of the first loop; each event of a drag has a time of its own."""
    first, second = snippets("game-loops.md", "python")
    code = f"{first.partition('runs = True')[0]}-- loop --{second}"
    done = subprocess.run([sys.executable, "-c", ARRIVING], input=code, env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "(370.0, 190.0, 100.0, 100.0) [] True"
