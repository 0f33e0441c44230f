import CKinesic
import Testing

@testable import KinesicCore

@Suite("What a host says of pairs")
struct PairWordsTests {
  private struct Word: Hashable {
    var kind: RelationKind
    var from: Int
    var to: Int
  }

  @Test("The table has what was said, and nothing that was taken back, in whatever order", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func said(_ seed: UInt64) {
    var random = Numbers(seed: seed)
    var table = PairWords()
    var said = Set<Word>()
    let kinds: [RelationKind] = [.simultaneous, .mayPrevent, .requiresInactive]
    let members = random.next(3...40)
    for _ in 0..<3000 {
      let word = Word(kind: kinds[random.next(0...2)], from: random.next(0...members), to: random.next(0...members))
      // Mostly more, then mostly fewer, so that the table grows and empties.
      if random.next(0...9) < (said.count < members * 2 ? 7 : 3) {
        let hasRoom = table.reserveIfPossible(said.count + 1)
        #expect(hasRoom)
        table.insert(word.kind, from: word.from, to: word.to)
        said.insert(word)
      } else {
        table.remove(word.kind, from: word.from, to: word.to)
        said.remove(word)
      }
      let has = table.has(word.kind, from: word.from, to: word.to)
      #expect(has == said.contains(word))
    }
    for kind in kinds {
      for from in 0...members {
        for to in 0...members {
          let has = table.has(kind, from: from, to: to)
          #expect(has == said.contains(Word(kind: kind, from: from, to: to)))
        }
      }
    }
  }

  @Test("An empty table says nothing of anybody")
  func empty() {
    var table = PairWords()
    let before = table.has(.simultaneous, from: 0, to: 1)
    table.remove(.simultaneous, from: 0, to: 1)
    let hasRoom = table.reserveIfPossible(0)
    let after = table.has(.simultaneous, from: 0, to: 1)
    #expect(!before && hasRoom && !after)
  }
}

/// Numbers that repeat with the seed: a linear congruential generator (Knuth, The Art of Computer Programming, 3.3.4).
private struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }
}
