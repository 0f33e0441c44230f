use std::ffi::CStr;
use std::fmt;
use std::os::raw::c_char;

use crate::enums::ErrorCode;
use crate::sys;

/// Why the engine refused a call, which then changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    raw: sys::kin_result,
    sentence: String,
}

/// What a call gives.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub(crate) fn new(raw: sys::kin_result, sentence: impl Into<String>) -> Self {
        Self { raw, sentence: sentence.into() }
    }

    /// What kind of failure it is; none for a kind that only a later library knows.
    pub fn code(&self) -> Option<ErrorCode> {
        ErrorCode::from_raw(self.raw)
    }

    /// The number of it in C: `KIN_ERROR_...`.
    pub fn raw(&self) -> i32 {
        self.raw
    }

    /// The engine's sentence on it.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = unsafe { text(sys::kin_result_name(self.raw)) };
        write!(out, "{} ({})", self.sentence, name)
    }
}

impl std::error::Error for Error {}

/// A text of the library.
///
/// # Safety
/// `pointer` is null or a text that ends with a zero byte.
pub(crate) unsafe fn text(pointer: *const c_char) -> String {
    if pointer.is_null() {
        return String::new();
    }
    CStr::from_ptr(pointer).to_string_lossy().into_owned()
}

/// The member of an enumeration that a property has; a later library may have others.
pub(crate) fn chosen<T>(member: Option<T>) -> Result<T> {
    member.ok_or_else(|| Error::new(sys::KIN_ERROR_UNKNOWN, "the property has a value that this crate does not know"))
}

/// The sentence of a call that was made without an engine.
pub(crate) fn without_engine(raw: sys::kin_result) -> Error {
    Error::new(raw, unsafe { text(sys::kin_last_error()) })
}

/// A zero byte within a text, which C would take for its end.
pub(crate) fn c_text(text: &str) -> Result<std::ffi::CString> {
    std::ffi::CString::new(text).map_err(|_| Error::new(sys::KIN_ERROR_INVALID, "the text has a zero byte"))
}
