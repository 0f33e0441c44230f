"""What somebody probably meant who misspelled a name."""

from __future__ import annotations

from typing import Iterable, List


def near(name: str, known: Iterable[str], cutoff: float = 0.75) -> List[str]:
    """Those of the known names that are like this one, the most alike first; at most two."""
    import difflib  # only here: it would be a part of the time that `import kinesic` takes

    by_lower = {each.lower(): each for each in known}
    return [by_lower[each] for each in difflib.get_close_matches(name.lower(), by_lower, 2, cutoff)]


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of a sentence that says that a name is unknown: "; did you mean 'taps_required'?", or nothing."""
    found = near(name, known)
    return f"; did you mean {' or '.join(map(repr, found))}?" if found else ""
