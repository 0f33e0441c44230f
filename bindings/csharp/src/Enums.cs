// Written by Scripts/generate. Do not edit: run `make generate`.

using System;

namespace Kinesic {
/// <summary>What a call was refused for.</summary>
public enum ErrorCode : int
{
    /// <summary>A pointer that must not be null is null. Remedy: pass the object.</summary>
    Null = -1,
    /// <summary>An argument is not a number, is infinite or beyond KIN_NUMBER_LIMIT, or is not one of the values of
    /// its enumeration. Remedy: see the comment of the field.</summary>
    Invalid = -2,
    /// <summary>A number lies outside the range that its property allows; the sentence names the range.</summary>
    Range = -3,
    /// <summary>The id was valid once, but what it named is gone; or it never was an id of this engine. Remedy: forget
    /// it.</summary>
    Stale = -4,
    /// <summary>The id names something else, a view where a recognizer is wanted. Remedy: pass an id of the right
    /// kind.</summary>
    Kind = -5,
    /// <summary>No class, property or value has that name; the sentence lists those that exist.</summary>
    Unknown = -6,
    /// <summary>Time would run backwards. Remedy: feed samples in the order of their time, from one monotonic
    /// clock.</summary>
    Time = -7,
    /// <summary>A touch goes down twice, or moves or lifts without being down. Nothing of the feed was
    /// applied.</summary>
    Sequence = -8,
    /// <summary>A table is full: more contacts than touch_capacity, or more records wait than event_capacity, also
    /// when moved and changed ones are merged into their latest, which comes first. Nothing of the call was applied.
    /// Remedy: poll, or raise it.</summary>
    Capacity = -9,
    /// <summary>Fed, advanced or polled from inside a callback. Remedy: return from the callback first.</summary>
    Reentrant = -10,
    /// <summary>The failure requirement would close a circle of recognizers that wait for one another.</summary>
    Cycle = -11,
    /// <summary>This build or this class cannot do that; the sentence says which can.</summary>
    Unsupported = -12,
    /// <summary>A struct_size is one that no level has, or the struct says something beyond what this library knows.
    /// Remedy: fill option structs by their kin_..._init; use what is new only with a library that has it.</summary>
    Size = -13,
    /// <summary>Something of that name is there already.</summary>
    Exists = -14,
    /// <summary>A state that cannot follow the present one was proposed. Nothing changed.</summary>
    State = -15,
    /// <summary>A recognizer class or plugin is not well formed; the sentence names the fault.</summary>
    Class = -16,
    /// <summary>The bytes are no trace, or one that is cut, damaged or newer; the sentence has the offset. What stands
    /// before it was played.</summary>
    Trace = -17,
    /// <summary>A replay did something else than what was recorded; the sentence names the first step and what
    /// differs.</summary>
    Diverged = -18,
    /// <summary>A trace's sink refused; the recording is over, the engine goes on.</summary>
    Sink = -19,
    /// <summary>There is not enough memory for the call. Any call that creates or stores something can return this.
    /// Nothing changed. Remedy: free some memory, or try again later.</summary>
    Memory = -20,
    /// <summary>Another thread is in a call of this engine, or has claimed it. Remedy: one call at a time, with a lock
    /// for instance.</summary>
    Thread = -21,
}

/// <summary>The state of a recognizer.</summary>
public enum State : int
{
    /// <summary>Nothing decided yet; also the state between attempts.</summary>
    Possible = 0,
    /// <summary>A continuous gesture was recognized.</summary>
    Began = 1,
    /// <summary>It goes on.</summary>
    Changed = 2,
    /// <summary>It is complete; for a discrete gesture the only action.</summary>
    Ended = 3,
    /// <summary>It was under way, and then it was cancelled.</summary>
    Cancelled = 4,
    /// <summary>This attempt is not the gesture.</summary>
    Failed = 5,
}

/// <summary>What a sample says of its touch; also what a view gets of one.</summary>
public enum Phase : int
{
    /// <summary>The contact went down.</summary>
    Began = 0,
    /// <summary>It is elsewhere, or something else of it changed.</summary>
    Moved = 1,
    /// <summary>It lifted.</summary>
    Ended = 2,
    /// <summary>The system cancelled it: a palm, a lock screen; for a view: a gesture took it.</summary>
    Cancelled = 3,
    /// <summary>Hover: a pointer or pencil appeared above the window; ids of hovering are a name space of their
    /// own.</summary>
    Entered = 4,
    /// <summary>Hover: it moved without touching; has no effect while the touch of the same id is down.</summary>
    Hovered = 5,
    /// <summary>Hover: it left.</summary>
    Exited = 6,
    /// <summary>A contact went down, and nothing is to come of it: `cause` says why. No recognizer and no view gets
    /// it, and nothing more of it is fed; with explaining on there is a decision.</summary>
    Refused = 7,
}

/// <summary>What made a touch: a finger, a trackpad, a pen, a mouse.</summary>
public enum TouchType : int
{
    /// <summary>A finger on the screen; bit 1.</summary>
    Direct = 0,
    /// <summary>A finger on a trackpad; bit 2.</summary>
    Indirect = 1,
    /// <summary>A pen; bit 4.</summary>
    Pencil = 2,
    /// <summary>A mouse; bit 8.</summary>
    Pointer = 3,
}

/// <summary>What a sample says of its scroll.</summary>
public enum ScrollPhase : int
{
    /// <summary>Fingers rest on the trackpad; it may carry movement already.</summary>
    Began = 0,
    /// <summary>They moved.</summary>
    Changed = 1,
    /// <summary>They lifted; it may carry movement.</summary>
    Ended = 2,
    /// <summary>The system cancelled it.</summary>
    Cancelled = 3,
    /// <summary>A notch of a wheel: began, changed and ended in one.</summary>
    Discrete = 4,
}

/// <summary>Why a recognizer left Possible, or was kept there.</summary>
public enum Reason : int
{
    None = 0,
    /// <summary>Its class decided; `detail` is the class's own word.</summary>
    OwnRule = 1,
    /// <summary>It has earned its state, and waits for `other` to fail.</summary>
    WaitingFor = 2,
    /// <summary>It required `other` to fail, and `other` was recognized.</summary>
    RequiredRecognized = 3,
    /// <summary>`other` was recognized in this step and excludes it; `detail` is the KIN_HOW_... if this one could
    /// have gone too, and `other` went first.</summary>
    PreventedBy = 4,
    /// <summary>`other` was active already and excludes it.</summary>
    BlockedBy = 5,
    /// <summary>A delegate said no; `detail` is the KIN_HOW_... that says whose.</summary>
    ShouldBegin = 6,
    /// <summary>It was disabled or aborted; `detail` is the KIN_HOW_...</summary>
    Disabled = 7,
    /// <summary>The host removed it or its view; `detail` is the KIN_HOW_...</summary>
    Removed = 8,
    /// <summary>The system took one of its touches; `detail` is the KIN_CAUSE_... of it.</summary>
    TouchCancelled = 9,
    /// <summary>It took no part in `touch`, which landed; `detail` is the KIN_FILTER_...</summary>
    TouchesFiltered = 10,
    /// <summary>All fingers were up and nothing could decide it any more.</summary>
    Abandoned = 11,
    /// <summary>Its class or its host, by the KIN_HOW_... in `detail`, proposed a state that cannot follow.</summary>
    IllegalTransition = 12,
    /// <summary>Its class broke another rule of plugin.h; the log has the sentence.</summary>
    ClassMisbehaving = 13,
    /// <summary>It was to wait for `other`, which would close a circle: the requirement was dropped, and it stays as
    /// it is. One record for each attempt; the log has a sentence for every one.</summary>
    Cycle = 14,
    /// <summary>The host moved it to another view.</summary>
    Moved = 15,
    /// <summary>No recognizer's decision: `touch` was refused before anybody got it, at x, y; `detail` is the
    /// KIN_CAUSE_...</summary>
    TouchRefused = 16,
    /// <summary>`other` took over from it (kin_recognizer_allow_takeover), or withdrew it (KIN_REQUEST_PROVISIONAL):
    /// `detail` is the KIN_HOW_...</summary>
    TakenOverBy = 17,
    /// <summary>It has earned its state, and waits: `other` has a lease on the arena.</summary>
    HeldBy = 18,
    /// <summary>All fingers were up, and `other` had waited for it.</summary>
    DecidedAtLift = 19,
    /// <summary>It took its state because all others were out, or as what is left at the lift: `detail` is the
    /// KIN_HOW_...</summary>
    DefaultWinner = 20,
    /// <summary>Its class said that its attempt does not go on with `touch`, which was about to land; `detail` is the
    /// class's own word, 0: it has none.</summary>
    BeforeLanding = 21,
}

/// <summary>How two recognizers that propose in one step are ordered.</summary>
public enum TieBreak : int
{
    /// <summary>Deepest view first, on one depth the one added last first.</summary>
    Depth = 0,
    /// <summary>First the one that crossed its threshold earlier inside the step's movement, then as above.</summary>
    Crossing = 1,
}

/// <summary>Who did wrong, in a diagnostic.</summary>
public enum Severity : int
{
    Info = 0,
    /// <summary>The host: an illegal proposal, a dynamic requirement that would close a circle.</summary>
    HostMisbehaving = 1,
    /// <summary>A recognizer class: plugin.h lists what; its recognizer fails, and at KIN_FAULT_LIMIT the class is
    /// switched off.</summary>
    ClassMisbehaving = 2,
}

/// <summary>Buttons that are pressed; higher bits are the host's own.</summary>
[Flags]
public enum Button : uint
{
    /// <summary>None of them.</summary>
    None = 0,
    /// <summary>The left mouse button, the tip of a pen.</summary>
    Primary = 1,
    /// <summary>The right mouse button, the barrel button.</summary>
    Secondary = 2,
    /// <summary>The wheel as a button.</summary>
    Middle = 4,
    /// <summary>The first button at the side of a mouse.</summary>
    Back = 8,
    /// <summary>The second one.</summary>
    Forward = 16,
    /// <summary>The other end of a pen, which erases, or its button for that.</summary>
    Eraser = 32,
}

/// <summary>Keys that are held; higher bits are the host's own.</summary>
[Flags]
public enum Modifier : uint
{
    /// <summary>None of them.</summary>
    None = 0,
    Shift = 1,
    Control = 2,
    Alternate = 4,
    Command = 8,
    CapsLock = 16,
}

/// <summary>Directions of a swipe, as a mask for its property and one bit in its value.</summary>
[Flags]
public enum Direction : uint
{
    /// <summary>None of them.</summary>
    None = 0,
    Right = 1,
    Left = 2,
    Up = 4,
    Down = 8,
}

/// <summary>Edges that a screen edge pan comes from, as a mask.</summary>
[Flags]
public enum Edge : uint
{
    /// <summary>None of them.</summary>
    None = 0,
    Top = 1,
    Left = 2,
    Bottom = 4,
    Right = 8,
}

/// <summary>Along which axes a drag goes.</summary>
public enum Axes : int
{
    Both = 0,
    Horizontal = 1,
    Vertical = 2,
}

/// <summary>How the threshold of a drag counts.</summary>
public enum ThresholdMode : int
{
    /// <summary>On one axis, as UIKit does.</summary>
    Axis = 0,
    /// <summary>As the length of the movement.</summary>
    Length = 1,
}

/// <summary>How several fingers move a pan.</summary>
public enum FingerStrategy : int
{
    /// <summary>By the mean of their movements.</summary>
    Mean = 0,
    /// <summary>As the one that landed last moves.</summary>
    Latest = 1,
    /// <summary>By the largest movement each way.</summary>
    Largest = 2,
    /// <summary>By the sum of their movements.</summary>
    Sum = 3,
}

/// <summary>Types of touches that a recognizer takes, as a mask.</summary>
[Flags]
public enum AllowedTouchTypes : uint
{
    /// <summary>None of them.</summary>
    None = 0,
    /// <summary>Fingers on the screen.</summary>
    Direct = 1,
    /// <summary>Fingers on a trackpad.</summary>
    Indirect = 2,
    /// <summary>Pens.</summary>
    Pencil = 4,
    /// <summary>Mice.</summary>
    Pointer = 8,
}

/// <summary>How a velocity is estimated from places.</summary>
public enum VelocityStrategy : int
{
    /// <summary>The slope, at the latest point, of the parabola that fits all points best (Android's
    /// "lsq2").</summary>
    LeastSquares = 0,
    /// <summary>The speed of a mass that the movement pushed (Android's "impulse").</summary>
    Impulse = 1,
}

/// <summary>What is special about a view.</summary>
[Flags]
public enum ViewFlags : uint
{
    /// <summary>None of them.</summary>
    None = 0,
    /// <summary>Neither it nor what is below it is hit.</summary>
    Hidden = 1,
    /// <summary>As hidden, for touches.</summary>
    InteractionDisabled = 2,
    /// <summary>The view gets all its touches, else one at a time; recognizers see all in any case.</summary>
    MultipleTouch = 4,
    /// <summary>While it has a touch no other view gets any, and the other way round.</summary>
    ExclusiveTouch = 8,
    /// <summary>Keeps gestures below apart from those above, unless they share a touch.</summary>
    ArenaBoundary = 16,
    /// <summary>Asks for KIN_EVENT_VIEW_TOUCH.</summary>
    WantsTouches = 32,
    /// <summary>Asks for the touches of views below it too that no view in between asks for: a responder chain. The
    /// limits of the view that was hit apply.</summary>
    WantsTouchesBelow = 64,
    /// <summary>Of a boundary, or of the root view for all that no boundary has: when the last finger of its
    /// recognizers lifts and none of them holds a lease, those that are required to fail and have not decided fail.
    /// The one with `wins_at_lift` takes what is left, else those that have waited longest go first.</summary>
    DecidesAtLift = 128,
}
}
