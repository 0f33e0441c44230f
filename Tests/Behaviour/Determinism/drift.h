/* drift.h: a recognizer class of the host's own: a finger that goes on in one direction. */
#ifndef DETERMINISM_DRIFT_H
#define DETERMINISM_DRIFT_H

#include <kinesic/kinesic.h>

typedef struct drift {
  double distance; /* property: window units */
  double x, y;     /* of the way so far */
  uint64_t moves;
} drift;

static void prepare_drift(void *state) {
  drift *d = state;
  d->x = d->y = 0;
  d->moves = 0;
}

static kin_state step_drift(void *state, const kin_step *input, kin_request *request) {
  drift *d = state;
  const int active = input->state == KIN_STATE_BEGAN || input->state == KIN_STATE_CHANGED;
  const double least = d->distance * input->scale;
  if (input->changes & KIN_CHANGE_CANCELLED) return KIN_STATE_CANCELLED;
  for (uint32_t i = 0; i < input->touch_count; i++) {
    d->x += (input->touches[i]->x - input->touches[i]->previous_x) / input->touch_count;
    d->y += (input->touches[i]->y - input->touches[i]->previous_y) / input->touch_count;
  }
  if (input->changes & KIN_CHANGE_MOVED) d->moves++;
  request->values[0] = d->x * d->x + d->y * d->y;
  request->values[1] = (double)d->moves;
  if (input->down_count == 0) return active ? KIN_STATE_ENDED : KIN_STATE_FAILED;
  if (active) return input->state;
  return request->values[0] >= least * least && d->moves > 2 ? KIN_STATE_BEGAN : KIN_STATE_POSSIBLE;
}

static const kin_property drift_properties[] = {
    {"distance", "How far the fingers' centre must go.", "unit", "ours", 25, 0, 100000, KIN_PROPERTY_NUMBER, offsetof(drift, distance)}};
static const kin_value drift_values[] = {{"way_squared", "The square of the way.", "unit2", 0}, {"moves", "How many moves.", "1", 0}};
static const char *const drift_details[] = {""};

static const kin_recognizer_class drift_class = {
    .struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL,
    .name = "com.example.drift", .summary = "Fingers that go on.", .version = "1.0.0",
    .state_size = sizeof(drift), .state_alignment = 8,
    .properties = drift_properties, .property_count = 1,
    .values = drift_values, .value_count = 2,
    .details = drift_details, .detail_count = 1,
    .prepare = prepare_drift, .step = step_drift};

#endif
