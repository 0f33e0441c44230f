"""Plays with the real raylib on the display of DISPLAY: the mouse by xdotool, touch points by hand. Prints what came
of it as JSON.

Usage: raylib_play.py HOST_LIBRARY PICTURE
"""

import ctypes
import json
import subprocess
import sys
import time

import raylib

ctypes.CDLL(raylib._raylib_cffi.__file__, ctypes.RTLD_GLOBAL)
host = ctypes.CDLL(sys.argv[1])
host.host_y.restype = ctypes.c_double


def frame() -> None:
    assert host.host_frame(ctypes.c_uint64(time.monotonic_ns())) == 0


def mouse(*command: object) -> None:
    subprocess.run(["xdotool", *map(str, command)], check=True)
    for _ in range(5):
        frame()
        time.sleep(0.01)


def points(*numbers: float, at: int) -> int:
    return int(host.host_points((ctypes.c_double * len(numbers))(*numbers), len(numbers) // 3, ctypes.c_uint64(at * 1_000_000)))


def state() -> list[float]:
    out = (ctypes.c_double * 4)()
    host.host_state(out)
    return list(out)


def places() -> list[float]:
    out = (ctypes.c_double * 64)()
    return [out[i] for i in range(host.host_places(out))]


def focus_nothing() -> None:
    """The focus goes to the root window."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype, x11.XDefaultRootWindow.restype = ctypes.c_void_p, ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    x11.XSetInputFocus(display, ctypes.c_ulong(x11.XDefaultRootWindow(display)), 2, ctypes.c_ulong(0))
    x11.XCloseDisplay(display)


def place_of_pan() -> float:
    """Where the latest event of the pan was, downwards."""
    return float(host.host_y())


def inch() -> list[float]:
    """How many units an inch has; the monitor's size in coordinates and millimetres."""
    out = (ctypes.c_double * 5)()
    host.host_inch(out)
    return list(out)


def hover() -> list[float]:
    """How often the mouse came and left, and the buttons of the pan."""
    out = (ctypes.c_double * 3)()
    host.host_hover(out)
    return list(out)


def states() -> list[str]:
    out = (ctypes.c_uint32 * 64)()
    names = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    return [names[out[i]] for i in range(host.host_states(out)) if names[out[i]] != "changed"]


found: dict[str, object] = {}
host.host_window()
assert host.host_open()
mouse("mousemove", 150, 140)
mouse("mousedown", 1)
mouse("mousemove", 190, 140)
mouse("mousemove", 230, 160)
mouse("mouseup", 1)
found["mouse"] = state()
raylib.TakeScreenshot(sys.argv[2].encode())
assert host.host_open()
mouse("mousedown", 1)
mouse("mouseup", 1)
found["click"] = state()
assert host.host_open()
mouse("click", 4)
found["wheel"] = state()
assert host.host_open()
mouse("mousemove", 150, 140)
found["hovered"] = hover()[:2]
mouse("mousedown", 3)
mouse("mousemove", 190, 140)
found["right"] = [*state()[:2], hover()[2]]
mouse("mouseup", 3)
mouse("mousemove", 700, 500)
found["left"] = hover()[:2]
assert host.host_open()
mouse("mousemove", 150, 140)
mouse("search", "--name", "raylib", "windowfocus")
mouse("mousedown", 1)
mouse("mousemove", 190, 140)
found["before"] = states()
focus_nothing()
mouse("mousemove", 230, 140)
mouse("mouseup", 1)
found["unfocused"] = states()

assert host.host_open()
assert host.host_measure() == 0
found["inch"] = inch()
host.host_picture(ctypes.c_double(100), ctypes.c_double(100))  # 300 by 300 of 400 by 300
frame()
found["inch of the picture"] = inch()
mouse("search", "--name", "raylib", "windowfocus")
mouse("mousemove", 200, 150)
mouse("mousedown", 1)
mouse("mousemove", 260, 150)
found["in the picture"] = [*state()[:2], *places()[:1]]
raylib.SetWindowSize(300, 400)
for _ in range(20):
    frame()
    time.sleep(0.01)
host.host_picture(ctypes.c_double(100), ctypes.c_double(100))
mouse("mousemove", 220, 150)
mouse("mouseup", 1)
found["resized"] = states()
assert host.host_open()
host.host_picture(ctypes.c_double(100), ctypes.c_double(100))
mouse("mousemove", 150, 20)  # in the bar above
mouse("mousedown", 1)
mouse("mousemove", 150, 110)
found["from a bar"] = [*state()[:2], place_of_pan()]
mouse("mouseup", 1)
mouse("click", 4)
found["wheel in the picture"] = state()[1]
raylib.CloseWindow()

assert host.host_open()
found["spread"] = [points(at=1), points(3, 100, 100, at=10), points(3, 100, 100, 8, 200, 100, at=20)]
for i in range(1, 11):
    points(8, 200 + 10 * i, 100, 3, 100 - 10 * i, 100, at=20 + 10 * i)
found["lifted"] = [points(3, 0, 100, at=300), points(at=310)]
found["pinch"] = state()
assert host.host_open()
found["tap"] = [points(5, 50, 50, at=1000), points(5, 50, 50, at=1020), points(at=1050), *state()]
assert host.host_open()
points(5, 50, 50, at=1000)
host.host_cancel(ctypes.c_uint64(1_010_000_000))
found["cancelled"] = [points(5, 60, 50, at=1020), points(at=1030), points(5, 60, 50, at=1040), points(at=1060), *state()]
found["too many"] = points(*range(3 * 17), at=2000)
assert host.host_open()
for i in range(21):
    points(3, 100 + 8 * i, 100, 8, 200 + 8 * i, 100, at=3000 + 10 * i)
points(at=3400)
found["parallel"] = places()
print(json.dumps(found))
