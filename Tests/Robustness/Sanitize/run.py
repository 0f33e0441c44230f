#!/usr/bin/env python3
"""Threads, and the sanitizers over the tests. The library under test is the shipped one, and ordinary builds that
AddressSanitizer (with its search for leaks) and ThreadSanitizer watch: Scripts/build-sanitized. The C programs are
watched by UndefinedBehaviorSanitizer too.

Usage: run.py [whole]   without an argument the quick part: threads, and the C programs with fewer calls
"""

import importlib.util
import os
import re
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = ROOT / "build/sanitize"
spec = importlib.util.spec_from_file_location("c_tests", ROOT / "Tests/Robustness/C/run.py")
c_tests = importlib.util.module_from_spec(spec)
spec.loader.exec_module(c_tests)

SWIFT = Path(subprocess.run(["bash", "-c", "readlink -f $(command -v swiftc)"], capture_output=True, text=True, check=True).stdout.strip()).parents[1]
RUNTIME = SWIFT / "lib/swift/linux"
# Of the toolchain, as the library's own sanitizer is. ThreadSanitizer wants its dispatch library.
COMPILER = [SWIFT / "bin/clang", "-fuse-ld=lld", "-g", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", "-I", ROOT / "Include", "-I", ROOT / "Tests/Robustness/C"]
WATCH = {"address": ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"], "thread": ["-fsanitize=thread"]}
# A finding ends the program with a code of its own.
FINDINGS = {"ASAN_OPTIONS": "detect_leaks=1:exitcode=99", "TSAN_OPTIONS": "halt_on_error=1:exitcode=98", "UBSAN_OPTIONS": "print_stacktrace=1"}


def build(source: Path, watch: str, standard: str = "c99") -> Path | None:
    """A C program with the library, both watched."""
    program = OUT / f"{source.stem}-{watch}"
    program.unlink(missing_ok=True)
    apart = c_tests.apart_of(source.stem)
    link = ["-L", OUT / watch, *([f"-lkinesic-{apart}"] if apart else []), "-lkinesic", f"-Wl,-rpath,{OUT / watch}", "-L", RUNTIME, f"-Wl,-rpath,{RUNTIME}", "-ldispatch", "-lBlocksRuntime", "-lm", "-ldl"]
    done = subprocess.run([*COMPILER, f"-std={standard}", *WATCH[watch], source, "-o", program, *link], capture_output=True, text=True)
    if done.returncode:
        c_tests.add(f"{source.stem}, {watch}", 0, 1, done.stderr)
        return None
    return program


def threads(calls: int) -> None:
    """Threads on the shipped library, under valgrind too, and watched by both sanitizers."""
    for name, arguments in (("turns", []), ("crowd", [calls])):
        source = HERE / f"{name}.c"
        plain = OUT / f"{name}-shipped"
        subprocess.run(["gcc", "-std=c11", "-g", "-O1", "-Wall", "-Wextra", "-Werror", "-pedantic", "-pthread", "-I", ROOT / "Tests/Robustness/C", "-I", ROOT / "build/include", source, "-o", plain, *c_tests.LINKS["shared"]], check=True)
        c_tests.run(f"{name}, the shipped library", plain, *[2 * a for a in arguments])
        c_tests.run(f"{name} under valgrind", plain, *[a // 4 for a in arguments], before=[*c_tests.VALGRIND, "--fair-sched=yes"])
        for watch in WATCH:
            if program := build(source, watch, "c11"):
                c_tests.run(f"{name}, {watch}", program, *arguments, **FINDINGS)


def c_programs(calls: int) -> None:
    """Tests/Robustness/C and Tests/Interface/Actions, watched. Not those that count allocations: the sanitizer's own
    memory takes the place of the counted."""
    files = [path for path in c_tests.recordings() + c_tests.traces() if path.suffix == ".csv"]
    given = {"streams": files, "velocity": files, "garbage": [calls, 1], "trace_garbage": [calls // 10, 1], "lint": [20000], "lint_scenes": [300], "lint_ended": [], "strokes": [], "strokes_class": [], "touchpad": [], "touchpad_evdev": [], "touchpad_garbage": [calls, 1], "lint_garbage": [calls // 100, 1]}
    for name in ("null_arguments", "wrong_use", "feeds", "per_touch", "trace", "hearing", "steps", "contacts", "late_hooks", "contact_filter", "hands", "refusals", *given):
        if program := build(ROOT / f"Tests/Robustness/C/{name}.c", "address"):
            c_tests.run(f"{name}, address", program, *given.get(name, []), **FINDINGS)
    for name, arguments in (("bind", []), ("refuse", [calls]), ("lifetime", [])):
        if program := build(ROOT / f"Tests/Interface/Actions/{name}.c", "address"):
            c_tests.run(f"{name}, address", program, *arguments, **FINDINGS)


def watched_hosts() -> dict[str, str]:
    """The environment in which a host of the shared library, Python too, gets the one that AddressSanitizer watches.
    The hosts are not watched themselves, and leave memory to the system at their end as they like."""
    asan = next((SWIFT / "lib/clang").glob("*/lib/linux/libclang_rt.asan-x86_64.so"))
    return {
        "LD_PRELOAD": str(asan),
        "LD_LIBRARY_PATH": f"{OUT / 'address'}:{RUNTIME}",
        "KINESIC_LIBRARY": str(OUT / "address/libkinesic.so"),
        "ASAN_OPTIONS": "detect_leaks=0:exitcode=99",
    }


def part(name: str, command: list[object], seconds: int = 1200, **environment: str) -> None:
    """A part of the tests that closes with its counts."""
    began = time.monotonic()
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, stdin=subprocess.DEVNULL, timeout=seconds, env={**os.environ, **environment})
    output = (done.stdout + done.stderr).decode(errors="replace")
    counted = [line for line in output.splitlines() if re.search(r"\b\d+ (passed|failed)", line)]
    counts = dict((word, int(number)) for number, word in re.findall(r"\b(\d+) (passed|failed|skipped|error)", counted[-1])) if counted else {}
    failed = counts.get("failed", 0) + counts.get("error", 0)
    c_tests.total["skipped"] += counts.get("skipped", 0)
    if not failed and (done.returncode or not counts.get("passed")):
        failed = 1
        output += f"\nit ended with code {done.returncode}"
    c_tests.add(f"{name}, {time.monotonic() - began:.0f} s", counts.get("passed", 0), failed, output)


def hosts() -> None:
    """The tests that drive the shared library from outside: what they link or load is the one that AddressSanitizer
    watches."""
    watched = watched_hosts()
    for program in ("kinesic", "ArenaModel"):
        loads = subprocess.run(["ldd", ROOT / "build/bin" / program], capture_output=True, text=True, env={**os.environ, "LD_LIBRARY_PATH": watched["LD_LIBRARY_PATH"]}).stdout
        is_watched = str(OUT / "address") in loads
        c_tests.add(f"{program} gets the watched library", int(is_watched), int(not is_watched), loads)
    pytest = [ROOT / "build/venv/bin/python", "-m", "pytest", "-q", "--color=no", "-p", "no:cacheprovider"]
    part("cases, address", [ROOT / "build/bin/kinesic", "check", *sorted((ROOT / "Tests/Cases").glob("*.json"))], **watched)
    part("the arena's model, address", [ROOT / "build/bin/ArenaModel", "--worlds", 10000, "--seed", 1], **watched)
    part("the arena's model with traces, address", [ROOT / "build/bin/ArenaModel", "--traces", "--worlds", 3000, "--seed", 1], **watched)
    # Not for the watched library: one test links a C program with it by gcc alone, two run valgrind.
    part("Python, address", [*pytest, "bindings/python/tests", "-k", "not prints_what_the_c_example_prints"], **watched)
    part("plugins, address", [*pytest, "Tests/Interface/Plugins", "-k", "not costs_what_a_class_costs and not stays_within_the_engines_margins"], **watched)
    part("drawn shapes, address", [*pytest, "Tests/Behaviour/ShapesTests"], **watched)
    part("recordings and made traces, address", [*pytest, "Tests/Behaviour/Accuracy", "Tests/Behaviour/Recordings", "Tests/Behaviour/Golden/test_golden.py"], **watched)


def swift_tests() -> None:
    """The tests of the Swift modules, watched: they run beside each other on all processors."""
    for watch in WATCH:
        part(f"Swift, {watch}", [ROOT / "Scripts/swift-test"], KINESIC_SANITIZER=watch, **FINDINGS)


def shipped_under_valgrind() -> None:
    """The C programs and the shipped library."""
    c_tests.OUT.mkdir(parents=True, exist_ok=True)
    for name in c_tests.UNDER_VALGRIND:
        c_tests.build(name, "shared")
    c_tests.under_valgrind(is_whole=True)


def main() -> int:
    whole = sys.argv[1:] == ["whole"]
    if sys.argv[1:] and not whole:
        print(__doc__, file=sys.stderr)
        return 2
    for watch in WATCH:
        subprocess.run([ROOT / "Scripts/build-sanitized", watch], check=True)
    threads(2000 if whole else 400)
    c_programs(200000 if whole else 15000)
    if whole:
        shipped_under_valgrind()
        hosts()
        swift_tests()
    total = c_tests.total
    print(f"{total['passed']} passed, {total['failed']} failed" + (f", {total['skipped']} skipped" if total["skipped"] else ""))
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
