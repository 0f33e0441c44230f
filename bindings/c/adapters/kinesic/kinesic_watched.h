/* kinesic_watched.h: a program that can be watched where the environment variable KINESIC_WATCH has an address, as in
 * `KINESIC_WATCH=tcp:127.0.0.1:7878 ./game`, beside which `kinesic watch tcp:127.0.0.1:7878` runs.
 *
 *   kin_watch *watch = kin_watched(engine);
 *   each frame:                       if (watch) kin_watch_step(watch);
 *   before the engine is destroyed:   kin_watch_stop(watch);
 *
 * Needs libkinesic-watch (watch.h). */
#ifndef KINESIC_WATCHED_H
#define KINESIC_WATCHED_H

#include <kinesic/watch.h>
#include <stdio.h>
#include <stdlib.h>

/* A watch at the address that the environment names; null: it names none, or one that is refused, and standard error
 * has the reason. [engine-thread] */
KIN_INLINE kin_watch *kin_watched(kin_engine *engine) {
  const char *address = getenv("KINESIC_WATCH");
  kin_watch *watch = NULL;
  if (!address || !*address) return NULL;
  if (kin_watch_start(engine, address, NULL, &watch) == KIN_OK) return watch;
  fprintf(stderr, "%s: %s\n", address, kin_watch_last_error());
  return NULL;
}

#endif
