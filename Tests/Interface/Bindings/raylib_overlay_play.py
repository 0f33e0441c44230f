"""Plays a script on the page of raylib_overlay.c: raylib_overlay_play.py LIBRARY PICTURE. The key is pressed by
xdotool. raylib writes pictures into the working folder."""

import ctypes
import os
import subprocess
import sys
import time

import overlay_page
import raylib
from caught import PATIENCE

ctypes.CDLL(raylib._raylib_cffi.__file__, ctypes.RTLD_GLOBAL)
page = ctypes.CDLL(sys.argv[1])
page.page_frame.argtypes = [ctypes.c_double, ctypes.c_bool, ctypes.c_double, ctypes.c_double]
page.page_has_overlay.restype = ctypes.c_bool


def xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)


def press(ms: float) -> None:
    """F10, until a frame has seen it: raylib sees a key only that is down between two frames."""
    before = page.page_has_overlay()
    deadline = time.monotonic() + PATIENCE
    while page.page_has_overlay() == before and time.monotonic() < deadline:
        xdotool("search", "--name", "^page$", "windowfocus", "keydown", "F10")
        for _ in range(20):
            page.page_frame(ms, False, 0, 0)
        xdotool("keyup", "F10")
        for _ in range(5):
            page.page_frame(ms, False, 0, 0)


os.chdir(os.path.dirname(sys.argv[2]))
page.page_open()
page.page_frame(0, False, 0, 0)
is_down, at = False, (0.0, 0.0)
for seconds, verb, x, y in overlay_page.script():
    ms = (seconds - 1) * 1000
    if verb == "key":
        press(ms)
    elif verb != "shot":
        is_down, at = verb != "up", (x, y)
    page.page_frame(ms, is_down, *at)
    if verb == "shot":
        page.page_frame(ms, is_down, *at)
        raylib.TakeScreenshot(os.path.basename(sys.argv[2]).encode())
page.page_close()
