/* plugin.c: a plugin library as its author built it when its headers were new: it is compiled against the headers of
 * an earlier level, or of a later one, and loaded by today's library. Two classes: one finger that rests, with a
 * velocity and an angle that the library's extensions compute; and a stream for each touch.
 *
 * NEEDS (names, with commas) and NEEDED_MINOR: what it says that it is of no use without. */
#include <kinesic/extension.h>
#include <kinesic/plugin.h>

#ifndef NEEDS
#define NEEDS KIN_EXTENSION_MATH, KIN_EXTENSION_VELOCITY
#endif
#ifndef NEEDED_MINOR
#define NEEDED_MINOR 0
#endif

static const kin_math_extension *math;
static const kin_velocity_extension *velocity;

typedef struct rest {
  double duration, slack; /* properties */
  double steps;           /* private */
} rest;

static const kin_property rest_properties[] = {
  {"duration", "How long it rests.", "s", "ours", 0.25, 0, 10, KIN_PROPERTY_NUMBER, offsetof(rest, duration)},
  {"slack", "How far it may move.", "unit", "ours", 12, 0, 1000, KIN_PROPERTY_NUMBER, offsetof(rest, slack)},
};
static const kin_value rest_values[] = {
  {"angle", "Where it lies, seen from where it landed.", "rad", 0},
  {"velocity", "How fast it goes to the right.", "unit/s", 0},
  {"steps", "How many steps it was given.", "1", 0},
};
enum { NO_WORD, MOVED, LIFTED };
static const char *const rest_details[] = {"", "moved too far", "lifted too early"};

static void prepare_rest(void *state) { ((rest *)state)->steps = 0; }

static void tell(rest *self, const kin_touch *touch, kin_request *request) {
  kin_point speed = {0, 0};
  request->values[0] = math->arc_tangent(touch->y - touch->start_y, touch->x - touch->start_x);
  if (velocity->estimate(touch->history, touch->history_count, touch->time_ns, NULL, &speed) == KIN_OK)
    request->values[1] = speed.x;
  request->values[2] = self->steps;
  request->x = touch->x;
  request->y = touch->y;
}

static kin_state step_rest(void *state, const kin_step *input, kin_request *request) {
  rest *self = (rest *)state;
  self->steps += 1;
  if (input->changes & KIN_CHANGE_CANCELLED) return KIN_STATE_CANCELLED;
  if (input->touch_count == 0) return input->state;
  const kin_touch *touch = input->touches[0];
  for (uint32_t i = 1; i < input->touch_count; i++) request->ignore[i / 64] |= (uint64_t)1 << i % 64;
  tell(self, touch, request);
  if (input->state != KIN_STATE_POSSIBLE) return touch->changes & KIN_CHANGE_ENDED ? KIN_STATE_ENDED : input->state;
  if (touch->changes & KIN_CHANGE_BEGAN) {
    request->deadline_ns = touch->start_time_ns + (uint64_t)(self->duration * 1e9);
    return KIN_STATE_POSSIBLE;
  }
  if (input->flags & KIN_STEP_TIMER) return KIN_STATE_BEGAN;
  const double x = touch->x - touch->start_x, limit = self->slack * input->scale;
  request->reason = x * x > limit * limit ? MOVED : touch->changes & KIN_CHANGE_ENDED ? LIFTED : NO_WORD;
  return request->reason ? KIN_STATE_FAILED : KIN_STATE_POSSIBLE;
}

static bool set_value_of_rest(void *state, uint32_t value, double to) {
  ((rest *)state)->steps = to;
  return value == 2;
}

static bool never_prevents_pans(const void *state, const kin_peer *other) {
  (void)state;
  return strcmp(other->class_name, "pan") != 0;
}

static const kin_recognizer_class rest_class = {
  .struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL, .name = "com.example.frozen.rest",
  .summary = "A finger that rests.", .version = "1.0.0", .state_size = sizeof(rest), .state_alignment = 8,
  .property_count = 2, .properties = rest_properties, .values = rest_values, .value_count = 3, .detail_count = 3,
  .details = rest_details, .prepare = prepare_rest, .step = step_rest, .set_value = set_value_of_rest,
  .can_prevent = never_prevents_pans, .layout = 3,
};

/* A stream for each touch: where it is. */
typedef struct follow {
  uint64_t down;
} follow;
static const kin_value follow_values[] = {{"pressed", "How long it is down.", "s", 0}};

static void prepare_follow(void *state) { ((follow *)state)->down = 0; }

static kin_state step_follow(void *state, const kin_step *input, kin_request *request) {
  ((follow *)state)->down = input->down_count;
  for (uint32_t i = 0; i < input->touch_count; i++) {
    const kin_touch *touch = input->touches[i];
    if (touch->changes == 0) continue;
    kin_report report;
    memset(&report, 0, sizeof report);
    report.touch = i;
    report.state = touch->changes & KIN_CHANGE_CANCELLED ? KIN_STATE_CANCELLED
                   : touch->changes & KIN_CHANGE_ENDED   ? KIN_STATE_ENDED
                   : touch->changes & KIN_CHANGE_BEGAN   ? KIN_STATE_BEGAN
                                                         : KIN_STATE_CHANGED;
    report.x = touch->x;
    report.y = touch->y;
    report.values[0] = (double)(touch->time_ns - touch->start_time_ns) / 1e9;
    request->reports[request->report_count++] = report;
  }
  if (input->down_count == 0) return KIN_STATE_ENDED;
  return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_BEGAN : KIN_STATE_CHANGED;
}

static kin_recognizer_class follow_class;
static const kin_recognizer_class *const classes[] = {&rest_class, &follow_class};

kin_result kin_plugin_entry(const kin_host *host, kin_plugin *out_plugin) {
  static const char *const needs[] = {NEEDS};
  kin_recognizer_class_init(&follow_class);
  follow_class.name = "com.example.frozen.follow";
  follow_class.summary = "Each finger by itself.";
  follow_class.version = "1.0.0";
  follow_class.flags = KIN_CLASS_PER_TOUCH;
  follow_class.state_size = sizeof(follow);
  follow_class.values = follow_values;
  follow_class.value_count = 1;
  follow_class.prepare = prepare_follow;
  follow_class.step = step_follow;
  const kin_result result =
    kin_plugin_fill(host, out_plugin, "com.example.frozen", "Compiled long ago.", "1.0.0", classes, 2);
  if (result != KIN_OK) return result;
  math = (const kin_math_extension *)host->find_extension(KIN_EXTENSION_MATH);
  velocity = (const kin_velocity_extension *)host->find_extension(KIN_EXTENSION_VELOCITY);
  out_plugin->needs = needs;
  out_plugin->need_count = sizeof needs / sizeof *needs;
  out_plugin->needed_minor = NEEDED_MINOR;
#ifdef LATER
  LATER
#endif
  return KIN_OK;
}
