import CKinesic
import Testing

@testable import KinesicCore

@Suite("The view tree")
struct ViewTreeTests {
  private func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    var view = View()
    view.frame = kin_rect(x: x, y: y, width: width, height: height)
    return view
  }

  private func expectHit(
    _ tree: inout ViewTree, _ x: Double, _ y: Double, _ expected: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var test = HitTest(kin_point(x: x, y: y), in: &tree)
    while let candidate = test.candidate(in: &tree) {
      if candidate.isInFrame { test.enter(candidate, in: &tree) }
    }
    #expect(test.hit == expected, sourceLocation: sourceLocation)
  }

  @Test("The front child wins, frames are half open, and a child is not hit outside its parent")
  func hitTest() {
    var tree = ViewTree()
    let back = tree.add(view(0, 0, 100, 100), to: ViewTree.root)
    let front = tree.add(view(50, 0, 100, 100), to: ViewTree.root)
    let child = tree.add(view(40, 0, 100, 100), to: back)
    expectHit(&tree, 10, 10, back)
    expectHit(&tree, 45, 10, child)
    expectHit(&tree, 60, 10, front)
    expectHit(&tree, 150, 10, ViewTree.root)
    expectHit(&tree, 149.999, 10, front)
    expectHit(&tree, 10, 100, ViewTree.root)
    tree.bringToFront(back)
    expectHit(&tree, 60, 10, child)
  }

  @Test("Hidden views and views without interaction are not hit, nor what is below them")
  func hidden() {
    var tree = ViewTree()
    let top = tree.add(view(0, 0, 100, 100), to: ViewTree.root)
    let child = tree.add(view(0, 0, 50, 50), to: top)
    tree[top].isHidden = true
    expectHit(&tree, 10, 10, ViewTree.root)
    tree[top].isHidden = false
    tree[child].isInteractionEnabled = false
    expectHit(&tree, 10, 10, top)
  }

  @Test("A point goes through nested rotations, scales and shears and back")
  func transforms() throws {
    var tree = ViewTree()
    var outer = view(10, 20, 500, 500)
    outer.transform = kin_transform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    let parent = tree.add(outer, to: ViewTree.root)
    var inner = view(5, 5, 100, 100)
    inner.transform = kin_transform(a: 1, b: 0.5, c: 0.25, d: 1, tx: 3, ty: 4)
    let child = tree.add(inner, to: parent)
    let map = tree.toWindow(child)
    let window = map.apply(kin_point(x: 7, y: 9))
    let back = try #require(map.inverse).apply(window)
    #expect(abs(back.x - 7) < 1e-12 && abs(back.y - 9) < 1e-12)
    expectHit(&tree, window.x, window.y, child)
  }

  @Test("A view that is squeezed flat cannot be hit")
  func singular() {
    var tree = ViewTree()
    var flat = view(0, 0, 100, 100)
    flat.transform = kin_transform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    _ = tree.add(flat, to: ViewTree.root)
    expectHit(&tree, 0, 0, ViewTree.root)
  }

  @Test("A tree may be a hundred thousand views deep")
  func deep() {
    var tree = ViewTree()
    var leaf = ViewTree.root
    for _ in 0..<100_000 { leaf = tree.add(view(0, 0, 10, 10), to: leaf) }
    expectHit(&tree, 5, 5, leaf)
    let isBelow = tree.isAncestorOrSelf(ViewTree.root, of: leaf)
    #expect(isBelow)
  }

  @Test(
    "Two views are on one line when one is an ancestor of the other; a boundary between them, which belongs to the lower side, closes it")
  func line() {
    var tree = ViewTree()
    let top = tree.add(view(0, 0, 100, 100), to: ViewTree.root)
    let middle = tree.add(view(0, 0, 100, 100), to: top)
    let low = tree.add(view(0, 0, 100, 100), to: middle)
    let beside = tree.add(view(0, 0, 100, 100), to: top)
    let open = [tree.line(top, low), tree.line(low, top), tree.line(low, low)]
    let apart = [tree.line(beside, low), tree.line(low, beside), tree.line(middle, beside)]
    tree[middle].isArenaBoundary = true
    let closed = [tree.line(top, middle), tree.line(low, ViewTree.root), tree.line(low, top)]
    let stillOpen = [tree.line(middle, low), tree.line(middle, middle), tree.line(top, beside), tree.line(top, ViewTree.root)]
    let stillApart = tree.line(beside, low)
    #expect(open == [.open, .open, .open] && apart == [.apart, .apart, .apart])
    #expect(closed == [.closed, .closed, .closed] && stillOpen == [.open, .open, .open, .open] && stillApart == .apart)
  }
}
