use std::os::raw::{c_char, c_void};
use std::rc::Weak;

use crate::host::{Bound, Host};
use crate::recognizer::Recognizer;
use crate::sys;
use crate::touch::TouchSample;

/// Questions that the engine asks about one recognizer. Answers must depend on nothing but the engine's state, or a
/// trace does not replay without them.
pub trait Delegate {
    /// It is about to leave Possible: may it? Asked once an attempt.
    fn should_begin(&mut self, _recognizer: &Recognizer) -> bool {
        true
    }

    /// A touch landed: does this recognizer take it?
    fn should_receive_touch(&mut self, _recognizer: &Recognizer, _touch: &TouchSample) -> bool {
        true
    }

    /// May both run at once? A yes from either side is enough.
    fn should_recognize_simultaneously_with(&mut self, _recognizer: &Recognizer, _other: &Recognizer) -> bool {
        false
    }

    /// Must `other` fail before this one?
    fn should_require_failure_of(&mut self, _recognizer: &Recognizer, _other: &Recognizer) -> bool {
        false
    }

    /// Must this one fail before `other`?
    fn should_be_required_to_fail_by(&mut self, _recognizer: &Recognizer, _other: &Recognizer) -> bool {
        false
    }
}

type Asked = Bound<Box<dyn Delegate>>;
type Pair = fn(&mut dyn Delegate, &Recognizer, &Recognizer) -> bool;

unsafe extern "C" fn begin(engine: *mut sys::kin_engine, id: u64, user_data: *mut c_void) -> bool {
    Asked::ask(engine, user_data, true, |host, delegate| delegate.should_begin(&Recognizer::new(host, id)))
}

unsafe extern "C" fn receive(
    engine: *mut sys::kin_engine,
    id: u64,
    touch: *const sys::kin_touch_sample,
    user_data: *mut c_void,
) -> bool {
    let touch = TouchSample(*touch);
    Asked::ask(engine, user_data, true, |host, delegate| delegate.should_receive_touch(&Recognizer::new(host, id), &touch))
}

unsafe fn pair(engine: *mut sys::kin_engine, user_data: *mut c_void, id: u64, other: u64, question: Pair) -> bool {
    let ask = |host: &Weak<Host>, delegate: &mut Box<dyn Delegate>| {
        question(delegate.as_mut(), &Recognizer::new(host, id), &Recognizer::new(host, other))
    };
    Asked::ask(engine, user_data, false, ask)
}

unsafe extern "C" fn simultaneously(engine: *mut sys::kin_engine, id: u64, other: u64, user_data: *mut c_void) -> bool {
    pair(engine, user_data, id, other, |delegate, one, other| delegate.should_recognize_simultaneously_with(one, other))
}

unsafe extern "C" fn require(engine: *mut sys::kin_engine, id: u64, other: u64, user_data: *mut c_void) -> bool {
    pair(engine, user_data, id, other, |delegate, one, other| delegate.should_require_failure_of(one, other))
}

unsafe extern "C" fn required(engine: *mut sys::kin_engine, id: u64, other: u64, user_data: *mut c_void) -> bool {
    pair(engine, user_data, id, other, |delegate, one, other| delegate.should_be_required_to_fail_by(one, other))
}

/// What C gets of a delegate.
pub(crate) fn table(user_data: *mut c_void) -> sys::kin_recognizer_delegate {
    let mut table: sys::kin_recognizer_delegate = unsafe { std::mem::zeroed() };
    let (name, size) = (b"kin_recognizer_delegate\0", std::mem::size_of_val(&table) as u32);
    unsafe { sys::kin_struct_init(name.as_ptr() as *const c_char, &mut table as *mut _ as *mut c_void, size) };
    table.user_data = user_data;
    table.should_begin = Some(begin);
    table.should_receive_touch = Some(receive);
    table.should_recognize_simultaneously_with = Some(simultaneously);
    table.should_require_failure_of = Some(require);
    table.should_be_required_to_fail_by = Some(required);
    table
}
