// Written by Scripts/generate. Do not edit: run `make generate`.
// swift-format-ignore-file

/// What a call was refused for.
public enum ErrorCode: Int32, Hashable, Sendable {
  /// A pointer that must not be null is null. Remedy: pass the object.
  case null = -1
  /// An argument is not a number, is infinite or beyond KIN_NUMBER_LIMIT, or is not one of the values of its
  /// enumeration. Remedy: see the comment of the field.
  case invalid = -2
  /// A number lies outside the range that its property allows; the sentence names the range.
  case range = -3
  /// The id was valid once, but what it named is gone; or it never was an id of this engine. Remedy: forget it.
  case stale = -4
  /// The id names something else, a view where a recognizer is wanted. Remedy: pass an id of the right kind.
  case kind = -5
  /// No class, property or value has that name; the sentence lists those that exist.
  case unknown = -6
  /// Time would run backwards. Remedy: feed samples in the order of their time, from one monotonic clock.
  case time = -7
  /// A touch goes down twice, or moves or lifts without being down. Nothing of the feed was applied.
  case sequence = -8
  /// A table is full: more contacts than touch_capacity, or more records wait than event_capacity, also when moved and
  /// changed ones are merged into their latest, which comes first. Nothing of the call was applied. Remedy: poll, or
  /// raise it.
  case capacity = -9
  /// Fed, advanced or polled from inside a callback. Remedy: return from the callback first.
  case reentrant = -10
  /// The failure requirement would close a circle of recognizers that wait for one another.
  case cycle = -11
  /// This build or this class cannot do that; the sentence says which can.
  case unsupported = -12
  /// A struct_size is one that no level has, or the struct says something beyond what this library knows. Remedy: fill
  /// option structs by their kin_..._init; use what is new only with a library that has it.
  case size = -13
  /// Something of that name is there already.
  case exists = -14
  /// A state that cannot follow the present one was proposed. Nothing changed.
  case state = -15
  /// A recognizer class or plugin is not well formed; the sentence names the fault.
  case `class` = -16
  /// The bytes are no trace, or one that is cut, damaged or newer; the sentence has the offset. What stands before it
  /// was played.
  case trace = -17
  /// A replay did something else than what was recorded; the sentence names the first step and what differs.
  case diverged = -18
  /// A trace's sink refused; the recording is over, the engine goes on.
  case sink = -19
  /// There is not enough memory for the call. Any call that creates or stores something can return this. Nothing
  /// changed. Remedy: free some memory, or try again later.
  case memory = -20
  /// Another thread is in a call of this engine, or has claimed it. Remedy: one call at a time, with a lock for
  /// instance.
  case thread = -21
}

/// The state of a recognizer.
public enum State: Int32, Hashable, Sendable {
  /// Nothing decided yet; also the state between attempts.
  case possible = 0
  /// A continuous gesture was recognized.
  case began = 1
  /// It goes on.
  case changed = 2
  /// It is complete; for a discrete gesture the only action.
  case ended = 3
  /// It was under way, and then it was cancelled.
  case cancelled = 4
  /// This attempt is not the gesture.
  case failed = 5
}

/// What a sample says of its touch; also what a view gets of one.
public enum Phase: Int32, Hashable, Sendable {
  /// The contact went down.
  case began = 0
  /// It is elsewhere, or something else of it changed.
  case moved = 1
  /// It lifted.
  case ended = 2
  /// The system cancelled it: a palm, a lock screen; for a view: a gesture took it.
  case cancelled = 3
  /// Hover: a pointer or pencil appeared above the window; ids of hovering are a name space of their own.
  case entered = 4
  /// Hover: it moved without touching; has no effect while the touch of the same id is down.
  case hovered = 5
  /// Hover: it left.
  case exited = 6
  /// A contact went down, and nothing is to come of it: `cause` says why. No recognizer and no view gets it, and
  /// nothing more of it is fed; with explaining on there is a decision.
  case refused = 7
}

/// What made a touch: a finger, a trackpad, a pen, a mouse.
public enum TouchType: Int32, Hashable, Sendable {
  /// A finger on the screen; bit 1.
  case direct = 0
  /// A finger on a trackpad; bit 2.
  case indirect = 1
  /// A pen; bit 4.
  case pencil = 2
  /// A mouse; bit 8.
  case pointer = 3
}

/// What a sample says of its scroll.
public enum ScrollPhase: Int32, Hashable, Sendable {
  /// Fingers rest on the trackpad; it may carry movement already.
  case began = 0
  /// They moved.
  case changed = 1
  /// They lifted; it may carry movement.
  case ended = 2
  /// The system cancelled it.
  case cancelled = 3
  /// A notch of a wheel: began, changed and ended in one.
  case discrete = 4
}

/// Why a recognizer left Possible, or was kept there.
public enum Reason: Int32, Hashable, Sendable {
  case none = 0
  /// Its class decided; `detail` is the class's own word.
  case ownRule = 1
  /// It has earned its state, and waits for `other` to fail.
  case waitingFor = 2
  /// It required `other` to fail, and `other` was recognized.
  case requiredRecognized = 3
  /// `other` was recognized in this step and excludes it; `detail` is the KIN_HOW_... if this one could have gone too,
  /// and `other` went first.
  case preventedBy = 4
  /// `other` was active already and excludes it.
  case blockedBy = 5
  /// A delegate said no; `detail` is the KIN_HOW_... that says whose.
  case shouldBegin = 6
  /// It was disabled or aborted; `detail` is the KIN_HOW_...
  case disabled = 7
  /// The host removed it or its view; `detail` is the KIN_HOW_...
  case removed = 8
  /// The system took one of its touches; `detail` is the KIN_CAUSE_... of it.
  case touchCancelled = 9
  /// It took no part in `touch`, which landed; `detail` is the KIN_FILTER_...
  case touchesFiltered = 10
  /// All fingers were up and nothing could decide it any more.
  case abandoned = 11
  /// Its class or its host, by the KIN_HOW_... in `detail`, proposed a state that cannot follow.
  case illegalTransition = 12
  /// Its class broke another rule of plugin.h; the log has the sentence.
  case classMisbehaving = 13
  /// It was to wait for `other`, which would close a circle: the requirement was dropped, and it stays as it is. One
  /// record for each attempt; the log has a sentence for every one.
  case cycle = 14
  /// The host moved it to another view.
  case moved = 15
  /// No recognizer's decision: `touch` was refused before anybody got it, at x, y; `detail` is the KIN_CAUSE_...
  case touchRefused = 16
  /// `other` took over from it (kin_recognizer_allow_takeover), or withdrew it (KIN_REQUEST_PROVISIONAL): `detail` is
  /// the KIN_HOW_...
  case takenOverBy = 17
  /// It has earned its state, and waits: `other` has a lease on the arena.
  case heldBy = 18
  /// All fingers were up, and `other` had waited for it.
  case decidedAtLift = 19
  /// It took its state because all others were out, or as what is left at the lift: `detail` is the KIN_HOW_...
  case defaultWinner = 20
  /// Its class said that its attempt does not go on with `touch`, which was about to land; `detail` is the class's own
  /// word, 0: it has none.
  case beforeLanding = 21
}

/// How two recognizers that propose in one step are ordered.
public enum TieBreak: Int32, Hashable, Sendable {
  /// Deepest view first, on one depth the one added last first.
  case depth = 0
  /// First the one that crossed its threshold earlier inside the step's movement, then as above.
  case crossing = 1
}

/// Who did wrong, in a diagnostic.
public enum Severity: Int32, Hashable, Sendable {
  case info = 0
  /// The host: an illegal proposal, a dynamic requirement that would close a circle.
  case hostMisbehaving = 1
  /// A recognizer class: plugin.h lists what; its recognizer fails, and at KIN_FAULT_LIMIT the class is switched off.
  case classMisbehaving = 2
}

/// Buttons that are pressed; higher bits are the host's own.
public struct Button: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left mouse button, the tip of a pen.
  public static let primary = Button(rawValue: 1)
  /// The right mouse button, the barrel button.
  public static let secondary = Button(rawValue: 2)
  /// The wheel as a button.
  public static let middle = Button(rawValue: 4)
  /// The first button at the side of a mouse.
  public static let back = Button(rawValue: 8)
  /// The second one.
  public static let forward = Button(rawValue: 16)
  /// The other end of a pen, which erases, or its button for that.
  public static let eraser = Button(rawValue: 32)
}

/// Keys that are held; higher bits are the host's own.
public struct Modifier: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let shift = Modifier(rawValue: 1)
  public static let control = Modifier(rawValue: 2)
  public static let alternate = Modifier(rawValue: 4)
  public static let command = Modifier(rawValue: 8)
  public static let capsLock = Modifier(rawValue: 16)
}

/// Directions of a swipe, as a mask for its property and one bit in its value.
public struct Direction: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let right = Direction(rawValue: 1)
  public static let left = Direction(rawValue: 2)
  public static let up = Direction(rawValue: 4)
  public static let down = Direction(rawValue: 8)
}

/// Edges that a screen edge pan comes from, as a mask.
public struct Edge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let top = Edge(rawValue: 1)
  public static let left = Edge(rawValue: 2)
  public static let bottom = Edge(rawValue: 4)
  public static let right = Edge(rawValue: 8)
}

/// Along which axes a drag goes.
public enum Axes: Int32, Hashable, Sendable {
  case both = 0
  case horizontal = 1
  case vertical = 2
}

/// How the threshold of a drag counts.
public enum ThresholdMode: Int32, Hashable, Sendable {
  /// On one axis, as UIKit does.
  case axis = 0
  /// As the length of the movement.
  case length = 1
}

/// How several fingers move a pan.
public enum FingerStrategy: Int32, Hashable, Sendable {
  /// By the mean of their movements.
  case mean = 0
  /// As the one that landed last moves.
  case latest = 1
  /// By the largest movement each way.
  case largest = 2
  /// By the sum of their movements.
  case sum = 3
}

/// Types of touches that a recognizer takes, as a mask.
public struct AllowedTouchTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Fingers on the screen.
  public static let direct = AllowedTouchTypes(rawValue: 1)
  /// Fingers on a trackpad.
  public static let indirect = AllowedTouchTypes(rawValue: 2)
  /// Pens.
  public static let pencil = AllowedTouchTypes(rawValue: 4)
  /// Mice.
  public static let pointer = AllowedTouchTypes(rawValue: 8)
}

/// How a velocity is estimated from places.
public enum VelocityStrategy: Int32, Hashable, Sendable {
  /// The slope, at the latest point, of the parabola that fits all points best (Android's "lsq2").
  case leastSquares = 0
  /// The speed of a mass that the movement pushed (Android's "impulse").
  case impulse = 1
}

/// What is special about a view.
public struct ViewFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither it nor what is below it is hit.
  public static let hidden = ViewFlags(rawValue: 1)
  /// As hidden, for touches.
  public static let interactionDisabled = ViewFlags(rawValue: 2)
  /// The view gets all its touches, else one at a time; recognizers see all in any case.
  public static let multipleTouch = ViewFlags(rawValue: 4)
  /// While it has a touch no other view gets any, and the other way round.
  public static let exclusiveTouch = ViewFlags(rawValue: 8)
  /// Keeps gestures below apart from those above, unless they share a touch.
  public static let arenaBoundary = ViewFlags(rawValue: 16)
  /// Asks for KIN_EVENT_VIEW_TOUCH.
  public static let wantsTouches = ViewFlags(rawValue: 32)
  /// Asks for the touches of views below it too that no view in between asks for: a responder chain. The limits of the
  /// view that was hit apply.
  public static let wantsTouchesBelow = ViewFlags(rawValue: 64)
  /// Of a boundary, or of the root view for all that no boundary has: when the last finger of its recognizers lifts
  /// and none of them holds a lease, those that are required to fail and have not decided fail. The one with
  /// `wins_at_lift` takes what is left, else those that have waited longest go first.
  public static let decidesAtLift = ViewFlags(rawValue: 128)
}
