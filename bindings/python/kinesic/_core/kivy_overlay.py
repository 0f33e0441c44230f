"""The overlay, drawn by Kivy."""

from __future__ import annotations

from typing import Any, Dict, Optional

from kivy.clock import Clock
from kivy.core.text import Label
from kivy.graphics import Color, Ellipse, InstructionGroup, Line, Rectangle

from .overlay import OverlaySwitch, Shape, ShapeKind

F12 = 293
BEHIND = 0.1  # seconds by which the engine's time is behind Kivy's, so that it is never ahead of touches
THICK = 1.05  # above 1 Kivy makes triangles of a line, which have no gaps
FONT = "RobotoMono-Regular"  # which comes with Kivy


class Overlay(OverlaySwitch):
    """What the engine of a widget with GestureBehavior knows, over the window that it is in: docs/overlay.md. The key
    F12 of that window switches it.

        overlay = kinesic.kivy.Overlay(photo)

    `options` are those of `kinesic.overlay.Overlay`. While it is on it is drawn with each frame, and the engine's time
    goes on."""

    def __init__(self, widget: Any, **options: Any) -> None:
        super().__init__(widget.engine, **options)
        self._widget: Any = widget
        self._window: Optional[Any] = None
        self._group: Any = InstructionGroup()
        self._frame: Optional[Any] = None
        self._texts: Dict[Any, Any] = {}
        Clock.schedule_once(lambda _: self._watch(), 0)  # when the program has put it into its window

    def toggle(self) -> None:
        """Switches it on or off."""
        super().toggle()
        self._watch()
        if self.is_on:
            self._frame = Clock.schedule_interval(self._draw, 0)
            return
        if self._frame is not None:
            self._frame.cancel()
        self._group.clear()

    def _watch(self) -> None:
        window = self._widget.get_root_window()
        if window is None or window is self._window:
            return
        self._window = window
        window.canvas.after.add(self._group)
        window.bind(on_key_down=self._on_key)

    def _on_key(self, _: Any, key: int, *__: Any) -> bool:
        if key == F12:
            self.toggle()
        return key == F12

    def _draw(self, _: float) -> None:
        if self._window is None or self.engine.closed:
            return
        now = float(Clock.time()) - BEHIND
        if self.engine.time < now and self.engine.time > 0:
            self._widget.advance(now)
        width, height = self._window.size
        self._group.clear()
        for shape in self.shapes(width, height):
            self._group.add(Color(*(part / 255 for part in shape.colour)))
            self._group.add(self._instruction(shape, height))

    def _instruction(self, shape: Shape, height: float) -> Any:
        """What draws a shape; Kivy's places have y up."""
        x, y = shape.x, height - shape.y
        if shape.kind is ShapeKind.LINE:
            return Line(points=[x, y, shape.end_x, height - shape.end_y], width=max(shape.size / 2, 0.5), cap="none")
        if shape.kind is ShapeKind.RING:
            return Line(circle=(x, y, shape.radius), width=max(shape.size / 2, THICK))
        if shape.kind is ShapeKind.DISC:
            return Ellipse(pos=(x - shape.radius, y - shape.radius), size=(2 * shape.radius, 2 * shape.radius))
        if shape.kind is ShapeKind.RECTANGLE:
            return Rectangle(pos=(x, height - shape.end_y), size=(shape.end_x - shape.x, shape.end_y - shape.y))
        texture = self._text(shape)
        return Rectangle(texture=texture, pos=(x, y - (shape.size + texture.height) / 2), size=texture.size)

    def _text(self, shape: Shape) -> Any:
        key = (shape.text, shape.size)
        if key not in self._texts:
            if len(self._texts) > 200:
                self._texts.clear()
            label = Label(text=shape.text, font_name=FONT, font_size=shape.size * 0.5 / 0.6)
            label.refresh()
            self._texts[key] = label.texture
        return self._texts[key]
