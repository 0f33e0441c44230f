import Glibc
import RecordingReaders

/// TUIO 1.1 over UDP. Packets that are none are passed over and counted.
struct TUIOSocket: LiveSource {
  static let port: UInt16 = 3333

  let name: String
  let descriptor: Int32
  let device: Recording.Device
  var isAtEnd: Bool { false }
  var failure: ToolError? { nil }
  /// The first complaint about a packet.
  private(set) var complaint: String?
  private let decoder: Collected<TUIODecoder>

  /// Listens on all addresses of the machine; port 0 takes one that is free. `range`: the largest x and y.
  init(port: UInt16, range: (Double, Double)) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        descriptor >= 0 && bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else { throw ToolError("UDP port \(port): \(String(cString: strerror(errno)))") }
    self.descriptor = descriptor
    name = "UDP port \(UInt16(bigEndian: address.sin_port))"
    device = .init(axes: Axes(x: .init(minimum: 0, maximum: range.0), y: .init(minimum: 0, maximum: range.1)))
    decoder = Collected(TUIODecoder(range: (x: range.0, y: range.1)))
  }

  mutating func read() -> [LiveReport] {
    var reports: [LiveReport] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &block, block.count, Int32(MSG_DONTWAIT))
      guard count >= 0 else { return reports }
      block.withUnsafeBufferPointer { bytes in
        do throws(Complaint) { reports.append(try report(Bytes(rebasing: bytes[..<count]))) } catch {
          complain("no TUIO: byte \(error.byte): \(String { error.writeWords(to: &$0) })")
          error.release()
        }
      }
    }
  }

  private func report(_ bytes: Bytes) throws(Complaint) -> LiveReport {
    var samples = List<Recording.Sample>()
    let time = try decoder.value.take(packet: bytes, into: &samples)
    return LiveReport(stamp: time, samples: Array(samples.all))
  }

  /// Once is enough.
  private mutating func complain(_ sentence: String) {
    if complaint == nil { Console.note("note: \(name): a packet that is \(sentence)") }
    complaint = complaint ?? sentence
  }
}
