"""Kivy's Scatter, which follows fingers (one moves it, two scale and turn it), and Kivy's double taps. Scatter has no
threshold, tap or swipe."""

from __future__ import annotations

from typing import Any

import harness
import kivy_touch
from kivy.graphics.transformation import Matrix
from kivy.uix.scatter import Scatter


class Root(Scatter):  # type: ignore[misc]
    host: Host
    began: set[str] = set()

    def phase(self, name: str) -> None:
        self.host.found.phases[name][harness.CHANGED if name in self.began else harness.BEGAN] += 1
        self.began.add(name)

    def on_touch_down(self, touch: Any) -> Any:
        self.host.found.counts["double_tap"] += bool(touch.is_double_tap)
        return super().on_touch_down(touch)

    def on_transform_with_touch(self, touch: Any) -> None:
        for name in ("pinch", "rotation") if len(self._touches) > 1 else ("pan",):
            self.phase(name)

    def on_touch_up(self, touch: Any) -> Any:
        is_last = touch.grab_current is self and len(self._touches) == 1
        if is_last:
            self.read()
        handled = super().on_touch_up(touch)
        if is_last:
            self.transform, self.transform_inv = Matrix(), Matrix()
        return handled

    def read(self) -> None:
        found = self.host.found
        for name in self.began:
            found.phases[name][harness.ENDED] += 1
        if "pan" in self.began:
            found.values.update(dx=self.pos[0], dy=-self.pos[1])
        if "pinch" in self.began:
            found.values.update(scale=self.scale, degrees=180 - (self.rotation + 180) % 360)
        self.began.clear()


class Host(kivy_touch.Host):
    def __init__(self) -> None:
        root = Root(**kivy_touch.SIZE, do_collide_after_children=False, auto_bring_to_front=False)
        root.host = self
        super().__init__(root)


if __name__ == "__main__":
    harness.run(kivy_touch.VERSION, Host)
