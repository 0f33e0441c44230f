"""A recognizer of any class: make it, attach it, set it, listen to it, relate it to others."""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any, Callable, Dict, Optional, Tuple

from . import _ffi
from ._attributes import Property
from ._handle import Handle
from .classes import ClassInfo
from .enums import PropertyKind, State
from .errors import NullError, UnknownError, UnknownPropertyError
from .geometry import Point, number, text, whole
from .listening import Listening
from .relations import Relations

if TYPE_CHECKING:
    from .engine import Engine
    from .view import View

lib = _ffi.lib
_KINDS: Dict[PropertyKind, Callable[[float], float]] = {
    PropertyKind.NUMBER: float,
    PropertyKind.INTEGER: int,
    PropertyKind.BOOLEAN: bool,
    PropertyKind.FLAGS: int,
}


class Recognizer(Listening, Relations, Handle):
    """One recognizer of the class `class_name`. Made free and attached (`view.add(Recognizer("tap"))`), or attached at once
    (`Recognizer("tap", view)`).

    The properties of its class are attributes: `tap.taps_required = 2`. They may be set before it is attached; the
    engine checks them when it is. All other attributes of an instance begin with "_".
    """

    enabled = Property(bool, "False: cancelled if active, fails in silence if Possible, takes no touch; default True.")
    cancels_touches_in_view = Property(bool, "On recognition its touches are cancelled in their views; default True.")
    delays_touches_began = Property(bool, "The view hears of a touch only when this recognizer has failed; default False.")
    delays_touches_ended = Property(bool, "Only the end is held back; default True.")
    allowed_touch_types = Property(int, "Mask of 1 << TouchType; default 15, all.")
    requires_exclusive_touch_type = Property(bool, "The first touch's type decides for the attempt; default True.")
    observe_only = Property(bool, "Sees all, prevents nothing, is prevented by nothing, leaves views alone; default False.")

    def __init__(self, class_name: str, view: "Optional[View]" = None, *, name: str = "", **properties: float) -> None:
        text(class_name, "class_name")
        self._clear(class_name)
        self.name = name
        for property, value in properties.items():
            self.set_number(property, value)
        if view is not None:
            view.add(self)

    def _clear(self, class_name: str) -> None:
        self._id = 0
        self._engine = None
        self._class_name = class_name
        self._name = ""
        self._view: "Optional[weakref.ref[View]]" = None
        self._initial: Dict[str, float] = {}
        self._info: Optional[ClassInfo] = None
        self._value_names: Tuple[str, ...] = ()
        self._clear_listening()

    @classmethod
    def _of(cls, engine: Engine, id: int) -> "Recognizer":
        """A handle for a recognizer that was not made here, or is gone and forgotten."""
        name = ctypes.c_char_p()
        known = lib.kin_recognizer_get_class(engine._pointer, id, ctypes.byref(name)) == _ffi.KIN_OK
        recognizer = Recognizer.__new__(Recognizer)
        recognizer._clear((name.value or b"").decode() if known else "")
        recognizer._id = id
        recognizer._engine = weakref.ref(engine)
        recognizer._learn(engine)
        return recognizer

    def _attach(self, engine: Engine, view: View) -> None:
        id = _ffi.kin_recognizer_id()
        engine._call(lib.kin_recognizer_add, view.id, text(self._class_name, "class_name"), ctypes.byref(id))
        self._id, self._engine = id.value, weakref.ref(engine)
        try:
            for property, value in self._initial.items():
                self.set_number(property, value)
            self.name = self._name
            self._refresh_delegate()
            if self._functions:
                engine._listen()
        except BaseException:
            lib.kin_recognizer_remove(engine._pointer, self._id)
            self._id, self._engine = 0, None
            raise
        self._view = weakref.ref(view)
        self._learn(engine)
        engine._recognizers[self._id] = self
        view._attached[self._id] = self

    def remove(self) -> None:
        """Takes it away for good; an active one sends Cancelled first. From inside a callback it stops calling back at once."""
        self._remove(lib.kin_recognizer_remove)

    def _leave(self, engine: Engine) -> None:
        view = self.view
        if view is not None:
            view._attached.pop(self._id, None)
        if engine._depth:
            self._functions.clear()
        self._answers.clear()
        engine._forget(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._name or self._class_name or hex(self._id)}>"

    # What it is

    @property
    def class_name(self) -> str:
        """The name of its class, "tap"; "" for one that is gone."""
        return self._class_name

    @property
    def view(self) -> "Optional[View]":
        """Its view; None before it is attached."""
        return None if self._view is None else self._view()

    @property
    def name(self) -> str:
        """A name for explanations and tools; the engine keeps 63 bytes of it."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        value = text(name, "name")
        if self._id:
            self._call(lib.kin_recognizer_set_name, value)
        self._name = name

    @property
    def state(self) -> State:
        """Its present state; in a callback, the state that the event tells."""
        state = _ffi.kin_state()
        self._call(lib.kin_recognizer_get_state, ctypes.byref(state))
        return State(state.value)

    @property
    def pending_state(self) -> State:
        """What it has earned while it waits for others to fail, POSSIBLE if nothing."""
        state = _ffi.kin_state()
        self._call(lib.kin_recognizer_get_pending_state, ctypes.byref(state))
        return State(state.value)

    # Properties

    def set_number(self, property: str, value: float) -> None:
        """Sets a property by name; booleans and masks are numbers too."""
        name, converted = text(property, "property"), number(value, property)
        if self._id:
            self._call(lib.kin_recognizer_set_number, name, converted)
        else:
            self._initial[property] = converted

    def number(self, property: str) -> float:
        """Reads a property by name; before it is attached, what was set."""
        name = text(property, "property")
        if not self._id and property in self._initial:
            return self._initial[property]
        value = ctypes.c_double()
        self._call(lib.kin_recognizer_get_number, name, ctypes.byref(value))
        return value.value

    def __getattr__(self, name: str) -> float:
        if name.startswith("_"):
            raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")
        try:
            value = self.number(name)
        except UnknownError as error:
            raise UnknownPropertyError(error.sentence) from None
        info = self._info.property(name) if self._info else None
        return _KINDS[info.kind](value) if info else value

    def __setattr__(self, name: str, value: Any) -> None:
        if name.startswith("_") or hasattr(type(self), name):
            super().__setattr__(name, value)
            return
        try:
            self.set_number(name, value)
        except UnknownError as error:
            raise UnknownPropertyError(error.sentence) from None

    # Outputs

    def value(self, name: str) -> float:
        """An output by name, "translation.x"."""
        value = ctypes.c_double()
        self._call(lib.kin_recognizer_get_value, text(name, "name"), ctypes.byref(value))
        return value.value

    def set_value(self, name: str, to: float) -> None:
        """Sets an output, "scale" back to 1: the gesture goes on from there."""
        self._call(lib.kin_recognizer_set_value, text(name, "name"), number(to, name))

    def _place(self, function: Any, view: "Optional[View]", *arguments: Any) -> Point:
        target = 0 if view is None else self.engine._id_of(view, "view")
        point = _ffi.kin_point()
        self._call(function, *arguments, target, ctypes.byref(point))
        return Point(point.x, point.y)

    def location(self, view: "Optional[View]" = None) -> Point:
        """Where it is, in the coordinates of `view`; None: the window."""
        return self._place(lib.kin_recognizer_get_location, view)

    def velocity(self, view: "Optional[View]" = None) -> Point:
        """Its velocity, units of `view` per second; None: the window. For classes that have the values velocity.x and velocity.y."""
        return self._place(lib.kin_recognizer_get_velocity, view)

    @property
    def touch_count(self) -> int:
        """How many touches it tracks that are down."""
        count = ctypes.c_uint32()
        self._call(lib.kin_recognizer_get_touch_count, ctypes.byref(count))
        return count.value

    def touch_location(self, index: int, view: "Optional[View]" = None) -> Point:
        """Where its touch number `index` (in the order of landing) is, in the coordinates of `view`; None: the window."""
        return self._place(lib.kin_recognizer_get_touch_location, view, whole(index, "index", 0xFFFF_FFFF))

    # Its attempt

    def abort(self) -> None:
        """Ends the present attempt, as disabling and enabling would."""
        self._call(lib.kin_recognizer_abort)

    def propose(self, state: State) -> None:
        """Proposes a state; for a class that leaves its states to the host (`Manual`)."""
        if state is None:
            raise NullError("state is None: pass a State")
        self._call(lib.kin_recognizer_propose, whole(state, "state", 0x7FFF_FFFF))

    # For events

    def _learn(self, engine: Engine) -> None:
        """Looks its class up."""
        self._info = engine.classes.get(self._class_name)
        self._value_names = tuple(value.name for value in self._info.values) if self._info else ()

    def _detail(self, index: int) -> str:
        details = self._info.details if self._info else ()
        return details[index] if index < len(details) else ""
