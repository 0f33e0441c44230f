"""Writes a program of the crate that calls every public function of engines, views and recognizers of each class when
that was removed or dropped: between calls, and in the handler that removes it. The functions are read from the crate's
sources: a new one is among them, and needs a value for each type of its arguments in VALUES.

Usage: rust_removed.py SOURCES > program.rs"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

FUNCTION = re.compile(r"    pub fn (\w+)(?:<(\w+): Class>)?\(&self(?:, )?(.*)\)(?: -> (.+?))? \{$")
# The engine is made, and dropped, by its owner alone: its own functions are called when it lives only.
OWNERS = {"view.rs": "View", "recognizer.rs": "Recognizer"}
VALUES = {
    "Duration": "Duration::from_millis(5000)", "bool": "true", "f64": "1.0", "u32": "1", "&str": '"threshold"', "Point": "Point::new(1.0, 2.0)",
    "Rect": "Rect::default()", "Transform": "Transform::IDENTITY", "ViewOptions": "ViewOptions::default()", "&View": "&scene.kept",
    "&Recognizer": "&scene.other", "State": "State::Began", "Action": "scene.action", "impl FnMut(&Gesture) + 'static": "|_| {}",
    "Option<Box<dyn Delegate>>": "None",
}  # fmt: skip


@dataclass
class Function:
    owner: str
    name: str
    of_class: bool
    types: list[str]
    result: str


def arguments(text: str) -> list[str]:
    """The types of arguments."""
    parts, depth, start = list[str](), 0, 0
    for index, letter in enumerate(text + ","):
        depth += (letter in "(<[") - (letter in ")]" or letter == ">" and text[index - 1] != "-")
        if letter == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part.split(": ", 1)[1] for part in parts if part]


def functions(sources: Path) -> list[Function]:
    found = []
    for file in (*OWNERS, "classes.rs"):
        owner = ""
        for line in (sources / file).read_text().splitlines():
            if begins := re.match(r"impl (\w+) \{", line):
                owner = begins[1]
            match = FUNCTION.match(line)
            if match and (file == "classes.rs" or owner == OWNERS[file]):
                found.append(Function(owner, match[1], bool(match[2]), arguments(match[3]), match[4] or ""))
            elif line.startswith("    pub fn ") and "&self" in line and file != "classes.rs" and owner == OWNERS[file]:
                raise SystemExit(f"{file}: a function that is not read: {line}")
    return found


def enumerations(sources: Path) -> dict[str, str]:
    """A value of each enumeration, and of each set of flags."""
    text = (sources / "enums.rs").read_text()
    found = {name: f"{name}::{first}" for name, first in re.findall(r"pub enum (\w+) \{\s*(?:///.*\s*|#.*\s*)*(\w+)", text)}
    return found | {name: f"{name}(1)" for name in re.findall(r"pub struct (\w+)\(pub u32\)", text)}


def value(kind: str, others: dict[str, str]) -> str:
    if kind in VALUES:
        return VALUES[kind]
    if kind in others:
        return others[kind]
    if typed := re.fullmatch(r"impl FnMut\(&Gesture, (\w+)\) \+ 'static", kind):
        return f"|_, _: {typed[1]}| {{}}"
    raise SystemExit(f"no value for an argument of the type {kind}")


def call(function: Function, others: dict[str, str]) -> str:
    """A row of the table: the owner, the name, whether it gives a result, and what calls it."""
    receiver = "scene.view" if function.owner == "View" else "scene.pan" if function.owner == "Recognizer" else f"scene.{snake(function.owner)}"
    generic = "::<Tap>" if function.of_class else ""
    made = f"{receiver}.{function.name}{generic}({', '.join(value(kind, others) for kind in function.types)})"
    gives = function.result.startswith("Result<")
    body = f"{made}.err()" if gives else f"{{ let _ = {made}; None }}"
    return f'    ("{function.owner}", "{function.name}", {str(gives).lower()}, |scene| {body}),'


def snake(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


PROGRAM = """
use kinesic::*;
use std::cell::RefCell;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;
use std::time::Duration;

/// An engine with two views: what is done to one of them is seen by what is on the other. The engine can be dropped.
struct Scene {
    engine: RefCell<Option<Rc<Engine>>>,
    view: View,
    kept: View,
    other: Tap,
    action: Action,
FIELDS
}

impl Scene {
    fn new() -> Rc<Self> {
        let engine = Rc::new(Engine::new().unwrap());
        let view = engine.root().add_frame(Rect { x: 0.0, y: 0.0, width: 300.0, height: 300.0 }).unwrap();
        let kept = engine.root().add_frame(Rect { x: 300.0, y: 0.0, width: 300.0, height: 300.0 }).unwrap();
        let other = kept.add::<Tap>().unwrap();
MAKES
        let action = pan.on_gesture(|_| {}).unwrap();
        for each in view_recognizers(&[OTHERS]) {
            each.set_enabled(false).unwrap();
        }
        Rc::new(Self { engine: RefCell::new(Some(engine)), view, kept, other, action, NAMES })
    }

    fn engine(&self) -> Option<Rc<Engine>> {
        self.engine.borrow().clone()
    }

    fn drag(self: &Rc<Self>, mut began: impl FnMut(&Rc<Scene>) + 'static) {
        let engine = self.engine().unwrap();
        let scene = Rc::downgrade(self);
        let take = move |gesture: &Gesture| {
            if gesture.state() == State::Began {
                began(&scene.upgrade().unwrap());
            }
        };
        self.pan.on_gesture(take).unwrap();
        for (time, phase, x) in [(1000, Phase::Began, 50.0), (1010, Phase::Moved, 80.0), (1020, Phase::Moved, 110.0), (1100, Phase::Ended, 110.0)] {
            engine.feed(&[TouchSample::new(1, phase, x, 50.0, Duration::from_millis(time))]).unwrap();
        }
    }

    fn is_sound(&self) -> bool {
        self.engine().map_or(true, |engine| unsafe { sys::kin_engine_check_invariants(engine.raw()) == sys::KIN_OK })
    }

    fn hash(&self) -> u64 {
        self.engine().map_or(0, |engine| engine.state_hash().unwrap())
    }
}

fn view_recognizers<'a>(all: &'a [&'a Recognizer]) -> impl Iterator<Item = &'a &'a Recognizer> {
    all.iter()
}

type Row = (&'static str, &'static str, bool, fn(&Scene) -> Option<Error>);
const ROWS: &[Row] = &[
ROWS
];

type Removal = (&'static str, bool, fn(&Scene));
const REMOVALS: &[Removal] = &[
    ("the recognizer was removed", false, |scene| {
        for each in view_recognizers(&[SELF_ALL]) {
            each.remove().unwrap();
        }
    }),
    ("the view was removed", true, |scene| scene.view.remove().unwrap()),
    ("the engine was dropped", true, |scene| drop(scene.engine.borrow_mut().take())),
];

fn main() {
    let (mut passed, mut failed) = (0, 0);
    let mut check = |is_right: bool, what: &str, row: &Row, removal: &Removal| {
        passed += is_right as u32;
        failed += !is_right as u32;
        if !is_right {
            println!("failed: {}::{} {} when {}", row.0, row.1, what, removal.0);
        }
    };
    for removal in REMOVALS {
        for row in ROWS.iter().filter(|row| removal.1 || row.0 != "View") {
            let scene = Scene::new();
            scene.drag(|_| {});
            (removal.2)(&scene);
            let before = scene.hash();
            let fault = catch_unwind(AssertUnwindSafe(|| (row.3)(&scene)));
            let is_stale = fault.map_or(false, |fault| !row.2 || fault.map_or(false, |fault| fault.code() == Some(ErrorCode::Stale) && fault.sentence().len() > 10));
            check(is_stale, "is not refused as stale", row, removal);
            check(scene.hash() == before, "changes something", row, removal);
            check(scene.is_sound(), "leaves an engine that is not sound", row, removal);

            let scene = Scene::new();
            let calls = Rc::new(RefCell::new(Vec::new()));
            let (done, function, remove) = (calls.clone(), row.3, removal.2);
            scene.drag(move |scene| {
                remove(scene);
                done.borrow_mut().push(catch_unwind(AssertUnwindSafe(|| function(scene))).is_ok());
            });
            check(*calls.borrow() == [true], "panics within a handler", row, removal);
            check(scene.is_sound(), "within a handler leaves an engine that is not sound", row, removal);
        }
    }
    println!("{} passed, {} failed", passed, failed);
    std::process::exit((failed > 0) as i32);
}
"""


def program(sources: Path) -> str:
    all_functions, others = functions(sources), enumerations(sources)
    classes = sorted({each.owner for each in all_functions} - set(OWNERS.values()))
    names = [snake(each) for each in classes]
    parts = {
        "SELF_ALL": ", ".join(f"&scene.{name}" for name in names),
        "FIELDS": "\n".join(f"    {name}: {kind}," for name, kind in zip(names, classes)),
        "MAKES": "\n".join(f"        let {name} = view.add::<{kind}>().unwrap();" for name, kind in zip(names, classes)),
        "OTHERS": ", ".join(f"&{name}" for name in names if name != "pan"),
        "NAMES": ", ".join(names),
        "\nROWS\n": "\n" + "\n".join(call(each, others) for each in all_functions) + "\n",
    }
    text = PROGRAM.lstrip()
    for key, part in parts.items():
        text = text.replace(key, part)
    return text


if __name__ == "__main__":
    print(program(Path(sys.argv[1])), end="")
