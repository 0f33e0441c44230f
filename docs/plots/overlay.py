"""The picture of docs/overlay.md. Called by itself it writes overlay.svg."""

from __future__ import annotations

from html import escape
from pathlib import Path

import kinesic
from kinesic.overlay import Overlay, Shape, ShapeKind

WIDTH, HEIGHT = 720, 360
PICTURE = Path(__file__).resolve().parent / "overlay.svg"


def scene() -> kinesic.Engine:
    """A list in a page, both of which a finger drags."""
    engine = kinesic.Engine()
    page = engine.root.add(kinesic.View(frame=(0, 0, WIDTH, HEIGHT), name="page"))
    rows = page.add(kinesic.View(frame=(330, 140, 360, 200), name="list"))
    page.add(kinesic.Swipe(name="next"))
    page.add(kinesic.Pan(name="scroll"))
    rows.add(kinesic.Pan(name="rows"))
    rows.add(kinesic.LongPress(name="menu"))
    return engine


def element(shape: Shape) -> str:
    red, green, blue, alpha = shape.colour
    colour, opacity = f"#{red:02x}{green:02x}{blue:02x}", f"{alpha / 255:.3f}"
    line = f'fill="none" stroke="{colour}" stroke-opacity="{opacity}" stroke-width="{shape.size:g}"'
    fill = f'fill="{colour}" fill-opacity="{opacity}"'
    if shape.kind is ShapeKind.LINE:
        return f'<path d="M{shape.x:g} {shape.y:g}L{shape.end_x:g} {shape.end_y:g}" {line}/>'
    if shape.kind is ShapeKind.DISC:
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" {fill}/>'
    if shape.kind is ShapeKind.RING:
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" {line}/>'
    if shape.kind is ShapeKind.RECTANGLE:
        return f'<rect x="{shape.x:g}" y="{shape.y:g}" width="{shape.end_x - shape.x:g}" height="{shape.end_y - shape.y:g}" {fill}/>'
    return f'<text x="{shape.x:g}" y="{shape.y + shape.size * 0.75:g}" {fill}>{escape(shape.text, quote=False)}</text>'


def picture() -> str:
    engine = scene()
    overlay = Overlay(engine)
    engine.down(1, (400, 190), at=1.0)
    for i in range(1, 16):
        engine.move(1, (400 + i * 12, 190 + i * 6 + i * i / 6), at=1 + i * 0.016)
        shapes = overlay.draw(WIDTH, HEIGHT)
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#30405a"/><rect x="330" y="140" width="360" height="200" fill="#3e6459"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="monospace" font-size="13.3">'
    title = "<title>An overlay over a page with a list: a finger with its trail, and a line a recognizer</title>"
    return "\n".join([head, title, ground, *map(element, shapes), "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(picture())
