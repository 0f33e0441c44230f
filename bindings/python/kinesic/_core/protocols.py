"""What modules below `Engine`, `Recognizer` and `View` ask of them. A module that names one of these protocols, for a
parameter of its own functions, need not import the class, which imports that module. What users see names the classes.
"""

from __future__ import annotations

import contextlib
import weakref
from typing import Any, Callable, ClassVar, Dict, List, Optional, Protocol, Sequence, Type


class Names(Protocol):
    """Gives the views and recognizers that numbers of the C interface name, and the other way round."""

    def _find_view(self, id: int) -> Any: ...

    def _find_recognizer(self, id: int) -> Any: ...

    def _id_of(self, handle: Any, what: str) -> int: ...


class EngineLike(Names, Protocol):
    """An engine: calls of the library, and its tables."""

    _token: int
    _pointer: Any
    _stepping: int
    _linted: Any
    _views: Dict[int, Any]
    _recognizers: Dict[int, Any]
    _bound: Dict[int, Dict[int, Any]]

    @property
    def closed(self) -> bool: ...

    def _call(self, function: Any, *arguments: Any, then: Callable[[], object] = ...) -> None: ...

    def _read(self, function: Callable[..., int], *arguments: Any) -> bool: ...

    def _text(self, function: Any, id: int) -> Optional[str]: ...

    def _forget(self, handle: Any) -> None: ...

    def _unbind(self, recognizer: int, action: int = 0) -> None: ...

    # For callbacks

    def _within(self, address: int, function: Callable[..., Any], *arguments: Any) -> Any: ...

    def _listen(self) -> None: ...

    def _receive(self, record: Any) -> None: ...

    def _deliver_log(self, severity: Any, sentence: str) -> None: ...

    def _sample(self, record: Any) -> Any: ...

    def _take_trace(self, data: bytes) -> None: ...

    # For classes, and objects of those that are written in Python

    _classes: Dict[str, Any]
    _registrations: Dict[str, Any]
    _scripted: Dict[int, Any]
    _script_count: int
    _entering: Optional[Any]
    _entered: int
    _is_adopting: bool

    def register(self, kind: Type[Any]) -> Any: ...

    def _class(self, name: str) -> Optional[Any]: ...

    def _words(self, class_name: str) -> Sequence[str]: ...

    def _kind_of(self, class_name: str) -> Type[Any]: ...

    def _entry(self, recognizer: Any) -> contextlib.AbstractContextManager[None]: ...

    def _enter(self, scripted: Any) -> int: ...

    def _readmit(self, scripted: Any, token: int) -> None: ...

    # For copies

    _family: Any
    _hovers: Dict[int, Any]
    _root: Any

    @property
    def root(self) -> Any: ...

    def copy(self) -> Any: ...

    def _begin(self, given: Any) -> None: ...

    # For an iterator of events

    @property
    def time_ns(self) -> int: ...

    @property
    def next_deadline_ns(self) -> Optional[int]: ...

    def advance(self, at: Optional[float] = None, *, time_ns: Optional[int] = None) -> None: ...

    def feed(self, samples: Any) -> None: ...

    def poll(self) -> List[Any]: ...


class Numbered(Protocol):
    """Has properties and outputs by their names."""

    def number(self, property: str) -> float: ...

    def set_number(self, property: str, value: float) -> None: ...

    def value(self, name: str) -> float: ...

    def set_value(self, name: str, to: float) -> None: ...


class Optioned(Protocol):
    """A view: what it is made with, and calls about it."""

    _id: int
    _options: Any

    def _call(self, function: Any, *arguments: Any, then: Callable[[], object] = ...) -> None: ...


class RecognizerLike(Numbered, Protocol):
    """A recognizer, also one that is not attached."""

    _id: int
    _engine: Optional[weakref.ref[Any]]
    _class_name: str
    _initial: Dict[str, float]
    _script: ClassVar[Any]
    _is_ready: bool
    _deferred: List[Any]
    _peers: weakref.WeakSet[Any]

    @property
    def engine(self) -> Any: ...

    def relations(self, relation: Any) -> Sequence[Any]: ...
