/* lenient.c: samples that do not fit together, as drivers and toolkits report them: a lenient engine puts them right.
 * An argument: how many random worlds are compared, 300 without. */
#include "tape.h"
#include "world.h"

/* What the view and the gestures said, in words: "b1" landed as 1, "e1", "c1"; "pB" a pan began, "pE" ended, "pC"
 * cancelled; "tap"; "hB" something hovers, "hE". */
static char said[4096];
static char logged[2048];

static void say(kin_engine *engine, const kin_event *event, void *user_data) {
  static const char phases[] = "bmec", states[] = "?B-ECF?";
  const world *w = user_data;
  char word[64];
  (void)engine;
  if (event->type == KIN_EVENT_VIEW_TOUCH) {
    if (event->phase == KIN_PHASE_MOVED) return;
    snprintf(word, sizeof word, " %c%d", phases[event->phase], (int)event->touch);
  } else if (event->type == KIN_EVENT_GESTURE && event->state != KIN_STATE_CHANGED) {
    if (event->recognizer == w->tap) snprintf(word, sizeof word, " tap");
    else snprintf(word, sizeof word, " %c%c", event->recognizer == w->pan ? 'p' : 'h', states[event->state]);
  } else return;
  if (strlen(said) + strlen(word) < sizeof said) strcat(said, word);
}

static void keep_log(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine, (void)user_data;
  CHECK(severity == KIN_SEVERITY_INFO);
  snprintf(logged + strlen(logged), sizeof logged - strlen(logged), "%s\n", sentence);
}

/* A view that hears of its touches at once, with a pan, a tap and something that hovers, which leave them alone; four
 * contacts may be down. */
static void begin(world *w, bool is_lenient) {
  kin_engine_options options;
  kin_view_options view;
  memset(w, 0, sizeof *w);
  said[0] = logged[0] = 0;
  kin_engine_options_init(&options);
  options.touch_capacity = 4;
  OK(kin_engine_create(&options, &w->engine));
  OK(kin_engine_set_lenient(w->engine, is_lenient));
  kin_view_options_init(&view);
  view.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
  view.frame.width = view.frame.height = 4000;
  OK(kin_view_add(w->engine, 0, &view, &w->front));
  w->pan = attach(w->engine, w->front, "pan");
  w->tap = attach(w->engine, w->front, "tap");
  w->manual = attach(w->engine, w->front, "hover");
  for (int i = 0; i < 2; i++) {
    const kin_recognizer_id each = i ? w->pan : w->tap;
    OK(kin_recognizer_set_number(w->engine, each, "cancels_touches_in_view", 0));
    OK(kin_recognizer_set_number(w->engine, each, "delays_touches_ended", 0));
  }
  OK(kin_engine_set_log(w->engine, keep_log, NULL));
  OK(kin_engine_set_event_callback(w->engine, say, w));
}

static void expect(const char *wanted) {
  CHECK(strcmp(said, wanted) == 0);
  if (strcmp(said, wanted) != 0) fprintf(stderr, "said  %s\nwanted%s\n", said, wanted);
  said[0] = 0;
}

static void expect_log(const char *wanted) {
  CHECK(strcmp(logged, wanted) == 0);
  if (strcmp(logged, wanted) != 0) fprintf(stderr, "logged %s\nwanted %s\n", logged, wanted);
  logged[0] = 0;
}

#define MISSED(touch) "touch " touch " went down again without having lifted: its lift was missed, and it ended where it was\n"

static uint32_t contacts_down(const world *w) {
  uint32_t count = 0;
  OK(kin_engine_list_contacts(w->engine, NULL, 0, &count));
  return count;
}

static void drag(const world *w, uint64_t touch, uint64_t time, double x, double y) {
  OK(feed_one(w->engine, touch, KIN_PHASE_BEGAN, time, x, y));
  for (int i = 1; i < 6; i++) OK(feed_one(w->engine, touch, KIN_PHASE_MOVED, time + 10 * (uint64_t)i, x + 10 * i, y));
}

static void missed_lifts(void) {
  world w;
  TEST("A strict engine refuses a contact that lands while it is down") {
    begin(&w, false);
    drag(&w, 1, 10, 100, 100);
    REFUSED(w.engine, KIN_ERROR_SEQUENCE, feed_one(w.engine, 1, KIN_PHASE_BEGAN, 200, 400, 300));
    kin_engine_destroy(w.engine);
  }
  TEST("A lenient one ends it where it was, and another one lands: the drag does not jump") {
    begin(&w, true);
    drag(&w, 1, 10, 100, 100);
    expect(" b1 pB");
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 200, 400, 300));
    expect(" pE e1 b1");
    expect_log(MISSED("1"));
    kin_touch_estimate at;
    OK(kin_engine_sample_touch(w.engine, 1, 200 * MILLISECOND, &at));
    CHECK(at.x == 400 && at.y == 300);
    for (int i = 1; i < 6; i++) OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 200 + 10 * (uint64_t)i, 400, 300 + 10 * i));
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 260, 400, 350));
    expect(" pB pE e1");
    CHECK(contacts_down(&w) == 0 && logged[0] == 0);
    OK(kin_engine_check_invariants(w.engine));
    kin_engine_destroy(w.engine);
  }
  TEST("A tap whose lift was missed is one, when the next comes in time") {
    begin(&w, true);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 210, 500, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 260, 500, 100));
    expect(" b1 tap e1 b1 tap e1");
    kin_engine_destroy(w.engine);
  }
  TEST("So it is in a row with others, and of one that landed in the same row") {
    begin(&w, true);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
    OK(feed_one(w.engine, 2, KIN_PHASE_BEGAN, 10, 900, 100));
    const kin_touch_sample row[] = {touch_at(2, KIN_PHASE_MOVED, 20, 901, 100), touch_at(1, KIN_PHASE_MOVED, 20, 101, 100),
                                    touch_at(1, KIN_PHASE_BEGAN, 20, 400, 100), touch_at(3, KIN_PHASE_BEGAN, 30, 600, 100),
                                    touch_at(3, KIN_PHASE_BEGAN, 40, 700, 100)};
    OK(kin_engine_feed(w.engine, row, 5));
    CHECK(contacts_down(&w) == 3);
    expect_log(MISSED("1") MISSED("3"));
    CHECK(strstr(said, "b1 b2") && strstr(said, "e1 b1") && strstr(said, "b3") && strstr(said, "e3 b3"));
    OK(kin_engine_cancel_touches(w.engine, 50 * MILLISECOND));
    OK(kin_engine_check_invariants(w.engine));
    kin_engine_destroy(w.engine);
  }
  TEST("What is lifted and lands again at one time was not missed") {
    begin(&w, true);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
    const kin_touch_sample row[] = {touch_at(1, KIN_PHASE_ENDED, 20, 100, 100), touch_at(1, KIN_PHASE_BEGAN, 20, 400, 100)};
    OK(kin_engine_feed(w.engine, row, 2));
    expect(" b1 tap e1 b1");
    expect_log("");
    kin_engine_destroy(w.engine);
  }
}

static void unknown(void) {
  world w;
  TEST("What moves, lifts or leaves without being there is nothing, also after touches were cancelled") {
    begin(&w, true);
    drag(&w, 1, 10, 100, 100);
    OK(kin_engine_cancel_touches(w.engine, 70 * MILLISECOND));
    expect(" b1 pB pC c1");
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 80, 300, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 90, 300, 100));
    OK(feed_one(w.engine, 7, KIN_PHASE_CANCELLED, 90, 300, 100));
    OK(feed_one(w.engine, 7, KIN_PHASE_EXITED, 90, 300, 100));
    expect("");
    expect_log("");
    kin_engine_destroy(w.engine);
  }
  TEST("What hovers without having entered enters, and does not enter twice") {
    begin(&w, true);
    for (int i = 0; i < 2; i++) {
      kin_touch_sample sample = touch_at(5, i ? KIN_PHASE_ENTERED : KIN_PHASE_HOVERED, 10 + 10 * (uint64_t)i, 100 + i, 100);
      sample.type = KIN_TOUCH_POINTER;
      OK(kin_engine_feed(w.engine, &sample, 1));
    }
    OK(feed_one(w.engine, 5, KIN_PHASE_EXITED, 30, 101, 100));
    OK(feed_one(w.engine, 5, KIN_PHASE_EXITED, 40, 101, 100));
    expect(" hB hE");
    kin_engine_destroy(w.engine);
  }
  TEST("One for which there is no room is left out until it has lifted, and the others go on") {
    begin(&w, true);
    for (uint64_t i = 1; i <= 6; i++) OK(feed_one(w.engine, i, KIN_PHASE_BEGAN, 10, 100 * (double)i, 100));
    CHECK(contacts_down(&w) == 4);
    expect_log("touch 5 is left out until it has lifted: more than 4 contacts are down; raise touch_capacity\n"
               "touch 6 is left out until it has lifted: more than 4 contacts are down; raise touch_capacity\n");
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 20, 100, 100));
    OK(feed_one(w.engine, 5, KIN_PHASE_MOVED, 30, 510, 100));
    CHECK(contacts_down(&w) == 3);
    OK(feed_one(w.engine, 5, KIN_PHASE_ENDED, 40, 510, 100));
    OK(feed_one(w.engine, 5, KIN_PHASE_BEGAN, 50, 500, 100));
    CHECK(contacts_down(&w) == 4);
    for (uint64_t i = 1; i <= 6; i++) OK(feed_one(w.engine, i, KIN_PHASE_ENDED, 60, 100 * (double)i, 100));
    CHECK(contacts_down(&w) == 0 && logged[0] == 0);
    OK(kin_engine_check_invariants(w.engine));
    kin_engine_destroy(w.engine);
  }
}

static void times_and_faults(void) {
  world w;
  TEST("A time that lies before the engine's, or the sample's before, counts as that") {
    uint64_t time = 0;
    begin(&w, true);
    OK(kin_engine_advance(w.engine, 100 * MILLISECOND));
    const kin_touch_sample row[] = {touch_at(1, KIN_PHASE_BEGAN, 90, 100, 100), touch_at(1, KIN_PHASE_MOVED, 120, 101, 100),
                                    touch_at(1, KIN_PHASE_ENDED, 110, 101, 100)};
    OK(kin_engine_feed(w.engine, row, 3));
    OK(kin_engine_get_time(w.engine, &time));
    CHECK(time == 120 * MILLISECOND);
    expect(" b1 tap e1");
    kin_engine_destroy(w.engine);
  }
  TEST("What is wrong in itself is refused, with its place in the row, and changes nothing") {
    begin(&w, true);
    kin_touch_sample row[] = {touch_at(9, KIN_PHASE_MOVED, 10, 1, 1), touch_at(1, KIN_PHASE_BEGAN, 10, 100, 100), touch_at(2, KIN_PHASE_BEGAN, 10, NAN, 100)};
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed(w.engine, row, 3));
    CHECK(strstr(kin_engine_last_error(w.engine), "sample 2: ") != NULL);
    row[2] = touch_at(2, KIN_PHASE_BEGAN, 10, 100, 100);
    row[2].time_ns = KIN_TIME_NEVER;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed(w.engine, row, 3));
    row[2] = touch_at(2, KIN_PHASE_BEGAN, 10, 100, 100);
    row[2].view = w.front + 1000;
    REFUSED(w.engine, KIN_ERROR_STALE, kin_engine_feed(w.engine, row, 3));
    row[1] = touch_at(1, (kin_phase)8, 10, 1, 1);
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed(w.engine, row, 2));
    CHECK(contacts_down(&w) == 0 && said[0] == 0);
    static kin_touch_sample many[33];
    for (int i = 0; i < 33; i++) many[i] = touch_at(1, KIN_PHASE_BEGAN, 20 + (uint64_t)i, i, 1);
    REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_engine_feed(w.engine, many, 33));
    REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_engine_feed(w.engine, many, 17)); /* 33 with their lifts */
    CHECK(contacts_down(&w) == 0 && logged[0] == 0);
    OK(kin_engine_feed(w.engine, many, 16));
    CHECK(contacts_down(&w) == 1);
    kin_engine_destroy(w.engine);
  }
  TEST("It is switched on and off, in the middle too, not inside a callback; a copy is as its original") {
    bool is_lenient = true;
    kin_engine *copy;
    begin(&w, false);
    OK(kin_engine_get_lenient(w.engine, &is_lenient));
    CHECK(!is_lenient);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
    OK(kin_engine_set_lenient(w.engine, true));
    OK(kin_engine_set_lenient(w.engine, true));
    OK(kin_engine_get_lenient(w.engine, &is_lenient));
    CHECK(is_lenient);
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 20, 400, 100));
    OK(kin_engine_copy(w.engine, &copy));
    OK(kin_engine_get_lenient(copy, &is_lenient));
    CHECK(is_lenient);
    OK(feed_one(copy, 1, KIN_PHASE_BEGAN, 30, 100, 100));
    kin_engine_destroy(copy);
    OK(kin_engine_set_lenient(w.engine, false));
    REFUSED(w.engine, KIN_ERROR_SEQUENCE, feed_one(w.engine, 1, KIN_PHASE_BEGAN, 30, 100, 100));
    kin_engine_destroy(w.engine);
  }
}

static void switch_filters_on(kin_engine *engine, int filters) {
  kin_contact_filter contacts;
  kin_palm_filter palms;
  kin_accommodations chosen;
  kin_hand_grouping hands;
  kin_contact_filter_init(&contacts);
  kin_palm_filter_init(&palms);
  kin_accommodations_init(&chosen);
  kin_hand_grouping_init(&hands);
  palms.edge_margin = 60;
  chosen.minimum_contact_time = 0.02;
  if (filters & 1) OK(kin_engine_set_contact_filter(engine, &contacts));
  if (filters & 2) OK(kin_engine_set_palm_filter(engine, &palms));
  if (filters & 4) OK(kin_engine_set_accommodations(engine, &chosen));
  if (filters & 8) OK(kin_engine_set_hands(engine, &hands));
}

static uint32_t next_random(uint32_t *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 8;
}

/* A frame of samples that need not fit together. */
static uint32_t draw_frame(kin_touch_sample *row, uint64_t time, uint32_t *seed) {
  const uint32_t count = 1 + next_random(seed) % 4;
  for (uint32_t i = 0; i < count; i++) {
    row[i] = touch_at(next_random(seed) % 6, (kin_phase)(next_random(seed) % 7), 0, 20 + next_random(seed) % 300, 20 + next_random(seed) % 300);
    row[i].time_ns = time;
    if (next_random(seed) % 6 == 0) row[i].major_radius = 100; /* a palm */
    if (i > 0) row[i].time_ns -= next_random(seed) % 3 * MILLISECOND % time;
  }
  return count;
}

/* What is down and hovers, as the test knows it: by it a row is put right here, for a strict engine. */
typedef struct known {
  bool is_down[6], hovers[6];
  uint64_t time_ns;
  uint32_t leaving; /* at that time */
  double x[6], y[6];
} known;

/* The samples that a sample stands for: none to two. */
static uint32_t put_right(known *k, kin_touch_sample sample, kin_touch_sample *out) {
  const uint64_t id = sample.touch;
  uint32_t count = 0, present = 0;
  if (sample.time_ns > k->time_ns) k->leaving = 0;
  k->time_ns = sample.time_ns;
  for (int i = 0; i < 6; i++) present += (uint32_t)k->is_down[i] + (uint32_t)k->hovers[i];
  if (sample.phase == KIN_PHASE_BEGAN && k->is_down[id]) {
    out[count] = touch_at(id, KIN_PHASE_ENDED, 0, k->x[id], k->y[id]);
    out[count].type = sample.type;
    out[count++].time_ns = sample.time_ns;
    k->is_down[id] = false;
    k->leaving++, present--;
  }
  if (sample.phase == KIN_PHASE_ENTERED || sample.phase == KIN_PHASE_HOVERED) sample.phase = k->hovers[id] ? KIN_PHASE_HOVERED : KIN_PHASE_ENTERED;
  const bool is_new = sample.phase == KIN_PHASE_BEGAN || sample.phase == KIN_PHASE_ENTERED;
  const bool is_known = sample.phase >= KIN_PHASE_ENTERED ? k->hovers[id] : k->is_down[id];
  if (is_new ? present >= 4 || present + k->leaving >= 8 : !is_known) return count;
  if (sample.phase != KIN_PHASE_MOVED && sample.phase != KIN_PHASE_HOVERED && !is_new) k->leaving++;
  if (sample.phase >= KIN_PHASE_ENTERED) k->hovers[id] = sample.phase != KIN_PHASE_EXITED;
  else k->is_down[id] = sample.phase <= KIN_PHASE_MOVED;
  if (sample.phase < KIN_PHASE_ENTERED) k->x[id] = sample.x, k->y[id] = sample.y;
  out[count++] = sample;
  return count;
}

/* What a record says, but for ids, which differ from engine to engine. */
static void add_record(kin_engine *engine, const kin_event *event, void *user_data) {
  kin_event bare = *event;
  bare.recognizer = 0, bare.view = 0;
  add_to_stream(engine, &bare, user_data);
}

/* Two engines get the same faulty frames: a lenient one as they are, a strict one as they were put right here. */
static void compare(uint32_t seed, bool finds_hands) {
  world lenient, strict;
  stream of_lenient = {0, 0}, of_strict = {0, 0};
  known k = {0};
  uint64_t time = 0;
  begin(&strict, false);
  begin(&lenient, true);
  OK(kin_engine_set_log(lenient.engine, NULL, NULL));
  OK(kin_engine_set_event_callback(lenient.engine, add_record, &of_lenient));
  OK(kin_engine_set_event_callback(strict.engine, add_record, &of_strict));
  switch_filters_on(lenient.engine, finds_hands ? 8 : 0);
  switch_filters_on(strict.engine, finds_hands ? 8 : 0);
  for (int step = 0; step < 60; step++) {
    kin_touch_sample row[4], fitting[8];
    uint32_t fitted = 0;
    time += (1 + next_random(&seed) % 60) * MILLISECOND;
    const uint32_t count = draw_frame(row, time, &seed);
    for (uint32_t i = 0; i < count; i++) {
      kin_touch_sample sample = row[i];
      sample.time_ns = time;
      fitted += put_right(&k, sample, fitting + fitted);
    }
    OK(kin_engine_feed(lenient.engine, row, count));
    OK(kin_engine_feed(strict.engine, fitting, fitted));
    OK(kin_engine_advance(strict.engine, time));
    OK(kin_engine_advance(lenient.engine, time));
    CHECK(hash_of(lenient.engine) == hash_of(strict.engine));
  }
  OK(kin_engine_cancel_touches(lenient.engine, time));
  OK(kin_engine_cancel_touches(strict.engine, time));
  CHECK(of_lenient.count == of_strict.count && of_lenient.hash == of_strict.hash);
  CHECK(contacts_down(&lenient) == 0);
  OK(kin_engine_check_invariants(lenient.engine));
  kin_engine_destroy(lenient.engine);
  kin_engine_destroy(strict.engine);
}

/* Faulty frames through the filters: none is refused, a replay of what passed gives the same records, and when all is
 * lifted nothing is left. */
static void play_through_filters(uint32_t seed, int filters) {
  world w;
  tape recorded = {0};
  stream live = {0, 0}, replayed = {0, 0};
  uint64_t time = 0;
  begin(&w, true);
  OK(kin_engine_set_log(w.engine, NULL, NULL));
  OK(kin_engine_set_event_callback(w.engine, add_to_stream, &live));
  switch_filters_on(w.engine, filters);
  OK(kin_trace_start(w.engine, write_tape, &recorded));
  for (int step = 0; step < 60; step++) {
    kin_touch_sample row[4];
    time += (1 + next_random(&seed) % 60) * MILLISECOND;
    OK(kin_engine_feed(w.engine, row, draw_frame(row, time, &seed)));
    OK(kin_engine_advance(w.engine, time));
  }
  for (uint64_t i = 0; i < 6; i++) OK(feed_one(w.engine, i, KIN_PHASE_ENDED, 0, 50, 50));
  OK(kin_engine_advance(w.engine, time + UINT64_C(3000000000)));
  OK(kin_trace_stop(w.engine));
  CHECK(contacts_down(&w) == 0);
  OK(kin_engine_check_invariants(w.engine));
  kin_engine_destroy(w.engine);
  kin_engine_destroy(play_tape(&recorded, 0, &replayed, NULL));
  CHECK(live.count > 0 && live.count == replayed.count && live.hash == replayed.hash);
  free_tape(&recorded);
}

int main(int argc, char **argv) {
  const int worlds = argc > 1 ? atoi(argv[1]) : 300;
  missed_lifts();
  unknown();
  times_and_faults();
  TEST("Random faulty frames give what the same frames give that were put right, to a strict engine") {
    for (int i = 0; i < worlds; i++) compare((uint32_t)i * 7919u + 3, i % 2);
  }
  TEST("Through the filters of contacts, of palms, of short touches and of hands none is refused, and none stays") {
    for (int i = 0; i < worlds; i++) play_through_filters((uint32_t)i * 7919u + 5, i % 16);
  }
  return report();
}
