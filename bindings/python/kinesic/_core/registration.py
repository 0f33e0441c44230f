"""A class written in Python in one engine: the C table, and the functions in it that call the Python objects.

The table's functions know their engine weakly and nothing of the table, so that neither keeps an engine or itself
alive. An object is found by the number that stands in its recognizer's state; it is the engine's own count, so that
equal engines have equal states. An exception never crosses the C frames: `shielded` keeps it, and the recognizer
fails.
"""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any, Callable, List, Optional

from . import ffi
from .callbacks import _yes_or_no
from .derived import Derived
from .callback_exceptions import raised, shielded
from .reports import own_state
from .script import HOOKS, Script
from .classes import tables
from .enums import State
from .errors import InvalidTypeError, UnknownError
from .step import Step, read_peer, read_step
from .stepping import Moment

if TYPE_CHECKING:
    from .engine_copies import Family
    from .protocols import EngineLike, RecognizerLike

WORDS = 64
RAISED = 1
OTHER = WORDS - 1


def failed(_state: int, given: Any, request: Any) -> int:
    """What a step says that raised, or that is nobody's."""
    request.contents.reason = RAISED
    return int(ffi.KIN_STATE_FAILED if given.contents.state == ffi.KIN_STATE_POSSIBLE else ffi.KIN_STATE_CANCELLED)


class Registration:
    """Keeps alive what the engine's copy of the table points to."""

    def __init__(self, script: Script, engine: EngineLike) -> None:
        self.script = script
        self.words: List[str] = []
        self.caller = caller = Caller(script, engine, self.words)
        self.table = self._derived(caller, script, engine) if isinstance(script, Derived) else self._own(caller, script)
        for name, hook in script.hooks.items():
            setattr(self.table, name, caller.hook(name, hook, HOOKS.index(name) < 2))
        if script.continues_with is not None:
            self.table.continues_with = caller.function(ffi.landing_function, caller.continues_with, lambda *_: True)

    def _own(self, caller: Caller, script: Script) -> Any:
        """The table of a class that steps by itself."""
        self.properties, self.values, self.details = script.property_table(), script.value_table(), caller.words.details
        table = ffi.kin_recognizer_class(
            ctypes.sizeof(ffi.kin_recognizer_class), ffi.KIN_ABI_LEVEL, script.name.encode(), script.summary.encode(),
            str(getattr(script.kind, "CLASS_VERSION", "1.0.0")).encode(), int(script.kind.CLASS_FLAGS), script.state_size, 8,
            len(script.properties), self.properties, self.values, len(script.values), WORDS, self.details,
            caller.function(ffi.prepare_function, caller.prepare, lambda _: None),
            caller.function(ffi.step_function, caller.step, failed),
        )  # fmt: skip
        self.words += ["", "raised an exception"]
        self.details[RAISED] = self.words[RAISED].encode()
        if script.take_value is not None:
            table.set_value = caller.function(ffi.set_value_function, caller.take_value, lambda *_: False)
        return table

    def _derived(self, caller: Caller, script: Derived, engine: EngineLike) -> Any:
        """The table of a class that steps as another does. That one's `prepare` comes first, and it takes a value if
        Python says yes."""
        source = next((table for table in tables(engine._pointer) if table.name == script.base.encode()), None)
        if source is None:
            raise UnknownError(f"class '{script.name}' extends '{script.base}', which this engine does not have")
        table, prepare, set_value = script.derive(source), source.prepare, source.set_value

        def prepared(state: int) -> None:
            prepare(state)
            ready(state)

        def take(scripted: RecognizerLike, state: int, value: int, to: float) -> bool:
            return caller.take_value(scripted, state, value, to) and bool(set_value(state, value, to))

        ready = caller.called(caller.prepare, lambda _: None)
        table.prepare = ffi.prepare_function(shielded(prepared, prepare, caller.token))
        if script.take_value is not None:
            table.set_value = caller.function(ffi.set_value_function, take, lambda *_: False)
        return table


class Words:
    """The class's words for why it failed; each gets its number when it is first used."""

    def __init__(self, words: List[str]) -> None:
        self.words, self.details = words, (ctypes.c_char_p * WORDS)(*[b""] * WORDS)

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

    def __init__(self, script: Script, engine: EngineLike, words: List[str]) -> None:
        self.script, self.words = script, Words(words)
        self.engine, self.token = weakref.ref(engine), engine._token
        self.family: Optional[Family] = None

    def _calling(self) -> Optional[EngineLike]:
        """The engine that calls: the one that it was registered in, or a copy of that."""
        family = self.family
        return self.engine() if family is None else family.current or self.engine()

    def called(self, function: Callable[..., Any], otherwise: Callable[..., Any]) -> Callable[..., Any]:
        """Calls `function(scripted, ...)` with the object of the state, its first argument, and all arguments. Without
        an object: `otherwise`."""

        def call(state: int, *arguments: Any) -> Any:
            engine = self._calling()
            scripted = None if engine is None or engine.closed else self._object(engine, state)
            if engine is None or scripted is None:
                return otherwise(state, *arguments)
            if engine._token == self.token:
                return function(scripted, state, *arguments)
            try:
                return function(scripted, state, *arguments)
            except BaseException as error:
                raised[engine._token] += [error]  # a copy's: what `shielded` keeps is raised by the original
                return otherwise(state, *arguments)

        return call

    def function(self, prototype: Any, function: Callable[..., Any], otherwise: Callable[..., Any]) -> Any:
        """A C function that does so; when it raises: `otherwise`."""
        return prototype(shielded(self.called(function, otherwise), otherwise, self.token))

    def _moment(self, scripted: RecognizerLike, state: int, *given: Any) -> Moment:
        engine = self._calling()
        assert engine is not None
        return Moment(scripted, engine, state, self.words.number, *given)

    def _object(self, engine: EngineLike, state: int) -> Optional[RecognizerLike]:
        """The object behind a state; a state without a number is a new one's. The number may come from somebody's
        trace: one of another class's object is nobody's."""
        token = ctypes.c_uint64.from_address(state + self.script.token_offset)
        if token.value == 0:
            entering = engine._entering
            scripted = entering if isinstance(entering, self.script.kind) else self.script.kind()
            token.value = engine._enter(scripted)
        elif engine._is_adopting and token.value not in engine._scripted:
            self._adopt(engine, token.value, state)
        found = engine._scripted.get(token.value)
        return found if found is not None and found._script is self.script else None

    def _adopt(self, engine: EngineLike, token: int, state: int) -> None:
        """Makes an object for a state of a snapshot, ready for an attempt: of what it had noted in Python, a trace
        knows nothing."""
        scripted = self.script.kind()
        engine._readmit(scripted, token)
        self.prepare(scripted, state)

    def prepare(self, scripted: RecognizerLike, state: int) -> None:
        """Makes an object ready for an attempt; one that cannot be fails at its next step."""
        scripted._is_ready = False
        if self.script.prepare is not None:
            self._moment(scripted, state).call(self.script.prepare, scripted)
        scripted._is_ready = True

    def step(self, scripted: RecognizerLike, state: int, given: Any, request: Any) -> int:
        """Steps an object."""
        if not scripted._is_ready:
            return failed(state, given, request)
        engine = self._calling()
        assert engine is not None
        input = read_step(given.contents, engine)
        function: Any = getattr(scripted, "step")
        answer = self._moment(scripted, state, request.contents, input).call(function, input)
        return self._state(answer, input, request.contents)

    def _state(self, answer: Any, input: Step, request: Any) -> int:
        if answer is None:
            return int(own_state(request, input) if request.reports else input.state)
        if not isinstance(answer, State):
            raise InvalidTypeError(f"step of class '{self.script.name}' must return a State, or None to stay as it is, not {answer!r}")
        return int(answer)

    def take_value(self, scripted: RecognizerLike, state: int, value: int, to: float) -> bool:
        """Tells an object that the host set an output."""
        name = list(self.script.places)[value]
        assert self.script.take_value is not None
        return _yes_or_no(self._moment(scripted, state).call(self.script.take_value, scripted, name, to), "take_value")

    def hook(self, name: str, hook: Callable[..., object], default: bool) -> Any:
        """The function of the table for one of the hooks."""

        def ask(scripted: RecognizerLike, state: int, peer: Any) -> bool:
            return _yes_or_no(self._moment(scripted, state).call(hook, scripted, read_peer(peer.contents)), name)

        return self.function(ffi.peer_function, ask, lambda *_: default)

    def continues_with(self, scripted: RecognizerLike, state: int, landing: Any) -> bool:
        """Asks an object whether its attempt can go on with a touch that is about to land."""
        assert self.script.continues_with is not None
        moment = self._moment(scripted, state)
        input = read_step(landing.contents, moment.engine)
        return _yes_or_no(moment.call(self.script.continues_with, scripted, input), "continues_with")
