import CKinesic
import CKinesicWatch
import CMemory
import CSocket

/// Where watchers come to, from an address or the options of a host.
struct Endpoint {
  /// How bytes reach them.
  enum Transport {
    case writer(kin_watch_writer, UnsafeMutableRawPointer?)
    case listener(Int32)
  }

  let transport: Transport
  /// 0: it listens at none.
  var port: UInt16 = 0
  /// The path of the socket, which `close` removes; a copy that a zero byte ends. Null: there is none.
  var path: UnsafeMutablePointer<CChar>?

  func close() {
    if case .listener(let listener) = transport { socket_close(listener) }
    if let path { socket_remove(path) }
    memory_release(path)
  }

  /// Listens at an address; nil: it was refused.
  static func listen(_ address: UnsafePointer<CChar>) throws(Refusal) -> Endpoint {
    if let rest = address.rest(after: "unix:") { return try listen(atPath: rest) }
    guard let rest = address.rest(after: "tcp:") else {
      throw Refusal(KIN_ERROR_INVALID, "the address is neither unix: and a path nor tcp:127.0.0.1: and a port")
    }
    guard let number = rest.rest(after: "127.0.0.1:") ?? rest.rest(after: "localhost:") else {
      throw Refusal(KIN_ERROR_INVALID, "a watch listens to this machine alone: at tcp:127.0.0.1: and a port, or at unix: and a path")
    }
    guard let port = number.port else { throw Refusal(KIN_ERROR_INVALID, "the port is not a number from 0 to 65535") }
    return try listen(atPort: port)
  }

  private static func listen(atPath path: UnsafePointer<CChar>) throws(Refusal) -> Endpoint {
    try checkSockets()
    var count = 0
    while path[count] != 0 { count += 1 }
    if count == 0 { throw Refusal(KIN_ERROR_INVALID, "there is no path behind unix:") }
    guard let copy = memory_allocate(count + 1)?.bindMemory(to: CChar.self, capacity: count + 1) else {
      throw Refusal(KIN_ERROR_MEMORY, "there is no memory for the watch")
    }
    copy.initialize(from: path, count: count + 1)
    var listener = Int32(SOCKET_NONE)
    let result = socket_listen_at_path(path, &listener)
    if Int(result) == SOCKET_DONE { return Endpoint(transport: .listener(listener), path: copy) }
    memory_release(copy)
    throw refusal(result)
  }

  private static func listen(atPort port: UInt16) throws(Refusal) -> Endpoint {
    try checkSockets()
    var port = port
    var listener = Int32(SOCKET_NONE)
    let result = socket_listen_at_port(&port, &listener)
    if Int(result) == SOCKET_DONE { return Endpoint(transport: .listener(listener), port: port) }
    throw refusal(result)
  }

  private static func checkSockets() throws(Refusal) {
    if !socket_exists() {
      throw Refusal(KIN_ERROR_UNSUPPORTED, "this build has no sockets; a writer in the options takes the place of an address")
    }
  }

  private static func refusal(_ result: Int32) -> Refusal {
    switch Int(result) {
    case SOCKET_TAKEN: Refusal(KIN_ERROR_EXISTS, "another program, or another watch, listens at this address")
    case SOCKET_LONG: Refusal(KIN_ERROR_INVALID, "the path of the socket is longer than this system takes")
    case SOCKET_NO_FILE: Refusal(KIN_ERROR_INVALID, "what stands at the path is no socket")
    default: Refusal(KIN_ERROR_INVALID, "the system refuses to listen at this address: is the folder there, and may you write to it?")
    }
  }
}

extension UnsafePointer<CChar> {
  /// What stands behind a beginning; nil: it begins otherwise.
  fileprivate func rest(after beginning: StaticString) -> UnsafePointer<CChar>? {
    let count = beginning.utf8CodeUnitCount
    for index in 0..<count where UInt8(bitPattern: self[index]) != beginning.utf8Start[index] { return nil }
    return self + count
  }

  /// A number of one to five digits, as far as it is a port.
  fileprivate var port: UInt16? {
    var (number, count) = (0, 0)
    while self[count] != 0 {
      let digit = Int(self[count]) - 48
      if count == 5 || !(0...9).contains(digit) { return nil }
      (number, count) = (number * 10 + digit, count + 1)
    }
    return count == 0 ? nil : UInt16(exactly: number)
  }
}
