/* arguments.h: arguments for every type of the interface: mostly such that the call has work to do, else random,
 * stale, swapped, extreme or null. calls.py writes calls that draw each argument by its type, `draw_` and the type's
 * name. */
#ifndef FUZZ_ARGUMENTS_H
#define FUZZ_ARGUMENTS_H

#include <math.h>

#include "engines.h"

static uint64_t now;
static uint32_t array_count; /* of the latest array that was drawn */
static kin_event known_event;

static uint32_t below(uint32_t limit) { return draw_below(&input, limit); }
static int once_in(uint32_t n) { return draw_once_in(&input, n); }
static bool draw_bool(void) { return below(2); }
/* A struct_size that is wrong, but lies about no memory behind the struct: what is beyond 4096 is not read. */
static uint32_t draw_size(size_t own) { return once_in(2) ? below((uint32_t)own) : (uint32_t)draw_bits(&input, 4) | UINT32_C(0x2000); }
static uint32_t draw_uint32_t(void) { return once_in(4) ? (uint32_t)draw_bits(&input, 4) : below(40); }
static int32_t draw_state(void) { return (int32_t)below(8) - once_in(9); }
static int32_t draw_phase(void) { return (int32_t)below(9) - once_in(9); }
static int32_t draw_touch_type(void) { return (int32_t)below(6) - once_in(9); }
static int32_t draw_touch_cause(void) { return (int32_t)below(11) - once_in(9); }
static int32_t draw_event_type(void) { return (int32_t)below(5) - once_in(9); }
static int32_t draw_reason(void) { return (int32_t)below(22) - once_in(9); }
static kin_view_flags draw_view_flags(void) { return once_in(9) ? (kin_view_flags)draw_bits(&input, 4) : below(256); }
static int32_t draw_relation(void) { return once_in(9) ? (int32_t)draw_bits(&input, 4) : (int32_t)below(13); }
static int32_t draw_prediction(void) { return once_in(9) ? (int32_t)draw_bits(&input, 4) : (int32_t)below(3); }
static int32_t draw_result(void) { return (int32_t)below(24) - 21; }

static kin_engine *draw_engine(void) {
  chosen = &slots[slots[1].engine && once_in(6)];
  return once_in(90) ? NULL : chosen->engine;
}

/* Mostly one that was made, and of this kind; else of another, with one bit changed, or any number. */
static uint64_t draw_id(uint32_t kind) {
  if (once_in(16)) kind = below(KIND_COUNT);
  if (id_counts[kind] == 0 || once_in(40)) return once_in(3) ? below(40) : draw_bits(&input, 8);
  const uint64_t id = ids[kind][below(id_counts[kind])];
  return once_in(40) ? id ^ UINT64_C(1) << below(64) : id;
}
static uint64_t draw_uint64_t(void) { return draw_id(0); }
static kin_view_id draw_view_id(void) { return once_in(6) ? 0 : draw_id(1); }
static kin_recognizer_id draw_recognizer_id(void) { return draw_id(2); }
static kin_plugin_id draw_plugin_id(void) { return draw_id(3); }

static uint64_t draw_time(void) {
  if (once_in(250)) return draw_bits(&input, 8) >> below(64);
  if (once_in(100)) return now - below(1000000);
  return now += (once_in(10) ? below(900) : below(20)) * UINT64_C(1000000);
}

static double draw_double(void) {
  static const double odd[] = {NAN, INFINITY, -INFINITY, 0, -0.0, 1, -1, 0.5, 2, 1e-320, 1e308, -1e308, 1e18, 4294967296.0, 400, 10};
  if (!once_in(6)) return (double)below(once_in(2) ? 500 : 6) / (1 + below(2));
  if (!once_in(4)) return odd[below(sizeof odd / sizeof *odd)];
  const uint64_t bits = draw_bits(&input, 8);
  double number;
  memcpy(&number, &bits, sizeof number);
  return number;
}

static void draw_doubles(double *numbers, size_t size) {
  for (size_t i = 0; i < size / sizeof *numbers; i++) numbers[i] = draw_double();
}

static void draw_garbage(void *place, size_t size) {
  for (size_t i = 0; i < size; i++) ((uint8_t *)place)[i] = draw_byte(&input);
}

/* Texts. */

static const char *const class_words[] = {"tap", "pan", "pinch", "rotation", "swipe", "long_press", "press", "manual", "hover", "transform", "screen_edge_pan",
                                          "multi_drag", "multi_tap", "tap_drag", "serial_tap", "dwell", "com.example.own", "test.good", "test.first"};
static const char *const property_words[] = {
    "enabled", "cancels_touches_in_view", "delays_touches_began", "delays_touches_ended", "allowed_touch_types", "requires_exclusive_touch_type", "observe_only", "allowed_buttons",
    "taps_required", "touches_required", "minimum_touches", "maximum_touches", "minimum_duration", "allowable_movement", "threshold", "direction", "edges", "manners",
    "lease", "takeover_interval", "default_winner", "wins_at_lift", "provisional", "one_hand", "gain", "force", "resting_share", "dominance", "rotation_distance"};
static const char *const value_words[] = {"scale", "rotation", "translation.x", "translation.y", "velocity.x", "velocity", "tap_count", "a", "b"};
static const char *const name_words[] = {"hidden", "interaction_enabled", "multiple_touch_enabled", "exclusive_touch", "arena_boundary", "wants_touches", "wants_touches_below", "decides_at_lift", "",
                                         "a name of more than sixty-three bytes, which is cut where it is too long \xC3\xA4"};
static const char *const states_words[] = {"began", "began|changed", "ended", "recognized", "cancelled", "began|ended|began", "failed", ""};
static const char *const signature_words[] = {
    "void()", "void(f64 location.x, f32 location.y)", "i32(pointer, cstring state, u64 recognizer)", "void(pointer engine, cstring name, cstring class)",
    "void(i8 300)", "void(i8 translation.x, u16 scale, bool touch_count, cstring 'a\\'b')", "f64(f64 1e22, u64 time_ns, f64 time)", "void(u64 touch, u64 contact)", "void("};
static const char *const path_words[] = {PLUGINS "/right.so", "right.so", PLUGINS "/offenders.so", PLUGINS "/no_entry.so", "level.so", PLUGINS "/refuses.so",
                                         PLUGINS "/fault.so", PLUGINS "/none.so", PLUGINS "/../fuzz/plugins/right.so", PLUGINS "/text.so", ""};
static const char *const struct_words[] = {"kin_engine_options", "kin_view_delegate", "kin_velocity_options", "kin_trace_info", "kin_replay_report", "kin_event", ""};
static const char *const extension_words[] = {"kinesic.math", "kinesic.velocity", "kinesic.plugins", "kinesic.typed-actions", "kinesic.", ""};
static const char *const directory_words[] = {PLUGINS, "/", ".", "/no/such/directory", ""};

static const struct {
  const char *parameter;
  const char *const *words;
  uint32_t count;
} vocabularies[] = {
#define VOCABULARY(name, words) {name, words, sizeof words / sizeof *words}
    VOCABULARY("class_name", class_words), VOCABULARY("property", property_words), VOCABULARY("value", value_words),       VOCABULARY("name", name_words),
    VOCABULARY("states", states_words),    VOCABULARY("signature", signature_words), VOCABULARY("path", path_words), VOCABULARY("directory", directory_words),
    VOCABULARY("struct_name", struct_words), VOCABULARY("extension_name", extension_words)};

/* A text for a parameter of that name, mostly a word of its own; it lies in memory of its own length. */
static const char *draw_text(const char *parameter) {
  const uint32_t count = sizeof vocabularies / sizeof *vocabularies;
  uint32_t which = once_in(12) ? below(count) : 0;
  while (which < count - 1 && strcmp(vocabularies[which].parameter, parameter) != 0) which++;
  if (once_in(60)) return NULL;
  if (!once_in(12)) {
    const char *word = vocabularies[which].words[below(vocabularies[which].count)];
    return memcpy(take_room(strlen(word) + 1), word, strlen(word) + 1);
  }
  const uint32_t length = once_in(30) ? below(6000) : below(24);
  char *text = take_room(length + 1);
  for (uint32_t i = 0; i < length; i++) text[i] = (char)(1 + below(255));
  if (length > 999) text[0] = '/'; /* too long a path */
  text[length] = 0;
  return text;
}

/* Arrays: null, or memory of exactly their size; the count follows. */

static void *draw_room(size_t size) {
  array_count = once_in(99) ? UINT32_MAX : below(9);
  if (once_in(20)) return NULL;
  if (array_count > 4096) array_count = 0;
  return take_room(array_count * size);
}

/* Bytes that the engine writes as many of as there is room for; some are too few. */
static void *draw_byte_room(void) {
  array_count = once_in(8) ? below(80) : 64 + 4 * below(1024);
  return once_in(20) ? NULL : take_room(array_count);
}

#define DRAW_ARRAY(type, function, drawn)                                              \
  static type *function(void) {                                                        \
    array_count = once_in(20) ? 0 : 1 + below(once_in(4) ? 6 : 2);                     \
    if (once_in(90)) return NULL;                                                      \
    type *array = take_room(array_count * sizeof(type));                               \
    for (uint32_t i = 0; i < array_count; i++) array[i] = drawn;                       \
    return array;                                                                      \
  }

/* Mostly a sample that could be. */
static kin_touch_sample draw_sample(void) {
  const uint32_t touch = below(once_in(9) ? 8 : 3), bit = UINT32_C(1) << touch;
  kin_touch_sample sample = {.touch = touch, .x = below(256), .y = below(256), .phase = KIN_PHASE_BEGAN};
  if (once_in(250)) return draw_garbage(&sample, sizeof sample), sample;
  if (chosen->down & bit) sample.phase = once_in(6) ? once_in(9) ? KIN_PHASE_CANCELLED : KIN_PHASE_ENDED : KIN_PHASE_MOVED;
  if (once_in(20)) sample.phase = (kin_phase)below(8);
  if (sample.phase == KIN_PHASE_BEGAN) chosen->down |= bit;
  if (sample.phase == KIN_PHASE_ENDED || sample.phase == KIN_PHASE_CANCELLED) chosen->down &= ~bit;
  sample.time_ns = draw_time();
  sample.type = once_in(9) ? (kin_touch_type)below(5) : KIN_TOUCH_DIRECT;
  if (once_in(60)) sample.x = draw_double(), sample.y = draw_double();
  if (once_in(60)) sample.force = draw_double(), sample.azimuth = draw_double(), sample.altitude = draw_double(), sample.major_radius = draw_double();
  if (once_in(20)) sample.view = draw_view_id();
  if (once_in(20)) sample.hand = below(3);
  if (once_in(5)) sample.buttons = (uint32_t)draw_bits(&input, 4), sample.modifiers = below(256);
  return sample;
}
DRAW_ARRAY(kin_touch_sample, draw_touch_sample_array, draw_sample())

static kin_scroll_sample draw_scroll(void) {
  kin_scroll_sample scroll = {.source = below(2), .time_ns = draw_time(), .phase = (kin_scroll_phase)below(6), .type = KIN_TOUCH_INDIRECT, .x = below(256), .y = below(256)};
  if (once_in(99)) return draw_garbage(&scroll, sizeof scroll), scroll;
  scroll.dx = (double)below(40) - 20, scroll.dy = (double)below(40) - 20;
  if (once_in(9)) scroll.type = (kin_touch_type)below(5);
  if (once_in(4)) scroll.magnification = draw_double() / 100, scroll.rotation = draw_double() / 100;
  if (once_in(30)) scroll.view = draw_view_id(), scroll.dx = draw_double();
  return scroll;
}
DRAW_ARRAY(kin_scroll_sample, draw_scroll_sample_array, draw_scroll())

static kin_touch_point draw_place(void) {
  static uint64_t time;
  time = once_in(30) ? draw_bits(&input, 8) : time % UINT64_C(1000000000000) + below(60) * UINT64_C(1000000);
  return (kin_touch_point){time, draw_double(), draw_double()};
}
DRAW_ARRAY(kin_touch_point, draw_touch_point_array, draw_place())
DRAW_ARRAY(kin_recognizer_id, draw_recognizer_id_array, draw_recognizer_id())
DRAW_ARRAY(double, draw_double_array, draw_double())

#endif
