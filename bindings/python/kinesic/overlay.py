"""What an engine knows, drawn over the running program: docs/overlay.md.

    overlay = Overlay(engine)
    for shape in overlay.draw(800, 600):
        ...  # lines, circles and texts; kinesic.pygame and kinesic.kivy draw them
"""

from __future__ import annotations

from ._core.overlay import Corner, Overlay, Purpose, Shape, ShapeKind, Theme

__all__ = ["Corner", "Overlay", "Purpose", "Shape", "ShapeKind", "Theme"]

for _name in __all__:
    globals()[_name].__module__ = __name__
del _name
