/* Which thread may call: calls that overlap another thread's are refused and change nothing, calls of one thread after
 * another's are all right. */
#include "threads.h"

typedef struct intruder {
  kin_engine *engine;
  kin_result feed, advance, poll, get, set, claim;
  int is_told;
} intruder;

/* Calls as a thread would that knows nothing of the others. */
static void *intrude(void *argument) {
  intruder *its = argument;
  const kin_event *events;
  uint32_t count;
  uint64_t time;
  its->feed = feed_one(its->engine, 9, KIN_PHASE_BEGAN, 1000, 5, 5);
  its->advance = kin_engine_advance(its->engine, 2000 * (uint64_t)MILLISECOND);
  its->poll = kin_engine_poll(its->engine, &events, &count);
  its->get = kin_engine_get_time(its->engine, &time);
  its->set = kin_engine_set_explain(its->engine, true);
  its->claim = kin_engine_set_claimed(its->engine, true);
  its->is_told = strstr(kin_engine_last_error(its->engine), "another thread") != NULL;
  kin_engine_destroy(its->engine);
  return NULL;
}

#define ALL_GAVE(its, code) \
  CHECK((its).feed == (code) && (its).advance == (code) && (its).poll == (code) && (its).get == (code) && (its).set == (code) && (its).claim == (code))

static intruder met;
static kin_result fed_inside, set_inside, claimed_inside;
static int calls_back;

/* In the middle of a feed: another thread tries, then this one. */
static void be_intruded(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)event, (void)user_data;
  if (calls_back++ > 0) return;
  met.engine = engine;
  on_another_thread(intrude, &met);
  fed_inside = feed_one(engine, 9, KIN_PHASE_BEGAN, 1000, 5, 5);
  claimed_inside = kin_engine_set_claimed(engine, true);
  set_inside = kin_engine_set_explain(engine, false);
}

static stream played_alone(void) {
  stream heard = {0, 0};
  world w = make_world(NULL);
  OK(kin_engine_set_event_callback(w.engine, add_to_stream, &heard));
  for (int i = 0; i < STEPS; i++) OK(play_step(w.engine, i));
  kin_engine_destroy(w.engine);
  return heard;
}

static void overlaps(void) {
  world w = make_world(NULL), same = make_world(NULL);
  TEST("A call that overlaps another thread's is refused with a sentence, and changes nothing") {
    OK(kin_engine_set_event_callback(w.engine, be_intruded, NULL));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 100, 100));
    OK(feed_one(same.engine, 1, KIN_PHASE_BEGAN, 0, 100, 100));
    CHECK(calls_back > 0);
    ALL_GAVE(met, KIN_ERROR_THREAD);
    CHECK(met.is_told);
    CHECK(hash_of(w.engine) == hash_of(same.engine));
  }
  TEST("Nested calls of the same thread are what they were, and the engine cannot be claimed there") {
    GIVES(KIN_ERROR_REENTRANT, fed_inside);
    GIVES(KIN_ERROR_REENTRANT, claimed_inside);
    OK(set_inside);
  }
  TEST("Another thread's destroy during a call was ignored, and the sentence is for the refused thread alone") {
    CHECK(strstr(kin_engine_last_error(w.engine), "another thread") == NULL);
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 50, 100, 100));
    OK(kin_engine_check_invariants(w.engine));
  }
  TEST("After the call another thread may do what was refused, and destroy the engine") {
    on_another_thread(intrude, &met);
    ALL_GAVE(met, KIN_OK);
  }
  kin_engine_destroy(same.engine);
}

static void claims(void) {
  world w = make_world(NULL);
  intruder other = {.engine = w.engine};
  TEST("A claimed engine refuses other threads between calls too, also their destroy, and serves its owner") {
    OK(kin_engine_set_claimed(w.engine, true));
    OK(kin_engine_set_claimed(w.engine, true));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 100, 100));
    const uint64_t hash = hash_of(w.engine);
    on_another_thread(intrude, &other);
    ALL_GAVE(other, KIN_ERROR_THREAD);
    CHECK(other.is_told);
    CHECK(hash_of(w.engine) == hash);
    GIVES(KIN_ERROR_SEQUENCE, feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 100, 100));
    CHECK(strstr(kin_engine_last_error(w.engine), "goes down twice") != NULL);
  }
  TEST("An engine that is given up is anybody's, and giving up what is not claimed is no error") {
    OK(kin_engine_set_claimed(w.engine, false));
    OK(kin_engine_set_claimed(w.engine, false));
    on_another_thread(intrude, &other); /* claims it, and destroys it as its owner */
    ALL_GAVE(other, KIN_OK);
  }
}

typedef struct refused {
  kin_engine *engine;
  int before, during, after;
} refused;

static int is_told_of_threads(kin_engine *engine) { return strstr(kin_engine_last_error(engine), "another thread") != NULL; }

static pthread_barrier_t baton;
static void pass(void) { pthread_barrier_wait(&baton); }

static void *fail_twice(void *argument) {
  refused *its = argument;
  its->before = is_told_of_threads(its->engine);
  kin_engine_set_explain(its->engine, true);
  pass();
  pass(); /* the other thread has given the engine up */
  its->during = is_told_of_threads(its->engine);
  kin_engine_feed(its->engine, NULL, 1);
  its->after = is_told_of_threads(its->engine);
  return NULL;
}

static void sentences(void) {
  world w = make_world(NULL);
  refused its = {.engine = w.engine};
  pthread_t thread;
  TEST("The refused thread has its sentence until it fails at something else, when the engine is free again too") {
    pthread_barrier_init(&baton, NULL, 2);
    OK(kin_engine_set_claimed(w.engine, true));
    CHECK(pthread_create(&thread, NULL, fail_twice, &its) == 0);
    pass();
    OK(kin_engine_set_claimed(w.engine, false));
    CHECK(!is_told_of_threads(w.engine));
    pass();
    pthread_join(thread, NULL);
    pthread_barrier_destroy(&baton);
    CHECK(its.before && its.during && !its.after);
  }
  kin_engine_destroy(w.engine);
}

static void destroy_inside(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)event, (void)user_data;
  kin_engine_destroy(engine);
}

static void ends(void) {
  TEST("An engine that its owner destroys from inside a callback goes when the outermost call returns") {
    for (int claimed = 0; claimed < 2; claimed++) {
      world w = make_world(NULL);
      OK(kin_engine_set_claimed(w.engine, claimed));
      OK(kin_engine_set_event_callback(w.engine, destroy_inside, NULL));
      OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 100, 100));
    }
  }
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int next_step;

static void *play_under_the_lock(void *argument) {
  worker *its = argument;
  wait_for_all();
  for (int i = 0; i < STEPS;) {
    pthread_mutex_lock(&lock);
    i = next_step++;
    if (i < STEPS) count_code(its, play_step(its->w.engine, i));
    pthread_mutex_unlock(&lock);
    sched_yield();
  }
  return NULL;
}

static void handovers(void) {
  static worker workers[WORKERS];
  /* One engine after the other: their ids are the same. */
  const stream alone = played_alone();
  world w = make_world(NULL);
  stream heard = {0, 0};
  TEST("An engine that goes from thread to thread under a lock refuses nobody, and gives what one thread gives") {
    OK(kin_engine_set_event_callback(w.engine, add_to_stream, &heard));
    for (int i = 0; i < WORKERS; i++) workers[i].w = w;
    run_workers(workers, play_under_the_lock);
    CHECK(all_given(workers, KIN_OK) == STEPS);
    CHECK(alone.count > 500);
    CHECK(heard.count == alone.count && heard.hash == alone.hash);
  }
  kin_engine_destroy(w.engine);
}

int main(void) {
  overlaps();
  claims();
  sentences();
  ends();
  handovers();
  return report();
}
