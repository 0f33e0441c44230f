/* offenders.c: a plugin library of classes that misbehave on purpose, each in its way, and one that does not.
 *
 * All begin with the first move of one finger and end with its lift, as `good` does; the property `manners` (0 at
 * first) makes them behave. */
#include <kinesic/plugin.h>
#include <math.h>

typedef struct state {
  double manners;
} state;

static const kin_property properties[] = {
  {"manners", "1: behaves.", "1", "ours", 0, 0, 1, KIN_PROPERTY_BOOLEAN, offsetof(state, manners)},
};
static const kin_value values[] = {{"distance.x", "How far.", "unit", 7}, {"distance.y", "How far.", "unit", 7}};
static const char *const details[] = {"", "too many fingers"};

static void prepare(void *bytes) { (void)bytes; }

static kin_state behave(const kin_step *input, kin_request *request) {
  const kin_touch *touch = input->touch_count ? input->touches[0] : NULL;
  if (input->changes & KIN_CHANGE_CANCELLED) return KIN_STATE_CANCELLED;
  if (!touch || input->flags & KIN_STEP_TIMER) return input->state;
  request->values[0] = touch->x - touch->start_x;
  request->values[1] = touch->y - touch->start_y;
  if (input->state != KIN_STATE_POSSIBLE) return touch->changes & KIN_CHANGE_ENDED ? KIN_STATE_ENDED : input->state;
  if (touch->changes & KIN_CHANGE_ENDED) return KIN_STATE_FAILED;
  return touch->changes & KIN_CHANGE_MOVED ? KIN_STATE_BEGAN : KIN_STATE_POSSIBLE;
}

/* `badly` is done in each step in which the finger moves while the recognizer is active. */
#define CLASS(name, badly) \
  static kin_state name(void *bytes, const kin_step *input, kin_request *request) { \
    kin_state answer = behave(input, request); \
    const int now = ((state *)bytes)->manners == 0 && input->state != KIN_STATE_POSSIBLE && (input->changes & KIN_CHANGE_MOVED); \
    if (now) { badly } \
    return answer; \
  }

CLASS(good, )
CLASS(no_state, answer = 99;)
CLASS(negative_state, answer = -1;)
CLASS(begins_again, if (input->state == KIN_STATE_CHANGED) answer = KIN_STATE_BEGAN;)
CLASS(back_to_possible, answer = KIN_STATE_POSSIBLE;)
CLASS(not_a_number, request->values[1] = NAN;)
CLASS(infinite_value, request->values[0] = -INFINITY;)
CLASS(infinite_location, request->x = INFINITY;)
CLASS(mad_crossing, request->crossing = NAN;)
CLASS(foreign_value, request->values[2] = 1;)
CLASS(last_foreign_value, request->values[KIN_VALUE_CAPACITY - 1] = NAN;)
CLASS(writes_struct_size, request->struct_size = 0;)
CLASS(writes_report_count, request->report_count = 1;)
CLASS(writes_reports, request->reports = (kin_report *)request;)
CLASS(writes_behind_values, *(volatile double *)((char *)request + sizeof *request) = 1;)
CLASS(writes_behind_state, ((volatile state *)bytes)[1].manners = 0;)
CLASS(writes_far_behind_state, memset((char *)bytes + sizeof(state), 0xAA, 60);)
CLASS(whole_request, memset(request, 0xFF, sizeof *request); answer = KIN_STATE_CHANGED;)

/* Those that need their timer: they misbehave while the finger rests. */
static kin_state late_deadline(void *bytes, const kin_step *input, kin_request *request) {
  if (((state *)bytes)->manners == 0 && input->touch_count) request->deadline_ns = input->time_ns - (input->time_ns > 0);
  return behave(input, request);
}

static kin_state endless_timer(void *bytes, const kin_step *input, kin_request *request) {
  if (((state *)bytes)->manners == 0 && input->touch_count) request->deadline_ns = input->time_ns + 1;
  return behave(input, request);
}

/* 50,000 timers are many, and allowed. */
static kin_state many_timers(void *bytes, const kin_step *input, kin_request *request) {
  const kin_touch *touch = input->touch_count ? input->touches[0] : NULL;
  if (((state *)bytes)->manners == 0 && touch && input->time_ns < touch->start_time_ns + 50000) request->deadline_ns = input->time_ns + 1;
  return behave(input, request);
}

/* The engine reads no clock: it does not notice, and nothing breaks. */
CLASS(slow, for (volatile int i = 0; i < 3000000; i++) {})

static bool set_value_spoils(void *bytes, uint32_t value, double to) {
  (void)value, (void)to;
  ((volatile state *)bytes)[1].manners = 0;
  return true;
}

static void prepare_spoils(void *bytes) { ((volatile state *)bytes)[1].manners = 0; }

#define TABLE(class_name, step_function, prepare_function, set_function) \
  static const kin_recognizer_class class_name##_class = { \
    .struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL, .name = "test." #class_name, .summary = "A class of a test.", \
    .version = "1.0.0", .state_size = sizeof(state), .state_alignment = 8, .property_count = 1, .properties = properties, .values = values, \
    .value_count = 2, .detail_count = 2, .details = details, .prepare = prepare_function, .step = step_function, .set_value = set_function, \
  };
#define ALL(DO) \
  DO(good) DO(no_state) DO(negative_state) DO(begins_again) DO(back_to_possible) DO(not_a_number) DO(infinite_value) DO(infinite_location) \
  DO(mad_crossing) DO(foreign_value) DO(last_foreign_value) DO(writes_struct_size) DO(writes_report_count) DO(writes_reports) DO(writes_behind_values) \
  DO(writes_behind_state) DO(writes_far_behind_state) DO(whole_request) DO(late_deadline) DO(endless_timer) DO(many_timers) DO(slow)

#define PLAIN(name) TABLE(name, name, prepare, NULL)
ALL(PLAIN)
TABLE(setter, good, prepare, set_value_spoils)
TABLE(preparer, good, prepare_spoils, NULL)

#define ADDRESS(name) &name##_class,
static const kin_recognizer_class *const classes[] = {ALL(ADDRESS) &setter_class, &preparer_class};

kin_result kin_plugin_entry(const kin_host *host, kin_plugin *out_plugin) {
  return kin_plugin_fill(host, out_plugin, "test.offenders", "Classes that misbehave.", "1.0.0", classes, sizeof classes / sizeof *classes);
}
