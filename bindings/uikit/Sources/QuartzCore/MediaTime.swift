@_exported import CoreGraphics
@_exported import Foundation

public typealias CFTimeInterval = TimeInterval
public typealias CFAbsoluteTime = TimeInterval

/// Where the time of this module comes from: what a host set for its windows, inside an event the event's own time.
public enum MediaClock {
  /// Seconds on the host's clock; at first those since the system started.
  nonisolated(unsafe) public static var read: () -> CFTimeInterval = { ProcessInfo.processInfo.systemUptime }

  /// What lies between that clock's zero and 1 January 2001.
  fileprivate static let offset = Date.timeIntervalSinceReferenceDate - ProcessInfo.processInfo.systemUptime
}

/// Seconds on the host's clock.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.read() }

/// The same clock, counted from another zero: differences are what it is for.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { MediaClock.read() + MediaClock.offset }
