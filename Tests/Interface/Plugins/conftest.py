"""What the tests of plugins share: libraries and programs, compiled as their authors would, into
build/plugin-tests."""

import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HERE = ROOT / "Tests/Interface/Plugins"
OUT = ROOT / "build/plugin-tests"
INCLUDE = ROOT / "build/include"
HOLD_SLIDE = ROOT / "bindings/c/examples/plugin/hold_slide.c"
CORNER = ROOT / "bindings/cpp/examples/plugin/corner.cpp"
STRICT = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-I", str(INCLUDE)]
LIBRARY = ["-shared", "-fPIC"]


def run(*command: object, **more: object) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return str(done.stdout)


def compile_library(name: str, source: Path, *options: str, compiler: str = "gcc", standard: str = "c99") -> Path:
    """A plugin library of one file, by a compiler alone."""
    OUT.mkdir(parents=True, exist_ok=True)
    library = OUT / f"lib{name}.so"
    run(compiler, f"-std={standard}", "-O2", *LIBRARY, *STRICT, *options, source, "-o", library)
    return library


def compile_host(name: str, *sources: Path, options: tuple[str, ...] = ()) -> Path:
    """A C program that hosts an engine."""
    OUT.mkdir(parents=True, exist_ok=True)
    program = OUT / name
    link = ["-L", ROOT / "build/lib", "-lkinesic", "-lm", f"-Wl,-rpath,{ROOT}/build/lib"]
    run("gcc", "-std=c99", "-O2", "-g", *STRICT, *options, *sources, "-o", program, *link)
    return program


@dataclass(frozen=True)
class Attempt:
    """What became of one line of try_load."""

    result: str
    before: int
    after: int
    plugin: int
    sentence: str


@pytest.fixture(scope="session")
def try_load() -> Callable[..., list[Attempt]]:
    program = compile_host("try_load", HERE / "try_load.c")

    def attempt(*paths: object, cwd: Path = ROOT) -> list[Attempt]:
        lines = run(program, *paths, cwd=cwd).splitlines()
        rows = [line.split("\t") for line in lines]
        return [Attempt(r[0], int(r[1]), int(r[2]), int(r[3]), r[4]) for r in rows]

    return attempt


@pytest.fixture(scope="session")
def hold_slide() -> Path:
    return compile_library("hold_slide", HOLD_SLIDE)


@pytest.fixture(scope="session")
def corner() -> Path:
    return compile_library("corner", CORNER, "-fno-exceptions", "-fno-rtti", compiler="g++", standard="c++11")
