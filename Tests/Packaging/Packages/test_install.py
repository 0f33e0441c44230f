"""`make install` puts everything where a compiler, a linker, a shell and a reader of manuals look for it;
`make uninstall` takes it away."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from packages import BARE, ROOT, build, files, flags, make, needed, run, said, version

INSTALL = ROOT / "Scripts/install"


def test_everything_is_there(prefix: Path) -> None:
    libraries = {"libkinesic.a", "libkinesic.so", "libkinesic.so.1", f"libkinesic.so.{version()}", "kinesic/libkinesic-shapes.so"}
    libraries |= {"libkinesic-lint.a", "libkinesic-lint.so", "libkinesic-lint.so.1", f"libkinesic-lint.so.{version()}"}
    libraries |= {"libkinesic-strokes.a", "libkinesic-strokes.so", "libkinesic-strokes.so.1", f"libkinesic-strokes.so.{version()}"}
    libraries |= {"libkinesic-overlay.a", "libkinesic-overlay.so", "libkinesic-overlay.so.1", f"libkinesic-overlay.so.{version()}"}
    libraries |= {"libkinesic-touchpad.a", "libkinesic-touchpad.so", "libkinesic-touchpad.so.1", f"libkinesic-touchpad.so.{version()}"}
    libraries |= {"libkinesic-recordings.a", "libkinesic-recordings.so", "libkinesic-recordings.so.1", f"libkinesic-recordings.so.{version()}"}
    libraries |= {"libkinesic-watch.a", "libkinesic-watch.so", "libkinesic-watch.so.1", f"libkinesic-watch.so.{version()}"}
    found = {"pkgconfig/kinesic-watch.pc", "pkgconfig/kinesic-recordings.pc", "pkgconfig/kinesic.pc", "pkgconfig/kinesic-lint.pc", "pkgconfig/kinesic-overlay.pc", "pkgconfig/kinesic-strokes.pc", "pkgconfig/kinesic-touchpad.pc", "cmake/kinesic/kinesic-config.cmake", "cmake/kinesic/kinesic-config-version.cmake"}
    shared = {"doc/kinesic/LICENSE", "man/man1/kinesic.1", "bash-completion/completions/kinesic", "zsh/site-functions/_kinesic"}
    headers = [header for folder in ("Include", "bindings/cpp", "bindings/c/adapters") for header in (ROOT / folder / "kinesic").iterdir()]
    expected = {f"lib/{name}" for name in libraries | found} | {f"share/{name}" for name in shared | {"fish/vendor_completions.d/kinesic.fish"}}
    expected |= {f"include/kinesic/{header.name}" for header in headers} | {"include/kinesic.hpp", "include/kinesic_classes.h", "bin/kinesic"}
    modules = ["kinesic.lua", "kinesic/installed.lua", *(f"kinesic/{path.name}" for path in (ROOT / "bindings/lua/kinesic").iterdir())]
    expected |= {f"share/lua/5.1/{name}" for name in modules}
    installed = {name for name in files(prefix) if not name.startswith(("share/man/man3/", "share/doc/kinesic/examples/"))}
    assert installed == expected


def test_the_links_lead_from_name_to_soname_to_version(prefix: Path) -> None:
    for name in ("libkinesic", "libkinesic-lint", "libkinesic-overlay", "libkinesic-recordings", "libkinesic-strokes", "libkinesic-touchpad", "libkinesic-watch"):
        soname = f"{name}.so.{version().split('.')[0]}"
        assert os.readlink(prefix / f"lib/{name}.so") == soname
        assert os.readlink(prefix / "lib" / soname) == f"{name}.so.{version()}"
        assert f"soname: [{soname}]" in run("readelf", "-dW", prefix / f"lib/{name}.so").stdout


@pytest.mark.parametrize("program", ["c", "cpp"])
def test_pkg_config_shared(prefix: Path, tmp_path: Path, program: str) -> None:
    built = build(tmp_path / program, *flags(prefix, "--cflags", "--libs"))
    assert "libkinesic.so.1" in needed(built) and "libffi.so.8" not in needed(built)
    plugin = [f"{flags(prefix, '--variable=plugindir')[0]}/libkinesic-shapes.so"] if program == "c" else []
    assert run(built, *plugin, LD_LIBRARY_PATH=prefix / "lib").stdout == said()


def test_pkg_config_of_the_library_that_finds_conflicts(prefix: Path, tmp_path: Path) -> None:
    shared = build(tmp_path / "lint", *flags(prefix, "--cflags", "--libs", package="kinesic-lint"))
    assert {"libkinesic-lint.so.1", "libkinesic.so.1"} <= needed(shared)
    assert run(shared, LD_LIBRARY_PATH=prefix / "lib").stdout == "1 finding\n"
    static = build(tmp_path / "lint", *flags(prefix, "--static", "--cflags", "--libs", package="kinesic-lint"), "-static")
    assert needed(static) == set() and run(static).stdout == "1 finding\n"


def test_pkg_config_of_the_library_for_overlays(prefix: Path, tmp_path: Path) -> None:
    shared = build(tmp_path / "overlay", *flags(prefix, "--cflags", "--libs", package="kinesic-overlay"))
    assert {"libkinesic-overlay.so.1", "libkinesic.so.1"} <= needed(shared)
    assert run(shared, LD_LIBRARY_PATH=prefix / "lib").stdout == "tap failed: moved too far\n"
    static = build(tmp_path / "overlay", *flags(prefix, "--static", "--cflags", "--libs", package="kinesic-overlay"), "-static")
    assert needed(static) == set() and run(static).stdout == "tap failed: moved too far\n"


def test_pkg_config_of_the_library_that_names_shapes(prefix: Path, tmp_path: Path) -> None:
    """It needs no other library of ours."""
    shared = build(tmp_path / "strokes", *flags(prefix, "--cflags", "--libs", package="kinesic-strokes"))
    assert needed(shared) - {"libc.so.6", "libm.so.6"} == {"libkinesic-strokes.so.1"}
    assert run(shared, LD_LIBRARY_PATH=prefix / "lib").stdout == "vee, then nothing\n"
    static = build(tmp_path / "strokes", *flags(prefix, "--static", "--cflags", "--libs", package="kinesic-strokes"), "-static")
    assert needed(static) == set() and run(static).stdout == "vee, then nothing\n"


def test_pkg_config_of_the_library_for_touchpads(prefix: Path, tmp_path: Path) -> None:
    """It needs no other library of ours."""
    shared = build(tmp_path / "touchpad", *flags(prefix, "--cflags", "--libs", package="kinesic-touchpad"))
    assert needed(shared) - {"libc.so.6", "libm.so.6"} == {"libkinesic-touchpad.so.1"}
    assert run(shared, LD_LIBRARY_PATH=prefix / "lib").stdout == "9 motions, then a tap\n"
    static = build(tmp_path / "touchpad", *flags(prefix, "--static", "--cflags", "--libs", package="kinesic-touchpad"), "-static")
    assert needed(static) == set() and run(static).stdout == "9 motions, then a tap\n"


def test_pkg_config_of_the_library_for_recordings(prefix: Path, tmp_path: Path) -> None:
    """It needs no other library of ours."""
    shared = build(tmp_path / "recordings", *flags(prefix, "--cflags", "--libs", package="kinesic-recordings"))
    assert needed(shared) - {"libc.so.6", "libm.so.6"} == {"libkinesic-recordings.so.1"}
    assert run(shared, LD_LIBRARY_PATH=prefix / "lib").stdout == "3 samples, 25.4 mm\n"
    static = build(tmp_path / "recordings", *flags(prefix, "--static", "--cflags", "--libs", package="kinesic-recordings"), "-static")
    assert needed(static) == set() and run(static).stdout == "3 samples, 25.4 mm\n"


def test_the_game_loop_of_the_guide(prefix: Path, tmp_path: Path) -> None:
    """As its reader writes it, who has what was installed and no tree: the adapter is found under the same name."""
    text = (ROOT / "docs/game-loops.md").read_text()
    code, command = re.search(r"^```c\n(.*?)^```$", text, re.M | re.S), re.search(r"^# installed\n(gcc .*)$", text, re.M)
    assert code and command
    if subprocess.run(["pkg-config", "--exists", "sdl2"]).returncode:
        pytest.skip("sdl2 is not installed")
    (tmp_path / "loop.c").write_text(code[1])
    environment = {**BARE, "PKG_CONFIG_PATH": f"{prefix}/lib/pkgconfig"}
    done = subprocess.run(["bash", "-c", f"{command[1]} -Wall -Werror -o loop"], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "libkinesic.so.1" in needed(tmp_path / "loop")


def stranger(prefix: Path, folder: Path, command: str, **more: object) -> subprocess.CompletedProcess[str]:
    """A command of somebody who has what was installed and no tree."""
    environment = {**BARE, "PKG_CONFIG_PATH": f"{prefix}/lib/pkgconfig", **{name: str(value) for name, value in more.items()}}
    return subprocess.run(["bash", "-euc", command], cwd=folder, env=environment, capture_output=True, text=True)


# A toolkit's adapter, how pkg-config finds the toolkit, and a line that calls the adapter.
ADAPTERS = {
    "frame": ("", "kin_frame frame = {0}; return (int)kin_frame_feed(&frame, engine, 0)"),
    "sdl": ("sdl2", "kin_sdl input; kin_sdl_init(&input, 0, 0); return (int)kin_sdl_feed(&input, engine)"),
    "glfw": ("glfw3", "kin_glfw input = {0}; return (int)kin_glfw_feed(&input, engine, 0)"),
    "raylib": ("", "kin_raylib input = {0}; return (int)kin_raylib_feed(&input, engine, 0)"),
}


@pytest.mark.parametrize("name", ADAPTERS)
@pytest.mark.parametrize("compiler", ["gcc -std=c99", "g++ -std=c++11 -Wno-missing-field-initializers -x c++"])
def test_each_adapter_is_found_by_its_name(prefix: Path, tmp_path: Path, name: str, compiler: str) -> None:
    toolkit, call = ADAPTERS[name]
    if toolkit and subprocess.run(["pkg-config", "--exists", toolkit]).returncode:
        pytest.skip(f"{toolkit} is not installed")
    (tmp_path / "host.c").write_text(f"#include <kinesic/kinesic_{name}.h>\nint feed(kin_engine *engine);\nint feed(kin_engine *engine) {{ {call}; }}\n")
    raylib = f"-I{ROOT}/Tests/Interface/Bindings/raylib" if name == "raylib" else ""
    done = stranger(prefix, tmp_path, f"{compiler} -Wall -Wextra -Werror {raylib} -c host.c $(pkg-config --cflags kinesic {toolkit})")
    assert done.returncode == 0, done.stderr


def test_the_examples_build_as_their_page_says(prefix: Path, tmp_path: Path) -> None:
    examples = prefix / "share/doc/kinesic/examples"
    commands = re.findall(r"^g(?:cc|\+\+) .*$", (examples / "README.md").read_text(), re.M)
    sources = {str(path.relative_to(examples)) for path in examples.rglob("*.c*")}
    assert len(commands) == 10 and len(sources) > 10
    for library in ("sdl2", "sdl3", "gtk4"):
        if subprocess.run(["pkg-config", "--exists", library]).returncode:
            commands = [command for command in commands if library not in command]
    shutil.copytree(examples, tmp_path, dirs_exist_ok=True)
    for command in commands:
        done = stranger(prefix, tmp_path, f"{command} -Wall -Werror")
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        assert (tmp_path / command.split()[-1]).exists()


def test_the_examples_are_those_of_the_tree(prefix: Path) -> None:
    examples = prefix / "share/doc/kinesic/examples"
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-co", "--exclude-standard", "bindings/*/examples/*"], capture_output=True, text=True).stdout
    if not listed:
        pytest.skip("not a git tree")
    wanted = {name.removeprefix("bindings/").replace("/examples/", "/") for name in listed.split() if (ROOT / name).exists()}
    assert files(examples) == wanted | {"README.md"}
    page = (examples / "README.md").read_text()
    assert [name for name in sorted(wanted) if not named_on(page, name)] == []


def named_on(page: str, name: str) -> bool:
    """A file of the examples, or a folder that it is part of; helpers beside the programs are not named."""
    path = Path(name)
    return path.stem in ("pygame_window",) or path.name in page or any(f"`{part}`" in page for part in (path, *path.parents))


def test_lua_finds_the_module_and_the_library(prefix: Path, tmp_path: Path) -> None:
    """With the command of the guide; also from a folder that was moved as a whole."""
    if not shutil.which("luajit"):
        pytest.skip("luajit is not installed")
    text = (ROOT / "docs/lua.md").read_text()
    command = re.search(r"^LUA_PATH=\"PREFIX(.*)$", text, re.M)
    code, output = re.search(r"^```lua\n(.*?)^```\n\n```text\n(.*?)^```", text, re.M | re.S).groups()  # type: ignore[union-attr]
    assert command
    (tmp_path / "example.lua").write_text(code)
    shutil.copytree(prefix, tmp_path / "moved", symlinks=True)
    for place in (prefix, tmp_path / "moved"):
        done = stranger(place, tmp_path, command[0].replace("PREFIX", str(place)))
        assert (done.returncode, done.stdout) == (0, output), done.stderr
        loaded = stranger(place, tmp_path, f"{command[0].replace('PREFIX', str(place))} && true", LD_DEBUG="files").stderr
        assert f"{place}/share/lua/5.1/../../../lib/libkinesic.so.1" in loaded


def test_each_function_has_a_manual_page(prefix: Path) -> None:
    pages = prefix / "share/man/man3"
    assert run("mandoc", "-T", "lint", "-W", "warning", *sorted(pages.glob("kinesic-*.3"))).stdout == ""
    names = {name for header in (ROOT / "Include/kinesic").glob("*.h") for name in re.findall(r"^(?!typedef|#| |/).*?\b(kin_\w+)\(", header.read_text(), re.M)}
    names -= {"kin_plugin_entry"} - {path.stem for path in pages.iterdir()}
    assert len(names) > 150 and {path.stem for path in pages.glob("kin_*.3")} == names
    for name in sorted(names)[::10]:
        text = re.sub(r".\x08", "", run("mandoc", "-T", "ascii", "-O", "width=200", pages / f"{name}.3").stdout)
        assert f"{name}(" in text and "DESCRIPTION" in text
    text = re.sub(r".\x08", "", run("mandoc", "-T", "ascii", "-O", "width=200", pages / "kin_engine_feed.3").stdout)
    assert "timers that are due fire before the samples, each as a step at its own time" in " ".join(text.split())


def test_pkg_config_static(prefix: Path, tmp_path: Path) -> None:
    built = build(tmp_path / "c", *flags(prefix, "--static", "--cflags", "--libs"), "-static")
    assert needed(built) == set()
    assert run(built).stdout == said()


def test_pkg_config_knows_the_version(prefix: Path) -> None:
    assert flags(prefix, "--modversion") == [version()]


def test_the_tool_needs_no_swift(prefix: Path) -> None:
    tool = prefix / "bin/kinesic"
    assert run(tool, "--version").stdout == version() + "\n"
    assert [name for name in needed(tool) if "swift" in name.lower() or "Foundation" in name] == []
    assert str(ROOT) not in run("readelf", "-dW", tool).stdout


def test_the_tool_is_small(prefix: Path) -> None:
    """Foundation as a whole would bring the tables of every language with it, 40 MB."""
    assert (prefix / "bin/kinesic").stat().st_size < 20_000_000


def test_the_manual_has_every_command(prefix: Path) -> None:
    page = prefix / "share/man/man1/kinesic.1"
    assert run("mandoc", "-T", "lint", "-W", "warning", page).stdout == ""
    # bold letters are struck twice
    text = re.sub(r".\x08", "", run("mandoc", "-T", "ascii", "-O", "width=200", page).stdout)
    listed = run(prefix / "bin/kinesic", "--help").stdout.split("SUBCOMMANDS:")[1]
    commands = re.findall(r"^  ([a-z]+) ", listed, re.M)
    assert len(commands) > 9
    commands += ["strokes train", "strokes classify", "strokes evaluate"]
    assert [name for name in commands if f"kinesic {name} [options]" not in text] == []


def test_completions_are_shell(prefix: Path) -> None:
    run("bash", "-n", prefix / "share/bash-completion/completions/kinesic")
    assert (prefix / "share/zsh/site-functions/_kinesic").read_text().startswith("#compdef kinesic")
    assert re.search("^complete -c '?kinesic'? ", (prefix / "share/fish/vendor_completions.d/kinesic.fish").read_text(), re.M)


def test_destdir_is_only_where_it_is_written(prefix: Path, tmp_path: Path) -> None:
    make("install", "PREFIX=/opt/kinesic", f"DESTDIR={tmp_path}")
    assert files(tmp_path / "opt/kinesic") == files(prefix)
    text = [path for path in (tmp_path / "opt/kinesic").rglob("*") if path.suffix in (".pc", ".cmake") or path.name == "installed.lua"]
    assert len(text) == 10 and not any(str(tmp_path) in path.read_text() for path in text)


def test_folders_of_ones_own(tmp_path: Path) -> None:
    """A library folder of a distribution; the tool finds it."""
    make("install", f"PREFIX={tmp_path}", f"LIBDIR={tmp_path}/lib/x86_64-linux-gnu", f"INCLUDEDIR={tmp_path}/headers")
    assert run(tmp_path / "bin/kinesic", "--version").stdout == version() + "\n"
    built = build(tmp_path / "c", *flags(tmp_path, "--cflags", "--libs"))
    assert run(built, LD_LIBRARY_PATH=tmp_path / "lib/x86_64-linux-gnu").stdout == said()


def test_uninstall_leaves_what_is_not_ours(prefix: Path, tmp_path: Path) -> None:
    shutil.copytree(prefix, tmp_path, symlinks=True, dirs_exist_ok=True)
    (tmp_path / "lib/libkinesic.so.1.0.9").touch()  # of an older version
    (tmp_path / "lib/libother.so").touch()
    (tmp_path / "include/other.h").touch()
    make("uninstall", f"PREFIX={tmp_path}")
    assert files(tmp_path) == {"lib/libother.so", "include/other.h"}


def test_a_header_of_an_older_version_goes(prefix: Path, tmp_path: Path) -> None:
    (tmp_path / "include/kinesic").mkdir(parents=True)
    (tmp_path / "include/kinesic/gone.h").touch()
    make("install", f"PREFIX={tmp_path}")
    assert files(tmp_path) == files(prefix)


@pytest.mark.parametrize("folder, sentence", [("here", "here is no absolute path"), ("/tmp/a b", "has a character in it that")])
def test_refused_folders(folder: str, sentence: str) -> None:
    done = run(INSTALL, check=False, PREFIX=folder)
    assert done.returncode == 1 and sentence in done.stderr and not Path(folder).exists()


def test_refused_option() -> None:
    done = run(INSTALL, "--remov", check=False, PREFIX="/nonexistent")
    assert (done.returncode, done.stderr) == (1, "install: no such option: --remov\n")
