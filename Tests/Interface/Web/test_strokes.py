"""Drawn shapes in the web package: the same numbers and bytes as the library of this machine gives through Python."""

from __future__ import annotations

import json
import math
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from package import compiled, linked

from kinesic.strokes import TemplateSet

HERE = Path(__file__).resolve().parent


def ring(turns: float, wobble: float = 0) -> list[tuple[float, float]]:
    angles = [i / 40 * turns * 2 * math.pi for i in range(41)]
    return [(50 * math.cos(a) + wobble * math.sin(5 * a), 50 * math.sin(a)) for a in angles]


VEE = [[(0.0, 0.0, 0.0), (50.0, 100.0, 250.0), (100.0, 0.0, 400.5)]]
PLUS = [[(0.0, 50.0), (100.0, 50.0)], [(50.0, 0.0), (50.0, 100.0)]]
OPTIONS = {"sampleCount": 48, "limit": 0.09, "margin": 0.04, "minimumSize": 5}
TEMPLATES: list[dict[str, Any]] = [
    {"name": "vee", "drawing": VEE, "options": {"rotation": 0.25, "sizeRatio": 3, "durationRatio": 8, "limit": 0.08}},
    {"name": "plus", "drawing": PLUS, "options": {"anyDirection": True}},
    {"name": "circle", "drawing": [ring(1)], "options": {"anyOrder": True, "freeAspect": True}},
    {"name": "circle", "drawing": [ring(1, 4)], "options": {"keepAspect": True}},
    {"name": "größer", "drawing": [[(0, 0), (80, 40), (0, 80)]], "options": {}},
]
DRAWINGS = [VEE, PLUS, [ring(0.95, 6)], [[(0, 0), (70, 44), (3, 80)]], [[(0, 0), (100, 1)]], [[(1, 1)]], [ring(2.2)], [[(0, 0), (50, 90), (60, 0)]]]
# The names of the options and results in Python.
SNAKE = {
    "anyOrder": "any_order", "anyDirection": "any_direction", "keepAspect": "keep_aspect", "freeAspect": "free_aspect",
    "sizeRatio": "size_ratio", "durationRatio": "duration_ratio", "sampleCount": "sample_count", "minimumSize": "minimum_size",
    "ownDistance": "own_distance", "otherDistance": "other_distance",
}  # fmt: skip


def snake(given: dict[str, Any]) -> dict[str, Any]:
    return {SNAKE.get(name, name): value for name, value in given.items()}


def in_seconds(drawing: list[Any]) -> list[Any]:
    """As Python wants it."""
    return [[(x, y, *(each / 1000 for each in time)) for x, y, *time in stroke] for stroke in drawing]


@cache
def native() -> TemplateSet:
    shapes = TemplateSet(**snake(OPTIONS))
    for template in TEMPLATES:
        shapes.add(template["name"], in_seconds(template["drawing"]), **snake(template["options"]))
    return shapes


@cache
def found() -> Any:
    folder = HERE.parents[2] / "build/test/web-strokes"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules/kinesic").exists():
        linked(folder)
    (folder / "strokes.mjs").write_text((HERE / "strokes.mjs").read_text())
    given = json.dumps({"options": OPTIONS, "templates": TEMPLATES, "drawings": DRAWINGS})
    done = subprocess.run(["node", "strokes.mjs", given], cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def test_the_same_bytes() -> None:
    assert found()["numbers"] == list(range(len(TEMPLATES)))
    assert found()["count"] == len(TEMPLATES)
    assert bytes.fromhex(found()["bytes"]) == native().to_bytes()
    assert found()["again"] == found()["parsed"] == found()["bytes"]


def test_the_same_json() -> None:
    assert json.loads(found()["text"]) == json.loads(native().to_json())
    assert TemplateSet.from_json(found()["text"]).to_bytes() == native().to_bytes()


def test_templates_come_back() -> None:
    assert found()["options"] == OPTIONS
    for template, given in zip(found()["templates"], TEMPLATES, strict=True):
        points = [[tuple(point.values()) for point in stroke] for stroke in template["drawing"]]
        assert points == given["drawing"]
        assert template["name"] == given["name"]
        assert {name: value for name, value in template["options"].items() if value} == given["options"]


def test_the_same_names() -> None:
    for drawing, classified in zip(DRAWINGS, found()["classified"], strict=True):
        expected = native().classify(in_seconds(drawing), 40)
        assert classified["verdict"] == expected.verdict.name.lower()
        assert classified.get("name") == expected.name
        assert classified["matches"] == [{name: getattr(match, name) for name in each} for each, match in zip(classified["matches"], expected.matches, strict=True)]
    assert {each["verdict"] for each in found()["classified"]} >= {"recognized", "unknown"}
    assert [each.get("name") for each in found()["classified"][:4]] == ["vee", "plus", "circle", "größer"]


def test_the_same_reports() -> None:
    for report, expected in zip(found()["reports"], native().report(), strict=True):
        assert report.pop("verdict") == expected.verdict.name.lower()
        assert {name: getattr(expected, name) for name in ("own", "other")} == {name: report.pop(name, None) for name in ("own", "other")}
        assert snake(report) == {name: getattr(expected, name) for name in snake(report)}
    assert found()["limits"] == [native().suggest_limit(template["name"]) or 0 for template in TEMPLATES]


def test_memory_does_not_grow() -> None:
    assert found()["grown"] == 0


def test_what_is_wrong_is_refused() -> None:
    refused = found()["refused"]
    assert {name: each[1] for name, each in refused.items()} == {
        "damaged": "KIN_ERROR_INVALID", "many": "KIN_ERROR_INVALID", "tap": "KIN_ERROR_INVALID", "option": "KIN_ERROR_INVALID", "name": "KIN_ERROR_INVALID",
        "time": "KIN_ERROR_INVALID", "late": "KIN_ERROR_INVALID", "index": "KIN_ERROR_INVALID", "unknown": "KIN_ERROR_UNKNOWN", "sampleCount": "KIN_ERROR_INVALID", "text": "KIN_ERROR_INVALID",
        "color": "KIN_ERROR_INVALID", "version": "KIN_ERROR_INVALID", "point": "KIN_ERROR_INVALID", "closed": "KIN_ERROR_STATE",
    }  # fmt: skip
    assert "at byte" in refused["damaged"][2]
    assert refused["color"][2] == "templates[1].color is not known"
    assert refused["point"][2] == "templates[0].strokes[0][0] must be [x, y] or [x, y, nanoseconds]"
    assert all(each[0] == "KinesicError" and each[2] for each in refused.values())
    assert found()["left"] == [template["name"] for template in TEMPLATES[1:]]


def test_strict_types(tmp_path: Path) -> None:
    code = """import { loadStrokes, type Classification } from 'kinesic/strokes';
const strokes = await loadStrokes();
const set = strokes.set({ limit: 0.1 });
const index: number = set.add('vee', [[[0, 0], { x: 50, y: 100, time: 8 }, [100, 0]]], { rotation: 0.3 });
const found: Classification = set.classify([[[0, 0], [50, 100], [100, 0]]]);
if (found.verdict === 'recognized') console.log(found.name, found.matches[0].confidence, index);
"""
    options = {"paths": {"kinesic/strokes": ["./node_modules/kinesic/dist/strokes"]}, "baseUrl": "."}
    assert compiled(tmp_path, code, **options) == []
    assert len(compiled(tmp_path, code.replace("'recognized'", "'recognised'"), **options)) == 1
