"""What these tests share. The quick ones are the share of `make test`; KINESIC_PLATFORMS=all is for `make
platforms`."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Shared"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Determinism"))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Interface/Bare"))
IS_WHOLE = os.environ.get("KINESIC_PLATFORMS") == "all"
