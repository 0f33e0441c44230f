"""The archives of a release, unpacked into an empty folder and used as a stranger would, with no file of this tree in
reach and no Swift."""

import re
import shutil
from pathlib import Path

import pytest
from archives import alone, archive, name, unpack
from packages import OUTSIDE, ROOT, files, needed, said

# What the programs of `outside` print; main.c calls a function by a typed action, which only this system has.
SAID = {"lint": "1 finding\n", "overlay": "tap failed: moved too far\n", "strokes": "vee, then nothing\n", "touchpad": "9 motions, then a tap\n", "recordings": "3 samples, 25.4 mm\n"}
CROSS = {
    "linux-aarch64": ("Linux", "aarch64", "aarch64-linux-gnu-", ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"]),
    "windows-x86_64": ("Windows", "AMD64", "x86_64-w64-mingw32-", ["wine"]),
}


WINE = {"WINEPREFIX": "/tmp/kinesic-wine", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """Somebody's project."""
    return Path(shutil.copytree(OUTSIDE, tmp_path / "outside"))


def test_the_same_bytes_each_time(packed: dict[str, Path], tmp_path: Path) -> None:
    assert archive("linux-x86_64", tmp_path).read_bytes() == packed["linux-x86_64"].read_bytes()


@pytest.mark.parametrize("system", ["linux-x86_64", "linux-aarch64", "windows-x86_64", "android-arm64", "wasm32", "cortex-m4", "riscv32"])
def test_what_is_in_it(system: str, packed: dict[str, Path], tmp_path: Path) -> None:
    """Headers, adapters, what build systems read, licence, examples; no path of the place where it was made."""
    folder = unpack(packed[system], tmp_path)
    inside = files(folder)
    wanted = ["CMakeLists.txt", "LICENSE", "include/kinesic.hpp", "include/kinesic/kinesic_sdl3.h", "include/kinesic/kinesic.h", "lib/pkgconfig/kinesic.pc"]
    wanted += ["lib/cmake/kinesic/kinesic-config.cmake", "share/doc/kinesic/examples/c/replay/replay.c", "meson.build"]
    assert [path for path in wanted if path not in inside] == []
    for path in inside:
        content = (folder / path).read_bytes()
        assert str(ROOT).encode() not in content and b"/tmp/tmp." not in content, path
        assert b"@VERSION@" not in content and b"@FITS@" not in content, path


@pytest.mark.parametrize("library", ["", "-lint", "-overlay", "-recordings", "-strokes", "-touchpad", "-watch"])
def test_it_has_all_libraries(library: str, packed: dict[str, Path], tmp_path: Path) -> None:
    for system in ("linux-x86_64", "linux-aarch64"):
        assert {f"lib/libkinesic{library}.so", f"lib/libkinesic{library}.a"} <= files(unpack(packed[system], tmp_path))
    windows = files(unpack(packed["windows-x86_64"], tmp_path))
    assert {f"lib/libkinesic{library}.dll.a", *(f"lib/kinesic{library}.{ending}" for ending in ("dll", "lib", "def"))} <= windows


@pytest.mark.parametrize("way", ["shared", "static"])
def test_by_pkg_config(way: str, packed: dict[str, Path], outside: Path, tmp_path: Path) -> None:
    folder = unpack(packed["linux-x86_64"], tmp_path / "a")
    options = ["--static"] if way == "static" else []
    flags = alone(tmp_path, "pkg-config", "--cflags", "--libs", *options, "kinesic", PKG_CONFIG_PATH=folder / "lib/pkgconfig").stdout.split()
    alone(tmp_path, "gcc", "-std=c99", outside / "main.c", *flags, *(["-static"] if way == "static" else []), "-o", "program")
    assert alone(tmp_path, "./program", LD_LIBRARY_PATH=folder / "lib").stdout == said()


@pytest.mark.parametrize("by, generator", [("fetch", "Ninja"), ("subdirectory", "Unix Makefiles"), ("find", "Ninja")])
def test_by_cmake(by: str, generator: str, packed: dict[str, Path], outside: Path, tmp_path: Path) -> None:
    file = packed["linux-x86_64"]
    chosen = {"fetch": f"-DARCHIVE={file}"}.get(by) or f"-D{'FOLDER' if by == 'subdirectory' else 'CMAKE_PREFIX_PATH'}={unpack(file, tmp_path / 'a')}"
    alone(tmp_path, "cmake", "-G", generator, "-S", outside, "-B", "build", chosen)
    alone(tmp_path, "cmake", "--build", "build")
    for program in ("shared", "static", "cpp"):
        assert alone(tmp_path, f"build/{program}").stdout == said()
    for program, line in SAID.items():
        assert alone(tmp_path, f"build/{program}").stdout == line == alone(tmp_path, f"build/{program}_static").stdout
    assert "libkinesic.so.1" in needed(tmp_path / "build/shared") - needed(tmp_path / "build/static")


def cross(system: str) -> list[str]:
    name, processor, tools, _ = CROSS[system]
    if not shutil.which(f"{tools}gcc"):
        pytest.skip(f"{tools}gcc is not installed")
    return [f"-DCMAKE_SYSTEM_NAME={name}", f"-DCMAKE_SYSTEM_PROCESSOR={processor}", f"-DCMAKE_C_COMPILER={tools}gcc"]


@pytest.mark.parametrize("system", CROSS)
def test_by_cmake_for_another_system(system: str, packed: dict[str, Path], outside: Path, tmp_path: Path) -> None:
    """What is linked runs in the emulator; on Windows the DLLs lie beside the programs. No C++: Debian's compiler for
    ARM is of C alone."""
    text = (outside / "CMakeLists.txt").read_text()
    (outside / "CMakeLists.txt").write_text(text.replace("LANGUAGES C CXX", "LANGUAGES C").replace("program(cpp", "# program(cpp"))
    alone(tmp_path, "cmake", "-G", "Ninja", "-S", outside, "-B", "build", f"-DARCHIVE={packed[system]}", *cross(system))
    alone(tmp_path, "cmake", "--build", "build")
    ending, runner = (".exe" if system.startswith("windows") else ""), CROSS[system][3]
    for program, line in SAID.items():
        assert alone(tmp_path, *runner, f"build/{program}{ending}", **WINE).stdout.replace("\r", "") == line
    assert ("kinesic.dll" in files(tmp_path / "build")) == system.startswith("windows")


def test_the_library_for_microsofts_linker(packed: dict[str, Path], outside: Path, tmp_path: Path) -> None:
    """Linked by MinGW, which reads it too: Microsoft's own tools are not here."""
    cross("windows-x86_64")
    lib = unpack(packed["windows-x86_64"], tmp_path) / "lib"
    alone(tmp_path, "x86_64-w64-mingw32-gcc", "-I", lib.parent / "include", outside / "recordings.c", lib / "kinesic-recordings.lib", "-o", "program.exe")
    shutil.copy(lib / "kinesic-recordings.dll", tmp_path)
    assert alone(tmp_path, "wine", "program.exe", **WINE).stdout.replace("\r", "") == SAID["recordings"]


UNTYPED = """
#include <kinesic/kinesic.h>
#include <stdio.h>
static void nothing(void) {}
int main(void) {
  kin_engine *engine;
  kin_recognizer_id tap;
  uint64_t action;
  kin_engine_create(NULL, &engine);
  kin_recognizer_add(engine, 0, KIN_TAP, &tap);
  if (kin_recognizer_bind(engine, tap, "ended", nothing, "void()", NULL, &action) != KIN_ERROR_UNSUPPORTED) return 1;
  puts(kin_engine_last_error(engine));
  return 0;
}
"""
REFUSED = "there is no libffi on this system, by which typed actions are called: use kin_recognizer_add_action, or install libffi\n"


def test_static_programs_with_musl(packed: dict[str, Path], outside: Path, tmp_path: Path) -> None:
    """They run on a Linux that has no C library at all. They load nothing, so typed actions are refused in words."""
    if not shutil.which("musl-gcc"):
        pytest.skip("musl-gcc is not installed")
    folder = unpack(packed["linux-x86_64"], tmp_path / "a")
    (outside / "untyped.c").write_text(UNTYPED)
    for program, line in {**SAID, "untyped": REFUSED}.items():
        libraries = [folder / f"lib/libkinesic{ending}.a" for ending in (f"-{program}", "")]
        alone(tmp_path, "musl-gcc", "-std=c99", "-static", "-I", folder / "include", outside / f"{program}.c", *filter(Path.exists, libraries), "-o", program)
        assert needed(tmp_path / program) == set()
        assert alone(tmp_path, "chroot", ".", f"/{program}").stdout == line


CRASHING = """
#include <kinesic/kinesic.h>
#include <stdlib.h>
static void on_event(kin_engine *engine, const kin_event *event, void *data) { (void)engine, (void)event, (void)data, abort(); }
int main(void) {
  kin_engine *engine;
  kin_recognizer_id tap;
  kin_touch_sample finger[] = {{.touch = 1, .phase = KIN_PHASE_BEGAN}, {.touch = 1, .time_ns = 1000, .phase = KIN_PHASE_ENDED}};
  kin_engine_create(NULL, &engine);
  kin_recognizer_add(engine, 0, KIN_TAP, &tap);
  kin_engine_set_event_callback(engine, on_event, NULL);
  return kin_engine_feed(engine, finger, 2);
}
"""


def test_a_backtrace_has_the_names_of_the_symbols_archive(packed: dict[str, Path], tmp_path: Path) -> None:
    """With it our functions have names, without it `??`; the host's main is below the callback in any case."""
    if not shutil.which("gdb"):
        pytest.skip("gdb is not installed")
    folder, symbols = unpack(packed["linux-x86_64"], tmp_path), unpack(packed["linux-x86_64-symbols"], tmp_path)
    (tmp_path / "host.c").write_text(CRASHING)
    alone(tmp_path, "gcc", "-g", "host.c", "-I", folder / "include", "-L", folder / "lib", "-lkinesic", f"-Wl,-rpath,{folder}/lib", "-o", "host")

    def functions(place: object) -> list[str]:
        before = ["-iex", f"set debug-file-directory {place}:/usr/lib/debug", "-iex", "set debuginfod enabled off"]
        shown = alone(tmp_path, "gdb", "-nx", "-batch", *before, "-ex", "run", "-ex", "bt", "./host").stdout
        found = re.findall(r"^#\d+ +(?:0x\w+ in )?(\S+) \(", shown, re.M)
        return found[found.index("on_event") :]

    named, unnamed = functions(symbols), functions("/nowhere")
    assert "kin_engine_feed" in named[-2] and named[-1] == "main" and "??" not in named, named
    assert unnamed[-1] == "main" and "??" in unnamed, unnamed


def test_the_archive_of_another_system_is_refused(packed: dict[str, Path], outside: Path, tmp_path: Path) -> None:
    """And of several prefixes the one that fits is taken."""
    other, own = unpack(packed["linux-aarch64"], tmp_path / "a"), unpack(packed["linux-x86_64"], tmp_path / "a")
    done = alone(tmp_path, "cmake", "-S", outside, "-B", "refused", f"-DFOLDER={other}", check=False)
    assert done.returncode != 0 and "(not for Linux on x86_64): take the archive of that" in done.stderr
    found = alone(tmp_path, "cmake", "-S", outside, "-B", "found", f"-DCMAKE_PREFIX_PATH={other};{own}").stdout
    assert f"plugins in {own}/lib/kinesic" in found


def test_by_meson(packed: dict[str, Path], outside: Path, tmp_path: Path) -> None:
    if not shutil.which("meson"):
        pytest.skip("meson is not installed")
    project = "project('outside', 'c')\n"
    for program, static in (("shared", "false"), ("static", "true")):
        project += f"executable('{program}', 'main.c', dependencies: dependency('kinesic', static: {static}))\n"
    (outside / "meson.build").write_text(project)
    (outside / "subprojects").mkdir()
    folder = unpack(packed["linux-x86_64"], outside / "subprojects")
    (outside / "subprojects/kinesic.wrap").write_text(f"[wrap-file]\ndirectory = {folder.name}\n[provide]\ndependency_names = kinesic\n")
    alone(outside, "meson", "setup", "build")
    alone(outside, "ninja", "-C", "build")
    for program in ("shared", "static"):
        assert alone(outside, f"build/{program}").stdout == said()
    assert "libkinesic.so.1" in needed(outside / "build/shared") - needed(outside / "build/static")


def test_names_of_the_archives(packed: dict[str, Path]) -> None:
    assert packed["linux-x86_64"].name == name("linux-x86_64") + ".tar.gz"
