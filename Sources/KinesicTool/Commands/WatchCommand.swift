import ArgumentParser
import CKinesic
import Glibc

/// `kinesic watch`: what a running program's gestures do, as they do it.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Watch a running program: fingers, recognizers and decisions with their reasons, as they come.",
    discussion: """
      ADDRESS is where a program listens that has started a watch (kin_watch_start in C, engine.watch in Python): tcp:127.0.0.1:7878, or \
      unix: and a path. It may also be a file that grows, a pipe, a serial line, or - for the standard input: the bytes of a trace. A page \
      in a browser comes by itself: with http://127.0.0.1:7878 it is waited for at that port (watch of kinesic/devtools).

      In a terminal: a lane for each finger and each recognizer (in play, waiting, active, recognized, failed), below the decisions with \
      their reasons. Space pauses, b goes 30 seconds back, w says why the chosen recognizer was not recognized, l lints the scene as it \
      stands, t, c and p save what is on the screen as a trace, a behaviour case or a picture; ? lists all keys. Elsewhere a line for each \
      decision. --page serves the same as a page for a browser on this machine.

        kinesic watch tcp:127.0.0.1:7878
        kinesic watch --page 8000 unix:/run/user/1000/app.watch
        stty -F /dev/ttyACM0 115200 raw && kinesic watch /dev/ttyACM0
      """ + ExitCodes.help())

  @Argument(
    help: ArgumentHelp("tcp:127.0.0.1:PORT, unix:PATH, http://127.0.0.1:PORT, a file, or -.", valueName: "address"), completion: .file())
  var address: String

  @Option(help: ArgumentHelp("Serve a page at this port of 127.0.0.1; 0: at any that is free.", valueName: "port"))
  var page: UInt16?

  @Flag(help: "Print a line for each decision, in a terminal too.")
  var lines = false

  @Flag(help: "Print the screen once, as it stands when nothing more comes for now, and end.")
  var once = false

  @Option(help: ArgumentHelp("With --once: columns and rows, in place of the terminal's.", valueName: "80x24"))
  var size: Size?

  @Option(name: .customLong("at"), help: ArgumentHelp("With --once: the screen up to this time of the trace.", valueName: "seconds"))
  var end: Seconds?

  @Option(help: ArgumentHelp("With --once: say below the lanes why this recognizer was not recognized.", valueName: "recognizer"))
  var whyNot: String?

  @OptionGroup var plugins: PluginOptions
  @OptionGroup var colour: ColourOption

  struct Size: ExpressibleByArgument {
    let width, height: Int

    init?(argument: String) {
      let numbers = argument.split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2, (20...1000).contains(numbers[0]), (6...1000).contains(numbers[1]) else { return nil }
      (width, height) = (numbers[0], numbers[1])
    }
  }

  func validate() throws {
    if [once, lines, page != nil].count(where: { $0 }) > 1 { throw ValidationError("give one of --once, --lines and --page") }
    if !once, size != nil || end != nil || whyNot != nil { throw ValidationError("--size, --at and --why-not belong to --once") }
  }

  func run() throws {
    let source = try WatchSource(address)
    let model = WatchModel(name: Input.name(address), plugins: plugins.paths)
    if once { return try showOnce(source, model) }
    if let page { return try WatchServer(source, model, port: page).run() }
    if lines || isatty(STDOUT_FILENO) != 1 { return try WatchLines(source, model).run() }
    try WatchSession(source, model).run()
  }

  /// Waits until something has come, and then until nothing comes for some tenths of a second, or a second is over.
  private func showOnce(_ source: WatchSource, _ model: WatchModel) throws {
    let interrupt = try Interrupt()
    var (idle, waited) = (0, 0)
    while idle < 4 && waited < 10 && !(source.isOver && !source.isSocket) {
      let bytes = source.read()
      idle = bytes.isEmpty && model.live.bytes.count > 0 ? idle + 1 : 0
      waited += model.live.bytes.count > 0 ? 1 : 0
      model.take(bytes)
      if idle == 0, !source.canBeAwaited, !source.isSocket, bytes.isEmpty { break }
      let descriptor = source.canBeAwaited ? source.awaited ?? -1 : -1
      if interrupt.wait(for: descriptor, milliseconds: 100) == .interrupted { return }
    }
    model.refresh()
    if !model.failure.isEmpty { throw ToolError(model.failure) }
    guard let story = model.story else { throw ToolError("\(address): no trace has come") }
    var view = WatchView()
    view.end = end?.number
    if let whyNot {
      view.panel = .answer("why not \(whyNot)?", try model.reasons(for: whyNot, before: view.range(model.now).upperBound))
      view.selected = WatchScreen.rows(story).firstIndex { $0.name == whyNot } ?? 0
    }
    let status = WatchStatus(address: address, isConnected: source.isConnected, isOver: source.isOver)
    let isColoured = Colour.isUsed(on: STDOUT_FILENO)
    let screen = WatchScreen(
      model: model, view: view, status: status, width: size?.width ?? Terminal.size.width, height: size?.height ?? Terminal.size.height,
      glyphs: WatchSession.glyphs)
    for line in screen.lines { Console.sayExactly(line.text(isColoured: isColoured)) }
  }
}
