/// What the host set up: classes, views, recognizers. Edits alone change it.
struct Scene: ~Copyable {
  var views = ViewTree()
  var recognizers = SlotMap<Recognizer>(kind: .recognizer)
  /// How many recognizers were ever added.
  var addedCount: UInt64 = 0
  /// What can be in play; nil: it has changed since it was measured.
  var playBounds: PlayBounds?
  var classes = List<RegisteredClass>()
  /// How many of them are the library's own.
  var standardClassCount = 0
  var plugins = SlotMap<Plugin>(kind: .plugin)
  /// Where plugins are looked for by their bare name.
  var searchPath = List<Name>()

  /// The bytes of the rows of one that is made for so many recognizers and classes, with the classes.
  static func room(recognizers: Int, classes: Int) -> Int {
    ViewTree.room + SlotMap<Recognizer>.room(recognizers) + List<RegisteredClass>.room(classes) + classes * RegisteredClass.size
  }

  /// Gives back what its records own beside their memory.
  mutating func free() {
    for i in 0..<classes.count { classes[i].free() }
    for i in 0..<plugins.end { plugins[i].path.free() }
    for i in 0..<searchPath.count { searchPath[i].free() }
    views.free()
  }
}

/// How much can be in play at one time, as far as the recognizers that there are decide it: what lists and tables grow
/// by.
struct PlayBounds {
  /// The most recognizers on one way from the root to a view: so many can take part in one contact.
  var onOneWay = 0
  /// Those with hooks or delegates that make requirements; those that come into play without a contact.
  var asking = 0
  var manual = 0
  var hasGroups = false
}
