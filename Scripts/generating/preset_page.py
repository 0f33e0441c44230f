"""The tables of docs/presets.md, between its two marks."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import fill
from typing import Any

Preset = dict[str, Any]

WIDTH = 118
BEGIN, END = "<!-- presets -->\n", "<!-- /presets -->\n"
SAID = {
    "require_failure": "`{}` waits until `{}` has failed",
    "simultaneous": "`{}` and `{}` at the same time",
    "no_prevention": "`{}` does not exclude `{}`",
    "require_inactive": "`{}` only while `{}` is inactive",
    "takeover": "`{}` takes over from `{}`",
}


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |\n"


def section(name: str, preset: Preset, is_on_demand: bool) -> str:
    about = f"{preset['title']}.{' In a page it loads the second module.' if is_on_demand else ''}"
    text = f"\n### {name}\n\n{fill(about, WIDTH)}\n\n"
    text += "| what | is | why |\n|---|---|---|\n"
    for each in preset["recognizers"]:
        text += row(f"`{each['id']}`", f"a `{each['class']}`", each["why"])
        text += "".join(row("", f"`{key}` {value:g}", why) for key, (value, why) in each.get("set", {}).items())
    text += "".join(row("", SAID[each["relation"]].format(*each["of"]), each["why"]) for each in preset["relations"])
    if preset.get("view"):
        text += row("the view", ", ".join(f"`{flag}`" for flag in preset["view"]), preset["view_why"])
    for setting, said in preset.get("engine", {}).items():
        values = ", ".join(f"`{key}` {value:g}" for key, value in said["set"].items()) or "its defaults"
        text += row("the engine", f"`{setting}`: {values}", said["why"])
    for each in preset.get("lint", {}).get("allow", []):
        pair = " and ".join(f"`{each[key]}`" for key in ("recognizer", "other") if key in each)
        text += row("lint", f"`{each['finding']}` of {pair} is meant", each["because"])
    return text


def page(text: str, presets: dict[str, Preset], is_on_demand: Callable[[Preset], bool]) -> str:
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return before + BEGIN + "".join(section(name, preset, is_on_demand(preset)) for name, preset in presets.items()) + "\n" + END + after
