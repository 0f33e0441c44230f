/// What a picture shows of a replay, and how.
struct PictureOptions {
  /// Colours: those of the reader's system, or always the same.
  enum Theme: String, CaseIterable {
    case auto, light, dark
  }

  var theme = Theme.auto
  /// Seconds; nil: from the beginning, to the end.
  var from: Double?
  var to: Double?
  /// The names of the recognizers that get lanes; nil: all.
  var recognizers: [String]?
  /// nil: the recording's name.
  var title: String?
}
