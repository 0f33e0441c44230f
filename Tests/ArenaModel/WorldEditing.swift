/// Worlds without one of their parts; the others are renumbered.
extension World {
  func without(recognizer gone: Int) -> World {
    func renumber(_ index: Int) -> Int? { index == gone ? nil : index > gone ? index - 1 : index }
    func pair(_ a: Int, _ b: Int) -> (Int, Int)? {
      guard let a = renumber(a), let b = renumber(b) else { return nil }
      return (a, b)
    }
    func relation(_ relation: Relation) -> Relation? {
      switch relation {
      case .require(let a, let b): pair(a, b).map { .require(waiting: $0, required: $1) }
      case .unrequire(let a, let b): pair(a, b).map { .unrequire(waiting: $0, required: $1) }
      case .simultaneous(let a, let b, let allowed): pair(a, b).map { .simultaneous($0, $1, allowed: allowed) }
      case .prevention(let a, let b, let allowed): pair(a, b).map { .prevention(preventer: $0, prevented: $1, allowed: allowed) }
      case .inactive(let a, let b, let required): pair(a, b).map { .inactive(recognizer: $0, other: $1, required: required) }
      case .takeover(let a, let b, let allowed): pair(a, b).map { .takeover(recognizer: $0, other: $1, allowed: allowed) }
      case .group(let all): all.first == gone ? nil : .group(all.compactMap(renumber))
      case .dissolve(let index): renumber(index).map { .dissolve($0) }
      }
    }
    func what(_ what: Happening) -> Happening? {
      switch what {
      case .feed, .advance, .removeView, .setParent, .cancelAll: what
      case .enable(let index): renumber(index).map { .enable($0) }
      case .disable(let index): renumber(index).map { .disable($0) }
      case .abort(let index): renumber(index).map { .abort($0) }
      case .remove(let index): renumber(index).map { .remove($0) }
      case .setView(let index, let view): renumber(index).map { .setView($0, view) }
      case .propose(let index, let state): renumber(index).map { .propose($0, state) }
      case .relate(let old): relation(old).map { .relate($0) }
      }
    }
    var copy = self
    copy.recognizers.remove(at: gone)
    for index in copy.recognizers.indices {
      copy.recognizers[index].simultaneousWith = copy.recognizers[index].simultaneousWith.compactMap(renumber)
      copy.recognizers[index].requiresFailureOf = copy.recognizers[index].requiresFailureOf.compactMap(renumber)
      copy.recognizers[index].requiredToFailBy = copy.recognizers[index].requiredToFailBy.compactMap(renumber)
    }
    copy.relations = relations.compactMap(relation)
    copy.script = script.compactMap { entry in what(entry.what).map { Entry(time: entry.time, what: $0) } }
    return copy
  }

  /// What hung under the view or was attached to it hangs under its parent.
  func without(view gone: Int) -> World {
    let parent = views[gone].parent
    func renumber(_ view: Int) -> Int {
      let kept = view == gone ? parent : view
      return kept > gone ? kept - 1 : kept
    }
    var copy = self
    copy.views.remove(at: gone)
    for index in copy.views.indices { copy.views[index].parent = renumber(copy.views[index].parent) }
    for index in copy.recognizers.indices {
      copy.recognizers[index].view = renumber(copy.recognizers[index].view)
      copy.recognizers[index].receives = copy.recognizers[index].receives?.map(renumber)
    }
    copy.script = script.compactMap { entry in
      switch entry.what {
      case .removeView(let view):
        return view == gone ? nil : Entry(time: entry.time, what: .removeView(renumber(view)))
      case .setView(let index, let view):
        return view == gone ? nil : Entry(time: entry.time, what: .setView(index, renumber(view)))
      case .setParent(let view, let parent):
        return view == gone ? nil : Entry(time: entry.time, what: .setParent(renumber(view), renumber(parent)))
      case .feed(let samples):
        return Entry(
          time: entry.time,
          what: .feed(
            samples.map { sample in
              var copy = sample
              copy.view = sample.view.map(renumber)
              return copy
            }))
      default: return entry
      }
    }
    return copy
  }
}
