use std::any::Any;
use std::cell::RefCell;
use std::ffi::CString;
use std::mem::{align_of, size_of, zeroed};
use std::ops::RangeInclusive;
use std::os::raw::{c_char, c_void};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::slice;

use crate::engine::Engine;
use crate::enums::State;
use crate::error::{c_text, Result};
use crate::geometry::Point;
use crate::sys;

/// A recognizer class written in Rust. A value of it is the state of one recognizer: plain bytes that the engine owns,
/// hashes and records. It begins as zeros with the properties in place.
///
/// # Safety
/// The type is `repr(C)`, has no padding, no pointers and no references, and any bytes in it are a value.
pub unsafe trait Recognizing: Copy + 'static {
    /// The name of the class: "com.example.hold".
    const NAME: &'static str;
    /// One sentence.
    const SUMMARY: &'static str;

    /// Its settings: fields of the type.
    fn properties() -> Vec<Property<Self>> {
        Vec::new()
    }

    /// Its outputs, of which an event carries up to 8: name, unit, what an attempt starts with.
    fn outputs() -> Vec<(&'static str, &'static str, f64)> {
        Vec::new()
    }

    /// Makes it ready for an attempt; properties stay.
    fn prepare(&mut self);

    /// One transition: what happened gives the state that it proposes. It calls nothing of the engine's and keeps
    /// nothing elsewhere. [`State::Failed`] as soon as the touches cannot become the gesture any more.
    fn step(&mut self, input: &Step, request: &mut Request) -> State;

    /// Can the attempt, none of whose fingers is down, go on with the one touch that is about to land? If not, it is
    /// stepped before that, with [`Step::is_timer`], for it to end, and the touch lands on an attempt that is new.
    fn continues_with(&self, _landing: &Step) -> bool {
        true
    }
}

/// A setting of a class.
pub struct Property<T> {
    name: &'static str,
    summary: &'static str,
    unit: &'static str,
    initial: f64,
    range: RangeInclusive<f64>,
    field: fn(&T) -> &f64,
}

impl<T> Property<T> {
    /// `Property::new("duration", |state| &state.duration, 0.4, 0.05..=10.0, "s", "How long it rests.")`.
    pub fn new(
        name: &'static str,
        field: fn(&T) -> &f64,
        initial: f64,
        range: RangeInclusive<f64>,
        unit: &'static str,
        summary: &'static str,
    ) -> Self {
        Self { name, summary, unit, initial, range, field }
    }

    fn offset(&self) -> u32 {
        // Zeros are a value of every `Recognizing`.
        let blank: T = unsafe { zeroed() };
        let field: *const f64 = (self.field)(&blank);
        (field as usize - &blank as *const T as usize) as u32
    }
}

/// What happened.
pub struct Step<'a>(&'a sys::kin_step);

impl Step<'_> {
    /// Its touches in the order of landing: those that are down, and those that ended in this step.
    pub fn touches(&self) -> impl Iterator<Item = &sys::kin_touch> {
        let touches: &[*const sys::kin_touch] =
            if self.0.touch_count == 0 { &[] } else { unsafe { slice::from_raw_parts(self.0.touches, self.0.touch_count as usize) } };
        touches.iter().map(|touch| unsafe { &**touch })
    }

    /// How many touches are down after this step.
    pub fn down_count(&self) -> u32 {
        self.0.down_count
    }

    /// The time of the step, in nanoseconds.
    pub fn time(&self) -> u64 {
        self.0.time_ns
    }

    /// What it is now.
    pub fn state(&self) -> State {
        State::from_raw(self.0.state).unwrap_or(State::Possible)
    }

    /// Thresholds in window units are multiplied by this.
    pub fn scale(&self) -> f64 {
        self.0.scale
    }

    /// Whether the deadline that was asked for has come, or a touch is about to land with which it does not go on; then
    /// nothing else happened.
    pub fn is_timer(&self) -> bool {
        self.0.flags & sys::KIN_STEP_TIMER != 0
    }
}

/// What a step asks for. It is kept between steps.
pub struct Request<'a>(&'a mut sys::kin_request);

impl Request<'_> {
    /// Asks for a step at a time, in nanoseconds; none: no more.
    pub fn set_deadline(&mut self, time: Option<u64>) {
        self.0.deadline_ns = time.unwrap_or(sys::KIN_TIME_NEVER);
    }

    /// An output, by its place among the class's.
    pub fn set_value(&mut self, index: usize, to: f64) {
        self.0.values[index] = to;
    }

    /// Where the gesture is; the centroid of its touches at first.
    pub fn set_location(&mut self, to: Point) {
        self.0.x = to.x;
        self.0.y = to.y;
    }
}

thread_local! {
    /// What a step panicked with, until the call of C that it ran in is over.
    static PANIC: RefCell<Option<Box<dyn Any + Send>>> = RefCell::new(None);
}

/// What a step panicked with since the last call.
pub(crate) fn take_panic() -> Option<Box<dyn Any + Send>> {
    PANIC.with(|panic| panic.borrow_mut().take())
}

/// Runs a function of a class: no panic of it reaches C.
fn guarded<T>(otherwise: T, function: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(function)).unwrap_or_else(|fault| {
        PANIC.with(|panic| {
            panic.borrow_mut().get_or_insert(fault);
        });
        otherwise
    })
}

unsafe extern "C" fn prepare<T: Recognizing>(state: *mut c_void) {
    guarded((), || (*(state as *mut T)).prepare())
}

unsafe extern "C" fn step<T: Recognizing>(
    state: *mut c_void,
    input: *const sys::kin_step,
    request: *mut sys::kin_request,
) -> sys::kin_state {
    let answer = guarded(State::Failed, || (*(state as *mut T)).step(&Step(&*input), &mut Request(&mut *request)));
    answer as sys::kin_state
}

unsafe extern "C" fn continues_with<T: Recognizing>(state: *const c_void, landing: *const sys::kin_step) -> bool {
    guarded(true, || (*(state as *const T)).continues_with(&Step(&*landing)))
}

/// What the table of a class points to: it lives as long as the engine.
struct Table {
    _texts: Vec<CString>,
    properties: Vec<sys::kin_property>,
    values: Vec<sys::kin_value>,
}

impl Engine {
    /// Adds a class; `view.add_named(Hold::NAME)` attaches a recognizer of it.
    pub fn register<T: Recognizing>(&self) -> Result<()> {
        let mut texts = Vec::new();
        let mut kept = |text: &str| -> Result<*const c_char> {
            let text = c_text(text)?;
            let pointer = text.as_ptr();
            texts.push(text);
            Ok(pointer)
        };
        let mut properties = Vec::new();
        for each in T::properties() {
            properties.push(sys::kin_property {
                name: kept(each.name)?,
                summary: kept(each.summary)?,
                unit: kept(each.unit)?,
                origin: kept("the host")?,
                initial: each.initial,
                minimum: *each.range.start(),
                maximum: *each.range.end(),
                kind: sys::KIN_PROPERTY_NUMBER as sys::kin_property_kind,
                offset: each.offset(),
            });
        }
        let mut values = Vec::new();
        for (name, unit, initial) in T::outputs() {
            values.push(sys::kin_value { name: kept(name)?, summary: kept("")?, unit: kept(unit)?, initial });
        }
        let mut class: sys::kin_recognizer_class = unsafe { zeroed() };
        class.struct_size = size_of::<sys::kin_recognizer_class>() as u32;
        class.abi_level = sys::KIN_ABI_LEVEL;
        class.name = kept(T::NAME)?;
        class.summary = kept(T::SUMMARY)?;
        class.version = kept("1.0.0")?;
        class.state_size = size_of::<T>() as u32;
        class.state_alignment = align_of::<T>() as u32;
        class.prepare = Some(prepare::<T>);
        class.step = Some(step::<T>);
        class.continues_with = Some(continues_with::<T>);
        let table = Box::new(Table { _texts: texts, properties, values });
        class.properties = table.properties.as_ptr();
        class.property_count = table.properties.len() as u32;
        class.values = table.values.as_ptr();
        class.value_count = table.values.len() as u32;
        self.host().call(|raw| unsafe { sys::kin_recognizer_class_register(raw, &class) })?;
        self.host().tables.borrow_mut().push(table);
        Ok(())
    }
}
