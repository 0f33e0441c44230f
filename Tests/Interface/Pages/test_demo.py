"""C, Python and the tool print the same for every recording and trace, and the tool draws each."""

import sys
import xml.etree.ElementTree
from pathlib import Path

import pytest
from house import DATA, ROOT, recordings, shared_out, traces

sys.path.insert(0, str(ROOT / "Scripts"))
from replays import by_c, by_python, by_tool  # noqa: E402


@pytest.mark.parametrize("path", shared_out(recordings() + traces(), 12), ids=lambda path: path.stem)
def test_the_three_replays_agree(path: Path, tmp_path: Path) -> None:
    c = by_c(path)
    assert c == by_python(path)
    assert c == by_tool(path, "--draw", tmp_path / "picture.svg")
    root = xml.etree.ElementTree.parse(tmp_path / "picture.svg").getroot()
    assert root.tag.endswith("svg") and len(list(root.iter())) > 10


def test_there_is_something_to_replay() -> None:
    assert traces(), "no traces ship"
    if not recordings():
        pytest.skip(f"no recordings under {DATA}: only the traces were replayed")
    assert len(recordings()) >= 33
