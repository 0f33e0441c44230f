/* classes.h: recognizer classes of the host's own: some propose anything, some have tables that are not well formed.
 * Their functions call the library back where the host is not a strict one: plugin.h says that they may not. */
#ifndef FUZZ_CLASSES_H
#define FUZZ_CLASSES_H

#include "hosts.h"

typedef struct own_state {
  double first, second;
} own_state;

static void own_prepare(void *bytes) {
  read_bytes(bytes, sizeof(own_state));
  break_rules();
}

static void report(const kin_step *step, kin_request *request) {
  for (uint32_t i = 0; request->reports && i < step->touch_count && draw_bool(); i++) {
    kin_report *r = &request->reports[request->report_count++];
    memset(r, 0, sizeof *r);
    r->touch = once_in(20) ? draw_uint32_t() : i;
    r->state = once_in(20) ? draw_state() : (kin_state)(1 + below(4));
    r->x = once_in(20) ? draw_double() : step->touches[i]->x;
    r->y = step->touches[i]->y;
    if (once_in(6)) r->flags = once_in(6) ? draw_uint32_t() : KIN_REQUEST_BEGAN;
    if (once_in(6)) r->values[below(KIN_VALUE_CAPACITY)] = draw_double();
  }
}

/* A class that proposes anything and asks for anything. */
static kin_state own_step(void *bytes, const kin_step *step, kin_request *request) {
  own_state *state = bytes;
  for (uint32_t i = 0; i < step->touch_count; i++) read_bytes(step->touches[i]->history, step->touches[i]->history_count * sizeof(kin_touch_point));
  if (once_in(9)) state->first = below(10);
  if (once_in(3)) request->deadline_ns = step->time_ns + below(200) * UINT64_C(1000000);
  if (once_in(9)) request->ignore[below(2)] = draw_bits(&input, 8);
  if (once_in(9)) request->flags = below(16);
  if (once_in(9)) request->reason = below(4);
  if (once_in(9)) request->values[below(2)] = draw_double();
  if (once_in(30)) draw_garbage(request, sizeof *request), request->reports = NULL;
  if (once_in(30)) request->x = draw_double(), request->crossing = draw_double();
  report(step, request);
  break_rules();
  return once_in(3) ? draw_state() : step->state;
}
static bool own_set(void *bytes, uint32_t value, double to) {
  const bool is_taken = draw_bool();
  if (is_taken) ((own_state *)bytes)->second = value + (to > 0);
  break_rules();
  return is_taken;
}
static bool own_hook(const void *bytes, const kin_peer *other) {
  read_bytes(bytes, sizeof(own_state));
  break_rules();
  return kin_peer_number(other, "taps_required", 1) > 0 && draw_bool();
}

static const kin_property own_properties[] = {{"first", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 0}, {"taps_required", "A number.", "1", "ours", 1, 1, 9, KIN_PROPERTY_INTEGER, 8}};
/* Each is wrong in one way. */
static const kin_property bad_properties[] = {
    {NULL, "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 0},         {"Bad name", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 0},
    {"enabled", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 0},    {"first", NULL, "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 0},
    {"first", "A number.", "1", "ours", 11, 0, 10, KIN_PROPERTY_NUMBER, 0},     {"first", "A number.", "1", "ours", 1, NAN, 10, KIN_PROPERTY_NUMBER, 0},
    {"first", "A number.", "1", "ours", 1, 0, 10, 9, 0},                        {"first", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 4},
    {"first", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 4096},   {"first", "A number.", "1", "ours", 1.5, 0, 10, KIN_PROPERTY_INTEGER, 0},
    {"first", "A number.", "1", "ours", 2, 0, 2, KIN_PROPERTY_BOOLEAN, 0},      {"", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 0},
    {"first", "A number.", "1", "ours", INFINITY, 0, INFINITY, KIN_PROPERTY_NUMBER, 0}};
static const kin_property twin_properties[] = {{"first", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 0}, {"first", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 8}};
static const kin_value bad_values[] = {{NULL, "A number.", "1", 0}, {"Bad name", "A number.", "1", 0}, {"a", NULL, "1", 0}, {"a", "A number.", "1", INFINITY}, {"", "A number.", "1", 0}};
static const kin_value twin_values[] = {{"a", "A number.", "1", 0}, {"a", "A number.", "1", 0}};
static const char *const bad_details[] = {"", NULL};

static const kin_value own_values[] = {{"a", "A number.", "1", 0}, {"scale", "A number.", "1", 1}};
static const char *const own_details[] = {"", "moved too far"};
static const char *const own_names[] = {"com.example.own", "com.example.one", "com.example.two", "com.example.three", "tap", "no name", NULL};

/* Makes a table wrong in one way, or almost. */
static void spoil(kin_recognizer_class *c) {
  switch (below(24)) {
    case 0: c->struct_size = draw_size(sizeof *c); break;
    case 1: c->abi_level = draw_uint32_t(); break;
    case 2: c->state_alignment = draw_uint32_t(); break;
    case 3: c->state_alignment = UINT32_C(1) << below(5); break;
    case 4: c->state_size = once_in(4) ? UINT32_MAX : 16 + below(5000); break;
    case 5: c->state_size = below(24); break;
    case 6: c->flags = draw_uint32_t(); break;
    case 7: c->property_count = once_in(3) ? UINT32_MAX : below(2); break;
    case 8: c->value_count = below(3), c->value_count = c->value_count == 2 ? 12 : c->value_count; break;
    case 9: c->detail_count = below(3); break;
    case 10: c->summary = NULL; break;
    case 11: c->version = NULL; break;
    case 12: c->step = NULL; break;
    case 13: c->prepare = NULL; break;
    case 14: c->properties = NULL; break;
    case 15: c->values = NULL; break;
    case 16: c->details = NULL; break;
    case 17: c->details = bad_details; break;
    case 18: c->properties = twin_properties; break;
    case 19: c->values = twin_values; break;
    case 20: c->values = &bad_values[below(sizeof bad_values / sizeof *bad_values)], c->value_count = 1; break;
    default: c->properties = &bad_properties[below(sizeof bad_properties / sizeof *bad_properties)], c->property_count = 1; break;
  }
}

static const kin_recognizer_class *draw_recognizer_class(void) {
  if (once_in(30)) return NULL;
  kin_recognizer_class *c = take_room(sizeof *c);
  *c = (kin_recognizer_class){.struct_size = sizeof *c, .abi_level = KIN_ABI_LEVEL, .name = own_names[below(sizeof own_names / sizeof *own_names)], .summary = "Anything.", .version = "1",
                              .flags = once_in(2) ? below(64) : once_in(2) ? KIN_CLASS_PER_TOUCH : 0, .state_size = sizeof(own_state), .state_alignment = 8, .property_count = 2,
                              .properties = own_properties, .values = own_values, .value_count = 2, .detail_count = 2, .details = own_details, .prepare = own_prepare, .step = own_step,
                              .set_value = MAYBE(own_set), .can_prevent = MAYBE(own_hook), .can_be_prevented_by = MAYBE(own_hook), .should_require_failure_of = MAYBE(own_hook),
                              .should_be_required_to_fail_by = MAYBE(own_hook)};
  if (once_in(2)) spoil(c);
  return c;
}

#endif
