/// Changes of the host that wait, and who goes in the present step.
struct Edits: ~Copyable {
  /// What callbacks asked for in the present step.
  var deferred = List<Edit>()
  var isCarryingOut = false
  /// Recognizers that the present step removes, and the view; -1: none.
  var leaving = List<Int32>()
  var leavingView = -1
}
