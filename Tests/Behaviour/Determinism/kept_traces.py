"""Traces that every later version must play, and give the same bytes: `make kept-traces` records them anew and writes
what they give.

Wanted when the format of traces or what a gesture's record says was changed on purpose; a new format leaves the old
ones where they are."""

from __future__ import annotations

import hashlib
import sys

from builds import HERE, SHIPPED, TRACES, traces

EXPECTED = HERE / "Traces/expected.txt"
# Which scene of which touch trace. Those of odd number begin in the middle of a gesture (host.c).
CHOSEN = [
    ("tap_double", "nested"),
    ("swipe_right_fast", "edited"),
    ("pinch_in_four_fingers", "observers"),
    ("turn_and_spread", "nested"),
    ("hold_800ms", "edited"),
    ("ten_fingers_random", "observers"),
    ("drag_finger_joins", "hovering"),
    ("scroll_skewed", "scrolling"),
]


def trace_in(output: bytes, scene: str) -> bytes:
    """The trace that the host recorded of a scene."""
    text = output.decode().split(f"scene {scene}\n")[1].split("\nscene ")[0]
    return b"".join(bytes.fromhex(line.split()[1]) for line in text.splitlines() if line.startswith("bytes "))


def told(outputs: dict[str, bytes]) -> str:
    """A line for each trace, as sha256sum has it: of all that comes out of it."""
    return "".join(f"{hashlib.sha256(output).hexdigest()}  {name}\n" for name, output in sorted(outputs.items()))


def main() -> None:
    if "--write" in sys.argv:
        recorded = SHIPPED.play([path for path in traces() if path.stem in dict(CHOSEN)])
        for path in TRACES:
            path.unlink()
        written = [HERE / "Traces" / f"{name}.{scene}.kintrace" for name, scene in CHOSEN]
        for path, (name, scene) in zip(written, CHOSEN):
            path.write_bytes(trace_in(recorded[name], scene))
        EXPECTED.write_text(told(SHIPPED.play(written)))
    for path in sorted((HERE / "Traces").glob("*.kintrace")):
        print(f"{path.stat().st_size:7} {path.stem}")


if __name__ == "__main__":
    main()
