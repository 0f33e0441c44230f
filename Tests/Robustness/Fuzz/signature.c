/* signature.c: fuzzer of typed actions. An input is a line of states and, behind it, a signature. What is refused
 * changes nothing; what is bound is called by the gestures that follow, until it is removed. */
#include <kinesic/kinesic.h>

#include "source.h"

static int calls;
static void bound(void) { calls++; }

static uint64_t hash_of(const kin_engine *engine) {
  uint64_t hash = 0;
  kin_engine_state_hash(engine, &hash);
  return hash;
}

/* A text in memory of its own length. */
static char *text_of(const uint8_t *bytes, size_t count) {
  char *text = malloc(count + 1);
  memcpy(text, bytes, count);
  text[count] = 0;
  return text;
}

/* Two fingers go to the right and apart, and leave: a pan, two drags and a pinch. */
static void drag(kin_engine *engine, uint64_t start, kin_phase end) {
  for (uint64_t i = 0; i < 8; i++)
    for (uint64_t finger = 0; finger < 2; finger++) {
      kin_touch_sample sample = {.touch = 5 + finger, .time_ns = start + 8000000 * i, .x = 100.5 + 3.25 * (double)i, .y = finger == 0 ? 200 - 10 * (double)i : 250 + 10 * (double)i};
      sample.phase = i == 0 ? KIN_PHASE_BEGAN : i == 7 ? end : KIN_PHASE_MOVED;
      if (kin_engine_feed(engine, &sample, 1) != KIN_OK) found("a sample that could be", kin_engine_last_error(engine));
    }
}

/* Each state that stands there has a record in what is played. */
static bool names_a_state(const char *states) {
  return strstr(states, "began") || strstr(states, "changed") || strstr(states, "ended") || strstr(states, "cancelled") || strstr(states, "recognized");
}

static void bind(const char *class_name, const char *states, const char *signature) {
  kin_engine *engine = NULL;
  kin_recognizer_id recognizer;
  uint64_t action = 0;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_recognizer_add(engine, 0, class_name, &recognizer) != KIN_OK) found("a recognizer", class_name);
  kin_recognizer_set_name(engine, recognizer, "drag");
  const uint64_t before = hash_of(engine);
  const kin_result result = kin_recognizer_bind(engine, recognizer, states, bound, signature, &calls, &action);
  calls = 0;
  if (result != KIN_OK) {
    if (result != KIN_ERROR_INVALID && result != KIN_ERROR_UNKNOWN && result != KIN_ERROR_RANGE) found("a binding ends with another code", kin_result_name(result));
    if (hash_of(engine) != before) found("a binding that failed changed something", kin_engine_last_error(engine));
    if (strlen(kin_engine_last_error(engine)) < 10) found("a binding that failed", "has no sentence");
  }
  drag(engine, 1000000000, KIN_PHASE_ENDED);
  drag(engine, 3000000000, KIN_PHASE_CANCELLED);
  if ((calls > 0) != (result == KIN_OK)) found("a bound function", calls ? "is called though it was refused" : "is not called");
  if (result == KIN_OK && !names_a_state(states)) found("a binding", "to no state");
  if (result == KIN_OK && kin_recognizer_remove_action(engine, recognizer, action) != KIN_OK) found("a bound action", "cannot be removed");
  calls = 0;
  drag(engine, 5000000000, KIN_PHASE_ENDED);
  if (calls > 0) found("a bound function", "is called after it was removed");
  kin_engine_destroy(engine);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  static const char *const classes[] = {"pan", "multi_drag", "pinch"};
  const uint8_t *end = count ? memchr(bytes, '\n', count) : NULL;
  if (!end) return 0;
  const size_t length = (size_t)(end - bytes);
  char *states = text_of(bytes, length), *signature = text_of(end + 1, count - length - 1);
  for (int i = 0; i < 3; i++) bind(classes[i], states, signature);
  free(states);
  free(signature);
  return 0;
}
