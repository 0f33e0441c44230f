// corner.cpp: a recognizer in C++11: one finger draws a corner, first sideways, then up or down.
//
//   g++ -std=c++11 -O2 -shared -fPIC -fno-exceptions -fno-rtti -I <kinesic>/include corner.cpp -o libcorner.so
//
// The gesture is a plain struct with two member functions; `Gesture` makes the engine's table of it. Nothing may be
// thrown out of a step, and the struct must stay plain bytes: no std::vector, no virtual function, no pointer.
#include <kinesic/plugin.h>

#include <cmath>
#include <type_traits>

namespace {

/// From a struct with `prepare()` and `step(input, request)` to the functions of the table.
template <class Recognizer>
struct Gesture {
  static_assert(std::is_trivially_copyable<Recognizer>::value, "the state must be plain bytes");
  static_assert(std::is_standard_layout<Recognizer>::value, "properties are found by their offset");

  static void prepare(void *state) { static_cast<Recognizer *>(state)->prepare(); }

  static kin_state step(void *state, const kin_step *input, kin_request *request) {
    if (input->changes & KIN_CHANGE_CANCELLED) return KIN_STATE_CANCELLED;
    return static_cast<Recognizer *>(state)->step(*input, *request);
  }

  static kin_recognizer_class table(const char *name, const char *summary) {
    kin_recognizer_class made = kin_recognizer_class();
    made.struct_size = sizeof made;
    made.abi_level = KIN_ABI_LEVEL;
    made.name = name;
    made.summary = summary;
    made.version = "1.0.0";
    made.state_size = sizeof(Recognizer);
    made.state_alignment = alignof(Recognizer);
    made.prepare = prepare;
    made.step = step;
    return made;
  }
};

const char *const details[] = {"", "too many fingers", "left the line", "lifted before the corner"};

struct Corner {
  // Properties first.
  double leg;       // how long each leg is at least, units
  double tolerance; // how far from its line, units
  // What an attempt remembers. -1, 0, 1.
  double turn_x, turn_y;
  double turned;

  void prepare() { turn_x = turn_y = turned = 0; }

  kin_state step(const kin_step &input, kin_request &request) {
    if (input.touch_count > 1) return fail(request, 1);
    if (input.touch_count == 0) return KIN_STATE_POSSIBLE;
    const kin_touch &touch = *input.touches[0];
    if (touch.changes & KIN_CHANGE_MOVED && !follow(touch, input.scale)) return fail(request, 2);
    if (!(touch.changes & KIN_CHANGE_ENDED)) return KIN_STATE_POSSIBLE;
    if (turned == 0 || std::fabs(touch.y - turn_y) < leg * input.scale) return fail(request, 3);
    request.values[0] = turned;
    request.x = turn_x;
    request.y = turn_y;
    return KIN_STATE_ENDED;
  }

private:
  static kin_state fail(kin_request &request, uint32_t why) {
    request.reason = why;
    return KIN_STATE_FAILED;
  }

  /// Whether the touch is still on the first leg, or on the second.
  bool follow(const kin_touch &touch, double scale) {
    const double width = tolerance * scale;
    if (turned != 0) return std::fabs(touch.x - turn_x) <= width && (touch.y - touch.previous_y) * turned >= -width;
    if (std::fabs(touch.y - touch.start_y) <= width) {
      turn_x = touch.x;
      turn_y = touch.start_y;
      return true;
    }
    turned = touch.y > touch.start_y ? 1 : -1;
    return std::fabs(turn_x - touch.start_x) >= leg * scale && std::fabs(touch.x - turn_x) <= width;
  }
};

const kin_property properties[] = {
  {"leg", "How long each leg is at least.", "unit", "ours", 40, 1, 10000, KIN_PROPERTY_NUMBER, offsetof(Corner, leg)},
  {"tolerance", "How far the finger may leave its line.", "unit", "ours", 15, 1, 10000, KIN_PROPERTY_NUMBER, offsetof(Corner, tolerance)},
};

const kin_value values[] = {
  {"turn", "1: it turned down; -1: it turned up.", "1", 0},
};

kin_recognizer_class make_corner() {
  kin_recognizer_class made = Gesture<Corner>::table("com.example.corner", "One finger draws a corner: sideways, then up or down.");
  made.properties = properties;
  made.property_count = sizeof properties / sizeof *properties;
  made.values = values;
  made.value_count = sizeof values / sizeof *values;
  made.details = details;
  made.detail_count = sizeof details / sizeof *details;
  return made;
}

const kin_recognizer_class corner_class = make_corner();
const kin_recognizer_class *const classes[] = {&corner_class};

} // namespace

kin_result kin_plugin_entry(const kin_host *host, kin_plugin *out_plugin) {
  return kin_plugin_fill(host, out_plugin, "com.example.corner", "An example in C++.", "1.0.0", classes, 1);
}
