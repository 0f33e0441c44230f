import CKinesic
import CKinesicLint

/// Taps that a view which wants touches gets to their end, while a recognizer of a view above it is recognized: a
/// button that is pressed, and the row around it opens as well. A property lets both have the touch, no relation.
extension Findings {
  mutating func findSharedTaps() {
    for view in setting.views.indices where setting.views[view].has(KIN_VIEW_WANTS_TOUCHES) {
      for subject in setting.subjects.indices where isAbove(subject, view) && !setting.subjects[subject].standsAside {
        let shared = trials.all.indices.filter {
          let trial = trials.all[$0]
          return trial.motion.view == view && isPlainTap(trial.motion) && trial.fires(subject) && trial.run.deliveries[view].ended > 0
        }
        if shared.isEmpty { continue }
        var finding = Finding(KIN_FINDING_BOTH, KIN_LINT_NOTE, subject: subject, view: view)
        finding.trials = shared
        list(shared, &finding.sentence)
        finding.sentence.append(" on ")
        finding.sentence.append(setting.views[view])
        finding.sentence.append(" makes ")
        name(subject, &finding.sentence)
        finding.sentence.append(" of ")
        finding.sentence.append(setting.views[setting.subjects[subject].view])
        finding.sentence.append(" fire, and the view gets the touch to its end as well: cancels_touches_in_view is 0.")
        finding.candidates = [[.leaveAlone(subject, view)]]
        add(finding)
      }
    }
  }

  private func isAbove(_ subject: Int, _ view: Int) -> Bool {
    let own = setting.subjects[subject].view
    return own != view && setting.isBelow(view, own)
  }
}
