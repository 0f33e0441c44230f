"""The C tests of wrong use, feeds, traces and memory, on each target through its emulator, with the shared library and
with the static one, if the target has one."""

import re
import subprocess
import sys

import pytest
from conftest import IS_WHOLE
from targets import HERE, ROOT, target

FEW = ["null_arguments", "wrong_use", "feeds", "hearing", "strokes", "strokes_class", "touchpad"]
RUN_HERE = [name for name in HERE if target(name).running and target(name).is_built]


@pytest.mark.parametrize("name", RUN_HERE)
def test_c_programs(name: str) -> None:
    command = [sys.executable, ROOT / "Tests/Robustness/C/run.py", "target", name, *([] if IS_WHOLE else FEW)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1400)
    passed, failed = map(int, re.findall(r"^(\d+) passed, (\d+) failed$", done.stdout, re.M)[-1])
    assert (done.returncode, failed) == (0, 0), done.stdout[-3000:]
    assert passed > (100 if IS_WHOLE else 60)
