"""The example of the README runs and prints what its comment says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path


def test_the_example() -> None:
    text = (Path(__file__).resolve().parents[1] / "README.md").read_text()
    block = re.search(r"```python\n(.*?)```", text, flags=re.S)
    assert block is not None
    output = subprocess.run([sys.executable, "-c", block.group(1)], check=True, capture_output=True, text=True).stdout
    assert output == "0.40 s: single at 100, 80\n"
    assert "# " + output.strip() in block.group(1)
