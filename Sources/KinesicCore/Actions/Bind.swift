import CFFI
import CKinesic

/// Typed actions: a recognizer calls a C function of any signature.
extension Engine {
  /// Binds a function to a recognizer as an action; the action's number. Both texts are read here, once.
  public func bind(
    _ id: kin_recognizer_id, states: CString?, _ function: kin_function?, signature: CString?, _ userData: UserData?
  ) throws(Failure) -> UInt64 {
    let kind = try classTable(of: id)
    guard let states else { throw null("states") }
    guard let function else { throw null("function") }
    guard let signature else { throw null("signature") }
    let wanted = try States(reading: Scanner(states, called: "states", for: self))
    let parsed = try Signature(reading: Scanner(signature, called: "signature", for: self), kind)
    var libffi = cffi_functions()
    guard cffi_find(&libffi) else {
      throw refuse(KIN_ERROR_UNSUPPORTED) {
        $0.append("there is no libffi on this system, by which typed actions are called: use kin_recognizer_add_action, or install libffi")
      }
    }
    guard let block = BoundCall.make(libffi, function, wanted, parsed, kind, userData) else {
      throw refuse(KIN_ERROR_UNSUPPORTED) { $0.append("libffi cannot call a function of this signature here") }
    }
    do throws(Failure) {
      return try addAction(id, BoundCall.callback, block, release: BoundCall.release)
    } catch {
      BoundCall.release(block)
      throw error
    }
  }
}
