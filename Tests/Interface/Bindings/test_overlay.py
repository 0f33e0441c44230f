"""The overlay in programs of real toolkits: what a person sees of the classical conflicts, and that a key switches
it."""

import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import conftest
import pytest
from conflicts import SCRIPTS, check, check_switch, play, run_program
from conftest import C, CPP, HERE, HOST, LUA, OUT, ROOT, STRICT, Picture, compiled, library_flags, needs
from sdl3 import sdl3_flags

ADAPTERS = [f"-I{C}/adapters", "-lkinesic-overlay"]
Player = Callable[[str, list[str], tuple[str, ...]], Picture]


def sdl3(screen: str) -> Player:
    program = compiled("sdl3-overlay", HERE / "sdl3_overlay.c", options=[*ADAPTERS, *sdl3_flags()])
    run = run_program([program], {**os.environ, "DISPLAY": screen, "SDL_VIDEO_DRIVER": "x11"})
    return lambda name, script, keys: play(f"sdl3-overlay-{name}.bmp", run, script, keys)


def sdl(screen: str) -> Player:
    program = compiled("sdl-overlay", HERE / "sdl_overlay.c", options=[*ADAPTERS, "-lSDL2_test", *library_flags("sdl2")])
    run = run_program([program], {**os.environ, "DISPLAY": screen, "SDL_VIDEODRIVER": "x11"})
    return lambda name, script, keys: play(f"sdl-overlay-{name}.bmp", run, script, keys)


def pygame(screen: str) -> Player:
    pytest.importorskip("pygame")
    run = run_program([sys.executable, HERE / "pygame_overlay_play.py"], {**os.environ, "DISPLAY": screen, "SDL_VIDEODRIVER": "x11"})
    return lambda name, script, keys: play(f"pygame-overlay-{name}.bmp", run, script, keys)


def raylib(screen: str) -> Player:
    pytest.importorskip("raylib")
    needs("xdotool")
    library = OUT / "libraylib-overlay.so"
    flags = ["-std=c99", "-shared", "-fPIC", *STRICT, f"-I{HERE}/raylib", *HOST, *ADAPTERS, "-lkinesic", "-lm"]
    conftest.run("gcc", HERE / "raylib_overlay.c", "-o", library, *flags)
    environment = {**os.environ, "DISPLAY": screen, "PYTHONPATH": str(ROOT / "Tests/Shared")}
    run = run_program([sys.executable, HERE / "raylib_overlay_play.py", library], environment)
    return lambda name, script, keys: play(f"raylib-overlay-{name}.png", run, script, keys)


def love(screen: str) -> Player:
    def run(script: str, path: Path) -> None:
        environment = {**os.environ, "DISPLAY": screen, "KINESIC_LUA": str(LUA), "PICTURE": str(path)}
        done = subprocess.run([needs("love"), HERE / "love_overlay"], input=script, capture_output=True, text=True, timeout=60, env=environment)
        assert done.returncode == 0 and path.exists(), f"{done.stdout}{done.stderr}"

    return lambda name, script, keys: play(f"love-overlay-{name}.png", run, script, keys)


def gtk4(screen: str) -> Player:
    needs("xdotool")
    program = compiled("gtk4-overlay", HERE / "gtk4_overlay.c", options=[*ADAPTERS, *library_flags("gtk4")], standard="c11")
    run = run_program([program], {**os.environ, "DISPLAY": screen, "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory"})
    return lambda name, script, keys: play(f"gtk4-overlay-{name}.png", run, script, keys)


def kivy(screen: str) -> Player:
    pytest.importorskip("kivy")
    quiet = {"KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1", "KIVY_NO_FILELOG": "1", "KIVY_HOME": str(OUT / "kivy"), "SDL_AUDIODRIVER": "dummy"}
    run = run_program([sys.executable, HERE / "kivy_overlay_play.py"], {**os.environ, **quiet, "DISPLAY": screen})
    return lambda name, script, keys: play(f"kivy-overlay-{name}.png", run, script, keys)


@cache
def qt_program() -> Path:
    """Qt's headers are not ours to warn of."""
    example = CPP / "examples/qtquick"
    found = library_flags("Qt6Quick") + library_flags("Qt6Test")
    flags = [flag.replace("-I", "-isystem", 1) if flag.startswith("-I") else flag for flag in found]
    moc = conftest.run("pkg-config", "--variable=libexecdir", "Qt6Core").strip() + "/moc"
    OUT.mkdir(parents=True, exist_ok=True)
    made = [OUT / f"overlay_moc_{header}.cpp" for header in ("gesture_area", "overlay_item")]
    for header, source in zip(("gesture_area", "overlay_item"), made):
        conftest.run(moc, example / f"{header}.h", "-o", source)
    sources = [example / "gesture_area.cpp", example / "overlay_item.cpp", HERE / "qt_overlay.cpp", *made]
    options = ["-std=c++17", "-fPIC", "-Wall", "-Wextra", "-Werror", *HOST, f"-I{example}", *ADAPTERS, *flags]
    conftest.run("g++", *sources, "-o", OUT / "qt-overlay", *options, "-lkinesic", *(flag for flag in flags if flag.startswith("-l")), limit=600)
    return OUT / "qt-overlay"


def qt(screen: str) -> Player:
    run = run_program([qt_program()], {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": "1"})
    return lambda name, script, keys: play(f"qt-overlay-{name}.png", run, script, keys)


TOOLKITS = {"sdl3": sdl3, "sdl": sdl, "raylib": raylib, "love": love, "gtk4": gtk4, "qt": qt, "pygame": pygame, "kivy": kivy}


def test_the_picture_of_the_guide() -> None:
    """docs/plots/overlay.py writes it."""
    script = runpy.run_path(str(ROOT / "docs/plots/overlay.py"))
    assert script["picture"]() == script["PICTURE"].read_text()


@pytest.mark.parametrize("toolkit", TOOLKITS)
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_person_sees_the_reason(toolkit: str, name: str, screen: str) -> None:
    check(TOOLKITS[toolkit](screen)(name, SCRIPTS[name][0], ("0 key",)), name)


@pytest.mark.parametrize("toolkit", TOOLKITS)
def test_a_key_switches_it(toolkit: str, screen: str) -> None:
    player = TOOLKITS[toolkit](screen)
    check_switch(lambda keys: player("switch", SCRIPTS["nested-pan"][0], keys))
