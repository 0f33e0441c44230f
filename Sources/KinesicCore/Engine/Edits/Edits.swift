/// Changes of the host that wait, and who goes in the present step.
struct Edits: ~Copyable {
  /// What callbacks asked for in the present step.
  var deferred = List<Edit>()
  var isCarryingOut = false
  /// Recognizers that the present step removes, and the view; -1: none.
  var leaving = List<Int32>()
  var leavingView = -1
  /// Where those in `leaving` go that are there as complements: they stay.
  var destination = -1

  /// The bytes of the rows of one that is made for so many changes in a step, and so many recognizers.
  static func byteCount(forCapacity changes: Int, _ count: Int) -> Int { List<Edit>.byteCount(forCapacity: changes) + List<Int32>.byteCount(forCapacity: count) }

  /// So many recognizers are still to be taken to other views, at most.
  var moveCount: Int {
    var count = 0
    for i in 0..<deferred.count {
      if case .setView = deferred[i] { count += 1 }
    }
    return count
  }

  /// So many views are still to be taken to other parents, at most.
  var viewMoveCount: Int {
    var count = 0
    for i in 0..<deferred.count {
      if case .setParent = deferred[i] { count += 1 }
    }
    return count
  }

  /// So many relations are still to be set, at most.
  var relationCount: Int {
    var count = 0
    for i in 0..<deferred.count {
      if case .relate = deferred[i] { count += 1 }
    }
    return count
  }
}
