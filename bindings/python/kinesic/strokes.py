"""Names drawn shapes by examples of them, without an engine or as they are drawn: docs/strokes.md.

    shapes = TemplateSet()
    shapes.add("vee", [(0, 0), (50, 100), (100, 0)])
    shapes.classify([(10, 8), (200, 390), (395, 0)]).name
"""

from __future__ import annotations

from ._core.drawings import Drawing
from ._core.strokes import Classification, Match, SharedSet, Template, TemplateReport, TemplateSet, Verdict, register

__all__ = ["Classification", "Drawing", "Match", "SharedSet", "Template", "TemplateReport", "TemplateSet", "Verdict", "register"]

for _each in (Classification, Match, SharedSet, Template, TemplateReport, TemplateSet, Verdict, register):
    _each.__module__ = __name__
del _each
