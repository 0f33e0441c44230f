/* hold_slide.c: a recognizer of your own, in one file of C99. Copy it, rename it, and change what it does.
 *
 *   gcc -std=c99 -O2 -shared -fPIC -I <kinesic>/include hold_slide.c -o libhold_slide.so -lm
 *
 * It needs the header plugin.h and nothing else: it is not linked to Kinesic, Kinesic opens it:
 *
 *   kin_plugin_load(engine, "/where/it/is/libhold_slide.so", NULL);
 *   kin_recognizer_add(engine, view, "com.example.hold_slide", &slider);
 *
 * The gesture: one finger rests for a moment, then slides sideways. A timer begins it, moves go on with it. */
#include <kinesic/plugin.h>

/* 1. THE STATE. The engine keeps these bytes for each recognizer, zero at first. The properties come first, as
 * doubles: the engine writes them, before `prepare` and whenever the host sets one. Behind them is what an attempt
 * remembers. The bytes are hashed and recorded: no pointers, and no holes between the fields (eight-byte fields first,
 * then four-byte ones in pairs). */
typedef struct hold_slide {
  double duration; /* property: how long to rest, s */
  double slack;    /* property: how far a resting finger may stray, units */
  double origin_x; /* where the slide counts from, window units */
  double latest_x; /* where the finger is, window units */
} hold_slide;

/* 2. WHAT IT TELLS. Each word here is seen by people: in menus, in help, in the sentences of kin_event_describe. */
static const kin_property properties[] = {
  /* name, summary, unit, origin, initial, minimum, maximum, kind, offset */
  {"duration", "How long the finger rests first.", "s", "ours", 0.3, 0.05, 10, KIN_PROPERTY_NUMBER,
   offsetof(hold_slide, duration)},
  {"slack", "How far the finger may stray while it rests.", "unit", "ours", 8, 0, 1000, KIN_PROPERTY_NUMBER,
   offsetof(hold_slide, slack)},
};

static const kin_value values[] = {
  /* name, summary, unit, initial */
  {"offset", "How far the finger slid sideways, to the right.", "unit", 0},
};

/* Why it fails. The first one is for "no word". */
enum { NO_WORD, TOO_MANY_FINGERS, MOVED_TOO_EARLY, LIFTED_TOO_EARLY };
static const char *const details[] = {"", "too many fingers", "moved before it had rested",
                                      "lifted before it had rested"};

/* 3. PREPARE: ready for the next attempt. It leaves the properties alone. */
static void prepare(void *state) {
  hold_slide *self = (hold_slide *)state;
  self->origin_x = 0;
  self->latest_x = 0;
}

static kin_state fail(kin_request *request, uint32_t why) {
  request->reason = why;
  return KIN_STATE_FAILED;
}

/* 4. STEP, while nothing is decided. Fail as soon as it cannot become the gesture: others may be waiting for that. */
static kin_state step_possible(hold_slide *self, const kin_step *input, kin_request *request) {
  const kin_touch *touch = input->touches[0];
  if (input->touch_count > 1) return fail(request, TOO_MANY_FINGERS);
  if (touch->changes & KIN_CHANGE_BEGAN)
    request->deadline_ns = touch->start_time_ns + (uint64_t)(self->duration * 1e9);
  if (touch->changes & KIN_CHANGE_MOVED) {
    /* Thresholds are in units of 163 per inch; `scale` makes window units of them. */
    const double limit = self->slack * input->scale;
    const double dx = touch->x - touch->start_x, dy = touch->y - touch->start_y;
    if (dx * dx + dy * dy > limit * limit) return fail(request, MOVED_TOO_EARLY);
  }
  if (touch->changes & KIN_CHANGE_ENDED) return fail(request, LIFTED_TOO_EARLY);
  if (input->flags & KIN_STEP_TIMER) { /* the deadline has come: it has rested long enough */
    self->origin_x = self->latest_x = touch->x;
    return KIN_STATE_BEGAN;
  }
  return KIN_STATE_POSSIBLE;
}

/* STEP, once it has begun. The engine sends Changed by itself when one of its touches moved: returning the present
 * state is enough. */
static kin_state step_active(hold_slide *self, const kin_step *input, kin_request *request) {
  const kin_touch *touch = input->touches[0];
  /* more fingers are not for us */
  for (uint32_t i = 1; i < input->touch_count; i++) request->ignore[i / 64] |= (uint64_t)1 << i % 64;
  self->latest_x = touch->x;
  request->values[0] = self->latest_x - self->origin_x;
  return touch->changes & KIN_CHANGE_ENDED ? KIN_STATE_ENDED : input->state;
}

static kin_state step(void *state, const kin_step *input, kin_request *request) {
  hold_slide *self = (hold_slide *)state;
  if (input->changes & KIN_CHANGE_CANCELLED) return KIN_STATE_CANCELLED; /* the system took a touch away */
  if (input->touch_count == 0) return input->state;
  return input->state == KIN_STATE_POSSIBLE ? step_possible(self, input, request) : step_active(self, input, request);
}

/* 5. SET_VALUE, if hosts may set an output, to take it in portions: offset back to 0, and go on from there. */
static bool set_value(void *state, uint32_t value, double to) {
  hold_slide *self = (hold_slide *)state;
  self->origin_x = self->latest_x - to;
  return value == 0;
}

/* 6. THE CLASS: the table of it all. What is not named is null: the hooks about other recognizers have defaults. */
static const kin_recognizer_class hold_slide_class = {
  .struct_size = sizeof(kin_recognizer_class),
  .abi_level = KIN_ABI_LEVEL,
  .name = "com.example.hold_slide",
  .summary = "One finger rests, then slides sideways.",
  .version = "1.0.0",
  .state_size = sizeof(hold_slide),
  .state_alignment = 8,
  .property_count = sizeof properties / sizeof *properties,
  .properties = properties,
  .values = values,
  .value_count = sizeof values / sizeof *values,
  .detail_count = sizeof details / sizeof *details,
  .details = details,
  .prepare = prepare,
  .step = step,
  .set_value = set_value,
};

/* 7. THE ENTRY: the one symbol that the library exports. A library may offer many classes: one pointer for each. */
static const kin_recognizer_class *const classes[] = {&hold_slide_class};

kin_result kin_plugin_entry(const kin_host *host, kin_plugin *out_plugin) {
  return kin_plugin_fill(host, out_plugin, "com.example.hold_slide", "An example in C.", "1.0.0", classes,
                         sizeof classes / sizeof *classes);
}
