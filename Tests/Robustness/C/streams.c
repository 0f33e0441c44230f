/* One stream of records: the same by callback and by poll; the same whatever other engines do; the same again. Plays
 * the files of the command line. */
#include "play.h"

/* The bits of an id in which engines that live at one time differ (id.h); everything else of a record is compared. */
#define ENGINE_NUMBER (UINT64_C(15) << 52)

typedef struct stream {
  kin_event *events;
  uint32_t count, capacity;
} stream;

static void collect(const kin_event *events, uint32_t count, void *user_data) {
  stream *s = user_data;
  if (s->count + count > s->capacity) {
    s->capacity = 2 * (s->count + count);
    s->events = realloc(s->events, s->capacity * sizeof *s->events);
  }
  for (uint32_t i = 0; i < count; i++) {
    kin_event *kept = memcpy(s->events + s->count++, events + i, sizeof *events);
    kept->recognizer &= ~ENGINE_NUMBER, kept->view &= ~ENGINE_NUMBER, kept->other &= ~ENGINE_NUMBER;
  }
}

static void on_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine;
  collect(event, 1, user_data);
}

static int same(const stream *a, const stream *b) {
  return a->count == b->count && (a->count == 0 || memcmp(a->events, b->events, a->count * sizeof *a->events) == 0);
}

static stream played_alone(const recording *r, kin_touch_sample *room, uint64_t *out_hash) {
  stream s = {0};
  world w = make_world_of_streams();
  OK(kin_engine_set_explain(w.engine, true));
  play(w.engine, r, 0, room, collect, &s);
  *out_hash = hash_of(w.engine);
  OK(kin_engine_check_invariants(w.engine));
  kin_engine_destroy(w.engine);
  return s;
}

static void one_file(const char *path) {
  recording r = read_recording(path);
  kin_touch_sample *room = malloc((r.count + 1) * sizeof *room), *other_room = malloc((r.count + 1) * sizeof *room);
  uint64_t hash, hash_again;
  CHECK(r.count > 0);

  /* by callback and by poll */
  stream polled = {0}, called = {0};
  world w = make_world_of_streams();
  OK(kin_engine_set_explain(w.engine, true));
  OK(kin_engine_set_event_callback(w.engine, on_event, &called));
  play(w.engine, &r, 0, room, collect, &polled);
  CHECK(polled.count > 0);
  CHECK(same(&polled, &called));
  for (uint32_t i = 0; i < polled.count; i++) CHECK(polled.events[i].sequence == i + 1);
  for (uint32_t i = 1; i < polled.count; i++) CHECK(polled.events[i - 1].time_ns <= polled.events[i].time_ns);

  /* again, and beside another engine that is fed each sample alone, and twice as late */
  stream alone = played_alone(&r, room, &hash), again = played_alone(&r, room, &hash_again);
  CHECK(same(&polled, &alone) && same(&alone, &again));
  CHECK(hash == hash_again && hash == hash_of(w.engine));
  stream beside = {0}, noise = {0};
  world one = make_world_of_streams(), two = make_world_of_streams();
  OK(kin_engine_set_explain(one.engine, true));
  const kin_event *events;
  uint32_t count;
  for (uint32_t from = 0, to; from < r.count; from = to) {
    for (to = from + 1; to < r.count && r.samples[to].time_ns == r.samples[from].time_ns;) to++;
    OK(kin_engine_feed(one.engine, r.samples + from, to - from));
    for (uint32_t i = from; i < to; i++) {
      other_room[i] = r.samples[i];
      other_room[i].time_ns *= 2;
      OK(kin_engine_feed(two.engine, other_room + i, 1));
    }
    OK(kin_engine_poll(two.engine, &events, &count));
    collect(events, count, &noise);
    OK(kin_engine_poll(one.engine, &events, &count));
    collect(events, count, &beside);
  }
  OK(kin_engine_advance(one.engine, r.duration_ns + UINT64_C(2000) * MILLISECOND));
  OK(kin_engine_poll(one.engine, &events, &count));
  collect(events, count, &beside);
  CHECK(same(&beside, &alone));

  kin_engine_destroy(one.engine);
  kin_engine_destroy(two.engine);
  kin_engine_destroy(w.engine);
  free(polled.events), free(called.events), free(alone.events), free(again.events), free(beside.events), free(noise.events);
  free(r.samples), free(room), free(other_room);
}

int main(int argument_count, char **arguments) {
  for (int i = 1; i < argument_count; i++) TEST(arguments[i]) one_file(arguments[i]);
  return report();
}
