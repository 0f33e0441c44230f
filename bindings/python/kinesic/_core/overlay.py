"""What an engine knows, drawn over the running program."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from . import ffi
from . import generated_overlay as c
from .engine import Engine
from .errors import ClosedError, InvalidTypeError, UnknownKeywordError
from .events import Event
from .geometry import number, whole
from .live_objects import Uncopied
from .overlay_library import check, library
from .suggestions import did_you_mean
from .words import Word

Colour = Tuple[int, int, int, int]


class ShapeKind(Word):
    """What a shape is: KIN_OVERLAY_... of overlay.h."""

    LINE = c.KIN_OVERLAY_LINE
    """From `x`, `y` to `end_x`, `end_y`, `size` wide."""
    DISC = c.KIN_OVERLAY_DISC
    """A filled circle of `radius` about `x`, `y`."""
    RING = c.KIN_OVERLAY_RING
    """A circle of `radius` about `x`, `y`, its line `size` wide."""
    RECTANGLE = c.KIN_OVERLAY_RECTANGLE
    """Filled, from `x`, `y` to `end_x`, `end_y`."""
    TEXT = c.KIN_OVERLAY_TEXT
    """One line of `text`, its left upper corner at `x`, `y`; a line is `size` high."""


class Theme(Word):
    """A set of colours."""

    DARK = c.KIN_OVERLAY_DARK
    """Light marks on a dark panel."""
    LIGHT = c.KIN_OVERLAY_LIGHT
    """Dark marks on a light panel."""


class Corner(Word):
    """Where the panel with the texts is."""

    TOP_LEFT = c.KIN_OVERLAY_TOP_LEFT
    TOP_RIGHT = c.KIN_OVERLAY_TOP_RIGHT
    BOTTOM_LEFT = c.KIN_OVERLAY_BOTTOM_LEFT
    BOTTOM_RIGHT = c.KIN_OVERLAY_BOTTOM_RIGHT


class Purpose(Word):
    """What a colour is for."""

    PANEL = c.KIN_OVERLAY_PANEL
    """The ground behind the texts."""
    WORDS = c.KIN_OVERLAY_WORDS
    """Texts."""
    QUIET = c.KIN_OVERLAY_QUIET
    """Texts that say less, outlines of views."""
    TOUCH = c.KIN_OVERLAY_TOUCH
    """Fingers and trails."""
    POSSIBLE = c.KIN_OVERLAY_POSSIBLE
    """A recognizer that has not decided."""
    WAITING = c.KIN_OVERLAY_WAITING
    """One that has earned its state and waits for another."""
    RECOGNIZED = c.KIN_OVERLAY_RECOGNIZED
    """One that was recognized."""
    FAILED = c.KIN_OVERLAY_FAILED
    """One that failed or was cancelled."""


class Shape(NamedTuple):
    """Something to draw, in window units. What its kind does not say is 0."""

    kind: ShapeKind
    colour: Colour
    """Red, green, blue and alpha, 0 to 255; not premultiplied."""
    x: float
    y: float
    end_x: float
    end_y: float
    size: float
    radius: float
    text: str


KINDS = list(ShapeKind)
NUMBERS = {"scale": "scale", "text_size": "text_size", "character_width": "character_width"}
COUNTS = {"fingers": "finger_capacity", "recognizers": "recognizer_capacity", "trail": "trail_capacity"}
WORDS = {"theme": Theme, "corner": Corner}
OPTIONS = [*WORDS, *COUNTS, "trail_time", *NUMBERS, "colours"]
LARGEST = 0xFFFF_FFFF


class Overlay(Uncopied):
    """What `engine` knows, as shapes to draw over the window: the fingers with their trails, the views that they hit,
    and for each recognizer of the latest gesture its state, or the reason why it did not fire.

        overlay = kinesic.overlay.Overlay(engine)
        for shape in overlay.draw(800, 600):
            ...

    It follows the engine's events by itself and has it explain, until `close`; it changes no decision. Keyword
    arguments: `theme` (Theme), `corner` (Corner), `fingers`, `recognizers` and `trail`, how many there may be,
    `trail_time` in seconds, `scale`, `text_size`, `character_width`, and `colours`, a dictionary from Purpose to
    (red, green, blue, alpha). UnsupportedError where the library libkinesic-overlay is missing."""

    def __init__(self, engine: Engine, **options: Any) -> None:
        if not isinstance(engine, Engine):
            raise InvalidTypeError(f"an engine is wanted, not {engine!r}")
        given = options_of(options)
        self.engine: Engine = engine
        self._library: Any = library()
        self._pointer: Any = c.kin_overlay_p()
        self._explained: bool = engine.explain
        self._call("kin_overlay_create", ctypes.byref(given), ctypes.byref(self._pointer))
        self._finalizer: Any = weakref.finalize(self, self._library.kin_overlay_destroy, self._pointer)
        engine.explain = True
        engine.on_event(self._take)

    @property
    def closed(self) -> bool:
        """Whether it was closed."""
        return not self._finalizer.alive

    def close(self) -> None:
        """Ends it. The engine explains no longer, unless it did before. A second time does nothing."""
        if self.closed:
            return
        self._finalizer()
        if not self.engine.closed:
            self.engine.stop_calling(self._take)
            self.engine.explain = self._explained

    def __enter__(self) -> Overlay:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def draw(self, width: float, height: float) -> List[Shape]:
        """The shapes of this frame for a window of `width` by `height` units, to be drawn in this order. A trail gets
        a point in each call."""
        self._expect_open()
        shapes, count = ctypes.POINTER(c.kin_overlay_shape)(), ctypes.c_uint32()
        self._call("kin_overlay_draw", number(width, "width"), number(height, "height"), ctypes.byref(shapes), ctypes.byref(count))
        return [shape_of(shapes[index]) for index in range(count.value)]

    def _take(self, event: Event) -> None:
        if not self.closed:
            record = ffi.kin_event.from_buffer_copy(event.raw)
            self._call("kin_overlay_add_event", ctypes.byref(record))

    def _expect_open(self) -> None:
        if self.closed:
            raise ClosedError("the overlay is closed")

    def _call(self, name: str, *arguments: Any) -> None:
        """Calls a function of the library, which calls the engine."""
        results: List[int] = []

        def run(engine: Any) -> int:
            results.append(getattr(self._library, name)(self._pointer if self._pointer else engine, *arguments))
            return int(ffi.KIN_OK)

        self.engine._call(run)
        check(results[0])


def shape_of(shape: Any) -> Shape:
    """The shape of a kin_overlay_shape, which is lent."""
    colour = shape.colour
    return Shape(
        KINDS[shape.kind], (colour >> 24, colour >> 16 & 255, colour >> 8 & 255, colour & 255), shape.x, shape.y, shape.end_x, shape.end_y,
        shape.size, shape.radius, (shape.text or b"").decode("utf-8", "replace"),
    )  # fmt: skip


def options_of(options: Dict[str, Any]) -> Any:
    """The kin_overlay_options of keyword arguments."""
    given = c.kin_overlay_options()
    library().kin_overlay_options_init(ctypes.byref(given))
    for name, value in options.items():
        if name in WORDS:
            setattr(given, name, word(WORDS[name], value, name))
        elif name in COUNTS:
            setattr(given, COUNTS[name], whole(value, name, LARGEST))
        elif name in NUMBERS:
            setattr(given, name, number(value, name))
        elif name == "trail_time":
            given.trail_ns = nanoseconds(number(value, name))
        elif name == "colours":
            fill_colours(given, value)
        else:
            raise UnknownKeywordError(f"an overlay has no option '{name}'{did_you_mean(name, OPTIONS)}")
    return given


def nanoseconds(seconds: float) -> int:
    """Too large a number for what is no time, which the library refuses."""
    return round(seconds * 1e9) if 0 <= seconds <= 1e9 else 2**64 - 1


def word(kind: Any, value: Any, name: str) -> int:
    try:
        return int(kind(value))
    except (TypeError, ValueError):
        raise InvalidTypeError(f"{name} must be one of {', '.join(map(str, kind))}, not {value!r}") from None


def fill_colours(given: Any, colours: Optional[Dict[Purpose, Colour]]) -> None:
    for purpose, colour in (colours or {}).items():
        parts = [whole(part, "a colour's part", 255) for part in colour]
        if len(parts) != 4:
            raise InvalidTypeError(f"a colour is (red, green, blue, alpha), not {colour!r}")
        given.colours[word(Purpose, purpose, "a colour's purpose")] = parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | parts[3]


class OverlaySwitch:
    """An overlay that is made when it is switched on, and closed when it is switched off; off at first. The overlays
    of toolkits stand on it."""

    def __init__(self, engine: Engine, **options: Any) -> None:
        """`options` are those of Overlay."""
        options_of(options)
        self.engine: Engine = engine
        self._options: Dict[str, Any] = options
        self._overlay: Optional[Overlay] = None

    @property
    def is_on(self) -> bool:
        """Whether it is shown."""
        return self._overlay is not None

    def toggle(self) -> None:
        """Switches it on or off."""
        if self._overlay is None:
            self._overlay = Overlay(self.engine, **self._options)
        else:
            self._overlay.close()
            self._overlay = None

    def shapes(self, width: float, height: float) -> List[Shape]:
        """What is to be drawn in this frame; nothing while it is off."""
        return [] if self._overlay is None else self._overlay.draw(width, height)
