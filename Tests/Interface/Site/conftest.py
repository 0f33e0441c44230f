"""Where the readers of headers and sources are; the site is built once."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Shared"))
from house import ROOT  # noqa: E402


@pytest.fixture(scope="session")
def site() -> Path:
    """The site, as `make docs` builds it. Warnings, such as dead links, fail."""
    done = subprocess.run([sys.executable, ROOT / "Scripts/build-site"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return ROOT / "build/site"
