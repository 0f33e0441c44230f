/// What the host set up: classes, views, recognizers. Edits alone change it.
struct Scene: ~Copyable {
  var views = ViewTree()
  var recognizers = SlotMap<Recognizer>(kind: .recognizer)
  /// How many recognizers were ever added.
  var addedCount: UInt64 = 0
  private(set) var classes = List<RegisteredClass>()
  /// How many of them are the library's own.
  private(set) var standardClassCount = 0
  var plugins = SlotMap<Plugin>(kind: .plugin)
  /// Where plugins are looked for by their bare name.
  private(set) var searchPath = List<Name>()

  /// The bytes of the rows of one that is made for so many recognizers and classes, with the classes.
  static func byteCount(recognizers: Int, classes: Int) -> Int {
    ViewTree.byteCount + SlotMap<Recognizer>.byteCount(forCapacity: recognizers) + List<RegisteredClass>.byteCount(forCapacity: classes)
      + classes * RegisteredClass.size
  }

  mutating func reserve(classes count: Int) { classes.reserve(count) }

  mutating func add(_ kind: RegisteredClass) {
    classes.append(kind)
    if kind.isStandard { standardClassCount += 1 }
  }

  /// The classes from number `first` on are none.
  mutating func dropClasses(from first: Int) {
    while classes.count > first {
      classes[classes.count - 1].free()
      classes.removeLast()
    }
  }

  mutating func add(searchDirectory name: Name) { searchPath.append(name) }

  /// The plugins and the directories of another scene come to this one, which has none.
  mutating func takePlugins(of other: borrowing Scene) {
    plugins.number(as: other.plugins)
    for i in 0..<other.plugins.end { _ = plugins.insert(Plugin(copying: other.plugins[i])) }
    for i in 0..<other.searchPath.count {
      var name = Name()
      name.set(other.searchPath[i].cString)
      searchPath.append(name)
    }
  }

  /// The bytes that this one's names ask for when another scene takes its plugins.
  var pluginByteCount: Int {
    var size = 0
    for i in 0..<plugins.end { size += Heap.whole(Name.byteCount(of: plugins[i].path.cString)) + 2 * MemoryLayout<Plugin>.stride + 64 }
    for i in 0..<searchPath.count { size += Heap.whole(Name.byteCount(of: searchPath[i].cString)) + 2 * MemoryLayout<Name>.stride }
    return size
  }

  /// Copies the host's delegates and user data of another scene. Precondition: both have the same views and
  /// recognizers.
  mutating func copyHostPointers(from other: borrowing Scene) {
    views.copyHostPointers(from: other.views)
    for index in 0..<recognizers.end where recognizers.isLive(index) {
      recognizers[index].setDelegate(other.recognizers[index].delegate)
      recognizers[index].setUserData(other.recognizers[index].userData)
    }
  }

  /// A recognizer comes to its view, before those that are there. Its number among all that were ever added, from 1.
  mutating func add(_ recognizer: Recognizer) -> (index: Int, number: UInt64) {
    let index = recognizers.insert(recognizer)
    return (index, link(index, to: recognizer.view))
  }

  /// A recognizer goes to another view, as one that is added. Its number is a new one.
  mutating func move(_ index: Int, to view: Int) -> UInt64 {
    unlink(index)
    return link(index, to: view)
  }

  private mutating func link(_ index: Int, to view: Int) -> UInt64 {
    recognizers[index].view = view
    recognizers[index].nextOnView = views[view].firstRecognizer
    views[view].firstRecognizer = index
    noteIdentifiers(of: index)
    addedCount &+= 1
    return addedCount
  }

  /// Takes a recognizer off its view.
  mutating func unlink(_ index: Int) {
    let view = recognizers[index].view
    let next = recognizers[index].nextOnView
    if views[view].firstRecognizer == index {
      views[view].firstRecognizer = next
      return
    }
    var before = views[view].firstRecognizer
    while before >= 0, recognizers[before].nextOnView != index { before = recognizers[before].nextOnView }
    if before >= 0 { recognizers[before].nextOnView = next }
  }

  /// Keeps the ids that a recognizer's records tell.
  mutating func noteIdentifiers(of index: Int) {
    recognizers[index].id = recognizers.identifier(of: index).raw
    recognizers[index].viewID = views.identifier(of: recognizers[index].view)
  }

  /// Makes it what it was when it was made, but for its classes and plugins. Recognizers have been freed.
  mutating func forgetEverything() {
    views.free()
    views = ViewTree()
    recognizers = SlotMap<Recognizer>(kind: .recognizer)
    addedCount = 0
  }

  /// Gives back what its records own beside their memory.
  mutating func free() {
    for i in 0..<classes.count { classes[i].free() }
    for i in 0..<plugins.end { plugins[i].path.free() }
    for i in 0..<searchPath.count { searchPath[i].free() }
    views.free()
  }
}
