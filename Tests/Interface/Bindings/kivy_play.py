"""Plays a script of touches to two widgets of Kivy in a real window, and prints what came of them as JSON.

A line: MS down|move|up TOUCH X Y (window pixels, y up), or MS frame. Kivy's clock is the script's.
"""

import json
import sys

from kivy.config import Config

Config.set("graphics", "maxfps", "0")  # a frame waits for nothing: the clock is the script's
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.input.motionevent import MotionEvent  # noqa: E402
from kivy.uix.button import Button  # noqa: E402
from kivy.uix.floatlayout import FloatLayout  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402

import kinesic  # noqa: E402
from kinesic.kivy import GestureBehavior  # noqa: E402


class Finger(MotionEvent):
    """A touch at a place of the window."""

    def __init__(self, window, id, x, y):
        self.window = window
        super().__init__("script", id, (x, y), is_touch=True, type_id="touch")

    def depack(self, args):
        self.sx, self.sy = args[0] / self.window.width, args[1] / self.window.height
        self.profile = ["pos"]
        super().depack(args)


class Card(GestureBehavior, Widget):
    def __init__(self, heard, **options):
        super().__init__(**options)
        self.heard = heard
        self.pan, self.tap = self.recognize(kinesic.Pan(name="pan")), self.recognize(kinesic.Tap(name="tap"))
        self.hold = self.recognize(kinesic.LongPress(name="hold"))

    def on_gesture(self, event):
        self.heard.append([event.recognizer.name, event.state.name.lower(), round(event.time, 3), *map(round, self.to_kivy(event.x, event.y))])


def main():
    EventLoop.ensure_window()
    window, now, heard, fingers = EventLoop.window, [100.0], [], {}
    Clock.time = lambda: now[0]
    layout = FloatLayout()
    card = Card(heard, size_hint=(None, None), pos=(100, 100), size=(200, 200))
    button = Button(size_hint=(None, None), pos=(250, 250), size=(50, 50))
    button.bind(on_press=lambda _: heard.append(["button"]))
    card.add_widget(button)
    layout.add_widget(card)
    window.add_widget(layout)
    Clock.tick()
    for line in sys.stdin.read().splitlines():
        at, verb, *numbers = line.split()
        now[0] = 100 + int(at) / 1000
        Clock.tick()
        if verb == "cancel":
            card.cancel_touches()
        elif verb != "frame":
            id, x, y = map(int, numbers)
            if verb == "down":
                fingers[id] = Finger(window, id, x, y)
            else:
                fingers[id].move((x, y))
            if verb == "up":
                fingers[id].update_time_end()
            EventLoop.post_dispatch_input({"down": "begin", "move": "update", "up": "end"}[verb], fingers[id])
    print(json.dumps({"heard": heard, "left": len(card._touches), "contacts": len(card.engine.contacts)}))


main()
