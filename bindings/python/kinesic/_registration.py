"""A class written in Python in one engine: the C table, and the functions in it that call the Python objects.

The table's functions know their engine weakly and nothing of the table, so that neither keeps an engine or itself alive. An
object is found by the number that stands in its recognizer's state; it is the engine's own count, so that equal engines have
equal states. An exception never crosses the C frames: the engine keeps it, and its recognizer fails.
"""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any, Callable, List, Optional

from . import _ffi
from ._callbacks import _yes_or_no
from ._reports import own_state
from ._script import HOOKS, Script
from .enums import State
from .errors import InvalidError
from .step import Step, read_peer, read_step
from .stepping import Moment

if TYPE_CHECKING:
    from .engine import Engine
    from .recognizer import Recognizer

WORDS = 64
RAISED = 1
OTHER = WORDS - 1


class Registration:
    """Keeps alive what the engine's copy of the table points to."""

    def __init__(self, script: Script, engine: "Engine") -> None:
        self.script = script
        self.details = (ctypes.c_char_p * WORDS)(*[b""] * WORDS)
        self.words = ["", "raised an exception"]
        self.details[RAISED] = self.words[RAISED].encode()
        self.properties, self.values = script.property_table(), script.value_table()
        caller = Caller(script, engine, Words(self.words, self.details))
        self.table = _ffi.kin_recognizer_class(
            ctypes.sizeof(_ffi.kin_recognizer_class), _ffi.KIN_ABI_LEVEL, script.name.encode(), script.summary.encode(),
            str(getattr(script.kind, "CLASS_VERSION", "1.0.0")).encode(), int(script.kind.CLASS_FLAGS), script.state_size, 8,
            len(script.properties), self.properties, self.values, len(script.values), WORDS, self.details,
            _ffi.prepare_function(caller.prepare), _ffi.step_function(caller.step),
        )  # fmt: skip
        if script.take_value is not None:
            self.table.set_value = _ffi.set_value_function(caller.set_value)
        for name in script.hooks:
            setattr(self.table, name, _ffi.peer_function(caller.hook(name, HOOKS.index(name) < 2)))


class Words:
    """The class's words for why it failed; each gets its number when it is first used."""

    def __init__(self, words: List[str], details: Any) -> None:
        self.words, self.details = words, details

    def number(self, word: str) -> int:
        """The number of a word; when there is no room for a new one, that of "another reason"."""
        if word in self.words:
            return self.words.index(word)
        if len(self.words) == OTHER:
            word = "another reason"
        if len(self.words) <= OTHER:
            self.details[len(self.words)] = word.encode("utf-8", "replace").replace(b"\0", b" ")
            self.words.append(word)
        return len(self.words) - 1


class Caller:
    """The functions of the table."""

    def __init__(self, script: Script, engine: "Engine", words: Words) -> None:
        self.script, self.words = script, words
        self.engine = weakref.ref(engine)

    def _guarded(self, state: int, default: Any, answer: "Callable[[Engine, Recognizer], Any]") -> Any:
        engine = self.engine()
        if engine is None or engine.closed:
            return default
        try:
            scripted = self._object(engine, state)
            return default if scripted is None else answer(engine, scripted)
        except BaseException as error:
            engine._errors.append(error)
            return default

    def _object(self, engine: "Engine", state: int) -> "Optional[Recognizer]":
        """The object behind a state; a state without a number is a new one's. The number may come from somebody's trace: one of
        another class's object is nobody's."""
        token = ctypes.c_uint64.from_address(state)
        if token.value == 0:
            entering = engine._entering
            scripted = entering if isinstance(entering, self.script.kind) else self.script.kind()
            token.value = engine._enter(scripted)
        elif engine._is_adopting and token.value not in engine._scripted:
            self._adopt(engine, token.value, state)
        found = engine._scripted.get(token.value)
        return found if found is not None and found._script is self.script else None

    def _adopt(self, engine: "Engine", token: int, state: int) -> None:
        """Makes an object for a state of a snapshot, ready for an attempt: of what it had noted in Python, a trace knows nothing."""
        scripted = self.script.kind()
        engine._readmit(scripted, token)
        self.prepare(state)

    def prepare(self, state: int) -> None:
        """Makes an object ready for an attempt; one that cannot be fails at its next step."""

        def answer(engine: "Engine", scripted: "Recognizer") -> None:
            scripted._is_ready = False
            if self.script.prepare is not None:
                with Moment(scripted, engine, state, self.words.number):
                    self.script.prepare(scripted)
            scripted._is_ready = True

        self._guarded(state, None, answer)

    def step(self, state: int, given: Any, request: Any) -> int:
        """Steps an object. Without one, and after an exception, the recognizer fails."""
        is_possible = given.contents.state == _ffi.KIN_STATE_POSSIBLE
        failed: int = _ffi.KIN_STATE_FAILED if is_possible else _ffi.KIN_STATE_CANCELLED
        request.contents.reason = RAISED

        def answer(engine: "Engine", scripted: "Recognizer") -> int:
            if not scripted._is_ready:
                return failed
            input = read_step(given.contents)
            with Moment(scripted, engine, state, self.words.number, request.contents, input):
                request.contents.reason = 0
                try:
                    return self._state(scripted.step(input), input, request.contents)  # type: ignore[operator]
                except BaseException:
                    request.contents.reason = RAISED
                    raise

        return int(self._guarded(state, failed, answer))

    def _state(self, answer: Any, input: Step, request: Any) -> int:
        if answer is None:
            return int(own_state(request, input) if request.reports else input.state)
        if not isinstance(answer, State):
            raise InvalidError(f"step of class '{self.script.name}' must return a State, or None to stay as it is, not {answer!r}")
        return int(answer)

    def set_value(self, state: int, value: int, to: float) -> bool:
        """Tells an object that the host set an output."""

        def answer(engine: "Engine", scripted: "Recognizer") -> bool:
            assert self.script.take_value is not None
            with Moment(scripted, engine, state, self.words.number):
                return _yes_or_no(self.script.take_value(scripted, list(self.script.values)[value], to), "take_value")

        return bool(self._guarded(state, False, answer))

    def hook(self, name: str, default: bool) -> Callable[[int, Any], bool]:
        """The function of the table for one of the hooks."""
        function = self.script.hooks[name]

        def ask(state: int, peer: Any) -> bool:
            def answer(engine: "Engine", scripted: "Recognizer") -> bool:
                with Moment(scripted, engine, state, self.words.number):
                    return _yes_or_no(function(scripted, read_peer(peer.contents)), name)

            return bool(self._guarded(state, default, answer))

        return ask
