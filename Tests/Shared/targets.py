"""The targets of Scripts/targets: how C programs for one are built with its libraries, and run here."""

from __future__ import annotations

import os
import shlex
import subprocess
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = sorted(path.name for path in (ROOT / "Scripts/targets").iterdir())
HERE = [name for name in NAMES if (ROOT / "build/targets" / name).is_dir()]
"""Those of which something is built here: the compiler of another one may be missing, which Scripts/target refuses."""
FIELDS = ["platform", "system", "linking", "tools", "emulator", "out"]


@dataclass(frozen=True)
class Target:
    """What Scripts/target says of one; its libraries lie in build/targets."""

    name: str
    platform: str
    system: str
    linking: str
    tools: str
    emulator: str
    out: str

    @property
    def libraries(self) -> Path:
        return ROOT / self.out / "lib"

    @property
    def library(self) -> Path:
        return self.libraries / ("kinesic.dll" if self.is_windows else "libkinesic.so")

    @property
    def is_windows(self) -> bool:
        return self.linking == "windows"

    @property
    def is_built(self) -> bool:
        return self.library.exists()

    @property
    def compiler(self) -> list[str]:
        """Without typed actions, as all targets are."""
        return [f"{self.tools}gcc", "-DWITHOUT_ACTIONS", "-ffp-contract=off", "-I", str(ROOT / self.out / "include")]

    def links(self, apart: str = "") -> dict[str, list[str]]:
        """How a program is linked with the shared and with the static library, if there is one. `apart`: with the
        library of a header of its own too, "lint", "recordings", "strokes" or "touchpad"."""
        names = [f"kinesic-{apart}", "kinesic"] if apart else ["kinesic"]
        found = {"shared": ["-L", str(self.libraries), *(f"-l{name}" for name in names), "-lm"]}
        if (self.libraries / "libkinesic.a").exists():
            found["static"] = [*(str(self.libraries / f"lib{name}.a") for name in names), "-lm"]
        return found

    @cached_property
    def running(self) -> list[str]:
        """What is written before a program."""
        return shlex.split(self.emulator)

    @cached_property
    def environment(self) -> dict[str, str]:
        """In which a program finds the libraries; Wine keeps its system in build."""
        prefix = ROOT / "build/wine"
        return {
            **os.environ, "QEMU_SET_ENV": f"LD_LIBRARY_PATH={self.libraries}", "WINEPATH": f"Z:{self.libraries}", "WINEPREFIX": str(prefix),
            "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=",
        }  # fmt: skip

    def build(self, source: Path, program: Path, *options: str, link: str = "shared", apart: str = "") -> Path:
        """A program of one file, which must compile."""
        program.parent.mkdir(parents=True, exist_ok=True)
        command = [*self.compiler, "-std=c99", "-O2", *options, str(source), "-o", str(program), *self.links(apart)[link]]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-3000:]
        return program.with_suffix(".exe") if self.is_windows and not program.exists() else program


@cache
def target(name: str) -> Target:
    script = "source Scripts/target && printf '%s\\n' " + " ".join(f'"${field}"' for field in FIELDS)
    done = subprocess.run(["bash", "-euc", script], cwd=ROOT, env={**os.environ, "TARGET": name}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return Target(name, *done.stdout.splitlines())
