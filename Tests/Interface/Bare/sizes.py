"""What recognizers and other parts take of a device's code, and what the example measured: `sizes.py --write` writes
docs/small-devices.md. Needs `make bare`."""

from __future__ import annotations

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from boards import BOARDS, EXAMPLE, OUT, Board, played

from house import ROOT

PLACE = ROOT / "docs/small-devices.md"
HEADER = ROOT / "Sources/CClasses/kinesic_classes.h"
FIVE = ["tap", "long_press", "pan", "pinch"]
PARTS = {
    "sentences about decisions": ["kin_event_describe"],
    "recording": ["kin_trace_start", "kin_trace_stop"],
    "replay": ["kin_trace_replay"],
    "flight recorder": ["kin_flight_recorder_start", "kin_flight_recorder_dump"],
    "contact filter": ["kin_engine_set_contact_filter"],
    "palm filter and accommodations": ["kin_engine_set_palm_filter", "kin_engine_set_accommodations"],
    "hands": ["kin_engine_set_hands"],
    "flings": ["kin_fling_friction", "kin_fling_spring", "kin_fling_at"],
    "copies of an engine": ["kin_engine_copy"],
    "plugins, which are refused": ["kin_plugin_load"],
}


def classes() -> list[str]:
    return re.findall(r"^void kinesic_class_(\w+)\(", HEADER.read_text(), re.M)


def marked(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- /{name} -->)", re.S)


def table_in_docs() -> list[list[str]]:
    rows = marked("sizes").findall(PLACE.read_text())[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row]


def rom(board: Board, name: str, wanted: list[str], functions: list[str], library: str = "kinesic") -> int:
    """The example with these classes, and with functions that it does not call."""
    folder = OUT / "sizes" / board.target
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"{name}.c"
    calls = "".join(f"  kinesic_class_{word}(visit, user_data);\n" for word in wanted)
    unused = "" if wanted else "  (void)visit, (void)user_data;\n"
    source.write_text(f"#include <kinesic_classes.h>\nvoid kinesic_classes(kinesic_class_visitor visit, void *user_data) {{\n{calls}{unused}}}\n")
    flags = [f"-Wl,-u,{function}" for function in functions]
    return board.rom(board.build(folder / f"{name}.elf", EXAMPLE / "main.c", source, *flags, library=library))


def row(name: str, numbers: list[int]) -> str:
    return "| " + " | ".join([name, *(f"{number:,}" for number in numbers)]) + " |"


def sizes() -> str:
    def each(name: str, wanted: list[str], functions: list[str]) -> list[int]:
        return [rom(board, name, wanted, functions) for board in BOARDS]

    def added(name: str, wanted: list[str], functions: list[str], to: list[int]) -> list[int]:
        return [size - before for size, before in zip(each(name, wanted, functions), to, strict=True)]

    none, five = each("none", [], []), each("five", FIVE, [])
    with ThreadPoolExecutor(2) as pool:
        single = list(pool.map(lambda name: added(name, [name], [], none), classes()))
        parts = list(pool.map(lambda item: added(item[1][0], FIVE, item[1], five), PARTS.items()))
    rows = [row("the example without a recognizer", none)]
    rows += [row(f"`{name}`", numbers) for name, numbers in zip(classes(), single, strict=True)]
    without = [rom(board, "without", FIVE, [], "kinesic-without-traces") for board in BOARDS]
    rows += [row("**the example, with `tap`, `long_press`, `pan` and `pinch`**", five), row("the same without traces", without)]
    rows += [row("the same with traces and all recognizers", each("all", classes(), []))]
    rows += [row(name, numbers) for name, numbers in zip(PARTS, parts, strict=True)]
    heads = ["what", *(f"{board.processor}, bytes" for board in BOARDS)]
    return "\n".join(["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|", *rows, ""])


def measured() -> str:
    lines = ["| | " + " | ".join(board.processor for board in BOARDS) + " |", "|---" * (len(BOARDS) + 1) + "|"]
    for title, part, word in (
        ("variables, bytes", "memory", "variables"), ("heap at most", "memory", "heap"), ("stack at most", "memory", "stack"),
        ("**together**", "memory", "together"), ("instructions a sample", "costs", "instructions"), ("the dearest sample", "costs", "most"),
    ):  # fmt: skip
        lines.append(row(title, [getattr(played(board), part)[word] for board in BOARDS]))
    return "\n".join([*lines, ""])


def main() -> None:
    tables = {"sizes": sizes(), "measured": measured()}
    if "--write" in sys.argv:
        text = PLACE.read_text()
        for name, table in tables.items():
            text = marked(name).sub(lambda _, table=table: table, text)
        PLACE.write_text(text)
    else:
        print(tables["measured"], tables["sizes"], sep="\n")


if __name__ == "__main__":
    main()
