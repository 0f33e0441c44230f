import FoundationEssentials
import Glibc

/// Writes a file; "-" is the standard output stream. A regular file is written whole or not at all and keeps its mode
/// and its owner; one that may not be written is refused, even where the user is root. Links stay, and what they lead
/// to is written. What is no regular file is written into and stays what it is; a folder or a disk is refused.
func writeFile(_ bytes: some Sequence<UInt8>, to path: String) throws {
  do throws(Output.Refusal) { try Output.write(Array(bytes), to: path) } catch {
    throw ToolError("\(path == "-" ? "standard output" : path): cannot be written: \(Streams.reason(error.code))")
  }
}

/// Makes a folder, and those above it, unless it is there.
func makeFolder(_ path: String) throws {
  do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
    // Asked once more, for the system's word.
    _ = mkdir(path, 0o777)
    throw ToolError("\(path): cannot be made: \(Streams.reason())")
  }
}

private enum Output {
  /// An `errno`.
  struct Refusal: Error {
    let code: Int32
  }

  /// Where bytes go in the end.
  private enum Place {
    case stream(Int32)
    /// No file is there yet.
    case new(String)
    case regular(String, stat)
    /// A device, a FIFO.
    case special(String)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Refusal) {
    switch try place(path) {
    case .stream(let descriptor): try write(bytes, into: descriptor)
    case .new(let path): try replace(path, as: nil, bytes)
    case .special(let path): try overwrite(path, bytes)
    case .regular(let path, let info):
      let anybody: mode_t = 0o222
      guard info.st_mode & anybody != 0, access(path, W_OK) == 0 else { throw Refusal(code: EACCES) }
      // A new file would leave the other names behind with the old one.
      guard info.st_nlink == 1 else { return try overwrite(path, bytes) }
      do { try replace(path, as: info, bytes) } catch  where error.code == EACCES || error.code == EPERM || error.code == EROFS {
        // The folder takes no new file, or the owner cannot be kept.
        try overwrite(path, bytes)
      }
    }
  }

  /// How many links may lead on, as the kernel has it.
  private static let longestChain = 40

  private static func place(_ path: String) throws(Refusal) -> Place {
    var path = path == "-" ? "/dev/stdout" : path
    for _ in 0...longestChain {
      if let descriptor = Streams.descriptor(named: path) { return .stream(descriptor) }
      var info = stat()
      guard lstat(path, &info) == 0 else {
        guard errno == ENOENT else { throw Refusal(code: errno) }
        return .new(path)
      }
      switch info.st_mode & S_IFMT {
      case S_IFLNK: path = try follow(path)
      case S_IFREG: return .regular(path, info)
      case S_IFDIR: throw Refusal(code: EISDIR)
      case S_IFBLK: throw Refusal(code: ENOTSUP)
      default: return .special(path)
      }
    }
    throw Refusal(code: ELOOP)
  }

  /// Where a link leads.
  private static func follow(_ path: String) throws(Refusal) -> String {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    guard count >= 0 else { throw Refusal(code: errno) }
    let text = String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.hasPrefix("/") ? text : folder(path) + text
  }

  /// What stands before a file's name: nothing, or the path of a folder with the slash at its end.
  private static func folder(_ path: String) -> Substring { path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)] }

  /// A new file in place of the old one, from one moment to the next.
  private static func replace(_ path: String, as old: stat?, _ bytes: [UInt8]) throws(Refusal) {
    let (descriptor, fresh) = try create(beside: path, mode: old == nil ? 0o666 : 0o600)
    do throws(Refusal) {
      defer { close(descriptor) }
      if let old {
        if old.st_uid != geteuid() || old.st_gid != getegid(), fchown(descriptor, old.st_uid, old.st_gid) != 0 {
          throw Refusal(code: EPERM)
        }
        guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw Refusal(code: errno) }
      }
      try write(bytes, into: descriptor)
      guard rename(fresh, path) == 0 else { throw Refusal(code: errno) }
    } catch {
      unlink(fresh)
      throw error
    }
  }

  /// A file of a name that no other has, in the same folder.
  private static func create(beside path: String, mode: mode_t) throws(Refusal) -> (descriptor: Int32, path: String) {
    var count = 0
    while true {
      let fresh = "\(folder(path)).kinesic-\(getpid())-\(count)"
      let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL, mode)
      if descriptor >= 0 { return (descriptor, fresh) }
      guard errno == EEXIST else { throw Refusal(code: errno) }
      count += 1
    }
  }

  /// Into what is there.
  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(Refusal) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_NOCTTY)
    guard descriptor >= 0 else { throw Refusal(code: errno) }
    defer { close(descriptor) }
    try write(bytes, into: descriptor)
  }

  private static func write(_ bytes: [UInt8], into descriptor: Int32) throws(Refusal) {
    // What was said before comes before it.
    if descriptor == STDOUT_FILENO, let code = Console.flush() { throw Refusal(code: code) }
    guard Streams.writeAll(bytes, to: descriptor) else { throw Refusal(code: errno) }
  }
}

/// What a file is called that is one of several: its number from 1, with zeros before it, and words of which only
/// letters, digits, `_` and `-` stay: `012-shadowed-scroll`.
func numberedName(_ number: Int, _ words: String) -> String {
  let plain = words.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? $0 : "_" }
  return "\(String(String(number + 1000).suffix(max(3, String(number).count))))-\(String(plain.prefix(80)))"
}
