"""What a class that is written in Python says of each touch, for ClassFlag.PER_TOUCH: `Recognizer.report`."""

from __future__ import annotations

import ctypes
from typing import Any, Dict, List, Mapping, Optional, Tuple

from . import ffi
from .attributes import PointValue
from .script import Script
from .enums import State
from .errors import InvalidError, InvalidTypeError, UnknownError, UnsupportedError
from .geometry import finite, numbers
from .step import Step, Touch

STATES = (State.BEGAN, State.CHANGED, State.ENDED, State.CANCELLED)


def index_of(touch: Any, input: Optional[Step], what: str) -> int:
    """The place of a touch in the step."""
    for index, own in enumerate(input.touches if input else ()):
        if isinstance(touch, Touch) and own.contact == touch.contact:
            return index
    fault = InvalidError if isinstance(touch, Touch) else InvalidTypeError
    raise fault(f"a touch of this step is {what}, not {touch!r}")


def report(
    script: Script,
    input: Step,
    request: Any,
    touch: Touch,
    state: State,
    place: Optional[Tuple[float, float]],
    send_began: bool,
    outputs: Mapping[str, Any],
) -> None:
    """Adds a report to a request, when all of it is right."""
    if not request.reports:
        raise UnsupportedError(f"class '{script.name}' has no streams: report belongs to CLASS_FLAGS = ClassFlag.PER_TOUCH")
    made = ffi.kin_report(touch=index_of(touch, input, "reported"))
    if any(request.reports[index].touch == made.touch for index in range(request.report_count)):
        raise InvalidError(f"touch {touch.id} has a report in this step: one is the most")
    if not isinstance(state, State) or state not in STATES:
        raise InvalidError(f"a touch begins, changes, ends or is cancelled; {state!r} is not a state of its stream")
    made.state, made.flags = state, ffi.KIN_REQUEST_BEGAN if send_began else 0
    made.x, made.y = touch.position if place is None else (finite(each, "place") for each in numbers(place, 2, "place"))
    for index, number in enumerate(_row(script, outputs)):
        made.values[index] = number
    ctypes.memmove(ctypes.byref(request.reports[request.report_count]), ctypes.byref(made), ctypes.sizeof(made))
    request.report_count += 1


def _row(script: Script, given: Mapping[str, Any]) -> List[float]:
    """The outputs in the class's order; those that are not given have their default."""
    row: Dict[str, float] = {name: value.default for name, value in script.values.items()}
    for attribute, number in given.items():
        value = script.outputs.get(attribute)
        if value is None:
            raise UnknownError(f"class '{script.name}' has no output '{attribute}'; it has: {', '.join(script.outputs) or 'none'}")
        parts = numbers(number, 2, attribute) if isinstance(value, PointValue) else (number,)
        row.update(zip(value.names, (finite(each, attribute) for each in parts)))
    return list(row.values())


def own_state(request: Any, input: Step) -> State:
    """What the recognizer itself is, by its reports: active from the first one until no touch is left."""
    is_left = any(touch.is_down and not request.ignore[index // 64] >> index % 64 & 1 for index, touch in enumerate(input.touches))
    if input.state is State.POSSIBLE and not request.report_count:
        return State.POSSIBLE if is_left else State.FAILED
    if is_left:
        return State.BEGAN if input.state is State.POSSIBLE else input.state
    return State.CANCELLED if input.cancelled and input.state is not State.POSSIBLE else State.ENDED
