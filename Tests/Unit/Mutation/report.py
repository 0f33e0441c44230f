"""What the tiers notice, as a table, and as a page has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from results import Record, without_line
from tiers import TIERS

HEAD = (
    "| group | mutants | `check` | `test` | everything | survive | of those equivalent | `test` of everything | everything of the others |\n"
    "|---|---|---|---|---|---|---|---|---|"
)
EQUIVALENT = "equivalent: "
BEGIN, END = "<!-- mutants -->\n", "<!-- end of mutants -->\n"


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else ""


def row(name: str, records: Mapping[str, Record], judged: Mapping[str, str]) -> str:
    """The counts of one group; a column of a tier has what it and those before it notice."""
    noticed = [sum(record.tier in TIERS[: place + 1] for record in records.values()) for place in range(len(TIERS))]
    left = [mutant for mutant, record in records.items() if not record.tier]
    equivalent = sum(judged.get(without_line(mutant), "").startswith(EQUIVALENT) for mutant in left)
    everything = noticed[-1]
    shares = [share(noticed[1], everything), share(everything, len(records) - equivalent)]
    return f"| {' | '.join(map(str, [name, len(records), *noticed, len(left), equivalent, *shares]))} |"


def table(records: Mapping[str, Record], judged: Mapping[str, str], groups: Sequence[str]) -> str:
    """A line for each group and one for all, of the mutants that were built."""
    built = {name: record for name, record in records.items() if record.is_built}
    names = [*groups, *sorted({record.group for record in built.values()} - set(groups))]
    of_group = {group: {name: record for name, record in built.items() if record.group == group} for group in names}
    lines = [row(group, of_group[group], judged) for group in names if of_group[group]]
    return "\n".join([HEAD, *lines, row("all", built, judged)])


def survivors(records: Mapping[str, Record], judged: Mapping[str, str]) -> str:
    """Those that no test noticed, with what is thought of each."""
    lines = []
    for name, record in sorted(records.items(), key=lambda each: (each[1].group, each[0])):
        if record.is_built and not record.tier:
            lines.append(f"{record.group}: {name}  [{judged.get(without_line(name), 'not judged')}]")
    return "\n".join(lines)


def with_report(page: str, report: str) -> str:
    """A page with the report between its markers."""
    before, _, rest = page.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise ValueError(f"the page lacks {BEGIN.strip()} or {END.strip()}")
    return f"{before}{BEGIN}\n{report}\n\n{END}{after}"
