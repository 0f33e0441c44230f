/* What a watch costs: a finger moves over seven recognizers, or two do, and each frame feeds, polls and steps.
 *
 *   watch_bench WHAT FINGERS SAMPLES
 *     WHAT     off         no watch
 *              unwatched   a watch at which nobody looks
 *              watched     a watcher takes all that comes
 *     FINGERS  1: a pan, 2: a pinch
 *     SAMPLES  of each finger in a frame; a frame is one feed
 *
 * Prints the samples, the frames, the watchers that have come and the bytes that were taken. The work of a frame is
 * done in measured(), for callgrind; what a watcher does with the bytes is done outside of it. */
#include <arpa/inet.h>
#include <fcntl.h>
#include <kinesic/kinesic.h>
#include <kinesic/watch.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { FRAMES = 1000, WARM = 100, MOST = 32 };

static kin_engine *engine;
static kin_watch *watch;
static uint32_t fingers, each;
static uint64_t clock_ns = 1000000000, samples, step_number;
static int watcher = -1;

__attribute__((noinline)) void measured(const kin_touch_sample *given, uint32_t count);
void measured(const kin_touch_sample *given, uint32_t count) {
  const kin_event *events;
  uint32_t waiting;
  kin_engine_feed(engine, given, count);
  kin_engine_poll(engine, &events, &waiting);
  if (watch) kin_watch_step(watch);
}

static kin_touch_sample sample_of(uint32_t finger, int phase) {
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = finger;
  sample.time_ns = clock_ns;
  sample.phase = phase;
  sample.x = fingers == 1 ? 200 + 0.5 * (double)step_number : 500 + (finger == 1 ? 1 : -1) * (100 + 0.15 * (double)step_number);
  sample.y = fingers == 1 ? 400 + (double)(step_number % 40) : 400;
  return sample;
}

static void frame(int phase, int is_counted) {
  kin_touch_sample given[MOST];
  uint32_t count = 0;
  for (uint32_t i = 0; i < (phase == KIN_PHASE_MOVED ? each : 1); i++) {
    clock_ns += 8333333, step_number++;
    for (uint32_t finger = 1; finger <= fingers; finger++) given[count++] = sample_of(finger, phase);
  }
  if (is_counted) measured(given, count), samples += count;
  else {
    const kin_event *events;
    uint32_t waiting;
    kin_engine_feed(engine, given, count);
    kin_engine_poll(engine, &events, &waiting);
    if (watch) kin_watch_step(watch);
  }
  char taken[16384];
  while (watcher >= 0 && recv(watcher, taken, sizeof taken, 0) > 0) {}
}

static void look(const kin_watch_info *info) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons((uint16_t)info->port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  watcher = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(watcher, (struct sockaddr *)&address, sizeof address) != 0) exit(4);
  fcntl(watcher, F_SETFL, O_NONBLOCK);
}

static void add_recognizers(void) {
  static const char *const classes[] = {KIN_TAP, KIN_LONG_PRESS, KIN_SWIPE, KIN_PAN, KIN_PINCH, KIN_ROTATION, KIN_TAP};
  kin_recognizer_id id, together[3];
  for (int i = 0; i < 7; i++) {
    if (kin_recognizer_add(engine, 0, classes[i], &id) != KIN_OK) exit(2);
    if (i >= 3 && i < 6) together[i - 3] = id;
  }
  kin_recognizer_set_number(engine, together[0], "maximum_touches", 1);
  if (kin_compose_simultaneous(engine, together, 3) != KIN_OK) exit(2);
}

int main(int argc, char **argv) {
  kin_watch_info info;
  kin_watch_info_init(&info);
  if (argc < 4) return 1;
  fingers = (uint32_t)atoi(argv[2]), each = (uint32_t)atoi(argv[3]);
  if (fingers * each > MOST || kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  add_recognizers();
  if (strcmp(argv[1], "off") != 0) {
    if (kin_watch_start(engine, "tcp:127.0.0.1:0", NULL, &watch) != KIN_OK) return 3;
    kin_watch_get_info(watch, &info);
    if (strcmp(argv[1], "watched") == 0) look(&info);
  }
  frame(KIN_PHASE_BEGAN, 0);
  for (int i = 0; i < WARM + FRAMES; i++) frame(KIN_PHASE_MOVED, i >= WARM);
  frame(KIN_PHASE_ENDED, 0);
  if (watch) kin_watch_get_info(watch, &info);
  printf("%llu samples, %d frames, %u watchers, %llu bytes, %llu drops\n", (unsigned long long)samples, FRAMES, (unsigned)info.watcher_count,
         (unsigned long long)info.byte_count, (unsigned long long)info.drop_count);
  kin_watch_stop(watch);
  if (watcher >= 0) close(watcher);
  kin_engine_destroy(engine);
  return 0;
}
