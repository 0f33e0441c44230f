/// Colours and type of the pictures. One hue for each finger, one ink for gestures; all in a style sheet that follows the reader's
/// light or dark mode.
enum Palette {
  static let fingers: [(light: String, dark: String)] = [
    ("#e8590c", "#ff9450"), ("#0c8ba0", "#3bc9db"), ("#d6336c", "#faa2c1"), ("#2b8a3e", "#69db7c"), ("#b8860b", "#ffd43b"),
    ("#1c7ed6", "#74c0fc"), ("#9c36b5", "#da77f2"), ("#7f5539", "#d4a373"), ("#c92a2a", "#ff8787"), ("#5c677d", "#adb5bd"),
  ]

  /// The style class of a finger, counted from 0.
  static func finger(_ index: Int) -> String { "f\(index % fingers.count)" }

  static var styleSheet: String {
    let light = fingers.enumerated().map { ".f\($0){color:\($1.light)}" }.joined(separator: " ")
    let dark = fingers.enumerated().map { ".f\($0){color:\($1.dark)}" }.joined(separator: " ")
    return """
      <style>
      text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums}
      .h1{font-size:22px;font-weight:650;fill:#1b1e28} .h2{font-size:12px;font-weight:650;fill:#1b1e28;letter-spacing:.02em}
      .name{font-size:13px;font-weight:550;fill:#1b1e28} .body{font-size:12px;fill:#3d4454} .dim{font-size:11px;fill:#7a8194}
      .strong{font-size:12px;font-weight:650;fill:#1b1e28}
      .page{fill:#ffffff} .window{fill:#f6f7fa;stroke:#c9cedb} .view{fill:none;stroke:#aab1c2;stroke-dasharray:3 3}
      .map text{paint-order:stroke;stroke:#f6f7fa;stroke-width:3px;stroke-linejoin:round}
      .band{fill:#f6f7fa} .grid{stroke:#e3e6ee;stroke-width:1} .rule{stroke:#c9cedb;stroke-width:1}
      .ink{color:#4338ca} .play{fill:#d3d8e4} .wait{fill:#b9b3f0} .tick{stroke:#ffffff;stroke-opacity:.45}
      .miss{stroke:#9aa1b2;stroke-width:1.5;fill:none;stroke-linecap:round} .halo{stroke:#ffffff}
      \(light)
      @media (prefers-color-scheme: dark) {
      .h1,.h2,.name,.strong{fill:#eceef5} .body{fill:#c3c8d6} .dim{fill:#8b93a7}
      .page{fill:#14161d} .window{fill:#1b1e28;stroke:#3c4252} .view{stroke:#5b6378}
      .map text{stroke:#1b1e28}
      .band{fill:#1b1e28} .grid{stroke:#272b38} .rule{stroke:#3c4252}
      .ink{color:#a5b4fc} .play{fill:#3a4052} .wait{fill:#585a9e} .tick{stroke:#14161d} .miss{stroke:#7a8194} .halo{stroke:#14161d}
      \(dark)
      }
      </style>
      """
  }
}
