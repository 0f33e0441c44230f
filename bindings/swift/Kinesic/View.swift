import CKinesic

/// A rectangle of the window that touches hit and that recognizers are attached to. It keeps nothing alive. To read or
/// set a property of a view that was removed is an error of the program, as an index beyond an array is.
public struct View: Hashable {
  weak var host: Host?
  /// Its id in C.
  public let id: UInt64

  init(_ host: Host?, _ id: UInt64) {
    self.host = host
    self.id = id
  }

  public static func == (a: View, b: View) -> Bool { a.id == b.id && a.host === b.host }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The host of a view whose engine lives.
  var alive: Host {
    get throws {
      guard let host else { throw KinesicError.gone }
      return host
    }
  }

  private func must(_ function: (OpaquePointer) -> kin_result) {
    guard let host else { preconditionFailure(KinesicError.gone.description) }
    host.must(function)
  }

  /// Adds a view in it, in front of the others there: one that fills all of the plane without a frame.
  public func addView(
    frame: Rect? = nil, transform: Transform = .identity, flags: ViewFlags = []
  ) throws -> View {
    var options = kin_view_options()
    kin_view_options_init(&options)
    if let frame { options.frame = frame.raw }
    options.transform = transform.raw
    options.flags = flags.rawValue
    var made: UInt64 = 0
    try alive.call { kin_view_add($0, id, &options, &made) }
    return View(host, made)
  }

  /// Attaches a new recognizer of a class by its name: of a plugin. `Pan(in: view)` is for the standard ones.
  public func add(_ className: String) throws -> Recognizer {
    let host = try alive
    return host.recognizer(try host.attach(className, to: id))
  }

  /// Removes it with all below it and all their recognizers.
  public func remove() throws {
    let host = try alive
    try host.call { kin_view_remove($0, id) }
    host.sweep()
  }

  /// Whether it is there still.
  public var exists: Bool {
    var flags: kin_view_flags = 0
    return host.map { kin_view_get_flags($0.raw, id, &flags) == KIN_OK } ?? false
  }

  /// Where it is in its parent.
  public var frame: Rect {
    get {
      var raw = kin_rect()
      must { kin_view_get_frame($0, id, &raw) }
      return Rect(raw)
    }
    nonmutating set { must { kin_view_set_frame($0, id, newValue.raw) } }
  }

  /// Its map to the parent.
  public var transform: Transform {
    get {
      var raw = kin_transform()
      must { kin_view_get_transform($0, id, &raw) }
      return Transform(raw)
    }
    nonmutating set { must { kin_view_set_transform($0, id, newValue.raw) } }
  }

  /// What is special about it.
  public var flags: ViewFlags {
    get {
      var raw: kin_view_flags = 0
      must { kin_view_get_flags($0, id, &raw) }
      return ViewFlags(rawValue: raw)
    }
    nonmutating set {
      let mask = flags.union(newValue).rawValue
      must { kin_view_set_flags($0, id, newValue.rawValue, mask) }
    }
  }

  /// A name, for explanations and tools; empty without one.
  public var name: String {
    get {
      var name: UnsafePointer<CChar>?
      must { kin_view_get_name($0, id, &name) }
      return name.map { String(cString: $0) } ?? ""
    }
    nonmutating set { must { kin_view_set_name($0, id, newValue) } }
  }

  /// Brings it in front of its siblings.
  public func bringToFront() throws { try alive.call { kin_view_bring_to_front($0, id) } }

  /// A point of the window in its coordinates.
  public func convert(fromWindow point: Point) throws -> Point {
    var raw = kin_point()
    try alive.call { kin_view_convert_point($0, 0, id, point.raw, &raw) }
    return Point(raw)
  }
}

extension Host {
  func attach(_ className: String, to view: UInt64) throws -> UInt64 {
    var id: UInt64 = 0
    try call { kin_recognizer_add($0, view, className, &id) }
    return id
  }
}
