/* clock.h: the clock of a peer's whole process is the scene's.
 *
 * The program defines clock_gettime (it is linked with -rdynamic), so every library in the process sees the scene's
 * time, and timers of a real clock (double taps, long presses) fire at the right place of a scene that is played as
 * fast as possible. */
#ifndef CLOCK_H
#define CLOCK_H
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int scene_clock_runs;
static double scene_clock; /* milliseconds */

static int runs_with_scene(clockid_t id) {
  return id == CLOCK_MONOTONIC || id == CLOCK_REALTIME || id == CLOCK_MONOTONIC_RAW || id == CLOCK_MONOTONIC_COARSE || id == CLOCK_REALTIME_COARSE ||
         id == CLOCK_BOOTTIME;
}

#ifdef __cplusplus
extern "C" __attribute__((visibility("default"))) int clock_gettime(clockid_t id, struct timespec *time) noexcept {
#else
__attribute__((visibility("default"))) int clock_gettime(clockid_t id, struct timespec *time) {
#endif
  if (!scene_clock_runs || !runs_with_scene(id)) return (int)syscall(SYS_clock_gettime, id, time);
  time->tv_sec = (time_t)(scene_clock / 1000);
  time->tv_nsec = (long)((scene_clock - (double)time->tv_sec * 1000) * 1e6);
  if (time->tv_nsec < 0) time->tv_nsec = 0;
  if (time->tv_nsec > 999999999) time->tv_nsec = 999999999;
  return 0;
}

/* Nanoseconds that this thread has computed: what else the machine does is not in it. */
static long long spent_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}
#endif
