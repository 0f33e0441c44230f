/// Colours and type of the pictures: a style sheet, light, dark, or as the reader's system has it. One hue for each
/// finger, one ink for gestures, three for what recognizers have to do with each other. All texts have a contrast of
/// 4.5 or more.
enum Palette {
  static let fingers: [(light: String, dark: String)] = [
    ("#c2500a", "#ff9450"), ("#0b7285", "#3bc9db"), ("#c2255c", "#faa2c1"), ("#2b7a38", "#69db7c"), ("#8f6400", "#ffd43b"),
    ("#1864ab", "#74c0fc"), ("#86309c", "#da77f2"), ("#6f4a31", "#d4a373"), ("#a61e1e", "#ff8787"), ("#4a5568", "#adb5bd"),
  ]

  /// The style class of a finger, counted from 0.
  static func finger(_ index: Int) -> String { "f\(index % fingers.count)" }

  /// The style element.
  static func styleSheet(_ theme: PictureOptions.Theme) -> String {
    let darker =
      switch theme {
      case .auto: "@media (prefers-color-scheme:dark){\n\(dark)\n}\n"
      case .dark: dark + "\n"
      case .light: ""
      }
    return "<style>\n\(type)\n\(light)\n\(darker)</style>"
  }

  /// Sizes and weights of texts.
  private static var type: String {
    let styles = TextStyle.allCases.map { ".\($0.rawValue){font-size:\(plain($0.size))px;font-weight:\($0.isBold ? 600 : 400)}" }
    return """
      text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums}
      \(styles.joined(separator: " "))
      """
  }

  private static let light = """
    .h1,.h2,.name,.name-s,.strong{fill:#1b1e28} .body{fill:#3d4454} .dim,.tiny{fill:#5a6172}
    .page{fill:#ffffff} .window{fill:#f6f7fa;stroke:#c9cedb} .view{fill:none;stroke:#8b93a7;stroke-dasharray:3 3}
    .rim{stroke:#8b93a7} .part{fill:#8b93a7;fill-opacity:.45;stroke:#5a6172}
    .map text{paint-order:stroke;stroke:#f6f7fa;stroke-width:3px;stroke-linejoin:round}
    .band{fill:#f6f7fa} .grid{stroke:#e3e6ee} .rule{stroke:#c9cedb} .cut{fill:#e9ecf3}
    .ink{color:#4338ca;fill:#4338ca} .stack,.gave{stroke:#4338ca;fill:none} .gave{fill:#dcdaf8} .stack{stroke-width:1.7}
    .play{fill:#838ba0} .tick{stroke:#ffffff;stroke-opacity:.5} .halo{stroke:#ffffff}
    .miss{stroke:#6b7385;stroke-width:1.5;fill:none;stroke-linecap:round} .note{fill:#6b7385}
    .waits{color:#a07b05} .releases{color:#119a78} .prevents{color:#8a0f24}
    .link path{fill:none;stroke:currentColor;stroke-width:1.4;stroke-linejoin:round} .dense .link{opacity:.7} .crowded .link{opacity:.28} .link .dot{fill:currentColor;stroke:none}
    .link.waits .line{stroke-dasharray:4 2.5} .link.releases .line{stroke-dasharray:1.5 2.5;stroke-linecap:round}
    \(rules(fingers.map(\.light)))
    """

  private static let dark = """
    .h1,.h2,.name,.name-s,.strong{fill:#eceef5} .body{fill:#c3c8d6} .dim,.tiny{fill:#9ba3b7}
    .page{fill:#14161d} .window{fill:#1b1e28;stroke:#3c4252} .view{stroke:#6b7385}
    .map text{stroke:#1b1e28}
    .band{fill:#1b1e28} .grid{stroke:#272b38} .rule{stroke:#3c4252} .cut{fill:#262a37}
    .ink{color:#a5b4fc;fill:#a5b4fc} .stack,.gave{stroke:#a5b4fc} .gave{fill:#31345c}
    .play{fill:#6b7385} .tick{stroke:#14161d} .halo{stroke:#14161d} .miss{stroke:#8b93a7} .note{fill:#8b93a7}
    .waits{color:#f9c44a} .releases{color:#2ee6c0} .prevents{color:#d4554d}
    \(rules(fingers.map(\.dark)))
    """

  private static func rules(_ colours: [String]) -> String {
    colours.enumerated().map { ".f\($0){color:\($1)}" }.joined(separator: " ")
  }
}
