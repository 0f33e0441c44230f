import CKinesic
import CKinesicLint

/// Views of which another one, in front, leaves a small part only.
extension Findings {
  mutating func findCovered() {
    for view in setting.views.indices.dropFirst() {
      let own = setting.subjects.indices.filter { setting.subjects[$0].view == view && setting.subjects[$0].isEnabled }
      if own.isEmpty && !setting.views[view].has(KIN_VIEW_WANTS_TOUCHES) { continue }
      guard let cover = trials.cover(of: view), cover.reached > 0, cover.hidden * 10 >= cover.count * 6 else { continue }
      var finding = Finding(
        KIN_FINDING_SHADOWED, takesNothing(cover.view) ? KIN_LINT_WARNING : KIN_LINT_NOTE, subject: own.first ?? -1, view: view)
      finding.cover = cover.view
      finding.alike = own.dropFirst().map { ($0, -1, view) }
      if let first = own.first {
        name(first, &finding.sentence)
        finding.sentence.append(" gets no touch on most of ")
      } else {
        finding.sentence.append("no touch reaches most of ")
      }
      finding.sentence.append(setting.views[view])
      finding.sentence.append(": ")
      finding.sentence.append(setting.views[cover.view])
      finding.sentence.append(" lies in front of ")
      finding.sentence.append(cover.hidden * 100 / cover.count)
      finding.sentence.append(" percent of it.")
      finding.candidates = uncovering(cover.view)
      add(finding)
    }
  }

  /// What gives touches back that hit a view in front: of one that does nothing with them, all; of one that only has
  /// children that do, those beside the children.
  func uncovering(_ cover: Int) -> [[Change]] {
    if takesNothing(cover) { return [[.disableInteraction(cover)]] }
    let isUser = setting.views[cover].has(KIN_VIEW_WANTS_TOUCHES) || setting.subjects.contains { $0.view == cover }
    return isUser ? [] : [[.passThrough(cover)]]
  }

  /// Whether nobody gets anything of the touches that hit it, so that it only keeps them from what lies behind.
  func takesNothing(_ view: Int) -> Bool {
    for one in setting.views.indices where setting.isBelow(one, view) && setting.views[one].has(KIN_VIEW_WANTS_TOUCHES) { return false }
    return !setting.subjects.contains { setting.isBelow($0.view, view) }
  }
}
