"""The configurations of the table: with which library a program runs, what watches it, and what only that can find."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Configuration:
    """`finds`: what no other configuration finds. `needs`: what is built for it, beside what the part needs."""

    name: str
    finds: str
    needs: tuple[str, ...] = ()


ALL = [
    Configuration("shipped", "what a user would see: the libraries that ship, from C, Python and the tool"),
    Configuration("static", "names and sections that are lost when the archive is linked by gcc alone"),
    Configuration("checked", "a state of the engine that must not be, in the step that makes it", ("checked",)),
    Configuration("valgrind", "in the code that ships: memory that is read before it is written, beyond its block, or never freed"),
    Configuration("counted", "a request for memory on the way of a touch", ("counter",)),
    Configuration("counted-static", "the same with the archive, which takes the host's malloc", ("counter",)),
    Configuration("address", "an access beyond an object on the stack or in a block, undefined behaviour in C, leaks", ("address",)),
    Configuration("thread", "two threads at one place without a lock", ("thread",)),
    Configuration("without-ffi", "what the build without libffi refuses, and that it needs none", ("without-ffi",)),
    Configuration("wasm32", "what depends on 64 bits, on the system's C library or on its allocator", ("wasm",)),
    Configuration("aarch64-linux-gnu", "what depends on x86-64, on signed char or on its memory model", ("aarch64-linux-gnu",)),
    Configuration("x86_64-windows", "what depends on Linux: longs, the calling convention, the loader", ("x86_64-windows",)),
]
BY_NAME = {configuration.name: configuration for configuration in ALL}
TARGETS = ROOT / "Scripts/targets"
FINDINGS = {"ASAN_OPTIONS": "detect_leaks=1:exitcode=99", "TSAN_OPTIONS": "halt_on_error=1:exitcode=98", "UBSAN_OPTIONS": "print_stacktrace=1"}


def targets() -> list[str]:
    """The other systems, of which each is a configuration too."""
    return sorted(path.name for path in TARGETS.iterdir())


def needs(name: str) -> tuple[str, ...]:
    return BY_NAME[name].needs if name in BY_NAME else (name,)


def toolchain() -> Path:
    """The folder of the Swift toolchain."""
    found = next(path for folder in os.environ["PATH"].split(":") if (path := Path(folder) / "swiftc").exists())
    return found.resolve().parents[1]


def of_checked() -> dict[str, str]:
    """The libraries beside it are those that ship: they find the library that checks by LD_LIBRARY_PATH."""
    apart = {f"KINESIC_{name.upper()}_LIBRARY": str(ROOT / f"build/lib/libkinesic-{name}.so") for name in ("lint", "overlay", "recordings", "strokes", "touchpad", "watch")}
    folder = ROOT / "build/checks/lib"
    return {"LD_LIBRARY_PATH": str(folder), "KINESIC_LIBRARY": str(folder / "libkinesic.so"), **apart}


def of_watched_hosts() -> dict[str, str]:
    """In which a host of the shared library, Python too, gets the one that AddressSanitizer watches. The hosts are not
    watched themselves, and leave memory to the system at their end as they like."""
    tools, folder = toolchain(), ROOT / "build/sanitize/address"
    runtime = next((tools / "lib/clang").glob("*/lib/linux/libclang_rt.asan-x86_64.so"))
    return {
        "LD_PRELOAD": str(runtime),
        "LD_LIBRARY_PATH": f"{folder}:{tools / 'lib/swift/linux'}",
        "KINESIC_LIBRARY": str(folder / "libkinesic.so"),
        "ASAN_OPTIONS": "detect_leaks=0:exitcode=99",
    }


def environment(configuration: str, program: str) -> dict[str, str]:
    """What the environment of a program has more. Those in C have theirs of c_program.py, which builds them first."""
    if program.split()[0].endswith(".c"):
        return {}
    if program.startswith("Scripts/swift-test"):
        return {"KINESIC_SANITIZER": configuration, **FINDINGS} if configuration in ("address", "thread") else {}
    return {"checked": of_checked, "address": of_watched_hosts}.get(configuration, dict)()


def table() -> str:
    """As docs/testing.md has it."""
    return "\n".join(["| configuration | what only it finds |", "|---|---|", *(f"| `{each.name}` | {each.finds} |" for each in ALL), ""])
