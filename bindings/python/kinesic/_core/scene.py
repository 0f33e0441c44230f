"""Scenes: views, recognizers, relations and delegates as JSON describes them, in cases and in scene files."""

from __future__ import annotations

from typing import Any, Dict, Mapping

from .node import Node
from .record import public, record
from .engine import Engine
from .errors import Error
from .recognizer import Recognizer
from .relations import group
from .standard import make
from .view import View

FLAGS = (
    "hidden", "interaction_enabled", "multiple_touch_enabled", "exclusive_touch", "arena_boundary", "wants_touches", "wants_touches_below", "decides_at_lift",
)  # fmt: skip
PAIRS = ("should_recognize_simultaneously_with", "should_require_failure_of", "should_be_required_to_fail_by")
KEYS = ("views", "recognizers", "relations", "delegates")


@record
class Scene:
    """What was built, by the ids of the description."""

    views: Dict[str, View]
    recognizers: Dict[str, Recognizer]


def build_scene(engine: Engine, description: Mapping[str, Any]) -> Scene:
    """Builds the scene of a parsed scene file (`json.load`) in `engine`; CaseError names the place of a fault."""
    node = Node(description, "scene")
    return build(engine, node.fields(allowed=("title", "lint", *KEYS)))


def build(engine: Engine, fields: Dict[str, Node]) -> Scene:
    """Builds the scene's part of an object."""
    scene = Scene({}, {})
    for key, add in (("views", _view), ("recognizers", _recognizer), ("relations", _relation), ("delegates", _delegate)):
        for node in fields[key].items() if key in fields else ():
            try:
                add(engine, scene, node)
            except Error as error:
                node.fail(f"{error} ({error.name})", error)
    return scene


def _new_id(node: Node, taken: Mapping[str, object]) -> str:
    name = node.string()
    if name in taken:
        node.fail(f"the id {name!r} is taken")
    return name


def _view(engine: Engine, scene: Scene, node: Node) -> None:
    fields = node.fields(("id",), ("parent", "frame", *FLAGS))
    id = _new_id(fields["id"], scene.views)
    parent = fields["parent"].reference(scene.views, "view") if "parent" in fields else engine.root
    view = View(name=id)
    for name in FLAGS:
        if name in fields:
            setattr(view, name, fields[name].boolean())
    if "frame" in fields:
        x, y, width, height = (item.number() for item in fields["frame"].items(4))
        view.frame = (x, y, width, height)
    scene.views[id] = parent.add(view)


def _recognizer(engine: Engine, scene: Scene, node: Node) -> None:
    fields = node.fields(("id", "class"), ("view", "set"))
    id = _new_id(fields["id"], scene.recognizers)
    view = fields["view"].reference(scene.views, "view") if "view" in fields else engine.root
    recognizer = make(fields["class"].string(), view, name=id)
    scene.recognizers[id] = recognizer
    for name, value in fields["set"].members().items() if "set" in fields else ():
        try:
            recognizer.set_number(name, value.number_or_boolean())
        except Error as error:
            value.fail(f"{error} ({error.name})", error)


def _relation(engine: Engine, scene: Scene, node: Node) -> None:
    kind, first, second = node.items(3)
    word = kind.word({name: name for name in ("require_failure", "simultaneous", "no_prevention", "require_inactive", "takeover", "group")})
    a = first.reference(scene.recognizers, "recognizer")
    b = second.reference(scene.recognizers, "recognizer")
    if word == "require_failure":
        a.require_failure_of(b)
    elif word == "simultaneous":
        a.allow_simultaneous(b)
    elif word == "require_inactive":
        a.require_inactive(b)
    elif word == "takeover":
        a.allow_takeover_from(b)
    elif word == "group":
        group(a, b)
    else:
        a.set_prevention(b, False)


def _delegate(engine: Engine, scene: Scene, node: Node) -> None:
    fields = node.fields(("recognizer",), ("should_begin", "should_receive_touch", *PAIRS))
    recognizer = fields["recognizer"].reference(scene.recognizers, "recognizer")
    if "should_begin" in fields:
        begin = fields["should_begin"].boolean()
        recognizer.should_begin(lambda _: begin)
    if "should_receive_touch" in fields:
        _receive(recognizer, fields["should_receive_touch"], scene)
    for question in PAIRS:
        if question in fields:
            ids = {item.reference(scene.recognizers, "recognizer").id for item in fields[question].items()}
            getattr(recognizer, question)(lambda _, other, ids=ids: other.id in ids)


def _receive(recognizer: Recognizer, node: Node, scene: Scene) -> None:
    if isinstance(node.value, bool):
        take = node.boolean()
        recognizer.should_receive_touch(lambda _, sample: take)
    else:
        views = [item.reference(scene.views, "view") for item in node.items()]
        recognizer.should_receive_touch(lambda _, sample: sample.view in views)


public(Scene)
