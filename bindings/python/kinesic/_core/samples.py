"""What a host feeds: samples."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Optional, Tuple

from .record import Located, record
from .arrays import LARGEST_COUNT, Record, borrow, is_array
from .enums import Phase, TouchCause, TouchType
from .errors import InvalidTypeError, NullError
from .geometry import nanoseconds, number, whole

if TYPE_CHECKING:
    from .protocols import Names
    from .view import View

LARGEST_ENUMERATION = 0x7FFF_FFFF


@record
class Sample(Located):
    """One sample of one contact. Beside its fields it has `location`, and `time_ns`, its time in nanoseconds."""

    touch: int
    """The host's number for this contact; free again after it ended or was cancelled."""
    phase: Phase
    x: float
    """Window units, y down."""
    y: float
    time: float
    """Seconds of the host's monotonic clock."""
    view: Optional[View] = None
    """Began: the view that was hit; entered, hovered: the one that it is above; None: the engine hit-tests."""
    type: TouchType = TouchType.DIRECT
    force: float = 0.0
    """1 is an ordinary touch, 0 unknown."""
    major_radius: float = 0.0
    """Of the contact, in window units, 0 unknown."""
    altitude: float = 0.0
    """Of a pen above the surface, radians."""
    azimuth: float = 0.0
    """Direction of a pen or a finger, radians from +x towards +y."""
    buttons: int = 0
    """Mask of `Button`."""
    modifiers: int = 0
    """Mask of `Modifier`."""
    cause: TouchCause = TouchCause.NONE
    """Cancelled, refused: why."""
    hand: int = 0
    """Began: the number of the hand or the person, where the table knows it; 0: `Engine.set_hands` finds it if it is
    on."""

    @property
    def time_ns(self) -> int:
        """The time in nanoseconds."""
        return nanoseconds(self.time, "the time of a sample")


def fill(target: Any, sample: Sample, engine: Names, with_view: bool = True) -> None:
    """Writes `sample` into a kin_touch_sample."""
    if not isinstance(sample, Sample):
        raise InvalidTypeError(f"a Sample is wanted, not {sample!r}")
    target.touch = whole(sample.touch, "touch")
    target.time_ns = nanoseconds(sample.time, "time")
    target.x = number(sample.x, "x")
    target.y = number(sample.y, "y")
    target.view = 0 if sample.view is None or not with_view else engine._id_of(sample.view, "view")
    target.phase = whole(sample.phase, "phase", LARGEST_ENUMERATION)
    target.type = whole(sample.type, "type", LARGEST_ENUMERATION)
    target.force = number(sample.force, "force")
    target.major_radius = number(sample.major_radius, "major_radius")
    target.altitude = number(sample.altitude, "altitude")
    target.azimuth = number(sample.azimuth, "azimuth")
    target.buttons = whole(sample.buttons, "buttons", LARGEST_COUNT)
    target.modifiers = whole(sample.modifiers, "modifiers", LARGEST_COUNT)
    target.cause = whole(sample.cause, "cause", LARGEST_ENUMERATION)
    target.hand = whole(sample.hand, "hand", LARGEST_COUNT)


def to_records(samples: Any, engine: Names) -> Tuple[Any, int]:
    """One sample, several, or an array of them, as records and their number. An array is not copied."""
    if samples is None:
        raise NullError("samples is None: pass a Sample, several, or an array")
    if is_array(samples):
        return borrow(samples)
    if isinstance(samples, Sample):
        samples = (samples,)
    elif hasattr(samples, "_touch_rows"):
        rows: Tuple[Any, int] = samples._touch_rows
        return rows
    elif not isinstance(samples, Iterable):
        raise InvalidTypeError(f"samples must be a Sample, several, or an array, not {samples!r}")
    items = tuple(samples)
    array = (Record * len(items))()
    for index, item in enumerate(items):
        if not isinstance(item, Sample):
            raise InvalidTypeError(f"samples[{index}] must be a Sample, not {item!r}")
        fill(array[index], item, engine)
    return array, len(items)


def from_record(source: Any, engine: Names) -> Sample:
    """The Sample of a kin_touch_sample."""
    return Sample(
        source.touch, Phase(source.phase), source.x, source.y, source.time_ns / 1e9, engine._find_view(source.view),
        TouchType(source.type), source.force, source.major_radius, source.altitude, source.azimuth, source.buttons, source.modifiers,
        TouchCause(source.cause),
        source.hand,
    )  # fmt: skip
