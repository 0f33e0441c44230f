import CKinesic
import CKinesicLint

/// A lint of one engine: what the host asks of it, and what it found.
final class Lint {
  let base: OpaquePointer
  let setting: Setting
  private let options: kin_lint_options
  private var allowed: [(kind: Int, first: Int, second: Int)] = []
  private var ownMotions: [Motion] = []
  private var wishes: [Wish] = []
  func nameOfWish(_ wish: Int) -> Sentence { wishes[wish].name }
  private(set) var error = LentText(Sentence())
  /// In a call that asks functions of the host's, which may neither call this lint nor free it.
  var isBusy = false
  /// One of them destroyed it: it goes when that call is over.
  var isDestroyPending = false

  // What the latest run found.
  private(set) var trials: Trials?
  private(set) var findings: [Finding] = []
  private(set) var wishReport: WishReport?
  private(set) var runs: UInt64 = 0
  private(set) var wasStopped = false
  private var isEnded = false
  /// Texts that the host is lent.
  private var sentences: [LentText] = []
  private var remedySentences: [[LentText]] = []
  private var motionNames: [LentText] = []
  private var lentSamples: [(motion: Int, start: UnsafeMutablePointer<kin_touch_sample>)] = []
  private var lentScrolls: [(motion: Int, start: UnsafeMutablePointer<kin_scroll_sample>)] = []

  /// Takes over `base`.
  init(_ base: OpaquePointer, _ options: kin_lint_options) {
    self.base = base
    self.options = options
    World.settle(base)
    let setting = Setting(base, width: options.width, height: options.height)
    self.setting = setting
    // Edges are measured from the root view.
    var root = kin_rect()
    _ = kin_view_get_frame(base, setting.views[0].id, &root)
    if !(root.width.isFinite && root.height.isFinite) || root.width <= 0 {
      _ = kin_view_set_frame(base, setting.views[0].id, setting.window)
    }
  }

  deinit {
    forget()
    kin_engine_destroy(base)
  }

  func refuse(_ code: Int, _ sentence: Sentence) -> kin_result {
    error = LentText(sentence)
    return kin_result(code)
  }

  func refuse(_ code: Int, _ sentence: StaticString) -> kin_result { refuse(code, Sentence(sentence)) }

  // MARK: What the host asks

  func allow(_ kind: Int, _ target: UInt64, _ other: UInt64) { allowed.append((kind, whose(target), whose(other))) }

  /// -1: anybody; recognizers by their place, views after them.
  private func whose(_ id: UInt64) -> Int {
    if id == 0 { return -1 }
    let place = setting.place(of: id)
    if place >= 0 { return place }
    let view = setting.place(ofView: id)
    return view >= 0 ? setting.subjects.count + view : Int.max
  }

  func addMotion(_ name: Sentence, _ samples: [kin_touch_sample]) {
    ownMotions.append(
      Motion(form: -1, name: name, view: viewHit(by: samples), at: kin_point(x: samples[0].x, y: samples[0].y), samples: samples))
  }

  private func viewHit(by samples: [kin_touch_sample]) -> Int {
    let given = samples[0].view == 0 ? -1 : setting.place(ofView: samples[0].view)
    return given >= 0 ? given : max(0, Places.hit(kin_point(x: samples[0].x, y: samples[0].y), setting, base))
  }

  func addWish(_ name: Sentence, _ samples: [kin_touch_sample], _ outcomes: [Wish.Outcome]) {
    let motion = Motion(form: -1, name: name, view: viewHit(by: samples), at: kin_point(x: samples[0].x, y: samples[0].y), samples: samples)
    wishes.append(Wish(name: name, motion: motion, outcomes: outcomes))
  }

  /// A motion of the vocabulary on a view; nil with the sentence where there is none.
  func motion(named name: Sentence, on view: Int) -> Motion? {
    guard let trials = Trials(base, setting) else { return nil }
    guard let form = trials.forms.firstIndex(where: { $0.name == name }) else {
      var text = Sentence("no motion is called '")
      text.append(name)
      text.append(
        "'; some are 'tap', 'double tap', 'hold', 'drag right', 'flick left', 'pinch out', 'turn clockwise', 'two-finger drag up'")
      _ = refuse(KIN_ERROR_UNKNOWN, text)
      return nil
    }
    let place = trials.places.place(on: view) ?? trials.places.all.firstIndex { setting.isBelow($0.view, view) }
    guard let motion = place.map({ trials.motion(form, $0, .usual) }) ?? trials.motion(form, whereUnhit: view) else {
      var text = Sentence("'")
      text.append(name)
      text.append("' cannot be made on ")
      text.append(setting.views[view])
      _ = refuse(KIN_ERROR_UNKNOWN, text)
      return nil
    }
    return motion
  }

  // MARK: The run

  func run() -> kin_result {
    forget()
    isEnded = false
    let result = runToTheEnd()
    // Of a run that was ended nothing is left: its findings have no sentences yet.
    if result != kin_result(KIN_OK) { forget() }
    return result
  }

  private func runToTheEnd() -> kin_result {
    guard var trials = Trials(base, setting) else { return refuse(KIN_ERROR_MEMORY, "there is no memory for a copy of the engine") }
    let isDone = trials.playAll(ownMotions + wishes.map { $0.motion }) { share in tell(share * 0.6) }
    if isDone && tell(0.6) { trials.playVariants() }
    runs = trials.runs
    if !isDone || !tell(0.7) { return refuse(KIN_ERROR_STATE, "the progress callback ended the run") }
    var found = Findings(setting: setting, trials: trials)
    found.findNever()
    found.findShadowed()
    found.findEnded()
    found.findBoth()
    found.findSharedTaps()
    found.findLost()
    found.findStuck()
    found.findLate()
    found.findFragile()
    found.findUnsteady()
    found.findCovered()
    found.merge()
    findings = found.all
    self.trials = trials
    let search = wishes.isEmpty ? nil : WishSearch(setting, trials, wishes, limit: options.run_limit)
    if !findRemedies(trials, search) { return refuse(KIN_ERROR_STATE, "the progress callback ended the run") }
    if var search {
      search.offer(findings)
      judgeWishes(search)
    }
    sort()
    lend()
    _ = tell(1)
    return kin_result(KIN_OK)
  }

  private func forget() {
    trials = nil
    findings = []
    wishReport = nil
    wasStopped = false
    sentences = []
    remedySentences = []
    motionNames = []
    for lent in lentSamples { lent.start.deallocate() }
    for lent in lentScrolls { lent.start.deallocate() }
    lentSamples = []
    lentScrolls = []
  }

  private static let notesWithRemedies = 12

  /// False from the first false of the callback on, which is not called any more.
  private func tell(_ share: Double) -> Bool {
    if !isEnded, let progress = options.progress { isEnded = !progress(share, options.user_data) }
    return !isEnded
  }

  private func findRemedies(_ trials: Trials, _ search: WishSearch?) -> Bool {
    if options.flags & UInt32(KIN_LINT_WITHOUT_REMEDIES) != 0 { return true }
    var remedies = Remedies(setting, trials, limit: options.run_limit, search)
    var notes = 0
    for i in findings.indices {
      if !tell(0.7 + 0.2 * Double(i) / Double(findings.count)) { return false }
      // Notes are often meant so: the first ones have remedies.
      if findings[i].severity == KIN_LINT_NOTE {
        notes += 1
        if notes > Lint.notesWithRemedies { continue }
      }
      findings[i].remedies = remedies.find(for: findings[i])
    }
    runs += remedies.runs
    wasStopped = wasStopped || remedies.isSpent
    return true
  }

  private func judgeWishes(_ search: WishSearch) {
    let report = WishReport(search, searches: options.flags & UInt32(KIN_LINT_WITHOUT_REMEDIES) == 0, trialsBefore: ownMotions.count)
    findings += report.findings
    runs += report.runs
    wasStopped = wasStopped || report.isStopped
    wishReport = report
  }

  /// The most severe first, then by kind, then in the order of the recognizers; what is allowed last.
  private func sort() {
    for i in findings.indices { findings[i].isAllowed = isAllowed(findings[i]) }
    // A sort that keeps equal ones in their order.
    var sorted: [Finding] = []
    for finding in findings {
      let place = sorted.firstIndex { Lint.rank($0) > Lint.rank(finding) } ?? sorted.count
      sorted.insert(finding, at: place)
    }
    findings = sorted
  }

  private static func rank(_ finding: Finding) -> Int {
    (finding.isAllowed ? 1000 : 0) + (2 - finding.severity) * 100 + finding.kind
  }

  private func isAllowed(_ finding: Finding) -> Bool {
    let first = finding.subject >= 0 ? finding.subject : setting.subjects.count + finding.view
    func matches(_ one: Int, _ other: Int) -> Bool { (one == -1 || one == first) && (other == -1 || other == finding.other) }
    return allowed.contains { $0.kind == finding.kind && (matches($0.first, $0.second) || matches($0.second, $0.first)) }
  }

  // MARK: What the host is lent

  private func lend() {
    for finding in findings {
      sentences.append(LentText(finding.sentence))
      remedySentences.append(finding.remedies.map { LentText($0.sentence) })
    }
    if let trials { motionNames = trials.all.map { LentText($0.motion.name) } }
  }

  func sentence(of finding: Int) -> UnsafePointer<CChar> { UnsafePointer(sentences[finding].start) }
  func sentence(of finding: Int, remedy: Int) -> UnsafePointer<CChar> { UnsafePointer(remedySentences[finding][remedy].start) }
  func name(ofMotion motion: Int) -> UnsafePointer<CChar> { UnsafePointer(motionNames[motion].start) }

  /// The samples of a motion; nil: it has none.
  func lend(samplesOf motion: Int) -> UnsafePointer<kin_touch_sample>? {
    if let lent = lentSamples.first(where: { $0.motion == motion }) { return UnsafePointer(lent.start) }
    guard let samples = trials?.all[motion].motion.samples, !samples.isEmpty else { return nil }
    let start = Lint.copied(samples)
    lentSamples.append((motion, start))
    return UnsafePointer(start)
  }

  func lend(scrollsOf motion: Int) -> UnsafePointer<kin_scroll_sample>? {
    if let lent = lentScrolls.first(where: { $0.motion == motion }) { return UnsafePointer(lent.start) }
    guard let scrolls = trials?.all[motion].motion.scrolls, !scrolls.isEmpty else { return nil }
    let start = Lint.copied(scrolls)
    lentScrolls.append((motion, start))
    return UnsafePointer(start)
  }

  private static func copied<Sample>(_ samples: [Sample]) -> UnsafeMutablePointer<Sample> {
    let start = UnsafeMutablePointer<Sample>.allocate(capacity: samples.count)
    for i in 0..<samples.count { (start + i).initialize(to: samples[i]) }
    return start
  }

  /// What became of a recognizer in a motion, and through whom.
  func outcome(_ motion: Int, _ subject: Int) -> (outcome: Int, other: Int) {
    guard let trial = trials?.all[motion] else { return (KIN_LINT_APART, -1) }
    let attempt = trial.run.attempts[subject]
    if attempt.fired {
      let waits = attempt.waited && attempt.firstFire > attempt.earned
      return (waits ? KIN_LINT_WAITS : KIN_LINT_FIRES, waits ? attempt.waitedFor[0] : -1)
    }
    if trial.loses(subject) { return (KIN_LINT_LOSES, attempt.other) }
    if !attempt.tookPart { return (KIN_LINT_APART, -1) }
    return (attempt.wasRefused ? KIN_LINT_REFUSED : KIN_LINT_UNFIT, -1)
  }
}
