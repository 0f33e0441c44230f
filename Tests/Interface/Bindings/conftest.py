"""What the tests of the bindings share: compiling as a host would, into build/bindings; a screen without a monitor;
pictures."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HERE = ROOT / "Tests/Interface/Bindings"
OUT = ROOT / "build/bindings"
CPP = ROOT / "bindings/cpp"
C = ROOT / "bindings/c"
LUA = ROOT / "bindings/lua"
HOST = [f"-I{ROOT}/build/include", f"-L{ROOT}/build/lib", f"-Wl,-rpath,{ROOT}/build/lib"]
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
VALGRIND = ["valgrind", "--quiet", "--error-exitcode=99", "--leak-check=full", "--errors-for-leak-kinds=definite,possible"]
sys.path.insert(0, str(ROOT / "Tests/Shared"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a window is of the later tier."""
    for item in items:
        if "screen" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.thorough)


def run(*command: object, cwd: Path = ROOT, limit: float = 120, **environment: str) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, timeout=limit, env={**os.environ, **environment})
    assert done.returncode == 0, f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return done.stdout


def needs(program: str) -> str:
    """A program of a Debian package; without it the test is skipped, visibly."""
    found = shutil.which(program)
    if not found:
        pytest.skip(f"{program} is not installed")
    return found


def library_flags(name: str) -> list[str]:
    """What pkg-config says of a library; without it the test is skipped, visibly."""
    done = subprocess.run(["pkg-config", "--cflags", "--libs", name], capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"{name} is not installed")
    return done.stdout.split()


def compiled(name: str, *sources: Path, options: list[object] = [], compiler: str = "gcc", standard: str = "c99") -> Path:
    """A program of a host. DWARF 4 is what Debian's valgrind can read."""
    OUT.mkdir(parents=True, exist_ok=True)
    run(compiler, f"-std={standard}", "-gdwarf-4", *STRICT, *sources, "-o", OUT / name, *HOST, *options, "-lkinesic", "-lm")
    return OUT / name


def snippets(document: str, language: str) -> list[str]:
    """The snippets of a guide in a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / "docs" / document).read_text(), re.M | re.S)


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """The name of an X display that nobody sees, 800 by 600."""
    needs("Xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait()


class Picture:
    """A screenshot, read by pygame."""

    def __init__(self, path: Path) -> None:
        pygame = pytest.importorskip("pygame")
        self.surface = pygame.image.load(str(path))
        self.size = self.surface.get_size()

    def bytes(self) -> bytes:
        """All its pixels."""
        import pygame

        return pygame.image.tobytes(self.surface, "RGB")

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        """Red, green and blue of a pixel, 0 to 255."""
        return tuple(self.surface.get_at((round(x), round(y)))[:3])
