/* What a host hears during a replay: each call, and each answer of a delegate; and what it may record meanwhile. */
#include "tape.h"

#define ANSWERS 16
#define MILLISECOND 1000000u

static int asked;

static bool every_other(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  (void)engine, (void)recognizer, (void)user_data;
  return ++asked % 2 == 1;
}

static bool on_the_left(kin_engine *engine, kin_recognizer_id recognizer, const kin_touch_sample *touch, void *user_data) {
  (void)engine, (void)recognizer, (void)user_data;
  return touch->x < 100;
}

typedef struct heard {
  kin_trace_answer answers[ANSWERS];
  int count;
  uint64_t start_at; /* the call before which a part is recorded */
  tape *part;
  kin_recognizer_id forbidden; /* 0, or the recognizer whose own delegate never lets it begin */
} heard;

static void hear_answer(kin_engine *engine, const kin_trace_answer *answer, void *user_data) {
  heard *h = user_data;
  (void)engine;
  if (h->count < ANSWERS) h->answers[h->count] = *answer;
  h->count++;
}

static bool never(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  (void)engine, (void)recognizer, (void)user_data;
  return false;
}

static bool prepare(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  heard *h = user_data;
  if (call->index == 0 && h->forbidden) {
    const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_begin = never};
    OK(kin_recognizer_set_delegate(engine, h->forbidden, &delegate));
  }
  if (h->part && call->index == h->start_at) OK(kin_trace_start(engine, write_tape, h->part));
  return true;
}

static void feed(kin_engine *engine, uint64_t ms, kin_phase phase, double x) {
  const kin_touch_sample sample = {.touch = 1, .time_ns = ms * MILLISECOND, .phase = phase, .x = x, .y = 50};
  OK(kin_engine_feed(engine, &sample, 1));
}

/* Four taps, the second and fourth of which the delegate forbids, and the last of which it does not take. */
static tape record_taps(kin_recognizer_id *tap) {
  tape t = {0};
  kin_engine *engine;
  kin_recognizer_id pan;
  const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_begin = every_other, .should_receive_touch = on_the_left};
  OK(kin_engine_create(NULL, &engine));
  OK(kin_recognizer_add(engine, 0, "tap", tap));
  OK(kin_recognizer_add(engine, 0, "pan", &pan));
  OK(kin_recognizer_set_delegate(engine, *tap, &delegate));
  OK(kin_trace_set_check_interval(engine, 1));
  asked = 0;
  OK(kin_trace_start(engine, write_tape, &t));
  for (uint64_t i = 0; i < 5; i++) {
    feed(engine, 1000 * i, KIN_PHASE_BEGAN, i == 4 ? 150 : 50);
    feed(engine, 1000 * i + 20, KIN_PHASE_MOVED, i == 4 ? 155 : 51);
    feed(engine, 1000 * i + 40, KIN_PHASE_ENDED, i == 4 ? 155 : 51);
  }
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return t;
}

static kin_result play(const tape *t, uint32_t flags, heard *h) {
  kin_replay_options options;
  kin_engine *engine = engine_for(t);
  kin_replay_options_init(&options);
  options.flags = flags;
  options.user_data = h;
  options.on_call = prepare;
  options.on_answer = hear_answer;
  const kin_result result = kin_trace_replay(engine, t->bytes, t->count, &options, NULL);
  if (h->part) OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return result;
}

int main(void) {
  kin_recognizer_id tap;
  kin_view_id root;
  tape t = record_taps(&tap);
  kin_engine *engine = engine_for(&t);
  OK(kin_engine_root_view(engine, &root));
  kin_engine_destroy(engine);

  TEST("A replay tells what delegates answered, which question it was, whose, about whom, and when") {
    heard h = {.count = 0};
    OK(play(&t, 0, &h));
    CHECK(h.count == 9); /* five touches offered, four taps made */
    int begins = 0;
    for (int i = 0; i < h.count && i < ANSWERS; i++) {
      const kin_trace_answer *a = &h.answers[i];
      CHECK(a->target == tap);
      if (a->question == KIN_QUESTION_SHOULD_BEGIN) {
        CHECK(a->other == 0 && a->is_yes == (uint32_t)(begins % 2 == 0));
        CHECK(a->time_ns == (1000 * (uint64_t)begins + 40) * MILLISECOND);
        begins++;
      } else {
        CHECK(a->question == KIN_QUESTION_SHOULD_RECEIVE_TOUCH && a->other == root);
        CHECK(a->is_yes == (uint32_t)(a->time_ns < 4000 * MILLISECOND));
      }
    }
    CHECK(begins == 4);
  }
  TEST("A live replay tells what the delegates answer that were set for it") {
    heard h = {.forbidden = tap};
    OK(play(&t, KIN_REPLAY_LIVE, &h));
    CHECK(h.count == 5); /* five taps made */
    for (int i = 0; i < h.count && i < ANSWERS; i++) CHECK(h.answers[i].question == KIN_QUESTION_SHOULD_BEGIN && h.answers[i].is_yes == 0);
  }
  TEST("A part can be recorded during a replay, from any call on, and neither disturbs the checks of the other") {
    for (uint64_t from = 0; from < 15; from++) {
      tape part = {0};
      heard h = {.start_at = from, .part = &part};
      OK(play(&t, 0, &h));
      heard again = {.count = 0};
      OK(play(&part, 0, &again));
      CHECK(part.count < t.count + 200 && again.count <= 9);
      free_tape(&part);
    }
  }
  free_tape(&t);
  return report();
}
