"""The presets of Sources/Presets, each a file of JSON, and their forms: a header of C, a module of Python, one of
TypeScript, and the tables of docs/presets.md.

A file has `title`, `recognizers` (`id`, `class`, `why`, and in `set` the properties, each as [number, why]),
`relations` (`relation`, `of`, `why`), and may have `view` (flags), `engine` (settings of the whole engine, each with
`set` and `why`) and `lint` (what `kinesic lint` finds and is meant, as in a scene)."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

from abi_headers import Unknown

from generating import preset_header, preset_page
from generating.web import HEAD, ON_DEMAND_CLASSES, ON_DEMAND_PROPERTIES, camel

Preset = dict[str, Any]
Descriptor = dict[str, Any]

FOLDER = "Sources/Presets"
PAGE = "docs/presets.md"
RELATIONS = ["require_failure", "simultaneous", "no_prevention", "require_inactive", "takeover"]
ON_DEMAND_RELATIONS = ["require_inactive", "takeover"]
SETTINGS = ["accommodations", "hands", "palm_filter"]


class Classes:
    """What the descriptors know of properties."""

    def __init__(self, descriptors: list[Descriptor], common: list[Descriptor]) -> None:
        self.infos = {each["name"]: {info["name"]: info for info in [*common, *each["properties"]]} for each in descriptors}

    def check(self, where: str, class_name: str, properties: dict[str, list[Any]]) -> None:
        if class_name not in self.infos:
            raise Unknown(f"{where}: there is no class {class_name!r}")
        for name in properties:
            if name not in self.infos[class_name]:
                raise Unknown(f"{where}: {class_name} has no property {name!r}")

    def in_script(self, class_name: str, name: str, number: float) -> str:
        """As JavaScript has it: milliseconds, and words for what is on or off."""
        info = self.infos[class_name][name]
        if info["kind"] == "boolean":
            return "true" if number else "false"
        return in_milliseconds(number) if info["unit"] == "s" else str(number)


def in_milliseconds(seconds: float) -> str:
    return format((Decimal(str(seconds)) * 1000).normalize(), "f")


def checked(name: str, preset: Preset, classes: Classes) -> Preset:
    ids = [each["id"] for each in preset["recognizers"]]
    if len(set(ids)) < len(ids):
        raise Unknown(f"{name}: an id stands twice")
    for each in preset["recognizers"]:
        classes.check(f"{name}: {each['id']}", each["class"], each.get("set", {}))
    for each in preset["relations"]:
        if each["relation"] not in RELATIONS or set(each["of"]) - set(ids) or len(each["of"]) != 2:
            raise Unknown(f"{name}: no relation of two of its recognizers: {each}")
    if set(preset.get("engine", {})) - set(SETTINGS) or len(preset.get("engine", {})) > 1:
        raise Unknown(f"{name}: the engine has one of the settings {', '.join(SETTINGS)}: so it is all or nothing")
    return preset


def load(root: Path, classes: Classes) -> dict[str, Preset]:
    """By their names, in the order of the alphabet."""
    files = sorted((root / FOLDER).glob("*.json"))
    return {path.stem: checked(path.stem, json.loads(path.read_text()), classes) for path in files}


def numbers(each: dict[str, Any]) -> dict[str, float]:
    return {name: value for name, (value, _) in each.get("set", {}).items()}


def in_quotes(text: str) -> str:
    """A text of JavaScript."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def mapping(of: dict[str, Any]) -> str:
    return "{" + ", ".join(f"{json.dumps(key)}: {mapping(value) if isinstance(value, dict) else json.dumps(value)}" for key, value in of.items()) + "}"


def python(presets: dict[str, Preset]) -> str:
    text = '"""The presets. Written by Scripts/generate from Sources/Presets. Do not edit: run `make generate`."""\n\n'
    text += "from __future__ import annotations\n\nfrom .preset import Described, Preset, Relation\n\nPRESETS = {\n"
    for name, preset in presets.items():
        flags = "".join(f"{json.dumps(flag)}," for flag in preset.get("view", []))
        text += f"    {json.dumps(name)}: Preset(\n        {json.dumps(preset['title'])},\n        flags=({flags}),\n        recognizers=(\n"
        text += "".join(f"            Described({json.dumps(each['id'])}, {json.dumps(each['class'])}, {mapping(numbers(each))}),\n" for each in preset["recognizers"])
        text += "        ),\n        relations=(\n"
        text += "".join(f"            Relation({', '.join(map(json.dumps, [each['relation'], *each['of']]))}),\n" for each in preset["relations"])
        settings = {setting: said["set"] for setting, said in preset.get("engine", {}).items()}
        text += f"        ),\n        settings={mapping(settings)},\n    ),\n"
    return text + "}\n"


def is_on_demand(preset: Preset) -> bool:
    """Whether a page needs the second module for it."""
    return (
        bool(preset.get("engine"))
        or any(each["class"] in ON_DEMAND_CLASSES or set(each.get("set", {})) & set(ON_DEMAND_PROPERTIES) for each in preset["recognizers"])
        or any(each["relation"] in ON_DEMAND_RELATIONS for each in preset["relations"])
    )


def script(presets: dict[str, Preset], classes: Classes) -> str:
    """src/generated/presets.ts."""
    text = HEAD + "\nexport const presets = {\n"
    for name, preset in presets.items():
        flags = ", ".join(f"'{camel(flag)}'" for flag in preset.get("view", []))
        text += f"  {camel(name)}: {{\n    title: {in_quotes(preset['title'])},\n    needsTraces: {str(is_on_demand(preset)).lower()},\n    flags: [{flags}],\n    recognizers: {{\n"
        for each in preset["recognizers"]:
            values = ", ".join(f"{camel(key)}: {classes.in_script(each['class'], key, value)}" for key, value in numbers(each).items())
            name_of = f", name: '{each['id']}'"
            text += f"      {camel(each['id'])}: {{ type: '{camel(each['class'])}'{name_of}, set: {{ {values} }} }},\n".replace("{  }", "{}")
        text += "    },\n    relations: [\n"
        for each in preset["relations"]:
            text += f"      ['{camel(each['relation'])}', '{camel(each['of'][0])}', '{camel(each['of'][1])}'],\n"
        text += "    ],\n    settings: {"
        text += ",".join(f" {camel(setting)}: {{ {', '.join(f'{camel(key)}: {setting_in_script(key, value)}' for key, value in said['set'].items())} }}".replace("{  }", "{}") for setting, said in preset.get("engine", {}).items())
        text += (" " if preset.get("engine") else "") + "},\n  },\n"
    return text.replace("[\n    ]", "[]") + "} as const;\n"


def setting_in_script(name: str, number: float) -> str:
    return in_milliseconds(number) if name.endswith(("_time", "_interval", "_lifetime")) else str(number)


def files(root: Path, descriptors: list[Descriptor], common: list[Descriptor]) -> dict[str, str]:
    classes = Classes(descriptors, common)
    presets = load(root, classes)
    return {
        "Include/kinesic/presets.h": preset_header.header(presets),
        "bindings/python/kinesic/_core/generated_presets.py": python(presets),
        "bindings/web/src/generated/presets.ts": script(presets, classes),
        PAGE: preset_page.page((root / PAGE).read_text(), presets, is_on_demand),
    }
