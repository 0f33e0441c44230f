#!/usr/bin/env python3
"""Builds the fuzzers, runs each over its kept inputs, those that once found a fault one by one, and then afresh for a
while.

Usage: test.py [SECONDS]   (of each fresh run, 10)
"""

import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from archive import contents, pack, unpack
from fuzzers import BUILT, FAULTS, FUZZERS, Fuzzer, build, fault_of, fuzz, run, runs_of

total = {"passed": 0, "failed": 0}


def add(name: str, passed: bool, output: str = "") -> None:
    total["passed" if passed else "failed"] += 1
    print(f"{'ok    ' if passed else 'FAILED'} {name}", flush=True)
    if not passed:
        print(output, flush=True)


def archives() -> None:
    """The same inputs give the same bytes in any order; what is unpacked is what was packed."""
    inputs = {str(number): bytes([number, 0, 255]) * number for number in range(40)}
    with tempfile.TemporaryDirectory() as folder:
        first, second, place = Path(folder) / "first.tar.xz", Path(folder) / "second.tar.xz", Path(folder) / "unpacked"
        pack(inputs, first)
        pack(dict(reversed(inputs.items())), second)
        add("archives: two writings give the same bytes", first.read_bytes() == second.read_bytes())
        unpack(first, place)
        pack({"7": b"other"}, second)
        unpack(second, place)
        unpacked = [path.read_bytes() for path in place.iterdir()]
        add("archives: a folder follows its archive", contents(first) == inputs and unpacked == [b"other"])


def kept_inputs(fuzzer: Fuzzer) -> float:
    """Plays them; the seconds that it took, of which a fresh run needs as many before it begins."""
    for path in fuzzer.found:
        code, output = run(fuzzer, path)
        add(f"{fuzzer.name}: {path.name}", code == 0, fault_of(output))
    count = len(list(fuzzer.seeds.iterdir()))
    began = time.monotonic()
    code, output = run(fuzzer, "-runs=0", fuzzer.seeds, FUZZ_CALLS=str(BUILT / f"{fuzzer.name}.calls"))
    add(f"{fuzzer.name}: {count} kept inputs", code == 0 and count > 0, fault_of(output))
    return time.monotonic() - began


def every_function_is_called() -> None:
    """By the kept inputs, and not only refused: a new function needs arguments with which it works, and inputs
    (`make fuzz KEEP=1`)."""
    counts = dict(line.split() for line in (BUILT / "api.calls").read_text().splitlines())
    never = [name for name, count in counts.items() if int(count) == 0]
    add(f"api: the kept inputs call all {len(counts)} functions with success", bool(counts) and not never, f"    never: {', '.join(never)}")


def fresh_run(fuzzer: Fuzzer, seconds: int, before: float) -> None:
    """From the kept inputs alone, which take `before` seconds: what `make fuzz` has gathered would take the time to
    read."""
    with tempfile.TemporaryDirectory() as folder:
        code, output = fuzz(fuzzer, round(seconds + 1.5 * before), Path(folder))
    fresh = runs_of(output) - len(list(fuzzer.seeds.iterdir()))
    add(f"{fuzzer.name}: {fresh:,} fresh inputs in {seconds} s", code == 0 and fresh > 0, fault_of(output))


def main() -> int:
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    build()
    archives()
    with ThreadPoolExecutor(2) as workers:
        took = list(workers.map(kept_inputs, FUZZERS))
        every_function_is_called()
        list(workers.map(lambda fuzzer, before: fresh_run(fuzzer, seconds, before), FUZZERS, took))
    if total["failed"]:
        print(f"inputs of new faults: {FAULTS}; docs/fuzzing.md says what to do with them")
    print(f"{total['passed']} passed, {total['failed']} failed")
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
