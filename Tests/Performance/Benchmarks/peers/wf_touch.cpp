// wf-touch: the gestures of the Wayfire compositor. A gesture is a list of actions and tells once when all are done:
// there are no values, no changes. A double tap is also two taps, and nothing waits.
#include <wayfire/touch/touch.hpp>
#include "peer.h"

using namespace wf::touch;

static std::vector<std::unique_ptr<gesture_t>> gestures;
static gesture_state_t fingers; // for its scale and rotation, which a compositor would read

template <class... Actions> static void add(long *counter, Actions... actions) {
  std::vector<std::unique_ptr<gesture_action_t>> list;
  (list.emplace_back(actions), ...);
  gestures.push_back(std::make_unique<gesture_t>(std::move(list), [counter] { ++*counter; }, [] {}));
}

template <class Action> static Action *within(Action *action, double tolerance, int milliseconds = 0) {
  action->set_move_tolerance(tolerance);
  if (milliseconds) action->set_duration(milliseconds);
  return action;
}

static touch_action_t *down(int count, int milliseconds = 100000) {
  auto *action = new touch_action_t(count, true);
  action->set_duration(milliseconds);
  return action;
}

static touch_action_t *up(double tolerance, int milliseconds) { return within(new touch_action_t(1, false), tolerance, milliseconds); }

static int init() {
  add(&found.tap, down(1), up(10, 300));
  add(&found.double_tap, down(1), up(10, 300), down(1, 300), up(10, 300));
  add(&found.long_press, down(1), within(new hold_action_t(500), 10));
  add(&found.swipe, down(1), within(new drag_action_t(MOVE_DIRECTION_RIGHT, 100), 50, 150), up(1e9, 150));
  add(&found.pan[FOUND_BEGAN], down(1), within(new drag_action_t(MOVE_DIRECTION_RIGHT, 10), 1000));
  add(&found.pinch[FOUND_BEGAN], down(2, 1000), within(new pinch_action_t(1.08), 1000));
  add(&found.rotation[FOUND_BEGAN], down(2, 1000), within(new rotate_action_t(.1), 1000));
  return 0;
}

// A gesture that is half done (the double tap) goes on with the next finger; any other begins again.
static void give(gesture_t &gesture, const gesture_event_t &event, bool first) {
  const double before = gesture.get_progress();
  if (first && (before <= 0 || before >= 1)) gesture.reset(event.time);
  gesture.update_state(event);
  if (first && before > 0 && before < 1 && gesture.get_progress() <= 0) {
    gesture.reset(event.time);
    gesture.update_state(event);
  }
}

static void feed(const sample *samples, int count, double start) {
  static const gesture_event_type_t types[] = {EVENT_TYPE_TOUCH_DOWN, EVENT_TYPE_MOTION, EVENT_TYPE_TOUCH_UP};
  for (const sample *s = samples; s < samples + count; s++) {
    const gesture_event_t event{types[s->phase], (uint32_t)(start + s->time), s->finger, {s->x, s->y}};
    fingers.update(event);
    for (auto &gesture : gestures) give(*gesture, event, s->phase == BEGAN && fingers.fingers.size() == 1);
  }
}

peer this_peer = {WF_TOUCH_VERSION, init, feed, nullptr, nullptr};
