import FoundationEssentials
import Glibc
import RecordingReaders

/// A Linux input device, asked by the ioctls of linux/input.h.
struct InputDevice {
  private let descriptor: Int32
  let name: String

  /// Nil for what is no input device: a pipe, a file.
  init?(_ descriptor: Int32) {
    self.descriptor = descriptor
    guard let name = Self.ask(descriptor, 0x06, size: 256) else { return nil }
    self.name = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// EVIOCSCLOCKID: stamps of the clock that timers go by. A kernel that refuses goes on with its own.
  func useMonotonicClock() {
    var clock = Int32(CLOCK_MONOTONIC)
    _ = ioctl(descriptor, Self.request(write: true, 0xa0, size: 4), &clock)
  }

  /// Whether it tells of contacts (EVIOCGBIT of EV_ABS).
  var isTouchDevice: Bool {
    guard let bits = Self.ask(descriptor, 0x20 + Evdev.absolute, size: 8) else { return false }
    return bits[Evdev.positionX / 8] & 1 << UInt8(Evdev.positionX % 8) != 0
  }

  /// Its name and axes (EVIOCGABS).
  var description: Recording.Device {
    var device = Recording.Device(name: name)
    for code in [Evdev.positionX, Evdev.positionY, Evdev.pressure] {
      guard let info = Self.ask(descriptor, 0x40 + code, size: 24) else { continue }
      // Value, minimum, maximum, fuzz, flat, resolution.
      let numbers = info.withUnsafeBytes { Array($0.bindMemory(to: Int32.self)) }
      guard numbers[2] > numbers[1] else { continue }
      device.axes.set(code, minimum: Int(numbers[1]), maximum: Int(numbers[2]), resolution: Int(numbers[5]))
    }
    return device
  }

  /// A sentence for the errors that have a remedy.
  static func hint(_ error: Int32) -> String {
    error == EACCES ? "; be root, or join the group that owns it: sudo usermod -aG input $USER, then log in anew" : ""
  }

  /// The number of an ioctl of group 'E', as the macros _IOR and _IOW of asm-generic/ioctl.h make it.
  private static func request(write: Bool, _ number: Int, size: Int) -> UInt {
    UInt((write ? 1 : 2) << 30 | size << 16 | 0x45 << 8 | number)
  }

  /// What an ioctl that reads answers; nil where it is refused.
  private static func ask(_ descriptor: Int32, _ number: Int, size: Int) -> [UInt8]? {
    var answer = [UInt8](repeating: 0, count: size)
    return ioctl(descriptor, request(write: false, number, size: size), &answer) < 0 ? nil : answer
  }
}

/// The touch devices of a folder, /dev/input for one.
struct InputDevices {
  struct Entry: Encodable {
    let path: String
    let name: String
    /// The largest x and y from the origin, in device units.
    let range: [Double]
  }

  private(set) var found: [Entry] = []
  /// Devices that may not be opened.
  private(set) var refused: [String] = []

  init(in folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasPrefix("event") }
    for name in names.sorted(by: { ($0.count, $0) < ($1.count, $1) }) { look(at: folder + "/" + name) }
  }

  private mutating func look(at path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == EACCES { refused.append(path) }
      return
    }
    defer { close(descriptor) }
    guard let device = InputDevice(descriptor), device.isTouchDevice else { return }
    let description = device.description
    let range = [description.x, description.y].map { axis in axis.map { $0.maximum - $0.minimum } ?? 0 }
    found.append(Entry(path: path, name: device.name, range: range))
  }
}
