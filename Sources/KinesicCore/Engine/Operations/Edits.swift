/// Deferred changes of the host, and what leaves its place in the present step.
struct Edits: ~Copyable {
  /// What callbacks asked for in the present step.
  var deferred = List<DeferredEdit>()
  var isCarryingOut = false
  /// Recognizers that the present step removes, or moves to another view.
  var leaving = List<LeavingRecognizer>()
  /// The view to which recognizers are moved.
  var destination = -1
  /// The view that the present step removes; -1: none.
  var leavingView = -1

  /// The bytes of the lists, for this number of changes in a step and of recognizers.
  static func byteCount(forCapacity changes: Int, _ count: Int) -> Int {
    List<DeferredEdit>.byteCount(forCapacity: changes) + List<LeavingRecognizer>.byteCount(forCapacity: count)
  }

  /// How many deferred edits are of an operation.
  func count(of operation: Operation) -> Int {
    var count = 0
    for i in 0..<deferred.count {
      if case .edit(let edit) = deferred[i], edit.operation == operation { count += 1 }
    }
    return count
  }
}

/// What waits until the step is over.
enum DeferredEdit {
  case edit(Edit)
  /// Of the engine's own accord: a class has misbehaved once too often, and all of its recognizers are disabled.
  case switchOff(RegisteredClass)
}

/// A recognizer that leaves its place in the present step. It has the size of an index: a complement is one that is
/// moved.
struct LeavingRecognizer {
  private let code: Int32

  static func removed(_ index: Int) -> LeavingRecognizer { LeavingRecognizer(code: Int32(truncatingIfNeeded: index)) }

  static func moved(_ index: Int) -> LeavingRecognizer { LeavingRecognizer(code: ~Int32(truncatingIfNeeded: index)) }

  var isMoved: Bool { code < 0 }

  var index: Int { Int(isMoved ? ~code : code) }
}
