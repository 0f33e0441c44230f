"""What tests build upon: targets of the Makefile, what each of them is made of, and those that must not run beside
each other because they write to one folder of the compiler."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Build:
    """`needs`: builds that come first; `lock`: of those with the same one runs at a time; `seconds`: what it takes of
    a processor from nothing, about."""

    needs: tuple[str, ...] = ()
    lock: str = ""
    seconds: float = 5
    # Beside its name; a target of the Makefile otherwise.
    command: str = ""


# `setup` comes before all others. They share .build-embedded, or .build.
BUILDS = {
    "setup": Build(),
    "lib": Build(("setup",), "embedded", 70),
    "lint": Build(("lib",), "embedded"),
    "overlay": Build(("lib",), "embedded"),
    "strokes": Build(("lib",), "embedded"),
    "touchpad": Build(("lib",), "embedded"),
    "recordings": Build(("lib",), "embedded", 30),
    "watch": Build(("lib",), "embedded"),
    "shapes": Build(("lib",), "embedded"),
    "symbols": Build(("lint", "overlay", "recordings", "strokes", "touchpad", "watch", "shapes"), "embedded", 20),
    "venv": Build(("setup",), "", 35, "make build/venv/.done"),
    "python": Build(("venv", "lib", "lint", "overlay", "recordings", "strokes", "touchpad", "watch")),
    "tool": Build(("lib", "lint", "strokes", "touchpad"), "ordinary", 120),
    "model": Build(("lib",), "ordinary", 35),
    "checked": Build(("setup",), "checked", 80),
    "examples": Build(("lib",)),
    "wasm": Build(("setup",), "wasm", 65),
    "web": Build(("wasm",), "wasm", 25),
    "swift-tests": Build(("setup",), "tests", 110, "Scripts/swift-test --build"),
    "determinism": Build(("lib", "wasm"), "tests", 110, "Scripts/build-determinism"),
    "determinism-shipped": Build(("lib",), "", 1, "Scripts/build-determinism shipped"),
    "without-ffi": Build(("setup",), "", 70, "env KINESIC_WITHOUT_FFI=1 KINESIC_OUT=build/without-ffi Scripts/build-lib"),
    "address": Build(("lib",), "address", 85, "Scripts/build-sanitized address"),
    "thread": Build(("lib",), "thread", 70, "Scripts/build-sanitized thread"),
    "bare": Build(("lib",), "", 145),
    "aarch64-linux-gnu": Build(("setup",), "", 62, "make lib TARGET=aarch64-linux-gnu"),
    "aarch64-android": Build(("setup",), "", 60, "make lib TARGET=aarch64-android"),
    "x86_64-windows": Build(("setup",), "", 60, "make lib TARGET=x86_64-windows"),
    "large": Build(("lib",), "", 40, "make build/large-venv/.done"),
    "counter": Build(("setup",), "", 1, "Scripts/build-counter"),
    "fuzzers": Build(("lib", "tool"), "fuzz", 225, "Tests/Robustness/Fuzz/build"),
}


def command(name: str) -> list[str]:
    return BUILDS[name].command.split() or ["make", name]


def with_needs(names: set[str]) -> set[str]:
    """Those, and all that they are made of."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += BUILDS[name].needs
    return found
