"""What views and recognizers have in common: an id, and the engine that it means something to."""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any, Callable, ClassVar, List, Optional, Tuple, Type

from .live_objects import Uncopied
from .errors import ClosedError, InvalidError, NullError, StaleError
from .geometry import name_bytes
from .pickling import from_afar

if TYPE_CHECKING:
    from .engine import Engine
    from .protocols import EngineLike


def nothing() -> None:
    """Does nothing."""


class Handle(Uncopied):
    """Something that lives in an engine, or is to be added to one."""

    _id: int
    _name: str
    _set_name: ClassVar[Any]
    """The library's function that names one of its kind."""
    _engine: Optional[weakref.ref[Any]]
    _place_name: ClassVar[str]
    """The attribute that says where it is."""
    _last_id = 0
    _is_removed = False
    _user_data: Any = None

    @property
    def id(self) -> int:
        """Its number in the C interface; 0 before it is added. One that was removed has the number that it had, which
        means nothing to the engine any more."""
        return self._id or self._last_id

    @property
    def engine(self) -> Engine:
        """Its engine. An engine lives as long as its `Engine` object is held, handles do not keep it alive."""
        if self._is_removed:
            raise StaleError(f"{self!r} was removed: add it to a view again")
        if self._engine is None:
            raise NullError(f"{self!r} is not added to a view yet")
        engine: Optional[Engine] = self._engine()
        if engine is None and "_origin" in self.__dict__:
            raise ClosedError(f"{self!r} came from another process, by pickle, and has no engine here: only its name, id and class are known")
        if engine is None:
            raise ClosedError("the engine is gone: keep the Engine object as long as it is used")
        return engine

    @property
    def user_data(self) -> Any:
        """Anything of yours; None at first. The engine does not know of it."""
        return self._user_data

    @user_data.setter
    def user_data(self, user_data: Any) -> None:
        self._user_data = user_data

    @property
    def name(self) -> str:
        """A name for explanations and tools; at most 127 bytes of UTF-8."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        value = name_bytes(name, "name")
        if self._id:
            self._call(self._set_name, value)
        self._name = name

    def _call(self, function: Any, *arguments: Any, then: Callable[[], object] = nothing) -> None:
        self.engine._call(function, self._id, *arguments, then=then)

    def _refuse_to_be_added(self) -> None:
        """Says why something that has an id cannot be added."""
        engine = None if self._engine is None else self._engine()
        if engine is None or engine.closed:
            raise ClosedError(f"{self!r} belonged to an engine that is closed: make a new one")
        if self in (engine._views.get(self._id), engine._recognizers.get(self._id)):
            raise InvalidError(f"{self!r} was added already; to move it, set its {self._place_name}")
        raise StaleError(f"{self!r} was removed, and what was removed does not come back: make a new one")

    @classmethod
    def _public_kind(cls) -> Type[Handle]:
        """The class of Kinesic's that this one is or extends: other processes know it too."""
        return next(each for each in cls.__mro__ if each.__module__ in ("kinesic", "kinesic.standard"))

    @classmethod
    def _from_afar(cls, origin: Tuple[int, int], id: int, name: str, class_name: str) -> Handle:
        """What is left of one in a process in which its engine is not."""
        found: Handle = from_afar(cls, origin, id, name, class_name)
        return found

    def _list(self, function: Any, *arguments: Any) -> List[int]:
        """The ids that a listing function of the library gives."""
        count = ctypes.c_uint32()
        self._call(function, *arguments, None, 0, ctypes.byref(count))
        if not count.value:
            return []
        ids = (ctypes.c_uint64 * count.value)()
        self._call(function, *arguments, ids, count.value, ctypes.byref(count))
        return list(ids)

    def _remove(self, function: Any) -> None:
        """Removes it, and takes it out of Python's tables even if a callback raises meanwhile."""
        engine = self.engine
        kept = self._kept(engine)
        engine._call(function, self._id, then=lambda: self._leave(engine, kept))

    def _attach(self, engine: EngineLike, view: Any) -> None:
        """Adds it to `view`."""
        raise NotImplementedError

    def _kept(self, engine: EngineLike) -> Any:
        """What it will need to be added again; read before it is removed."""

    def _leave(self, engine: EngineLike, kept: Any) -> None:
        """Takes it out of Python's tables."""
        raise NotImplementedError
