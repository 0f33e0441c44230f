"""A long run: the memory of WebAssembly and the heap of JavaScript stay as they are. `make web-soak` feeds 10 million
samples."""

from __future__ import annotations

import re

from packed import node


def test_memory_stays_as_it_is() -> None:
    code, printed = node("soak.mjs", 300_000, options=("--expose-gc",))
    assert code == 0 and printed.endswith("the memory stayed as it was\n"), printed
    fed, heard = map(int, re.findall(r"^(\d+) samples, (\d+) events", printed, re.M)[-1])
    assert fed >= 300_000 and heard > fed
