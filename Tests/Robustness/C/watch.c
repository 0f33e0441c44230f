/* kin_watch_...: watchers that come, leave, come late, are slow or send something; addresses; wrong use. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <kinesic/watch.h>

#include "tape.h"
#include "world.h"

static uint64_t clock_ms = 10;

/* Draws back and forth: `count` moves of a finger. */
static void draw(kin_engine *engine, int count) {
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, clock_ms += 8, 10, 10));
  for (int i = 0; i < count; i++) OK(feed_one(engine, 1, KIN_PHASE_MOVED, clock_ms += 8, 10 + 7 * (i % 40), 10 + 3 * (i % 50)));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, clock_ms += 8, 10, 10));
  const kin_event *events;
  uint32_t count_of_events;
  OK(kin_engine_poll(engine, &events, &count_of_events));
}

static int connect_to(uint32_t port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  const int made = socket(AF_INET, SOCK_STREAM, 0);
  CHECK(connect(made, (struct sockaddr *)&address, sizeof address) == 0);
  fcntl(made, F_SETFL, O_NONBLOCK);
  return made;
}

static int connect_at(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  const int made = socket(AF_UNIX, SOCK_STREAM, 0);
  CHECK(connect(made, (struct sockaddr *)&address, sizeof address) == 0);
  fcntl(made, F_SETFL, O_NONBLOCK);
  return made;
}

static int begins_trace(const unsigned char *bytes, size_t left) { return left >= 12 && memcmp(bytes, "\1KIN\r\n\x1a\n", 8) == 0; }

/* Takes what has come. */
static void receive(int from, tape *t) {
  unsigned char bytes[5000];
  for (ssize_t count; (count = recv(from, bytes, sizeof bytes, 0)) > 0;) write_tape(bytes, (uint32_t)count, t);
}

/* The latest trace of a stream of them; ended, so that it can be played. How many there are. */
static int latest(const tape *stream, tape *out) {
  static const unsigned char end[] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2};
  int traces = 0;
  size_t first = 0, at = 0;
  while (at < stream->count) {
    const unsigned char *head = stream->bytes + at;
    if (begins_trace(head, stream->count - at)) first = at, at += 12, traces++;
    else at += 12 + (head[0] | (size_t)head[1] << 8 | (size_t)head[2] << 16 | (size_t)head[3] << 24);
  }
  CHECK(at == stream->count);
  out->count = 0;
  write_tape(stream->bytes + first, (uint32_t)(at - first), out);
  write_tape(end, sizeof end, out);
  mend_checksums(out);
  return traces;
}

/* What a watcher has got leads to the state of the engine. Gives the number of traces. */
static int expect_present(kin_engine *engine, const tape *stream) {
  tape last = {0};
  const int traces = latest(stream, &last);
  kin_engine *played = play_tape(&last, 0, NULL, NULL);
  CHECK(hash_of(played) == hash_of(engine));
  kin_engine_destroy(played);
  free_tape(&last);
  return traces;
}

static kin_watch_info info_of(const kin_watch *watch) {
  kin_watch_info info;
  kin_watch_info_init(&info);
  OK(kin_watch_get_info(watch, &info));
  return info;
}

/* Until the watch has nothing more to say. */
static void step_until_heard(kin_watch *watch, int from, tape *t) {
  struct pollfd socket = {.fd = from, .events = POLLIN};
  int rest = 3; /* one who looked whether somebody listens may be before us */
  while (rest > 0) {
    OK(kin_watch_step(watch));
    if (poll(&socket, 1, 50) > 0) receive(from, t);
    else rest--;
  }
}

static void one_after_the_other(void) {
  world w = make_world(NULL);
  kin_watch *watch = NULL;
  tape first = {0}, second = {0}, third = {0};
  OK(kin_watch_start(w.engine, "tcp:127.0.0.1:0", NULL, &watch));
  const uint32_t port = info_of(watch).port;
  CHECK(port > 0 && info_of(watch).is_watched == 0);
  OK(kin_watch_step(watch));
  draw(w.engine, 50); /* before anybody watches */
  const int a = connect_to(port), b = connect_to(port);
  step_until_heard(watch, a, &first);
  CHECK(info_of(watch).is_watched == 1 && info_of(watch).watcher_count == 1);
  CHECK(expect_present(w.engine, &first) == 1);
  kin_trace_info began;
  kin_trace_info_init(&began);
  OK(kin_trace_inspect(first.bytes, first.count, &began));
  CHECK(began.begin_ns == 0); /* it has what came before it */
  draw(w.engine, 50);
  CHECK(send(a, "GET / HTTP/1.1\r\n", 16, 0) == 16); /* what a watcher says is thrown away */
  step_until_heard(watch, a, &first);
  CHECK(expect_present(w.engine, &first) == 1);
  receive(b, &second);
  CHECK(second.count == 0); /* it waits for its turn */
  close(a);
  draw(w.engine, 5);
  step_until_heard(watch, b, &second);
  CHECK(expect_present(w.engine, &second) == 1 && info_of(watch).watcher_count == 2);
  CHECK(info_of(watch).byte_count >= first.count + second.count && info_of(watch).drop_count == 0);
  close(b);
  draw(w.engine, 5);
  for (int i = 0; i < 10; i++) OK(kin_watch_step(watch));
  CHECK(info_of(watch).is_watched == 0);
  const int c = connect_to(port);
  step_until_heard(watch, c, &third);
  CHECK(expect_present(w.engine, &third) == 1);
  kin_watch_stop(watch);
  receive(c, &third);
  char byte;
  CHECK(recv(c, &byte, 1, 0) == 0); /* it sees the end */
  close(c);
  kin_engine_destroy(w.engine);
  free_tape(&first), free_tape(&second), free_tape(&third);
}

/* A watcher that takes nothing for long: the program goes on, and the watcher gets a new snapshot. */
static void slow(void) {
  world w = make_world(NULL);
  kin_watch *watch = NULL;
  kin_watch_options options;
  tape t = {0};
  kin_watch_options_init(&options);
  options.ring_bytes = 65536, options.duration_ns = 0;
  OK(kin_watch_start(w.engine, "tcp:127.0.0.1:0", &options, &watch));
  const int a = connect_to(info_of(watch).port);
  uint64_t taken = 0;
  for (int i = 0; i < 400000 && (i < 200 || taken != info_of(watch).byte_count); i++) {
    taken = info_of(watch).byte_count;
    draw(w.engine, 200);
    OK(kin_watch_step(watch));
  }
  for (int i = 0; i < 200; i++) {
    draw(w.engine, 200); /* the ring goes round */
    OK(kin_watch_step(watch));
  }
  step_until_heard(watch, a, &t);
  CHECK(info_of(watch).drop_count == 1);
  CHECK(expect_present(w.engine, &t) == 2);
  close(a);
  kin_watch_stop(watch);
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

/* With a step after each sample there is always something to send: who leaves then is noticed by it. What a watcher
 * has said meanwhile does not cost it the end of the recording. */
static void leaves_while_drawing(void) {
  world w = make_world(NULL);
  kin_watch *watch = NULL;
  tape t = {0};
  OK(kin_watch_start(w.engine, "tcp:127.0.0.1:0", NULL, &watch));
  const uint32_t port = info_of(watch).port;
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, clock_ms += 8, 10, 10));
  for (uint32_t watcher = 1; watcher <= 50; watcher++) {
    const int a = connect_to(port);
    int steps = 0;
    for (; steps < 100 && info_of(watch).watcher_count < watcher; steps++) {
      OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, clock_ms += 8, 10 + steps % 7, 10));
      OK(kin_watch_step(watch));
    }
    CHECK(steps <= 5);
    if (watcher < 50) close(a);
    else {
      CHECK(send(a, "GET / HTTP/1.1\r\n", 16, 0) == 16);
      OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, clock_ms += 8, 10, 10));
      const kin_event *events;
      uint32_t count;
      OK(kin_engine_poll(w.engine, &events, &count));
      kin_watch_stop(watch);
      struct pollfd socket = {.fd = a, .events = POLLIN};
      for (ssize_t got = 1; got > 0 && poll(&socket, 1, 1000) > 0;) {
        unsigned char bytes[4096];
        got = recv(a, bytes, sizeof bytes, 0);
        CHECK(got >= 0);
        if (got > 0) write_tape(bytes, (uint32_t)got, &t);
      }
      CHECK(expect_present(w.engine, &t) == 1);
      close(a);
    }
  }
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

typedef struct line {
  tape got;
  uint32_t most; /* it takes so many bytes at once */
} line;

static uint32_t take_some(const void *bytes, uint32_t count, void *user_data) {
  line *l = user_data;
  const uint32_t taken = count < l->most ? count : l->most;
  if (taken) write_tape(bytes, taken, &l->got);
  return taken;
}

static uint32_t boast(const void *bytes, uint32_t count, void *user_data) {
  (void)bytes, (void)user_data;
  return count + 1000;
}

static void writer(void) {
  world w = make_world(NULL);
  kin_watch *watch = NULL;
  kin_watch_options options;
  line l = {.most = 0};
  kin_watch_options_init(&options);
  options.writer = take_some, options.user_data = &l;
  OK(kin_watch_start(w.engine, NULL, &options, &watch));
  CHECK(info_of(watch).is_watched == 1 && info_of(watch).port == 0);
  draw(w.engine, 30);
  OK(kin_watch_step(watch));
  CHECK(l.got.count == 0);
  l.most = 7;
  OK(kin_watch_step(watch));
  CHECK(l.got.count > 7); /* as long as it takes some */
  draw(w.engine, 30);
  OK(kin_watch_step(watch));
  CHECK(expect_present(w.engine, &l.got) == 1);
  OK(kin_watch_restart(watch));
  OK(kin_watch_step(watch));
  CHECK(expect_present(w.engine, &l.got) == 2);
  CHECK(info_of(watch).drop_count == 0 && info_of(watch).byte_count == l.got.count);
  kin_watch_stop(watch);
  options.writer = boast;
  OK(kin_watch_start(w.engine, NULL, &options, &watch));
  draw(w.engine, 30);
  OK(kin_watch_step(watch));
  kin_watch_stop(watch);
  kin_engine_destroy(w.engine);
  free_tape(&l.got);
}

static void paths(const char *folder) {
  char path[200], address[220];
  struct stat found;
  world w = make_world(NULL), other = make_world(NULL);
  kin_watch *watch = NULL, *second = NULL;
  tape t = {0};
  snprintf(path, sizeof path, "%s/watch", folder);
  snprintf(address, sizeof address, "unix:%s", path);
  OK(kin_watch_start(w.engine, address, NULL, &watch));
  CHECK(stat(path, &found) == 0 && S_ISSOCK(found.st_mode) && (found.st_mode & 0777) == 0600);
  GIVES(KIN_ERROR_EXISTS, kin_watch_start(other.engine, address, NULL, &second));
  CHECK(second == NULL && strstr(kin_watch_last_error(), "listens"));
  const int a = connect_at(path);
  draw(w.engine, 20);
  step_until_heard(watch, a, &t);
  CHECK(expect_present(w.engine, &t) == 1);
  close(a);
  kin_watch_stop(watch);
  CHECK(stat(path, &found) != 0);
  /* What a program that crashed has left behind is replaced; a file is not. */
  struct sockaddr_un left = {.sun_family = AF_UNIX};
  strncpy(left.sun_path, path, sizeof left.sun_path - 1);
  const int crashed = socket(AF_UNIX, SOCK_STREAM, 0);
  CHECK(bind(crashed, (struct sockaddr *)&left, sizeof left) == 0);
  close(crashed);
  OK(kin_watch_start(w.engine, address, NULL, &watch));
  kin_watch_stop(watch);
  FILE *file = fopen(path, "w");
  fclose(file);
  GIVES(KIN_ERROR_INVALID, kin_watch_start(w.engine, address, NULL, &watch));
  CHECK(stat(path, &found) == 0 && S_ISREG(found.st_mode));
  unlink(path);
  kin_engine_destroy(w.engine), kin_engine_destroy(other.engine);
  free_tape(&t);
}

static void refused_addresses(void) {
  static const char *const none[] = {"", "tcp", "7878", "tcp:", "tcp:127.0.0.1", "tcp:127.0.0.1:", "tcp:127.0.0.1:65536", "tcp:127.0.0.1:-1", "tcp:127.0.0.1:1x", "tcp:127.0.0.1:000001", "unix:", "unix:/nowhere/at/all", "udp:127.0.0.1:1"};
  static const char *const elsewhere[] = {"tcp:0.0.0.0:7878", "tcp:192.168.1.7:7878", "tcp:*:7878", "tcp::7878", "tcp:[::]:7878", "tcp:example.com:7878", "tcp:127.0.0.11:7878"};
  world w = make_world(NULL);
  kin_watch *watch = NULL;
  char path[400] = "unix:/tmp/";
  for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
    GIVES(KIN_ERROR_INVALID, kin_watch_start(w.engine, none[i], NULL, &watch));
    CHECK(kin_watch_last_error()[0] != 0);
  }
  for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++) {
    GIVES(KIN_ERROR_INVALID, kin_watch_start(w.engine, elsewhere[i], NULL, &watch));
    CHECK(strstr(kin_watch_last_error(), "this machine alone"));
  }
  memset(path + 10, 'a', 300);
  GIVES(KIN_ERROR_INVALID, kin_watch_start(w.engine, path, NULL, &watch));
  CHECK(strstr(kin_watch_last_error(), "longer"));
  CHECK(watch == NULL);
  OK(kin_flight_recorder_start(w.engine, 65536, 0)); /* none was left running */
  kin_engine_destroy(w.engine);
}

static void wrong_use(void) {
  world w = make_world(NULL);
  kin_watch *watch = NULL;
  kin_watch_options options;
  kin_watch_info info;
  tape t = {0};
  kin_watch_options_init(NULL);
  kin_watch_info_init(NULL);
  kin_watch_options_init(&options);
  kin_watch_info_init(&info);
  kin_watch_stop(NULL);
  GIVES(KIN_ERROR_NULL, kin_watch_step(NULL));
  GIVES(KIN_ERROR_NULL, kin_watch_restart(NULL));
  GIVES(KIN_ERROR_NULL, kin_watch_get_info(NULL, &info));
  GIVES(KIN_ERROR_NULL, kin_watch_start(NULL, "tcp:127.0.0.1:0", NULL, &watch));
  GIVES(KIN_ERROR_NULL, kin_watch_start(w.engine, "tcp:127.0.0.1:0", NULL, NULL));
  GIVES(KIN_ERROR_NULL, kin_watch_start(w.engine, NULL, NULL, &watch));
  options.writer = boast;
  GIVES(KIN_ERROR_INVALID, kin_watch_start(w.engine, "tcp:127.0.0.1:0", &options, &watch));
  options.writer = NULL, options.struct_size = 3;
  GIVES(KIN_ERROR_SIZE, kin_watch_start(w.engine, "tcp:127.0.0.1:0", &options, &watch));
  /* A struct of a later level that says nothing more is one of ours. */
  struct {
    kin_watch_options options;
    uint64_t more;
  } later = {.more = 1};
  kin_watch_options_init(&later.options);
  later.options.struct_size = sizeof later;
  GIVES(KIN_ERROR_SIZE, kin_watch_start(w.engine, "tcp:127.0.0.1:0", &later.options, &watch));
  later.more = 0;
  OK(kin_watch_start(w.engine, "tcp:127.0.0.1:0", &later.options, &watch));
  kin_watch_stop(watch);
  watch = NULL;
  kin_watch_options_init(&options);
  options.ring_bytes = 100;
  GIVES(KIN_ERROR_RANGE, kin_watch_start(w.engine, "tcp:127.0.0.1:0", &options, &watch));
  OK(kin_trace_start(w.engine, write_tape, &t));
  GIVES(KIN_ERROR_STATE, kin_watch_start(w.engine, "tcp:127.0.0.1:0", NULL, &watch));
  CHECK(strstr(kin_watch_last_error(), "trace is being written") && watch == NULL);
  OK(kin_trace_stop(w.engine));
  /* The host's own flight recorder is used, and stays. */
  OK(kin_flight_recorder_start(w.engine, 65536, 0));
  OK(kin_watch_start(w.engine, "tcp:localhost:0", NULL, &watch));
  GIVES(KIN_ERROR_NULL, kin_watch_get_info(watch, NULL));
  info.struct_size = 4;
  GIVES(KIN_ERROR_SIZE, kin_watch_get_info(watch, &info));
  kin_watch_stop(watch);
  t.count = 0;
  OK(kin_flight_recorder_dump(w.engine, write_tape, &t));
  OK(kin_watch_start(w.engine, "tcp:127.0.0.1:0", NULL, &watch));
  const int a = connect_to(info_of(watch).port);
  OK(kin_flight_recorder_stop(w.engine));
  kin_result result = KIN_OK;
  for (int i = 0; i < 100 && result == KIN_OK; i++) result = kin_watch_step(watch);
  GIVES(KIN_ERROR_STATE, result);
  OK(kin_flight_recorder_start(w.engine, 65536, 0));
  OK(kin_watch_step(watch));
  kin_watch_stop(watch);
  kin_watch_info_init(&info);
  OK(kin_watch_start(w.engine, "tcp:127.0.0.1:0", NULL, &watch));
  const int b = connect_to(info_of(watch).port);
  draw(w.engine, 5);
  OK(kin_watch_step(watch));
  OK(kin_flight_recorder_stop(w.engine));
  close(a), close(b);
  for (int i = 0; i < 100 && info_of(watch).is_watched; i++) GIVES(KIN_ERROR_STATE, kin_watch_step(watch));
  CHECK(info_of(watch).is_watched == 0); /* who left meanwhile is not waited for */
  kin_watch_stop(watch);
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

int main(void) {
  char folder[] = "/tmp/kinesic-watch-XXXXXX";
  signal(SIGPIPE, SIG_DFL); /* a watcher that leaves ends no program */
  TEST("Watchers come one after the other; each gets what was before, and then all that comes") one_after_the_other();
  TEST("A watcher that takes nothing holds nobody, and goes on from a new snapshot, which is counted") slow();
  TEST("A watcher that leaves while there is always something to send makes room for the next") leaves_while_drawing();
  TEST("A host's function takes the bytes in place of a socket, as many at once as it likes") writer();
  CHECK(mkdtemp(folder) != NULL);
  TEST("A socket of a path is its owner's, goes at the end, and replaces only one that was left behind") paths(folder);
  rmdir(folder);
  TEST("Addresses of other machines, and what is no address, are refused with a sentence") refused_addresses();
  TEST("Wrong use is refused and changes nothing") wrong_use();
  return report();
}
