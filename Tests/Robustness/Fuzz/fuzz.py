#!/usr/bin/env python3
"""Runs all fuzzers, two at a time, and tells what they found and where it lies.

Usage: fuzz.py MINUTES [fuzzer ...] [--keep]
--keep adds what reaches new lines to the archives of Tests/Robustness/Fuzz/seeds.
"""

import argparse
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from archive import pack
from fuzzers import CORPUS, FAULTS, FUZZERS, Fuzzer, build, fault_of, fuzz, run, runs_of

JOBS = 2


def keep(fuzzer: Fuzzer) -> None:
    """Few and short inputs that reach what the kept ones and the new ones reach."""
    with tempfile.TemporaryDirectory() as folder:
        # Edges alone count, not how often they are passed.
        shorter = f"-max_len={fuzzer.longest // 2}"
        code, output = run(fuzzer, "-set_cover_merge=1", "-use_counters=0", shorter, folder, fuzzer.seeds, fuzzer.corpus)
        if code:
            sys.exit(f"{fuzzer.name}: the inputs cannot be merged\n{fault_of(output)}")
        inputs = {path.name: path.read_bytes() for path in Path(folder).iterdir()}
    pack(inputs, fuzzer.archive)
    print(f"{fuzzer.name}: {len(inputs)} inputs are kept, {sum(map(len, inputs.values())) / 1024:.0f} KB")


def work(fuzzer: Fuzzer, seconds: int) -> bool:
    """True: nothing was found."""
    code, output = fuzz(fuzzer, seconds, fuzzer.corpus)
    print(f"{fuzzer.name}: {runs_of(output):,} inputs in {seconds} s, {'nothing found' if code == 0 else 'FOUND'}", flush=True)
    if code:
        print(fault_of(output), flush=True)
    return code == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("fuzzers", nargs="*", metavar="fuzzer")
    arguments = parser.parse_intermixed_args()
    names = [fuzzer.name for fuzzer in FUZZERS]
    if unknown := set(arguments.fuzzers) - set(names):
        parser.error(f"no such fuzzer: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    chosen = [fuzzer for fuzzer in FUZZERS if not arguments.fuzzers or fuzzer.name in arguments.fuzzers]
    build()
    seconds = max(1, int(arguments.minutes * 60 * min(JOBS, len(chosen)) / len(chosen)))
    with ThreadPoolExecutor(JOBS) as workers:
        sound = all(list(workers.map(lambda fuzzer: work(fuzzer, seconds), chosen)))
    print(f"new inputs: {CORPUS}; faults: {FAULTS if not sound else 'none'}")
    if arguments.keep and sound:
        for fuzzer in chosen:
            keep(fuzzer)
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
