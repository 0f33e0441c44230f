import CKinesic

/// Structs of hosts that may be of another size than this library's.
extension Engine {
  /// A host's struct as one of this library's; what it does not say is as in `defaults`.
  public func take<Struct: BitwiseCopyable>(_ source: LentStruct<Struct>, over defaults: Struct, _ kind: SizedStruct) throws(Failure)
    -> Struct
  {
    let (taken, misfit) = kind.take(source, over: defaults)
    if let misfit { throw refuse(misfit, of: kind) }
    return taken
  }

  /// Looks whether a host's struct is one that can be filled in.
  public func checkRoom(_ bytes: UInt32, _ kind: SizedStruct) throws(Failure) {
    if !kind.isPlausible(bytes) { throw refuse(.size(bytes), of: kind) }
  }

  @inline(never) func refuse(_ misfit: SizedStruct.Misfit, of kind: SizedStruct) -> Failure {
    refuse(KIN_ERROR_SIZE) {
      $0.append(kind.name)
      switch misfit {
      case .size(let bytes):
        $0.append(".struct_size is ")
        $0.append(UInt64(bytes))
        $0.append(", which no level has; use ")
        $0.append(kind.name)
        $0.append(kind.filling)
      case .later(let byte):
        $0.append(" says something in byte ")
        $0.append(UInt64(byte))
        $0.append(", and this library knows ")
        $0.append(UInt64(kind.size))
        $0.append(" bytes: it is for a later library")
      }
    }
  }
}
