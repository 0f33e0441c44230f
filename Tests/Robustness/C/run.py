#!/usr/bin/env python3
"""Builds each C program of this folder as a host would, once with the shared and once with the static library, runs
it, and adds up the counts.

Usage: run.py [quick | target NAME [program ...]]
  quick         with the shared library alone, without valgrind, garbage and what refuses memory request by request
  target NAME   the same for a target of Scripts/targets, through its emulator, and with its static library; or some of
                the programs, with the shared library alone
"""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = ROOT / "build/c-tests"
sys.path.insert(0, str(ROOT / "Tests/Shared"))
from house import declared_functions, lint_functions, recordings, strokes_functions, touchpad_functions, traces, without_comments  # noqa: E402
from targets import Target, target  # noqa: E402

STRICT = ["-O1", "-g", "-Wall", "-Wextra", "-Werror", "-pedantic"]
FLAGS = ["-std=c99", *STRICT, "-I", ROOT / "build/include"]
LINKS = {
    "shared": ["-L", ROOT / "build/lib", "-lkinesic", f"-Wl,-rpath,{ROOT}/build/lib", "-lm"],
    "static": [ROOT / "build/lib/libkinesic.a", "-lffi", "-lm"],
}
VALGRIND = ["valgrind", "--quiet", "--error-exitcode=99", "--leak-check=full", "--errors-for-leak-kinds=definite,possible"]
# Programs of lint.h, strokes.h and touchpad.h have the library of that header before the other one.
APART = {
    name: {"shared": ["-L", ROOT / "build/lib", f"-lkinesic-{name}"], "static": [ROOT / f"build/lib/libkinesic-{name}.a"]}
    for name in ("lint", "strokes", "touchpad")
}
UNDER_VALGRIND = {"null_arguments": [], "wrong_use": [], "feeds": [], "per_touch": [], "trace": [], "changed_class": [], "hearing": [], "steps": [], "records": [], "snapshots": [], "contacts": [], "siblings": [], "growth": [], "memory": [], "memory_short": [79], "limits": [], "late_hooks": [], "engines": [], "host_calls": [], "trees": [], "contact_filter": [], "hands": [], "copies": [], "lint": [20000], "lint_scenes": [300], "lint_ended": [], "strokes": [], "strokes_class": [], "lint_garbage": [60, 2], "garbage": [15000, 2], "trace_garbage": [300, 2], "refusals": [], "touchpad": [], "touchpad_evdev": [], "touchpad_garbage": [3000, 2]}

# Of these a share is enough beside the random worlds that AddressSanitizer plays; `make sanitize` plays all.
SHARE_UNDER_VALGRIND = {"per_touch": [4000], "contact_filter": [12]}


def apart_of(program: str) -> str:
    """The library beside libkinesic that a program needs; "" for none."""
    word = program.partition("_")[0]
    return word if word in APART else ""


# Those without arguments.
PROGRAMS = [
    "null_arguments", "wrong_use", "feeds", "per_touch", "trace", "changed_class", "hearing", "steps", "records", "snapshots",
    "contacts", "siblings", "growth", "memory", "memory_short", "memory_feed", "limits", "late_hooks", "engines", "host_calls", "trees",
    "contact_filter", "hands", "refusals", "copies", "lint", "lint_scenes", "lint_ended", "strokes", "strokes_class", "touchpad", "touchpad_evdev",
]  # fmt: skip
# Half a minute each.
SLOW = ["memory_short", "memory_feed"]
total = {"passed": 0, "failed": 0, "skipped": 0}


def add(name: str, passed: int, failed: int, output: str = "") -> None:
    total["passed"] += passed
    total["failed"] += failed
    print(f"{name}: {passed} passed, {failed} failed", flush=True)
    if failed:
        print("\n".join(output.splitlines()[-60:]), flush=True)


def build(name: str, link: str) -> Path | None:
    program = OUT / f"{name}-{link}"
    program.unlink(missing_ok=True)
    before = APART[apart_of(name)][link] if apart_of(name) else []
    done = subprocess.run(["gcc", *FLAGS, HERE / f"{name}.c", "-o", program, *before, *LINKS[link]], capture_output=True, text=True)
    if done.returncode:
        add(f"{name} ({link})", 0, 1, done.stderr)
        return None
    return program


def run(name: str, program: Path, *arguments: object, before: list[str] = [], **environment: str) -> None:
    began = time.monotonic()
    command = [str(part) for part in [*before, program, *arguments]]
    try:
        done = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=900, env={**os.environ, **environment})
    except subprocess.TimeoutExpired:
        return add(name, 0, 1, "it did not end within 900 s")
    output = (done.stdout + done.stderr).decode(errors="replace").replace("\r\n", "\n")
    closing = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)
    passed, failed = map(int, closing[-1]) if closing else (0, 0)
    if done.returncode and not failed or not passed + failed:
        failed += 1
        output += f"\nit ended with code {done.returncode}"
    add(f"{name}, {time.monotonic() - began:.1f} s", passed, failed, output)


def null_arguments_are_complete() -> None:
    """Every pointer argument of every declared function stands as NULL in null_arguments.c, those of lint.h in
    lint.c, those of strokes.h in strokes.c, those of touchpad.h in touchpad.c."""
    text = without_comments((HERE / "null_arguments.c").read_text() + (HERE / "lint.c").read_text() + (HERE / "strokes.c").read_text() + (HERE / "touchpad.c").read_text())
    tried = set()
    for name, arguments in re.findall(r"\b(kin_\w+)\(([^()]*)\)", text):
        tried |= {(name, i) for i, argument in enumerate(arguments.split(",")) if argument.strip() == "NULL"}
    missing = []
    for function in declared_functions() + lint_functions() + strokes_functions() + touchpad_functions():
        missing += [
            f"{function.name}: {function.parameters[i]}"
            for i in function.pointers()
            if (function.name, i) not in tried and "user_data" not in function.parameters[i]
        ]
    add("every pointer argument is tried as null", int(not missing), int(bool(missing)), "\n".join(missing))


# Of these a target runs none: threads and signals of POSIX.
POSIX_ONLY = {"windows": ["engines", "limits"]}


def on_target(system: Target, few: list[str]) -> None:
    """The quick programs, for another system."""
    left_out = SLOW + POSIX_ONLY.get(system.platform, [])
    files = [path for path in traces() if path.suffix == ".csv"]
    for link in ["shared"] if few else system.links():
        for name in few or [name for name in [*PROGRAMS, "streams", "velocity"] if name not in left_out]:
            try:
                program = system.build(HERE / f"{name}.c", OUT / system.name / f"{name}-{link}", *STRICT, link=link, apart=apart_of(name))
            except AssertionError as error:
                add(f"{name} ({link})", 0, 1, str(error))
                continue
            given = files if name in ("streams", "velocity") else []
            run(f"{name} ({system.name}, {link})", program, *given, before=system.running, **system.environment)


def under_valgrind(is_whole: bool = False) -> None:
    given = UNDER_VALGRIND if is_whole else {**UNDER_VALGRIND, **SHARE_UNDER_VALGRIND}
    for name, arguments in given.items():
        if (OUT / f"{name}-shared").exists():
            run(f"{name} under valgrind", OUT / f"{name}-shared", *arguments, before=VALGRIND)


def plain(link: str, counter: Path, programs: list[str] = PROGRAMS) -> None:
    """Programs as they are, with one of the two libraries."""
    files = [path for path in recordings() + traces() if path.suffix == ".csv"]
    for name in programs:
        if program := build(name, link):
            run(f"{name} ({link})", program)
    for name in ("streams", "velocity"):
        if program := build(name, link):
            run(f"{name} ({link})", program, *files)
    for name, given in (("allocations", files), ("strokes_allocations", []), ("touchpad_allocations", [])):
        if program := build(name, link):
            run(f"{name} ({link})", program, *given, LD_PRELOAD=str(counter))


def garbage() -> None:
    """Calls and traces that are wrong at random."""
    for link in LINKS:
        if program := build("garbage", link):
            run(f"garbage, 200,000 calls ({link})", program, 200000, 1)
        if program := build("trace_garbage", link):
            run(f"changed traces, 20,000 ({link})", program, 20000, 1)
        if program := build("lint_garbage", link):
            run(f"lint of random scenes, 1,000 ({link})", program, 1000, 1)
        if program := build("touchpad_garbage", link):
            run(f"random frames of touchpads, 200,000 ({link})", program, 200000, 1)
    # A fresh seed each time, named so that a failure can be had again.
    if (OUT / "garbage-shared").exists():
        seed = int.from_bytes(os.urandom(4), "little")
        run(f"garbage, 200,000 calls, seed {seed}", OUT / "garbage-shared", 200000, seed)
        run(f"changed traces, 20,000, seed {seed}", OUT / "trace_garbage-shared", 20000, seed)


def main() -> int:
    on_other = sys.argv[2:] if sys.argv[1:2] == ["target"] else []
    if not on_other and sys.argv[1:] not in ([], ["quick"]):
        print(__doc__, file=sys.stderr)
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    if on_other:
        on_target(target(on_other[0]), on_other[1:])
        return closing()
    if not recordings():
        total["skipped"] += 1
        print("SKIPPED the real recordings: no data under KINESIC_DATA")
    counter = OUT / "allocation_count.so"
    subprocess.run(["gcc", "-std=c99", "-O1", "-shared", "-fPIC", "-fno-builtin", HERE / "allocation_count.c", "-o", counter], check=True)
    null_arguments_are_complete()
    if sys.argv[1:] == ["quick"]:
        plain("shared", counter, [name for name in PROGRAMS if name not in SLOW])
    else:
        for link in LINKS:
            plain(link, counter)
        garbage()
        under_valgrind()
    return closing()


def closing() -> int:
    print(f"{total['passed']} passed, {total['failed']} failed" + (f", {total['skipped']} skipped" if total["skipped"] else ""))
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
