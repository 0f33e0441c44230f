/// The first line and the headers of a request, as far as they matter.
struct HTTPRequest {
  let method: String
  let path: String
  var query: [String: String] = [:]
  var host = ""
  /// How many bytes stand before what it brings, and where that ends.
  let head, end: Int

  /// Nil: its headers have not come whole.
  init?(_ bytes: [UInt8]) {
    guard let blank = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<blank.lowerBound], as: UTF8.self).split(separator: "\r\n")
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
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }?.dropFirst(15).filter { $0 != " " }
    // A number that is none is too large.
    let count = length.map { UInt32($0) ?? .max } ?? 0
    (head, end) = (blank.upperBound, blank.upperBound + Int(count))
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

  /// One for a page of any origin, which says nothing but its status: 204, it was taken; 205, begin anew; 409, another
  /// page is watched.
  init(status: Int) {
    bytes = Array(
      """
      HTTP/1.1 \(status) \(status < 300 ? "OK" : "Refused")\r
      Access-Control-Allow-Origin: *\r
      Access-Control-Allow-Methods: POST\r
      Access-Control-Allow-Private-Network: true\r
      Content-Length: 0\r
      Connection: close\r
      \r

      """.utf8)
  }

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
