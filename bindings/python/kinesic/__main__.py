"""The command-line tool: `python -m kinesic replay recording.csv`, or the command `kinesic`. Both become the program
of the tool, with its exit code, its signals, and its standard streams."""

from __future__ import annotations

import os
import signal
import sys
from typing import NoReturn

from ._core.tool import candidates, missing

MISSING = 2
"""The exit code where there is no program that can be run."""


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
    print(f"kinesic: {missing(tried)}", file=sys.stderr)
    sys.exit(MISSING)


if __name__ == "__main__":
    main()
