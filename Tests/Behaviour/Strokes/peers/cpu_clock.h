/* cpu_clock.h: the processor's time of this thread: who else uses the machine does not count. */
#ifndef STROKE_CPU_CLOCK_H
#define STROKE_CPU_CLOCK_H
#include <time.h>

static inline double cpu_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

#endif
