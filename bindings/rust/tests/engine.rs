//! What the crate promises: errors, lifetimes, panics, handlers, delegates, traces.

use std::cell::{Cell, RefCell};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;
use std::time::Duration;

use kinesic::*;

fn ms(time: u64) -> Duration {
    Duration::from_millis(time)
}

fn touch(engine: &Engine, phase: Phase, x: f64, y: f64, time: u64) -> Result<()> {
    engine.feed(&[TouchSample::new(1, phase, x, y, ms(time))])
}

/// A tap that lands at a time.
fn tap_at(engine: &Engine, time: u64) -> Result<()> {
    touch(engine, Phase::Began, 10.0, 10.0, time)?;
    touch(engine, Phase::Ended, 10.0, 10.0, time + 50)
}

#[test]
fn an_error_has_the_engines_sentence() {
    let engine = Engine::new().unwrap();
    let pan = engine.root().add::<Pan>().unwrap();
    let error = pan.set_minimum_touches(0).unwrap_err();
    assert_eq!(error.code(), Some(ErrorCode::Range));
    assert!(error.sentence().contains("minimum_touches"), "{}", error);
    assert!(error.to_string().ends_with("(KIN_ERROR_RANGE)"), "{}", error);
    assert_eq!(pan.minimum_touches().unwrap(), 1);
    let error = engine.root().add_named("no such class").unwrap_err();
    assert_eq!(error.code(), Some(ErrorCode::Unknown));
    assert_eq!(engine.root().add_named("a\0b").unwrap_err().code(), Some(ErrorCode::Invalid));
}

#[test]
fn a_call_without_an_engine_has_a_sentence_too() {
    let error = Engine::with_options(EngineOptions { touch_capacity: 0, ..EngineOptions::default() }).err().unwrap();
    assert_eq!(error.code(), Some(ErrorCode::Range));
    assert!(error.sentence().contains("touch_capacity"), "{}", error);
}

#[test]
fn time_does_not_run_backwards() {
    let engine = Engine::new().unwrap();
    engine.advance(ms(20)).unwrap();
    assert_eq!(engine.advance(ms(10)).unwrap_err().code(), Some(ErrorCode::Time));
    assert_eq!(engine.advance(Duration::MAX).unwrap_err().code(), Some(ErrorCode::Invalid));
    assert_eq!(engine.time().unwrap(), ms(20));
    assert_eq!(engine.next_deadline().unwrap(), None);
}

#[test]
fn properties_have_types_and_defaults() {
    let engine = Engine::new().unwrap();
    let press = engine.root().add::<LongPress>().unwrap();
    assert_eq!(press.minimum_duration().unwrap(), ms(500));
    press.set_minimum_duration(ms(250)).unwrap();
    assert_eq!(press.minimum_duration().unwrap(), ms(250));
    assert!(press.enabled().unwrap());
    let pan = engine.root().add::<Pan>().unwrap();
    pan.set_axes(Axes::Vertical).unwrap();
    assert_eq!(pan.axes().unwrap(), Axes::Vertical);
    let swipe = engine.root().add::<Swipe>().unwrap();
    swipe.set_direction(Direction::UP | Direction::DOWN).unwrap();
    assert!(swipe.direction().unwrap().contains(Direction::UP));
    assert!(!swipe.direction().unwrap().contains(Direction::LEFT));
    pan.set_allowed_touch_types(AllowedTouchTypes::PENCIL).unwrap();
    assert_eq!(pan.allowed_touch_types().unwrap(), AllowedTouchTypes::PENCIL);
}

#[test]
fn a_handle_outlives_its_engine() {
    let engine = Engine::new().unwrap();
    let view = engine.root().add_frame(Rect::new(0.0, 0.0, 50.0, 50.0)).unwrap();
    let tap = view.add::<Tap>().unwrap();
    let other = view.add::<Tap>().unwrap();
    view.remove().unwrap();
    assert_eq!(tap.state().unwrap_err().code(), Some(ErrorCode::Stale));
    drop(engine);
    assert_eq!(other.state().unwrap_err().code(), Some(ErrorCode::Stale));
    assert!(view.frame().is_err());
}

#[test]
fn closures_are_dropped_with_what_they_are_for() {
    let engine = Engine::new().unwrap();
    let view = engine.root().add_view(ViewOptions::default()).unwrap();
    let held = Rc::new(());
    let hold = || {
        let held = held.clone();
        move |_: &Gesture| drop(held.clone())
    };
    let tap = view.add::<Tap>().unwrap();
    let action = tap.on_gesture(hold()).unwrap();
    assert_eq!(Rc::strong_count(&held), 2);
    tap.remove_action(action).unwrap();
    assert_eq!(Rc::strong_count(&held), 1);
    tap.on_gesture(hold()).unwrap();
    view.add::<Pan>().unwrap().on_gesture(hold()).unwrap();
    tap.remove().unwrap();
    assert_eq!(Rc::strong_count(&held), 2);
    view.remove().unwrap();
    assert_eq!(Rc::strong_count(&held), 1);
    engine.root().add::<Tap>().unwrap().on_gesture(hold()).unwrap();
    drop(engine);
    assert_eq!(Rc::strong_count(&held), 1);
}

#[test]
fn a_handler_may_remove_itself_and_capture_handles() {
    let engine = Engine::new().unwrap();
    let tap = engine.root().add::<Tap>().unwrap();
    let (count, action, its) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(None)), tap.clone());
    let (counted, own) = (count.clone(), action.clone());
    let added = tap.on(move |gesture, _| {
        assert_eq!(gesture.recognizer(), *its);
        counted.set(counted.get() + 1);
        its.remove_action(own.get().unwrap()).unwrap();
        assert_eq!(its.remove_action(own.get().unwrap()).unwrap_err().code(), Some(ErrorCode::Unknown));
    });
    action.set(Some(added.unwrap()));
    tap_at(&engine, 0).unwrap();
    tap_at(&engine, 1000).unwrap();
    assert_eq!(count.get(), 1);
}

#[test]
fn a_panic_comes_out_of_the_call_and_the_engine_goes_on() {
    let engine = Engine::new().unwrap();
    let tap = engine.root().add::<Tap>().unwrap();
    let count = Rc::new(Cell::new(0));
    let counted = count.clone();
    tap.on(|_, _| panic!("the handler's own")).unwrap();
    tap.on(move |_, _| counted.set(counted.get() + 1)).unwrap();
    touch(&engine, Phase::Began, 10.0, 10.0, 0).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| touch(&engine, Phase::Ended, 10.0, 10.0, 50))).unwrap_err();
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"the handler's own"));
    assert_eq!(count.get(), 1, "the second handler was called all the same");
    assert_eq!(engine.time().unwrap(), ms(50));
    assert!(catch_unwind(AssertUnwindSafe(|| tap_at(&engine, 1000))).is_err());
    assert_eq!(count.get(), 2);
}

#[test]
fn calls_that_a_handler_may_not_make_are_refused() {
    let engine = Rc::new(Engine::new().unwrap());
    let tap = engine.root().add::<Tap>().unwrap();
    let (inner, seen) = (Rc::downgrade(&engine), Rc::new(Cell::new(None)));
    let told = seen.clone();
    tap.on(move |_, _| told.set(inner.upgrade().unwrap().advance(ms(5000)).unwrap_err().code())).unwrap();
    tap_at(&engine, 0).unwrap();
    assert_eq!(seen.get(), Some(ErrorCode::Reentrant));
}

struct Refusing {
    asked: Rc<RefCell<Vec<&'static str>>>,
}

impl Delegate for Refusing {
    fn should_begin(&mut self, _: &Recognizer) -> bool {
        self.asked.borrow_mut().push("begin");
        false
    }

    fn should_receive_touch(&mut self, _: &Recognizer, touch: &TouchSample) -> bool {
        self.asked.borrow_mut().push("receive");
        assert_eq!((touch.touch(), touch.location()), (1, Point::new(10.0, 10.0)));
        true
    }
}

struct Leftwards {
    seen: Rc<Cell<f64>>,
}

impl Delegate for Leftwards {
    fn should_begin(&mut self, recognizer: &Recognizer) -> bool {
        self.seen.set(recognizer.value("translation.x").unwrap());
        self.seen.get() < 0.0
    }
}

/// As when a lint plays motions on copies that C makes.
#[test]
fn a_delegate_sees_the_engine_that_asks() {
    let engine = Engine::new().unwrap();
    let pan = engine.root().add_named("pan").unwrap();
    let seen = Rc::new(Cell::new(0.0));
    pan.set_delegate(Some(Box::new(Leftwards { seen: seen.clone() }))).unwrap();
    let mut copy = std::ptr::null_mut();
    unsafe {
        assert_eq!(sys::kin_engine_copy(engine.raw(), &mut copy), sys::KIN_OK);
        for (phase, x, time) in [(sys::KIN_PHASE_BEGAN, 100.0, 8), (sys::KIN_PHASE_MOVED, 130.0, 16)] {
            let mut sample: sys::kin_touch_sample = std::mem::zeroed();
            sample.touch = 1;
            sample.phase = phase as _;
            sample.x = x;
            sample.time_ns = time * 1_000_000;
            assert_eq!(sys::kin_engine_feed(copy, &sample, 1), sys::KIN_OK);
        }
        let mut state = 0;
        assert_eq!(sys::kin_recognizer_get_state(copy, pan.id(), &mut state), sys::KIN_OK);
        assert_ne!(State::from_raw(state), Some(State::Began));
        sys::kin_engine_destroy(copy);
    }
    assert_eq!((seen.get(), pan.value("translation.x").unwrap(), engine.time().unwrap()), (30.0, 0.0, ms(0)));
}

#[test]
fn a_delegate_decides() {
    let engine = Engine::new().unwrap();
    let tap = engine.root().add::<Tap>().unwrap();
    let asked = Rc::new(RefCell::new(Vec::new()));
    tap.set_delegate(Some(Box::new(Refusing { asked: asked.clone() }))).unwrap();
    tap_at(&engine, 0).unwrap();
    assert_eq!(*asked.borrow(), ["receive", "begin"]);
    assert!(engine.poll().unwrap().is_empty());
    tap.set_delegate(None).unwrap();
    assert_eq!(Rc::strong_count(&asked), 1);
    tap_at(&engine, 1000).unwrap();
    assert_eq!(engine.poll().unwrap().len(), 1);
}

#[test]
fn polled_events_are_typed() {
    let engine = Engine::new().unwrap();
    engine.set_explain(true).unwrap();
    let view = engine.root().add_view(ViewOptions { flags: ViewFlags::WANTS_TOUCHES, ..Default::default() }).unwrap();
    let pan = view.add::<Pan>().unwrap();
    touch(&engine, Phase::Began, 10.0, 10.0, 0).unwrap();
    touch(&engine, Phase::Moved, 40.0, 14.0, 16).unwrap();
    let events = engine.poll().unwrap();
    let (mut touches, mut decisions, mut moved) = (0, 0, Vec::new());
    for event in &events {
        assert!(!engine.describe(event).unwrap().is_empty());
        match event {
            Event::ViewTouch(touch) => {
                assert_eq!((touch.view(), touch.touch()), (view.clone(), 1));
                touches += 1;
            }
            Event::Decision(decision) => {
                assert_eq!(decision.reason(), Some(Reason::OwnRule));
                decisions += 1;
            }
            Event::Gesture(gesture) => match gesture.outputs() {
                Outputs::Pan(outputs) => moved.push((gesture.state(), outputs.translation, gesture.time())),
                other => panic!("{:?}", other),
            },
            _ => unreachable!(),
        }
    }
    assert_eq!((touches, decisions), (2, 1));
    assert_eq!(moved, [(State::Began, Point::new(30.0, 4.0), ms(16))]);
    assert_eq!(pan.translation().unwrap(), Point::new(30.0, 4.0));
    assert_eq!(pan.location_in(&view).unwrap(), Point::new(40.0, 14.0));
}

#[test]
fn a_trace_plays_without_the_closures() {
    let bytes = Rc::new(RefCell::new(Vec::new()));
    let engine = Engine::new().unwrap();
    let tap = engine.root().add::<Tap>().unwrap();
    tap.set_delegate(Some(Box::new(Refusing { asked: Rc::default() }))).unwrap();
    engine.set_explain(true).unwrap();
    let sink = bytes.clone();
    engine.start_trace(move |part| {
        sink.borrow_mut().extend_from_slice(part);
        true
    })
    .unwrap();
    tap_at(&engine, 0).unwrap();
    engine.stop_trace().unwrap();
    let again = Engine::new().unwrap();
    again.replay(&bytes.borrow()).unwrap();
    let sentences = |engine: &Engine| -> Vec<String> {
        engine.poll().unwrap().iter().map(|event| engine.describe(event).unwrap()).collect()
    };
    let (first, second) = (sentences(&engine), sentences(&again));
    assert!(first.len() == 1 && first[0].contains("should_begin said no"), "{:?}", first);
    assert_eq!(first, second);
    assert_eq!(Engine::new().unwrap().replay(&bytes.borrow()[..20]).unwrap_err().code(), Some(ErrorCode::Trace));
    assert_eq!(engine.start_trace(|_| false).unwrap_err().code(), Some(ErrorCode::Sink));
}

/// One finger that rests: begins after a time, ends with the lift.
#[derive(Clone, Copy)]
#[repr(C)]
struct Hold {
    duration: f64,
    landed: u64,
}

unsafe impl Recognizing for Hold {
    const NAME: &'static str = "com.example.hold";
    const SUMMARY: &'static str = "One finger that rests.";

    fn properties() -> Vec<Property<Self>> {
        vec![Property::new("duration", |state| &state.duration, 0.4, 0.05..=10.0, "s", "How long it rests.")]
    }

    fn outputs() -> Vec<(&'static str, &'static str, f64)> {
        vec![("rested", "s", 0.0)]
    }

    fn prepare(&mut self) {
        self.landed = 0;
    }

    fn step(&mut self, input: &Step, request: &mut Request) -> State {
        let first = input.touches().next();
        if first.map_or(false, |touch| touch.x > 500.0) {
            panic!("too far to the right");
        }
        if self.landed == 0 {
            self.landed = input.time();
            request.set_deadline(Some(input.time() + (self.duration * 1e9) as u64));
        }
        request.set_value(0, (input.time() - self.landed) as f64 / 1e9);
        match (input.state(), input.is_timer(), input.down_count()) {
            (State::Possible, true, _) => State::Began,
            (State::Possible, false, 0) => State::Failed,
            (State::Possible, false, _) => State::Possible,
            (_, _, 0) => State::Ended,
            _ => State::Changed,
        }
    }
}

#[test]
fn a_class_in_rust_recognizes() {
    let engine = Engine::new().unwrap();
    engine.register::<Hold>().unwrap();
    assert_eq!(engine.register::<Hold>().unwrap_err().code(), Some(ErrorCode::Exists));
    let hold = engine.root().add_named(Hold::NAME).unwrap();
    assert_eq!(hold.number("duration").unwrap(), 0.4);
    hold.set_number("duration", 0.1).unwrap();
    assert_eq!(hold.set_number("duration", 0.01).unwrap_err().code(), Some(ErrorCode::Range));
    let seen = Rc::new(RefCell::new(Vec::new()));
    let noted = seen.clone();
    hold
        .on_gesture(move |gesture| {
            assert_eq!(gesture.outputs(), Outputs::Other);
            noted.borrow_mut().push((gesture.state(), gesture.time(), gesture.values()[0]));
        })
        .unwrap();
    touch(&engine, Phase::Began, 10.0, 10.0, 5).unwrap();
    engine.advance(ms(200)).unwrap();
    touch(&engine, Phase::Ended, 10.0, 10.0, 305).unwrap();
    assert_eq!(*seen.borrow(), [(State::Began, ms(105), 0.1), (State::Ended, ms(305), 0.3)]);
    tap_at(&engine, 1000).unwrap();
    assert_eq!(seen.borrow().len(), 2);
}

#[test]
fn a_class_that_panics_fails_and_the_panic_goes_on() {
    let engine = Engine::new().unwrap();
    engine.register::<Hold>().unwrap();
    let hold = engine.root().add_named(Hold::NAME).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| touch(&engine, Phase::Began, 600.0, 10.0, 0))).unwrap_err();
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"too far to the right"));
    touch(&engine, Phase::Ended, 600.0, 10.0, 50).unwrap();
    assert_eq!(hold.state().unwrap(), State::Possible);
    touch(&engine, Phase::Began, 10.0, 10.0, 1000).unwrap();
    engine.advance(ms(1500)).unwrap();
    assert_eq!(hold.state().unwrap(), State::Began);
}

/// Twenty quick taps at two places by turns, then a tap and at once a drag elsewhere.
#[test]
fn what_lands_after_a_tap_counts() {
    let engine = Engine::new().unwrap();
    let (single, twice, pan) = (engine.root().add::<Tap>().unwrap(), engine.root().add::<Tap>().unwrap(), engine.root().add::<Pan>().unwrap());
    twice.set_taps_required(2).unwrap();
    single.require_failure_of(&twice).unwrap();
    let (taps, drags) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(0)));
    let (tapped, dragged) = (taps.clone(), drags.clone());
    single.on_gesture(move |_| tapped.set(tapped.get() + 1)).unwrap();
    pan.on_gesture(move |gesture| dragged.set(dragged.get() + (gesture.state() == State::Began) as i32)).unwrap();
    for i in 0..=20 {
        let place = if i % 2 == 1 { 600.0 } else { 10.0 };
        touch(&engine, Phase::Began, place, place, 1000 + 100 * i).unwrap();
        touch(&engine, Phase::Ended, place, place, 1040 + 100 * i).unwrap();
    }
    touch(&engine, Phase::Began, 300.0, 100.0, 3100).unwrap();
    touch(&engine, Phase::Moved, 350.0, 100.0, 3120).unwrap();
    touch(&engine, Phase::Ended, 350.0, 100.0, 3140).unwrap();
    engine.advance(ms(6000)).unwrap();
    assert_eq!((taps.get(), drags.get()), (21, 1));
}
