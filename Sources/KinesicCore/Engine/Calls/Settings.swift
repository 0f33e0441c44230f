import CKinesic

/// The numbers of the structs with which a host sets something.
extension Engine {
  /// Refuses a number that is not finite or outside the range of its field. `field`: "kin_palm_filter.palm_radius".
  @inline(never) func checkSetting(_ field: StaticString, _ number: Double, most: Double = KIN_NUMBER_LIMIT) throws(Failure) {
    if !number.isWithinLimit {
      throw refuse(KIN_ERROR_INVALID) {
        $0.append(field)
        $0.append(" is not a finite number within KIN_NUMBER_LIMIT (1e9)")
      }
    }
    if number >= 0 && number <= most { return }
    throw refuse(KIN_ERROR_RANGE) {
      $0.append(field)
      if most == KIN_NUMBER_LIMIT { return $0.append(" must be 0 or more") }
      $0.append(" must be 0 to ")
      $0.append(most)
    }
  }
}
