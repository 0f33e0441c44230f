import ArgumentParser
import CKinesicTouchpad
import RecordingReaders

/// `kinesic touchpad`: what the fingers of a touchpad's recording do.
struct TouchpadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchpad",
    abstract: "Feed a recording of a touchpad to the touchpad driver, and print its events.",
    discussion: """
      RECORDING is an event log of evemu-record, libinput record, evtest or getevent, of which sizes, tools, buttons and counts of fingers \
      are used too, or of any other format of 'kinesic convert', of which places and pressures are; - is the standard input.

      Device units become millimetres as for 'kinesic replay', but that a log without a resolution is taken for one of a pad of 69 by 50 mm. \
      Each line: seconds and a sentence. Lines with | are the driver's \
      decisions (--explain): why a contact is a palm, a thumb or rests, why a tap is none, why fingers scroll or pinch. --why adds the \
      numbers that they rest on: what was measured, and the option that it was compared with. --picture draws the pad with the ways of \
      its contacts, when each touched, what came of it, and the decisions with their numbers.

        kinesic touchpad --explain touchpad.yml
        kinesic touchpad --why --picture touchpad.svg touchpad.yml
        kinesic touchpad --device-size 100,60 swipe.csv
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("The recording, or -.", valueName: "recording"), completion: .file())
  var path: String

  @OptionGroup var surface: SurfaceOptions

  @Flag(help: "Print the driver's decisions, too.")
  var explain = false

  @Flag(help: "Print them with the numbers that they rest on.")
  var why = false

  @Option(help: ArgumentHelp("Draw it as a picture.", valueName: "file.svg"), completion: .file(extensions: ["svg"]))
  var picture: String?

  @Option(help: ArgumentHelp("Colours of the picture: auto (the reader's system decides), light or dark.", valueName: "theme"))
  var theme = PictureOptions.Theme.auto

  @Flag(help: "The device places two corners of a box round the fingers (semi-multitouch).")
  var semiMt = false

  @Flag(help: "A drag that began with a tap goes on when the finger is lifted for a moment.")
  var dragLock = false

  @Flag(help: "Three fingers drag, in place of a swipe.")
  var threeFingerDrag = false

  @OptionGroup var colour: ColourOption

  func run() throws {
    let source = try TouchpadRecording.read(path, surface)
    let scale = scale(of: source.recording)
    var events: [kin_touchpad_event] = []
    let player = try TouchpadPlayer(source, scale: scale, features: features) { event in
      say(event)
      if picture != nil { events.append(event) }
    }
    defer { player.close() }
    try player.play(source)
    if let picture { try writeFile(TouchpadPicture(source, scale, events, theme: theme).svg().utf8, to: picture) }
  }

  private func say(_ event: kin_touchpad_event) {
    if event.isDecision && !explain && !why { return }
    let sentence = why ? event.fullSentence : event.sentence
    Console.say(String(format: "%10.6f", event.seconds) + "  " + (event.isDecision ? "| " : "") + sentence)
  }

  /// A pad that does not tell its resolution has the size that the library takes, where it tells its axes.
  private func scale(of recording: Recording) -> Scale {
    let scale = surface.scale(of: recording)
    guard scale.isGuess, recording.device.x != nil, recording.device.y != nil else {
      scale.noteGuess(recording.file)
      return scale
    }
    var usual = kin_touchpad_evdev_options()
    kin_touchpad_evdev_options_init(&usual)
    Console.note(
      "note: \(recording.file): the size of the pad is unknown, taking \(plain(usual.width)) by \(plain(usual.height)) mm; "
        + "--device-size or --units-per-mm set it")
    return Scale(recording, unitsPerMM: nil, deviceSize: (usual.width, usual.height))
  }

  private var features: UInt32 {
    (semiMt ? UInt32(KIN_TOUCHPAD_FEATURE_SEMI_MT) : 0) | (dragLock ? UInt32(KIN_TOUCHPAD_FEATURE_DRAG_LOCK) : 0)
      | (threeFingerDrag ? UInt32(KIN_TOUCHPAD_FEATURE_THREE_FINGER_DRAG) : 0)
  }
}
