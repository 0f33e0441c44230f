"""Writes a C++ program that calls every member function of kinesic::Engine, View and Recognizer when that was removed:
between calls, and in the handler that removes it or destroys the engine; an engine's, when that was moved from. The
functions, but for templates, are read from the headers: a new one is among them, and needs a value for each type of
its arguments in VALUES.

Usage: cpp_removed.py FOLDER_OF_HEADERS > program.cpp"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

OWNERS = {"engine.hpp": "Engine", "view.hpp": "View", "recognizer.hpp": "Recognizer"}
# A function of one line, or the head of a longer one, that is no operator, template or constructor.
FUNCTION = re.compile(r"^  (?! |static |friend |explicit |using |struct |template |return |typedef )([\w:<>*& ,]+?[ *&])(\w+)\((.*)\)( const)?(?: \{.*|;)$")
VALUES = {
    "Text": '"threshold"', "Time": "Time(5s)", "double": "1", "bool": "true", "std::uint32_t": "1", "std::uint64_t": "1", "std::uint64_t &": "position", "void *": "nullptr", "Point": "Point{1, 2}",
    "Rect": "Rect{1, 2, 3, 4}", "Transform": "Transform{1, 0, 0, 1, 0, 0}", "View": "s.kept", "ViewId": "s.kept.id()", "Recognizer": "s.other",
    "ActionId": "s.action", "PluginId": "PluginId{1}", "State": "State::began", "Relation": "Relation::requirement", "Prediction": "Prediction::line",
    "TouchCause": "TouchCause::host", "kin_view_flags": "KIN_VIEW_HIDDEN", "const ViewOptions &": "ViewOptions()", "ViewDelegate": "ViewDelegate()",
    "RecognizerDelegate": "RecognizerDelegate()", "const Sample &": "down(9, 1, 1, 5s)", "Span<const Sample>": "Span<const Sample>(&s.sample, 1)",
    "std::initializer_list<Sample>": "{down(9, 1, 1, 5s)}", "const ScrollSample &": "ScrollSample()",
    "Span<const ScrollSample>": "Span<const ScrollSample>(&s.scroll, 1)", "std::initializer_list<ScrollSample>": "{ScrollSample()}",
    "std::initializer_list<Recognizer>": "{s.pan, s.other}", "const Smoothing *": "nullptr", "const ContactFilter *": "nullptr", "const PalmFilter *": "nullptr",
    "const Accommodations *": "nullptr", "const HandGrouping *": "nullptr", "const kin_recognizer_class &": "s.table", "Sink": "[](Bytes) { return true; }",
    "Bytes": "Bytes(s.bytes, sizeof s.bytes)", "const ReplayOptions &": "ReplayOptions()", "kin_replay_report *": "nullptr",
    "std::function<void(const Event &)>": "[](const Event &) {}", "std::function<void(Severity, const char *sentence)>": "[](Severity, const char *) {}",
}  # fmt: skip
RECEIVERS = {"Engine": "s.moved", "View": "s.view", "Recognizer": "s.pan"}


@dataclass
class Function:
    owner: str
    name: str
    types: list[str]
    gives: bool


def types_of(text: str) -> list[str]:
    """The types of arguments, without their names and defaults."""
    parts, depth, start = list[str](), 0, 0
    for index, letter in enumerate(text + ","):
        depth += (letter in "(<{") - (letter in ")>}")
        if letter == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    return [re.sub(r"\w+$", "", part.split(" = ")[0]).strip() for part in parts if part]


def functions(folder: Path) -> list[Function]:
    found = []
    for file, owner in OWNERS.items():
        body = (folder / file).read_text().split(f"class {owner} {{")[1].split("private:")[0]
        for line in body.splitlines():
            match = FUNCTION.match(line)
            if match:
                found.append(Function(owner, match[2], types_of(match[3]), match[1].startswith("Result<")))
            elif re.match(r"  Result<", line):
                raise SystemExit(f"{file}: a function that is not read: {line}")
    return found


def row(function: Function) -> str:
    missing = [kind for kind in function.types if kind not in VALUES]
    if missing:
        raise SystemExit(f"no value for an argument of the type {missing[0]} of {function.owner}::{function.name}")
    made = f"{RECEIVERS[function.owner]}.{function.name}({', '.join(VALUES[kind] for kind in function.types)})"
    return f'  {{"{function.owner}", "{function.name}", [](Scene &s) -> int {{ {f"return code_of({made});" if function.gives else f"(void){made}; return none;"} }}}},'


PROGRAM = """#include "check.hpp"

#include <optional>

int passed = 0, failed = 0;
namespace {

std::uint64_t position; // of a flight recorder that is read

// An engine with two views: what is done to one of them is seen by what is on the other.
struct Scene {
  std::optional<Engine> engine = take(Engine::create());
  Engine moved = take(Engine::create()), taken = std::move(moved); // an engine that was moved from
  ViewOptions options = in(0), others = in(300);
  View view = *engine->root().add_view(options), kept = *engine->root().add_view(others);
  Recognizer pan = *view.add("pan"), other = *kept.add("tap");
  ActionId action = *pan.on_event([](const Event &) {});
  Sample sample = down(9, 1, 1, 5s);
  ScrollSample scroll;
  kin_recognizer_class table = {};
  std::byte bytes[32] = {};

  static Engine take(Result<Engine> made) { return std::move(*made); }
  static ViewOptions in(double x) {
    ViewOptions made;
    made.frame = Rect{x, 0, 300, 300};
    return made;
  }
  void drag() {
    const std::vector<Sample> row = ::drag(4, 1s);
    for (const Sample &each : row) if (engine) (void)engine->feed(each);
  }
  bool is_sound() { return !engine || engine->check_invariants(); }
  std::uint64_t hash() { return engine ? *engine->state_hash() : 0; }
};

enum { works = 0, none = -1 };
template <class Result> int code_of(const Result &result) { return result ? works : static_cast<int>(result.error().code()); }

struct Row {
  const char *owner, *name;
  int (*call)(Scene &);
};
const Row rows[] = {
ROWS
};

struct Removal {
  const char *what;
  bool of_view;
  void (*remove)(Scene &);
};
const Removal removals[] = {
  {"the recognizer was removed", false, [](Scene &s) { CHECK(s.pan.remove()); }},
  {"the view was removed", true, [](Scene &s) { CHECK(s.view.remove()); }},
};
const Removal ending = {"the engine was destroyed", true, [](Scene &s) { s.engine.reset(); }};

bool is_of(const Row &row, const char *owner) { return std::strcmp(row.owner, owner) == 0; }

void check(bool is_right, const Row &row, const char *what) {
  if (is_right) ++passed;
  else ++failed, std::printf("failed: %s::%s %s\\n", row.owner, row.name, what);
}

void between(const Row &row, const Removal &removal) {
  Scene s;
  s.drag();
  removal.remove(s);
  const std::uint64_t before = s.hash();
  const int code = row.call(s);
  check(code == none || code == KIN_ERROR_STALE, row, removal.what);
  check(s.hash() == before && s.is_sound(), row, "changes something");
}

void within(const Row &row, const Removal &removal) {
  Scene s;
  int calls = 0;
  CHECK(s.pan.on(State::began, [&](const Event &) {
    if (calls++) return;
    removal.remove(s);
    row.call(s);
  }));
  s.drag();
  check(calls == 1 && s.is_sound(), row, removal.what);
}

} // namespace

int main() {
  for (const Row &row : rows) {
    if (is_of(row, "Engine")) {
      Scene s;
      const int code = row.call(s);
      check(code == none || code == KIN_ERROR_NULL, row, "when it was moved from");
      continue;
    }
    for (const Removal &removal : removals) {
      if (!removal.of_view && is_of(row, "View")) continue;
      between(row, removal);
      within(row, removal);
    }
    within(row, ending);
  }
  std::printf("%d passed, %d failed\\n", passed, failed);
  return failed != 0;
}
"""


def program(folder: Path) -> str:
    return PROGRAM.replace("\nROWS\n", "\n" + "\n".join(row(each) for each in functions(folder)) + "\n")


if __name__ == "__main__":
    print(program(Path(sys.argv[1])), end="")
