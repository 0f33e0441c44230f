import CKinesic

/// Parts of a motion that do not bring what they bring from rest.
extension Trials {
  /// A part of a motion, and who fires by it from rest and does not here.
  struct Loss {
    let part: Int
    let subject: Int
  }

  /// The last such part in this outcome of a trial; nil: there is none, or somebody has made one gesture of the parts.
  func loss(_ trial: Int, _ run: Run) -> Loss? {
    let parts = parts(of: trial)
    if parts.isEmpty || areJoined(parts, run) { return nil }
    for part in parts.indices.reversed() {
      guard let subject = firstToFire(all[parts[part]]) else { continue }
      if run.attempts[subject].fires <= fires(subject, in: parts, but: part) { return Loss(part: part, subject: subject) }
    }
    return nil
  }

  func hasParts(_ motion: Motion) -> Bool { motion.form >= 0 && !forms[motion.form].parts.isEmpty }

  /// Whether another part makes this one fire from rest.
  func firesBeside(_ subject: Int, _ loss: Loss, _ trial: Int) -> Bool { fires(subject, in: parts(of: trial), but: loss.part) > 0 }

  /// The trials of the parts; empty where one was not played.
  private func parts(of trial: Int) -> [Int] {
    let motion = all[trial].motion
    guard motion.form >= 0, let place = places.place(on: motion.view) else { return [] }
    var found: [Int] = []
    for part in forms[motion.form].parts {
      let at = part.isElsewhere ? places.elsewhere[place] : place
      let number = at < 0 ? -1 : numbers[at * forms.count + part.form]
      if number < 0 { return [] }
      found.append(number)
    }
    return found
  }

  /// Whether one that is there for it, as a double tap, has more than the parts give from rest.
  private func areJoined(_ parts: [Int], _ run: Run) -> Bool {
    setting.subjects.indices.contains { setting.subjects[$0].joinsTaps && run.attempts[$0].fires > fires($0, in: parts, but: -1) }
  }

  /// Who is recognized first, in whatever manner it is played; nil where that hangs on how a hand trembles.
  private func firstToFire(_ trial: Trial) -> Int? {
    let firing = setting.subjects.indices.filter { trial.fires($0) && !setting.subjects[$0].standsAside }
    let first = firing.min { trial.run.attempts[$0].firstFire < trial.run.attempts[$1].firstFire }
    guard let first, setting.subjects[first].takesPairs || !forms[trial.motion.form].isPair else { return nil }
    return trial.variants.contains { !$0.run.attempts[first].fired } ? nil : first
  }

  private func fires(_ subject: Int, in parts: [Int], but part: Int) -> Int {
    parts.indices.reduce(0) { $1 == part ? $0 : $0 + all[parts[$1]].run.attempts[subject].fires }
  }
}
