import CKinesic

/// What a record of a trace is: its number is the byte that begins it, and its constant in trace.h.
enum Operation: Int32 {
  case snapshot = 1
  case end, check
  case feed, feedScroll, advance, cancelTouches, poll
  case setEventCallback, setLog, setExplain, registerClass
  case addView, removeView, setViewName, setViewFrame, setViewTransform, setViewFlag, bringViewToFront, setViewDelegate
  case addRecognizer, removeRecognizer, setRecognizerName, setEnabled, abort, propose
  case setProperty, setCommonProperty, setValue, setRecognizerDelegate
  case relate, unrelate, addAction, removeAction
  case answer, stepOutcome, prepareOutcome, valueOutcome, callback, callbackEnd
  case placeView, setRecognizerView, setViewParent, setUnitsPerInch

  static let count = setUnitsPerInch.rawValue
}

/// A row of the table of operations: writer, reader and the table in the docs have their order from here.
struct OperationRow {
  let name: StaticString
  let fields: Fields
  /// The fields by name, and what else follows.
  let layout: StaticString
  let summary: StaticString

  init(_ name: StaticString, _ fields: Fields, _ layout: StaticString, _ summary: StaticString) {
    self.name = name
    self.fields = fields
    self.layout = layout
    self.summary = summary
  }
}

extension Operation {
  /// Done by a host outside of callbacks, or inside of them.
  var isHostCall: Bool {
    Operation.feed.rawValue <= rawValue && rawValue <= Operation.removeAction.rawValue || Operation.placeView.rawValue <= rawValue
  }

  /// Done by a host inside of a callback: what is refused there is never written there, and would take the samples
  /// away from the feed that is under way.
  var isCallInside: Bool { isHostCall && Operation.poll.rawValue < rawValue }

  var row: OperationRow {
    switch self {
    case .snapshot: OperationRow("snapshot", [], "classes, state", "The whole state of the engine: every trace begins with it")
    case .end: OperationRow("end", [], "", "The trace is whole")
    case .check:
      OperationRow(
        "check", [], "7 hashes, hash of the records", "After a step: what the parts of the state are to hash to, and all records so far")
    case .feed: OperationRow("feed", [], "count, samples", "kin_engine_feed")
    case .feedScroll: OperationRow("feed_scroll", [], "count, scroll samples", "kin_engine_feed_scroll")
    case .advance: OperationRow("advance", [.time], "time", "kin_engine_advance")
    case .cancelTouches: OperationRow("cancel_touches", [.time], "time", "kin_engine_cancel_touches")
    case .poll: OperationRow("poll", [], "", "kin_engine_poll")
    case .setEventCallback: OperationRow("set_event_callback", [.number], "flag", "kin_engine_set_event_callback: whether there is one")
    case .setLog: OperationRow("set_log", [.number], "flag", "kin_engine_set_log: whether there is one")
    case .setExplain: OperationRow("set_explain", [.number], "flag", "kin_engine_set_explain")
    case .registerClass: OperationRow("register_class", [], "class", "kin_recognizer_class_register, or a class of a plugin")
    case .addView: OperationRow("add_view", [.other, .number, .frame, .transform], "parent, flags, frame, transform", "kin_view_add")
    case .removeView: OperationRow("remove_view", [.target], "view", "kin_view_remove")
    case .setViewName: OperationRow("set_view_name", [.target, .text], "view, name", "kin_view_set_name")
    case .setViewFrame: OperationRow("set_view_frame", [.target, .frame], "view, frame", "kin_view_set_frame")
    case .setViewTransform: OperationRow("set_view_transform", [.target, .transform], "view, transform", "kin_view_set_transform")
    case .setViewFlag: OperationRow("set_view_flag", [.target, .number], "view, 2 flag + on", "kin_view_set_flags, of one flag")
    case .bringViewToFront: OperationRow("bring_view_to_front", [.target], "view", "kin_view_bring_to_front")
    case .setViewDelegate:
      OperationRow("set_view_delegate", [.target, .number], "view, questions", "kin_view_set_delegate: which questions are answered")
    case .addRecognizer: OperationRow("add_recognizer", [.other, .text], "view, class, listing", "kin_recognizer_add")
    case .removeRecognizer: OperationRow("remove_recognizer", [.target], "recognizer", "kin_recognizer_remove")
    case .setRecognizerName: OperationRow("set_recognizer_name", [.target, .text], "recognizer, name", "kin_recognizer_set_name")
    case .setEnabled: OperationRow("set_enabled", [.target, .number], "recognizer, flag", "kin_recognizer_set_enabled")
    case .abort: OperationRow("abort", [.target], "recognizer", "kin_recognizer_abort")
    case .propose:
      OperationRow(
        "propose", [.target, .number], "recognizer, state", "kin_recognizer_propose, also one that was refused with a record of it")
    case .setProperty:
      OperationRow("set_property", [.target, .value, .text], "recognizer, to, name", "kin_recognizer_set_number, of its class")
    case .setCommonProperty:
      OperationRow("set_common_property", [.target, .value, .text], "recognizer, to, name", "kin_recognizer_set_number, of all")
    case .setValue: OperationRow("set_value", [.target, .value, .text], "recognizer, to, name", "kin_recognizer_set_value")
    case .setRecognizerDelegate:
      OperationRow(
        "set_recognizer_delegate", [.target, .number], "recognizer, questions", "kin_recognizer_set_delegate: which questions are answered")
    case .relate: OperationRow("relate", [.target, .other, .number], "recognizer, other, relation", "A relation of relation.h is set")
    case .unrelate:
      OperationRow("unrelate", [.target, .other, .number], "recognizer, other, relation", "A relation of relation.h is removed")
    case .addAction: OperationRow("add_action", [.target], "recognizer", "kin_recognizer_add_action, kin_recognizer_bind")
    case .removeAction: OperationRow("remove_action", [.target, .number], "recognizer, action", "kin_recognizer_remove_action")
    case .answer: OperationRow("answer", [.number], "flag", "What a delegate, or a class that is not the library's own, answered")
    case .stepOutcome:
      OperationRow("step_outcome", [.number], "state and damage, request, bytes", "What a step of such a class gave and left behind")
    case .prepareOutcome: OperationRow("prepare_outcome", [.number], "damage, request, bytes", "What such a class prepared")
    case .valueOutcome:
      OperationRow("value_outcome", [.number], "flag and damage, request, bytes", "What such a class made of a value that was set")
    case .callback:
      OperationRow(
        "callback", [.number], "calls", "What follows was done in a callback; calls: the number of callbacks since the last such record")
    case .callbackEnd: OperationRow("callback_end", [], "", "That callback has returned")
    case .placeView:
      OperationRow(
        "place_view", [.target, .other, .number], "view, sibling, flag",
        "kin_view_place_in_front_of, kin_view_place_behind: whether it is in front")
    case .setViewParent: OperationRow("set_view_parent", [.target, .other], "view, parent", "kin_view_set_parent")
    case .setUnitsPerInch: OperationRow("set_units_per_inch", [.value], "units", "kin_engine_set_units_per_inch")
    case .setRecognizerView: OperationRow("set_recognizer_view", [.target, .other], "recognizer, view", "kin_recognizer_set_view")
    }
  }

  /// How it is checked and carried out, if it is an edit.
  var rule: EditRule {
    switch self {
    case .removeView: .removeView
    case .setViewFrame: .setViewFrame
    case .setViewTransform: .setViewTransform
    case .setViewFlag: .setViewFlag
    case .bringViewToFront: .bringViewToFront
    case .placeView: .placeView
    case .setViewParent: .setViewParent
    case .setViewDelegate: .setViewDelegate
    case .removeRecognizer: .removeRecognizer
    case .setRecognizerView: .setRecognizerView
    case .setEnabled: .setEnabled
    case .abort: .abort
    case .propose: .propose
    case .setProperty: .setProperty
    case .setCommonProperty: .setCommonProperty
    case .setValue: .setValue
    case .setRecognizerDelegate: .setRecognizerDelegate
    case .relate: .relate
    case .unrelate: .unrelate
    case .setUnitsPerInch: .setUnitsPerInch
    case .snapshot, .end, .check, .feed, .feedScroll, .advance, .cancelTouches, .poll, .setEventCallback, .setLog, .setExplain,
      .registerClass, .addView, .setViewName, .addRecognizer, .setRecognizerName, .addAction, .removeAction, .answer, .stepOutcome,
      .prepareOutcome, .valueOutcome, .callback, .callbackEnd:
      preconditionFailure("it is no edit")
    }
  }
}

extension Engine {
  /// How many operations there are, and each, from 0.
  public static func operation(_ index: UInt32) -> kin_operation_info? {
    guard index < UInt32(Operation.count), let operation = Operation(rawValue: Int32(index) + 1) else { return nil }
    let row = operation.row
    return kin_operation_info(
      operation: operation.rawValue, code: UInt32(operation.rawValue), name: cString(row.name), fields: cString(row.layout),
      summary: cString(row.summary))
  }
}
