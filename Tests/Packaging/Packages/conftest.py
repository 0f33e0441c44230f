"""The prefix that the tests look at: installed once, changed by none of them."""

from pathlib import Path

import pytest
from packages import make


@pytest.fixture(scope="session")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    make("install", f"PREFIX={folder}")
    return folder
