"""The programs in the guides and port guides run and print what stands below them."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from house import LIBRARY, ROOT
from sdl3 import sdl3_flags

GUIDES = ("index.md", "views.md", "relations.md", "fingers.md", "policies.md", "time.md", "debugging.md", "overlay.md", "accessibility.md", "windows.md", "presets.md")
PAGES = [*(ROOT / "docs" / each for each in GUIDES), *sorted((ROOT / "docs/port").glob("*.md"))]
OTHERS = {"swift", "dart", "java", "js", "c before", "c after", "c glfw", "c raylib", "c piece", "sh install", "python pygame", "python kivy", "lua", "qml"}
"""Code for other toolkits, parts of programs that run on the same page, what the tests of the adapters compile, and
commands that install something, which the tests of packages carry out."""


@dataclass(frozen=True)
class Program:
    """A block of code with the output that stands directly below it."""

    page: Path
    info: str
    code: str
    output: str


def programs(page: Path) -> list[Program]:
    """The blocks of a page that run."""
    found = re.findall(r"^```(\w+(?: \w+)?)\n(.*?)^```\n(?:\n```text\n(.*?)^```)?", page.read_text(), re.M | re.S)
    return [Program(page, info, code, output) for info, code, output in found if info not in OTHERS]


EVERY = [program for page in PAGES for program in programs(page)]
IN_C = [program for program in EVERY if program.info in ("c", "c sdl", "c sdl3")]


def name(program: Program) -> str:
    return program.page.stem


def test_every_block_is_of_a_known_kind() -> None:
    assert {program.info for program in EVERY} <= {"c", "c sdl", "c sdl3", "python", "sh"}
    assert len(PAGES) > 5 and all(programs(page) for page in PAGES if page.parent.name != "port" or page.name != "index.md")


def sdl2_flags() -> list[str]:
    done = subprocess.run(["pkg-config", "--cflags", "--libs", "sdl2"], capture_output=True, text=True)
    return done.stdout.split() if done.returncode == 0 else pytest.skip("sdl2 is not installed")


@pytest.mark.parametrize("program", IN_C, ids=name)
def test_programs_in_c(program: Program, tmp_path: Path) -> None:
    (tmp_path / "example.c").write_text(program.code)
    flags = {"c": list, "c sdl": sdl2_flags, "c sdl3": sdl3_flags}[program.info]()
    paths = [f"-I{ROOT}/build/include", f"-I{ROOT}/bindings/c/adapters", f"-L{LIBRARY.parent}", f"-Wl,-rpath,{LIBRARY.parent}"]
    command = ["gcc", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wno-missing-field-initializers", "example.c", "-o", "example", *paths]
    subprocess.run([*command, *flags, "-lkinesic", "-lm"], cwd=tmp_path, check=True)
    shapes = [LIBRARY.parent / "libkinesic-shapes.so"] if "libkinesic-shapes" in program.code else []
    done = subprocess.run([tmp_path / "example", *shapes], capture_output=True, text=True, timeout=60, env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_VIDEO_DRIVER": "dummy"})
    assert done.returncode == 0 and done.stdout == program.output, done.stderr


@pytest.mark.parametrize("program", [program for program in EVERY if program.info == "sh"], ids=name)
def test_commands(program: Program, tmp_path: Path) -> None:
    """Commands of the tool, in a folder that looks like the tree."""
    for each in ("build", "Tests"):
        (tmp_path / each).symlink_to(ROOT / each)
    subprocess.run(["bash", "-euo", "pipefail", "-c", program.code], cwd=tmp_path, check=True, capture_output=True)


@pytest.mark.parametrize("page", [page for page in PAGES if any(each.info == "python" for each in programs(page))], ids=lambda page: page.stem)
def test_programs_in_python(page: Path, tmp_path: Path) -> None:
    """The blocks of a page are one program; what each prints stands below it."""
    blocks = [program for program in programs(page) if program.info == "python"]
    mark = "-- next block --"
    code = f"print({mark!r})\n".join(program.code for program in blocks)
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split(f"{mark}\n") == [program.output for program in blocks]
