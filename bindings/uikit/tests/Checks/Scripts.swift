import UIKit

// Each recognizer of Kinds.swift, played.

func scripts() {
  playsForcePress()
  playsTripleTap()
  playsTripleTapBesideATap()
  playsFollower()
  playsShake()
  playsLockedPan()
  playsStillPress()
  playsShortTap()
  playsPressAndDrag()
  playsTeller()
}

private func playsForcePress() {
  let stage = Stage()
  let force = stage.add(ForcePress(threshold: 0.5))
  func press(_ time: TimeInterval, _ phase: UITouch.Phase, _ force: CGFloat) {
    stage.feed(time, Touch(1, phase, at: CGPoint(x: 200, y: 200), force: force, maximumForce: 4))
  }
  press(0, .began, 0.5)
  press(0.02, .moved, 2.5)
  press(0.04, .moved, 3)
  press(0.06, .moved, 1)
  press(0.08, .moved, 3)
  press(0.1, .ended, 0)
  check("hard, and less", stage.take(), ["began", "changed", "ended"])
  press(1, .began, 4)
  press(1.02, .ended, 0)
  check("hard at once", stage.take(), ["began", "ended"])
  _ = force
}

private func playsTripleTap() {
  let stage = Stage()
  let triple = stage.add(TripleTap())
  for (i, time) in [0, 0.3, 0.6].enumerated() {
    stage.feed(time, down(1, 200, 200))
    stage.feed(time + 0.1, up(1, 200, 200))
    check("tap \(i + 1) of three", stage.take(), i == 2 ? ["ended"] : [])
    check("nothing is due", stage.window.nextDeadline, nil)
  }
  check("its view gets all", stage.view.got, ["began 1", "ended 1", "began 1", "ended 1", "began 1", "cancelled 1"])
  check("one reset", [triple.resets, triple.taps], [1, 0])
}

/// Another one that is recognized by a tap prevents one that counts it, also when that one goes on.
private func playsTripleTapBesideATap() {
  let stage = Stage()
  let triple = stage.add(TripleTap(), "triple " + String(repeating: "längst ", count: 40))
  _ = stage.add(UITapGestureRecognizer(), "tap")
  for time in [0, 0.3, 0.6] {
    stage.feed(time, down(1, 200, 200))
    stage.feed(time + 0.1, up(1, 200, 200))
  }
  check("single taps prevent the triple one", stage.take(), ["tap ended", "tap ended", "tap ended"])
  check("each of which resets it", triple.resets, 3)
  check("its name is as long as it was", triple.name?.count, 287)
}

private func playsFollower() {
  let stage = Stage()
  let follower = stage.add(Follower())
  stage.feed(0, down(1, 200, 200))
  stage.feed(0.1, down(2, 250, 200))
  stage.feed(0.2, up(1, 200, 200))
  stage.feed(0.3, up(2, 250, 200))
  check("it follows its touches", stage.take(), ["began", "changed", "changed", "ended"])
  check("and is possible again", follower.state, .possible)
  stage.feed(1, down(1, 200, 200))
  stage.feed(1.1, lost(1, 200, 200))
  check("again", stage.take(), ["began", "ended"])
}

private func playsShake() {
  let stage = Stage()
  let shake = stage.add(Shake())
  for (time, x) in [(0.0, 200.0), (0.1, 220), (0.2, 190), (0.3, 230), (0.4, 230)] {
    stage.feed(time, Touch(1, time == 0 ? .began : time == 0.4 ? .ended : .moved, at: CGPoint(x: x, y: 200)))
  }
  check("shaken", stage.take(), ["ended"])
  stage.feed(1, down(1, 200, 200))
  stage.feed(1.1, up(1, 200, 200))
  check("not shaken", stage.take(), [])
  check("failed by itself, it is possible again", shake.state, .possible)
}

private func playsLockedPan() {
  let stage = Stage()
  _ = stage.add(LockedPan(), "locked")
  _ = stage.add(UIPanGestureRecognizer(), to: stage.window, "pan")
  drag(stage, [(0, 200, 200), (0.02, 200, 230), (0.04, 200, 260), (0.06, 200, 260)])
  check("the wrong way leaves it to another", stage.take(), ["pan began", "pan changed", "pan ended"])
  drag(stage, line.map { ($0.0 + 1, $0.1, $0.2) })
  check("the right way", stage.take(), ["locked began", "locked changed", "locked ended"])
}

private func playsStillPress() {
  let stage = Stage()
  _ = stage.add(StillPress())
  stage.feed(0, down(1, 200, 200))
  stage.pass(0.6)
  stage.feed(0.7, move(1, 202, 200))
  stage.feed(0.8, move(1, 230, 200))
  stage.feed(0.9, move(1, 240, 200))
  stage.feed(1, up(1, 240, 200))
  check("cancelled by a move", stage.take(), ["began", "changed", "cancelled"])
}

private func playsShortTap() {
  let stage = Stage()
  let short = stage.add(ShortTap())
  stage.feed(0, down(1, 200, 200))
  stage.feed(0.02, up(1, 200, 200))
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.06))
  check("a short tap", stage.take(), ["ended"])
  check("what is said of it between two attempts is nothing", short.state, .possible)
  stage.feed(1, down(1, 200, 200))
  stage.feed(1.02, up(1, 200, 200))
  check("the next one", stage.take(), ["ended"])
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.06))
  stage.feed(2, down(1, 200, 200))
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.06))
  check("too long, it takes no further part", short.state, .possible)
  stage.feed(2.2, up(1, 200, 200))
  check("is none", stage.take(), [])
  check("possible for the next", short.state, .possible)
}

private func playsPressAndDrag() {
  let stage = Stage()
  _ = stage.add(PressAndDrag())
  stage.feed(0, down(1, 200, 200))
  check("a press of no duration is at the landing", stage.take(), ["began"])
  stage.feed(0.02, move(1, 290, 200))
  stage.feed(0.04, up(1, 290, 200))
  check("and goes on", stage.take(), ["changed", "ended"])
}

private func playsTeller() {
  let stage = Stage()
  let teller = stage.add(Teller())
  stage.feed(0, down(1, 150, 200))
  stage.feed(0.1, down(2, 250, 200), move(1, 160, 200))
  stage.feed(0.2, up(1, 160, 200))
  stage.feed(0.3, up(2, 250, 200))
  check(
    "what a method has", teller.told,
    [
      "began 1 of 1 mine 1 all 1 at 50.0", "began 1 of 2 mine 2 all 2 at 105.0", "moved 1 of 2 mine 2 all 2 at 105.0",
      "ended 1 of 2 mine 2 all 2 at 150.0", "ended 1 of 1 mine 1 all 1 at 150.0",
    ])
  check("and what came of it", stage.take(), ["began", "ended"])
}
