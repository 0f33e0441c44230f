"""Plays the calls that player.mjs plays with the native library."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

Pointer, U64, F64 = ctypes.c_void_p, ctypes.c_uint64, ctypes.c_double
QUESTIONS: dict[str, list[list[Any]]] = {
    "recognizer": [[Pointer, U64, Pointer], [Pointer, U64, Pointer, Pointer], *[[Pointer, U64, U64, Pointer]] * 3],
    "view": [[Pointer, U64, F64, F64, Pointer], [Pointer, U64, U64, Pointer]],
}
EVENT, COMPARED = 192, 176  # bytes of a record, and those before the host's pointer


class Rect(ctypes.Structure):
    _fields_ = [("x", F64), ("y", F64), ("width", F64), ("height", F64)]


class Player:
    def __init__(self, library: Path) -> None:
        self.library = ctypes.CDLL(str(library))
        self.library.kin_engine_last_error.restype = ctypes.c_char_p
        self.engines: dict[str, Pointer] = {}
        self.kept: dict[str, int] = {}
        self.sinks: dict[str, bytes] = {}
        self.asked = 0
        self.alive: list[Any] = []

    def play(self, calls: list[list[Any]]) -> list[Any]:
        found = [self._play(*call) for call in calls]
        # Engines that live at one time know one another's ids: the next test's are to have the first ones.
        for engine in self.engines.values():
            self.library.kin_engine_destroy(engine)
        return found

    def _play(self, name: str, *given: Any) -> Any:
        special: dict[str, Callable[[str], Any]] = {
            "load": lambda _: "", "create": self._create, "poll": self._poll, "collected": lambda sink: self.sinks[sink].hex(),
            "asked": lambda _: self.asked, "sentence": lambda engine: self.library.kin_engine_last_error(self.engines[engine]).decode(),
        }  # fmt: skip
        if name in special:
            return special[name](given[0] if given else "")
        outputs: list[tuple[str, Any]] = []
        result = getattr(self.library, name)(*[self._argument(one, outputs) for one in given])
        for output, room in outputs:
            self.kept[output] = struct.unpack_from("<Q", room)[0]
        return [result, *[bytes(room).hex() for _, room in outputs]]

    def _create(self, engine: str) -> int:
        self.engines[engine] = Pointer()
        return int(self.library.kin_engine_create(None, ctypes.byref(self.engines[engine])))

    def _poll(self, engine: str) -> list[Any]:
        events, count = Pointer(), ctypes.c_uint32()
        result = self.library.kin_engine_poll(self.engines[engine], ctypes.byref(events), ctypes.byref(count))
        return [result, *[ctypes.string_at((events.value or 0) + EVENT * i, COMPARED).hex() for i in range(count.value)]]

    def _keep(self, one: Any) -> Any:
        self.alive.append(one)
        return one

    def _argument(self, given: Any, outputs: list[tuple[str, Any]]) -> Any:
        if isinstance(given, int):
            return ctypes.c_int(given)
        if isinstance(given, float):
            return F64(given)
        ((kind, value),) = given.items()
        match kind:
            case "engine":
                return self.engines[value]
            case "text":
                return value.encode()
            case "bytes":
                return bytes.fromhex(value)
            case "trace":
                return self.sinks[value]
            case "size":
                return U64(len(self.sinks[value]))
            case "id":
                return U64(self.kept[value])
            case "u64":
                return U64(value)
            case "ids":
                return struct.pack(f"<{len(value)}Q", *(self.kept[name] for name in value))
            case "rect":
                return Rect(*value)
            case "delegate":
                return self._delegate(*value)
            case "sink":
                return self._sink(value)
            case _:
                outputs.append((value, ctypes.create_string_buffer(64)))
                return outputs[-1][1]

    def _delegate(self, kind: str, answers: list[int | None]) -> bytes:
        def asker(answer: int) -> Callable[..., bool]:
            def ask(*_: Any) -> bool:
                self.asked += 1
                return bool(answer)

            return ask

        entries = [0 if answer is None else self._address(ctypes.c_bool, types, asker(answer)) for types, answer in zip(QUESTIONS[kind], answers, strict=True)]
        return struct.pack(f"<II{len(entries) + 1}Q", 16 + 8 * len(entries), 0, 0, *entries)

    def _sink(self, name: str) -> Any:
        self.sinks[name] = b""

        def take(address: int, count: int, _: Any) -> int:
            self.sinks[name] += ctypes.string_at(address, count)
            return 0

        return Pointer(self._address(ctypes.c_int32, [Pointer, ctypes.c_uint32, Pointer], take))

    def _address(self, result: Any, types: list[Any], function: Callable[..., Any]) -> int:
        callback = self._keep(ctypes.CFUNCTYPE(result, *types)(function))
        return ctypes.cast(callback, Pointer).value or 0
