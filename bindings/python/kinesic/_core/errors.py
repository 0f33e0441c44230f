"""One exception for each result code. All are `Error`, and carry the code, its name and the engine's sentence."""

from __future__ import annotations

from typing import Dict, Type

from .ffi import lib


class Error(Exception):
    """A call that the engine refused; nothing was changed.

    `code` is the number of the C interface, `name` its name ("KIN_ERROR_STALE"), `sentence` says cause and remedy.
    """

    code: int = 0

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.name: str = (lib.kin_result_name(self.code) or b"KIN_ERROR_?").decode()


class NullError(Error, TypeError):
    """Something that must be there is missing: None, or a handle that is attached to nothing."""

    code = -1


class ClosedError(Error, RuntimeError):
    """The engine was closed, or nothing refers to it any more."""

    code = -1


class InvalidError(Error, ValueError):
    """An argument is not a finite number, or none of the values it may have."""

    code = -2


class InvalidTypeError(InvalidError, TypeError):
    """InvalidError for an argument of a type that it may not have: text where a number is wanted."""


class RangeError(Error, ValueError):
    """A number lies outside the range that its property allows."""

    code = -3


class StaleError(Error, LookupError):
    """What the handle named is gone, or it belongs to another engine."""

    code = -4


class KindError(Error, TypeError):
    """The handle names something else: a view where a recognizer is wanted."""

    code = -5


class UnknownError(Error, LookupError):
    """No class, property or value has that name."""

    code = -6


class UnknownPropertyError(UnknownError, AttributeError):
    """UnknownError where a property was asked for as an attribute."""

    name: str


class UnknownKeywordError(UnknownPropertyError, TypeError):
    """UnknownPropertyError where it was a keyword: `Tap(tapz=2)`."""


class NotFoundError(UnknownError, FileNotFoundError):
    """UnknownError where a file was asked for, or a folder."""


class TouchTimeError(Error, ValueError):
    """Time would run backwards."""

    code = -7


class SequenceError(Error, ValueError):
    """A touch goes down twice, or moves or lifts without being down."""

    code = -8


class CapacityError(Error):
    """A table is full: poll, or make the engine with a larger capacity."""

    code = -9


class ReentrantError(Error, RuntimeError):
    """Fed, advanced or polled from inside a callback."""

    code = -10


class CycleError(Error, ValueError):
    """The failure requirement would close a circle of recognizers that wait for one another."""

    code = -11


class UnsupportedError(Error):
    """This build or this class cannot do that."""

    code = -12


class SizeError(Error):
    """A struct size that the library does not know: package and library are of different versions."""

    code = -13


class ExistsError(Error, ValueError):
    """Something of that name is there already."""

    code = -14


class StateError(Error, ValueError):
    """A state that cannot follow the present one was proposed; or of a recording, that one runs already, or none."""

    code = -15


class ClassError(Error, ValueError):
    """A recognizer class or plugin is not well formed."""

    code = -16


class SinkError(Error):
    """The target of a trace refused its bytes; the recording is over."""

    code = -19


class OutOfMemoryError(Error, MemoryError):
    """There is no memory for the call. Nothing changed."""

    code = -20


class ThreadError(Error, RuntimeError):
    """Another thread is in a call of this engine, or has claimed it."""

    code = -21


class CaseError(ValueError):
    """A behaviour case is malformed; the sentence names the place, "case 'x': script[3].down: ..."."""


BY_CODE: Dict[int, Type[Error]] = {
    kind.code: kind
    for kind in (
        NullError, InvalidError, RangeError, StaleError, KindError, UnknownError, TouchTimeError, SequenceError, CapacityError,
        ReentrantError, CycleError, UnsupportedError, SizeError, ExistsError, StateError, ClassError, SinkError, OutOfMemoryError,
        ThreadError,
    )
}  # fmt: skip
"""Also those of replay_errors, which adds them."""


def error_without_engine(code: int, call: str) -> Error:
    """That of a call that has no engine, with the sentence that this thread keeps."""
    return error_for(code, f"{call}: {lib.kin_last_error().decode('utf-8', 'replace')}")


def _with_suggestion(sentence: str) -> str:
    """A sentence of the library that lists the names that there are, with the one that was probably meant."""
    from .suggestions import did_you_mean  # only here: few programs misspell names

    before, between, known = next((parts for parts in map(sentence.partition, ("; it has: ", "; there are: ")) if parts[1]), ("", "", ""))
    names = before.split("'")[1::2]
    meant = did_you_mean(names[0], known.split(", ")) if names else ""
    return f"{before}{meant} {between[2:].capitalize()}{known}" if meant else sentence


def error_for(code: int, sentence: str) -> Error:
    """The exception of a result code; a code of a newer library is a plain Error that carries it."""
    kind = BY_CODE.get(code)
    if kind is UnknownError:
        return kind(_with_suggestion(sentence))
    if kind is not None:
        return kind(sentence)
    error = Error(sentence)
    error.code = code
    error.name = (lib.kin_result_name(code) or b"KIN_ERROR_?").decode()
    return error
