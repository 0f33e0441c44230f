"""Kinesic's strokes beside their peers, on the strokes at hand: prints docs/strokes-report.md, `--write` writes it.

`--quick` takes two folds of ten, `--ours` leaves the peers out; neither writes.
"""

from __future__ import annotations

import sys

import costs
import early
import rates
import rejection
from gestures import NO_DATA, ROOT, is_there
from judging import Scope
from page import Table, filled

PLACE = ROOT / "docs/strokes-report.md"
HEAD = """# How well drawn shapes are named

Written by `make strokes-report` from the real strokes at hand, which are other people's and lie outside the project
(`KINESIC_DATA`); compared by `make test-strokes`: a number of Kinesic's that is worse than here fails. Kinesic is
libkinesic-strokes through its C interface, with the default options but for those that a text names. The others are
small implementations of our own, from the papers (`Tests/Behaviour/Strokes/peers`), over the same splits in the same
run: $1, Protractor, $P, $P+ and $Q, with as many points as their papers have. *must* is what Kinesic has to reach.
Numbers are percent, where nothing else is said.
"""
PROTOCOLS = """## Protocols

Each drawing of a set is tested again and again, with other templates.

- *UD1*, *UD3*: templates and tests are of one person at one speed. Fold k takes repetitions k to k + T - 1, the first
  after the last, T = 1 or 3 a shape, as templates, and tests all others. There are ten folds; six in SIGN, which has
  six repetitions.

- *UI1x1*, *UI4x1*, *UI8x1*, *UI9x1*: templates are other people's, one a shape of each. Fold k takes repetition k, at
  medium speed, of the next one, four, eight or nine people in the order of their names, and tests all drawings of the
  person, at any speed. The larger number is everybody else.

A test counts as right when the nearest template has its name. The pilot s01 of the $1 set is left out.
"""


def guarded(scope: Scope, confusions: rates.Confusions) -> list[Table]:
    """The tables whose numbers are the same each time."""
    return [*rates.tables(scope, confusions), *rejection.tables(scope), *early.tables(scope)]


def page(scope: Scope) -> str:
    confusions = rates.Confusions()
    tables = guarded(scope, confusions)
    protocols = PROTOCOLS.split("\n\n", 1)
    parts = [HEAD, protocols[0] + "\n\n" + filled(protocols[1]) + "\n", *(table.markdown() for table in tables), confusions.markdown()]
    if scope.with_peers:
        parts += [table.markdown() for table in costs.tables(scope)]
    return "\n".join(parts)


if __name__ == "__main__":
    if not is_there():
        sys.exit(NO_DATA)
    scope = Scope("--ours" not in sys.argv, "--quick" in sys.argv)
    text = page(scope)
    print(text)
    if "--write" in sys.argv:
        if scope != Scope():
            sys.exit("--write takes the whole")
        PLACE.write_text(text)
