// Written by Scripts/generate. Do not edit: run `make generate`.

/** Byte offsets of the fields of kin_accommodations, and its size. */
export const enum AccommodationsAt {
  structSize = 0,
  location = 4,
  minimumContactTime = 8,
  repeatInterval = 16,
  repeatDistance = 24,
  size = 32,
}

/** Byte offsets of the fields of kin_contact, and its size. */
export const enum ContactAt {
  touch = 0,
  contact = 8,
  view = 16,
  timeNs = 24,
  startTimeNs = 32,
  x = 40,
  y = 48,
  startX = 56,
  startY = 64,
  type = 72,
  tapCount = 76,
  hand = 80,
  size = 96,
}

/** Byte offsets of the fields of kin_engine_options, and its size. */
export const enum EngineOptionsAt {
  structSize = 0,
  touchCapacity = 4,
  eventCapacity = 8,
  tieBreak = 12,
  unitsPerInch = 16,
  allocator = 24,
  recognizerCapacity = 28,
  size = 40,
}

/** Byte offsets of the fields of kin_event, and its size. */
export const enum EventAt {
  sequence = 0,
  timeNs = 8,
  touchTimeNs = 16,
  type = 24,
  state = 28,
  recognizer = 32,
  view = 40,
  touch = 48,
  contact = 56,
  phase = 64,
  reason = 68,
  other = 72,
  x = 80,
  y = 88,
  touchCount = 96,
  valueCount = 98,
  merged = 100,
  detail = 104,
  from = 108,
  values = 112,
  userData = 176,
  size = 192,
}

/** Byte offsets of the fields of kin_hand_grouping, and its size. */
export const enum HandGroupingAt {
  structSize = 0,
  togetherInterval = 8,
  span = 16,
  lateReach = 24,
  palm = 32,
  palmSpan = 40,
  latePalmSpan = 48,
  turn = 56,
  size = 64,
}

/** Byte offsets of the fields of kin_palm_filter, and its size. */
export const enum PalmFilterAt {
  structSize = 0,
  penOverTouch = 4,
  palmRadius = 8,
  edgeMargin = 16,
  edgeDistance = 24,
  edgeInterval = 32,
  penCancelInterval = 40,
  penHoldInterval = 48,
  holdLifetime = 56,
  size = 64,
}

/** Byte offsets of the fields of kin_property, and its size. */
export const enum PropertyAt {
  name = 0,
  summary = 4,
  unit = 8,
  origin = 12,
  initial = 16,
  minimum = 24,
  maximum = 32,
  kind = 40,
  offset = 44,
  size = 48,
}

/** Byte offsets of the fields of kin_recognizer_class, and its size. */
export const enum RecognizerClassAt {
  structSize = 0,
  abiLevel = 4,
  name = 8,
  summary = 12,
  version = 16,
  flags = 20,
  stateSize = 24,
  stateAlignment = 28,
  propertyCount = 32,
  properties = 36,
  values = 40,
  valueCount = 44,
  detailCount = 48,
  details = 52,
  prepare = 56,
  step = 60,
  setValue = 64,
  canPrevent = 68,
  canBePreventedBy = 72,
  shouldRequireFailureOf = 76,
  shouldBeRequiredToFailBy = 80,
  layout = 84,
  continuesWith = 92,
  size = 96,
}

/** Byte offsets of the fields of kin_replay_options, and its size. */
export const enum ReplayOptionsAt {
  structSize = 0,
  flags = 4,
  untilNs = 8,
  userData = 16,
  onEvent = 20,
  onCall = 24,
  onStep = 28,
  onAnswer = 32,
  size = 40,
}

/** Byte offsets of the fields of kin_replay_report, and its size. */
export const enum ReplayReportAt {
  structSize = 0,
  isComplete = 4,
  calls = 8,
  steps = 16,
  events = 24,
  checks = 32,
  offset = 40,
  failedStep = 48,
  endNs = 56,
  size = 64,
}

/** Byte offsets of the fields of kin_report, and its size. */
export const enum ReportAt {
  touch = 0,
  state = 4,
  flags = 8,
  x = 16,
  y = 24,
  values = 32,
  size = 96,
}

/** Byte offsets of the fields of kin_request, and its size. */
export const enum RequestAt {
  structSize = 0,
  flags = 4,
  deadlineNs = 8,
  ignore = 16,
  x = 32,
  y = 40,
  crossing = 48,
  reason = 56,
  reportCount = 60,
  reports = 64,
  values = 72,
  size = 136,
}

/** Byte offsets of the fields of kin_scroll, and its size. */
export const enum ScrollAt {
  x = 0,
  y = 8,
  dx = 16,
  dy = 24,
  magnification = 32,
  rotation = 40,
  size = 48,
}

/** Byte offsets of the fields of kin_scroll_sample, and its size. */
export const enum ScrollSampleAt {
  source = 0,
  timeNs = 8,
  x = 16,
  y = 24,
  view = 32,
  phase = 40,
  type = 44,
  dx = 48,
  dy = 56,
  magnification = 64,
  rotation = 72,
  modifiers = 80,
  size = 88,
}

/** Byte offsets of the fields of kin_step, and its size. */
export const enum StepAt {
  structSize = 0,
  state = 4,
  timeNs = 8,
  scale = 16,
  touches = 24,
  touchCount = 28,
  downCount = 32,
  changes = 36,
  flags = 40,
  bounds = 48,
  scroll = 80,
  size = 88,
}

/** Byte offsets of the fields of kin_touch, and its size. */
export const enum TouchAt {
  id = 0,
  contact = 8,
  view = 16,
  changes = 24,
  type = 28,
  x = 32,
  y = 40,
  previousX = 48,
  previousY = 56,
  startX = 64,
  startY = 72,
  timeNs = 80,
  previousTimeNs = 88,
  startTimeNs = 96,
  force = 104,
  majorRadius = 112,
  altitude = 120,
  azimuth = 128,
  buttons = 136,
  modifiers = 140,
  tapCount = 144,
  historyCount = 148,
  history = 152,
  hand = 156,
  size = 192,
}

/** Byte offsets of the fields of kin_touch_estimate, and its size. */
export const enum TouchEstimateAt {
  timeNs = 0,
  x = 8,
  y = 16,
  kind = 24,
  size = 32,
}

/** Byte offsets of the fields of kin_touch_point, and its size. */
export const enum TouchPointAt {
  timeNs = 0,
  x = 8,
  y = 16,
  size = 24,
}

/** Byte offsets of the fields of kin_touch_sample, and its size. */
export const enum TouchSampleAt {
  touch = 0,
  timeNs = 8,
  x = 16,
  y = 24,
  view = 32,
  phase = 40,
  type = 44,
  force = 48,
  majorRadius = 56,
  altitude = 64,
  azimuth = 72,
  buttons = 80,
  modifiers = 84,
  cause = 88,
  hand = 92,
  size = 104,
}

/** Byte offsets of the fields of kin_trace_answer, and its size. */
export const enum TraceAnswerAt {
  question = 0,
  isYes = 4,
  timeNs = 8,
  target = 16,
  other = 24,
  size = 32,
}

/** Byte offsets of the fields of kin_trace_call, and its size. */
export const enum TraceCallAt {
  operation = 0,
  count = 4,
  index = 8,
  offset = 16,
  timeNs = 24,
  target = 32,
  other = 40,
  number = 48,
  value = 56,
  samples = 64,
  scrolls = 68,
  text = 72,
  size = 80,
}

/** Byte offsets of the fields of kin_trace_info, and its size. */
export const enum TraceInfoAt {
  structSize = 0,
  version = 4,
  checkInterval = 8,
  isComplete = 12,
  beginNs = 16,
  size_ = 24,
  damageOffset = 32,
  options = 104,
  size = 144,
}

/** Byte offsets of the fields of kin_value, and its size. */
export const enum ValueAt {
  name = 0,
  summary = 4,
  unit = 8,
  initial = 16,
  size = 24,
}

/** Byte offsets of the fields of kin_view_options, and its size. */
export const enum ViewOptionsAt {
  structSize = 0,
  flags = 4,
  frame = 8,
  transform = 40,
  size = 88,
}

/** KIN_VIEW_... of the C headers. */
export const enum ViewFlag {
  hidden = 1,
  interactionDisabled = 2,
  multipleTouch = 4,
  exclusiveTouch = 8,
  arenaBoundary = 16,
  wantsTouches = 32,
  wantsTouchesBelow = 64,
  decidesAtLift = 128,
}

/** KIN_CLASS_... of the C headers. */
export const enum ClassFlag {
  yielding = 1,
  manual = 2,
  leavesTouches = 4,
  hovers = 8,
  scrolls = 16,
  perTouch = 32,
  remembers = 64,
}

/** KIN_REQUEST_... of the C headers. */
export const enum RequestFlag {
  changed = 1,
  began = 2,
  skipMoves = 4,
  provisional = 8,
}

/** KIN_CHANGE_... of the C headers. */
export const enum Change {
  began = 1,
  moved = 2,
  ended = 4,
  cancelled = 8,
}

/** Results of the C functions. */
export const enum Failure {
  null = -1,
  invalid = -2,
  range = -3,
  stale = -4,
  kind = -5,
  unknown = -6,
  time = -7,
  sequence = -8,
  capacity = -9,
  reentrant = -10,
  cycle = -11,
  unsupported = -12,
  size = -13,
  exists = -14,
  state = -15,
  class = -16,
  trace = -17,
  diverged = -18,
  sink = -19,
  memory = -20,
  thread = -21,
}

/** Numbers of the headers. */
export const enum Limit {
  valueCapacity = 8,
  nameLimit = 127,
  abiLevel = 1,
}

/** The words for KIN_EVENT_... */
export const eventTypes = [
  'gesture', 'viewTouch', 'decision',
] as const;

/** The words for KIN_STATE_... */
export const states = [
  'possible', 'began', 'changed', 'ended', 'cancelled', 'failed',
] as const;

/** The words for KIN_PHASE_... */
export const phases = [
  'began', 'moved', 'ended', 'cancelled', 'entered', 'hovered', 'exited', 'refused',
] as const;

/** The words for KIN_REASON_... */
export const reasons = [
  'none', 'ownRule', 'waitingFor', 'requiredRecognized', 'preventedBy', 'blockedBy', 'shouldBegin', 'disabled',
  'removed', 'touchCancelled', 'touchesFiltered', 'abandoned', 'illegalTransition', 'classMisbehaving', 'cycle',
  'moved', 'touchRefused', 'takenOverBy', 'heldBy', 'decidedAtLift', 'defaultWinner', 'beforeLanding',
] as const;

/** The words for KIN_TOUCH_... */
export const touchTypes = [
  'direct', 'indirect', 'pencil', 'pointer',
] as const;

/** The words for KIN_SCROLL_... */
export const scrollPhases = [
  'began', 'changed', 'ended', 'cancelled', 'discrete',
] as const;

/** The words for KIN_TIE_BREAK_... */
export const tieBreaks = [
  'depth', 'crossing',
] as const;

/** The words for KIN_CAUSE_... */
export const causes = [
  'none', 'system', 'palmSize', 'palmEdge', 'penNear', 'penDown', 'tooShort', 'repeated', 'host',
] as const;

/** The words for KIN_LATE_... */
export const lateLocations = [
  'atLanding', 'atLatest',
] as const;

/** The words for KIN_AXES_... */
export const axes = [
  'both', 'horizontal', 'vertical',
] as const;

/** The words for KIN_THRESHOLD_MODE_... */
export const thresholdModes = [
  'axis', 'length',
] as const;

/** The words for KIN_FINGER_STRATEGY_... */
export const fingerStrategies = [
  'mean', 'latest', 'largest', 'sum',
] as const;

/** The words for KIN_VELOCITY_... */
export const velocityStrategies = [
  'leastSquares', 'impulse',
] as const;

/** The words for KIN_PREDICTION_... */
export const predictions = [
  'velocity', 'line', 'none',
] as const;

/** The words for KIN_ESTIMATE_... */
export const estimateKinds = [
  'sample', 'interpolated', 'extrapolated', 'held',
] as const;

/** The words for KIN_QUESTION_... */
export const questions = [
  'shouldBegin', 'shouldReceiveTouch', 'shouldRecognizeSimultaneouslyWith', 'shouldRequireFailureOf',
  'shouldBeRequiredToFailBy', 'gestureShouldBegin', 'containsPoint',
] as const;

/** The words for the bits KIN_DIRECTION_... */
export const directions = [
  'right', 'left', 'up', 'down',
] as const;

/** The words for the bits KIN_EDGE_... */
export const edges = [
  'top', 'left', 'bottom', 'right',
] as const;

/** The words for the bits KIN_BUTTON_... */
export const buttons = [
  'primary', 'secondary', 'middle', 'back', 'forward', 'eraser',
] as const;

/** The words for the bits KIN_ALLOWED_... */
export const allowedTouchTypes = [
  'direct', 'indirect', 'pencil', 'pointer',
] as const;

/** The classes and properties that need the second module. */
export const onDemand: readonly string[] = [
  'dwell', 'multiDrag', 'multiTap', 'screenEdgePan', 'serialTap', 'tapDrag', 'defaultWinner', 'gain', 'lease',
  'oneHand', 'provisional', 'winsAtLift',
];

/** The functions of the C headers, as a module exports them. */
export interface Functions {
  kin_result_name(result: number): number;
  kin_last_error(): number;
  kin_version(): number;
  kin_abi_level(): number;
  kin_abi_minor(): number;
  kin_struct_init(structName: number, outStruct: number, structSize: number): number;
  kin_state_name(state: number): number;
  kin_phase_name(phase: number): number;
  kin_touch_type_name(type: number): number;
  kin_touch_cause_name(cause: number): number;
  kin_event_type_name(type: number): number;
  kin_reason_name(reason: number): number;
  kin_engine_get_usage(engine: number, outUsage: number): number;
  kin_engine_create(options: number, outEngine: number): number;
  kin_engine_copy(engine: number, outCopy: number): number;
  kin_engine_destroy(engine: number): void;
  kin_engine_set_claimed(engine: number, claimed: number): number;
  kin_engine_feed(engine: number, samples: number, count: number): number;
  kin_engine_advance(engine: number, nowNs: bigint): number;
  kin_engine_next_deadline(engine: number, outTimeNs: number): number;
  kin_engine_set_units_per_inch(engine: number, unitsPerInch: number): number;
  kin_engine_get_units_per_inch(engine: number, outUnitsPerInch: number): number;
  kin_engine_get_time(engine: number, outTimeNs: number): number;
  kin_engine_cancel_touches(engine: number, nowNs: bigint): number;
  kin_engine_list_contacts(engine: number, outContacts: number, capacity: number, outCount: number): number;
  kin_engine_poll(engine: number, outEvents: number, outCount: number): number;
  kin_engine_get_lost_events(engine: number, outCount: number): number;
  kin_engine_set_event_callback(engine: number, callback: number, userData: number): number;
  kin_engine_set_explain(engine: number, explain: number): number;
  kin_engine_get_explain(engine: number, outExplain: number): number;
  kin_event_describe(engine: number, event: number, buffer: number, capacity: number, outNeeded: number): number;
  kin_engine_last_error(engine: number): number;
  kin_engine_set_log(engine: number, callback: number, userData: number): number;
  kin_engine_feed_scroll(engine: number, samples: number, count: number): number;
  kin_engine_set_contact_filter(engine: number, filter: number): number;
  kin_engine_set_lenient(engine: number, lenient: number): number;
  kin_engine_get_lenient(engine: number, outLenient: number): number;
  kin_engine_set_hands(engine: number, grouping: number): number;
  kin_engine_set_palm_filter(engine: number, filter: number): number;
  kin_engine_reject_touch(engine: number, touch: bigint, timeNs: bigint, cause: number): number;
  kin_engine_set_accommodations(engine: number, accommodations: number): number;
  kin_engine_root_view(engine: number, outView: number): number;
  kin_view_add(engine: number, parent: bigint, options: number, outView: number): number;
  kin_view_remove(engine: number, view: bigint): number;
  kin_view_set_frame(engine: number, view: bigint, frame: number): number;
  kin_view_get_frame(engine: number, view: bigint, outFrame: number): number;
  kin_view_set_transform(engine: number, view: bigint, transform: number): number;
  kin_view_get_transform(engine: number, view: bigint, outTransform: number): number;
  kin_view_get_parent(engine: number, view: bigint, outParent: number): number;
  kin_view_set_parent(engine: number, view: bigint, parent: bigint): number;
  kin_view_is_descendant(engine: number, view: bigint, ancestor: bigint, outIsDescendant: number): number;
  kin_view_list_children(engine: number, view: bigint, outIds: number, capacity: number, outCount: number): number;
  kin_view_list_recognizers(engine: number, view: bigint, outIds: number, capacity: number, outCount: number):
    number;
  kin_view_set_flags(engine: number, view: bigint, flags: number, mask: number): number;
  kin_view_get_flags(engine: number, view: bigint, outFlags: number): number;
  kin_view_bring_to_front(engine: number, view: bigint): number;
  kin_view_place_in_front_of(engine: number, view: bigint, sibling: bigint): number;
  kin_view_place_behind(engine: number, view: bigint, sibling: bigint): number;
  kin_view_set_name(engine: number, view: bigint, name: number): number;
  kin_view_get_name(engine: number, view: bigint, outName: number): number;
  kin_view_set_user_data(engine: number, view: bigint, userData: number): number;
  kin_view_get_user_data(engine: number, view: bigint, outUserData: number): number;
  kin_engine_find_view(engine: number, name: number, outView: number): number;
  kin_view_hit_test(engine: number, x: number, y: number, outView: number): number;
  kin_view_convert_point(engine: number, from: bigint, to: bigint, point: number, outPoint: number): number;
  kin_view_set_delegate(engine: number, view: bigint, delegate: number): number;
  kin_recognizer_class_register(engine: number, recognizerClass: number): number;
  kin_engine_get_class_count(engine: number, outCount: number): number;
  kin_engine_get_class(engine: number, index: number, outClass: number): number;
  kin_common_properties(outProperties: number, outCount: number): number;
  kin_recognizer_add(engine: number, view: bigint, className: number, outRecognizer: number): number;
  kin_recognizer_remove(engine: number, recognizer: bigint): number;
  kin_recognizer_set_view(engine: number, recognizer: bigint, view: bigint): number;
  kin_recognizer_set_enabled(engine: number, recognizer: bigint, enabled: number): number;
  kin_recognizer_abort(engine: number, recognizer: bigint): number;
  kin_recognizer_propose(engine: number, recognizer: bigint, state: number): number;
  kin_recognizer_set_name(engine: number, recognizer: bigint, name: number): number;
  kin_recognizer_get_name(engine: number, recognizer: bigint, outName: number): number;
  kin_recognizer_set_user_data(engine: number, recognizer: bigint, userData: number): number;
  kin_recognizer_get_user_data(engine: number, recognizer: bigint, outUserData: number): number;
  kin_engine_find_recognizer(engine: number, name: number, outRecognizer: number): number;
  kin_recognizer_get_view(engine: number, recognizer: bigint, outView: number): number;
  kin_recognizer_get_class(engine: number, recognizer: bigint, outName: number): number;
  kin_recognizer_get_state(engine: number, recognizer: bigint, outState: number): number;
  kin_recognizer_get_pending_state(engine: number, recognizer: bigint, outState: number): number;
  kin_recognizer_set_number(engine: number, recognizer: bigint, property: number, value: number): number;
  kin_recognizer_get_number(engine: number, recognizer: bigint, property: number, outValue: number): number;
  kin_recognizer_set_value(engine: number, recognizer: bigint, value: number, to: number): number;
  kin_recognizer_get_value(engine: number, recognizer: bigint, value: number, outValue: number): number;
  kin_recognizer_get_location(engine: number, recognizer: bigint, view: bigint, outLocation: number): number;
  kin_recognizer_get_touch_count(engine: number, recognizer: bigint, outCount: number): number;
  kin_recognizer_get_touch_location(engine: number, recognizer: bigint, index: number, view: bigint, outLocation:
    number): number;
  kin_recognizer_get_touch(engine: number, recognizer: bigint, index: number, outTouch: number): number;
  kin_recognizer_get_translation(engine: number, recognizer: bigint, view: bigint, outTranslation: number): number;
  kin_recognizer_get_velocity(engine: number, recognizer: bigint, view: bigint, outVelocity: number): number;
  kin_recognizer_add_action(engine: number, recognizer: bigint, callback: number, userData: number, outAction:
    number): number;
  kin_recognizer_remove_action(engine: number, recognizer: bigint, action: bigint): number;
  kin_recognizer_set_delegate(engine: number, recognizer: bigint, delegate: number): number;
  kin_recognizer_require_failure(engine: number, waiting: bigint, required: bigint): number;
  kin_recognizer_remove_failure_requirement(engine: number, waiting: bigint, required: bigint): number;
  kin_recognizer_allow_simultaneous(engine: number, a: bigint, b: bigint, allowed: number): number;
  kin_recognizer_set_prevention(engine: number, preventer: bigint, prevented: bigint, allowed: number): number;
  kin_recognizer_require_inactive(engine: number, recognizer: bigint, other: bigint, required: number): number;
  kin_recognizer_allow_takeover(engine: number, recognizer: bigint, other: bigint, allowed: number): number;
  kin_recognizer_list_relations(engine: number, recognizer: bigint, relation: number, outIds: number, capacity:
    number, outCount: number): number;
  kin_compose_exclusive(engine: number, ids: number, count: number): number;
  kin_compose_simultaneous(engine: number, ids: number, count: number): number;
  kin_compose_group(engine: number, representative: bigint, ids: number, count: number): number;
  kin_dissolve_group(engine: number, recognizer: bigint): number;
  kin_recognizer_bind(engine: number, recognizer: bigint, states: number, functionAddress: number, signature: number,
    userData: number, outAction: number): number;
  kin_engine_sample_touch(engine: number, touch: bigint, timeNs: bigint, outEstimate: number): number;
  kin_engine_set_prediction(engine: number, prediction: number): number;
  kin_engine_get_touch_history(engine: number, touch: bigint, outPoints: number, capacity: number, outCount: number):
    number;
  kin_engine_set_smoothing(engine: number, smoothing: number): number;
  kin_velocity_estimate(points: number, count: number, timeNs: bigint, options: number, outVelocity: number): number;
  kin_fling_decay(position: number, velocity: number, rate: number, outFling: number): number;
  kin_fling_friction(position: number, velocity: number, deceleration: number, outFling: number): number;
  kin_fling_spring(position: number, velocity: number, target: number, response: number, dampingRatio: number,
    outFling: number): number;
  kin_fling_spring_physical(position: number, velocity: number, target: number, mass: number, stiffness: number,
    damping: number, outFling: number): number;
  kin_fling_snap(fling: number, points: number, count: number, response: number, dampingRatio: number, outFling:
    number, outIndex: number): number;
  kin_fling_bound(fling: number, minimum: number, maximum: number, response: number, dampingRatio: number, outFling:
    number): number;
  kin_fling_at(fling: number, elapsedNs: bigint, outPosition: number, outVelocity: number): number;
  kin_fling_duration(fling: number, outDurationNs: number): number;
  kin_fling_final(fling: number, outPosition: number): number;
  kin_rubber_band(distance: number, dimension: number, coefficient: number, outOffset: number): number;
  kin_rubber_band_distance(offset: number, dimension: number, coefficient: number, outDistance: number): number;
  kin_trace_start(engine: number, sink: number, userData: number): number;
  kin_trace_set_check_interval(engine: number, steps: number): number;
  kin_trace_flush(engine: number): number;
  kin_trace_stop(engine: number): number;
  kin_flight_recorder_start(engine: number, bytes: number, durationNs: bigint): number;
  kin_flight_recorder_dump(engine: number, sink: number, userData: number): number;
  kin_flight_recorder_read(engine: number, position: number, buffer: number, capacity: number, outCount: number):
    number;
  kin_flight_recorder_stop(engine: number): number;
  kin_trace_get_operation(index: number, outInfo: number): number;
  kin_trace_inspect(bytes: number, size: bigint, outInfo: number): number;
  kin_trace_replay(engine: number, bytes: number, size: bigint, options: number, outReport: number): number;
  kin_engine_set_plugin_policy(engine: number, flags: number): number;
  kin_plugin_load(engine: number, path: number, outPlugin: number): number;
  kin_plugin_search_path_add(engine: number, directory: number): number;
  kin_plugin_get_info(engine: number, plugin: bigint, outInfo: number): number;
  kin_engine_list_plugins(engine: number, outIds: number, capacity: number, outCount: number): number;
  kin_extension_find(extensionName: number): number;
  kin_engine_state_hash(engine: number, outHash: number): number;
  kin_engine_check_invariants(engine: number): number;
  kin_abi_manifest(): number;
}
