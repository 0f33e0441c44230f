"""The motions that a lint plays: where and when each finger lands and lifts.

    test_lint_motions.py --write

writes lint_motions.txt beside this file anew: look at what has changed in it.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any, Dict, List, Tuple

import kinesic
from kinesic import State, Step
from kinesic._core import ffi, lint_library
from kinesic._core.linting import Lint

RECORD = Path(__file__).with_name("lint_motions.txt")


class Drawn(kinesic.Recognizer):
    """A class that the library does not have, so that shapes are played as well."""

    def step(self, input: Step) -> State:
        return State.FAILED if input.ended else input.state


def contacts(motion: Any) -> List[str]:
    """A line for each contact of a motion: milliseconds and place, from the motion's, of its first and last sample."""
    down: Dict[int, Any] = {}
    lines: List[Tuple[int, str]] = []
    for i in range(motion.sample_count):
        sample = motion.samples[i]
        first = down.setdefault(sample.touch, sample)
        if sample.phase in (ffi.KIN_PHASE_ENDED, ffi.KIN_PHASE_EXITED):
            places = [f"{each.time_ns / 1e6:7.1f} {each.x - motion.x:7.1f} {each.y - motion.y:7.1f}" for each in (first, sample)]
            lines.append((sample.touch, "  ".join(places)))
            del down[sample.touch]
    assert not down
    return [line for _, line in sorted(lines)]


def motions() -> str:
    """All motions that are made on the root view of a scene with recognizers that ask for all of the vocabulary."""
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Tap(touches_required=3, name="three"))
        engine.root.add(kinesic.Hover(name="above"))
        engine.root.add(Drawn(name="drawn"))
        with engine.copy() as copy:
            made = Lint(engine, copy, (1000, 800), False, None)
            try:
                made.call("kin_lint_run", made.pointer)
                count = ctypes.c_uint32()
                made.call("kin_lint_get_motion_count", made.pointer, ctypes.byref(count))
                lines: List[str] = []
                for index in range(count.value):
                    motion = lint_library.kin_lint_motion(struct_size=ctypes.sizeof(lint_library.kin_lint_motion))
                    made.call("kin_lint_get_motion", made.pointer, index, ctypes.byref(motion))
                    lines += [f"{motion.name.decode():45}{line}" for line in contacts(motion)]
                return "\n".join(lines) + "\n"
            finally:
                made.close()


def test_the_motions_are_those_of_the_record() -> None:
    assert motions().splitlines() == RECORD.read_text().splitlines()


if __name__ == "__main__" and "--write" in sys.argv:
    RECORD.write_text(motions())
