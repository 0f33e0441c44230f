"""Who is compared, and how each is started."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[3]
BUILD = ROOT / "build/peers"
SCENES = BUILD / "scenes.csv"


def installed(pattern: str) -> Path:
    """A file of the peers' own Python environment, which --install makes."""
    return next((BUILD / "venv/lib").glob(f"python3*/site-packages/{pattern}"), Path("/nonexistent"))


RAYLIB = installed("raylib/_raylib_cffi*.so")
HAMMER = installed("sarcharts/html/js/hammer.min.js")


@dataclass(frozen=True)
class Peer:
    name: str
    program: str
    library: str = ""
    """The file whose size is measured: a path, or a name that gcc finds."""
    needs_display: bool = False
    gestures: str = ""
    """What it recognizes, of found.h; "apart": they do not exclude each other. Kinesic with these is measured too."""

    @property
    def kind(self) -> str:
        return {".py": "Python", ".js": "JavaScript"}.get(Path(self.program).suffix, "C")

    @property
    def command(self) -> list[str]:
        if self.kind == "Python":
            return [str(BUILD / "venv/bin/python"), str(HERE / self.program)]
        if self.kind == "JavaScript":
            return ["node", str(HERE / self.program)]
        return [str(BUILD / self.program)]

    def environment(self) -> dict[str, str]:
        """That of the process, with all that a headless peer wants."""
        every = dict(os.environ, **ENVIRONMENT)
        if self.gestures and self.program == "kinesic":
            every["GESTURES"] = self.gestures
        if not self.needs_display:
            every.pop("DISPLAY", None)
        if self.kind == "Python":
            every["LD_PRELOAD"] = str(BUILD / "preloaded_clock.so")
        return every

    def missing(self) -> str:
        """Why it cannot run here, or nothing."""
        if self.kind == "C" and not Path(self.command[0]).exists():
            return "is not built"
        if self.needs_display and not os.environ.get("DISPLAY"):
            return "has no display"
        if self.kind == "JavaScript" and not (Path(self.library).exists() and shutil.which("node")):
            return "is not installed: --install does it"
        if self.kind == "Python" and not Path(self.command[0]).exists():
            return "has no environment: --install makes it"
        return ""


ENVIRONMENT = {
    "SCENES": str(SCENES),
    "RAYLIB_SO": str(RAYLIB),
    "HAMMER_JS": str(HAMMER),
    "PYTHONPATH": str(ROOT / "bindings/python"),
    "QT_QPA_PLATFORM": "offscreen",
    "QT_LOGGING_RULES": "*=false",
    "GTK_A11Y": "none",
    "NO_AT_BRIDGE": "1",
    "HOME": str(BUILD / "home"),
    "KIVY_HOME": str(BUILD / "home"),
    "XDG_RUNTIME_DIR": str(BUILD / "home"),
}

EVERY = "tap,double_tap,long_press,swipe,pan,pinch,rotation"
OURS = ("Kinesic", "Kinesic, 64 samples a feed", "Kinesic, Python")
LIMIT = "by hand, behind a C interface"
PEERS = (
    Peer("by hand, compiled in", "limit"),
    Peer(LIMIT, "limit_so", str(BUILD / "liblimit.so")),
    Peer(OURS[0], "kinesic", str(ROOT / "build/lib/libkinesic.so")),
    Peer(OURS[1], "kinesic_batches", str(ROOT / "build/lib/libkinesic.so")),
    Peer("raylib", "raylib", str(RAYLIB), gestures="tap,double_tap,long_press,swipe,pan,pinch,apart"),
    Peer("wf-touch", "wf_touch", "libwftouch.a", gestures=f"{EVERY},apart"),
    Peer("SDL 2", "sdl2", "libSDL2-2.0.so.0", gestures="pinch,rotation,apart"),
    Peer("libgrail", "grail", "libgrail.so.6", gestures="tap,pan,pinch,rotation"),
    Peer("EFL", "efl", "libelementary.so.1", gestures=EVERY),
    Peer("Clutter", "clutter", "libclutter-1.0.so.0", needs_display=True, gestures="tap,swipe,pan,pinch,rotation,apart"),
    Peer("GTK 3, gestures alone", "gtk3_gestures", "libgtk-3.so.0", needs_display=True, gestures=f"{EVERY},apart"),
    Peer("GTK 3", "gtk3", "libgtk-3.so.0", needs_display=True, gestures=f"{EVERY},apart"),
    Peer("GTK 4", "gtk4", "libgtk-4.so.1", needs_display=True, gestures=f"{EVERY},apart"),
    Peer("Qt 6 Widgets", "qt_widgets", "libQt6Widgets.so.6", gestures="tap,long_press,pinch,rotation"),
    Peer("Qt 6 Quick", "qt_quick", "libQt6Quick.so.6", gestures="tap,double_tap,long_press,pan,pinch,rotation"),
    Peer("Hammer.js", "hammer.js", str(HAMMER), gestures=EVERY),
    Peer(OURS[2], "kinesic_python.py", str(ROOT / "build/lib/libkinesic.so")),
    Peer("Kivy, gestures4kivy", "kivy_gestures.py"),
    Peer("Kivy, Scatter", "kivy_scatter.py"),
    Peer("dollarpy", "dollarpy_strokes.py"),
)


def alike(peers: list[Peer]) -> list[Peer]:
    """Kinesic with what each of them recognizes, one for each set of gestures."""
    sets = dict.fromkeys(peer.gestures for peer in peers if peer.gestures)
    return [Peer(name_alike(gestures), "kinesic", gestures=gestures) for gestures in sets]


def name_alike(gestures: str) -> str:
    return f"Kinesic: {gestures}"


def chosen(names: list[str]) -> list[Peer]:
    """Those whose program is named, or all; who cannot run is reported and left out."""
    unknown = set(names) - {peer.program for peer in PEERS}
    if unknown:
        raise SystemExit(f"no such peer: {', '.join(sorted(unknown))}; there are {', '.join(peer.program for peer in PEERS)}")
    wanted = [peer for peer in PEERS if not names or peer.program in names]
    for peer in wanted:
        if peer.missing():
            print(f"{peer.name} {peer.missing()}", file=sys.stderr)
    return [peer for peer in wanted if not peer.missing()]
