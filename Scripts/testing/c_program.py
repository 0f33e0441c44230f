#!/usr/bin/env python3
"""Builds a C program of the tests as a host would, and runs it in a configuration.

Usage: c_program.py CONFIGURATION Tests/folder/program.c [argument ...]

`{files}` among the arguments stands for all touch traces and recordings. CONFIGURATION is one of configurations.py, or
a target of Scripts/targets, whose programs run in its emulator.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from configurations import FINDINGS, ROOT, of_checked, toolchain

sys.path.insert(0, str(ROOT / "Tests/Shared"))
import targets  # noqa: E402
from house import recordings, traces  # noqa: E402

OUT = ROOT / "build/c-tests"
INCLUDE = ROOT / "Tests/Robustness/C"
STRICT = ["-O1", "-g", "-Wall", "-Wextra", "-Werror", "-pedantic"]
# Programs of lint.h, overlay.h, recordings.h, strokes.h, touchpad.h and watch.h have the library of that header before
# the other one.
APART = ("lint", "overlay", "recordings", "strokes", "touchpad", "watch")
# Threads of C11.
C11 = ("turns", "crowd")
VALGRIND = ["valgrind", "--quiet", "--error-exitcode=99", "--leak-check=full", "--errors-for-leak-kinds=definite,possible", "--fair-sched=yes"]
COUNTER = ROOT / "build/c-tests/allocation_count.so"
NODE = ["node", "--no-warnings", str(ROOT / "Tests/Behaviour/Determinism/wasi.mjs")]
# How a program is linked in each configuration; those that are not named, as it ships.
LINKED = {"static": "static", "counted-static": "static", "address": "address", "thread": "thread", "without-ffi": "without-ffi", "wasm32": "wasm32"}


def apart_of(source: Path) -> str:
    """The library beside libkinesic that a program needs; "" for none."""
    word = source.stem.partition("_")[0]
    return word if word in APART else ""


def standard(source: Path) -> list[str]:
    return ["-std=c11", "-pthread"] if source.stem in C11 else ["-std=c99"]


def by_gcc(source: Path, program: Path, link: str) -> list[object]:
    """With the libraries of build, or with those without libffi: shared ones, or archives."""
    folder = ROOT / "build/without-ffi" if link == "without-ffi" else ROOT / "build"
    names = [f"kinesic-{apart_of(source)}", "kinesic"] if apart_of(source) else ["kinesic"]
    if link == "static":
        libraries: list[object] = [*(folder / f"lib/lib{name}.a" for name in names)]
    else:
        libraries = ["-L", folder / "lib", *(f"-l{name}" for name in names), f"-Wl,-rpath,{folder}/lib"]
    return ["gcc", *standard(source), *STRICT, "-I", folder / "include", "-I", INCLUDE, source, "-o", program, *libraries, "-lm", "-ldl"]


def watched(source: Path, program: Path, link: str) -> list[object]:
    """With the library that a sanitizer watches, and watched itself, by the compiler of the toolchain."""
    tools, folder = toolchain(), ROOT / f"build/sanitize/{link}"
    watch = {"address": ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"], "thread": ["-fsanitize=thread"]}[link]
    names = [f"-lkinesic-{apart_of(source)}", "-lkinesic"] if apart_of(source) else ["-lkinesic"]
    runtime = tools / "lib/swift/linux"  # ThreadSanitizer wants its dispatch library
    compiler = [tools / "bin/clang", "-fuse-ld=lld", *[flag for flag in STRICT if flag != "-pedantic"], "-pthread", *standard(source), *watch]
    paths = ["-I", ROOT / "Include", "-I", INCLUDE, "-L", folder, f"-Wl,-rpath,{folder}", "-L", runtime, f"-Wl,-rpath,{runtime}"]
    return [*compiler, *paths, source, "-o", program, *names, "-ldispatch", "-lBlocksRuntime", "-lm", "-ldl"]


def for_wasm(source: Path, program: Path, link: str) -> list[object]:
    return [ROOT / "Scripts/link-wasm", source, program, "-DWITHOUT_ACTIONS", "-I", INCLUDE]


def is_new(program: Path, source: Path) -> bool:
    """Whether the program is newer than all that it was made of."""
    made_of = [source, Path(__file__), *INCLUDE.glob("*.h"), *source.parent.glob("*.h"), *(ROOT / "build/include/kinesic").glob("*.h"), *(ROOT / "build/lib").glob("*.a")]
    return program.exists() and all(path.stat().st_mtime < program.stat().st_mtime for path in made_of)


def build(source: Path, configuration: str) -> Path:
    """The program; it ends with the compiler's complaint if it does not compile."""
    if configuration in targets.NAMES:
        return targets.target(configuration).build(source, OUT / configuration / source.stem, *STRICT, "-I", str(INCLUDE), apart=apart_of(source))
    link = LINKED.get(configuration, "shared")
    program = OUT / link / source.stem
    program.parent.mkdir(parents=True, exist_ok=True)
    make = {"address": watched, "thread": watched, "wasm32": for_wasm}.get(link, by_gcc)
    with (program.parent / f".{source.stem}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # An archive is in the program; a shared library is not.
        if not is_new(program, source):
            new = program.with_name(f".{program.name}.new")
            done = subprocess.run([str(word) for word in make(source, new, link)], cwd=ROOT, capture_output=True, text=True)
            if done.returncode:
                print(f"{done.stdout}{done.stderr}\n{source.name} does not compile\n0 passed, 1 failed")
                sys.exit(1)
            new.replace(program)
    return program


def run(program: Path, configuration: str) -> tuple[list[str], dict[str, str]]:
    """What stands before the program, and what its environment has more."""
    if configuration in targets.NAMES:
        system = targets.target(configuration)
        return system.running, system.environment
    before = {"valgrind": VALGRIND, "wasm32": NODE}.get(configuration, [])
    more = {
        "checked": of_checked, "counted": lambda: {"LD_PRELOAD": str(COUNTER)}, "counted-static": lambda: {"LD_PRELOAD": str(COUNTER)},
        "address": lambda: FINDINGS, "thread": lambda: FINDINGS,
    }.get(configuration, dict)()  # fmt: skip
    return before, {**os.environ, **more}


def main() -> int:
    configuration, source, *given = sys.argv[1], ROOT / sys.argv[2], *sys.argv[3:]
    program = build(source, configuration)
    files = [str(path) for path in (traces() if configuration in targets.NAMES else recordings() + traces()) if path.suffix == ".csv"]
    arguments = [word for argument in given for word in (files if argument == "{files}" else [argument])]
    if "{files}" in given and not recordings():
        print("SKIPPED recordings: no recordings under KINESIC_DATA")
    before, environment = run(program, configuration)
    done = subprocess.run([*before, str(program), *arguments], stdin=subprocess.DEVNULL, env=environment)
    if done.returncode:
        print(f"{source.name} ended with code {done.returncode}")
    return 1 if done.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
