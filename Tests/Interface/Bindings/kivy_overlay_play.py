"""The page of overlay_page.py in a window of Kivy: kivy_overlay_play.py PICTURE. Kivy's clock is the script's; the
touches go through Kivy's dispatch, the key through the window's event."""

import os
import sys

from kivy.config import Config

Config.set("graphics", "maxfps", "0")
Config.set("graphics", "width", "800")
Config.set("graphics", "height", "600")
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.graphics import Color, Rectangle  # noqa: E402
from kivy.input.motionevent import MotionEvent  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402

import kinesic.kivy  # noqa: E402
import overlay_page  # noqa: E402


class Finger(MotionEvent):
    def __init__(self, x, y):
        super().__init__("script", 1, (x, y), is_touch=True, type_id="touch")

    def depack(self, args):
        self.sx, self.sy, self.profile = args[0] / 800, 1 - args[1] / 600, ["pos"]
        super().depack(args)


class Page(kinesic.kivy.GestureBehavior, Widget):
    pass


EventLoop.ensure_window()
window, now = EventLoop.window, [1.0]
Clock.time = lambda: now[0]
Clock.tick()
page = Page(size_hint=(None, None), pos=(0, 0), size=(800, 600))
overlay_page.lay_out(page.engine)
with page.canvas:
    Color(*(part / 255 for part in overlay_page.GROUND))
    Rectangle(pos=(0, 0), size=(800, 600))
    for (x, y, width, height), colour in zip(overlay_page.FRAMES, overlay_page.COLOURS):
        Color(*(part / 255 for part in colour))
        Rectangle(pos=(x, 600 - y - height), size=(width, height))
window.add_widget(page)
overlay = kinesic.kivy.Overlay(page)
EventLoop.idle()
finger = None
for at, verb, x, y in overlay_page.script():
    now[0] = at
    if verb == "key":
        window.dispatch("on_key_down", 293, 69, None, [])
    elif verb == "down":
        finger = Finger(x, y)
        EventLoop.post_dispatch_input("begin", finger)
    elif verb != "shot":
        finger.move((x, y))
        finger.scale_for_screen(800, 600)
        EventLoop.post_dispatch_input("update" if verb == "move" else "end", finger)
    EventLoop.idle()
    if verb == "shot":
        page.advance(at)
        EventLoop.idle()
        os.replace(window.screenshot(name=sys.argv[1]), sys.argv[1])
