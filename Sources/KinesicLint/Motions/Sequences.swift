import CKinesic

/// Motions of two parts and more: the fingers of one have lifted when the next one lands.
extension Vocabulary {
  /// From a lift to the next landing, milliseconds: within what a double tap waits for.
  private static let pause = 80.0
  /// From one place to the other, units.
  private static let apart = 140.0

  mutating func addSequences() {
    let tap = number(of: "tap")
    if !needs.joinsTaps { divide("double tap", into: [tap, tap]) }
    for (word, _, _) in Vocabulary.directions.prefix(4) {
      divide(named("tap and drag", word), into: [tap, number(of: named("drag", word))])
      add("tap", then: named("drag", word))
    }
    divide("tap and hold", into: [tap, number(of: "hold")])
    addTapAndPinch(tap)
    for second: StaticString in ["tap", "hold", "pinch out"] { add("tap", then: Sentence(second)) }
    for (word, _, _) in [Vocabulary.directions[0], Vocabulary.directions[3]] { add("hold", then: named("drag", word)) }
    addTapsByTurns(tap)
    addTapsOnTwoViews(tap)
  }

  private func named(_ what: StaticString, _ direction: StaticString) -> Sentence {
    var name = Sentence(what)
    name.append(" ")
    name.append(direction)
    return name
  }

  private func number(of name: StaticString) -> Int { number(of: Sentence(name)) }
  private func number(of name: Sentence) -> Int { forms.firstIndex { $0.name == name } ?? -1 }

  private mutating func divide(_ name: StaticString, into parts: [Int]) { divide(Sentence(name), into: parts) }

  /// Says of a form of the vocabulary which ones it is made of.
  private mutating func divide(_ name: Sentence, into parts: [Int]) {
    setParts(parts.map { Form.Part(form: $0) }, of: number(of: name))
  }

  /// A form at one place, and at once another one at the motion's own place.
  private mutating func add(_ first: StaticString, then second: Sentence) {
    let parts = [number(of: first), number(of: second)]
    var name = Sentence(first)
    name.append(", then elsewhere ")
    name.append(second)
    var form = Form(name, moved(forms[parts[0]].fingers))
    let start = Vocabulary.lift(of: form.fingers) + Vocabulary.pause
    form.fingers += forms[parts[1]].fingers.map { Vocabulary.later($0, by: start) }
    form.isCompound = true
    form.apart = Vocabulary.apart
    form.parts = parts.map { Form.Part(form: $0) }
    add(form)
  }

  private mutating func addTapAndPinch(_ tap: Int) {
    let pinch = number(of: "pinch out")
    var form = Form("tap and pinch out", forms[tap].fingers, compound: true)
    let start = Vocabulary.lift(of: form.fingers) + Vocabulary.pause
    form.fingers += forms[pinch].fingers.map { Vocabulary.later($0, by: start) }
    form.parts = [Form.Part(form: tap), Form.Part(form: pinch)]
    add(form)
  }

  /// Two fingers that tap in turn, as on two keys.
  private mutating func addTapsByTurns(_ tap: Int) {
    var form = Form("quick taps at two places by turns", [], compound: true)
    for i in 0..<4 {
      let start = Double(i) * (Vocabulary.lift(of: forms[tap].fingers) + Vocabulary.pause)
      let fingers = forms[tap].fingers.map { Vocabulary.later($0, by: start) }
      form.fingers += i % 2 == 0 ? moved(fingers) : fingers
      form.parts.append(Form.Part(form: tap))
    }
    form.apart = Vocabulary.apart
    add(form)
  }

  /// Not by turns: two taps on one of them are a double tap, whatever is tapped between.
  private mutating func addTapsOnTwoViews(_ tap: Int) {
    var form = Form("tap on another view, then tap", forms[tap].fingers, compound: true)
    for i in form.fingers.indices { form.fingers[i].isElsewhere = true }
    let start = Vocabulary.lift(of: form.fingers) + Vocabulary.pause
    form.fingers += forms[tap].fingers.map { Vocabulary.later($0, by: start) }
    form.parts = [Form.Part(form: tap, isElsewhere: true), Form.Part(form: tap)]
    form.need = .twoViews
    add(form)
  }

  private func moved(_ fingers: [Finger]) -> [Finger] {
    fingers.map { finger in
      var finger = finger
      finger.x -= Vocabulary.apart
      return finger
    }
  }

  private static func lift(of fingers: [Finger]) -> Double { fingers.reduce(0) { max($0, $1.lift) } }
}
