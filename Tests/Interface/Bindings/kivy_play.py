"""Plays a script of touches to two widgets of Kivy in a real window, and prints what came of them as JSON.

A line: MS down|move|up TOUCH X Y [BUTTON] (window pixels, y up), MS hover|leave 0 X Y, MS cancel, MS blur, or MS
frame, or MS measure, or MS dpi NUMBER. Lines of one time are one frame. Kivy's clock is the script's.
"""

import json
import sys

from kivy.config import Config

Config.set("graphics", "maxfps", "0")  # a frame waits for nothing: the clock is the script's
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.input.motionevent import MotionEvent  # noqa: E402
from kivy.metrics import Metrics  # noqa: E402
from kivy.uix.button import Button  # noqa: E402
from kivy.uix.floatlayout import FloatLayout  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402

import kinesic  # noqa: E402
from kinesic.kivy import GestureBehavior  # noqa: E402


class Finger(MotionEvent):
    """A touch at a place of the window."""

    def __init__(self, window, id, x, y, button=None):
        self.window, self.pressed = window, button
        super().__init__("script", id, (x, y), is_touch=True, type_id="touch")

    def depack(self, args):
        self.sx, self.sy = args[0] / self.window.width, args[1] / self.window.height
        self.profile = ["pos"] if self.pressed is None else ["pos", "button"]
        self.button = self.pressed
        super().depack(args)


class Card(GestureBehavior, Widget):
    def __init__(self, heard, **options):
        super().__init__(**options)
        self.heard = heard
        self.pan, self.tap = self.recognize(kinesic.Pan(name="pan")), self.recognize(kinesic.Tap(name="tap"))
        self.hold = self.recognize(kinesic.LongPress(name="hold"))
        self.over = self.recognize(kinesic.Hover(name="over"))

        self.buttons = []
        self.pan.on_began(lambda event: self.buttons.append([touch.buttons for touch in self.pan.touches]))

    def on_gesture(self, event):
        self.heard.append([event.recognizer.name, event.state.name.lower(), round(event.time, 3), *map(round, self.to_kivy(event.x, event.y))])


def main():
    EventLoop.ensure_window()
    window, now, heard, fingers = EventLoop.window, [100.0], [], {}
    Clock.time = lambda: now[0]
    Clock.tick()  # timers begin at its time
    layout = FloatLayout()
    card = Card(heard, size_hint=(None, None), pos=(100, 100), size=(200, 200))
    button = Button(size_hint=(None, None), pos=(250, 250), size=(50, 50))
    button.bind(on_press=lambda _: heard.append(["button"]))
    card.add_widget(button)
    layout.add_widget(card)
    window.add_widget(layout)
    Clock.tick()
    before, inches = None, []
    for line in sys.stdin.read().splitlines():
        at, verb, *numbers = line.split()
        if at != before:
            Clock.tick_draw()
            now[0] = 100 + int(at) / 1000
            Clock.tick()
        before = at
        if verb == "measure":
            card.measure()
        elif verb == "dpi":
            Metrics.dpi = float(numbers[0])
            inches.append(card.engine.units_per_inch)
        elif verb == "cancel":
            card.cancel_touches()
        elif verb == "blur":
            window.dispatch("on_minimize")
        elif verb != "frame":
            id, x, y = map(int, numbers[:3])
            if verb in ("hover", "leave"):
                window.mouse_pos = x, y
                if verb == "leave":
                    window.dispatch("on_cursor_leave")
                continue
            if verb == "down":
                fingers[id] = Finger(window, id, x, y, *numbers[3:])
            else:
                fingers[id].move((x, y))
            if verb == "up":
                fingers[id].update_time_end()
            EventLoop.post_dispatch_input({"down": "begin", "move": "update", "up": "end"}[verb], fingers[id])
    Clock.tick_draw()
    print(json.dumps({"heard": heard, "buttons": card.buttons, "left": len(card._touches), "contacts": len(card.engine.contacts), "inches": inches}))


main()
