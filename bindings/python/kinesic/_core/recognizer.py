"""A recognizer of any class: make it, attach it, set it, listen to it, relate it to others."""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any, ClassVar, Dict, Optional, Tuple, Type, overload

from . import ffi
from .attributes import Property
from .binding import Binding
from .functions import refuse_misspelled, refuse_unfinished
from .handle import Handle
from .derived import DECORATORS, METHODS, Derived, derived_from, overrides
from .numbers import Numbers
from .script import Script
from .printable_text import visible
from .classes import ClassInfo
from .enums import AllowedTouchTypes, Button, State
from .errors import ClassError, InvalidTypeError, NullError, UnknownError, UnknownKeywordError, UnknownPropertyError
from .geometry import Point, text, whole
from .event_functions import Listening
from .relations import Relations
from .step import Touch, read_touch
from .view import View, expect_view

if TYPE_CHECKING:
    from .protocols import EngineLike
    from .removed_recognizers import Kept

lib = ffi.lib
OWN_MODULES = ("kinesic.standard", "kinesic._core.generated_standard")


class Recognizer(Numbers, Listening, Relations, Binding):
    """One recognizer of the class `class_name`. It is made first and attached later (`view.add(Recognizer("tap"))`),
    or attached at once (`Recognizer("tap", view)`).

    The properties of its class are attributes: `tap.taps_required = 2`. Before it is attached they have their defaults
    and may be set, and it may be related to others; the engine checks the numbers when it is attached. All other
    attributes of an instance begin with "_".

    A subclass that has a method `step(self, input)` is a recognizer class of its own, written in Python
    (docs/python-recognizers.md). Such a one is made without a class name: `Checkmark(view, jitter=2)`. A subclass of
    `Tap` and the like may have hooks: `can_prevent` and others, `continues_with`, `prepare`, `take_value`.

    - What it is: name, id, class_name, engine, view, user_data, remove
    - Now: state, pending_state, touch_count, touches, location, touch_location, translation_in, velocity_in, value
    - Functions for its events: on_began, on_changed, on_ended, on_cancelled, on_recognized, on_event, stop_calling,
      bind
    - Questions: should_begin, should_receive_touch, should_recognize_simultaneously_with, should_require_failure_of,
      should_be_required_to_fail_by
    - Relations: require_failure_of, remove_failure_requirement, allow_simultaneous, set_prevention, require_inactive,
      allow_takeover_from, dissolve_group, relations
    - Properties: enabled, cancels_touches_in_view, delays_touches_began, delays_touches_ended, allowed_touch_types,
      allowed_buttons, requires_exclusive_touch_type, observe_only, one_hand, lease, takeover_interval, default_winner,
      wins_at_lift
    - By name: number, set_number, value, set_value
    - Steering it: abort, propose
    - In its own step: fail, reason, deadline, deadline_ns, place, crossing, ignore, report, send_began, send_changed,
      begin_provisionally, skip_moves
    """

    _id = 0
    _set_name = lib.kin_recognizer_set_name
    _place_name = "view"

    enabled: Property[bool] = Property(bool, "False: cancelled if active, fails without an action if Possible, takes no touch; default True.", default=1)
    cancels_touches_in_view: Property[bool] = Property(bool, "On recognition its touches are cancelled in their views; default True.", default=1)
    delays_touches_began: Property[bool] = Property(bool, "The view gets a touch only when this recognizer has failed; default False.", default=0)
    delays_touches_ended: Property[bool] = Property(bool, "Only the end is held back; default True.", default=1)
    allowed_touch_types: Property[AllowedTouchTypes] = Property(AllowedTouchTypes, "Which touches it takes; default all.", default=15)
    requires_exclusive_touch_type: Property[bool] = Property(bool, "The first touch's type decides for the attempt; default True.", default=1)
    observe_only: Property[bool] = Property(bool, "Sees all, prevents nothing, is prevented by nothing, leaves views alone; default False.", default=0)
    one_hand: Property[bool] = Property(bool, "Takes touches of one hand only: that of an attempt's first touch; default False.", default=0)
    lease: Property[float] = Property(float, "How long from its first touch it keeps those waiting that it would prevent, seconds; default 0.", default=0)
    takeover_interval: Property[float] = Property(float, "How long after another one began it may take over from it, seconds; default 0.3.", default=0.3)
    default_winner: Property[int] = Property(int, "The state that it takes when all others have failed: 0 none, 1 Began, 3 Ended; default 0.", default=0)
    wins_at_lift: Property[bool] = Property(bool, "Where a boundary decides at the lift it takes what is left; default False.", default=0)
    allowed_buttons: Property[Button] = Property(Button, "It takes a touch that presses one of these as it lands; default any touch.", default=0)

    @overload
    def __init__(self, class_name: str, view: Optional[View] = None, *, name: str = "", **properties: float) -> None: ...

    @overload
    def __init__(self, view: Optional[View] = None, *, name: str = "", **properties: float) -> None: ...

    def __init__(self, *arguments: Any, name: str = "", **properties: Any) -> None:
        """The name of its class, unless it is one that is written in Python, a view to be attached to, and
        properties."""
        if self._script is not None and arguments[:1] != (self._script.name,):
            arguments = (self._script.name, *arguments)
        given = dict(zip(("class_name", "view"), arguments))
        if len(arguments) > 2 or given.keys() & properties.keys():
            raise TypeError(f"{type(self).__name__}: too many arguments")
        class_name = given.get("class_name", properties.pop("class_name", None))
        view = given.get("view", properties.pop("view", None))
        if type(self) is not Recognizer and not isinstance(class_name, str):
            raise ClassError(f"{type(self).__name__} has no method 'step', with which it would be a class of its own, and no class_name")
        if isinstance(class_name, Handle):
            raise InvalidTypeError(f"a Recognizer is made with the name of its class, Recognizer('tap', view), not {class_name!r}")
        text(class_name, "class_name")
        expect_view(view, type(self).__name__, "name='...'")
        unasked = [] if self._script else [method for method in METHODS if overrides(type(self), method, Recognizer)]
        if unasked:
            raise ClassError(f"{unasked[0]} of {type(self).__name__} would never be called: give it a step, or extend a class such as kinesic.Tap")
        self._clear(class_name)
        self.name = name
        try:
            for property, value in properties.items():
                self.set_number(property, value)
        except UnknownError as error:
            raise UnknownKeywordError(error.sentence) from None
        self._check_pairs(properties)
        if view is not None:
            view.add(self)

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        if cls.__module__ in OWN_MODULES:
            return  # the standard classes have no method that could be wrong
        for name in DECORATORS:
            if overrides(cls, name, Recognizer):
                raise ClassError(f"'{name}' of {cls.__name__} would never be called: it is a decorator for functions, @recognizer.{name}")
        for name in ("step", *METHODS):
            refuse_unfinished(getattr(cls, name, None), f"{name} of {cls.__name__}")
        refuse_misspelled(cls, ("step", *METHODS), Recognizer)
        root = derived_from(cls)
        if callable(getattr(cls, "step", None)):
            cls._script = Script(cls, Recognizer)
        elif root is not None and any(overrides(cls, name, Recognizer) for name in METHODS):
            cls._script = Derived(cls, Recognizer, root)
            cls.CLASS_NAME = cls._script.name  # type: ignore[attr-defined]

    def _clear(self, class_name: str) -> None:
        self._id = 0
        self._engine = None
        self._class_name = class_name
        self._name = ""
        self._view: Optional[weakref.ref[View]] = None
        self._initial: Dict[str, float] = {}
        self._info: Optional[ClassInfo] = None
        self._value_names: Tuple[str, ...] = ()
        self._deferred = []
        self._peers = weakref.WeakSet()
        self._bindings = []
        self._clear_listening()

    @classmethod
    def _of(cls, engine: EngineLike, id: int) -> Recognizer:
        """A handle for a recognizer that was not made here, or is gone and forgotten."""
        view = ffi.kin_view_id()
        class_name = engine._text(lib.kin_recognizer_get_class, id)
        known = class_name is not None
        class_name = class_name or ""
        kind: Type[Recognizer] = engine._kind_of(class_name)
        recognizer = kind.__new__(kind)
        recognizer._clear(class_name)
        recognizer._id = id
        recognizer._engine = weakref.ref(engine)
        recognizer._learn(engine)
        if known:
            engine._recognizers[id] = recognizer
            engine._call(lib.kin_recognizer_get_view, id, ctypes.byref(view))
            recognizer._name = engine._text(lib.kin_recognizer_get_name, id) or ""
            found = engine._find_view(view.value)
            recognizer._view = None if found is None else weakref.ref(found)
        return recognizer

    def _attach(self, engine: EngineLike, view: View) -> None:
        self._check_pairs(self._initial)
        if self._script is not None:
            engine.register(type(self))
        id = ffi.kin_recognizer_id()
        with engine._entry(self):
            try:
                engine._call(lib.kin_recognizer_add, view.id, text(self._class_name, "class_name"), ctypes.byref(id))
                self._id, self._engine, self._token = id.value, weakref.ref(engine), engine._entered
                was_removed, self._is_removed = self._is_removed, False
                if self._name:
                    self.name = self._name
                for property, value in self._initial.items():
                    self.set_number(property, value)
                if self._answers:
                    self._refresh_delegate()
                if self._functions:
                    engine._listen()
                self._bind_again(engine)
                self._carry_out_deferred(engine)
            except BaseException:
                if id.value:
                    engine._read(lib.kin_recognizer_remove, id.value)
                engine._scripted.pop(engine._entered, None)
                if self._id:
                    engine._unbind(self._id)
                    self._is_removed = was_removed
                self._id, self._engine, self._token = 0, None, 0
                raise
        self._view = weakref.ref(view)
        self._learn(engine)
        engine._recognizers[self._id] = self

    def remove(self) -> None:
        """Removes it; an active one sends Cancelled first. From inside a callback it stops calling back at once.

        It is free then, and can be added again, to any engine that is open: with its properties, functions, bound
        actions and attributes, and with its relations to recognizers that are attached to that engine, now or later.
        It has another id then; the old one stays stale. A touch that is down is none of its own."""
        self._remove(lib.kin_recognizer_remove)

    def _kept(self, engine: EngineLike) -> Kept:
        from .removed_recognizers import Kept  # only here: many programs remove none

        return Kept(self, engine)

    def _leave(self, engine: EngineLike, kept: Kept) -> None:
        engine._scripted.pop(self._token, None)
        engine._unbind(self._id)
        engine._forget(self)
        self._id, self._last_id, self._engine, self._token, self._view = 0, self._id, None, 0, None
        self._is_removed = True
        kept.hand_over(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {visible(self._name or self._class_name) or hex(self._id)}>"

    # What it is

    @property
    def class_name(self) -> str:
        """The name of its class, "tap"; "" for one that is gone."""
        return self._class_name

    @property
    def view(self) -> Optional[View]:
        """Its view; None before it is attached. Another one takes it there: an active one is cancelled, it keeps all
        that was set, and takes the touches that land from then on."""
        return None if self._view is None else self._view()

    @view.setter
    def view(self, view: View) -> None:
        self._call(lib.kin_recognizer_set_view, self.engine._id_of(view, "view"), then=lambda: self._note_view(view))

    def _note_view(self, view: View) -> None:
        self._view = weakref.ref(view)

    @property
    def state(self) -> State:
        """Its present state; in a callback, the state of the event."""
        own = self._own_state()
        if own is not None:
            return own
        state = ffi.kin_state()
        self._call(lib.kin_recognizer_get_state, ctypes.byref(state))
        return State(state.value)

    @property
    def pending_state(self) -> State:
        """What it has earned while it waits for others to fail, POSSIBLE if nothing."""
        state = ffi.kin_state()
        self._call(lib.kin_recognizer_get_pending_state, ctypes.byref(state))
        return State(state.value)

    # Places

    def _place(self, function: Any, view: Optional[View], *arguments: Any) -> Point:
        target = 0 if view is None else self.engine._id_of(view, "view")
        point = ffi.kin_point()
        self._call(function, *arguments, target, ctypes.byref(point))
        return Point(point.x, point.y)

    def location(self, view: Optional[View] = None) -> Point:
        """Where it is, in the coordinates of `view`; None: the window."""
        return self._place(lib.kin_recognizer_get_location, view)

    def velocity_in(self, view: View) -> Point:
        """Its velocity in the coordinates of a view, scaled and turned as that is at present: its units per second.
        For classes that have the values velocity.x and velocity.y; `velocity` is that in the window."""
        return self._place(lib.kin_recognizer_get_velocity, view)

    def translation_in(self, view: View) -> Point:
        """Its translation in the coordinates of a view, scaled and turned as that is at present. For classes that have
        the values translation.x and translation.y."""
        return self._place(lib.kin_recognizer_get_translation, view)

    @property
    def touch_count(self) -> int:
        """How many touches it has that are down; in its last action (ended, cancelled), of which it was made."""
        count = ctypes.c_uint32()
        self._call(lib.kin_recognizer_get_touch_count, ctypes.byref(count))
        return count.value

    def touch_location(self, index: int, view: Optional[View] = None) -> Point:
        """Where its touch number `index` (in the order of landing) is or lifted, in the coordinates of `view`; None:
        the window."""
        return self._place(lib.kin_recognizer_get_touch_location, view, whole(index, "index", 0xFFFF_FFFF))

    @property
    def touches(self) -> Tuple[Touch, ...]:
        """All that is known of its touches that are down, in the order of landing, as its class sees them; in its last
        action (ended, cancelled) of those of which it was made: of a tap, the fingers of its last tap. One that has
        lifted has no history."""
        return tuple(self._touch(index) for index in range(self.touch_count))

    def _touch(self, index: int) -> Touch:
        touch, count = ffi.kin_touch(), ctypes.c_uint32()
        self._call(lib.kin_recognizer_get_touch, index, ctypes.byref(touch))
        points = (ffi.kin_touch_point * touch.history_count)()
        if touch.history_count:
            self.engine._call(lib.kin_engine_get_touch_history, touch.id, points, len(points), ctypes.byref(count))
        return read_touch(touch, self.engine, bytes(points))

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

    def _learn(self, engine: EngineLike) -> None:
        """Looks its class up."""
        self._info = engine._class(self._class_name)
        self._value_names = tuple(value.name for value in self._info.values) if self._info else ()

    def _detail(self, index: int, engine: EngineLike) -> str:
        details = engine._words(self._class_name) or (self._info.details if self._info else ())
        return details[index] if index < len(details) else ""


class Standard(Recognizer):
    """A recognizer of a class that Kinesic brings along: `Tap(view, taps_required=2)`, or free, and `view.add`
    later."""

    __module__ = "kinesic.standard"
    CLASS_NAME: ClassVar[str] = ""
    _declares_all = True

    if not TYPE_CHECKING:

        def __new__(cls, *arguments, **keywords):
            """Refuses a keyword that is no property, with the names of those that there are."""
            known = getattr(cls.__init__, "__kwdefaults__", None) or {}
            if "enabled" in known and not keywords.keys() <= {"view", *known}:
                made = super().__new__(cls)
                made._clear(cls.CLASS_NAME)
                for name in keywords:
                    try:
                        made._check_name(name)
                    except UnknownPropertyError as error:
                        raise UnknownKeywordError(error.sentence) from None
            return super().__new__(cls)

    def __init__(self, view: Optional[View] = None, *, name: str = "", **properties: float) -> None:
        super().__init__(self.CLASS_NAME, view, name=name, **properties)

    def _begin(self, arguments: Dict[str, Any]) -> None:
        """`__init__` of a class, with its local variables. A property that is given its default is not set: it has
        it."""
        kind = type(self)
        given = {name: value for name, value in arguments.items() if isinstance(getattr(kind, name, None), Property)}
        try:
            changed = {name: value for name, value in given.items() if value is None or value != getattr(kind, name).default}
        except (TypeError, ValueError):
            changed = given  # one is an array, which cannot be compared: it is refused as what else is no number
        Standard.__init__(self, arguments["view"], name=arguments["name"], **changed)
