"""docs/five-minutes.md: the page's files are written and its commands carried out to the letter, in an empty folder
that has the archive in it."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from archives import alone
from packages import ROOT, version

PAGE = (ROOT / "docs/five-minutes.md").read_text().replace("1.0.0", version())


def section(title: str) -> str:
    [text] = re.findall(rf"^## {title}$(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    return str(text)


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


@pytest.fixture
def folder(packed: dict[str, Path], tmp_path: Path) -> Path:
    """As the page begins."""
    place = tmp_path / "empty"
    place.mkdir()
    shutil.copy(packed["linux-x86_64"], place)
    [unpacking] = blocks(PAGE.partition("\n## ")[0], "sh")
    alone(place, "sh", "-ec", unpacking)
    return place


def write(title: str, place: Path) -> list[str]:
    """Its files; the commands come back."""
    text = section(title)
    (place / "CMakeLists.txt").write_text(blocks(text, "cmake")[0])
    (place / "main.c").write_text(blocks(text, "c")[0])
    return blocks(text, "sh")[0].splitlines()


def test_plain_c(folder: Path) -> None:
    commands = write("Plain C", folder)
    done = alone(folder, "sh", "-ec", "\n".join(commands))
    assert done.stdout.endswith(blocks(section("Plain C"), "text")[0])


# A package of CMake for a library that the machine has in another form: its target, headers and file.
PACKAGE = "add_library({target} SHARED IMPORTED)\nset_target_properties({target} PROPERTIES IMPORTED_LOCATION {library} INTERFACE_INCLUDE_DIRECTORIES {headers})\n"


def package(place: Path, name: str, target: str, library: Path, headers: Path) -> None:
    """Copies of what stands in folders that the build does not see."""
    shutil.copytree(headers, place / "headers")
    shutil.copy(library, place / library.name)
    text = PACKAGE.format(target=target, library=place / library.name, headers=place / "headers")
    (place / f"{name}Config.cmake").write_text(text)


def test_sdl3(folder: Path, sdl3: Path, tmp_path: Path) -> None:
    """Without a screen it draws to no display, until it is ended."""
    (tmp_path / "sdl").mkdir()
    package(tmp_path / "sdl", "SDL3", "SDL3::SDL3", sdl3 / "lib/libSDL3.so.0", sdl3 / "include")
    *building, running = write("SDL 3", folder)
    for command in building:
        alone(folder, "sh", "-ec", command, CMAKE_PREFIX_PATH=tmp_path / "sdl")
    done = alone(folder, "timeout", "2", running, check=False, SDL_VIDEODRIVER="dummy", LD_LIBRARY_PATH=tmp_path / "sdl")
    assert done.returncode == 124, done.stderr


def test_raylib(folder: Path, tmp_path: Path) -> None:
    """It is compiled with the part of raylib's header that the tests have, and linked with a stand-in."""
    (tmp_path / "raylib").mkdir()
    stand_in = tmp_path / "libraylib.so"
    names = ("InitWindow", "WindowShouldClose", "BeginDrawing", "ClearBackground", "DrawRectangle", "EndDrawing", "CloseWindow")
    header = (ROOT / "Tests/Interface/Bindings/raylib/raylib.h").read_text()
    declared = set(re.findall(r"\b([A-Z]\w+)\(", header)) | set(names)
    source = "".join(f"void {name}(void) {{}}\n" for name in sorted(declared))
    (tmp_path / "raylib.c").write_text(source)
    alone(tmp_path, "gcc", "-shared", "-fPIC", "raylib.c", "-o", stand_in)
    package(tmp_path / "raylib", "raylib", "raylib", stand_in, ROOT / "Tests/Interface/Bindings/raylib")
    for command in write("raylib", folder)[:-1]:
        alone(folder, "sh", "-ec", command, CMAKE_PREFIX_PATH=tmp_path / "raylib")


def test_glfw(folder: Path) -> None:
    if not Path("/usr/include/GLFW/glfw3.h").exists():
        pytest.skip("libglfw3-dev is not installed")
    for command in write("GLFW", folder)[:-1]:
        alone(folder, "sh", "-ec", command)


def test_python(tmp_path: Path) -> None:
    """With the package of this tree: that the wheel works far from it is for test_wheel.py."""
    text = section("Python")
    (tmp_path / "game.py").write_text(blocks(text, "python")[0])
    assert blocks(text, "sh") == ["python3 game.py\n"]
    done = subprocess.run([ROOT / "build/venv/bin/python", "game.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == blocks(text, "text")[0], done.stderr


def test_a_page_imports_what_the_package_has() -> None:
    [page] = blocks(section("A page"), "html")
    [imported] = re.findall(r"from '\./package/(.*)'", page)
    assert imported.startswith("dist/") and Path(imported).name in (ROOT / "bindings/web/README.md").read_text()
