"""Every pointer argument of every declared function stands as NULL in a C program: in null_arguments.c, those of
lint.h, overlay.h, recordings.h, strokes.h, touchpad.h and watch.h in the programs of these names."""

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "Shared"))
from house import all_functions, without_comments  # noqa: E402

PROGRAMS = ["null_arguments.c", "lint.c", "overlay.c", "recordings.c", "strokes.c", "touchpad.c", "watch.c"]


def tried() -> set[tuple[str, int]]:
    """Functions and places of arguments that are NULL in some call."""
    text = without_comments("".join((HERE / name).read_text() for name in PROGRAMS))
    calls = re.findall(r"\b(kin_\w+)\(([^()]*)\)", text)
    return {(name, i) for name, arguments in calls for i, argument in enumerate(arguments.split(",")) if argument.strip() == "NULL"}


def test_every_pointer_argument_is_tried_as_null() -> None:
    known, functions = tried(), all_functions()
    wanted = [(function, i) for function in functions for i in function.pointers() if "user_data" not in function.parameters[i]]
    assert len(wanted) > 200
    assert [f"{function.name}: {function.parameters[i]}" for function, i in wanted if (function.name, i) not in known] == []
