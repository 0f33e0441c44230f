#!/usr/bin/env python3
"""Which lines of the library the fuzzers reach with their kept inputs, as a table.

Usage: coverage.py [--corpus] [--missing]
--corpus   with what fuzzing has found in this clone, too
--missing  names the lines that nothing reaches
"""

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fuzzers import FUZZERS, ROOT, Fuzzer, build, environment

BUILT = ROOT / "build/fuzz-coverage"
# The least that each folder must have reached, in percent of its lines. A folder within another is not counted there.
FOLDERS = {
    "KinesicCore/Interface": 100, "KinesicCore/Plugins": 95, "KinesicCore/Actions": 95, "KinesicCore": 95,
    "StandardRecognizers": 95, "KinesicPlugin": 90, "KinesicMath": 95, "Touchpad": 95, "KinesicTouchpad": 90, "StrokeMatching": 70, "KinesicStrokes": 85,
}  # fmt: skip
# What builds for pointers of 4 bytes have; these have 8.
ELSEWHERE = "briefManifest"
# What the model check asks of a library that checks itself; what ships has none of it.
CHECKS = {"checks.swift", "StateKey.swift"}
LLVM = Path(environment()["ASAN_SYMBOLIZER_PATH"]).parent


def record(fuzzer: Fuzzer, with_corpus: bool) -> Path:
    """Runs a fuzzer over its inputs; the profile of the run."""
    profile = BUILT / f"{fuzzer.name}.profraw"
    folders = [fuzzer.seeds, *([fuzzer.corpus] if with_corpus else []), *({path.parent for path in fuzzer.found})]
    profile.unlink(missing_ok=True)
    command = [BUILT / fuzzer.name, f"-max_len={fuzzer.longest}", f"-artifact_prefix={BUILT}/", "-runs=0", *folders]
    done = subprocess.run(command, cwd=BUILT, capture_output=True, env=environment(LLVM_PROFILE_FILE=str(profile)))
    if done.returncode or not profile.exists():
        sys.exit(f"{fuzzer.name}: {done.stderr.decode(errors='replace')[-2000:]}")
    return profile


def lines_of(report: str) -> dict[Path, dict[int, int]]:
    """How often each line of each file was run, of a report in the format of lcov."""
    files: dict[Path, dict[int, int]] = {}
    for record in report.splitlines():
        kind, _, rest = record.partition(":")
        if kind == "SF":
            lines = files.setdefault(Path(rest), {})
        elif kind == "DA":
            number, count = rest.split(",")[:2]
            lines[int(number)] = int(count)
    for path, lines in files.items():
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if ELSEWHERE in line:
                lines.pop(number, None)
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", action="store_true")
    parser.add_argument("--missing", action="store_true")
    arguments = parser.parse_args()
    build("coverage")
    with ThreadPoolExecutor(2) as workers:
        profiles = list(workers.map(lambda fuzzer: record(fuzzer, arguments.corpus), FUZZERS))
    merged = BUILT / "all.profdata"
    subprocess.run([LLVM / "llvm-profdata", "merge", "-o", merged, *profiles], check=True)
    objects = [part for fuzzer in FUZZERS[1:] for part in ("-object", BUILT / fuzzer.name)]
    command = [LLVM / "llvm-cov", "export", "-format=lcov", BUILT / FUZZERS[0].name, *objects, "-instr-profile", merged, ROOT / "Sources"]
    files = lines_of(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    is_enough = True
    print(f"{'folder':22}{'lines':>8}{'reached':>9}{'percent':>9}{'wanted':>8}")
    for folder, least in FOLDERS.items():
        own = {path: files.pop(path) for path in list(files) if path.is_relative_to(ROOT / "Sources" / folder)}
        own = {path: lines for path, lines in own.items() if path.name not in CHECKS}
        counts = [count for lines in own.values() for count in lines.values()]
        reached = sum(count > 0 for count in counts)
        percent = 100 * reached / max(len(counts), 1)
        is_enough = is_enough and percent >= least
        print(f"{folder:22}{len(counts):8}{reached:9}{percent:9.1f}{least:8}{'' if percent >= least else '  too few'}")
        for path, lines in own.items() if arguments.missing else []:
            if never := [str(number) for number, count in lines.items() if count == 0]:
                print(f"    {path.relative_to(ROOT)}: {', '.join(never)}")
    return 0 if is_enough else 1


if __name__ == "__main__":
    sys.exit(main())
