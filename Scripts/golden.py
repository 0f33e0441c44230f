#!/usr/bin/env python3
"""Golden results: what each recording and each trace gives in the scene of the demo, begin and end of each gesture.

golden.py writes Tests/Golden anew; Tests/Behaviour/Golden/test_golden.py compares. Of a recording that is not ours
only these lines, which are the engine's own, are kept."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Shared"))
from house import recordings, traces  # noqa: E402

GOLDEN = ROOT / "Tests/Golden"
SCENE = ROOT / "Tests/Scenes/demo.json"


def replayed(path: Path) -> str:
    """The whole text of a replay by the tool."""
    command = [ROOT / "build/bin/kinesic", "replay", "--scene", SCENE, path]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def reduced(text: str) -> str:
    """Without the changes under way: `seconds recognizer state at ...` in each line."""
    return "".join(line + "\n" for line in text.splitlines() if line.split()[2] != "changed")


def place_of(path: Path) -> Path:
    """Where the golden result of a recording or trace lies."""
    return GOLDEN / ("traces" if path.is_relative_to(ROOT) else "recordings") / f"{path.stem}.txt"


def main() -> None:
    changed = []
    for path in recordings() + traces():
        golden, text = place_of(path), reduced(replayed(path))
        golden.parent.mkdir(parents=True, exist_ok=True)
        if not golden.exists() or golden.read_text() != text:
            changed.append(golden.relative_to(ROOT))
            golden.write_text(text)
    print(f"{len(changed)} golden results changed" + "".join(f"\n  {name}" for name in changed))


if __name__ == "__main__":
    main()
