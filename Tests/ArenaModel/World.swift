/// What a world is made of and what happens to it: plain data, made by the generator or read from a file, given to the
/// model and to the engine alike. Views and recognizers are named by their place in the list; `rootView` is the root.

/// The index that stands for the engine's root view.
let rootView = -1

struct Point: Equatable, Codable {
  var x: Double
  var y: Double
}

/// The states, with the numbers of `kin_state`.
enum State: Int32, Codable, CaseIterable {
  case possible = 0
  case began = 1
  case changed = 2
  case ended = 3
  case cancelled = 4
  case failed = 5

  var isActive: Bool { self == .began || self == .changed }
  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// The phases, with the numbers of `kin_phase`.
enum Phase: Int32, Codable {
  case began = 0
  case moved = 1
  case ended = 2
  case cancelled = 3
}

struct ViewSpec: Codable, Equatable {
  var parent = rootView
  /// x, y, width, height in the parent's coordinates.
  var frame: [Double] = [0, 0, 400, 400]
  var multipleTouch = false
  var exclusiveTouch = false
  var boundary = false
  var decidesAtLift = false
  var wantsTouches = false
  var wantsTouchesBelow = false
  /// The constant answer of the view's delegate; false keeps gestures from beginning with touches that hit this view.
  var gestureShouldBegin = true
}

/// Which class a recognizer is of.
enum Kind: String, Codable {
  /// The scripted test class (Behaviour.swift).
  case script
  /// The same with KIN_CLASS_YIELDING.
  case yielding
  /// One whose every proposal the exhaustive search chooses (Exhaustive/Oracle.swift).
  case choice
  /// The same with KIN_CLASS_YIELDING.
  case yieldingChoice
  /// The built-in class whose states the host proposes.
  case manual
  /// A plain sketch of a standard class (Sketch.swift); only the model has it, to check itself on the shared cases.
  case sketch

  var isYielding: Bool { self == .yielding || self == .yieldingChoice }
  var isChoice: Bool { self == .choice || self == .yieldingChoice }
}

struct RecognizerSpec: Codable, Equatable {
  var view = rootView
  var kind = Kind.script
  /// The numbers of the test class that differ from their defaults.
  var numbers: [Setting: Double] = [:]
  var cancelsTouchesInView = true
  var delaysTouchesBegan = false
  var delaysTouchesEnded = true
  var observeOnly = false
  /// Mask of 1 << type.
  var allowedTypes = 15
  var exclusiveType = true
  var oneHand = false
  var enabled = true
  /// Nanoseconds.
  var lease: UInt64 = 0
  var takeoverInterval: UInt64 = 300_000_000
  /// Possible: it is no default winner.
  var defaultState = State.possible
  var winsAtLift = false
  /// Constant answers of the delegate.
  var shouldBegin = true
  /// The hit views whose touches it takes; nil: all.
  var receives: [Int]?
  var simultaneousWith: [Int] = []
  var requiresFailureOf: [Int] = []
  var requiredToFailBy: [Int] = []
  /// For `Kind.sketch`: the class's name and its numbers.
  var sketch: String?
  var sketchNumbers: [String: Double] = [:]
}

enum Relation: Codable, Equatable {
  case require(waiting: Int, required: Int)
  case unrequire(waiting: Int, required: Int)
  case simultaneous(Int, Int, allowed: Bool)
  case prevention(preventer: Int, prevented: Int, allowed: Bool)
  case inactive(recognizer: Int, other: Int, required: Bool)
  case takeover(recognizer: Int, other: Int, allowed: Bool)
  /// The first represents the others.
  case group([Int])
  /// Takes the group of this one apart.
  case dissolve(Int)
}

struct Sample: Codable, Equatable {
  var touch: UInt64
  var phase: Phase
  var at: Point
  /// `kin_touch_type`; read at began only.
  var type = 0
  /// Of which hand the host says that it is; 0: not known. Read at began only.
  var hand = 0
  /// The hit view that the host names; nil: hit test. Read at began only.
  var view: Int?
}

enum Happening: Codable, Equatable {
  /// All in one call of `kin_engine_feed`, at one time: one step.
  case feed([Sample])
  case advance
  case enable(Int)
  case disable(Int)
  /// The system cancels all touches that are down.
  case cancelAll
  case abort(Int)
  case remove(Int)
  case removeView(Int)
  case setView(Int, Int)
  /// A view to another parent.
  case setParent(Int, Int)
  case propose(Int, State)
  case relate(Relation)
}

struct Entry: Codable, Equatable {
  /// Nanoseconds.
  var time: UInt64
  var what: Happening
}

struct World: Codable, Equatable {
  var seed: UInt64 = 0
  /// Of the root view.
  var decidesAtLift = false
  var views: [ViewSpec] = []
  var recognizers: [RecognizerSpec] = []
  var relations: [Relation] = []
  var script: [Entry] = []

  /// How far a view is from the root view, which has depth 0.
  func depth(of view: Int) -> Int {
    view == rootView ? 0 : 1 + depth(of: views[view].parent)
  }

  /// The view itself and all above it, nearest first, the root view last.
  func chain(from view: Int) -> [Int] {
    view == rootView ? [rootView] : [view] + chain(from: views[view].parent)
  }
}

/// Where a gesture is; nil, which equals every place, where it has no finger.
struct Place: Equatable {
  var point: Point?

  static func == (a: Place, b: Place) -> Bool {
    guard let a = a.point, let b = b.point else { return true }
    return abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }
}

/// The letters of `Output.What.standing`: P Possible, w waiting with a beginning, W with an end, B active, E ended,
/// C cancelled, F failed, - removed; behind it how many fingers it tracks.
enum Standing {
  static func letter(_ state: State, earned: State?) -> String {
    switch state {
    case .possible: earned == nil || earned == .possible ? "P" : earned == .ended ? "W" : "w"
    case .began, .changed: "B"
    case .ended: "E"
    case .cancelled: "C"
    case .failed: "F"
    }
  }
}

/// One thing that came out: the common form of the model's and the engine's events.
struct Output: Equatable {
  enum What: Equatable {
    case gesture(recognizer: Int, state: State, at: Place)
    case touch(view: Int, phase: Phase, touch: UInt64, touchTime: UInt64, at: Point)
    /// How things stand after an entry of the script: the recognizers, one letter each (`Standing`), and the next
    /// timer.
    case standing(String, next: UInt64)
  }
  var time: UInt64
  var what: What
}

extension [Output] {
  /// What the engine emitted, without how things stood.
  var events: [Output] {
    filter { if case .standing = $0.what { false } else { true } }
  }
}
