//! Conflicts between gestures, found before anybody touches anything: the feature `lint`, which needs libkinesic-lint.

use std::os::raw::{c_char, c_void};
use std::ptr::{null, null_mut};
use std::rc::Rc;
use std::time::Duration;

use crate::engine::Engine;
use crate::error::{text, Error, Result};
use crate::host::Host;
use crate::recognizer::Recognizer;
use crate::sys;
use crate::time::from_nanoseconds;
use crate::view::View;

type Progress = Box<dyn Fn(f64) -> bool>;

#[repr(C)]
struct RawOptions {
    struct_size: u32,
    flags: u32,
    width: f64,
    height: f64,
    run_limit: u64,
    progress: Option<unsafe extern "C" fn(f64, *mut c_void) -> bool>,
    user_data: *mut c_void,
}

#[repr(C)]
struct RawFinding {
    struct_size: u32,
    kind: i32,
    severity: i32,
    is_allowed: u32,
    recognizer: u64,
    other: u64,
    view: u64,
    delay_ns: u64,
    motion: u32,
    motion_count: u32,
    wish: u32,
    remedy_count: u32,
    sentence: *const c_char,
}

type Sink = unsafe extern "C" fn(*const c_void, u32, *mut c_void) -> sys::kin_result;

#[link(name = "kinesic-lint")]
extern "C" {
    fn kin_lint_create(engine: *const sys::kin_engine, options: *const RawOptions, out: *mut *mut c_void) -> sys::kin_result;
    fn kin_lint_destroy(lint: *mut c_void);
    fn kin_lint_allow(lint: *mut c_void, kind: i32, target: u64, other: u64) -> sys::kin_result;
    fn kin_lint_run(lint: *mut c_void) -> sys::kin_result;
    fn kin_lint_last_error(lint: *const c_void) -> *const c_char;
    fn kin_lint_get_finding_count(lint: *const c_void, out: *mut u32) -> sys::kin_result;
    fn kin_lint_get_finding(lint: *const c_void, index: u32, out: *mut RawFinding) -> sys::kin_result;
    fn kin_lint_get_remedy(lint: *const c_void, finding: u32, remedy: u32, out: *mut *const c_char) -> sys::kin_result;
    fn kin_lint_write_json(lint: *const c_void, sink: Sink, user_data: *mut c_void) -> sys::kin_result;
}

/// What a finding is about; docs/lint.md says what each means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum FindingKind {
    Never = 0,
    Shadowed = 1,
    Order = 2,
    Both = 3,
    Late = 4,
    Stuck = 5,
    Fragile = 6,
    Wish = 7,
    Lost = 8,
}

const KINDS: [FindingKind; 9] = [
    FindingKind::Never,
    FindingKind::Shadowed,
    FindingKind::Order,
    FindingKind::Both,
    FindingKind::Late,
    FindingKind::Stuck,
    FindingKind::Fragile,
    FindingKind::Wish,
    FindingKind::Lost,
];

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum LintSeverity {
    Note = 0,
    Warning = 1,
    Error = 2,
}

/// How a lint works.
pub struct LintOptions {
    /// Whether it looks for what would mend a finding.
    pub remedies: bool,
    /// Of the window, for a root view that has no frame of its own; 0: what its views cover.
    pub width: f64,
    /// As the width.
    pub height: f64,
    /// How many motions may be played.
    pub run_limit: u64,
    /// Called while it runs, with the share that is done; false ends the run.
    pub progress: Option<Progress>,
}

impl Default for LintOptions {
    fn default() -> Self {
        Self { remedies: true, width: 0.0, height: 0.0, run_limit: 1_000_000, progress: None }
    }
}

/// One thing that a lint found.
#[derive(Clone)]
pub struct Finding {
    /// What it is about; none for a kind that only a later library knows.
    pub kind: Option<FindingKind>,
    /// How much it matters.
    pub severity: LintSeverity,
    /// [`Lint::allow`] named it.
    pub is_allowed: bool,
    /// Whom it is about; none: a view.
    pub recognizer: Option<Recognizer>,
    /// The other recognizer.
    pub other: Option<Recognizer>,
    /// The recognizer's view, or the one that it is about.
    pub view: Option<View>,
    /// Of [`FindingKind::Late`]: the longest wait.
    pub delay: Duration,
    /// What is the case, and why.
    pub sentence: String,
    /// Changes that mend it, each of which was tried; the best first.
    pub remedies: Vec<String>,
}

/// What C calls back with.
struct Asking {
    host: Rc<Host>,
    progress: Option<Progress>,
}

/// Looks for conflicts in an engine as it was when the lint was made. It plays motions on a copy; delegates are asked
/// with handles that then are of the copy.
pub struct Lint {
    raw: *mut c_void,
    asking: Box<Asking>,
}

/// A run ends early, too, when a closure has panicked.
unsafe extern "C" fn tell(share: f64, user_data: *mut c_void) -> bool {
    let asking = &*(user_data as *const Asking);
    let goes_on = asking.host.guarded(false, || asking.progress.as_ref().map_or(true, |progress| progress(share)));
    goes_on && !asking.host.has_panicked()
}

unsafe extern "C" fn append(bytes: *const c_void, count: u32, user_data: *mut c_void) -> sys::kin_result {
    (*(user_data as *mut Vec<u8>)).extend_from_slice(std::slice::from_raw_parts(bytes as *const u8, count as usize));
    sys::KIN_OK
}

impl Engine {
    /// Looks for conflicts between its recognizers. With the feature `lint`.
    pub fn lint(&self, options: LintOptions) -> Result<Lint> {
        let asking = Box::new(Asking { host: self.host().clone(), progress: options.progress });
        let raw = RawOptions {
            struct_size: std::mem::size_of::<RawOptions>() as u32,
            flags: u32::from(!options.remedies),
            width: options.width,
            height: options.height,
            run_limit: options.run_limit,
            progress: Some(tell),
            user_data: &*asking as *const Asking as *mut c_void,
        };
        let mut lint = Lint { raw: null_mut(), asking };
        let code = unsafe { kin_lint_create(self.raw(), &raw, &mut lint.raw) };
        lint.check(code)?;
        Ok(lint)
    }
}

impl Lint {
    fn check(&self, code: sys::kin_result) -> Result<()> {
        match code {
            sys::KIN_OK => Ok(()),
            code => Err(Error::new(code, unsafe { text(kin_lint_last_error(self.raw)) })),
        }
    }

    /// Such a finding is meant: it is listed as one that is allowed. None stands for any recognizer; the order of the
    /// two does not matter.
    pub fn allow(&self, kind: FindingKind, target: Option<&Recognizer>, other: Option<&Recognizer>) -> Result<()> {
        let id = |each: Option<&Recognizer>| each.map_or(0, |recognizer| recognizer.id());
        self.check(unsafe { kin_lint_allow(self.raw, kind as i32, id(target), id(other)) })
    }

    /// The same of a finding about a view.
    pub fn allow_view(&self, kind: FindingKind, target: &View) -> Result<()> {
        self.check(unsafe { kin_lint_allow(self.raw, kind as i32, target.id(), 0) })
    }

    /// Looks at everything; what an earlier run found is gone. A panic of a delegate ends the run, and goes on from here.
    pub fn run(&self) -> Result<()> {
        let mut code = sys::KIN_OK;
        self.asking.host.call(|_| {
            code = unsafe { kin_lint_run(self.raw) };
            sys::KIN_OK
        })?;
        self.check(code)
    }

    /// What was found: the most severe first, those that are allowed last.
    pub fn findings(&self) -> Result<Vec<Finding>> {
        let mut count = 0;
        self.check(unsafe { kin_lint_get_finding_count(self.raw, &mut count) })?;
        (0..count).map(|index| self.finding(index)).collect()
    }

    fn finding(&self, index: u32) -> Result<Finding> {
        let mut raw: RawFinding = unsafe { std::mem::zeroed() };
        raw.struct_size = std::mem::size_of::<RawFinding>() as u32;
        self.check(unsafe { kin_lint_get_finding(self.raw, index, &mut raw) })?;
        let mut remedies = Vec::new();
        for remedy in 0..raw.remedy_count {
            let mut sentence = null();
            self.check(unsafe { kin_lint_get_remedy(self.raw, index, remedy, &mut sentence) })?;
            remedies.push(unsafe { text(sentence) });
        }
        let host = Rc::downgrade(&self.asking.host);
        let recognizer = |id: u64| (id != 0).then(|| Recognizer::new(&host, id));
        Ok(Finding {
            kind: KINDS.get(raw.kind as usize).copied(),
            severity: [LintSeverity::Note, LintSeverity::Warning, LintSeverity::Error][raw.severity.clamp(0, 2) as usize],
            is_allowed: raw.is_allowed != 0,
            recognizer: recognizer(raw.recognizer),
            other: recognizer(raw.other),
            view: (raw.view != 0).then(|| View::new(&host, raw.view)),
            delay: from_nanoseconds(raw.delay_ns),
            sentence: unsafe { text(raw.sentence) },
            remedies,
        })
    }

    /// The whole report, with the motions that were played; docs/lint.md has the keys.
    pub fn json(&self) -> Result<String> {
        let mut bytes: Vec<u8> = Vec::new();
        self.check(unsafe { kin_lint_write_json(self.raw, append, &mut bytes as *mut Vec<u8> as *mut c_void) })?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

impl Drop for Lint {
    fn drop(&mut self) {
        unsafe { kin_lint_destroy(self.raw) }
    }
}
