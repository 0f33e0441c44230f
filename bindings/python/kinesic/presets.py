"""Recognizers with their properties and relations for a kind of program, by name: docs/presets.md says of each what it
has, and why.

    made = presets.apply(engine.root, "map")
    made["drag"].on_changed(lambda event: ...)

What is made is a host's like any other: each property may be set, each recognizer removed.
"""

from __future__ import annotations

from typing import Dict

from ._core.errors import UnknownError
from ._core.generated_presets import PRESETS as _PRESETS
from ._core.geometry import text as _text
from ._core.preset import build as _build
from ._core.recognizer import Recognizer
from ._core.suggestions import did_you_mean as _did_you_mean
from ._core.view import View

__all__ = ["TITLES", "apply"]

TITLES: Dict[str, str] = {name: preset.title for name, preset in _PRESETS.items()}
"""The presets by their names, with one line each on what it is for."""


def apply(view: View, name: str) -> Dict[str, Recognizer]:
    """Adds the recognizers of a preset to a view, after those that it has, with their properties and relations, and
    gives them by their names in the preset. Then it sets the flags that the preset wants of the view, and what it
    wants of the engine, in place of what was set there before.

    UnknownError lists the presets if there is none of that name. On any error all is as it was."""
    _text(name, "name")
    if name not in _PRESETS:
        known = ", ".join(_PRESETS)
        raise UnknownError(f"there is no preset {name!r}; there are: {known}{_did_you_mean(name, _PRESETS)}")
    return _build(view, _PRESETS[name])
