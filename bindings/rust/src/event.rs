use std::rc::Weak;
use std::time::Duration;

use crate::classes::Outputs;
use crate::enums::{Phase, Reason, State};
use crate::geometry::Point;
use crate::host::Host;
use crate::recognizer::Recognizer;
use crate::sys;
use crate::time::from_nanoseconds;
use crate::view::View;

/// One record of the engine.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Event {
    /// A recognizer took a state.
    Gesture(Gesture),
    /// A touch for a view that asked for touches.
    ViewTouch(ViewTouch),
    /// Why a recognizer left Possible, or was kept there: see `Engine::set_explain`.
    Decision(Decision),
}

impl Event {
    pub(crate) fn new(record: &sys::kin_event, host: &Weak<Host>) -> Self {
        let record = Record { raw: *record, host: host.clone() };
        match record.raw.kind {
            sys::KIN_EVENT_VIEW_TOUCH => Event::ViewTouch(ViewTouch(record)),
            sys::KIN_EVENT_DECISION => Event::Decision(Decision(record)),
            _ => Event::Gesture(Gesture(record)),
        }
    }

    /// It as C has it.
    pub fn record(&self) -> &sys::kin_event {
        match self {
            Event::Gesture(gesture) => &gesture.0.raw,
            Event::ViewTouch(touch) => &touch.0.raw,
            Event::Decision(decision) => &decision.0.raw,
        }
    }

    /// The time of the step that sent it.
    pub fn time(&self) -> Duration {
        from_nanoseconds(self.record().time_ns)
    }
}

#[derive(Clone)]
struct Record {
    raw: sys::kin_event,
    host: Weak<Host>,
}

impl Record {
    fn state(&self, raw: sys::kin_state) -> State {
        State::from_raw(raw).unwrap_or(State::Possible)
    }
}

impl std::fmt::Debug for Record {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "record {} at {} ns", self.raw.sequence, self.raw.time_ns)
    }
}

/// A recognizer took a state.
#[derive(Clone, Debug)]
pub struct Gesture(Record);

impl Gesture {
    pub(crate) fn new(record: &sys::kin_event, host: &Weak<Host>) -> Self {
        Self(Record { raw: *record, host: host.clone() })
    }

    /// Whose it is.
    pub fn recognizer(&self) -> Recognizer {
        Recognizer::new(&self.0.host, self.0.raw.recognizer)
    }

    /// The recognizer's view.
    pub fn view(&self) -> View {
        View::new(&self.0.host, self.0.raw.view)
    }

    /// The new state.
    pub fn state(&self) -> State {
        self.0.state(self.0.raw.state)
    }

    /// The state before.
    pub fn from(&self) -> State {
        self.0.state(self.0.raw.from)
    }

    /// The time of the step that sent it.
    pub fn time(&self) -> Duration {
        from_nanoseconds(self.0.raw.time_ns)
    }

    /// Where it is, in the window.
    pub fn location(&self) -> Point {
        Point::new(self.0.raw.x, self.0.raw.y)
    }

    /// How many fingers made it.
    pub fn touch_count(&self) -> u16 {
        self.0.raw.touch_count
    }

    /// The host's number of the contact whose stream it is, for a class with one for each touch.
    pub fn touch(&self) -> Option<u64> {
        (self.0.raw.contact != 0).then(|| self.0.raw.touch)
    }

    /// How many earlier records this one stands for besides itself, when it was polled.
    pub fn merged(&self) -> u32 {
        self.0.raw.merged
    }

    /// Its numbers, in the order of the class's outputs.
    pub fn values(&self) -> &[f64; 8] {
        unsafe { &self.0.raw.of.values }
    }

    /// Its numbers by name.
    pub fn outputs(&self) -> Outputs {
        let known = self.0.host.upgrade().and_then(|host| host.classes.borrow().get(&self.0.raw.recognizer).cloned());
        let class = known.or_else(|| self.recognizer().class().ok()).unwrap_or_default();
        Outputs::of(&class, self.values())
    }
}

/// A touch for a view that asked for touches.
#[derive(Clone, Debug)]
pub struct ViewTouch(Record);

impl ViewTouch {
    /// The touched view.
    pub fn view(&self) -> View {
        View::new(&self.0.host, self.0.raw.view)
    }

    /// What the touch did; none for what a later library alone knows.
    pub fn phase(&self) -> Option<Phase> {
        Phase::from_raw(self.0.raw.phase)
    }

    /// The host's number of the contact.
    pub fn touch(&self) -> u64 {
        self.0.raw.touch
    }

    /// The touch's own time.
    pub fn touch_time(&self) -> Duration {
        from_nanoseconds(self.0.raw.touch_time_ns)
    }

    /// Where it is, in the window.
    pub fn location(&self) -> Point {
        Point::new(self.0.raw.x, self.0.raw.y)
    }
}

/// Why a recognizer left Possible, or was kept there.
#[derive(Clone, Debug)]
pub struct Decision(Record);

impl Decision {
    /// Whose it is.
    pub fn recognizer(&self) -> Recognizer {
        Recognizer::new(&self.0.host, self.0.raw.recognizer)
    }

    /// The state that was asked for.
    pub fn state(&self) -> State {
        self.0.state(self.0.raw.state)
    }

    /// Why; none for what a later library alone knows.
    pub fn reason(&self) -> Option<Reason> {
        Reason::from_raw(self.0.raw.reason)
    }

    /// The other recognizer concerned.
    pub fn other(&self) -> Option<Recognizer> {
        (self.0.raw.other != 0).then(|| Recognizer::new(&self.0.host, self.0.raw.other))
    }
}
