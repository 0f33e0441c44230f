"""The words of the engine as enumerations. Each member has the number of the C constant of that name."""

from __future__ import annotations

from .generated_enums import *  # noqa: F401,F403
