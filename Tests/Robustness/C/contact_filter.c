/* contact_filter.c: contacts that drop out or are swapped, with the filter that a host can switch on.
 * An argument: how many random worlds are compared, 300 without. */
#include "tape.h"
#include "world.h"

enum { ROOM = 256 };

/* What the views and the gestures said, in words: "b1" landed as 1, "m", "e", "c"; "pB" a pan began, "pE" ended, "pC"
 * cancelled, "tap". */
static char said[4096];

static void say(kin_engine *engine, const kin_event *event, void *user_data) {
  static const char phases[] = "bmec", states[] = "?B-ECF?";
  const world *w = user_data;
  char word[64];
  (void)engine;
  if (event->type == KIN_EVENT_VIEW_TOUCH && event->view == w->front) {
    if (event->phase == KIN_PHASE_MOVED) return;
    snprintf(word, sizeof word, " %c%d", phases[event->phase], (int)event->touch);
  } else if (event->type == KIN_EVENT_GESTURE && event->recognizer == w->pan && event->state != KIN_STATE_CHANGED) {
    snprintf(word, sizeof word, " p%c", states[event->state]);
  } else if (event->type == KIN_EVENT_GESTURE && event->recognizer == w->tap) {
    snprintf(word, sizeof word, " tap");
  } else return;
  if (strlen(said) + strlen(word) < sizeof said) strcat(said, word);
}

static char logged[1024];
static void keep_log(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine, (void)user_data;
  if (severity == KIN_SEVERITY_INFO) snprintf(logged + strlen(logged), sizeof logged - strlen(logged), "%s\n", sentence);
}

static kin_contact_filter standard(void) {
  kin_contact_filter filter;
  kin_contact_filter_init(&filter);
  return filter;
}

/* A view that hears of its touches at once, with a pan and a tap that leave them alone. */
static world make_plain(void) {
  world w;
  kin_view_options view;
  memset(&w, 0, sizeof w);
  said[0] = logged[0] = 0;
  OK(kin_engine_create(NULL, &w.engine));
  kin_view_options_init(&view);
  view.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
  view.frame.width = view.frame.height = 4000;
  OK(kin_view_add(w.engine, 0, &view, &w.front));
  w.pan = attach(w.engine, w.front, "pan");
  w.tap = attach(w.engine, w.front, "tap");
  OK(kin_recognizer_set_number(w.engine, w.pan, "cancels_touches_in_view", 0));
  OK(kin_recognizer_set_number(w.engine, w.tap, "cancels_touches_in_view", 0));
  OK(kin_recognizer_set_number(w.engine, w.pan, "delays_touches_ended", 0));
  OK(kin_recognizer_set_number(w.engine, w.tap, "delays_touches_ended", 0));
  OK(kin_engine_set_log(w.engine, keep_log, NULL));
  return w;
}

static world *hear(world *w) {
  OK(kin_engine_set_event_callback(w->engine, say, w));
  return w;
}

static void switch_on(kin_engine *engine) {
  const kin_contact_filter filter = standard();
  OK(kin_engine_set_contact_filter(engine, &filter));
}

/* A plain world with the filter on, whose records are said. */
static void begin(world *w) {
  *w = make_plain();
  switch_on(hear(w)->engine);
}

/* A finger lands at one time and lifts at another, in ms. */
static void touch(kin_engine *engine, uint64_t id, uint64_t from, uint64_t to, double x) {
  OK(feed_one(engine, id, KIN_PHASE_BEGAN, from, x, 100));
  OK(feed_one(engine, id, KIN_PHASE_ENDED, to, x, 100));
}

static void expect(const char *wanted) {
  CHECK(strcmp(said, wanted) == 0);
  if (strcmp(said, wanted) != 0) fprintf(stderr, "said  %s\nwanted%s\n", said, wanted);
  said[0] = 0;
}

/* A finger drags 60 units, is lost for `gap` ms, and found again `away` units farther, as `again`. */
static void drag_with_gap(kin_engine *engine, uint64_t gap, double away, uint64_t again) {
  uint64_t time = 10;
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, time, 100, 100));
  for (int i = 1; i <= 6; i++) OK(feed_one(engine, 1, KIN_PHASE_MOVED, time += 10, 100 + 10 * i, 100));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, time += 10, 160, 100));
  OK(feed_one(engine, again, KIN_PHASE_BEGAN, time += gap, 160 + away, 100));
  for (int i = 1; i <= 6; i++) OK(feed_one(engine, again, KIN_PHASE_MOVED, time += 10, 160 + away + 10 * i, 100));
  OK(feed_one(engine, again, KIN_PHASE_ENDED, time += 10, 220 + away, 100));
  OK(kin_engine_advance(engine, (time + 2000) * MILLISECOND));
}

static void dropouts(void) {
  world w;
  TEST("A contact that drops out is two without the filter and one with it, under its first id") {
    w = make_plain();
    drag_with_gap(hear(&w)->engine, 20, 20, 2);
    expect(" b1 pB pE e1 b2 pB pE e2");
    kin_engine_destroy(w.engine);
    w = make_plain();
    switch_on(w.engine);
    drag_with_gap(hear(&w)->engine, 20, 20, 2);
    expect(" b1 pB pE e1");
    CHECK(strcmp(logged, "touch 2 is the contact that landed as 1: it came back 0.02 s after its lift, 20 units away\n") == 0);
    kin_engine_destroy(w.engine);
  }
  TEST("It may come back under its own id, up to 50 ms later and 30 units away, and not beyond") {
    static const struct { uint64_t gap; double away; int is_same; } rows[] = {{1, 0, 1}, {50, 30, 1}, {51, 30, 0}, {50, 30.001, 0}, {50, -30, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      w = make_plain();
      switch_on(w.engine);
      drag_with_gap(hear(&w)->engine, rows[i].gap, rows[i].away, 1);
      expect(rows[i].is_same ? " b1 pB pE e1" : " b1 pB pE e1 b1 pB pE e1");
      kin_engine_destroy(w.engine);
    }
  }
  TEST("Distances scale with units_per_inch, times do not") {
    kin_engine_options options;
    const kin_contact_filter filter = standard();
    kin_engine_options_init(&options);
    options.units_per_inch *= 2;
    for (int i = 0; i < 2; i++) {
      w = make_plain();
      kin_engine_destroy(w.engine);
      kin_view_options view;
      OK(kin_engine_create(&options, &w.engine));
      kin_view_options_init(&view);
      view.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
      view.frame.width = view.frame.height = 4000;
      OK(kin_view_add(w.engine, 0, &view, &w.front));
      OK(kin_engine_set_contact_filter(w.engine, &filter));
      drag_with_gap(hear(&w)->engine, 40, i ? 60.1 : 60, 2);
      expect(i ? " b1 b2 e1 e2" : " b1 e1");
      kin_engine_destroy(w.engine);
    }
  }
  TEST("A lift of which nothing came back is delivered after 50 ms, and the deadline says when") {
    uint64_t deadline = 0;
    begin(&w);
    touch(w.engine, 1, 10, 40, 100);
    expect(" b1");
    OK(kin_engine_next_deadline(w.engine, &deadline));
    CHECK(deadline == 90 * MILLISECOND);
    OK(kin_engine_advance(w.engine, deadline - 1));
    expect("");
    OK(kin_engine_advance(w.engine, deadline));
    expect(" tap e1");
    OK(kin_engine_next_deadline(w.engine, &deadline));
    CHECK(deadline == KIN_TIME_NEVER);
    kin_engine_destroy(w.engine);
  }
  TEST("It is delivered before what is fed later, at its own time") {
    begin(&w);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
    touch(w.engine, 2, 10, 20, 300);
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 30, 100, 100));
    OK(feed_one(w.engine, 3, KIN_PHASE_BEGAN, 500, 500, 500));
    expect(" b1 b2 e2 e1 b3");
    kin_engine_destroy(w.engine);
  }
  TEST("A scroll comes after the lifts that were due before it, and before those that are due with it") {
    for (uint64_t later = 0; later < 2; later++) {
      kin_scroll_sample notch = {.source = 9, .x = 2000, .y = 2000, .phase = KIN_SCROLL_DISCRETE, .type = KIN_TOUCH_POINTER, .dy = -12};
      notch.time_ns = 90 * MILLISECOND + later;
      begin(&w);
      touch(w.engine, 1, 10, 40, 100);
      expect(" b1");
      OK(kin_engine_feed_scroll(w.engine, &notch, 1));
      expect(later ? " tap e1 pB pE" : ""); /* the pan has a finger yet, and no scroll */
      OK(kin_engine_advance(w.engine, 90 * MILLISECOND + later));
      expect(later ? "" : " tap e1");
      kin_engine_destroy(w.engine);
    }
  }
  TEST("Timers are fired up to the time of a lift that is withheld") {
    uint64_t time = 0;
    w = make_plain();
    switch_on(w.engine);
    touch(w.engine, 1, 10, 900, 100);
    OK(kin_engine_get_time(w.engine, &time));
    CHECK(time == 900 * MILLISECOND);
    kin_engine_destroy(w.engine);
  }
  TEST("Of two that were lost the nearer one comes back; a contact of another type is none of them") {
    begin(&w);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
    OK(feed_one(w.engine, 2, KIN_PHASE_BEGAN, 10, 120, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 20, 100, 100));
    OK(feed_one(w.engine, 2, KIN_PHASE_ENDED, 20, 120, 100));
    kin_touch_sample pen = touch_at(9, KIN_PHASE_BEGAN, 30, 119, 100);
    pen.type = KIN_TOUCH_PENCIL;
    OK(kin_engine_feed(w.engine, &pen, 1));
    OK(feed_one(w.engine, 5, KIN_PHASE_BEGAN, 30, 112, 100));
    OK(kin_engine_advance(w.engine, 200 * MILLISECOND));
    expect(" b1 b2 b9 e1");
    OK(feed_one(w.engine, 5, KIN_PHASE_ENDED, 210, 112, 100));
    OK(kin_engine_advance(w.engine, 300 * MILLISECOND));
    expect(" e2");
    kin_engine_destroy(w.engine);
  }
}

/* A finger drags, drops out and comes back as 2; the host sets this filter; the finger drags on beside another one. */
static void change_in_mid_drag(world *w, const kin_contact_filter *filter) {
  begin(w);
  OK(feed_one(w->engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  OK(feed_one(w->engine, 1, KIN_PHASE_MOVED, 20, 150, 100));
  OK(feed_one(w->engine, 1, KIN_PHASE_ENDED, 30, 150, 100));
  OK(feed_one(w->engine, 2, KIN_PHASE_BEGAN, 40, 150, 100));
  OK(kin_engine_set_contact_filter(w->engine, filter));
  OK(feed_one(w->engine, 2, KIN_PHASE_MOVED, 50, 160, 100));
  GIVES(KIN_ERROR_SEQUENCE, feed_one(w->engine, 1, KIN_PHASE_MOVED, 60, 160, 100));
  OK(feed_one(w->engine, 1, KIN_PHASE_BEGAN, 70, 900, 900));
  OK(feed_one(w->engine, 2, KIN_PHASE_ENDED, 80, 160, 100));
}

static void filters_that_change(void) {
  world w;
  const kin_contact_filter other = standard();
  TEST("A contact that came back under another id goes on when the filter is set anew") {
    change_in_mid_drag(&w, &other);
    expect(" b1 pB b2");
    OK(kin_engine_advance(w.engine, 500 * MILLISECOND));
    expect(" e1");
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 510, 900, 900));
    OK(kin_engine_advance(w.engine, 1000 * MILLISECOND));
    expect(" pE e2");
    kin_engine_destroy(w.engine);
  }
  TEST("And when it is switched off, after which nothing is withheld and ids are the host's own again") {
    change_in_mid_drag(&w, NULL);
    expect(" b1 pB b2 e1");
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 90, 900, 900));
    expect(" pE e2");
    touch(w.engine, 2, 500, 510, 100);
    expect(" b2 tap e2");
    kin_engine_destroy(w.engine);
  }
}

static void ids(void) {
  world w;
  TEST("An id that the host uses again while the contact that had it goes on under another is distinguished") {
    begin(&w);
    touch(w.engine, 0, 10, 20, 100);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 30, 101, 100)); /* 0 goes on as 1 */
    OK(feed_one(w.engine, 0, KIN_PHASE_BEGAN, 40, 500, 100)); /* a new one, as 0: the engine has it as 1 */
    kin_touch_estimate estimate;
    OK(kin_engine_sample_touch(w.engine, 0, 40 * MILLISECOND, &estimate));
    CHECK(estimate.x == 500);
    OK(kin_engine_sample_touch(w.engine, 1, 30 * MILLISECOND, &estimate));
    CHECK(estimate.x == 101);
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 50, 101, 100));
    OK(kin_engine_advance(w.engine, 100 * MILLISECOND));
    expect(" b0 b1 e0");
    OK(feed_one(w.engine, 0, KIN_PHASE_MOVED, 110, 501, 100));
    OK(feed_one(w.engine, 0, KIN_PHASE_ENDED, 120, 501, 100));
    OK(kin_engine_advance(w.engine, 200 * MILLISECOND));
    expect(" e1");
    OK(kin_engine_check_invariants(w.engine));
    kin_engine_destroy(w.engine);
  }
  TEST("An id that lands again far from its lift delivers the lift at once") {
    begin(&w);
    touch(w.engine, 1, 10, 20, 100);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 30, 900, 100));
    expect(" b1 tap e1 b1");
    kin_engine_destroy(w.engine);
  }
  TEST("A host that switches the filter on in the middle, or off while a lift is withheld") {
    w = make_plain();
    hear(&w);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
    switch_on(w.engine);
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 20, 100, 100));
    expect(" b1");
    OK(kin_engine_set_contact_filter(w.engine, NULL));
    expect(" tap e1");
    touch(w.engine, 2, 30, 40, 100);
    expect(" b2 tap e2");
    kin_engine_destroy(w.engine);
  }
}

static void jumps(void) {
  world w;
  TEST("A contact that rests and jumps 8 mm in one frame is cancelled and lands anew") {
    begin(&w);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 20, 101, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 30, 100, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 40, 155, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 60, 155, 100));
    OK(kin_engine_advance(w.engine, 200 * MILLISECOND));
    expect(" b1 c1 b1 tap e1");
    CHECK(strcmp(logged, "touch 1 is another contact now, and the one before is cancelled: it jumped in 0.01 s, 55 units away\n") == 0);
    kin_engine_destroy(w.engine);
  }
  TEST("A jump that is shorter, slower, the first step, or that the finger's own speed explains is none") {
    /* x of three moves, and the time of the last */
    static const double rows[][4] = {
        {101, 100, 151, 40}, {101, 100, 155, 61}, {160, 220, 280, 40}, {120, 140, 215, 40}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      begin(&w);
      OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
      OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 20, rows[i][0], 100));
      OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 30, rows[i][1], 100));
      OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, (uint64_t)rows[i][3], rows[i][2], 100));
      CHECK(strstr(said, "c1") == NULL && logged[0] == 0);
      kin_engine_destroy(w.engine);
    }
  }
  TEST("A mouse may jump, and its lift is not withheld") {
    begin(&w);
    const double xs[] = {100, 101, 100, 900};
    for (int i = 0; i < 5; i++) {
      kin_touch_sample sample = touch_at(1, i == 0 ? KIN_PHASE_BEGAN : i == 4 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED, 10 + 10 * (uint64_t)i, xs[i < 4 ? i : 3], 100);
      sample.type = KIN_TOUCH_POINTER;
      OK(kin_engine_feed(w.engine, &sample, 1));
    }
    expect(" b1 pB pE e1");
    kin_engine_destroy(w.engine);
  }
}

static void refusals(void) {
  world w = make_plain();
  kin_contact_filter filter = standard();
  TEST("A filter that cannot be is refused") {
    const double bad[] = {-1, 1.001, NAN, INFINITY, 2e9};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
      for (int field = 0; field < 3; field++) {
        if (field > 0 && bad[i] == 1.001) continue;
        filter = standard();
        *(&filter.dropout_interval + field) = bad[i];
        REFUSED(w.engine, i < 2 ? KIN_ERROR_RANGE : KIN_ERROR_INVALID, kin_engine_set_contact_filter(w.engine, &filter));
      }
    filter = standard();
    filter.reserved = 1;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_set_contact_filter(w.engine, &filter));
    filter = standard();
    filter.struct_size--;
    REFUSED(w.engine, KIN_ERROR_SIZE, kin_engine_set_contact_filter(w.engine, &filter));
  }
  TEST("A feed that is refused changes nothing, also not what the filter keeps") {
    switch_on(hear(&w)->engine);
    touch(w.engine, 1, 10, 20, 100);
    const kin_touch_sample back_and_wrong[] = {touch_at(2, KIN_PHASE_BEGAN, 30, 100, 100), touch_at(3, KIN_PHASE_MOVED, 30, 1, 1)};
    REFUSED(w.engine, KIN_ERROR_SEQUENCE, kin_engine_feed(w.engine, back_and_wrong, 2));
    REFUSED(w.engine, KIN_ERROR_SEQUENCE, feed_one(w.engine, 1, KIN_PHASE_MOVED, 30, 100, 100));
    REFUSED(w.engine, KIN_ERROR_TIME, feed_one(w.engine, 2, KIN_PHASE_BEGAN, 9, 100, 100));
    REFUSED(w.engine, KIN_ERROR_INVALID, feed_one(w.engine, 2, KIN_PHASE_BEGAN, 30, NAN, 100));
    OK(feed_one(w.engine, 2, KIN_PHASE_BEGAN, 30, 100, 100));
    REFUSED(w.engine, KIN_ERROR_SEQUENCE, feed_one(w.engine, 2, KIN_PHASE_BEGAN, 31, 100, 100));
    OK(feed_one(w.engine, 2, KIN_PHASE_ENDED, 40, 100, 100));
    OK(kin_engine_advance(w.engine, 500 * MILLISECOND));
    expect(" b1 tap e1");
  }
  TEST("More contacts than may be down, and more samples than a feed may have, are refused") {
    static kin_touch_sample many[ROOM + 1];
    for (int i = 0; i < 33; i++) many[i] = touch_at((uint64_t)i, KIN_PHASE_BEGAN, 600, 100 * i, 100);
    REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_engine_feed(w.engine, many, 33));
    for (int i = 1; i <= ROOM; i++) many[i] = touch_at(0, KIN_PHASE_MOVED, 600 + (uint64_t)i, i, 100);
    REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_engine_feed(w.engine, many, ROOM + 1));
    OK(kin_engine_feed(w.engine, many, ROOM));
    OK(kin_engine_cancel_touches(w.engine, 1000 * MILLISECOND));
    OK(feed_one(w.engine, 0, KIN_PHASE_BEGAN, 1000, 1, 1));
    OK(kin_engine_check_invariants(w.engine));
  }
  kin_engine_destroy(w.engine);
}

static int rounds;
static void feed_from_log(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  const kin_recognizer_id *pan = user_data;
  uint64_t time = 0;
  if (severity != KIN_SEVERITY_INFO || !strstr(sentence, "came back") || rounds++ > 3) return;
  OK(kin_engine_get_time(engine, &time));
  OK(kin_recognizer_set_number(engine, *pan, "threshold", 10 + rounds));
  OK(feed_one(engine, 50 + (uint64_t)rounds, KIN_PHASE_BEGAN, time / MILLISECOND, 700, 700));
  OK(feed_one(engine, 50 + (uint64_t)rounds, KIN_PHASE_ENDED, time / MILLISECOND, 700, 700));
  OK(feed_one(engine, 60 + (uint64_t)rounds, KIN_PHASE_BEGAN, time / MILLISECOND, 701, 700));
}

static void logs_that_feed(void) {
  TEST("The log may feed, and come back to itself; a replay gives the same records") {
    world w = make_plain();
    tape recorded = {0};
    stream live = {0, 0}, replayed = {0, 0};
    kin_replay_options options;
    kin_engine *engine;
    rounds = 0;
    OK(kin_engine_set_event_callback(w.engine, add_to_stream, &live));
    OK(kin_engine_set_log(w.engine, feed_from_log, &w.pan));
    switch_on(w.engine);
    OK(kin_trace_start(w.engine, write_tape, &recorded));
    drag_with_gap(w.engine, 20, 20, 2);
    OK(kin_trace_stop(w.engine));
    CHECK(rounds == 5);
    OK(kin_engine_check_invariants(w.engine));
    OK(kin_engine_create(NULL, &engine));
    kin_replay_options_init(&options);
    options.on_event = add_to_stream, options.user_data = &replayed;
    OK(kin_trace_replay(engine, recorded.bytes, recorded.count, &options, NULL));
    CHECK(live.count > 0 && live.count == replayed.count && live.hash == replayed.hash);
    kin_engine_destroy(engine);
    kin_engine_destroy(w.engine);
    free_tape(&recorded);
  }
}

/* A filter knows the contacts that a replay leaves down, as if it had let them pass. */
static void replays_that_leave_contacts(void) {
  TEST("A finger that a replay leaves down moves and lifts through the filters that are on") {
    world w = make_plain();
    tape recorded = {0};
    OK(kin_trace_start(w.engine, write_tape, &recorded));
    OK(feed_one(w.engine, 3, KIN_PHASE_BEGAN, 10, 100, 100));
    OK(kin_trace_stop(w.engine));
    kin_engine_destroy(w.engine);
    for (int which = 0; which < 2; which++) {
      kin_engine *engine;
      kin_palm_filter palms;
      OK(kin_engine_create(NULL, &engine));
      kin_palm_filter_init(&palms);
      if (which == 0) switch_on(engine);
      else OK(kin_engine_set_palm_filter(engine, &palms));
      OK(kin_trace_replay(engine, recorded.bytes, recorded.count, NULL, NULL));
      OK(feed_one(engine, 3, KIN_PHASE_MOVED, 30, 105, 100));
      OK(feed_one(engine, 3, KIN_PHASE_ENDED, 50, 105, 100));
      GIVES(KIN_ERROR_SEQUENCE, feed_one(engine, 3, KIN_PHASE_MOVED, 500, 105, 100));
      OK(kin_engine_check_invariants(engine));
      kin_engine_destroy(engine);
    }
    free_tape(&recorded);
  }
}

static uint32_t next_random(uint32_t *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 8;
}

/* Fingers that land, move, jump, drop out and lift at random; `take` is asked to feed each frame. */
static void play_random(kin_engine *engine, uint32_t seed) {
  enum { FINGERS = 4 };
  int down[FINGERS] = {0};
  double x[FINGERS] = {0}, y[FINGERS] = {0};
  uint64_t time = 10;
  for (int step = 0; step < 120; step++) {
    kin_touch_sample frame[FINGERS];
    uint32_t count = 0;
    time += next_random(&seed) % 25;
    for (uint64_t i = 0; i < FINGERS; i++) {
      const uint32_t dice = next_random(&seed) % 20;
      if (dice < 8) continue;
      kin_phase phase = KIN_PHASE_MOVED;
      if (!down[i]) {
        if (dice < 16) continue;
        phase = KIN_PHASE_BEGAN;
        if (dice < 18) x[i] = next_random(&seed) % 400, y[i] = next_random(&seed) % 400;
      } else if (dice == 19) phase = KIN_PHASE_ENDED;
      else if (dice == 18) x[i] = next_random(&seed) % 400;
      else if (dice == 17) phase = KIN_PHASE_CANCELLED;
      else x[i] += (int)(next_random(&seed) % 11) - 5, y[i] += (int)(next_random(&seed) % 11) - 5;
      down[i] = phase == KIN_PHASE_BEGAN || phase == KIN_PHASE_MOVED;
      frame[count++] = touch_at(i, phase, time, x[i], y[i]);
    }
    if (next_random(&seed) % 30 == 0) {
      kin_scroll_sample wheel;
      memset(&wheel, 0, sizeof wheel);
      wheel.source = 77, wheel.time_ns = time * MILLISECOND, wheel.phase = KIN_SCROLL_DISCRETE, wheel.dy = 20, wheel.x = wheel.y = 50;
      OK(kin_engine_feed_scroll(engine, &wheel, 1));
    }
    OK(kin_engine_feed(engine, frame, count));
    OK(kin_engine_check_invariants(engine));
  }
  OK(kin_engine_advance(engine, (time + 3000) * MILLISECOND));
}

static stream stream_of(kin_engine *engine, uint32_t seed, tape *recorded) {
  stream s = {0, 0};
  OK(kin_engine_set_event_callback(engine, add_to_stream, &s));
  if (recorded) OK(kin_trace_start(engine, write_tape, recorded));
  play_random(engine, seed);
  if (recorded) OK(kin_trace_stop(engine));
  OK(kin_engine_set_event_callback(engine, NULL, NULL));
  return s;
}

static void random_worlds(uint32_t seeds) {
  TEST("A filter that looks for nothing changes nothing; a replay needs none; the same again gives the same") {
    for (uint32_t seed = 1; seed <= seeds; seed++) {
      kin_contact_filter idle = standard();
      tape recorded = {0};
      stream replayed = {0, 0};
      kin_replay_options options;
      idle.dropout_interval = idle.jump_distance = 0;
      world plain = make_world_of_streams();
      const stream without = stream_of(plain.engine, seed, NULL);
      kin_engine_destroy(plain.engine);
      world w = make_world_of_streams();
      OK(kin_engine_set_contact_filter(w.engine, &idle));
      const stream idled = stream_of(w.engine, seed, NULL);
      CHECK(without.count > 0 && without.count == idled.count && without.hash == idled.hash);
      kin_engine_destroy(w.engine);
      world filtered = make_world_of_streams();
      switch_on(filtered.engine);
      const stream first = stream_of(filtered.engine, seed, &recorded);
      kin_engine_destroy(filtered.engine);
      world again = make_world_of_streams();
      switch_on(again.engine);
      const stream second = stream_of(again.engine, seed, NULL);
      kin_engine_destroy(again.engine);
      CHECK(first.count == second.count && first.hash == second.hash);
      kin_engine *engine;
      OK(kin_engine_create(NULL, &engine));
      kin_replay_options_init(&options);
      options.on_event = add_to_stream, options.user_data = &replayed;
      OK(kin_trace_replay(engine, recorded.bytes, recorded.count, &options, NULL));
      CHECK(first.count == replayed.count && first.hash == replayed.hash);
      kin_engine_destroy(engine);
      free_tape(&recorded);
    }
  }
}

int main(int argument_count, char **arguments) {
  dropouts();
  filters_that_change();
  ids();
  jumps();
  refusals();
  logs_that_feed();
  replays_that_leave_contacts();
  random_worlds(argument_count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 10) : 300);
  return report();
}
