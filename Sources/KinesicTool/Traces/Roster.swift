import CKinesic

/// Who is who in an engine whose views and recognizers the tool did not make. What was removed is remembered.
final class Roster {
  struct Recognizer {
    let id: kin_recognizer_id
    let className: String
    /// How many of its class came before it, plus 1.
    let number: Int
    let view: kin_view_id
    let valueNames: [String]
    /// The words of its class for its own failures.
    let details: [String]
    /// "" without one.
    var name: String
    /// Its properties as last seen.
    var numbers: [String: Double]

    /// Its name, or `pan#1` for one without.
    var label: String { name.isEmpty ? "\(className)#\(number)" : name }
  }

  struct View {
    let id: kin_view_id
    fileprivate(set) var parent: kin_view_id
    /// How many views are above it.
    fileprivate(set) var depth: Int
    /// As last seen; the corners in window coordinates, none for a view without bounds.
    var name = ""
    var wantsTouches = false
    var corners: [kin_point] = []
    var label: String { parent == 0 ? "the window" : name.isEmpty ? "view#\(id & 0xFFFF_FFFF)" : name }
    /// Its label in a sentence.
    var phrase: String { parent == 0 ? label : "view \(label)" }
  }

  /// In the order of their making, as far as it is known.
  private(set) var recognizers: [Recognizer] = []
  private(set) var views: [View] = []
  private var places: [kin_recognizer_id: Int] = [:]
  private let common = commonProperties().map(\.name)

  func recognizer(_ id: kin_recognizer_id) -> Recognizer? { places[id].map { recognizers[$0] } }
  func view(_ id: kin_view_id) -> View? { views.first { $0.id == id } }
  func label(_ id: kin_recognizer_id) -> String { recognizer(id)?.label ?? "a removed recognizer" }
  func viewLabel(_ id: kin_view_id) -> String { view(id)?.label ?? "a removed view" }

  /// Whether `view` is `ancestor` or stands below it.
  func isView(_ view: kin_view_id, below ancestor: kin_view_id) -> Bool {
    var next = view
    while next != 0, next != ancestor { next = self.view(next)?.parent ?? 0 }
    return next == ancestor
  }

  /// Looks through the whole engine.
  func refresh(_ engine: OpaquePointer) {
    var root: kin_view_id = 0
    guard kin_engine_root_view(engine, &root) == kin_result(KIN_OK) else { return }
    var found: [kin_recognizer_id] = []
    visit(root, engine, &found)
    // Ids hold the place in the engine's table: the order of making, where none was removed.
    for id in found.sorted(by: { $0 & 0xFFFF_FFFF < $1 & 0xFFFF_FFFF }) { note(id, engine) }
  }

  private func visit(_ id: kin_view_id, _ engine: OpaquePointer, _ found: inout [kin_recognizer_id]) {
    var parent: kin_view_id = 0
    kin_view_get_parent(engine, id, &parent)
    let place = views.firstIndex { $0.id == id } ?? views.count
    let depth = parent == 0 ? 0 : 1 + (view(parent)?.depth ?? 0)
    if place == views.count { views.append(View(id: id, parent: parent, depth: depth)) }
    (views[place].parent, views[place].depth) = (parent, depth)
    views[place].look(engine)
    found += list(engine, id, kin_view_list_recognizers)
    for child in list(engine, id, kin_view_list_children).reversed() { visit(child, engine, &found) }
  }

  private func note(_ id: kin_recognizer_id, _ engine: OpaquePointer) {
    var name: UnsafePointer<CChar>?
    kin_recognizer_get_name(engine, id, &name)
    if places[id] == nil, let made = make(id, engine) {
      places[id] = recognizers.count
      recognizers.append(made)
    }
    guard let place = places[id] else { return }
    recognizers[place].name = text(name)
    for property in recognizers[place].numbers.keys {
      var number = 0.0
      if kin_recognizer_get_number(engine, id, property, &number) == kin_result(KIN_OK) { recognizers[place].numbers[property] = number }
    }
  }

  private func make(_ id: kin_recognizer_id, _ engine: OpaquePointer) -> Recognizer? {
    var className: UnsafePointer<CChar>?
    var view: kin_view_id = 0
    guard kin_recognizer_get_class(engine, id, &className) == kin_result(KIN_OK), let table = classTable(text(className), engine) else {
      return nil
    }
    kin_recognizer_get_view(engine, id, &view)
    let described = RecognizerClass(table)
    let words = UnsafeBufferPointer(start: table.details, count: Int(table.detail_count)).map { text($0) }
    let properties = described.properties.map(\.name) + common
    return Recognizer(
      id: id, className: described.name, number: recognizers.count { $0.className == described.name } + 1, view: view,
      valueNames: described.values.map(\.name), details: words, name: "",
      numbers: Dictionary(properties.map { ($0, 0) }, uniquingKeysWith: { first, _ in first }))
  }

  /// A record with the names that it concerns.
  func event(_ record: kin_event, _ engine: OpaquePointer) -> Event {
    if record.recognizer != 0, places[record.recognizer] == nil { refresh(engine) }
    let isTouch = record.type == kin_event_type(KIN_EVENT_VIEW_TOUCH)
    return Event(
      record, source: isTouch ? viewLabel(record.view) : label(record.recognizer), other: record.other == 0 ? nil : label(record.other),
      words: recognizer(record.recognizer).map { ($0.valueNames, $0.details) }, engine)
  }
}

extension Roster.View {
  fileprivate mutating func look(_ engine: OpaquePointer) {
    var known: UnsafePointer<CChar>?
    var frame = kin_rect()
    var flags: kin_view_flags = 0
    kin_view_get_name(engine, id, &known)
    kin_view_get_flags(engine, id, &flags)
    wantsTouches = flags & kin_view_flags(KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_WANTS_TOUCHES_BELOW) != 0
    kin_view_get_frame(engine, id, &frame)
    name = text(known)
    guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) else { return corners = [] }
    // The root's frame is in its own coordinates, the window's.
    let (x, y) = parent == 0 ? (frame.x, frame.y) : (0, 0)
    corners = [(x, y), (x + frame.width, y), (x + frame.width, y + frame.height), (x, y + frame.height)].map { x, y in
      var corner = kin_point()
      kin_view_convert_point(engine, id, 0, kin_point(x: x, y: y), &corner)
      return corner
    }
  }
}

/// The class of that name, nil without one.
func classTable(_ name: String, _ engine: OpaquePointer) -> kin_recognizer_class? {
  var count: UInt32 = 0
  kin_engine_get_class_count(engine, &count)
  for index in 0..<count {
    var table: UnsafePointer<kin_recognizer_class>?
    if kin_engine_get_class(engine, index, &table) == kin_result(KIN_OK), let table, text(table.pointee.name) == name {
      return table.pointee
    }
  }
  return nil
}

/// A function of the interface that lists ids: it is asked for the count, then for the ids.
typealias ListFunction = (OpaquePointer?, UInt64, UnsafeMutablePointer<UInt64>?, UInt32, UnsafeMutablePointer<UInt32>?) -> kin_result

/// What such a function lists of a view or recognizer.
func list(_ engine: OpaquePointer, _ owner: UInt64, _ function: ListFunction) -> [UInt64] {
  var count: UInt32 = 0
  guard function(engine, owner, nil, 0, &count) == kin_result(KIN_OK) else { return [] }
  var ids = [UInt64](repeating: 0, count: Int(count))
  guard function(engine, owner, &ids, count, &count) == kin_result(KIN_OK) else { return [] }
  return ids
}
