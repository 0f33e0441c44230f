import Foundation
import Testing

@testable import KinesicMath

@Suite("Arithmetic that has the same bits everywhere")
struct ArithmeticTests {
  @Test("exp stays within 1e-14 of the C library's, and ends in 0 and infinity")
  func exponentials() {
    for i in -70_000...7000 {
      let x = Double(i) * 0.01 + 0.000_123
      #expect(abs(exponential(x) / Foundation.exp(x) - 1) < 1e-14, "\(x)")
    }
    #expect(exponential(0) == 1)
    #expect(exponential(-709) == 0 && exponential(-.infinity) == 0)
    #expect(exponential(710) == .infinity && exponential(.infinity) == .infinity)
    #expect(exponential(.nan).isNaN)
  }

  @Test("The mean decay has no cancellation near 0")
  func meanDecays() {
    for i in 1...4000 {
      let x = Double(i) * 0.003
      #expect(abs(meanDecay(x) / (-Foundation.expm1(-x) / x) - 1) < 1e-14, "\(x)")
    }
    #expect(abs(meanDecay(1e-12) / (-Foundation.expm1(-1e-12) / 1e-12) - 1) < 1e-15)
    #expect(meanDecay(0) == 1 && meanDecay(.infinity) == 0)
  }

  @Test("ln stays within 1e-14 of the C library's, near 1 too")
  func logarithms() {
    for i in 1...40_000 {
      let x = Double(i) * 0.001
      let truth = Foundation.log(x)
      #expect(abs(logarithm(x) - truth) <= 1e-14 * abs(truth), "\(x)")
    }
    for x in [1e-300, 1e-12, 0.998, 0.99, 1e9, 1e300] { #expect(abs(logarithm(x) / Foundation.log(x) - 1) < 1e-14, "\(x)") }
    #expect(logarithm(1) == 0)
  }

  @Test("sin and cos stay within a few units in the last place of the C library's up to a million")
  func circle() {
    for i in -20_000...20_000 {
      let angle = Double(i) * 0.01 + (i % 7 == 0 ? Double(i) * 49.7 : 0)
      let (cosine, sine) = cosineAndSine(angle)
      #expect(abs(cosine - Foundation.cos(angle)) < 5e-16 && abs(sine - Foundation.sin(angle)) < 5e-16, "\(angle)")
    }
    #expect(cosineAndSine(0) == (1, 0))
    #expect(cosineAndSine(1e18) == (1, 0) && cosineAndSine(.infinity) == (1, 0))
    #expect(cosineAndSine(.nan) == (1, 0))
  }

  /// How far a result is from the C library's, which glibc keeps within one unit, in units in the last place.
  private func units(_ own: Double, _ truth: Double) -> Double { abs(own - truth) / truth.ulp }

  @Test("Results are at most two units in the last place from the C library's")
  func accuracy() {
    var worst = (exponential: 0.0, logarithm: 0.0, arcTangent: 0.0)
    for i in 0..<200_000 {
      let share = (Double(i) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      let x = 1400 * share - 700
      let power = Foundation.exp(x)
      let y = Foundation.exp(x / 50) * (Double(i) / 100_000 - 1)
      worst.exponential = max(worst.exponential, units(exponential(x), power))
      worst.logarithm = max(worst.logarithm, units(logarithm(power), Foundation.log(power)))
      worst.arcTangent = max(worst.arcTangent, units(arcTangent(y, x), Foundation.atan2(y, x)))
    }
    #expect(worst.exponential <= 2 && worst.logarithm <= 2 && worst.arcTangent <= 2, "\(worst)")
  }

  @Test("The bits are these, on every platform")
  func bits() {
    #expect(exponential(-1.5).bitPattern == 0x3FCC_8F87_724B_5C1D as UInt64)
    #expect(logarithm(0.998).bitPattern == 0xBF60_6680_FFE7_CC08 as UInt64)
    #expect(cosineAndSine(100).cosine.bitPattern == 0x3FEB_981D_BF66_5FE0 as UInt64)
    #expect(cosineAndSine(100).sine.bitPattern == 0xBFE0_3425_B78C_4DB8 as UInt64)
    #expect(arcTangent(3, -4).bitPattern == 0x4003_FC17_6B7A_8560 as UInt64)
  }
}
