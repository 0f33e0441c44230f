"""What stands in a trace: the table of operations, and calls and answers as a replay shows them."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, List, Optional, Tuple, Union

from . import ffi
from .record import Timed, public, record
from .enums import Question
from .pointing import ScrollSample, scroll_from_record
from .samples import Sample
from .samples import from_record as sample_from_record

if TYPE_CHECKING:
    from .protocols import Names
    from .recognizer import Recognizer
    from .view import View

lib = ffi.lib


@record
class Operation:
    """A row of the table of operations: a kind of record in a trace."""

    code: int
    """The byte that begins such a record."""
    name: str
    """ "set_view_frame" """
    fields: str
    """What follows the byte, in order: "view, frame"."""
    summary: str


def operations() -> List[Operation]:
    """The library's table of operations, in the order of their codes."""
    info = ffi.kin_operation_info()
    found: List[Operation] = []
    while lib.kin_trace_get_operation(len(found), ctypes.byref(info)) == ffi.KIN_OK:
        found.append(Operation(info.code, info.name.decode(), info.fields.decode(), info.summary.decode()))
    return found


NAMES = {operation.code: operation.name for operation in operations()}


@record
class Call(Timed):
    """One call of the recorded host; of several fields those that its operation has. Views and recognizers are the ids
    that they have in the engine that plays. Of its time also `time`, in seconds."""

    index: int
    """Counts the calls of the trace, from 0."""
    offset: int
    """Of its first byte in the trace."""
    operation: str
    """"feed", "set_view_frame": a name of `operations()`."""
    time_ns: int
    """Of its first sample, or the time asked for; else the engine's time before it."""
    target: int
    """The recognizer or view; 0 when there is none, or it is about to be made."""
    other: int
    """The other recognizer; the view of a new recognizer; the parent of a new view."""
    number: int
    """A flag, state, mask, index of a property or value, relation, number of an action."""
    value: float
    """Of a property or value."""
    text: str
    """A name; the class of a new recognizer; else ""."""
    samples: Tuple[Sample, ...]
    scrolls: Tuple[ScrollSample, ...]

    def __repr__(self) -> str:
        parts = [f"<Call {self.index}: {self.operation} at {self.time} s"]
        count = len(self.samples) + len(self.scrolls)
        if count:
            parts.append(f"{count} sample" if count == 1 else f"{count} samples")
        if self.text:
            parts.append(repr(self.text))
        return ", ".join(parts) + ">"


def read_call(raw: Any, engine: Names) -> Call:
    """The Call of a kin_trace_call."""
    samples = [raw.samples[index] for index in range(raw.count)] if raw.samples else []
    scrolls = [raw.scrolls[index] for index in range(raw.count)] if raw.scrolls else []
    time = next((each.time_ns for each in (*samples, *scrolls)), raw.time_ns)
    return Call(
        raw.index, raw.offset, NAMES[raw.operation], time, raw.target, raw.other, raw.number, raw.value, raw.text.decode("utf-8", "replace"),
        tuple(sample_from_record(each, engine) for each in samples), tuple(scroll_from_record(each, engine) for each in scrolls),
    )  # fmt: skip


@record
class Answer(Timed):
    """What a delegate answered in a replay: as the trace says it, or, live, as this program's did. Of its time also
    `time`, in seconds."""

    question: Question
    yes: bool
    time_ns: int
    """The engine's time."""
    asked: Union[Recognizer, View, None]
    """Whose delegate; None for a view that is gone."""
    other: Union[Recognizer, View, None]
    """Asked about: another recognizer, or for SHOULD_RECEIVE_TOUCH the view that was hit; None: nothing."""


def read_answer(raw: Any, engine: Names) -> Answer:
    """The Answer of a kin_trace_answer."""
    question = Question(raw.question)
    is_views = question in (Question.GESTURE_SHOULD_BEGIN, Question.CONTAINS_POINT)
    asked: Optional[Any] = engine._find_view(raw.target) if is_views else engine._find_recognizer(raw.target)
    other: Optional[Any] = None
    if raw.other:
        other = engine._find_view(raw.other) if question is Question.SHOULD_RECEIVE_TOUCH else engine._find_recognizer(raw.other)
    return Answer(question, bool(raw.is_yes), raw.time_ns, asked, other)


public(Operation, Call, Answer)
