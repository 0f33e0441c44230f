use std::os::raw::{c_char, c_void};
use std::ptr::null_mut;
use std::rc::Rc;
use std::slice;
use std::time::Duration;

use crate::enums::TieBreak;
use crate::error::{c_text, chosen, text, without_engine, Result};
use crate::event::Event;
use crate::geometry::Point;
use crate::host::{Bound, Host, Owner};
use crate::recognizer::Recognizer;
use crate::sys;
use crate::time::{from_nanoseconds, to_nanoseconds};
use crate::touch::TouchSample;
use crate::view::View;

/// How an engine is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EngineOptions {
    /// Contacts that may be down at one time; 1 to 128.
    pub touch_capacity: u32,
    /// Records that wait for a poll; at least 64.
    pub event_capacity: u32,
    /// How two recognizers that propose in one step are ordered.
    pub tie_break: TieBreak,
    /// Of the window's units; thresholds scale with it.
    pub units_per_inch: f64,
}

impl EngineOptions {
    fn raw() -> sys::kin_engine_options {
        unsafe {
            let mut raw: sys::kin_engine_options = std::mem::zeroed();
            let size = std::mem::size_of_val(&raw) as u32;
            sys::kin_struct_init(b"kin_engine_options\0".as_ptr() as *const c_char, &mut raw as *mut _ as *mut c_void, size);
            raw
        }
    }
}

impl Default for EngineOptions {
    fn default() -> Self {
        let raw = Self::raw();
        Self {
            touch_capacity: raw.touch_capacity,
            event_capacity: raw.event_capacity,
            tie_break: chosen(TieBreak::from_raw(raw.tie_break)).unwrap_or(TieBreak::Depth),
            units_per_inch: raw.units_per_inch,
        }
    }
}

/// An engine with its views and recognizers. It is freed when it is dropped.
///
/// It stays on the thread that made it:
///
/// ```compile_fail
/// let engine = kinesic::Engine::new().unwrap();
/// std::thread::spawn(move || drop(engine));
/// ```
pub struct Engine {
    host: Rc<Host>,
}

impl Engine {
    /// With the default options.
    pub fn new() -> Result<Self> {
        Self::with_options(EngineOptions::default())
    }

    /// With options of the host's own.
    pub fn with_options(options: EngineOptions) -> Result<Self> {
        let mut raw = EngineOptions::raw();
        raw.touch_capacity = options.touch_capacity;
        raw.event_capacity = options.event_capacity;
        raw.tie_break = options.tie_break as sys::kin_tie_break;
        raw.units_per_inch = options.units_per_inch;
        let mut made = null_mut();
        match unsafe { sys::kin_engine_create(&raw, &mut made) } {
            sys::KIN_OK => Ok(Self { host: Host::new(made) }),
            code => Err(without_engine(code)),
        }
    }

    /// For functions of [`sys`] that have no method. Do not destroy it, nor set its callbacks.
    pub fn raw(&self) -> *mut sys::kin_engine {
        self.host.raw
    }

    /// Feeds samples in the order of their time: all, or on an error none. Those of one time are one step: feed what
    /// several fingers do at a time in one call. Handlers are called in here.
    pub fn feed(&self, samples: &[TouchSample]) -> Result<()> {
        let first = samples.as_ptr() as *const sys::kin_touch_sample;
        self.host.call(|raw| unsafe { sys::kin_engine_feed(raw, first, samples.len() as u32) })
    }

    /// Lets time pass up to `now`, and fires the timers that are due.
    pub fn advance(&self, now: Duration) -> Result<()> {
        self.host.call(|raw| unsafe { sys::kin_engine_advance(raw, to_nanoseconds(now)) })
    }

    /// When the next timer is due; none: never.
    pub fn next_deadline(&self) -> Result<Option<Duration>> {
        let time = self.host.get(|raw, out| unsafe { sys::kin_engine_next_deadline(raw, out) })?;
        Ok((time != sys::KIN_TIME_NEVER).then(|| from_nanoseconds(time)))
    }

    /// The latest time that was fed or advanced to.
    pub fn time(&self) -> Result<Duration> {
        self.host.get(|raw, out| unsafe { sys::kin_engine_get_time(raw, out) }).map(from_nanoseconds)
    }

    /// Cancels every touch that is down, as the system does when a window loses its input.
    pub fn cancel_touches(&self, now: Duration) -> Result<()> {
        self.host.call(|raw| unsafe { sys::kin_engine_cancel_touches(raw, to_nanoseconds(now)) })
    }

    /// The records that came since the last poll, oldest first.
    pub fn poll(&self) -> Result<Vec<Event>> {
        let (mut first, mut count) = (std::ptr::null(), 0);
        self.host.call(|raw| unsafe { sys::kin_engine_poll(raw, &mut first, &mut count) })?;
        if count == 0 {
            return Ok(Vec::new());
        }
        let records = unsafe { slice::from_raw_parts(first, count as usize) };
        let weak = Rc::downgrade(&self.host);
        Ok(records.iter().map(|record| Event::new(record, &weak)).collect())
    }

    /// Calls `handler` with every record from now on, in order, inside the call that caused it.
    pub fn on_event(&self, handler: impl FnMut(Event) + 'static) -> Result<()> {
        type Handler = Bound<Box<dyn FnMut(Event)>>;
        unsafe extern "C" fn take(_: *mut sys::kin_engine, event: *const sys::kin_event, user_data: *mut c_void) {
            Handler::run(user_data, (), |host, handler| handler(Event::new(&*event, host)))
        }
        let bound: Rc<Handler> = Handler::new(&self.host, Box::new(handler));
        let user_data = Rc::as_ptr(&bound) as *mut c_void;
        self.host.call(|raw| unsafe { sys::kin_engine_set_event_callback(raw, Some(take), user_data) })?;
        self.host.keep(Owner::Engine("event"), bound);
        Ok(())
    }

    /// Turns decision records on or off: why recognizers failed or wait.
    pub fn set_explain(&self, explain: bool) -> Result<()> {
        self.host.call(|raw| unsafe { sys::kin_engine_set_explain(raw, explain) })
    }

    /// Turns on or off that samples that do not fit together are put right, as those of drivers that lose lifts.
    pub fn set_lenient(&self, lenient: bool) -> Result<()> {
        self.host.call(|raw| unsafe { sys::kin_engine_set_lenient(raw, lenient) })
    }

    /// One English sentence about a record.
    pub fn describe(&self, event: &Event) -> Result<String> {
        let record = event.record();
        let needed: u32 = self.host.get(|raw, out| unsafe { sys::kin_event_describe(raw, record, null_mut(), 0, out) })?;
        let mut sentence = vec![0u8; needed as usize];
        let room = sentence.as_mut_ptr() as *mut c_char;
        self.host.call(|raw| unsafe { sys::kin_event_describe(raw, record, room, needed, null_mut()) })?;
        Ok(unsafe { text(sentence.as_ptr() as *const c_char) })
    }

    /// The view that fills the window.
    pub fn root(&self) -> View {
        let mut id = 0;
        unsafe { sys::kin_engine_root_view(self.host.raw, &mut id) };
        View::new(&Rc::downgrade(&self.host), id)
    }

    /// The view that a touch at this point of the window would hit.
    pub fn hit_test(&self, point: Point) -> Result<View> {
        let id = self.host.get(|raw, out| unsafe { sys::kin_view_hit_test(raw, point.x, point.y, out) })?;
        Ok(View::new(&Rc::downgrade(&self.host), id))
    }

    /// The view with this name.
    pub fn find_view(&self, name: &str) -> Result<View> {
        let name = c_text(name)?;
        let id = self.host.get(|raw, out| unsafe { sys::kin_engine_find_view(raw, name.as_ptr(), out) })?;
        Ok(View::new(&Rc::downgrade(&self.host), id))
    }

    /// The recognizer with this name.
    pub fn find_recognizer(&self, name: &str) -> Result<Recognizer> {
        let name = c_text(name)?;
        let id = self.host.get(|raw, out| unsafe { sys::kin_engine_find_recognizer(raw, name.as_ptr(), out) })?;
        Ok(Recognizer::new(&Rc::downgrade(&self.host), id))
    }

    /// Each of `recognizers` waits for all that stand before it.
    pub fn exclusive(&self, recognizers: &[&Recognizer]) -> Result<()> {
        let ids: Vec<u64> = recognizers.iter().map(|each| each.id()).collect();
        self.host.call(|raw| unsafe { sys::kin_compose_exclusive(raw, ids.as_ptr(), ids.len() as u32) })
    }

    /// Each pair of `recognizers` may be recognized at once.
    pub fn simultaneous(&self, recognizers: &[&Recognizer]) -> Result<()> {
        let ids: Vec<u64> = recognizers.iter().map(|each| each.id()).collect();
        self.host.call(|raw| unsafe { sys::kin_compose_simultaneous(raw, ids.as_ptr(), ids.len() as u32) })
    }

    /// Records every call from here on into `sink`, which says whether it took the bytes, until [`Self::stop_trace`].
    pub fn start_trace(&self, sink: impl FnMut(&[u8]) -> bool + 'static) -> Result<()> {
        type Sink = Bound<Box<dyn FnMut(&[u8]) -> bool>>;
        unsafe extern "C" fn take(bytes: *const c_void, count: u32, user_data: *mut c_void) -> sys::kin_result {
            let bytes = slice::from_raw_parts(bytes as *const u8, count as usize);
            if Sink::run(user_data, false, |_, sink| sink(bytes)) {
                sys::KIN_OK
            } else {
                sys::KIN_ERROR_SINK
            }
        }
        let bound: Rc<Sink> = Sink::new(&self.host, Box::new(sink));
        let user_data = Rc::as_ptr(&bound) as *mut c_void;
        self.host.call(|raw| unsafe { sys::kin_trace_start(raw, Some(take), user_data) })?;
        self.host.keep(Owner::Engine("trace"), bound);
        Ok(())
    }

    /// Ends the trace.
    pub fn stop_trace(&self) -> Result<()> {
        self.host.call(|raw| unsafe { sys::kin_trace_stop(raw) })
    }

    /// Plays a trace: the same records as when it was recorded, without the closures of that time.
    pub fn replay(&self, trace: &[u8]) -> Result<()> {
        let bytes = trace.as_ptr() as *const c_void;
        self.host.call(|raw| unsafe { sys::kin_trace_replay(raw, bytes, trace.len() as u64, std::ptr::null(), null_mut()) })
    }

    pub(crate) fn host(&self) -> &Rc<Host> {
        &self.host
    }

    /// A hash over all that can influence a decision.
    pub fn state_hash(&self) -> Result<u64> {
        self.host.get(|raw, out| unsafe { sys::kin_engine_state_hash(raw, out) })
    }
}
