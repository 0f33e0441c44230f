"""What the sweeps share: an engine with one of everything, each attribute and call of what it has, and forks in which
they are tried."""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import functools
import gc
import mmap
import os
import sys
from typing import Any, Callable, Dict, Iterator, List, Tuple

from scripts import Counted

import kinesic
import kinesic.strokes
import kinesic.touchpad
from kinesic import ffi
from kinesic._core import native

# Of a handle's class these do nothing of interest here, and `__class__` and the like are Python's own.
SKIPPED = ("__class__", "__init_subclass__", "__subclasshook__", "__new__", "__dict__", "__weakref__", "__doc__", "__module__")


def scene() -> Dict[str, Any]:
    """An engine with one of everything that a program may hold of it."""
    engine = kinesic.Session(title="swept")
    view = engine.root.add(kinesic.View(frame=(0, 0, 300, 300), name="view"))
    tap, pan, own = view.add(kinesic.Tap(name="tap")), view.add(kinesic.Pan(name="pan")), view.add(Counted(name="own"))
    double = view.add(kinesic.Tap(taps_required=2, name="double"))
    tap.require_failure_of(double)
    kinesic.group(pan, engine.root.add(kinesic.Pinch()))
    pan.should_begin(lambda recognizer: True)
    engine.down(1, (50, 50), at=0.0)
    engine.move(1, (150, 50), at=0.1)
    event = next(each for each in engine.poll() if isinstance(each, kinesic.GestureEvent))
    return {
        "engine": engine, "root": engine.root, "view": view, "tap": tap, "pan": pan, "own": own, "double": double, "event": event,
        "contact": engine.contacts[0], "copy": engine.copy(), "class": engine.classes["pan"],
        "plain": kinesic.Engine(), "touch": pan.touches[0], "package": kinesic,
        "templates": templates(), "touchpad": kinesic.touchpad.Touchpad(), "trace": recorded(),
    }  # fmt: skip


def templates() -> kinesic.strokes.TemplateSet:
    """A set with one template."""
    made = kinesic.strokes.TemplateSet()
    made.add("vee", [(0, 0), (100, 200), (200, 0)])
    return made


def recorded() -> kinesic.Trace:
    """A trace of a tap."""
    parts: List[bytes] = []
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Tap())
        with engine.record(parts.append):
            engine.down(1, (0, 0), at=0.0)
            engine.up(1, (0, 0), at=0.1)
    return kinesic.Trace(b"".join(parts))


def arguments(held: Dict[str, Any]) -> Iterator[Tuple[Any, ...]]:
    """What a call may be given."""
    some = (held["engine"], held["view"], held["tap"], held["pan"], held["event"], "pan", 0, held["view"].id, held["tap"].id, None)
    yield ()
    for first in some:
        yield (first,)
    for first, second in [(held["plain"], held["view"]), (held["engine"], held["view"]), (held["engine"], held["pan"]), ("taps_required", 1)]:
        yield (first, second)
    yield (kinesic.Sample(1, kinesic.Phase.MOVED, 1, 1, 9.0),)
    yield (1, (1.0, 1.0))


def closed() -> Dict[str, Any]:
    """The scene when its engines were closed."""
    held = scene()
    for name in ("engine", "copy"):
        held[name].close()
    return held


def tried(held: Dict[str, Any], owner: str, name: str) -> None:
    """Reads an attribute, sets it to what it is, and calls it with everything."""
    thing = held[owner]
    try:
        found = getattr(thing, name)
    except Exception:
        return
    if not callable(found) or isinstance(found, type):
        try:
            setattr(thing, name, found)
        except Exception:
            pass
        return
    for each in arguments(held):
        try:
            given = found(*each)
            for each in given if hasattr(given, "__next__") else ():
                pass
        except Exception:
            pass


def ends_well(body: Callable[[], object]) -> bool:
    """Whether a fork that does it comes to its end."""
    child = os.fork()
    if child == 0:
        faulthandler.disable()
        sys.stderr = sys.stdout = open(os.devnull, "w")
        with contextlib.suppress(BaseException):
            body()
        os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def closes(engine: kinesic.Engine) -> None:
    """Leaves a circle behind, which closes an engine when it is collected."""

    class Closing:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            engine.close()

    Closing()


def names_of(thing: Any) -> List[str]:
    """Its attributes, private ones too, but for those that are Python's own."""
    return [name for name in dir(thing) if name not in SKIPPED and getattr(type(thing), name, None) is not getattr(object, name, 0)]


def crashes(make: Callable[[], Dict[str, Any]], owner: str, attempt: Callable[[Dict[str, Any], str, str], object]) -> Tuple[int, List[str]]:
    """How many names what `owner` names has, and those of which an attempt, in a fork of its own, crashes."""
    said = mmap.mmap(-1, 1 << 16)

    def sweep() -> None:
        gc.freeze()  # collections look at what is made from here on, not at all that the tests have loaded
        held = make()
        names = names_of(held[owner])
        found = [name for name in names if not ends_well(lambda: attempt(held, owner, name))]
        said.write(f"{len(names)} {' '.join(found)}".encode())

    assert ends_well(sweep)
    count, *found = said[:].rstrip(b"\0").decode().split()
    return int(count), found


def fence() -> Callable[[Any], Any]:
    """What makes an engine whose freed memory nobody can read any more: whole pages are allocated, and taken away by
    mprotect(pointer, size, PROT_NONE), which is what the allocator's function to free is called with."""
    libc = ctypes.CDLL(None)
    libc.pvalloc.restype = ctypes.c_void_p
    allocator = ffi.kin_allocator(
        ctypes.sizeof(ffi.kin_allocator), 0,
        ctypes.cast(libc.pvalloc, ffi.kin_allocate_callback), ctypes.cast(libc.mprotect, ffi.kin_free_callback), None,
    )  # fmt: skip
    return functools.partial(_fenced_engine, native.created, allocator)


def _fenced_engine(create: Callable[[Any], Any], allocator: Any, options: Any) -> Any:
    options.allocator = ctypes.pointer(allocator)
    return create(options)
