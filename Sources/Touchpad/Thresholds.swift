import CKinesicTouchpad

/// What is allowed for one number of the options.
struct Threshold {
  let least, most, standard: Double
  let fault: StaticString

  init(_ least: Double, _ most: Double, _ standard: Double, _ fault: StaticString) {
    (self.least, self.most, self.standard, self.fault) = (least, most, standard, fault)
  }
}

/// How many numbers the options have: the doubles from `width` on.
let thresholdCount = 49

/// The numbers of kin_touchpad_options, in the order of the struct. Its comments say where each default comes from.
@inline(never) func threshold(_ index: Int) -> Threshold {
  switch index {
  case 0: Threshold(0, 1000, 0, "width of kin_touchpad_options is not 0 to 1000 mm")
  case 1: Threshold(0, 1000, 0, "height of kin_touchpad_options is not 0 to 1000 mm")
  case 2: Threshold(0, 50, 0.5, "motion_distance of kin_touchpad_options is not 0 to 50 mm")
  case 3: Threshold(0, 5, 0.05, "landing_time of kin_touchpad_options is not 0 to 5 s")
  case 4: Threshold(0, 5, 0.18, "tap_time of kin_touchpad_options is not 0 to 5 s")
  case 5: Threshold(0, 50, 1.3, "tap_distance of kin_touchpad_options is not 0 to 50 mm")
  case 6: Threshold(0, 5, 0.07, "tap_together of kin_touchpad_options is not 0 to 5 s")
  case 7: Threshold(0, 5, 0.18, "drag_time of kin_touchpad_options is not 0 to 5 s")
  case 8: Threshold(0, 1000, 12, "drag_distance of kin_touchpad_options is not 0 to 1000 mm")
  case 9: Threshold(0, 10, 0.3, "drag_lock_time of kin_touchpad_options is not 0 to 10 s")
  case 10: Threshold(0, 10, 0.5, "three_finger_drag_time of kin_touchpad_options is not 0 to 10 s")
  case 11: Threshold(0, 10, 0.18, "hold_time of kin_touchpad_options is not 0 to 10 s")
  case 12: Threshold(0.1, 50, 1.5, "gesture_distance of kin_touchpad_options is not 0.1 to 50 mm")
  case 13: Threshold(0, 1, 0.6, "scroll_ratio of kin_touchpad_options is not 0 to 1")
  case 14: Threshold(1, 100, 1.5, "pinch_ratio of kin_touchpad_options is not 1 to 100")
  case 15: Threshold(0, 5, 0.3, "correction_time of kin_touchpad_options is not 0 to 5 s")
  case 16: Threshold(0.1, 50, 3, "correction_distance of kin_touchpad_options is not 0.1 to 50 mm")
  case 17: Threshold(0, 5, 0.1, "finger_change_time of kin_touchpad_options is not 0 to 5 s")
  case 18: Threshold(0, 1, 0.25, "rest_ratio of kin_touchpad_options is not 0 to 1")
  case 19: Threshold(0.1, 50, 4, "rest_distance of kin_touchpad_options is not 0.1 to 50 mm")
  case 20: Threshold(0.1, 50, 2, "rest_hint_distance of kin_touchpad_options is not 0.1 to 50 mm")
  case 21: Threshold(0.1, 50, 3, "wake_distance of kin_touchpad_options is not 0.1 to 50 mm")
  case 22: Threshold(0.1, 50, 1, "thumb_wake_distance of kin_touchpad_options is not 0.1 to 50 mm")
  case 23: Threshold(0, .pi / 4, .pi / 6, "axis_angle of kin_touchpad_options is not 0 to pi / 4")
  case 24: Threshold(0.1, 50, 4, "axis_release_distance of kin_touchpad_options is not 0.1 to 50 mm")
  case 25: Threshold(0, 10000, 50, "momentum_speed of kin_touchpad_options is not 0 to 10000 mm/s")
  case 26: Threshold(0.1, 10000, 10, "momentum_stop_speed of kin_touchpad_options is not 0.1 to 10000 mm/s")
  case 27: Threshold(0.01, 10, 0.325, "momentum_time of kin_touchpad_options is not 0.01 to 10 s")
  case 28: Threshold(0.001, 1, 0.01, "momentum_interval of kin_touchpad_options is not 0.001 to 1 s")
  case 29: Threshold(0, 10000, 40, "acceleration_start of kin_touchpad_options is not 0 to 10000 mm/s")
  case 30: Threshold(0, 10000, 250, "acceleration_full of kin_touchpad_options is not above acceleration_start, to 10000 mm/s")
  case 31: Threshold(1, 100, 3, "acceleration_gain of kin_touchpad_options is not 1 to 100")
  case 32: Threshold(0, 0.5, 0.15, "thumb_zone of kin_touchpad_options is not 0 to 0.5")
  case 33: Threshold(0, 1000, 20, "thumb_gap of kin_touchpad_options is not 0 to 1000 mm")
  case 34: Threshold(0, 1000, 20, "thumb_size of kin_touchpad_options is not 0 to 1000 mm")
  case 35: Threshold(0, 1e9, 0, "thumb_pressure of kin_touchpad_options is not 0 to 1e9")
  case 36: Threshold(0, 1000, 25, "palm_size of kin_touchpad_options is not 0 to 1000 mm")
  case 37: Threshold(0, 1e9, 130, "palm_pressure of kin_touchpad_options is not 0 to 1e9")
  case 38: Threshold(0, 1e9, 25, "tap_pressure of kin_touchpad_options is not 0 to 1e9")
  case 39: Threshold(0, 0.4, 0.08, "edge_zone of kin_touchpad_options is not 0 to 0.4")
  case 40: Threshold(0, 0.4, 0.05, "top_zone of kin_touchpad_options is not 0 to 0.4")
  case 41: Threshold(0, 100, 14, "split_distance of kin_touchpad_options is not 0 to 100 mm")
  case 42: Threshold(0, 100, 20, "merge_distance of kin_touchpad_options is not 0 to 100 mm")
  case 43: Threshold(1, 1000, 20, "jump_distance of kin_touchpad_options is not 1 to 1000 mm")
  case 44: Threshold(1, 100_000, 1500, "jump_speed of kin_touchpad_options is not 1 to 100000 mm/s")
  case 45: Threshold(0.1, 1000, 1.5, "step_distance of kin_touchpad_options is not 0.1 to 1000 mm")
  case 46: Threshold(1, 100, 3, "step_ratio of kin_touchpad_options is not 1 to 100")
  case 47: Threshold(0, 50, 2, "button_distance of kin_touchpad_options is not 0 to 50 mm")
  default: Threshold(0, 5, 0.1, "click_time of kin_touchpad_options is not 0 to 5 s")
  }
}
