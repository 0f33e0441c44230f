"""A hook of MkDocs: what the search of the site finds first. Recipes come before other guides, these before the
references, and reports of measurements are not searched."""

from __future__ import annotations

import re
from typing import Any

RECIPES = {"web.md", "relations.md", "fingers.md"}
REFERENCE = re.compile(r"(?:c|python|web)/(?!index\.md)|classes\.md|rules\.md|trace-format\.md|changelog\.md")
REPORTS = re.compile(r"(?:recordings|quality|strokes-report|benchmarks|determinism|model-check|mutation|fuzzing|faults|structure|extend|testing|releasing)\.md")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    name = page.file.src_uri
    if REPORTS.fullmatch(name):
        page.meta["search"] = {"exclude": True}
    elif name in RECIPES:
        page.meta["search"] = {"boost": 4}
    elif REFERENCE.match(name):
        page.meta["search"] = {"boost": 0.2}
    return markdown
