//! What an engine of C needs of this side: the closures that it calls, and what they leave behind.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::rc::{Rc, Weak};

use crate::custom::take_panic;
use crate::error::{text, Error, Result};
use crate::sys;

/// What a closure is for: it lives as long as what it is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Owner {
    Engine(&'static str),
    Delegate(u64),
    Action(u64, u64),
}

pub(crate) struct Host {
    pub raw: *mut sys::kin_engine,
    /// The engine of which handles are: `raw`, and while a delegate answers the one that asks.
    present: Cell<*mut sys::kin_engine>,
    boxes: RefCell<HashMap<Owner, Rc<dyn Any>>>,
    /// Those that were taken away while closures run: what is asked for then is done after the step, and until then C
    /// may call them.
    retired: RefCell<Vec<Rc<dyn Any>>>,
    /// Those that a delegate gave to a copy that asked it: the engine itself has others in their place.
    of_copies: RefCell<Vec<Rc<dyn Any>>>,
    /// The names of the classes of the recognizers, which their last events still need.
    pub classes: RefCell<HashMap<u64, String>>,
    /// What the tables of the host's own classes point to.
    pub tables: RefCell<Vec<Box<dyn Any>>>,
    /// How many closures run.
    depth: Cell<u32>,
    panic: RefCell<Option<Box<dyn Any + Send>>>,
}

impl Host {
    pub fn new(raw: *mut sys::kin_engine) -> Rc<Self> {
        Rc::new(Self {
            raw,
            present: Cell::new(raw),
            boxes: RefCell::default(),
            retired: RefCell::default(),
            of_copies: RefCell::default(),
            classes: RefCell::default(),
            tables: RefCell::default(),
            depth: Cell::new(0),
            panic: RefCell::default(),
        })
    }

    /// Makes a call of C. A panic of a closure that ran in it goes on from here.
    pub fn call(&self, function: impl FnOnce(*mut sys::kin_engine) -> sys::kin_result) -> Result<()> {
        let engine = self.present.get();
        let code = function(engine);
        let done = if code == sys::KIN_OK {
            Ok(())
        } else {
            Err(Error::new(code, unsafe { text(sys::kin_engine_last_error(engine)) }))
        };
        if self.depth.get() == 0 {
            drop(self.retired.take());
            if let Some(panic) = self.panic.take().or_else(take_panic) {
                resume_unwind(panic);
            }
        }
        done
    }

    /// A call that gives something.
    pub fn get<T: Default>(&self, function: impl FnOnce(*mut sys::kin_engine, &mut T) -> sys::kin_result) -> Result<T> {
        let mut out = T::default();
        self.call(|raw| function(raw, &mut out))?;
        Ok(out)
    }

    /// Runs a closure of the host's. No panic of it reaches C: the first of a call is kept, and the closure's answer
    /// is `otherwise`.
    pub fn guarded<T>(&self, otherwise: T, closure: impl FnOnce() -> T) -> T {
        self.depth.set(self.depth.get() + 1);
        let answer = catch_unwind(AssertUnwindSafe(closure));
        self.depth.set(self.depth.get() - 1);
        answer.unwrap_or_else(|panic| {
            self.panic.borrow_mut().get_or_insert(panic);
            otherwise
        })
    }

    /// Whether a closure has panicked in the call that is under way.
    #[cfg(feature = "lint")]
    pub fn has_panicked(&self) -> bool {
        self.panic.borrow().is_some()
    }

    /// Answers a question of `engine`: the host's own, or a copy that C has made of it, on which a lint plays a motion.
    /// Meanwhile handles are of that one, which has the same ids.
    pub fn asked<T>(&self, engine: *mut sys::kin_engine, otherwise: T, closure: impl FnOnce() -> T) -> T {
        let before = self.present.replace(engine);
        let answer = self.guarded(otherwise, closure);
        self.present.set(before);
        answer
    }

    /// Keeps a closure as long as its owner, in place of the one before.
    pub fn keep(&self, owner: Owner, closure: Rc<dyn Any>) {
        if self.present.get() != self.raw {
            return self.of_copies.borrow_mut().push(closure);
        }
        let before = self.boxes.borrow_mut().insert(owner, closure);
        self.retire(before);
    }

    /// Nothing is kept for it any more, but where a copy asks, whose closures are its engine's.
    pub fn forget(&self, owner: Owner) {
        if self.present.get() == self.raw {
            self.drop_box(owner);
        }
    }

    fn drop_box(&self, owner: Owner) {
        let before = self.boxes.borrow_mut().remove(&owner);
        self.retire(before);
    }

    /// Drops a closure, at the end of the call that is under way.
    fn retire(&self, closure: Option<Rc<dyn Any>>) {
        if self.depth.get() > 0 {
            self.retired.borrow_mut().extend(closure);
        }
    }

    /// Drops the closures of views and recognizers that are gone.
    pub fn sweep(&self) {
        let is_there = |owner: &Owner| match *owner {
            Owner::Engine(_) => true,
            Owner::Delegate(id) | Owner::Action(id, _) => {
                let mut state = 0;
                unsafe { sys::kin_recognizer_get_state(self.raw, id, &mut state) == sys::KIN_OK }
            }
        };
        let gone: Vec<Owner> = self.boxes.borrow().keys().filter(|owner| !is_there(owner)).copied().collect();
        gone.into_iter().for_each(|owner| self.drop_box(owner));
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        unsafe { sys::kin_engine_destroy(self.raw) }
    }
}

/// The host of a handle, while its engine lives.
pub(crate) fn alive(host: &Weak<Host>) -> Result<Rc<Host>> {
    host.upgrade().ok_or_else(|| Error::new(sys::KIN_ERROR_STALE, "the engine of this handle was dropped"))
}

/// What C gets as `user_data`: a closure with its host.
pub(crate) struct Bound<F> {
    pub host: Weak<Host>,
    pub closure: RefCell<F>,
}

impl<F: 'static> Bound<F> {
    pub fn new(host: &Rc<Host>, closure: F) -> Rc<Self> {
        Rc::new(Self { host: Rc::downgrade(host), closure: RefCell::new(closure) })
    }

    /// Runs what C has got as `user_data`. It stays alive meanwhile, whatever the closure removes.
    ///
    /// # Safety
    /// `user_data` comes from `Rc::as_ptr` of a `Bound<F>` that is alive.
    pub unsafe fn run<T>(user_data: *mut std::os::raw::c_void, otherwise: T, use_it: impl FnOnce(&Weak<Host>, &mut F) -> T) -> T
    where
        T: Copy,
    {
        Self::with(user_data, otherwise, |host, bound| {
            host.guarded(otherwise, || use_it(&bound.host, &mut bound.closure.borrow_mut()))
        })
    }

    /// The same for a question of `engine`.
    ///
    /// # Safety
    /// As for `run`; `engine` is the one that C hands over.
    pub unsafe fn ask<T>(
        engine: *mut sys::kin_engine,
        user_data: *mut std::os::raw::c_void,
        otherwise: T,
        use_it: impl FnOnce(&Weak<Host>, &mut F) -> T,
    ) -> T
    where
        T: Copy,
    {
        Self::with(user_data, otherwise, |host, bound| {
            host.asked(engine, otherwise, || use_it(&bound.host, &mut bound.closure.borrow_mut()))
        })
    }

    unsafe fn with<T>(user_data: *mut std::os::raw::c_void, otherwise: T, use_it: impl FnOnce(&Rc<Host>, &Self) -> T) -> T {
        let pointer = user_data as *const Self;
        Rc::increment_strong_count(pointer);
        let bound = Rc::from_raw(pointer);
        match bound.host.upgrade() {
            Some(host) => use_it(&host, &bound),
            None => otherwise,
        }
    }
}
