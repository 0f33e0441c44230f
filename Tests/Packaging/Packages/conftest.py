"""What the tests look at and none of them changes: the prefix, installed once, and the archives of the release."""

import os
from pathlib import Path

import pytest
from archives import archive
from packages import ROOT, make


@pytest.fixture(scope="session")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    make("install", f"PREFIX={folder}")
    return folder


@pytest.fixture(scope="session")
def packed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Archives by their systems, made when they are asked for."""

    class Made(dict[str, Path]):
        def __missing__(self, system: str) -> Path:
            self[system] = archive(system, tmp_path_factory.mktemp("release"))
            return self[system]

    return Made()


@pytest.fixture
def sdl3() -> Path:
    """Where SDL 3 is."""
    place = Path(os.environ.get("KINESIC_SDL3") or ROOT.parent / "shared/sdl3")
    if not (place / "lib/libSDL3.so.0").exists():
        pytest.skip("there is no SDL 3 under KINESIC_SDL3")
    return place
