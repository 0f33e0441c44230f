extension Scene {
  /// The scene of `kinesic replay` when none is given; Tests/Scenes/demo.json is the same as a file.
  static let defaultText = """
    {
      "title": "One view that fills the window, and the gestures of a photo viewer",
      "views": [{"id": "window"}],
      "recognizers": [
        {"id": "tap", "class": "tap", "view": "window"},
        {"id": "double_tap", "class": "tap", "view": "window", "set": {"taps_required": 2}},
        {"id": "long_press", "class": "long_press", "view": "window"},
        {"id": "swipe", "class": "swipe", "view": "window", "set": {"direction": 15}},
        {"id": "pan", "class": "pan", "view": "window"},
        {"id": "pinch", "class": "pinch", "view": "window"},
        {"id": "rotation", "class": "rotation", "view": "window"}],
      "relations": [
        ["require_failure", "tap", "double_tap"],
        ["simultaneous", "pan", "pinch"],
        ["simultaneous", "pan", "rotation"],
        ["simultaneous", "pinch", "rotation"],
        ["simultaneous", "swipe", "pan"],
        ["no_prevention", "swipe", "pinch"],
        ["no_prevention", "swipe", "rotation"]]
    }

    """

  /// The default scene, parsed.
  static func standard() throws -> Scene { try parse(Array(defaultText.utf8), file: "the default scene") }
}
