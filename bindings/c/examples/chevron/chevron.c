/* chevron.c: the recognizers. They need nothing of SDL, and nothing of the engine but plugin.h. */
#include "chevron.h"

/* The state of an attempt: the properties first, then what the stroke has done so far. */
typedef struct chevron {
  double jitter;             /* property: how far a hand may stray, units */
  double right_x, right_y;   /* the rightmost place so far, window units */
  double has_turned;         /* 0 or 1 */
} chevron;

static const kin_property properties[] = {
  {"jitter", "How far a hand may stray.", "unit", "ours", 4, 0, 1000, KIN_PROPERTY_NUMBER, offsetof(chevron, jitter)},
};
static const kin_value values[] = {
  {"tip.x", "Where the stroke turned.", "unit", 0},
  {"tip.y", "Where the stroke turned.", "unit", 0},
};
enum { NO_WORD, MOVED_UP, TURNED_TWICE, LIFTED_TOO_EARLY };
static const char *const details[] = {"", "moved up", "turned twice", "lifted too early"};

static void prepare(void *state) {
  chevron *self = (chevron *)state;
  self->right_x = self->right_y = self->has_turned = 0;
}

static kin_state fail(kin_request *request, uint32_t why) {
  request->reason = why;
  return KIN_STATE_FAILED; /* of one that has begun the engine makes Cancelled */
}

/* What a step makes of the first finger. */
static kin_state follow(chevron *self, const kin_touch *touch, double slack, kin_request *request) {
  if (touch->changes & KIN_CHANGE_BEGAN) self->right_x = touch->start_x, self->right_y = touch->start_y;
  if (touch->y < touch->previous_y - slack) return fail(request, MOVED_UP);
  if (touch->x > self->right_x) {
    if (self->has_turned) return fail(request, TURNED_TWICE);
    self->right_x = touch->x;
    self->right_y = touch->y;
  } else if (touch->x < self->right_x - slack && !self->has_turned) {
    if (self->right_y < touch->start_y + slack) return fail(request, LIFTED_TOO_EARLY);
    self->has_turned = 1;
    request->values[0] = self->right_x;
    request->values[1] = self->right_y;
  }
  if (!(touch->changes & KIN_CHANGE_ENDED)) return KIN_STATE_POSSIBLE;
  return self->has_turned && touch->y > self->right_y + slack ? KIN_STATE_ENDED : fail(request, LIFTED_TOO_EARLY);
}

static kin_state step(void *state, const kin_step *input, kin_request *request) {
  /* The first finger is the oldest one that it has taken; the view keeps the others. */
  for (uint32_t i = 1; i < input->touch_count; i++) request->ignore[i / 64] |= (uint64_t)1 << i % 64;
  if (input->changes & KIN_CHANGE_CANCELLED) return KIN_STATE_CANCELLED; /* a phone call: Failed, if it never began */
  chevron *self = (chevron *)state;
  return follow(self, input->touches[0], self->jitter * input->scale, request);
}

static kin_state step_drawn(void *state, const kin_step *input, kin_request *request) {
  kin_state next = step(state, input, request);
  if (next != KIN_STATE_POSSIBLE || !((chevron *)state)->has_turned) return next;
  return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_BEGAN : KIN_STATE_CHANGED;
}

/* What the two tables have in common. */
#define CHEVRON \
  .struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL, .version = "1.0.0", \
  .state_size = sizeof(chevron), .state_alignment = 8, \
  .properties = properties, .property_count = sizeof properties / sizeof *properties, \
  .values = values, .value_count = sizeof values / sizeof *values, \
  .details = details, .detail_count = sizeof details / sizeof *details, .prepare = prepare

const kin_recognizer_class chevron_class = {
  CHEVRON, .name = "com.example.chevron", .summary = "A stroke down to the right, then to the left.", .step = step,
};
const kin_recognizer_class drawn_chevron_class = {
  CHEVRON, .name = "com.example.drawn_chevron", .summary = "The same, from its turn on.", .step = step_drawn,
};
