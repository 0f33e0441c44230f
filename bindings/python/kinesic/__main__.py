"""The command-line tool: `python -m kinesic replay recording.csv`, or the command `kinesic`. Both become the program
of the tool, with its exit code, its signals, and its standard streams."""

from __future__ import annotations

import importlib.util
import os
import signal
import sys
from typing import Iterator, NoReturn

MISSING = 2
"""The exit code where there is no program that can be run."""


def candidates() -> Iterator[str]:
    """The files to look at, best first."""
    chosen = os.environ.get("KINESIC_TOOL")
    if chosen:
        yield chosen
        return
    own = importlib.util.find_spec("kinesic_tool")
    if own is not None and own.origin is not None:
        yield os.path.join(os.path.dirname(own.origin), "kinesic")
    folder = os.path.dirname(os.path.realpath(__file__))
    while folder != os.path.dirname(folder):
        folder = os.path.dirname(folder)
        if os.path.isfile(os.path.join(folder, "Include", "kinesic", "kinesic.h")):
            yield os.path.join(folder, "build", "bin", "kinesic")


def main() -> NoReturn:
    """Becomes the program of the tool. Where there is none: a sentence, and the exit code 2."""
    tried = []
    for program in candidates():
        if not os.path.isfile(program):
            tried.append(f"{program} (no such file)")
            continue
        # Python ignores these two, and a program would inherit that.
        for each in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(each, signal.SIG_DFL)
        try:
            os.execv(program, ["kinesic", *sys.argv[1:]])
        except OSError as error:
            tried.append(f"{program} ({error.strerror})")
    looked = "; looked at " + "; ".join(tried) if tried else ""
    print(
        "kinesic: the command-line tool is not installed: \"pip install 'kinesic[tool]'\" brings it, 'make tool' builds it, and the "
        f"environment variable KINESIC_TOOL names another one{looked}",
        file=sys.stderr,
    )
    sys.exit(MISSING)


if __name__ == "__main__":
    main()
