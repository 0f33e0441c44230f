// Written by Scripts/generate. Do not edit: run `make generate`.
//! The enumerations of the C headers.

/// What a call was refused for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum ErrorCode {
    /// A pointer that must not be null is null. Remedy: pass the object.
    Null = -1,
    /// An argument is not a number, is infinite or beyond KIN_NUMBER_LIMIT, or is not one of the values of its
    /// enumeration. Remedy: see the comment of the field.
    Invalid = -2,
    /// A number lies outside the range that its property allows; the sentence names the range.
    Range = -3,
    /// The id was valid once, but what it named is gone; or it never was an id of this engine. Remedy: forget it.
    Stale = -4,
    /// The id names something else, a view where a recognizer is wanted. Remedy: pass an id of the right kind.
    Kind = -5,
    /// No class, property or value has that name; the sentence lists those that exist.
    Unknown = -6,
    /// Time would run backwards. Remedy: feed samples in the order of their time, from one monotonic clock.
    Time = -7,
    /// A touch goes down twice, or moves or lifts without being down. Nothing of the feed was applied.
    Sequence = -8,
    /// A table is full: more contacts than touch_capacity, or more records wait than event_capacity, also when moved
    /// and changed ones are merged into their latest, which comes first. Nothing of the call was applied. Remedy:
    /// poll, or raise it.
    Capacity = -9,
    /// Fed, advanced or polled from inside a callback. Remedy: return from the callback first.
    Reentrant = -10,
    /// The failure requirement would close a circle of recognizers that wait for one another.
    Cycle = -11,
    /// This build or this class cannot do that; the sentence says which can.
    Unsupported = -12,
    /// A struct_size is one that no level has, or the struct says something beyond what this library knows. Remedy:
    /// fill option structs by their kin_..._init; use what is new only with a library that has it.
    Size = -13,
    /// Something of that name is there already.
    Exists = -14,
    /// A state that cannot follow the present one was proposed. Nothing changed.
    State = -15,
    /// A recognizer class or plugin is not well formed; the sentence names the fault.
    Class = -16,
    /// The bytes are no trace, or one that is cut, damaged or newer; the sentence has the offset. What stands before
    /// it was played.
    Trace = -17,
    /// A replay did something else than what was recorded; the sentence names the first step and what differs.
    Diverged = -18,
    /// A trace's sink refused; the recording is over, the engine goes on.
    Sink = -19,
    /// There is not enough memory for the call. Any call that creates or stores something can return this. Nothing
    /// changed. Remedy: free some memory, or try again later.
    Memory = -20,
    /// Another thread is in a call of this engine, or has claimed it. Remedy: one call at a time, with a lock for
    /// instance.
    Thread = -21,
}

impl ErrorCode {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            -1 => Self::Null,
            -2 => Self::Invalid,
            -3 => Self::Range,
            -4 => Self::Stale,
            -5 => Self::Kind,
            -6 => Self::Unknown,
            -7 => Self::Time,
            -8 => Self::Sequence,
            -9 => Self::Capacity,
            -10 => Self::Reentrant,
            -11 => Self::Cycle,
            -12 => Self::Unsupported,
            -13 => Self::Size,
            -14 => Self::Exists,
            -15 => Self::State,
            -16 => Self::Class,
            -17 => Self::Trace,
            -18 => Self::Diverged,
            -19 => Self::Sink,
            -20 => Self::Memory,
            -21 => Self::Thread,
            _ => return None,
        })
    }
}

/// The state of a recognizer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum State {
    /// Nothing decided yet; also the state between attempts.
    Possible = 0,
    /// A continuous gesture was recognized.
    Began = 1,
    /// It goes on.
    Changed = 2,
    /// It is complete; for a discrete gesture the only action.
    Ended = 3,
    /// It was under way, and then it was cancelled.
    Cancelled = 4,
    /// This attempt is not the gesture.
    Failed = 5,
}

impl State {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Possible,
            1 => Self::Began,
            2 => Self::Changed,
            3 => Self::Ended,
            4 => Self::Cancelled,
            5 => Self::Failed,
            _ => return None,
        })
    }
}

/// What a sample says of its touch; also what a view gets of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Phase {
    /// The contact went down.
    Began = 0,
    /// It is elsewhere, or something else of it changed.
    Moved = 1,
    /// It lifted.
    Ended = 2,
    /// The system cancelled it: a palm, a lock screen; for a view: a gesture took it.
    Cancelled = 3,
    /// Hover: a pointer or pencil appeared above the window; ids of hovering are a name space of their own.
    Entered = 4,
    /// Hover: it moved without touching; has no effect while the touch of the same id is down.
    Hovered = 5,
    /// Hover: it left.
    Exited = 6,
    /// A contact went down, and nothing is to come of it: `cause` says why. No recognizer and no view gets it, and
    /// nothing more of it is fed; with explaining on there is a decision.
    Refused = 7,
}

impl Phase {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Began,
            1 => Self::Moved,
            2 => Self::Ended,
            3 => Self::Cancelled,
            4 => Self::Entered,
            5 => Self::Hovered,
            6 => Self::Exited,
            7 => Self::Refused,
            _ => return None,
        })
    }
}

/// What made a touch: a finger, a trackpad, a pen, a mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum TouchType {
    /// A finger on the screen; bit 1.
    Direct = 0,
    /// A finger on a trackpad; bit 2.
    Indirect = 1,
    /// A pen; bit 4.
    Pencil = 2,
    /// A mouse; bit 8.
    Pointer = 3,
}

impl TouchType {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Direct,
            1 => Self::Indirect,
            2 => Self::Pencil,
            3 => Self::Pointer,
            _ => return None,
        })
    }
}

/// What a sample says of its scroll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum ScrollPhase {
    /// Fingers rest on the trackpad; it may carry movement already.
    Began = 0,
    /// They moved.
    Changed = 1,
    /// They lifted; it may carry movement.
    Ended = 2,
    /// The system cancelled it.
    Cancelled = 3,
    /// A notch of a wheel: began, changed and ended in one.
    Discrete = 4,
}

impl ScrollPhase {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Began,
            1 => Self::Changed,
            2 => Self::Ended,
            3 => Self::Cancelled,
            4 => Self::Discrete,
            _ => return None,
        })
    }
}

/// Why a recognizer left Possible, or was kept there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Reason {
    None = 0,
    /// Its class decided; `detail` is the class's own word.
    OwnRule = 1,
    /// It has earned its state, and waits for `other` to fail.
    WaitingFor = 2,
    /// It required `other` to fail, and `other` was recognized.
    RequiredRecognized = 3,
    /// `other` was recognized in this step and excludes it; `detail` is the KIN_HOW_... if this one could have gone
    /// too, and `other` went first.
    PreventedBy = 4,
    /// `other` was active already and excludes it.
    BlockedBy = 5,
    /// A delegate said no; `detail` is the KIN_HOW_... that says whose.
    ShouldBegin = 6,
    /// It was disabled or aborted; `detail` is the KIN_HOW_...
    Disabled = 7,
    /// The host removed it or its view; `detail` is the KIN_HOW_...
    Removed = 8,
    /// The system took one of its touches; `detail` is the KIN_CAUSE_... of it.
    TouchCancelled = 9,
    /// It took no part in `touch`, which landed; `detail` is the KIN_FILTER_...
    TouchesFiltered = 10,
    /// All fingers were up and nothing could decide it any more.
    Abandoned = 11,
    /// Its class or its host, by the KIN_HOW_... in `detail`, proposed a state that cannot follow.
    IllegalTransition = 12,
    /// Its class broke another rule of plugin.h; the log has the sentence.
    ClassMisbehaving = 13,
    /// It was to wait for `other`, which would close a circle: the requirement was dropped, and it stays as it is. One
    /// record for each attempt; the log has a sentence for every one.
    Cycle = 14,
    /// The host moved it to another view.
    Moved = 15,
    /// No recognizer's decision: `touch` was refused before anybody got it, at x, y; `detail` is the KIN_CAUSE_...
    TouchRefused = 16,
    /// `other` took over from it (kin_recognizer_allow_takeover), or withdrew it (KIN_REQUEST_PROVISIONAL): `detail`
    /// is the KIN_HOW_...
    TakenOverBy = 17,
    /// It has earned its state, and waits: `other` has a lease on the arena.
    HeldBy = 18,
    /// All fingers were up, and `other` had waited for it.
    DecidedAtLift = 19,
    /// It took its state because all others were out, or as what is left at the lift: `detail` is the KIN_HOW_...
    DefaultWinner = 20,
    /// Its class said that its attempt does not go on with `touch`, which was about to land; `detail` is the class's
    /// own word, 0: it has none.
    BeforeLanding = 21,
}

impl Reason {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::OwnRule,
            2 => Self::WaitingFor,
            3 => Self::RequiredRecognized,
            4 => Self::PreventedBy,
            5 => Self::BlockedBy,
            6 => Self::ShouldBegin,
            7 => Self::Disabled,
            8 => Self::Removed,
            9 => Self::TouchCancelled,
            10 => Self::TouchesFiltered,
            11 => Self::Abandoned,
            12 => Self::IllegalTransition,
            13 => Self::ClassMisbehaving,
            14 => Self::Cycle,
            15 => Self::Moved,
            16 => Self::TouchRefused,
            17 => Self::TakenOverBy,
            18 => Self::HeldBy,
            19 => Self::DecidedAtLift,
            20 => Self::DefaultWinner,
            21 => Self::BeforeLanding,
            _ => return None,
        })
    }
}

/// How two recognizers that propose in one step are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum TieBreak {
    /// Deepest view first, on one depth the one added last first.
    Depth = 0,
    /// First the one that crossed its threshold earlier inside the step's movement, then as above.
    Crossing = 1,
}

impl TieBreak {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Depth,
            1 => Self::Crossing,
            _ => return None,
        })
    }
}

/// Who did wrong, in a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Severity {
    Info = 0,
    /// The host: an illegal proposal, a dynamic requirement that would close a circle.
    HostMisbehaving = 1,
    /// A recognizer class: plugin.h lists what; its recognizer fails, and at KIN_FAULT_LIMIT the class is switched
    /// off.
    ClassMisbehaving = 2,
}

impl Severity {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Info,
            1 => Self::HostMisbehaving,
            2 => Self::ClassMisbehaving,
            _ => return None,
        })
    }
}

/// Buttons that are pressed; higher bits are the host's own. Several are joined by `|`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Button(pub u32);

impl Button {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// The left mouse button, the tip of a pen.
    pub const PRIMARY: Self = Self(1);
    /// The right mouse button, the barrel button.
    pub const SECONDARY: Self = Self(2);
    /// The wheel as a button.
    pub const MIDDLE: Self = Self(4);
    /// The first button at the side of a mouse.
    pub const BACK: Self = Self(8);
    /// The second one.
    pub const FORWARD: Self = Self(16);
    /// The other end of a pen, which erases, or its button for that.
    pub const ERASER: Self = Self(32);

    /// Whether all bits of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for Button {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Keys that are held; higher bits are the host's own. Several are joined by `|`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifier(pub u32);

impl Modifier {
    /// None of them.
    pub const NONE: Self = Self(0);
    pub const SHIFT: Self = Self(1);
    pub const CONTROL: Self = Self(2);
    pub const ALTERNATE: Self = Self(4);
    pub const COMMAND: Self = Self(8);
    pub const CAPS_LOCK: Self = Self(16);

    /// Whether all bits of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for Modifier {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Directions of a swipe, as a mask for its property and one bit in its value. Several are joined by `|`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Direction(pub u32);

impl Direction {
    /// None of them.
    pub const NONE: Self = Self(0);
    pub const RIGHT: Self = Self(1);
    pub const LEFT: Self = Self(2);
    pub const UP: Self = Self(4);
    pub const DOWN: Self = Self(8);

    /// Whether all bits of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for Direction {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Edges that a screen edge pan comes from, as a mask. Several are joined by `|`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Edge(pub u32);

impl Edge {
    /// None of them.
    pub const NONE: Self = Self(0);
    pub const TOP: Self = Self(1);
    pub const LEFT: Self = Self(2);
    pub const BOTTOM: Self = Self(4);
    pub const RIGHT: Self = Self(8);

    /// Whether all bits of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for Edge {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Along which axes a drag goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Axes {
    Both = 0,
    Horizontal = 1,
    Vertical = 2,
}

impl Axes {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Both,
            1 => Self::Horizontal,
            2 => Self::Vertical,
            _ => return None,
        })
    }
}

/// How the threshold of a drag counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum ThresholdMode {
    /// On one axis, as UIKit does.
    Axis = 0,
    /// As the length of the movement.
    Length = 1,
}

impl ThresholdMode {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Axis,
            1 => Self::Length,
            _ => return None,
        })
    }
}

/// How several fingers move a pan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum FingerStrategy {
    /// By the mean of their movements.
    Mean = 0,
    /// As the one that landed last moves.
    Latest = 1,
    /// By the largest movement each way.
    Largest = 2,
    /// By the sum of their movements.
    Sum = 3,
}

impl FingerStrategy {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::Mean,
            1 => Self::Latest,
            2 => Self::Largest,
            3 => Self::Sum,
            _ => return None,
        })
    }
}

/// Types of touches that a recognizer takes, as a mask. Several are joined by `|`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AllowedTouchTypes(pub u32);

impl AllowedTouchTypes {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// Fingers on the screen.
    pub const DIRECT: Self = Self(1);
    /// Fingers on a trackpad.
    pub const INDIRECT: Self = Self(2);
    /// Pens.
    pub const PENCIL: Self = Self(4);
    /// Mice.
    pub const POINTER: Self = Self(8);

    /// Whether all bits of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for AllowedTouchTypes {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// How a velocity is estimated from places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum VelocityStrategy {
    /// The slope, at the latest point, of the parabola that fits all points best (Android's "lsq2").
    LeastSquares = 0,
    /// The speed of a mass that the movement pushed (Android's "impulse").
    Impulse = 1,
}

impl VelocityStrategy {
    /// The member with this number; a later library may have others.
    pub fn from_raw(number: i32) -> Option<Self> {
        Some(match number {
            0 => Self::LeastSquares,
            1 => Self::Impulse,
            _ => return None,
        })
    }
}

/// What is special about a view. Several are joined by `|`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ViewFlags(pub u32);

impl ViewFlags {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// Neither it nor what is below it is hit.
    pub const HIDDEN: Self = Self(1);
    /// As hidden, for touches.
    pub const INTERACTION_DISABLED: Self = Self(2);
    /// The view gets all its touches, else one at a time; recognizers see all in any case.
    pub const MULTIPLE_TOUCH: Self = Self(4);
    /// While it has a touch no other view gets any, and the other way round.
    pub const EXCLUSIVE_TOUCH: Self = Self(8);
    /// Keeps gestures below apart from those above, unless they share a touch.
    pub const ARENA_BOUNDARY: Self = Self(16);
    /// Asks for KIN_EVENT_VIEW_TOUCH.
    pub const WANTS_TOUCHES: Self = Self(32);
    /// Asks for the touches of views below it too that no view in between asks for: a responder chain. The limits of
    /// the view that was hit apply.
    pub const WANTS_TOUCHES_BELOW: Self = Self(64);
    /// Of a boundary, or of the root view for all that no boundary has: when the last finger of its recognizers lifts
    /// and none of them holds a lease, those that are required to fail and have not decided fail. The one with
    /// `wins_at_lift` takes what is left, else those that have waited longest go first.
    pub const DECIDES_AT_LIFT: Self = Self(128);

    /// Whether all bits of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for ViewFlags {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
