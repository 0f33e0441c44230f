use std::ops::Deref;
use std::os::raw::c_void;
use std::rc::{Rc, Weak};

use crate::delegate::{self, Delegate};
use crate::enums::State;
use crate::error::{c_text, chosen, text, Result};
use crate::event::Gesture;
use crate::geometry::Point;
use crate::host::{alive, Bound, Host, Owner};
use crate::sys;
use crate::view::View;

/// A typed handle of a recognizer.
pub trait Class: Deref<Target = Recognizer> {
    /// Its name in the engine.
    const NAME: &'static str;
    /// The typed handle of a recognizer of this class.
    fn from_recognizer(recognizer: Recognizer) -> Self;
}

/// A recognizer of any class. A handle: it keeps nothing alive.
#[derive(Clone)]
pub struct Recognizer {
    host: Weak<Host>,
    id: sys::kin_recognizer_id,
}

/// A handler that was added, for [`Recognizer::remove_action`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action(u64);

impl Recognizer {
    pub(crate) fn new(host: &Weak<Host>, id: sys::kin_recognizer_id) -> Self {
        Self { host: host.clone(), id }
    }

    /// Its id in C.
    pub fn id(&self) -> sys::kin_recognizer_id {
        self.id
    }

    fn call(&self, function: impl FnOnce(*mut sys::kin_engine) -> sys::kin_result) -> Result<()> {
        alive(&self.host)?.call(function)
    }

    fn get<T: Default>(&self, function: impl FnOnce(*mut sys::kin_engine, &mut T) -> sys::kin_result) -> Result<T> {
        alive(&self.host)?.get(function)
    }

    /// The name of its class.
    pub fn class(&self) -> Result<String> {
        let mut name = std::ptr::null();
        self.call(|raw| unsafe { sys::kin_recognizer_get_class(raw, self.id, &mut name) })?;
        Ok(unsafe { text(name) })
    }

    /// Its view.
    pub fn view(&self) -> Result<View> {
        let id = self.get(|raw, out| unsafe { sys::kin_recognizer_get_view(raw, self.id, out) })?;
        Ok(View::new(&self.host, id))
    }

    /// Its present state.
    pub fn state(&self) -> Result<State> {
        let state = self.get(|raw, out| unsafe { sys::kin_recognizer_get_state(raw, self.id, out) })?;
        chosen(State::from_raw(state))
    }

    /// Gives it a name, for explanations and tools.
    pub fn set_name(&self, name: &str) -> Result<()> {
        let name = c_text(name)?;
        self.call(|raw| unsafe { sys::kin_recognizer_set_name(raw, self.id, name.as_ptr()) })
    }

    /// Its name; empty without one.
    pub fn name(&self) -> Result<String> {
        let mut name = std::ptr::null();
        self.call(|raw| unsafe { sys::kin_recognizer_get_name(raw, self.id, &mut name) })?;
        Ok(unsafe { text(name) })
    }

    /// A property by its name: of a class of a plugin.
    pub fn number(&self, property: &str) -> Result<f64> {
        let property = c_text(property)?;
        self.get(|raw, out| unsafe { sys::kin_recognizer_get_number(raw, self.id, property.as_ptr(), out) })
    }

    /// Sets a property by its name.
    pub fn set_number(&self, property: &str, to: f64) -> Result<()> {
        let property = c_text(property)?;
        self.call(|raw| unsafe { sys::kin_recognizer_set_number(raw, self.id, property.as_ptr(), to) })
    }

    /// An output by its name.
    pub fn value(&self, output: &str) -> Result<f64> {
        let output = c_text(output)?;
        self.get(|raw, out| unsafe { sys::kin_recognizer_get_value(raw, self.id, output.as_ptr(), out) })
    }

    /// Sets an output by its name, "scale" back to 1: the gesture goes on from there.
    pub fn set_value(&self, output: &str, to: f64) -> Result<()> {
        let output = c_text(output)?;
        self.call(|raw| unsafe { sys::kin_recognizer_set_value(raw, self.id, output.as_ptr(), to) })
    }

    /// Where it is, in the coordinates of a view.
    pub fn location_in(&self, view: &View) -> Result<Point> {
        let mut out = Point::default().into();
        self.call(|raw| unsafe { sys::kin_recognizer_get_location(raw, self.id, view.id(), &mut out) })?;
        Ok(out.into())
    }

    /// It cannot leave Possible before `other` has failed.
    pub fn require_failure_of(&self, other: &Recognizer) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_recognizer_require_failure(raw, self.id, other.id) })
    }

    /// Both may be recognized at once, or may not.
    pub fn allow_simultaneous(&self, other: &Recognizer, allowed: bool) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_recognizer_allow_simultaneous(raw, self.id, other.id, allowed) })
    }

    /// May this one, when it is recognized, exclude `other`?
    pub fn set_prevention(&self, other: &Recognizer, allowed: bool) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_recognizer_set_prevention(raw, self.id, other.id, allowed) })
    }

    /// Ends the present attempt.
    pub fn abort(&self) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_recognizer_abort(raw, self.id) })
    }

    /// Proposes a state, for a class that leaves its states to the host ([`crate::Manual`]).
    pub fn propose(&self, state: State) -> Result<()> {
        self.call(|raw| unsafe { sys::kin_recognizer_propose(raw, self.id, state as sys::kin_state) })
    }

    /// Removes it with its handlers; an active one sends Cancelled first.
    pub fn remove(&self) -> Result<()> {
        let host = alive(&self.host)?;
        host.call(|raw| unsafe { sys::kin_recognizer_remove(raw, self.id) })?;
        host.sweep();
        Ok(())
    }

    /// Calls `handler` with each of its gestures. The typed handles have `on`, which gives the outputs too.
    pub fn on_gesture(&self, handler: impl FnMut(&Gesture) + 'static) -> Result<Action> {
        type Handler = Bound<Box<dyn FnMut(&Gesture)>>;
        unsafe extern "C" fn take(_: *mut sys::kin_engine, event: *const sys::kin_event, user_data: *mut c_void) {
            Handler::run(user_data, (), |host, handler| handler(&Gesture::new(&*event, host)))
        }
        let host = alive(&self.host)?;
        let bound: Rc<Handler> = Handler::new(&host, Box::new(handler));
        let user_data = Rc::as_ptr(&bound) as *mut c_void;
        let action = host.get(|raw, out| unsafe { sys::kin_recognizer_add_action(raw, self.id, Some(take), user_data, out) })?;
        host.keep(Owner::Action(self.id, action), bound);
        Ok(Action(action))
    }

    /// Removes a handler, at once.
    pub fn remove_action(&self, action: Action) -> Result<()> {
        let host = alive(&self.host)?;
        host.call(|raw| unsafe { sys::kin_recognizer_remove_action(raw, self.id, action.0) })?;
        host.forget(Owner::Action(self.id, action.0));
        Ok(())
    }

    /// Asks `delegate` the questions about this recognizer from now on; none: nobody.
    pub fn set_delegate(&self, delegate: Option<Box<dyn Delegate>>) -> Result<()> {
        let host = alive(&self.host)?;
        let owner = Owner::Delegate(self.id);
        match delegate {
            Some(delegate) => {
                let bound = Bound::new(&host, delegate);
                let table = delegate::table(Rc::as_ptr(&bound) as *mut c_void);
                host.call(|raw| unsafe { sys::kin_recognizer_set_delegate(raw, self.id, &table) })?;
                host.keep(owner, bound);
            }
            None => {
                host.call(|raw| unsafe { sys::kin_recognizer_set_delegate(raw, self.id, std::ptr::null()) })?;
                host.forget(owner);
            }
        }
        Ok(())
    }
}

impl PartialEq for Recognizer {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.host.ptr_eq(&other.host)
    }
}

impl std::fmt::Debug for Recognizer {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Recognizer({:#x})", self.id)
    }
}
