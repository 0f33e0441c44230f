//! A lint finds conflicts, and asks delegates with what it plays.
#![cfg(feature = "lint")]

use std::cell::{Cell, RefCell};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::{Rc, Weak};

use kinesic::*;

/// A page that a drag moves and a flick should turn: the drag is recognized first.
fn page() -> (Engine, View, Pan, Swipe) {
    let engine = Engine::new().unwrap();
    let page = engine.root().add_frame(Rect::new(0.0, 0.0, 360.0, 640.0)).unwrap();
    let (moving, turning) = (page.add::<Pan>().unwrap(), page.add::<Swipe>().unwrap());
    moving.set_name("move").unwrap();
    turning.set_name("turn").unwrap();
    (engine, page, moving, turning)
}

fn ms(time: u64) -> std::time::Duration {
    std::time::Duration::from_millis(time)
}

fn quick() -> LintOptions {
    LintOptions { remedies: false, ..LintOptions::default() }
}

#[test]
fn it_finds_what_never_fires() {
    let (engine, page, moving, turning) = page();
    let latest = Rc::new(Cell::new(0.0));
    let seen = latest.clone();
    let progress: Box<dyn Fn(f64) -> bool> = Box::new(move |share| {
        seen.set(share);
        true
    });
    let lint = engine.lint(LintOptions { progress: Some(progress), ..LintOptions::default() }).unwrap();
    lint.allow(FindingKind::Late, None, None).unwrap();
    lint.allow_view(FindingKind::Shadowed, &page).unwrap();
    lint.run().unwrap();
    assert_eq!(latest.get(), 1.0);
    let never = lint.findings().unwrap().remove(0);
    assert_eq!((never.kind, never.severity, never.is_allowed), (Some(FindingKind::Never), LintSeverity::Error, false));
    assert_eq!(never.recognizer.unwrap().id(), turning.id());
    assert_eq!(never.other.unwrap().id(), moving.id());
    assert_eq!(never.view.unwrap(), page);
    assert!(never.sentence.starts_with("swipe 'turn' never fires"), "{}", never.sentence);
    assert!(never.remedies[0].contains("require_failure 'move' 'turn'"), "{}", never.remedies[0]);
    assert!(lint.json().unwrap().contains("\"kind\":\"never\""));
    lint.allow(FindingKind::Never, Some(&moving), Some(&turning)).unwrap();
    lint.run().unwrap();
    let findings = lint.findings().unwrap();
    assert!(findings.iter().any(|each| each.kind == Some(FindingKind::Never) && each.is_allowed));

    moving.require_failure_of(&turning).unwrap();
    let mended = engine.lint(quick()).unwrap();
    mended.run().unwrap();
    assert!(mended.findings().unwrap().iter().all(|each| each.kind != Some(FindingKind::Never)));
}

#[test]
fn it_refuses_with_a_sentence() {
    let (engine, ..) = page();
    let error = engine.lint(LintOptions { width: -1.0, ..quick() }).err().unwrap();
    assert_eq!(error.code(), Some(ErrorCode::Invalid));
    assert!(error.sentence().contains("width of kin_lint_options"), "{}", error);
    let ended = engine.lint(LintOptions { progress: Some(Box::new(|_| false)), ..quick() }).unwrap();
    assert_eq!(ended.run().unwrap_err().code(), Some(ErrorCode::State));
}

#[derive(Default)]
struct Asked {
    up: u32,
    down: u32,
    moving: u32,
}

struct Upwards {
    asked: Rc<RefCell<Asked>>,
    page: View,
    moving: Pan,
}

impl Delegate for Upwards {
    fn should_begin(&mut self, recognizer: &Recognizer) -> bool {
        let way = self.moving.translation().unwrap().y;
        let speed = recognizer.value("velocity.y").unwrap();
        let place = recognizer.location_in(&self.page).unwrap();
        assert!(!(way < -5.0 && speed > 0.0 || way > 5.0 && speed < 0.0) && place.x > 0.0 && place.y > 0.0);
        let mut asked = self.asked.borrow_mut();
        asked.up += u32::from(way < 0.0);
        asked.down += u32::from(way > 0.0);
        asked.moving += u32::from(speed != 0.0);
        way < 0.0
    }

    fn should_receive_touch(&mut self, _: &Recognizer, touch: &TouchSample) -> bool {
        assert!(touch.touch() > 0);
        true
    }
}

#[test]
fn a_delegate_sees_what_it_plays() {
    let (engine, page, moving, _) = page();
    let asked = Rc::new(RefCell::new(Asked::default()));
    let delegate = Upwards { asked: asked.clone(), page, moving: moving.clone() };
    moving.set_delegate(Some(Box::new(delegate))).unwrap();
    let lint = engine.lint(quick()).unwrap();
    lint.run().unwrap();
    let asked = asked.borrow();
    assert!(asked.up >= 5 && asked.down >= 5 && asked.moving >= 5, "{} {} {}", asked.up, asked.down, asked.moving);
    assert!(lint.json().unwrap().contains("\"refused\""));
    assert_eq!(moving.translation().unwrap(), Point::new(0.0, 0.0));
}

/// Gives the copy another delegate and a handler, and counts what becomes of it.
struct Changing {
    asked: Rc<Cell<u32>>,
}

impl Delegate for Changing {
    fn should_begin(&mut self, recognizer: &Recognizer) -> bool {
        self.asked.set(self.asked.get() + 1);
        if self.asked.get() == 1 {
            recognizer.set_delegate(None).unwrap();
            recognizer.set_delegate(Some(Box::new(Panicking))).unwrap();
            recognizer.on_gesture(|_| {}).unwrap();
        }
        true
    }
}

#[test]
fn what_a_delegate_does_to_a_copy_leaves_the_engines_closures() {
    let (engine, _, moving, _) = page();
    let (asked, heard) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(0)));
    moving.set_delegate(Some(Box::new(Changing { asked: asked.clone() }))).unwrap();
    let hearing = heard.clone();
    moving.on_gesture(move |_| hearing.set(hearing.get() + 1)).unwrap();
    // A copy asks the delegate once, as a motion of a lint does.
    let mut copy = std::ptr::null_mut();
    unsafe {
        assert_eq!(sys::kin_engine_copy(engine.raw(), &mut copy), sys::KIN_OK);
        let samples = [(Phase::Began, 100.0, 8), (Phase::Moved, 130.0, 16)].map(|(phase, x, time)| TouchSample::new(1, phase, x, 10.0, ms(time)));
        assert_eq!(sys::kin_engine_feed(copy, samples.as_ptr() as *const _, 1), sys::KIN_OK);
        assert_eq!(sys::kin_engine_feed(copy, samples[1..].as_ptr() as *const _, 1), sys::KIN_OK);
    }
    assert_eq!((asked.get(), Rc::strong_count(&asked), Rc::strong_count(&heard)), (1, 2, 2));
    unsafe { sys::kin_engine_destroy(copy) };
    engine.feed(&[TouchSample::new(1, Phase::Began, 100.0, 10.0, ms(8))]).unwrap();
    engine.feed(&[TouchSample::new(1, Phase::Moved, 130.0, 10.0, ms(16))]).unwrap();
    assert_eq!((asked.get(), heard.get()), (2, 1));
}

struct Panicking;

impl Delegate for Panicking {
    fn should_begin(&mut self, _: &Recognizer) -> bool {
        panic!("of a delegate")
    }
}

#[test]
fn a_panic_ends_the_run() {
    let (engine, _, moving, _) = page();
    moving.set_delegate(Some(Box::new(Panicking))).unwrap();
    let lint = engine.lint(quick()).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| lint.run())).unwrap_err();
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"of a delegate"));
    assert!(lint.findings().unwrap().is_empty());
    moving.set_delegate(None).unwrap();
    engine.lint(quick()).unwrap().run().unwrap();
}

/// All of its functions, from what it calls; and it keeps what it needs when its engine is dropped.
#[test]
fn it_cannot_be_called_while_it_runs() {
    let (engine, page, ..) = page();
    let codes = Rc::new(RefCell::new(Vec::new()));
    let lint = Rc::new_cyclic(|weak: &Weak<Lint>| {
        let (codes, weak) = (codes.clone(), weak.clone());
        let progress = move |_| {
            let lint = weak.upgrade().unwrap();
            let late = FindingKind::Late;
            for called in [lint.run(), lint.allow(late, None, None), lint.allow_view(late, &page), lint.findings().map(drop), lint.json().map(drop)] {
                codes.borrow_mut().push(called.unwrap_err().code());
            }
            true
        };
        engine.lint(LintOptions { progress: Some(Box::new(progress)), ..quick() }).unwrap()
    });
    drop(engine);
    lint.run().unwrap();
    let codes = codes.borrow();
    assert!(codes.len() > 5 && codes.iter().all(|code| *code == Some(ErrorCode::Reentrant)));
    assert!(!lint.findings().unwrap().is_empty());
}
