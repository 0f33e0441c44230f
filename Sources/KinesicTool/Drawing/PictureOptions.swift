/// What a picture shows of a trace, and how.
struct PictureOptions {
  /// Colours: those of the reader's system, or always the same.
  enum Theme: String, CaseIterable {
    case auto, light, dark
  }

  var theme = Theme.auto
  /// Seconds; nil: from the beginning, to the end.
  var from: Double?
  var to: Double?
  /// The recognizers that get lanes, as people name them (`isCalled`); nil: all.
  var recognizers: [String]?
  /// nil: the file's name.
  var title: String?
}
