/// The first line and the headers of a request, as far as they matter.
struct HTTPRequest {
  let method: String
  let path: String
  var query: [String: String] = [:]
  var host = ""

  /// Nil: it has not come whole.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    method = words.first.map(String.init) ?? ""
    let target = (words.count > 1 ? words[1] : "").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = target.first.map(String.init) ?? ""
    for pair in (target.count > 1 ? target[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(sides[0])] = sides.count > 1 ? Self.decoded(sides[1]) : ""
    }
    for line in lines where line.lowercased().hasPrefix("host:") {
      host = String(line.dropFirst(5)).lowercased().filter { $0 != " " }
    }
  }

  /// With the characters that stand there as %20.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let number = byte == UInt8(ascii: "%") ? UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) : nil
      if number != nil { rest = rest.dropFirst(2) }
      bytes.append(number ?? byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The version that an answer is to wait for; nil: it does not wait.
  var waits: Int? { path == "/state" ? query["after"].flatMap { Int($0) } : nil }
}

/// An answer, as it is sent.
struct HTTPAnswer {
  let bytes: [UInt8]

  init(_ code: Int, _ type: String, _ text: String) { self.init(code, type, Array(text.utf8), file: nil) }

  init(_ code: Int, _ type: String, _ body: [UInt8], file: String?) {
    let word = [200: "OK", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed"][code] ?? "Conflict"
    let saved = file.map { "Content-Disposition: attachment; filename=\"\($0)\"\r\n" } ?? ""
    bytes =
      Array(
        """
        HTTP/1.1 \(code) \(word)\r
        Content-Type: \(type); charset=utf-8\r
        Content-Length: \(body.count)\r
        Cache-Control: no-store\r
        X-Content-Type-Options: nosniff\r
        Connection: close\r
        \(saved)\r

        """.utf8) + body
  }
}
