"""What a lint found: findings, the matrix of motions and recognizers, wishes."""

from __future__ import annotations

import html
import json
from enum import Enum
from typing import Any, Dict, List, Optional, Tuple

from . import generated_lint
from .geometry import Point
from .recognizer import Recognizer
from .record import public, record
from .view import View
from .printable_text import visible
from .words import Word

SVG_TOO_LARGE = 400


class FindingKind(Enum):
    """What a finding is about."""

    NEVER = "never"
    """No motion makes the recognizer fire; of a view: no touch can hit it."""
    SHADOWED = "shadowed"
    """It and `other` want the same motion, and `other` always has it."""
    ORDER = "order"
    """Which of the two has the motion is decided by which was added last, and nothing else."""
    BOTH = "both"
    """One motion makes both fire, one after the other, and no relation says so."""
    LATE = "late"
    """It waits for `other`; `delay` says how long."""
    STUCK = "stuck"
    """It waits for what cannot fail before the lift; or what the host set cannot hold."""
    FRAGILE = "fragile"
    """Who of the two has the motion changes with a few units, milliseconds or another report rate."""
    WISH = "wish"
    """A wish does not hold."""
    LOST = "lost"
    """Of gestures one after the other, no finger down between them, its own does not come; from rest it does."""


class LintSeverity(Word):
    """How much a finding matters; they compare: `finding.severity >= LintSeverity.WARNING`."""

    NOTE = generated_lint.KIN_LINT_NOTE
    """Worth knowing, often meant so: a tap that waits for a double tap."""
    WARNING = generated_lint.KIN_LINT_WARNING
    """Probably not meant: two gestures of one motion."""
    ERROR = generated_lint.KIN_LINT_ERROR
    """Cannot be meant: a recognizer that no motion makes fire, a wish that does not hold."""


class LintOutcome(Enum):
    """What became of a recognizer in a motion."""

    APART = "apart"
    """It had no part in it."""
    UNFIT = "unfit"
    """The motion is not its gesture."""
    FIRES = "fires"
    """It was recognized."""
    WAITS = "waits"
    """It was recognized, but only after others had failed."""
    LOSES = "loses"
    """Alone it would be recognized; another one keeps it from it."""
    REFUSED = "refused"
    """A delegate or a view kept it from it."""


@record
class LintMotion:
    """A motion that was played, and what became of each recognizer in it: a row of the matrix."""

    name: str
    """ "flick left"."""
    view: Optional[View]
    """That it was made on."""
    at: Point
    """Its place, window units."""
    outcomes: Dict[Recognizer, LintOutcome]


@record
class Finding:
    """One thing that a lint found; `str` of it is its sentence."""

    kind: FindingKind
    severity: LintSeverity
    allowed: bool
    """The call allowed it."""
    recognizer: Optional[Recognizer]
    """Whom it is about; None: a view, or a wish."""
    other: Optional[Recognizer]
    view: Optional[View]
    """The recognizer's, or the view that it is about."""
    delay: float
    """Of a late one: the longest wait, in seconds."""
    sentence: str
    remedies: Tuple[str, ...]
    """Sentences on changes that mend it, each tried; the best first."""
    motions: Tuple[LintMotion, ...]
    """That show it."""
    alike: Tuple[Tuple[str, str, str], ...]
    """The same of other pairs, by their names: recognizer, other, view; "" where there is none."""

    def __str__(self) -> str:
        return f"{self.severity.name.lower()}, {self.kind.value}: {visible(self.sentence)}"


@record
class WishResult:
    """What became of a wish."""

    name: str
    holds: bool
    clashes: bool
    """It holds alone, and not together with another one."""


@record
class LintReport:
    """What `Engine.lint` found. Its truth is `passed`, so a test says `assert engine.lint(), "..."`, or better
    `assert_no_conflicts(engine)`, which shows it; `str` of it is the whole report, `to_json` that for tools, `worst`
    the severity of what is not allowed."""

    findings: Tuple[Finding, ...]
    """The most severe first; those that are allowed last."""
    matrix: Tuple[LintMotion, ...]
    """All motions that were played."""
    wishes: Tuple[WishResult, ...]
    stopped: bool
    """The search for remedies came to its limit before its end."""
    _json: str

    @property
    def worst(self) -> Optional[LintSeverity]:
        """The severity of the most severe finding that is not allowed; None: there is none."""
        return max((each.severity for each in self.findings if not each.allowed), default=None)

    @property
    def passed(self) -> bool:
        """Whether there is no warning and no error but what is allowed."""
        return self.worst is None or self.worst < LintSeverity.WARNING

    def __bool__(self) -> bool:
        return self.passed

    def of(self, recognizer: Recognizer) -> Tuple[Finding, ...]:
        """The findings that are about a recognizer."""
        return tuple(each for each in self.findings if recognizer in (each.recognizer, each.other))

    def to_json(self) -> str:
        """All of it as JSON, as `kinesic lint --json` writes it."""
        return self._json

    def __str__(self) -> str:
        lines: List[str] = []
        for finding in self.findings:
            if not finding.allowed:
                lines.append(str(finding))
                lines += [f"    mends it: {visible(remedy)}" for remedy in finding.remedies]
        counts = [(sum(each.severity is severity and not each.allowed for each in self.findings), severity) for severity in reversed(LintSeverity)]
        parts = [f"{count} {severity.name.lower()}{'' if count == 1 else 's'}" for count, severity in counts]
        allowed = sum(each.allowed for each in self.findings)
        parts += [f"{allowed} allowed"] if allowed else []
        return "\n".join([*lines, f"{', '.join(parts)}; {len(self.matrix)} motions"])

    def __repr__(self) -> str:
        return f"<LintReport: {str(self).splitlines()[-1]}>"

    def _repr_html_(self) -> str:
        """For notebooks: the findings, and the matrix without the motions that nobody had a part in."""
        rows = "".join(
            f"<tr><td>{each.severity.name.lower()}</td><td>{each.kind.value}</td><td style='text-align:left'>{html.escape(visible(each.sentence))}"
            + "".join(f"<br><small>mends it: {html.escape(visible(remedy))}</small>" for remedy in each.remedies)
            + "</td></tr>"
            for each in self.findings
            if not each.allowed
        )
        closing = html.escape(str(self).splitlines()[-1])
        return f"<table>{rows}</table><p>{closing}</p>{self._matrix_html()}"

    def _matrix_html(self) -> str:
        used = [row for row in self.matrix if any(outcome is not LintOutcome.APART for outcome in row.outcomes.values())]
        if not used:
            return ""
        names = "".join(f"<th>{html.escape(visible(each.name or each.class_name))}</th>" for each in used[0].outcomes)
        text = ""
        for row in used[:SVG_TOO_LARGE]:
            view = "" if row.view is None else row.view.name
            cells = "".join(f"<td>{'' if each is LintOutcome.APART else each.value}</td>" for each in row.outcomes.values())
            text += f"<tr><td style='text-align:left'>{html.escape(visible(row.name))} on {html.escape(visible(view or 'window'))}</td>{cells}</tr>"
        return f"<details><summary>{len(used)} motions</summary><table><tr><th></th>{names}</tr>{text}</table></details>"


def parsed(text: str) -> Dict[str, Any]:
    """The report that the library wrote."""
    found: Dict[str, Any] = json.loads(text)
    return found


public(FindingKind, LintSeverity, LintOutcome, LintMotion, Finding, WishResult, LintReport)
