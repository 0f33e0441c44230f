"""docs/write-a-recognizer.md: every file in it is written down, every command in it is run."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import OUT, ROOT

GUIDE = ROOT / "docs/write-a-recognizer.md"
BLOCKS = re.findall(r"^```(\w+)([^\n]*)\n(.*?)^```$", GUIDE.read_text(), re.M | re.S)
FILES = {info.split("=")[1]: text for _, info, text in BLOCKS if " file=" in info}
COMMANDS = {info.strip(): text for _, info, text in BLOCKS if " file=" not in info}


@pytest.fixture(params=["c", pytest.param("swift", marks=pytest.mark.thorough), "python"])
def folder(request: pytest.FixtureRequest) -> Path:
    """A folder with the files of the guide, in which the plugin is built in one of the languages."""
    made = OUT / "guide" / request.param
    made.mkdir(parents=True, exist_ok=True)
    for old in made.glob("*.so"):
        old.unlink()
    for name, text in FILES.items():
        (made / name).write_text(text)
    return made


def shell(folder: Path, name: str) -> str:
    environment = {**os.environ, "KINESIC": str(ROOT), "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", COMMANDS[name]], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{COMMANDS[name]}\n{done.stdout}{done.stderr}"
    assert not done.stderr, done.stderr
    return done.stdout


def exported(library: Path) -> set[str]:
    symbols = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    return {line.split()[-1] for line in symbols.splitlines()}


def verdicts(output: str) -> list[str]:
    return [line.split(":")[0] for line in output.splitlines()]


def test_every_snippet_is_a_file_or_a_command() -> None:
    assert all(re.fullmatch(r" (file|build|run)=[\w.]+", info) for _, info, _ in BLOCKS)
    assert set(COMMANDS) == {
        *("build=c", "build=swift", "run=python", "run=library", "run=host", "run=polite"),
        *("build=trail.c", "build=trail.swift", "run=trail.python", "run=trail.library"),
    }
    assert set(FILES) == {
        *("hold.c", "Hold.swift", "hold.py", "cases.json", "check.py", "host.c", "polite.c", "continues.c"),
        *("trail.c", "Trail.swift", "trail.py", "trails.json"),
    }


def test_the_class_passes_the_cases_in_each_language(folder: Path) -> None:
    language = folder.name
    if language == "python":
        output = shell(folder, "run=python")
    else:
        shell(folder, f"build={language}")
        output = shell(folder, "run=library")
        assert exported(folder / "libhold.so") == {"kin_plugin_entry"}
        assert shell(folder, "run=host") == "ready\n"
    assert verdicts(output) == ["passed", "passed"]


def test_a_class_that_exists_with_another_answer() -> None:
    """In C. That the hook is asked, and what it does, Tests/Robustness/C/host_calls.c shows."""
    made = OUT / "guide" / "polite"
    made.mkdir(parents=True, exist_ok=True)
    (made / "polite.c").write_text(FILES["polite.c"])
    assert shell(made, "run=polite") == "2 taps\n"


def test_a_class_that_says_what_it_goes_on_with_compiles() -> None:
    """What the engine makes of the answer Tests/Robustness/C/after_a_tap.c shows."""
    command = ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", f"-I{ROOT}/build/include", "-fsyntax-only", "-x", "c", "-"]
    done = subprocess.run(command, input=FILES["continues.c"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_class_with_streams_passes_the_cases_in_each_language(folder: Path) -> None:
    language = folder.name
    if language == "python":
        output = shell(folder, "run=trail.python")
    else:
        shell(folder, f"build=trail.{language}")
        output = shell(folder, "run=trail.library")
        assert exported(folder / "libtrail.so") == {"kin_plugin_entry"}
    assert verdicts(output) == ["passed", "passed"]
