"""The recognizer classes of an engine that are written in Python."""

from __future__ import annotations

import contextlib
import ctypes
import dataclasses
from typing import TYPE_CHECKING, Any, Dict, Iterator, Optional, Sequence, Tuple, Type

from . import ffi
from .native import Core
from .registration import Registration
from .classes import ClassInfo, read_classes
from .errors import ClosedError, ExistsError, InvalidTypeError

if TYPE_CHECKING:
    from .script import Script
    from .recognizer import Recognizer

lib = ffi.lib


class Scripting(Core):
    """The part of `Engine` that knows classes."""

    __slots__ = ()

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self._classes: Dict[str, ClassInfo] = {}
        self._registrations: Dict[str, Registration] = {}
        self._scripted: Dict[int, Recognizer] = {}
        self._script_count = 0
        self._entering: Optional[Recognizer] = None
        self._entered = 0
        self._is_adopting = False

    def _drop(self) -> None:
        super()._drop()
        self._scripted.clear()

    def register(self, kind: Type[Recognizer]) -> ClassInfo:
        """Registers a class that is written in Python, so that it can be named: in a scene, or by
        `Recognizer("checkmark")`. Adding an object of the class does the same. Twice is no error."""
        script = getattr(kind, "_script", None)
        if script is None:
            raise InvalidTypeError(f"a subclass of Recognizer with a method step, or of Tap and the like with a hook, is to be registered, not {kind!r}")
        known = self._registrations.get(script.name)
        if known is None or known.script is not script:
            try:
                self._register(script)
            except ExistsError as error:
                raise ExistsError(f"{error.sentence}; give {kind.__name__} another name by CLASS_NAME = '...'") from None
        return self.classes[script.name]

    def _register(self, script: Script) -> None:
        with self._lasting():
            made = Registration(script, self)  # type: ignore[arg-type]
            register = lib.kin_recognizer_class_register
            self._call(register, ctypes.byref(made.table), then=lambda: self._registrations.__setitem__(script.name, made))

    @property
    def classes(self) -> Dict[str, ClassInfo]:
        """The recognizer classes by name, in the order of registering."""
        if self.closed:
            raise ClosedError("the engine is closed")
        self._read(read_classes, self._classes)
        return {name: self._with_words(info) for name, info in self._classes.items()}

    def _class(self, name: str) -> Optional[ClassInfo]:
        """A class by its name, or None; what it says of itself in an engine does not change."""
        if name not in self._classes:
            self._read(read_classes, self._classes)
        return self._classes.get(name)

    def _with_words(self, info: ClassInfo) -> ClassInfo:
        words = self._words(info.name)
        return dataclasses.replace(info, details=tuple(words)) if words else info

    def _words(self, class_name: str) -> Sequence[str]:
        """The words for failures that a class written in Python has used so far."""
        known = self._registrations.get(class_name)
        return () if known is None else tuple(known.words)

    @contextlib.contextmanager
    def _entry(self, recognizer: Recognizer) -> Iterator[None]:
        """While this is open, a new state belongs to `recognizer`, if that is of its class; `_entered` is then its
        number."""
        before: Tuple[Any, int] = self._entering, self._entered
        self._entering, self._entered = recognizer, 0
        try:
            yield
        finally:
            self._entering, self._entered = before

    def _enter(self, scripted: Recognizer) -> int:
        """Gives an object its number."""
        self._script_count += 1
        self._entered = self._script_count
        self._scripted[self._entered] = scripted
        return self._entered

    def _readmit(self, scripted: Recognizer, token: int) -> None:
        """Gives an object the number that another one had when its engine was recorded."""
        self._script_count = max(self._script_count, token)
        self._scripted[token] = scripted
