import CKinesic

/// The whole report as JSON; docs/lint.md has the keys.
extension Lint {
  private static let severities: [StaticString] = ["note", "warning", "error"]
  private static let outcomes: [StaticString] = ["apart", "unfit", "fires", "waits", "loses", "refused"]
  static let kinds: [StaticString] = ["never", "shadowed", "order", "both", "late", "stuck", "fragile", "wish", "lost"]

  func json() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("version") { $0.number(1) }
      json.key("runs") { $0.number(self.runs) }
      json.key("stopped") { $0.bool(self.wasStopped) }
      json.key("window") { self.write(self.setting.window, &$0) }
      json.key("views") { self.writeViews(&$0) }
      json.key("recognizers") { self.writeSubjects(&$0) }
      json.key("findings") { json in
        json.array { json in
          for i in self.findings.indices { json.item { self.write(self.findings[i], &$0) } }
        }
      }
      json.key("wishes") { self.writeWishes(&$0) }
      json.key("motions") { self.writeMotions(&$0) }
    }
    return json.bytes
  }

  private func write(_ rect: kin_rect, _ json: inout JSONText) {
    json.array { json in
      for number in [rect.x, rect.y, rect.width, rect.height] { json.item { $0.number(number) } }
    }
  }

  private func writeViews(_ json: inout JSONText) {
    json.array { json in
      for view in self.setting.views {
        json.item { json in
          json.object { json in
            json.key("name") { $0.text(view.name) }
            json.key("parent") { if view.parent < 0 { $0.null() } else { $0.text(self.setting.views[view.parent].name) } }
          }
        }
      }
    }
  }

  private func writeSubjects(_ json: inout JSONText) {
    json.array { json in
      for subject in self.setting.subjects {
        json.item { json in
          json.object { json in
            json.key("name") { $0.text(subject.name) }
            json.key("class") { $0.text(Sentence(subject.table.pointee.name)) }
            json.key("view") { $0.text(self.setting.views[subject.view].name) }
          }
        }
      }
    }
  }

  private func write(_ finding: Finding, _ json: inout JSONText) {
    func name(_ subject: Int, _ json: inout JSONText) {
      if subject < 0 { json.null() } else { json.text(self.setting.subjects[subject].name) }
    }
    json.object { json in
      json.key("kind") { $0.text(Lint.kinds[finding.kind]) }
      json.key("severity") { $0.text(Lint.severities[finding.severity]) }
      json.key("allowed") { $0.bool(finding.isAllowed) }
      json.key("recognizer") { name(finding.subject, &$0) }
      json.key("other") { name(finding.other, &$0) }
      json.key("view") { if finding.view < 0 { $0.null() } else { $0.text(self.setting.views[finding.view].name) } }
      json.key("cover") { if finding.cover < 0 { $0.null() } else { $0.text(self.setting.views[finding.cover].name) } }
      json.key("alike") { json in
        json.array { json in
          for pair in finding.alike {
            json.item { json in
              json.array { json in
                json.item { name(pair.subject, &$0) }
                json.item { name(pair.other, &$0) }
                json.item { if pair.view < 0 { $0.null() } else { $0.text(self.setting.views[pair.view].name) } }
              }
            }
          }
        }
      }
      json.key("delay_ms") { $0.number(Double(finding.delay) / 1e6) }
      json.key("sentence") { $0.text(finding.sentence) }
      json.key("motions") { json in
        json.array { json in
          for trial in finding.trials { json.item { $0.number(trial) } }
        }
      }
      json.key("remedies") { json in
        json.array { json in
          for remedy in finding.remedies { json.item { self.write(remedy, &$0) } }
        }
      }
    }
  }

  private func write(_ remedy: Remedy, _ json: inout JSONText) {
    json.object { json in
      json.key("sentence") { $0.text(remedy.sentence) }
      json.key("changes") { json in
        json.array { json in
          for change in remedy.changes { json.item { change.write(to: &$0, self.setting) } }
        }
      }
    }
  }

  private func writeWishes(_ json: inout JSONText) {
    json.array { json in
      guard let report = self.wishReport else { return }
      for wish in report.broken.indices {
        json.item { json in
          json.object { json in
            json.key("name") { $0.text(self.nameOfWish(wish)) }
            json.key("holds") { $0.bool(report.broken[wish] == nil) }
            json.key("clashes") { $0.bool(report.clash.contains(wish)) }
          }
        }
      }
    }
  }

  /// One row of the matrix for each motion; the cells in the order of the recognizers.
  private func writeMotions(_ json: inout JSONText) {
    json.array { json in
      guard let trials = self.trials else { return }
      for place in trials.all.indices {
        json.item { json in
          let motion = trials.all[place].motion
          json.object { json in
            json.key("name") { $0.text(motion.name) }
            json.key("view") { $0.text(self.setting.views[motion.view].name) }
            json.key("at") { json in
              json.array { json in
                json.item { $0.number(motion.at.x) }
                json.item { $0.number(motion.at.y) }
              }
            }
            json.key("outcomes") { json in
              json.array { json in
                for subject in self.setting.subjects.indices {
                  json.item { $0.text(Lint.outcomes[self.outcome(place, subject).outcome]) }
                }
              }
            }
          }
        }
      }
    }
  }
}
