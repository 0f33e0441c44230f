/* engines.c: ids of one engine, given to another one. */
#include <pthread.h>

#include "tape.h"
#include "world.h"

enum { MOST = 16 };

static kin_engine *make(void) {
  kin_engine *engine = NULL;
  OK(kin_engine_create(NULL, &engine));
  return engine;
}

static void *add_one(void *out_view) {
  kin_engine *engine = make();
  OK(kin_view_add(engine, 0, NULL, out_view));
  kin_engine_destroy(engine);
  return NULL;
}

int main(void) {
  TEST("An id of another engine is refused, and the sentence says whose it is") {
    kin_engine *first = make(), *second = make();
    kin_view_id view = 0, other_view = 0, made = 0;
    kin_recognizer_id tap = 0, other_tap = 0;
    kin_rect frame;
    OK(kin_view_add(first, 0, NULL, &view));
    OK(kin_view_add(second, 0, NULL, &other_view));
    OK(kin_recognizer_add(first, view, "tap", &tap));
    OK(kin_recognizer_add(second, other_view, "tap", &other_tap));
    CHECK(view != other_view && tap != other_tap);
    GIVES(KIN_ERROR_STALE, kin_view_get_frame(second, view, &frame));
    CHECK(strstr(kin_engine_last_error(second), "belongs to another engine") != NULL);
    GIVES(KIN_ERROR_STALE, kin_view_add(second, view, NULL, &made));
    GIVES(KIN_ERROR_STALE, kin_recognizer_set_enabled(first, other_tap, false));
    CHECK(strstr(kin_engine_last_error(first), "belongs to another engine") != NULL);
    GIVES(KIN_ERROR_STALE, kin_recognizer_require_failure(first, tap, other_tap));
    kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, 1, 5, 5);
    sample.view = other_view;
    GIVES(KIN_ERROR_STALE, kin_engine_feed(first, &sample, 1));
    OK(kin_recognizer_set_enabled(first, tap, false));
    kin_engine_destroy(first);
    kin_engine_destroy(second);
  }
  TEST("The root view has one id in every engine") {
    kin_engine *first = make(), *second = make();
    kin_view_id root = 0, other = 1;
    OK(kin_engine_root_view(first, &root));
    OK(kin_engine_root_view(second, &other));
    CHECK(root == other);
    kin_engine_destroy(first);
    kin_engine_destroy(second);
  }
  TEST("One engine after the other gives the same ids") {
    kin_view_id views[2] = {0, 1};
    for (int i = 0; i < 2; i++) {
      kin_engine *engine = make();
      OK(kin_view_add(engine, 0, NULL, &views[i]));
      kin_engine_destroy(engine);
    }
    CHECK(views[0] == views[1]);
  }
  TEST("What other threads do changes no id") {
    kin_engine *engine = make();
    kin_view_id here = 0, there = 1;
    pthread_t thread;
    OK(kin_view_add(engine, 0, NULL, &here));
    CHECK(pthread_create(&thread, NULL, add_one, &there) == 0 && pthread_join(thread, NULL) == 0);
    CHECK(here == there);
    kin_engine_destroy(engine);
  }
  TEST("Sixteen engines tell their ids apart, more work all the same") {
    kin_engine *engines[MOST + 2];
    kin_view_id views[MOST + 2];
    for (int i = 0; i < MOST + 2; i++) {
      engines[i] = make();
      OK(kin_view_add(engines[i], 0, NULL, &views[i]));
      for (int j = 0; j < i && i < MOST; j++) CHECK(views[i] != views[j]);
    }
    for (int i = 0; i < MOST + 2; i++) {
      OK(kin_view_remove(engines[i], views[i]));
      kin_engine_destroy(engines[i]);
    }
    kin_engine *engine = make();
    kin_view_id view = 0;
    OK(kin_view_add(engine, 0, NULL, &view));
    CHECK(view == views[0]);
    kin_engine_destroy(engine);
  }
  TEST("A replay in another engine gives the records of the one that was recorded, ids and all") {
    kin_engine *first = make(), *second = make(), *third = make();
    kin_recognizer_id pan = 0, added = 0, second_pan = 0;
    tape recorded = {0};
    stream live = {0, 0}, replayed = {0, 0};
    kin_replay_options options;
    OK(kin_recognizer_add(second, 0, "pan", &pan));
    OK(kin_engine_set_event_callback(second, add_to_stream, &live));
    OK(kin_trace_start(second, write_tape, &recorded));
    OK(kin_recognizer_add(second, 0, "long_press", &added));
    OK(feed_one(second, 1, KIN_PHASE_BEGAN, 1, 5, 5));
    OK(feed_one(second, 1, KIN_PHASE_MOVED, 2, 50, 5));
    OK(feed_one(second, 1, KIN_PHASE_ENDED, 3, 50, 5));
    OK(kin_trace_stop(second));
    kin_replay_options_init(&options);
    options.on_event = add_to_stream;
    options.user_data = &replayed;
    OK(kin_trace_replay(third, recorded.bytes, recorded.count, &options, NULL));
    CHECK(live.count > 0 && live.count == replayed.count && live.hash == replayed.hash);
    OK(kin_recognizer_set_enabled(third, pan, true));
    OK(kin_recognizer_set_enabled(third, added, true));
    GIVES(KIN_ERROR_STALE, kin_recognizer_set_enabled(first, pan, true));
    OK(kin_recognizer_add(second, 0, "tap", &second_pan));
    kin_engine_destroy(first);
    kin_engine_destroy(second);
    kin_engine_destroy(third);
    free_tape(&recorded);
  }
  return report();
}
