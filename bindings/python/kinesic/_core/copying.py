"""A copy of an engine: handles of its own, the delegates' functions, and objects of classes written in Python."""

from __future__ import annotations

import copy
import ctypes
import weakref
from typing import TYPE_CHECKING, Any, Dict, List, Type, TypeVar

from . import ffi
from .engine_copies import Family
from .handle import Handle
from .recognizer import Recognizer
from .view import QUESTIONS, View

if TYPE_CHECKING:
    from .protocols import EngineLike

lib = ffi.lib
Twin = TypeVar("Twin", bound=Handle)
Copy = TypeVar("Copy", bound="EngineLike")


def copied(engine: "EngineLike", kind: "Type[Copy]") -> "Copy":
    """A new engine in the state of `engine`, an object of `kind`."""
    pointer = ffi.kin_engine_p()
    engine._call(lib.kin_engine_copy, ctypes.byref(pointer))
    made = kind.__new__(kind)
    made._begin(pointer)
    made._hovers, made._classes = dict(engine._hovers), dict(engine._classes)
    _copy_handles(engine, made)
    _share_classes(engine, made)
    _ask(made)
    return made


def _copy_handles(engine: "EngineLike", made: "EngineLike") -> None:
    recognizers = {id(each): each for each in (*engine._recognizers.values(), *engine._scripted.values())}
    twins: Dict[int, Any] = {id(view): _view(view, made) for view in engine._views.values()}
    twins.update((key, _recognizer(each, made)) for key, each in recognizers.items())
    made._root = made._views[engine._root._id]
    for each in recognizers.values():
        view, twin = each.view, twins[id(each)]
        twin._view = None if view is None or id(view) not in twins else weakref.ref(twins[id(view)])
        twin._peers.update(twins[id(peer)] for peer in list(each._peers) if id(peer) in twins)
    # What an object refers to of the engine is the copy's in the copy.
    known = {**twins, id(engine): made}
    for each in recognizers.values():
        _copy_attributes(each, twins[id(each)], known)
    made._scripted = {token: twins[id(each)] for token, each in engine._scripted.items()}
    made._script_count = engine._script_count


def _view(view: View, made: "EngineLike") -> View:
    twin = _begun(view, made)
    twin._options = type(view._options).from_buffer_copy(view._options)
    made._views[view._id] = twin
    return twin


def _recognizer(recognizer: Recognizer, made: "EngineLike") -> Recognizer:
    twin = _begun(recognizer, made)
    # Functions for its events, and what it waits for before it is attached, are the original's alone.
    twin._functions, twin._bindings, twin._deferred, twin._peers = [], [], [], weakref.WeakSet()
    twin._answers, twin._initial = dict(recognizer._answers), dict(recognizer._initial)
    if recognizer._id:
        made._recognizers[recognizer._id] = twin
    return twin


def _begun(handle: Twin, made: "EngineLike") -> Twin:
    """One with the same attributes, in the copy."""
    twin = type(handle).__new__(type(handle))
    twin.__dict__.update(handle.__dict__)
    twin._engine = weakref.ref(made)
    return twin


def _copy_attributes(recognizer: Recognizer, twin: Recognizer, known: Dict[int, Any]) -> None:
    """An object of a class written in Python notes things in its attributes, each for itself."""
    if recognizer._script is None:
        return
    own: List[str] = [name for name in vars(recognizer) if name not in INTERNAL]
    twin.__dict__.update(copy.deepcopy({name: vars(recognizer)[name] for name in own}, dict(known)))


def _share_classes(engine: "EngineLike", made: "EngineLike") -> None:
    """Both have the tables that are there: their functions find out which engine calls."""
    if not engine._registrations:
        return
    family = engine._family = made._family = engine._family or Family()
    for registration in engine._registrations.values():
        registration.caller.family = family
    made._registrations = dict(engine._registrations)


def _ask(made: "EngineLike") -> None:
    """From now on delegates are asked with the copy's handles."""
    for view in made._views.values():
        if type(view) is not View or any(name in view.__dict__ for name in QUESTIONS):
            view._refresh_delegate()
    for recognizer in made._recognizers.values():
        if recognizer._answers:
            recognizer._refresh_delegate()


def _internal() -> "frozenset[str]":
    """The attributes that Python's side itself keeps."""
    blank = Recognizer.__new__(Recognizer)
    blank._clear("")
    return frozenset((*vars(blank), "_token", "_is_ready", "_is_removed", "_last_id", "_moment", "_reason", "_user_data"))


INTERNAL = _internal()
