"""Views: the rectangles that touches hit and that recognizers are attached to."""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any, List, Optional, Tuple, TypeVar

from . import callbacks, ffi
from .attributes import Flag
from .option_structs import defaults
from .functions import expect_function, refuse_misspelled, refuse_unfinished
from .handle import Handle
from .suggestions import did_you_mean
from .printable_text import visible
from .errors import InvalidTypeError, UnknownPropertyError
from .geometry import Location, Point, Rect, Transform, frame_of, numbers, transform_of

if TYPE_CHECKING:
    from .protocols import EngineLike
    from .recognizer import Recognizer

Child = TypeVar("Child", bound=Handle)
lib = ffi.lib
QUESTIONS = ("contains_point", "gesture_should_begin")


class View(Handle):
    """A rectangle of the window. It is made first and added later (`parent.add(View(...))`), or made under a parent at
    once (`View(parent, ...)`).

    A subclass, or an instance, may have its own `contains_point` and `gesture_should_begin`: the engine asks them
    then.

    - The tree: add, remove, parent, children, recognizers, is_descendant_of, bring_to_front, place_in_front_of,
      place_behind
    - Geometry: frame, transform, convert
    - Switches: hidden, interaction_enabled, multiple_touch_enabled, exclusive_touch, arena_boundary, wants_touches,
      wants_touches_below, decides_at_lift
    - What it is: name, id, engine, user_data
    """

    _set_name = lib.kin_view_set_name
    _place_name = "parent"

    hidden: Flag = Flag("Neither it nor what is below it is hit; default False.", ffi.KIN_VIEW_HIDDEN)
    interaction_enabled: Flag = Flag("False: as hidden, for touches; default True.", ffi.KIN_VIEW_INTERACTION_DISABLED, inverted=True)
    multiple_touch_enabled: Flag = Flag("False: it gets one touch at a time; recognizers see all; default False.", ffi.KIN_VIEW_MULTIPLE_TOUCH)
    exclusive_touch: Flag = Flag(
        "While it has a touch no other view gets any, and the other way round; default False.", ffi.KIN_VIEW_EXCLUSIVE_TOUCH
    )
    arena_boundary: Flag = Flag("Keeps gestures below apart from those above, unless they share a touch; default False.", ffi.KIN_VIEW_ARENA_BOUNDARY)
    wants_touches: Flag = Flag("Asks for ViewTouchEvent; default False.", ffi.KIN_VIEW_WANTS_TOUCHES)
    wants_touches_below: Flag = Flag(
        "Also asks for the touches of views below it that no view in between asks for; default False.", ffi.KIN_VIEW_WANTS_TOUCHES_BELOW
    )
    decides_at_lift: Flag = Flag("As a boundary, or the root: what waits is decided when the last finger lifts; default False.", ffi.KIN_VIEW_DECIDES_AT_LIFT)

    def __init__(
        self,
        parent: Optional[View] = None,
        *,
        frame: Optional[Tuple[float, float, float, float]] = None,
        transform: Optional[Transform] = None,
        name: str = "",
        hidden: bool = False,
        interaction_enabled: bool = True,
        multiple_touch_enabled: bool = False,
        exclusive_touch: bool = False,
        arena_boundary: bool = False,
        wants_touches: bool = False,
        wants_touches_below: bool = False,
        decides_at_lift: bool = False,
    ) -> None:
        expect_view(parent, "View", "frame=(0, 0, 320, 480)")
        self._clear()
        self._options = defaults(ffi.kin_view_options)
        self.name = name
        if frame is not None:
            self.frame = frame
        if transform is not None:
            self.transform = transform
        self.hidden, self.interaction_enabled, self.multiple_touch_enabled = hidden, interaction_enabled, multiple_touch_enabled
        self.exclusive_touch, self.arena_boundary, self.wants_touches = exclusive_touch, arena_boundary, wants_touches
        self.wants_touches_below, self.decides_at_lift = wants_touches_below, decides_at_lift
        if parent is not None:
            parent.add(self)

    def _clear(self) -> None:
        self._id = 0
        self._engine = None
        self._options = ffi.kin_view_options()
        self._name = ""

    @classmethod
    def _of(cls, engine: EngineLike, id: int, name: str = "") -> View:
        """A handle for a view that was not made here."""
        view = cls.__new__(cls)
        view._clear()
        view._options = defaults(ffi.kin_view_options)
        view._name = name or engine._text(lib.kin_view_get_name, id) or ""
        view._enter(engine, id)
        return view

    def _enter(self, engine: EngineLike, id: int) -> None:
        self._id = id
        self._engine = weakref.ref(engine)
        engine._views[id] = self

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        for name in QUESTIONS:
            refuse_unfinished(getattr(cls, name), f"{name} of {cls.__name__}")
        refuse_misspelled(cls, QUESTIONS, View)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {visible(self._name) or hex(self._id)}>"

    # The tree

    def add(self, child: Child) -> Child:
        """Adds a view in front of its siblings, or a recognizer, and gives it back."""
        engine = self.engine
        if not isinstance(child, Handle):
            hint = f": make one first, {child.__name__}()" if isinstance(child, type) and issubclass(child, Handle) else ""
            raise InvalidTypeError(f"a View or a Recognizer is to be added, not {child!r}{hint}")
        if child._id:
            child._refuse_to_be_added()
        child._attach(engine, self)
        return child

    def _attach(self, engine: EngineLike, parent: View) -> None:
        id = ffi.kin_view_id()
        engine._call(lib.kin_view_add, parent._id, ctypes.byref(self._options), ctypes.byref(id))
        self._enter(engine, id.value)
        self.name = self._name
        self._refresh_delegate()

    def remove(self) -> None:
        """Removes it with all below it and all their recognizers; active ones send Cancelled. A view does not come
        back; a recognizer can be added to another one."""
        engine = self.engine
        gone = [(handle, handle._kept(engine)) for handle in self._all_below()]
        engine._call(lib.kin_view_remove, self._id, then=lambda: leave_all(engine, gone))

    def _all_below(self) -> List[Handle]:
        """It, its recognizers, and all below."""
        found: List[Handle] = [self, *self.recognizers]
        for child in self.children:
            found += child._all_below()
        return found

    def _leave(self, engine: EngineLike, kept: Any) -> None:
        engine._forget(self)

    @property
    def parent(self) -> Optional[View]:
        """The view that it lies in; None for the root, and before it is added. Another one takes it there with all
        below it, in front of the children there: gestures and touches that are under way go on. Its frame and
        transform stay as they are, now in the new parent's coordinates. InvalidError for the root, and where the other
        is the view itself or below it."""
        if not self._id:
            return None
        engine, id = self.engine, ffi.kin_view_id()
        self._call(lib.kin_view_get_parent, ctypes.byref(id))
        return (engine._find_view(id.value) or View._of(engine, id.value)) if id.value else None

    @parent.setter
    def parent(self, parent: View) -> None:
        self._call(lib.kin_view_set_parent, self.engine._id_of(parent, "parent"))

    def is_descendant_of(self, ancestor: View) -> bool:
        """Whether it is below another view, or that view itself."""
        answer = ctypes.c_bool()
        self._call(lib.kin_view_is_descendant, self.engine._id_of(ancestor, "ancestor"), ctypes.byref(answer))
        return answer.value

    @property
    def children(self) -> List[View]:
        """The views in it, the one in front last: in the order of adding, where none was moved."""
        if not self._id:
            return []
        engine = self.engine
        ids = [id for id in reversed(self._list(lib.kin_view_list_children)) if id not in engine._removed]
        return [engine._find_view(id) or View._of(engine, id) for id in ids]

    @property
    def recognizers(self) -> List[Recognizer]:
        """The recognizers attached to it, in the order of adding."""
        if not self._id:
            return []
        engine = self.engine
        ids = [id for id in reversed(self._list(lib.kin_view_list_recognizers)) if id not in engine._removed]
        return [engine._find_recognizer(id) for id in ids]

    def bring_to_front(self) -> None:
        """Puts it in front of its siblings."""
        self._call(lib.kin_view_bring_to_front)

    def place_in_front_of(self, sibling: View) -> None:
        """Puts it right in front of a sibling; InvalidError where their parents differ."""
        self._call(lib.kin_view_place_in_front_of, self.engine._id_of(sibling, "sibling"))

    def place_behind(self, sibling: View) -> None:
        """Puts it right behind a sibling; InvalidError where their parents differ."""
        self._call(lib.kin_view_place_behind, self.engine._id_of(sibling, "sibling"))

    # Geometry

    @property
    def frame(self) -> Rect:
        """Its rectangle in the parent's coordinates. The root's frame is what screen edges are measured from."""
        if self._id:
            rect = ffi.kin_rect()
            self._call(lib.kin_view_get_frame, ctypes.byref(rect))
        else:
            rect = self._options.frame
        return Rect(rect.x, rect.y, rect.width, rect.height)

    @frame.setter
    def frame(self, frame: Tuple[float, float, float, float]) -> None:
        rect = frame_of(frame, "frame")
        if self._id:
            self._call(lib.kin_view_set_frame, rect)
        self._options.frame = rect

    @property
    def transform(self) -> Transform:
        """The map to the parent, about the view's own origin, before the frame's x and y are added."""
        if self._id:
            transform = ffi.kin_transform()
            self._call(lib.kin_view_get_transform, ctypes.byref(transform))
        else:
            transform = self._options.transform
        return Transform(*(getattr(transform, name) for name in Transform._fields))

    @transform.setter
    def transform(self, transform: Tuple[float, float, float, float, float, float]) -> None:
        value = transform_of(transform, "transform")
        if self._id:
            self._call(lib.kin_view_set_transform, value)
        self._options.transform = value

    def convert(self, point: Location, to: Optional[View] = None) -> Point:
        """A point of this view's coordinates in those of `to`; None: the window."""
        engine, result = self.engine, ffi.kin_point()
        target = 0 if to is None else engine._id_of(to, "to")
        source = ffi.kin_point(*numbers(point, 2, "point"))
        self._call(lib.kin_view_convert_point, target, source, ctypes.byref(result))
        return Point(result.x, result.y)

    # Questions of the engine

    def contains_point(self, x: float, y: float) -> bool:
        """Is this point, in the view's own coordinates, inside? Asked in place of the frame where it is overridden."""
        frame = self.frame
        return Rect(0, 0, frame.width, frame.height).contains((x, y))

    def gesture_should_begin(self, recognizer: Recognizer) -> bool:
        """May `recognizer` (of this view or an ancestor) begin with a touch that hit this view? Asked where it is
        overridden."""
        return True

    def __setattr__(self, name: str, value: Any) -> None:
        if type(self) is View and not name.startswith("_") and name not in QUESTIONS:
            known = vars(View).get(name) or vars(Handle).get(name)
            if not hasattr(known, "__set__"):
                settable = ["frame", "name", "transform", "user_data", *sorted(each for each in vars(View) if isinstance(vars(View)[each], Flag))]
                meant = did_you_mean(name, settable) or ";"
                fault = f"'{name}' is a method of View" if known else f"a View has no '{name}'{meant} it has: {', '.join(settable)}"
                raise UnknownPropertyError(f"{fault}. Attributes of your own belong to a subclass")
        if name in QUESTIONS:
            expect_function(value, name)
        super().__setattr__(name, value)
        if name in QUESTIONS:
            self._refresh_delegate()

    def __delattr__(self, name: str) -> None:
        super().__delattr__(name)
        if name in QUESTIONS:
            self._refresh_delegate()

    def _refresh_delegate(self) -> None:
        if not self._id:
            return
        asked = [name for name in QUESTIONS if name in self.__dict__ or getattr(type(self), name) is not getattr(View, name)]
        for name in asked:
            refuse_unfinished(getattr(self, name), name)
        delegate = ffi.kin_view_delegate(ctypes.sizeof(ffi.kin_view_delegate), 0, self.engine._token)
        for name in asked:
            setattr(delegate, name, getattr(callbacks, name))
        self._call(lib.kin_view_set_delegate, ctypes.byref(delegate) if asked else None)


def expect_view(given: Any, kind: str, other: str) -> None:
    """Refuses what stands where a view is wanted; None is none."""
    if given is None or isinstance(given, View):
        return
    root = getattr(given, "root", None)
    hint = "its root is one: engine.root" if isinstance(root, View) else f"other arguments have names: {kind}({other})"
    raise InvalidTypeError(f"what {kind}() is added to must be a View, not {given!r}; {hint}")


def leave_all(engine: EngineLike, handles: List[Tuple[Handle, Any]]) -> None:
    """Takes what was removed out of Python's tables."""
    for handle, kept in handles:
        handle._leave(engine, kept)
