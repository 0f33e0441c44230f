/* kin_flight_recorder_read: what a reader has read is a trace, whatever the room, however late it comes, and however
 * slow it is. */
#include "session.h"

/* A reader: where it is, and what it has; a new trace begins when the ring no longer holds what comes next. */
typedef struct reader {
  uint64_t position;
  tape read;
  int beginnings;
} reader;

static void read_on(kin_engine *engine, reader *r, uint32_t room) {
  static unsigned char buffer[1 << 17];
  kin_result result = KIN_OK;
  for (uint32_t count = 1; count > 0 && result == KIN_OK;) {
    buffer[room] = 0xAA;
    result = kin_flight_recorder_read(engine, &r->position, buffer, room, &count);
    OK(result);
    CHECK(count <= room && buffer[room] == 0xAA);
    if (count >= 12 && memcmp(buffer, "\1KIN\r\n\x1a\n", 8) == 0) r->beginnings++, r->read.count = 0;
    write_tape(buffer, count, &r->read);
  }
}

/* Ends it as kin_trace_stop would, and plays it: the engine's state is that of the recorded one. */
static void expect_present(kin_engine *engine, const reader *r) {
  static const unsigned char end[] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2};
  tape whole = {0};
  write_tape(r->read.bytes, (uint32_t)r->read.count, &whole);
  write_tape(end, sizeof end, &whole);
  mend_checksums(&whole);
  kin_engine *played = play_tape(&whole, 0, NULL, NULL);
  CHECK(hash_of(played) == hash_of(engine));
  kin_engine_destroy(played);
  free_tape(&whole);
}

static void follows(uint32_t room, int frames, uint64_t duration) {
  hand h = {.time = 10};
  reader r = {0};
  world w = make_world(NULL);
  noise = room;
  OK(kin_trace_set_check_interval(w.engine, 5));
  OK(kin_flight_recorder_start(w.engine, 65536, duration));
  for (int part = 0; part < 20; part++) {
    use(&w, &h, frames, NULL);
    read_on(w.engine, &r, room);
    expect_present(w.engine, &r);
  }
  CHECK(r.beginnings == 1);
  kin_engine_destroy(w.engine);
  free_tape(&r.read);
}

static void is_late(void) {
  hand h = {.time = 10};
  reader r = {0}, late = {0};
  world w = make_world(NULL);
  tape dump = {0};
  noise = 5;
  OK(kin_flight_recorder_start(w.engine, 65536, 0));
  use(&w, &h, 20, NULL);
  read_on(w.engine, &r, 4096);
  use(&w, &h, 4000, NULL); /* the ring goes round meanwhile */
  read_on(w.engine, &r, 4096);
  CHECK(r.beginnings == 2);
  expect_present(w.engine, &r);
  read_on(w.engine, &late, 1 << 16);
  CHECK(late.beginnings == 1);
  expect_present(w.engine, &late);
  OK(kin_flight_recorder_dump(w.engine, write_tape, &dump));
  CHECK(late.read.count + 13 == dump.count && memcmp(late.read.bytes, dump.bytes, late.read.count) == 0);
  /* A recorder that ended leaves nothing that a later one's reader could go on with. */
  OK(kin_flight_recorder_stop(w.engine));
  OK(kin_flight_recorder_start(w.engine, 65536, 0));
  read_on(w.engine, &r, 4096);
  CHECK(r.beginnings == 3);
  expect_present(w.engine, &r);
  kin_engine_destroy(w.engine);
  free_tape(&r.read), free_tape(&late.read), free_tape(&dump);
}

static kin_result given;
static uint64_t place;
static void read_inside(kin_engine *engine, const kin_event *event, void *user_data) {
  unsigned char room[64];
  uint32_t count = 7;
  (void)event, (void)user_data;
  given = kin_flight_recorder_read(engine, &place, room, sizeof room, &count);
  CHECK(count == 7);
}

static void refusals(void) {
  world w = make_world(NULL);
  unsigned char room[64];
  uint32_t count = 7;
  uint64_t position = 0;
  REFUSED(w.engine, KIN_ERROR_STATE, kin_flight_recorder_read(w.engine, &position, room, sizeof room, &count));
  OK(kin_flight_recorder_start(w.engine, 65536, 0));
  REFUSED(w.engine, KIN_ERROR_RANGE, kin_flight_recorder_read(w.engine, &position, room, 63, &count));
  CHECK(count == 7 && position == 0);
  OK(kin_engine_set_event_callback(w.engine, read_inside, NULL));
  given = KIN_OK;
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 5, 5));
  OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 20, 200, 5));
  CHECK(given == KIN_ERROR_REENTRANT && place == 0);
  position = UINT64_MAX; /* it was never given */
  OK(kin_flight_recorder_read(w.engine, &position, room, sizeof room, &count));
  CHECK(count == sizeof room && room[1] == 'K');
  kin_engine_destroy(w.engine);
}

/* One call that is larger than a part of the ring: nothing is kept until the next part begins. */
static void too_large(void) {
  enum { MANY = 3000 };
  static kin_touch_sample samples[MANY];
  world w = make_world(NULL);
  reader r = {0};
  OK(kin_flight_recorder_start(w.engine, 16384, 0));
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 1, 5, 5));
  read_on(w.engine, &r, 4096);
  for (int i = 0; i < MANY; i++) samples[i] = touch_at(1, KIN_PHASE_MOVED, (uint64_t)i + 2, 7.77777 * (i % 31), 3.33333 * (i % 37));
  OK(kin_engine_feed(w.engine, samples, MANY));
  const kin_event *events;
  uint32_t count;
  uint64_t position = 0;
  unsigned char room[64];
  REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_flight_recorder_read(w.engine, &position, room, sizeof room, &count));
  OK(kin_engine_poll(w.engine, &events, &count)); /* what waited is in each snapshot */
  OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, MANY + 10, 5, 5));
  OK(feed_one(w.engine, 2, KIN_PHASE_BEGAN, MANY + 20, 5, 5));
  read_on(w.engine, &r, 4096);
  CHECK(r.beginnings == 2);
  expect_present(w.engine, &r);
  kin_engine_destroy(w.engine);
  free_tape(&r.read);
}

int main(void) {
  TEST("What is read bit by bit is one trace, whose replay gives the engine's state") {
    follows(64, 3, 0);
    follows(777, 30, 0);
    follows(4096, 100, 0);
    follows(1 << 16, 10, 2000 * MILLISECOND);
    follows(100000, 150, 0);
  }
  TEST("A reader that is late, or too slow, gets a new trace from the oldest moment on") is_late();
  TEST("What cannot be read is refused, and moves nothing") refusals();
  TEST("After a call that did not fit a reader gets a new trace") too_large();
  return report();
}
