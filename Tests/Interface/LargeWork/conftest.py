"""The example lies in bindings/python/examples/large, as the package `examples.large`."""

import sys
from pathlib import Path

PYTHON = Path(__file__).resolve().parents[3] / "bindings" / "python"
sys.path.insert(0, str(PYTHON))
