"""The thin layer alone: no argument can crash the process, a refused call changes nothing."""

from __future__ import annotations

import ctypes
import math
import random
from typing import Any, Iterator, List

import pytest

from kinesic import ffi

lib = ffi.lib
NUMBERS = [0.0, 1.0, -1.0, math.nan, math.inf, -math.inf, 1e308, 5e-324, 10.0, 50.0, 100.0]
CLASSES = [b"tap", b"pan", b"pinch", b"rotation", b"swipe", b"long_press", b"press", b"manual", b"screen_edge_pan", b"nope", b"", None]
PROPERTIES = [b"taps_required", b"enabled", b"threshold", b"direction", b"delay", b"nope", None, b"minimum_touches", b"observe_only"]
FLAGS = [0, 1, 2, 4, 8, 16, 32, 63, 64, 0xFFFF_FFFF]
PHASES = [0, 1, 1, 1, 2, 2, 3, 4, 5, 6, -1, 7]
ALLOWED_NULL = {
    "kin_view_set_user_data": (2,),
    "kin_recognizer_set_user_data": (2,),
    "kin_engine_set_event_callback": {1, 2},
    "kin_engine_set_log": {1, 2},
    "kin_event_describe": {2, 4},
    "kin_view_add": {2},
    "kin_view_set_name": {2},
    "kin_view_set_delegate": {2},
    "kin_recognizer_set_name": {2},
    "kin_recognizer_set_delegate": {2},
    "kin_recognizer_add_action": {3},
    "kin_engine_feed": {1},
    "kin_engine_feed_scroll": {1},
    "kin_engine_set_smoothing": {1},
    "kin_engine_set_contact_filter": {1},
    "kin_engine_set_hands": {1},
    "kin_engine_set_palm_filter": {1},
    "kin_engine_set_accommodations": {1},
    "kin_plugin_load": {2},
    "kin_fling_at": {2, 3},
    "kin_fling_snap": {6},
    "kin_velocity_estimate": {0, 3},
    "kin_trace_start": {2},
    "kin_flight_recorder_dump": {2},
    "kin_trace_replay": {3, 4},
}


@pytest.fixture
def engine() -> Iterator[Any]:
    pointer = ffi.kin_engine_p()
    assert lib.kin_engine_create(None, ctypes.byref(pointer)) == ffi.KIN_OK
    yield pointer
    lib.kin_engine_destroy(pointer)


def is_pointer(kind: Any) -> bool:
    return kind in (ctypes.c_void_p, ctypes.c_char_p) or issubclass(kind, (ctypes._Pointer, ctypes._CFuncPtr))  # type: ignore[misc]


def argument(kind: Any, keep: List[Any]) -> Any:
    """Something that is not null, for a pointer; zero otherwise."""
    if kind is ctypes.c_char_p:
        return ctypes.create_string_buffer(b"tap", 64)
    if kind is ctypes.c_void_p:
        return 1
    if issubclass(kind, ctypes._CFuncPtr):  # type: ignore[misc]
        keep.append(kind(lambda *_: None))
        return keep[-1]
    if issubclass(kind, ctypes._Pointer):
        keep.append(kind._type_())
        return ctypes.byref(keep[-1])
    return kind()


@pytest.mark.parametrize("name", [name for name, (result, _) in ffi.FUNCTIONS.items() if result is ffi.kin_result])
def test_null_for_every_pointer(engine: Any, name: str) -> None:
    _, kinds = ffi.FUNCTIONS[name]
    function = getattr(lib, name)
    for index, kind in enumerate(kinds):
        if not is_pointer(kind) or index in ALLOWED_NULL.get(name, ()):
            continue
        keep: List[Any] = []
        arguments = [argument(each, keep) for each in kinds]
        if kinds[0] is ffi.kin_engine_p:
            arguments[0] = engine
        arguments[index] = kind() if issubclass(kind, ctypes._CFuncPtr) else None  # type: ignore[misc]
        if name == "kin_engine_create" and index == 0:
            continue
        result = function(*arguments)
        if index > 0 and (name.startswith(("kin_compose_", "kin_fling_")) or "_list_" in name or name == "kin_engine_get_touch_history"):
            assert result <= ffi.KIN_OK, (name, index)
        else:
            known = (ffi.KIN_ERROR_NULL, ffi.KIN_ERROR_STALE)
            assert result == ffi.KIN_ERROR_NULL or (index > 0 and result in known), (name, index, result)
    assert lib.kin_engine_check_invariants(engine) == ffi.KIN_OK


def test_null_for_functions_without_a_result() -> None:
    lib.kin_engine_destroy(None)
    assert lib.kin_engine_last_error(None)


def test_struct_sizes_are_checked(engine: Any) -> None:
    view, pointer = ffi.kin_view_id(), ffi.kin_engine_p()
    for size in (0, 1, 4, 1 << 31):
        assert lib.kin_view_add(engine, 0, ctypes.byref(ffi.kin_view_options(size)), ctypes.byref(view)) == ffi.KIN_ERROR_SIZE
        assert lib.kin_engine_create(ctypes.byref(ffi.kin_engine_options(size)), ctypes.byref(pointer)) == ffi.KIN_ERROR_SIZE
        root = ffi.kin_view_id()
        lib.kin_engine_root_view(engine, ctypes.byref(root))
        assert lib.kin_view_set_delegate(engine, root, ctypes.byref(ffi.kin_view_delegate(size))) == ffi.KIN_ERROR_SIZE
        table = ffi.kin_recognizer_class(size)
        assert lib.kin_recognizer_class_register(engine, ctypes.byref(table)) in (ffi.KIN_ERROR_SIZE, ffi.KIN_ERROR_CLASS)
    assert pointer.value is None


class Chaos:
    """Calls functions at random with good and bad arguments; everything is a code, and the invariants hold."""

    def __init__(self, engine: Any, seed: int) -> None:
        self.engine, self.random, self.time = engine, random.Random(seed), 0
        self.ids = [0, 1, 2, 0xDEAD_BEEF, (1 << 64) - 1]
        self.out = ffi.kin_view_id()
        self.point = ffi.kin_point()

    def any(self, choices: Any) -> Any:
        return self.random.choice(choices)

    def keep(self, result: int) -> int:
        if result == ffi.KIN_OK:
            self.ids.append(self.out.value)
        return result

    def samples(self) -> Any:
        array = (ffi.kin_touch_sample * self.random.randrange(4))()
        for sample in array:
            self.time += self.any([0, 0, 10**6, 8 * 10**6, 3 * 10**8])
            sample.touch, sample.time_ns = self.random.randrange(4), self.time
            sample.phase = self.any(PHASES if self.random.random() < 0.2 else [0, 1, 1, 1, 2])
            sample.x = self.random.uniform(0, 300) if self.random.random() < 0.9 else self.any(NUMBERS)
            sample.y = self.random.uniform(0, 300)
            sample.view = 0 if self.random.random() < 0.8 else self.any(self.ids)
            sample.type = self.any([0, 0, 0, 1, 2, 3, 9])
        return array

    def step(self) -> int:
        engine, id, any, by = self.engine, self.any(self.ids), self.any, ctypes.byref
        yes, out, point = bool(self.random.randrange(2)), by(self.out), by(self.point)
        few = len(self.ids) < 60
        array = self.samples()
        actions = [
            lambda: self.keep(lib.kin_recognizer_add(engine, id, any(CLASSES), out)) if few else 0,
            lambda: self.keep(lib.kin_view_add(engine, id, None, out)) if few else 0,
            lambda: lib.kin_view_remove(engine, id) if self.random.random() < 0.05 else 0,
            lambda: lib.kin_recognizer_remove(engine, id) if self.random.random() < 0.1 else 0,
            lambda: lib.kin_recognizer_set_number(engine, id, any(PROPERTIES), any(NUMBERS)),
            lambda: lib.kin_recognizer_set_value(engine, id, any([b"scale", b"translation.x", b"rotation", None]), any(NUMBERS)),
            lambda: lib.kin_recognizer_propose(engine, id, self.random.randrange(-2, 9)),
            lambda: lib.kin_recognizer_require_failure(engine, id, any(self.ids)),
            lambda: lib.kin_recognizer_allow_simultaneous(engine, id, any(self.ids), yes),
            lambda: lib.kin_recognizer_set_prevention(engine, id, any(self.ids), yes),
            lambda: lib.kin_view_set_frame(engine, id, ffi.kin_rect(*(any(NUMBERS) for _ in range(4)))),
            lambda: lib.kin_view_set_transform(engine, id, ffi.kin_transform(*(any(NUMBERS) for _ in range(6)))),
            lambda: lib.kin_view_hit_test(engine, any(NUMBERS), any(NUMBERS), out),
            lambda: lib.kin_view_convert_point(engine, id, any(self.ids), ffi.kin_point(any(NUMBERS), any(NUMBERS)), point),
            lambda: lib.kin_recognizer_get_velocity(engine, id, any(self.ids), point),
            lambda: lib.kin_recognizer_get_touch_location(engine, id, self.random.randrange(5), any(self.ids), point),
            lambda: lib.kin_recognizer_abort(engine, id),
            lambda: lib.kin_view_set_flags(engine, id, any(FLAGS), any(FLAGS)),
            lambda: lib.kin_engine_set_explain(engine, yes),
            lambda: lib.kin_engine_advance(engine, self.time if self.random.random() < 0.95 else any([0, (1 << 64) - 1])),
            *[lambda: lib.kin_engine_feed(engine, array, len(array))] * 4,
        ]
        result: int = any(actions)()
        now = ctypes.c_uint64()
        lib.kin_engine_get_time(engine, ctypes.byref(now))
        self.time = now.value
        return result


@pytest.mark.parametrize("seed", range(4))
def test_random_calls_never_break_the_engine(engine: Any, seed: int) -> None:
    chaos = Chaos(engine, seed)
    events, count = ctypes.POINTER(ffi.kin_event)(), ctypes.c_uint32()
    sequence = time = 0
    for index in range(6000):
        result = chaos.step()
        assert -16 <= result <= 0
        if result < 0:
            assert len(lib.kin_engine_last_error(engine)) > 10
        if index % 7 == 0 or result == ffi.KIN_ERROR_CAPACITY:
            assert lib.kin_engine_poll(engine, ctypes.byref(events), ctypes.byref(count)) == ffi.KIN_OK
            for event in (events[i] for i in range(count.value)):
                assert event.sequence > sequence and event.time_ns >= time
                sequence, time = event.sequence, event.time_ns
        if index % 50 == 0:
            assert lib.kin_engine_check_invariants(engine) == ffi.KIN_OK, lib.kin_engine_last_error(engine)


def test_a_class_written_in_python(engine: Any) -> None:
    """The table of plugin.h works from ctypes: a recognizer that is recognized by its second landing."""

    class State(ctypes.Structure):
        _fields_ = [("wanted", ctypes.c_double), ("landings", ctypes.c_double)]

    @ffi.prepare_function
    def prepare(state: int) -> None:
        State.from_address(state).landings = 0

    @ffi.step_function
    def step(state: int, given: Any, request: Any) -> int:
        own, now = State.from_address(state), given.contents
        for index in range(now.touch_count):
            own.landings += bool(now.touches[index].contents.changes & ffi.KIN_CHANGE_BEGAN)
        request.contents.values[0] = own.landings
        return ffi.KIN_STATE_ENDED if own.landings >= own.wanted else int(now.state)

    wanted = ffi.kin_property(b"wanted", b"How many.", b"1", b"test", 2, 1, 9, ffi.KIN_PROPERTY_INTEGER, 0)
    landings = ffi.kin_value(b"landings", b"How many landed.", b"1", 0)
    table = ffi.kin_recognizer_class(
        ctypes.sizeof(ffi.kin_recognizer_class), ffi.KIN_ABI_LEVEL, b"com.example.landings", b"Counts.", b"1.0.0", 0,
        ctypes.sizeof(State), 8, 1, ctypes.pointer(wanted), ctypes.pointer(landings), 1, 0, None, prepare, step,
    )  # fmt: skip
    assert lib.kin_recognizer_class_register(engine, ctypes.byref(table)) == ffi.KIN_OK, lib.kin_engine_last_error(engine)
    assert lib.kin_recognizer_class_register(engine, ctypes.byref(table)) == ffi.KIN_ERROR_EXISTS
    id = ffi.kin_recognizer_id()
    assert lib.kin_recognizer_add(engine, 0, b"com.example.landings", ctypes.byref(id)) == ffi.KIN_OK
    samples = (ffi.kin_touch_sample * 2)()
    samples[1].touch = 1
    assert lib.kin_engine_feed(engine, samples, 2) == ffi.KIN_OK
    events, count = ctypes.POINTER(ffi.kin_event)(), ctypes.c_uint32()
    lib.kin_engine_poll(engine, ctypes.byref(events), ctypes.byref(count))
    assert count.value == 1 and events[0].state == ffi.KIN_STATE_ENDED and events[0].values[0] == 2
