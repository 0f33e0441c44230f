import UIKit

// The listings of guides for UIKit's recognizers, in UIKit's own words, with a host that plays fingers to them. A host
// with a screen feeds what its toolkit says in their place: see docs/uikit.md.

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let controller = JungleController()
window.rootViewController = controller
window.makeKeyAndVisible()

var time: TimeInterval = 0

/// Plays what fingers do along their ways, 60 frames a second.
func play(_ ways: [[CGPoint]], frames: Int = 12) throws {
  for (id, way) in ways.enumerated() { try window.feed(UIWindow.Sample(UInt64(id), .began, at: way[0]), at: time) }
  for leg in 1..<(ways.map(\.count).max() ?? 1) {
    for frame in 1...frames {
      time += 1.0 / 60
      let samples = ways.enumerated().map { id, way in
        let (from, to) = (way[leg - 1], way[leg])
        let part = CGFloat(frame) / CGFloat(frames)
        return UIWindow.Sample(UInt64(id), .moved, at: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      }
      try window.feed(samples, at: time)
    }
  }
  time += 0.01
  try window.feed(ways.enumerated().map { UIWindow.Sample(UInt64($0), .ended, at: $1[$1.count - 1]) }, at: time)
  time += 1
  try window.advance(to: time)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// A check mark beside the pets.
try play([[point(200, 100), point(220, 130), point(280, 40)]])
// A stroke that goes up first is none.
try play([[point(200, 100), point(220, 70), point(280, 130)]])
// A tap on the monkey, which chomps.
try play([[point(100, 350), point(100, 350)]], frames: 3)
// A tickle of the bananas.
try play([[point(270, 540), point(305, 540), point(270, 540), point(305, 540), point(270, 540)]], frames: 4)
// The monkey is thrown to the right.
try play([[point(100, 350), point(120, 350), point(250, 350)]], frames: 6)
// The bananas twice as wide, and turned by a quarter.
try play([[point(270, 540), point(250, 540)], [point(310, 540), point(330, 540)]])
try play([[point(260, 540), point(276, 526), point(290, 510)], [point(320, 540), point(304, 554), point(290, 570)]])

for line in controller.story { print(line) }
