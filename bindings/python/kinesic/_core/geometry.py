"""Points, rectangles, maps, and the conversions that every argument passes: numbers that are numbers, times in
range."""

from __future__ import annotations

import math
import os
from operator import index
from typing import Any, Iterable, NamedTuple, Optional, Sequence, Tuple, TypeVar, Union, overload

from . import ffi
from .errors import InvalidError, InvalidTypeError, NullError, RangeError

LATEST_NS = ffi.KIN_TIME_NEVER - 1
T = TypeVar("T")
LIMIT = ffi.KIN_NUMBER_LIMIT
LARGEST_ID = 0xFFFF_FFFF_FFFF_FFFF
TEXT = (str, bytes, bytearray)
UNORDERED = (*TEXT, set, frozenset, dict)


Location = Sequence[float]


class Point(NamedTuple):
    """A point or a vector in window units, y down: `point + (3, 4)`, `-vector`, `vector * 2`."""

    x: float
    y: float

    def __add__(self, other: Location) -> Point:  # type: ignore[override]
        x, y = other
        return Point(self.x + x, self.y + y)

    def __sub__(self, other: Location) -> Point:
        x, y = other
        return Point(self.x - x, self.y - y)

    def __mul__(self, factor: float) -> Point:  # type: ignore[override]
        return Point(self.x * factor, self.y * factor)

    def __rmul__(self, factor: float) -> Point:  # type: ignore[override]
        return self * factor

    def __truediv__(self, divisor: float) -> Point:
        return Point(self.x / divisor, self.y / divisor)

    def __neg__(self) -> Point:
        return Point(-self.x, -self.y)


class Rect(NamedTuple):
    """A rectangle in window units, half open; sizes are zero or more and may be infinite."""

    x: float
    y: float
    width: float
    height: float

    def __contains__(self, item: object) -> bool:
        """`point in rect` is `rect.contains(point)`; of a number, whether it is one of the four."""
        if isinstance(item, (tuple, list)):
            return self.contains(item)
        return any(item == each for each in self)

    def contains(self, point: Location) -> bool:
        """Whether the point is inside; the right and the lower edge are outside."""
        x, y = numbers(point, 2, "point")
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Transform(NamedTuple):
    """An affine map: x' = a x + c y + tx, y' = b x + d y + ty. `map * point` is where a point goes, `outer * inner`
    the map that does `inner` first, `inverse` the way back. Made of its numbers, or by
    `translation`, `scale`, `rotation`, `about` and `similarity`."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    tx: float = 0.0
    ty: float = 0.0

    @staticmethod
    def scale(x: float, y: Optional[float] = None) -> Transform:
        """Scales by `x`, and vertically by `y` if that is another factor."""
        return Transform(a=x, d=x if y is None else y)

    @staticmethod
    def rotation(angle: float) -> Transform:
        """Turns by `angle` radians, clockwise on a y-down screen."""
        turn = finite(angle, "angle")
        cosine, sine = math.cos(turn), math.sin(turn)
        return Transform(cosine, sine, -sine, cosine)

    @staticmethod
    def translation(x: float, y: float) -> Transform:
        """Moves by `x`, `y`."""
        return Transform(tx=x, ty=y)

    @overload  # type: ignore[override]
    def __mul__(self, other: Transform) -> Transform: ...

    @overload
    def __mul__(self, other: Tuple[float, float]) -> Point: ...

    def __mul__(self, other: Union[Transform, Tuple[float, float]]) -> Union[Transform, Point]:
        if not isinstance(other, Transform):
            x, y = other
            return Point(self.a * x + self.c * y + self.tx, self.b * x + self.d * y + self.ty)
        tx, ty = self * (other.tx, other.ty)
        ax, ay = self.vector((other.a, other.b))
        cx, cy = self.vector((other.c, other.d))
        return Transform(ax, ay, cx, cy, tx, ty)

    @staticmethod
    def similarity(a: float, b: float, tx: float, ty: float) -> Transform:
        """That of the outputs of a `TransformGesture` of these names: it scales and turns without shear."""
        return Transform(a, b, -b, a, tx, ty)

    def vector(self, vector: Location) -> Point:
        """What the map makes of a translation or a velocity, in the units of its result: without `tx` and `ty`."""
        x, y = vector
        return Point(self.a * x + self.c * y, self.b * x + self.d * y)

    @staticmethod
    def about(pivot: Location, scale: float = 1.0, rotation: float = 0.0) -> Transform:
        """Scales by `scale` and turns by `rotation` radians about `pivot`, which stays: what a pinch and a rotation do
        about the point between the fingers."""
        return (Transform.scale(scale) * Transform.rotation(rotation)).with_pivot(pivot)

    def with_pivot(self, pivot: Location) -> Transform:
        """The same map with `pivot` in the place of the origin: `Transform.rotation(1).with_pivot((50, 50))`."""
        x, y = numbers(pivot, 2, "pivot")
        return Transform.translation(x, y) * self * Transform.translation(-x, -y)

    @property
    def inverse(self) -> Transform:
        """The way back. InvalidError for a map that has none."""
        determinant = self.a * self.d - self.b * self.c
        if determinant == 0 or not (math.isfinite(determinant) and math.isfinite(1 / determinant)):
            raise InvalidError(f"{self} cannot be inverted")
        back = Transform(self.d / determinant, -self.b / determinant, -self.c / determinant, self.a / determinant)
        return back * Transform.translation(-self.tx, -self.ty)


def number(value: Any, what: str) -> float:
    """`value` as a float. None is NullError, what is no number InvalidError; NaN is left to the engine."""
    if type(value) is float:
        return value
    if value is None:
        raise NullError(f"{what} is None: pass a number")
    if isinstance(value, TEXT):
        raise InvalidTypeError(f"{what} must be a number, not the text {value!r}")
    try:
        return float(value)
    except OverflowError:
        raise InvalidError(f"{what} is too large for a float: {value!r:.60}") from None
    except (TypeError, ValueError):
        raise InvalidTypeError(f"{what} must be a number, not {value!r}") from None


def truth(value: Any, what: str) -> bool:
    """`value` as True or False; a text, which would be True whatever it says, is InvalidTypeError, None NullError."""
    if value is None:
        raise NullError(f"{what} is None: pass True or False")
    if isinstance(value, TEXT):
        raise InvalidTypeError(f"{what} must be True or False, not the text {value!r}")
    try:
        return bool(value)
    except (TypeError, ValueError):
        raise InvalidTypeError(f"{what} must be True or False, not {value!r}") from None


def finite(value: Any, what: str) -> float:
    """`value` as a float that is finite."""
    result = number(value, what)
    if not math.isfinite(result):
        raise InvalidError(f"{what} must be finite, not {result}")
    return result


def numbers(value: Any, count: int, what: str) -> Sequence[float]:
    """`count` floats out of a sequence."""
    if value is None:
        raise NullError(f"{what} is None: pass {count} numbers")
    try:
        if type(value) is not tuple and isinstance(value, UNORDERED):
            raise TypeError
        items = tuple(value)
    except TypeError:
        raise InvalidTypeError(f"{what} must be {count} numbers, not {value!r}") from None
    if len(items) != count:
        raise InvalidError(f"{what} must be {count} numbers, not {len(items)}")
    return tuple(number(item, what) for item in items)


def several(value: Iterable[T], what: str) -> Iterable[T]:
    """`value`, which can be iterated over."""
    if isinstance(value, TEXT) or not hasattr(value, "__iter__"):
        raise InvalidTypeError(f"{what} must be several, in a list, not {value!r}")
    return value


def whole(value: Any, what: str, largest: int = LARGEST_ID) -> int:
    """`value` as a whole number from 0 to `largest`."""
    if value is None:
        raise NullError(f"{what} is None: pass a whole number")
    try:
        result = index(value)
    except TypeError:
        raise InvalidTypeError(f"{what} must be a whole number, not {value!r}") from None
    if not 0 <= result <= largest:
        raise InvalidError(f"{what} must be from 0 to {largest}, not {result}")
    return int(result)


def nanoseconds(seconds: Any, what: str) -> int:
    """Seconds as nanoseconds, rounded to the nearest."""
    value = number(seconds, what)
    if not math.isfinite(value) or value < 0:
        raise InvalidError(f"{what} must be a finite number of seconds, zero or more, not {value!r}")
    scaled = value * 1e9
    result = round(scaled) if scaled < 2e19 else LATEST_NS + 1
    if result > LATEST_NS:
        raise InvalidError(f"{what} lies beyond the last time that the engine can count, {LATEST_NS} ns")
    return result


def text(value: Any, what: str) -> bytes:
    """A name as the bytes that the engine wants."""
    if value is None:
        raise NullError(f"{what} is None: pass a name")
    if not isinstance(value, str):
        raise InvalidTypeError(f"{what} must be a str, not {value!r}")
    if "\0" in value:
        raise InvalidError(f"{what} has a zero byte in it: {value!r}")
    return value.encode("utf-8", "surrogatepass")


def name_bytes(value: Any, what: str) -> bytes:
    """The name of a view or a recognizer, with what the engine would say of it."""
    name = text(value, what)
    if len(name) > ffi.KIN_NAME_LIMIT:
        raise RangeError(f"{what} has {len(name)} bytes; a name has at most KIN_NAME_LIMIT ({ffi.KIN_NAME_LIMIT})")
    try:
        name.decode()
    except UnicodeDecodeError:
        raise InvalidError(f"{what} is not UTF-8: {value!r}") from None
    return name


def frame_of(value: Any, what: str) -> Any:
    """A rectangle as the library has it, with what the engine would say of it."""
    x, y, width, height = numbers(value, 4, what)
    if not (abs(x) <= LIMIT and abs(y) <= LIMIT and width >= 0 and height >= 0):
        raise InvalidError(f"the {what}'s place must be at most KIN_NUMBER_LIMIT (1e9) from 0, its size zero or more, and nothing NaN")
    return ffi.kin_rect(x, y, width, height)


def transform_of(value: Any, what: str) -> Any:
    """A map as the library has it, with what the engine would say of it."""
    given = numbers(value, 6, what)
    if not all(abs(each) <= LIMIT for each in given):
        raise InvalidError(f"the {what} has a number that is not finite or beyond KIN_NUMBER_LIMIT (1e9)")
    return ffi.kin_transform(*given)


def path_bytes(value: Any, what: str) -> bytes:
    """A path as the bytes that the system wants."""
    if value is None:
        raise NullError(f"{what} is None: pass a path")
    try:
        path = os.fsencode(value)
    except TypeError:
        raise InvalidTypeError(f"{what} must be a path, not {value!r}") from None
    except UnicodeEncodeError:
        raise InvalidError(f"{what} is not UTF-8: {value!r}") from None
    if b"\0" in path:
        raise InvalidError(f"{what} has a zero byte in it: {value!r}")
    return path
