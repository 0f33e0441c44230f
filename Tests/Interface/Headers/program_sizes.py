#!/usr/bin/env python3
"""What a program pays: the bytes of one that is linked with libkinesic.a by --gc-sections, for the classes in it.

Usage: program_sizes.py [--write]   prints the table; --write: puts it into docs/install.md
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/install.md"
EMPTY = "int main(void) { return 0; }\n"
PROGRAM = """
#include <kinesic/kinesic.h>
int main(void) {
  kin_engine *engine;
  kin_recognizer_id id;
  const kin_event *events;
  uint32_t count;
  kin_touch_sample sample = {.touch = 1, .phase = KIN_PHASE_BEGAN};
  kin_engine_create(NULL, &engine);
  ADDED
  kin_engine_feed(engine, &sample, 1);
  kin_engine_advance(engine, 1);
  kin_engine_poll(engine, &events, &count);
  kin_engine_destroy(engine);
  return (int)count;
}
"""
CHOICE = "#include <kinesic_classes.h>\nvoid kinesic_classes(kinesic_class_visitor visit, void *data) {{ {} }}\n"
CLASSES = re.findall(r"\bkinesic_class_(\w+)\(kinesic", (ROOT / "Sources/CClasses/kinesic_classes.h").read_text())


def size(source: str) -> int:
    """The bytes of the program's file, stripped."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "program")
        program.with_suffix(".c").write_text(source)
        headers = ["-I", ROOT / "build/include", "-I", ROOT / "Sources/CClasses"]
        options = ["-Os", "-ffunction-sections", *headers, program.with_suffix(".c"), "-o", program, "-s", "-Wl,--gc-sections"]
        subprocess.run(["gcc", *options, ROOT / "build/lib/libkinesic.a", "-lm"], check=True)
        return program.stat().st_size


def of_classes(names: list[str] | None) -> int:
    """What the library adds to a program that has these classes; None: it does not choose, and has all."""
    added = "".join(f'kin_recognizer_add(engine, 0, "{name}", &id); ' for name in names or ["tap"])
    chosen = "" if names is None else CHOICE.format(" ".join(f"kinesic_class_{name}(visit, data);" for name in names))
    return size(chosen + PROGRAM.replace("ADDED", added)) - size(EMPTY)


def table() -> str:
    rows = [("all, which is what a program has that does not choose", of_classes(None))]
    rows += [("`tap`, `pan`, `pinch`", of_classes(["tap", "pan", "pinch"]))]
    rows += [(f"`{name}` alone", of_classes([name])) for name in CLASSES]
    return "| classes | bytes |\n|---|---|\n" + "".join(f"| {name} | {bytes_:,} |\n" for name, bytes_ in rows)


def main() -> None:
    print(table(), end="")
    if "--write" in sys.argv[1:]:
        text = re.sub(r"(<!-- program sizes -->\n).*?(?=<!-- /program sizes -->)", lambda found: found[1] + table(), PAGE.read_text(), flags=re.S)
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
