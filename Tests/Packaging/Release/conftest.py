"""The release that the tests of this folder look at: made once, of what is built."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Packages"))
from archives import unpack  # noqa: E402
from packages import ROOT, run  # noqa: E402


@pytest.fixture(scope="session")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("release")
    run(ROOT / "Scripts/release", KINESIC_RELEASE=folder)
    return folder


@pytest.fixture
def unpacked(release: Path, tmp_path: Path) -> Path:
    """A folder with all archives in it, unpacked."""
    for file in release.iterdir():
        if file.name.endswith((".tar.gz", ".zip")) and file.name.count("-") > 1:
            unpack(file, tmp_path)
    return tmp_path
