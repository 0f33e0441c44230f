import ArgumentParser
import CKinesic
import CKinesicStrokes

/// How drawings are found in recordings.
struct DrawingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Of recordings: a pause of more seconds between strokes ends a drawing (1).", valueName: "seconds"))
  var pause: Seconds?

  var reader: DrawingFiles { DrawingFiles(pause: pause?.nanoseconds ?? 1_000_000_000) }
}

/// How a template set works, and how drawings may differ from its templates.
struct StrokeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Points to which a drawing is resampled: 16 to 64, a multiple of 4 (32).", valueName: "number"))
  var samples: UInt32?

  @Option(help: ArgumentHelp("The largest score that is accepted, 0 to 1 (0.1).", valueName: "score"))
  var limit: Double?

  @Option(help: ArgumentHelp("How far the second name must be behind, 0 to 1 (0.05).", valueName: "share"))
  var margin: Double?

  @Option(help: ArgumentHelp("What is smaller is named nothing (0).", valueName: "size"))
  var minimumSize: Double?

  @Flag(help: "Strokes may come in any order, and a closed line may begin anywhere.")
  var anyOrder = false

  @Flag(help: "Each line may be drawn from either end, in any order.")
  var anyDirection = false

  @Flag(help: "A shape of other proportions is another shape.")
  var keepAspect = false

  @Flag(help: "Proportions do not matter.")
  var freeAspect = false

  @Option(help: ArgumentHelp("By how much a shape may be turned either way, radians.", valueName: "angle"))
  var rotation = 0.0

  @Option(help: ArgumentHelp("How many times as large or small a shape may be; 0: any size.", valueName: "factor"))
  var sizeRatio = 0.0

  @Option(help: ArgumentHelp("How many times as long or short a time a shape may take; 0: any.", valueName: "factor"))
  var durationRatio = 0.0

  func validate() throws {
    let line = [(0.0, 0.0), (1.0, 0.0)].map { kin_stroke_point(x: $0, y: $1, time_ns: 0, stroke: 0, reserved: 0) }
    do {
      let set = try StrokeSet(changed(StrokeSet.defaults))
      try set.add(StrokeDrawing(place: "options", name: "line", points: line), template)
    } catch let refusal as EngineError { throw ValidationError(refusal.sentence) } catch let refusal as ToolError {
      throw ValidationError(refusal.description)
    }
  }

  /// These options with what was given.
  func changed(_ options: kin_stroke_set_options) -> kin_stroke_set_options {
    var options = options
    options.sample_count = samples ?? options.sample_count
    options.limit = limit ?? options.limit
    options.margin = margin ?? options.margin
    options.minimum_size = minimumSize ?? options.minimum_size
    return options
  }

  /// For drawings that have no options of their own.
  var template: kin_stroke_template_options {
    var options = StrokeSet.templateDefaults
    let flags = [
      (anyOrder, KIN_STROKE_ANY_ORDER), (anyDirection, KIN_STROKE_ANY_DIRECTION), (keepAspect, KIN_STROKE_KEEP_ASPECT),
      (freeAspect, KIN_STROKE_FREE_ASPECT),
    ]
    options.flags = UInt32(flags.filter(\.0).reduce(0) { $0 | $1.1 })
    (options.rotation, options.size_ratio, options.duration_ratio) = (rotation, sizeRatio, durationRatio)
    return options
  }
}
