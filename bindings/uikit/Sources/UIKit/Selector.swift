import Foundation

/// A method that is called later on an object that is not known yet: `Selector(Self.handle)`, where code for iOS has
/// `#selector(handle)`. It keeps no object alive; `Selector(handle)`, a method that is bound to its object, does.
public struct Selector: Sendable {
  /// Calls it on a target with what sends it. A target of another class is not called.
  @usableFromInline let call: @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Void

  // Whatever the methods are isolated to, they are called on the main actor alone.

  @inlinable public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    call = { target, sender, _ in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  @inlinable public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    nonisolated(unsafe) let method = method
    call = { target, _, _ in
      if let target = target as? Target { method(target)() }
    }
  }

  @inlinable public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender, UIEvent) -> Void) {
    nonisolated(unsafe) let method = method
    call = { target, sender, event in
      if let target = target as? Target, let sender = sender as? Sender, let event { method(target)(sender, event) }
    }
  }

  /// A function that needs no target, or has it already.
  @inlinable public init<Sender>(_ function: @escaping (Sender) -> Void) {
    nonisolated(unsafe) let function = function
    call = { _, sender, _ in
      if let sender = sender as? Sender { function(sender) }
    }
  }

  @inlinable public init(_ function: @escaping () -> Void) {
    nonisolated(unsafe) let function = function
    call = { _, _, _ in function() }
  }
}

extension Timer {
  /// As Apple's Foundation has it: the timer keeps its target until it has fired for the last time.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
    let timer = Timer(timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  @preconcurrency @MainActor
  public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { selector.call(target, timer, nil) }
    }
  }
}
