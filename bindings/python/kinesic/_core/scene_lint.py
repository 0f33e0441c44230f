"""The lint of a scene file, with what its key "lint" says is meant (docs/lint.md)."""

from __future__ import annotations

from typing import Any, Callable, Dict, Mapping, Optional, Tuple

from .engine import Engine
from .lint_report import FindingKind, LintReport
from .node import Node
from .scene import Scene, build_scene

KINDS = {kind.value: kind for kind in FindingKind}


def lint_scene(description: Mapping[str, Any], prepare: Callable[[Engine], object] = lambda _: None) -> LintReport:
    """Builds the scene of a parsed scene file in an engine of its own, and lints it. `prepare` gets that engine first.
    CaseError names the place of a fault."""
    with Engine() as engine:
        prepare(engine)
        scene = build_scene(engine, description)
        root = Node(description, "scene")
        fields = root.members()["lint"].fields(allowed=("allow", "window")) if "lint" in description else {}
        allow = [_allowed(node, scene) for node in fields["allow"].items()] if "allow" in fields else []
        return engine.lint(allow=allow, window=_window(fields))


def _window(fields: Dict[str, Node]) -> Optional[Tuple[float, float]]:
    if "window" not in fields:
        return None
    width, height = (node.number() for node in fields["window"].items(2))
    if width <= 0 or height <= 0:
        fields["window"].fail("a window is a width and a height above 0")
    return width, height


def _allowed(node: Node, scene: Scene) -> Tuple[Any, ...]:
    fields = node.fields(required=("finding",), allowed=("recognizer", "other", "view", "because"))
    kind = fields["finding"].word(KINDS)
    first: Any = fields["recognizer"].reference(scene.recognizers, "recognizer") if "recognizer" in fields else None
    if first is None and "view" in fields:
        first = fields["view"].reference(scene.views, "view")
    other = fields["other"].reference(scene.recognizers, "recognizer") if "other" in fields else None
    return kind, first, other
