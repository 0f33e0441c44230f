import CKinesic

/// A change of the scene that may mend a finding.
enum Change {
  case require(Int, Int)
  case dropRequirement(Int, Int)
  case turnRound(Int, Int)
  case allowBoth(Int, Int)
  case forbidBoth(Int, Int)
  /// The first may no longer exclude the second.
  case forbidPrevention(Int, Int)
  /// It may again.
  case allowPrevention(Int, Int)
  /// The first one's delegate no longer says yes to this question about the second.
  case answerNo(Int, StaticString, Int)
  /// Its delegate says yes to this question.
  case answerYes(Int, StaticString)
  /// It takes no touches of other views than its own.
  case ownTouchesOnly(Int)
  /// It takes no touches of a view, or of those below it.
  case leaveAlone(Int, Int)
  case setNumber(Int, StaticString, Double)
  case clearFlag(Int, Int)
  case disableInteraction(Int)
  /// A view is hit where its children are, and else what lies behind it.
  case passThrough(Int)
  /// A view hangs under another one, and stays where it is.
  case setParent(Int, Int)

  /// Carries it out; false: the engine refuses it.
  func apply(to engine: OpaquePointer, _ setting: Setting) -> Bool {
    func id(_ subject: Int) -> kin_recognizer_id { setting.subjects[subject].id }
    var result = kin_result(KIN_OK)
    switch self {
    case .require(let waiting, let required): result = kin_recognizer_require_failure(engine, id(waiting), id(required))
    case .dropRequirement(let waiting, let required):
      result = kin_recognizer_remove_failure_requirement(engine, id(waiting), id(required))
    case .turnRound(let waiting, let required):
      result = kin_recognizer_remove_failure_requirement(engine, id(waiting), id(required))
      if result == kin_result(KIN_OK) { result = kin_recognizer_require_failure(engine, id(required), id(waiting)) }
    case .allowBoth(let first, let second): result = kin_recognizer_allow_simultaneous(engine, id(first), id(second), true)
    case .forbidBoth(let first, let second): result = kin_recognizer_allow_simultaneous(engine, id(first), id(second), false)
    case .forbidPrevention(let first, let second): result = kin_recognizer_set_prevention(engine, id(first), id(second), false)
    case .allowPrevention(let first, let second): result = kin_recognizer_set_prevention(engine, id(first), id(second), true)
    case .passThrough(let view): result = HitTesting.passThrough(setting.views[view].id, engine)
    case .setParent(let view, let parent): result = HitTesting.move(setting.views[view].id, to: setting.views[parent].id, engine)
    case .answerNo(let subject, _, _), .answerYes(let subject, _): result = kin_recognizer_set_delegate(engine, id(subject), nil)
    case .ownTouchesOnly(let subject): result = HitTesting.leaveOtherViews(id(subject), engine)
    case .leaveAlone(let subject, let view): result = HitTesting.leaveAlone(setting.viewIDs.start + view, id(subject), engine)
    case .disableInteraction(let view):
      let flag = kin_view_flags(KIN_VIEW_INTERACTION_DISABLED)
      result = kin_view_set_flags(engine, setting.views[view].id, flag, flag)
    case .setNumber(let subject, let property, let number):
      withText(property) { result = kin_recognizer_set_number(engine, id(subject), $0, number) }
    case .clearFlag(let view, let flag): result = kin_view_set_flags(engine, setting.views[view].id, 0, kin_view_flags(flag))
    }
    return result == kin_result(KIN_OK)
  }

  /// As a scene file writes it.
  func describe(into text: inout Sentence, _ setting: Setting) {
    func names(_ word: StaticString, _ first: Int, _ second: Int) {
      text.append(word)
      text.append(" '")
      text.append(setting.subjects[first].name)
      text.append("' '")
      text.append(setting.subjects[second].name)
      text.append("'")
    }
    func answer(_ question: StaticString, _ subject: Int, _ what: StaticString) {
      text.append("let ")
      text.append(question)
      text.append(" of '")
      text.append(setting.subjects[subject].name)
      text.append("' ")
      text.append(what)
    }
    switch self {
    case .require(let waiting, let required): names("require_failure", waiting, required)
    case .dropRequirement(let waiting, let required): names("without require_failure", waiting, required)
    case .turnRound(let waiting, let required):
      names("require_failure", required, waiting)
      names(" in place of require_failure", waiting, required)
    case .allowBoth(let first, let second): names("simultaneous", first, second)
    case .forbidBoth(let first, let second): names("without simultaneous", first, second)
    case .forbidPrevention(let first, let second): names("no_prevention", first, second)
    case .allowPrevention(let first, let second): names("without no_prevention", first, second)
    case .answerNo(let subject, let question, let other):
      answer(question, subject, "answer no for '")
      text.append(setting.subjects[other].name)
      text.append("'")
    case .answerYes(let subject, let question): answer(question, subject, "answer yes")
    case .passThrough(let view):
      text.append("let contains_point of view '")
      text.append(setting.views[view].name)
      text.append("' answer yes on its children only")
    case .setParent(let view, let parent):
      text.append("hang view '")
      text.append(setting.views[view].name)
      text.append("' under ")
      text.append(setting.views[parent])
      text.append(" where it is")
    case .ownTouchesOnly(let subject):
      answer("should_receive_touch", subject, "take touches of ")
      text.append(setting.views[setting.subjects[subject].view])
      text.append(" itself only")
    case .leaveAlone(let subject, let view):
      answer("should_receive_touch", subject, "leave touches of ")
      text.append(setting.views[view])
      text.append(" alone")
    case .disableInteraction(let view):
      text.append("disable interaction of view '")
      text.append(setting.views[view].name)
      text.append("'")
    case .setNumber(let subject, let property, let number):
      text.append("set ")
      text.append(property)
      text.append(" of '")
      text.append(setting.subjects[subject].name)
      text.append("' to ")
      text.append(number)
    case .clearFlag(let view, let flag):
      text.append(flag == KIN_VIEW_HIDDEN ? "show view '" : "enable interaction of view '")
      text.append(setting.views[view].name)
      text.append("'")
    }
  }

  /// The same change of other recognizers, and of another view; nil: it is a change of other things.
  func moved(subjects: [(Int, Int)], view: (Int, Int)) -> Change? {
    func place(_ subject: Int) -> Int { subjects.first { $0.0 == subject }?.1 ?? subject }
    return switch self {
    case .require(let first, let second): .require(place(first), place(second))
    case .dropRequirement(let first, let second): .dropRequirement(place(first), place(second))
    case .turnRound(let first, let second): .turnRound(place(first), place(second))
    case .allowBoth(let first, let second): .allowBoth(place(first), place(second))
    case .forbidBoth(let first, let second): .forbidBoth(place(first), place(second))
    case .forbidPrevention(let first, let second): .forbidPrevention(place(first), place(second))
    case .allowPrevention(let first, let second): .allowPrevention(place(first), place(second))
    case .answerNo(let first, let question, let second): .answerNo(place(first), question, place(second))
    case .answerYes(let subject, let question): .answerYes(place(subject), question)
    case .ownTouchesOnly(let subject): .ownTouchesOnly(place(subject))
    case .leaveAlone(let subject, let other): other == view.0 ? .leaveAlone(place(subject), view.1) : nil
    case .setNumber(let subject, let property, let number): .setNumber(place(subject), property, number)
    case .clearFlag, .disableInteraction, .passThrough, .setParent: nil
    }
  }

  /// Whose wait for whom it ends, if that is what it does.
  var endedWait: (waiting: Int, other: Int)? {
    switch self {
    case .dropRequirement(let waiting, let other): (waiting, other)
    case .answerNo(let one, let question, let other):
      Sentence(question) == Sentence("should_require_failure_of") ? (one, other) : (other, one)
    default: nil
    }
  }

  func words(_ setting: Setting) -> Sentence {
    var text = Sentence()
    describe(into: &text, setting)
    return text
  }

  /// As an array of JSON: the word, and the names.
  func write(to json: inout JSONText, _ setting: Setting) {
    json.array { json in
      func names(_ word: StaticString, _ first: Int, _ second: Int) {
        json.item { $0.text(word) }
        json.item { $0.text(setting.subjects[first].name) }
        json.item { $0.text(setting.subjects[second].name) }
      }
      switch self {
      case .require(let waiting, let required): names("require_failure", waiting, required)
      case .dropRequirement(let waiting, let required): names("remove_failure_requirement", waiting, required)
      case .turnRound(let waiting, let required): names("turn_requirement_round", waiting, required)
      case .allowBoth(let first, let second): names("simultaneous", first, second)
      case .forbidBoth(let first, let second): names("remove_simultaneous", first, second)
      case .forbidPrevention(let first, let second): names("no_prevention", first, second)
      case .allowPrevention(let first, let second): names("remove_no_prevention", first, second)
      case .answerNo(let subject, let question, let other):
        json.item { $0.text("answer_no") }
        json.item { $0.text(setting.subjects[subject].name) }
        json.item { $0.text(question) }
        json.item { $0.text(setting.subjects[other].name) }
      case .answerYes(let subject, let question):
        json.item { $0.text("answer_yes") }
        json.item { $0.text(setting.subjects[subject].name) }
        json.item { $0.text(question) }
      case .passThrough(let view):
        json.item { $0.text("pass_through") }
        json.item { $0.text(setting.views[view].name) }
      case .setParent(let view, let parent):
        json.item { $0.text("set_parent") }
        json.item { $0.text(setting.views[view].name) }
        json.item { $0.text(setting.views[parent].name) }
      case .ownTouchesOnly(let subject):
        json.item { $0.text("own_touches_only") }
        json.item { $0.text(setting.subjects[subject].name) }
        json.item { $0.text(setting.views[setting.subjects[subject].view].name) }
      case .leaveAlone(let subject, let view):
        json.item { $0.text("leave_alone") }
        json.item { $0.text(setting.subjects[subject].name) }
        json.item { $0.text(setting.views[view].name) }
      case .disableInteraction(let view):
        json.item { $0.text("disable_interaction") }
        json.item { $0.text(setting.views[view].name) }
      case .setNumber(let subject, let property, let number):
        json.item { $0.text("set") }
        json.item { $0.text(setting.subjects[subject].name) }
        json.item { $0.text(property) }
        json.item { $0.number(number) }
      case .clearFlag(let view, let flag):
        json.item { $0.text(flag == KIN_VIEW_HIDDEN ? "show" : "enable_interaction") }
        json.item { $0.text(setting.views[view].name) }
      }
    }
  }
}
