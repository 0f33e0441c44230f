import CKinesic

/// What stands still while motions are played: views, recognizers, relations.
struct Setting {
  private(set) var views: [Surface] = []
  private(set) var subjects: [Subject] = []
  private(set) var relations: [Relation] = []
  private(set) var window = kin_rect()
  /// The ids of the views, in their order, for delegates of ours.
  let viewIDs: IDs
  let scale: Double
  /// Ids in rising order, with the place of each, so that a record finds its recognizer.
  private var places: [(id: UInt64, place: Int)] = []
  private var viewPlaces: [(id: UInt64, place: Int)] = []

  struct Relation {
    var kind: kin_relation
    var first: Int
    var second: Int
  }

  init(_ engine: OpaquePointer, width: Double, height: Double) {
    var inches = 163.0
    _ = kin_engine_get_units_per_inch(engine, &inches)
    scale = inches / 163
    var root: kin_view_id = 0
    _ = kin_engine_root_view(engine, &root)
    viewIDs = IDs()
    addView(root, parent: -1, depth: 0, engine)
    viewIDs.fill(views.map { $0.id })
    for place in 0..<views.count { addSubjects(of: place, engine) }
    places = subjects.indices.map { (subjects[$0].id, $0) }
    places.sort { $0.id < $1.id }
    viewPlaces = views.indices.map { (views[$0].id, $0) }
    viewPlaces.sort { $0.id < $1.id }
    for subject in 0..<subjects.count { addRelations(of: subject, engine) }
    window = Setting.window(of: views, engine, width: width, height: height)
  }

  /// The place of a recognizer; -1 for 0 and what there is not.
  func place(of id: kin_recognizer_id) -> Int { Setting.find(id, places) }
  func place(ofView id: kin_view_id) -> Int { Setting.find(id, viewPlaces) }

  private static func find(_ id: UInt64, _ places: [(id: UInt64, place: Int)]) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].id == id ? places[low].place : -1
  }

  /// Whether `view` is `ancestor` or lies below it.
  func isBelow(_ view: Int, _ ancestor: Int) -> Bool {
    var place = view
    while place >= 0 {
      if place == ancestor { return true }
      place = views[place].parent
    }
    return false
  }

  /// Whether their views are one, or one below the other: only then does the arena set them against each other.
  func areRelated(_ first: Int, _ second: Int) -> Bool {
    isBelow(subjects[first].view, subjects[second].view) || isBelow(subjects[second].view, subjects[first].view)
  }

  func has(_ kind: Int, _ first: Int, _ second: Int) -> Bool {
    for relation in relations where Int(relation.kind) == kind && relation.first == first && relation.second == second { return true }
    return false
  }

  /// Whether the host has said anything about these two.
  func isSettled(_ first: Int, _ second: Int) -> Bool {
    for relation in relations {
      if relation.first == first && relation.second == second { return true }
      if relation.first == second && relation.second == first { return true }
    }
    return false
  }

  // MARK: Reading

  private mutating func addView(_ id: kin_view_id, parent: Int, depth: Int, _ engine: OpaquePointer) {
    var flags: kin_view_flags = 0
    _ = kin_view_get_flags(engine, id, &flags)
    var frame = kin_rect()
    _ = kin_view_get_frame(engine, id, &frame)
    let place = views.count
    views.append(Surface(id: id, parent: parent, depth: depth, name: Setting.viewName(id, place, engine), flags: flags, frame: frame))
    var count: UInt32 = 0
    _ = kin_view_list_children(engine, id, nil, 0, &count)
    var children = [kin_view_id](repeating: 0, count: Int(count))
    _ = kin_view_list_children(engine, id, &children, count, &count)
    // The front one is listed first; the order of adding reads better.
    for child in children.reversed() { addView(child, parent: place, depth: depth + 1, engine) }
  }

  private static func viewName(_ id: kin_view_id, _ place: Int, _ engine: OpaquePointer) -> Sentence {
    var name: UnsafePointer<CChar>?
    _ = kin_view_get_name(engine, id, &name)
    var text = Sentence(name)
    if text.isEmpty {
      text.append("#")
      text.append(place)
    }
    return text
  }

  private mutating func addSubjects(of place: Int, _ engine: OpaquePointer) {
    var count: UInt32 = 0
    _ = kin_view_list_recognizers(engine, views[place].id, nil, 0, &count)
    var ids = [kin_recognizer_id](repeating: 0, count: Int(count))
    _ = kin_view_list_recognizers(engine, views[place].id, &ids, count, &count)
    for order in (0..<ids.count).reversed() {
      if let subject = subject(ids[order], place, order, engine) { subjects.append(subject) }
    }
  }

  private func subject(_ id: kin_recognizer_id, _ place: Int, _ order: Int, _ engine: OpaquePointer) -> Subject? {
    var className: UnsafePointer<CChar>?
    _ = kin_recognizer_get_class(engine, id, &className)
    guard let className, let table = Setting.table(named: className, engine) else { return nil }
    var numbers: [Double] = []
    for i in 0..<Int(table.pointee.property_count) {
      var number = 0.0
      _ = kin_recognizer_get_number(engine, id, table.pointee.properties[i].name, &number)
      numbers.append(number)
    }
    return Subject(
      id: id, view: place, table: table, name: name(id, className, engine), isEnabled: Setting.common(id, "enabled", engine) != 0,
      isObserver: Setting.common(id, "observe_only", engine) != 0,
      delaysBegan: Setting.common(id, "delays_touches_began", engine) != 0,
      touchTypes: UInt32(Setting.common(id, "allowed_touch_types", engine)),
      numbers: numbers, order: order)
  }

  /// Its name; of one without, its class and its number among those of the class.
  private func name(_ id: kin_recognizer_id, _ className: UnsafePointer<CChar>, _ engine: OpaquePointer) -> Sentence {
    var given: UnsafePointer<CChar>?
    _ = kin_recognizer_get_name(engine, id, &given)
    var text = Sentence(given)
    if !text.isEmpty { return text }
    var number = 1
    for subject in subjects where equal(subject.table.pointee.name, className) { number += 1 }
    text.append(className)
    text.append("#")
    text.append(number)
    return text
  }

  static func common(_ id: kin_recognizer_id, _ property: StaticString, _ engine: OpaquePointer) -> Double {
    var number = 0.0
    withText(property) { _ = kin_recognizer_get_number(engine, id, $0, &number) }
    return number
  }

  private static func table(named name: UnsafePointer<CChar>, _ engine: OpaquePointer) -> UnsafePointer<kin_recognizer_class>? {
    var count: UInt32 = 0
    _ = kin_engine_get_class_count(engine, &count)
    for i in 0..<count {
      var table: UnsafePointer<kin_recognizer_class>?
      _ = kin_engine_get_class(engine, i, &table)
      if let table, equal(table.pointee.name, name) { return table }
    }
    return nil
  }

  private mutating func addRelations(of subject: Int, _ engine: OpaquePointer) {
    for kind in [
      KIN_RELATION_REQUIRES, KIN_RELATION_SIMULTANEOUS, KIN_RELATION_MAY_PREVENT, KIN_RELATION_MAY_NOT_PREVENT, KIN_RELATION_GROUP,
    ] {
      var count: UInt32 = 0
      _ = kin_recognizer_list_relations(engine, subjects[subject].id, kin_relation(kind), nil, 0, &count)
      if count == 0 { continue }
      var ids = [kin_recognizer_id](repeating: 0, count: Int(count))
      _ = kin_recognizer_list_relations(engine, subjects[subject].id, kin_relation(kind), &ids, count, &count)
      for id in ids {
        let other = place(of: id)
        if other >= 0 && other != subject { relations.append(Relation(kind: kin_relation(kind), first: subject, second: other)) }
      }
    }
  }

  /// The root view's frame, or what its views cover, or a usual window.
  private static func window(of views: [Surface], _ engine: OpaquePointer, width: Double, height: Double) -> kin_rect {
    let root = views[0].frame
    if root.width.isFinite && root.height.isFinite && root.width > 0 && root.height > 0 { return root }
    if width > 0 && height > 0 { return kin_rect(x: 0, y: 0, width: width, height: height) }
    var right = 0.0
    var bottom = 0.0
    for view in views where view.parent == 0 && view.frame.width.isFinite && view.frame.height.isFinite && !view.has(KIN_VIEW_HIDDEN) {
      right = max(right, min(view.frame.x + view.frame.width, 100_000))
      bottom = max(bottom, min(view.frame.y + view.frame.height, 100_000))
    }
    return right > 0 && bottom > 0
      ? kin_rect(x: 0, y: 0, width: right, height: bottom) : kin_rect(x: 0, y: 0, width: 1024, height: 768)
  }
}

/// Ids that C code can point to.
final class IDs {
  private(set) var start = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)

  func fill(_ ids: [UInt64]) {
    start.deallocate()
    start = .allocate(capacity: ids.count)
    for i in ids.indices { (start + i).initialize(to: ids[i]) }
  }

  deinit { start.deallocate() }
}

extension kin_rect {
  func contains(_ point: kin_point) -> Bool { point.x >= x && point.x < x + width && point.y >= y && point.y < y + height }
}

/// Calls with a literal as a C text.
func withText(_ literal: StaticString, _ body: (UnsafePointer<CChar>) -> Void) {
  body(UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self))
}
