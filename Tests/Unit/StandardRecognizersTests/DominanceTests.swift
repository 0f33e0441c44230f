import Foundation
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Pinch or two fingers that move together")
struct DominanceTests {
  @Test("The change must be 1.35 times what the centroid travelled", arguments: [(8.8, "began"), (8.9, "")])
  func ratio(_ travel: Double, _ story: String) {
    let pinch = Driver.pair("pinch")
    // The distance grows by 12, the centroid goes down by `travel`.
    pinch.at(0.01) {
      pinch.move(1, 94, 100 + travel)
      pinch.move(2, 306, 100 + travel)
    }
    #expect(pinch.story == story)
  }

  @Test("The farthest travel counts, also when the fingers came back")
  func farthest() {
    let pinch = Driver.pair("pinch")
    pinch.at(0.01) {
      pinch.move(1, 100, 130)
      pinch.move(2, 300, 130)
    }
    pinch.at(0.02) {
      pinch.move(1, 90, 100)
      pinch.move(2, 310, 100)
    }
    #expect(pinch.story == "")
    pinch.at(0.03) {
      pinch.move(1, 79, 100)
      pinch.move(2, 321, 100)
    }
    #expect(pinch.story == "began")
  }

  @Test("A turn about one resting finger has the ratio 1 and is a rotation, its distance is no pinch")
  func turnAboutOne() {
    let rotation = Driver.pair("rotation")
    let pinch = Driver.pair("pinch")
    for driver in [rotation, pinch] {
      for i in 1...20 {
        let angle = Double(i) * 0.03
        driver.at(0.1 + Double(i) * 0.01) { driver.move(2, 100 + 200 * cos(angle), 100 + 200 * sin(angle)) }
      }
    }
    #expect(rotation.story.hasPrefix("began"))
    #expect(isClose(rotation.sent[0].time, 0.17))
    #expect(pinch.story == "")
  }

  @Test("The arc must be as long as what the centroid travelled", arguments: [(10.0, "began"), (10.1, "")])
  func arc(_ travel: Double, _ story: String) {
    let rotation = Driver.pair("rotation")
    // A tenth of a radian and a little at half of 200 units is an arc of about 10.1 units.
    let angle = 0.1005
    rotation.at(0.01) {
      rotation.move(1, 200 - 100 * cos(angle), 100 - 100 * sin(angle) + travel)
      rotation.move(2, 200 + 100 * cos(angle), 100 + 100 * sin(angle) + travel)
    }
    #expect(rotation.story == story)
  }

  @Test(
    "While the other finger's report of this frame is still to come it does not begin",
    arguments: [(2_000_000, "began"), (2_000_001, ""), (29_999_999, "")])
  func frame(_ age: UInt64, _ story: String) {
    let pinch = Driver.pair("pinch")
    pinch.at(0.05) {
      pinch.move(1, 99, 100)
      pinch.move(2, 301, 100)
    }
    pinch.at(nanoseconds: 50_000_000 + age) { pinch.move(2, 340, 100) }
    #expect(pinch.story == story)
  }

  @Test(
    "Once the other finger has reported later than 2 ms after this one's own report before, its next one is not waited for",
    arguments: [(0, ""), (2_000_000, ""), (2_000_001, "began"), (14_000_000, "began")])
  func answered(_ gap: UInt64, _ story: String) {
    let pinch = Driver.pair("pinch")
    #expect(storyOfReports(pinch, gap) { pinch.move(2, 301, 100) } == story)
  }

  @Test("A landing is a report too", arguments: [(2_000_000, ""), (2_000_001, "began")])
  func landing(_ gap: UInt64, _ story: String) {
    let pinch = Driver("pinch")
    pinch.at(0) { pinch.down(1, 100, 100) }
    #expect(storyOfReports(pinch, gap) { pinch.down(2, 300, 100) } == story)
  }

  /// The first finger reports, the other one `gap` nanoseconds later, then the first again.
  private func storyOfReports(_ pinch: Driver, _ gap: UInt64, _ other: () -> Void) -> String {
    pinch.at(0.05) { pinch.move(1, 99, 100) }
    pinch.at(nanoseconds: 50_000_000 + gap, other)
    pinch.at(0.0665) { pinch.move(1, 60, 100) }
    return pinch.story
  }

  @Test("A lift is no report: the one that lifts is as old as its last move", arguments: [(0.016, "began ended"), (0.0461, "")])
  func liftsWhileTheOtherMoves(_ time: Double, _ story: String) {
    let pinch = Driver.pair("pinch")
    pinch.at(0.01) { pinch.move(1, 99, 100) }
    pinch.at(0.013) { pinch.move(2, 301, 100) }
    pinch.at(time) {
      pinch.move(1, 60, 100)
      pinch.up(1)
      pinch.up(2)
    }
    #expect(pinch.story == story)
  }

  @Test("Two fingers that report in turn are a pinch as soon as two that report at once", arguments: [2, 5, 8, 11, 14])
  func inTurn(_ milliseconds: UInt64) {
    let pinch = Driver.pair("pinch")
    for i in 1...3 {
      pinch.at(nanoseconds: UInt64(i) * 16_000_000) { pinch.move(1, 100 - Double(i) * 3, 100) }
      pinch.at(nanoseconds: UInt64(i) * 16_000_000 + milliseconds * 1_000_000 + 1) { pinch.move(2, 300 + Double(i) * 3, 100) }
    }
    #expect(isClose(pinch.sent[0].time, 0.032))
  }

  @Test("Beside a resting finger the other one must have moved alone for 60 ms", arguments: [(159_999_999, ""), (160_000_000, "began")])
  func alone(_ time: UInt64, _ story: String) {
    let pinch = Driver.pair("pinch")
    pinch.at(0.1) { pinch.move(2, 320, 100) }
    pinch.at(0.125) { pinch.move(2, 330, 100) }
    pinch.at(0.15) { pinch.move(2, 340, 100) }
    #expect(pinch.story == "")
    pinch.at(nanoseconds: time) { pinch.move(2, 350, 100) }
    #expect(pinch.story == story)
  }

  @Test("The time alone starts again after a rest of 30 ms", arguments: [(29, "began"), (30, "")])
  func rest(_ pause: Int, _ story: String) {
    let pinch = Driver.pair("pinch")
    pinch.at(0.1) { pinch.move(2, 320, 100) }
    pinch.at(0.12) { pinch.move(2, 322, 100) }
    pinch.at(0.14) { pinch.move(2, 324, 100) }
    pinch.at(0.14 + Double(pause) / 1000) { pinch.move(2, 340, 100) }
    #expect(pinch.story == story)
  }

  @Test("The time alone starts with the other one's last report")
  func afterTheOther() {
    let pinch = Driver.pair("pinch")
    for i in 1...9 {
      pinch.at(Double(i) * 0.01) { pinch.move(2, 300 + Double(i) * 0.5, 100) }
    }
    pinch.at(0.105) {
      pinch.move(1, 99, 100)
      pinch.move(2, 305, 100)
    }
    for i in 11...16 { pinch.at(Double(i) * 0.01) { pinch.move(2, 300 + 3 * Double(i), 100) } }
    #expect(pinch.story == "")
    pinch.at(0.166) { pinch.move(2, 352, 100) }
    #expect(pinch.story == "began")
  }

  @Test("A window of the last 0.3 s is judged too, from the latest step at or before it", arguments: [(0.3, ""), (0.301, "began")])
  func window(_ pause: Double, _ story: String) {
    let pinch = Driver.pair("pinch")
    // A long drag, then a pinch in one step, later than its last step by `pause` less 1 ms.
    for i in 1...20 {
      pinch.at(Double(i) * 0.01) {
        pinch.move(1, 100, 100 + Double(i) * 30)
        pinch.move(2, 300, 100 + Double(i) * 30)
      }
    }
    pinch.at(0.199 + pause) {
      pinch.move(1, 90, 700)
      pinch.move(2, 310, 700)
    }
    #expect(pinch.story == story)
  }

  @Test("With 500 reports a second the past is thinned, not lost")
  func dense() {
    let pinch = Driver.pair("pinch")
    for i in 1...500 {
      pinch.at(nanoseconds: UInt64(i) * 2_000_000) {
        pinch.move(1, 100, 100 + Double(i))
        pinch.move(2, 300, 100 + Double(i))
      }
    }
    for i in 501...1000 {
      let spread = Double(i - 500) * 0.2
      pinch.at(nanoseconds: UInt64(i) * 2_000_000) {
        pinch.move(1, 100 - spread, 600)
        pinch.move(2, 300 + spread, 600)
      }
    }
    #expect(pinch.story.hasPrefix("began"))
    // With every step kept: 200 (t - 1) >= 1.35 * 500 (1.3 - t), so t = 1.231.
    #expect(pinch.sent[0].time > 1.225 && pinch.sent[0].time < 1.245)
  }

  @Test("A new pair's travel counts from its own start")
  func newPair() {
    let pinch = Driver.pair("pinch")
    pinch.at(0.01) {
      pinch.move(1, 100, 230)
      pinch.move(2, 300, 230)
    }
    pinch.at(0.02) { pinch.up(2) }
    pinch.at(0.03) { pinch.down(3, 300, 230) }
    pinch.at(0.04) {
      pinch.move(1, 94, 230)
      pinch.move(3, 306, 230)
    }
    #expect(pinch.story == "began")
  }

  @Test("A change that was large enough before but not dominant is crossed at its step's start")
  func crossing() {
    let pinch = Driver.pair("pinch")
    pinch.at(0.01) {
      pinch.move(1, 95, 110)
      pinch.move(2, 305, 110)
    }
    #expect(pinch.story == "")
    pinch.at(0.02) {
      pinch.move(1, 90, 110)
      pinch.move(2, 310, 110)
    }
    #expect(pinch.story == "began" && pinch.sent[0].crossing == 0)
    let plain = Driver.pair("pinch")
    plain.at(0.01) {
      plain.move(1, 92, 100)
      plain.move(2, 308, 100)
    }
    #expect(plain.sent[0].crossing == 0.5)
  }
}
