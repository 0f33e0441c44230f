import CKinesic

/// What a case switches on before its script: lenience; palms, accommodations and hands, by the names of their fields
/// in C, and the frame of the root view, at whose edges palms are looked for.
struct CaseFilters {
  static let keys = ["window", "lenient", "palm_filter", "accommodations", "hands"]

  private let window: kin_rect?
  private let isLenient: Bool
  private var palms: kin_palm_filter?
  private var accommodations: kin_accommodations?
  private var hands: kin_hand_grouping?
  /// Where the case says them, for complaints.
  private let nodes: Fields

  init(_ fields: Fields) throws {
    nodes = fields
    window = try fields["window"]?.rect()
    isLenient = try fields["lenient"]?.bool() ?? false
    if let node = fields["palm_filter"] {
      var filter = kin_palm_filter()
      kin_palm_filter_init(&filter)
      try node.fill(&filter, Self.palmFields) { filter, name, field in
        guard name == "pen_over_touch" else { return false }
        filter.pen_over_touch = try field.bool() ? 1 : 0
        return true
      }
      palms = filter
    }
    if let node = fields["accommodations"] {
      var chosen = kin_accommodations()
      kin_accommodations_init(&chosen)
      try node.fill(&chosen, Self.accommodationFields) { chosen, name, field in
        guard name == "location" else { return false }
        chosen.location = try field.word(in: Names.lateLocations)
        return true
      }
      accommodations = chosen
    }
    if let node = fields["hands"] {
      var grouping = kin_hand_grouping()
      kin_hand_grouping_init(&grouping)
      try node.fill(&grouping, Self.handFields) { _, _, _ in false }
      hands = grouping
    }
  }

  func apply(to session: Session) throws {
    if let window { try session.change { kin_view_set_frame($0, 0, window) } }
    if isLenient { try session.change { kin_engine_set_lenient($0, true) } }
    if var palms { try nodes.required("palm_filter").naming { try session.change { kin_engine_set_palm_filter($0, &palms) } } }
    if var accommodations {
      try nodes.required("accommodations").naming { try session.change { kin_engine_set_accommodations($0, &accommodations) } }
    }
    if var hands { try nodes.required("hands").naming { try session.change { kin_engine_set_hands($0, &hands) } } }
  }

  private static var palmFields: [String: WritableKeyPath<kin_palm_filter, Double>] {
    [
      "palm_radius": \.palm_radius, "edge_margin": \.edge_margin, "edge_distance": \.edge_distance, "edge_interval": \.edge_interval,
      "pen_cancel_interval": \.pen_cancel_interval, "pen_hold_interval": \.pen_hold_interval, "hold_lifetime": \.hold_lifetime,
    ]
  }
  private static var accommodationFields: [String: WritableKeyPath<kin_accommodations, Double>] {
    [
      "minimum_contact_time": \.minimum_contact_time, "repeat_interval": \.repeat_interval, "repeat_distance": \.repeat_distance,
    ]
  }
  private static var handFields: [String: WritableKeyPath<kin_hand_grouping, Double>] {
    [
      "together_interval": \.together_interval, "span": \.span, "late_reach": \.late_reach, "palm": \.palm, "palm_span": \.palm_span,
      "late_palm_span": \.late_palm_span, "turn": \.turn,
    ]
  }
}

extension Node {
  /// Sets the fields of a struct that this object names. `other` takes those that are no numbers.
  fileprivate func fill<T>(
    _ target: inout T, _ numbers: [String: WritableKeyPath<T, Double>], _ other: (inout T, String, Node) throws -> Bool
  ) throws {
    for (name, field) in try members() {
      if let path = numbers[name] {
        target[keyPath: path] = try field.number()
      } else if try !other(&target, name, field) {
        throw field.error("there is no field \"\(name)\"; there are: \(numbers.keys.sorted().joined(separator: ", "))")
      }
    }
  }
}
