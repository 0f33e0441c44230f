"""Where SDL 3 is for the tests. Debian 12 has none."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data")
FOLDER = Path(os.environ.get("KINESIC_SDL3") or ROOT / DATA / "../sdl3").resolve()


def sdl3_flags() -> list[str]:
    """What the compiler needs: of the folder that KINESIC_SDL3 names, by default `sdl3` beside the data, else what
    pkg-config says. Without SDL 3 the test is skipped, visibly; `.ci/run` fails."""
    library = FOLDER / "lib/libSDL3.so.0"
    if library.exists():
        return [f"-I{FOLDER}/include", str(library), f"-Wl,-rpath,{library.parent}"]
    done = subprocess.run(["pkg-config", "--cflags", "--libs", "sdl3"], capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"no SDL 3: KINESIC_SDL3={FOLDER} is not there, and sdl3 is not installed")
    return done.stdout.split()
