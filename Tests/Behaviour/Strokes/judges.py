"""Kinesic and its peers, which name drawings: through ctypes, from build/strokes-report."""

from __future__ import annotations

import ctypes
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from gestures import ROOT, Gestures, Indexes, Numbers
from protocols import Split

HERE = Path(__file__).parent / "peers"
BUILT = ROOT / "build/strokes-report"
PEERS = {"$1": 0, "Protractor": 1, "Protractor, any angle": 2, "$P": 3, "$P+": 4, "$Q": 5}
"""The numbers of peers.c."""
UNISTROKE = ("$1", "Protractor")
ANY_DIRECTION = 2
"""KIN_STROKE_ANY_DIRECTION."""


def compile_all() -> None:
    """peers.so and ours.so, when a source is newer."""
    library = ROOT / "build/lib"
    build("peers.so", [path for path in HERE.glob("*.c") if path.name not in ("ours.c", "follow.c", "sdl2.c")], ["-lm"])
    build("ours.so", [HERE / "ours.c"], [f"-L{library}", "-lkinesic-strokes", f"-Wl,-rpath,{library}"])


def build(name: str, sources: list[Path], flags: list[str]) -> None:
    made = BUILT / name
    newest = max(path.stat().st_mtime for path in [*HERE.iterdir(), ROOT / "Include/kinesic/strokes.h"])
    if made.is_file() and made.stat().st_mtime > newest:
        return
    BUILT.mkdir(parents=True, exist_ok=True)
    options = ["-std=gnu11", "-O2", "-march=x86-64-v2", "-fno-math-errno", "-Wall", "-Wextra", "-Werror"]
    shared = ["-shared", "-fPIC"] if made.suffix == ".so" else []
    subprocess.run(
        ["gcc", *options, *shared, "-I", ROOT / "Include", *sources, "-o", made, *flags], check=True
    )


@dataclass(frozen=True)
class Answers:
    """For each test the place of the template that names it, -1 for none; how far that is; and of Kinesic the verdict
    by its defaults."""

    found: Indexes
    scores: Numbers
    verdicts: Indexes | None = None


def address(array: np.ndarray) -> ctypes.c_void_p:
    assert array.flags["C_CONTIGUOUS"]
    return ctypes.c_void_p(array.ctypes.data)


@cache
def library(name: str) -> ctypes.CDLL:
    compile_all()
    loaded = ctypes.CDLL(str(BUILT / name))
    if name == "peers.so":
        loaded.peer_size.restype = ctypes.c_int64
        loaded.peer_nanoseconds.restype = ctypes.c_double
    else:
        loaded.ours_set.restype = ctypes.c_void_p
        loaded.ours_nanoseconds.restype = ctypes.c_double
        loaded.ours_allocations.restype = loaded.ours_bytes.restype = ctypes.c_int64
    return loaded


class Peer:
    """A peer with all drawings prepared."""

    def __init__(self, name: str, drawings: Gestures) -> None:
        self.which, self.drawings, self.library = PEERS[name], drawings, library("peers.so")
        self.forms = np.zeros(len(drawings) * self.library.peer_size(self.which), np.uint8)
        self.library.peer_prepare(
            self.which, address(drawings.points), address(drawings.starts), ctypes.c_int64(len(drawings)), address(self.forms)
        )

    @property
    def size(self) -> int:
        """Bytes of a template."""
        return int(self.library.peer_size(self.which))

    def classify(self, split: Split) -> Answers:
        answers = Answers(np.zeros(len(split.tests), np.int32), np.zeros(len(split.tests)))
        self.library.peer_classify(
            self.which, address(self.forms), *counted(split.templates), *counted(split.tests),
            address(answers.found), address(answers.scores),
        )  # fmt: skip
        return answers

    def nanoseconds(self, split: Split) -> float:
        return float(
            self.library.peer_nanoseconds(
                self.which, address(self.drawings.points), address(self.drawings.starts), address(self.forms),
                *counted(split.templates), *counted(split.tests),
            )
        )  # fmt: skip


class Kinesic:
    """Kinesic with the options of a template; all others are the defaults."""

    def __init__(self, drawings: Gestures, flags: int = 0, rotation: float = 0) -> None:
        self.drawings, self.flags, self.rotation, self.library = drawings, flags, rotation, library("ours.so")

    def set_of(self, templates: Indexes) -> ctypes.c_void_p:
        names = self.drawings.classes[templates]
        made = self.library.ours_set(
            *self.places(), address(templates), address(names), ctypes.c_int64(len(templates)),
            ctypes.c_uint32(self.flags), ctypes.c_double(self.rotation),
        )  # fmt: skip
        assert made, "a template was refused"
        return ctypes.c_void_p(made)

    def places(self) -> tuple[ctypes.c_void_p, ctypes.c_void_p]:
        return address(self.drawings.points), address(self.drawings.starts)

    def classify(self, split: Split) -> Answers:
        made, count = self.set_of(split.templates), len(split.tests)
        verdicts = np.zeros(count, np.int32)
        answers = Answers(np.zeros(count, np.int32), np.zeros(count), verdicts)
        failed = self.library.ours_classify(
            made, *self.places(), *counted(split.tests),
            address(answers.found), address(answers.scores), address(verdicts),
        )  # fmt: skip
        self.library.ours_end(made)
        assert not failed
        return answers

    def nanoseconds(self, split: Split) -> float:
        made = self.set_of(split.templates)
        spent = float(self.library.ours_nanoseconds(made, *self.places(), *counted(split.tests)))
        self.library.ours_end(made)
        return spent

    def costs(self, split: Split) -> tuple[float, int]:
        """Bytes a template, and the allocations while all tests are named; in a process with allocations.so."""
        before = self.library.ours_bytes()
        made = self.set_of(split.templates)
        size = (self.library.ours_bytes() - before) / len(split.templates)
        taken = self.library.ours_allocations(made, *self.places(), *counted(split.tests))
        self.library.ours_end(made)
        assert taken >= 0, "allocations.so is not preloaded"
        return size, taken


Judge = Peer | Kinesic


def counted(indexes: Indexes) -> tuple[ctypes.c_void_p, ctypes.c_int64]:
    return address(indexes), ctypes.c_int64(len(indexes))
