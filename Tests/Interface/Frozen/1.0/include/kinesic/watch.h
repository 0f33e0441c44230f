/* watch.h: a window on a running program. `kinesic watch` shows what the engine does with each touch while it does it:
 * fingers, recognizers, decisions and their reasons (docs/watch.md).
 *
 *   kin_watch *watch;
 *   kin_watch_start(engine, "tcp:127.0.0.1:7878", NULL, &watch);
 *   ... each frame: kin_watch_step(watch);
 *   kin_watch_stop(watch);
 *
 * These functions are a library of their own, libkinesic-watch, which needs libkinesic. A program that does not start
 * a watch pays nothing. One that does has a flight recorder (trace.h): a watcher gets what its ring holds, which
 * begins with a snapshot, and then what is recorded, at each step. There is no thread; no step of a watch asks for
 * memory, and no call ever waits for a watcher. A watcher that is slower than the ring loses what the ring no longer
 * holds and gets a new snapshot; this is counted.
 *
 * A watcher sees all touches and the names of all views, and can change nothing: what it sends is thrown away. Only
 * this machine is listened to. Any user of it can connect to a port; a socket of a path is for its owner alone. */
#ifndef KINESIC_WATCH_H
#define KINESIC_WATCH_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A watch on an engine. It is to be stopped before the engine is destroyed. */
typedef struct kin_watch kin_watch;

/* Takes bytes for a watcher, without waiting: as many of the `count`, which is at least 1, as it can take now. Gives
 * their number; 0: none now. It must not call the engine or the watch, and must return, as every kin_event_callback.
 * [engine-thread] */
typedef uint32_t (*kin_watch_writer)(const void *bytes, uint32_t count, void *user_data);

/* How a watch is made. */
typedef struct kin_watch_options {
  uint32_t struct_size;     /* set by kin_watch_options_init */
  uint32_t ring_bytes;      /* of the flight recorder, as kin_flight_recorder_start takes them; default 262144 */
  uint64_t duration_ns;     /* as kin_flight_recorder_start takes it: a watcher that comes later gets at least the
                               latest half of it, as far as the ring reaches; default 60 s */
  kin_watch_writer writer;  /* in place of an address: a serial line for instance; null, the default: none */
  void *user_data;          /* handed to `writer` */
} kin_watch_options;

/* Fills in the defaults. [any-thread] Since level 1. */
void kin_watch_options_init(kin_watch_options *out_options);

/* Listens at an address: "unix:" and a path, or "tcp:127.0.0.1:" and a port, 0 for one that the system chooses;
 * "localhost" is 127.0.0.1. A socket that a program left behind at the path is replaced. With a `writer` in the
 * options `address` is null, and the bytes go there. `options` may be null. Begins a flight recorder of that size; one
 * that the host has begun is used as it is, and stays.
 * KIN_ERROR_NULL; _SIZE; _INVALID: the address is none of these, is not of this machine, or the system refuses it;
 * _EXISTS: somebody listens there; _UNSUPPORTED: this build has no sockets, as on Windows; _RANGE, _CAPACITY, as
 * kin_flight_recorder_start; _STATE: a trace is being written; _REENTRANT; _THREAD; _MEMORY. kin_watch_last_error has
 * the sentence. [engine-thread] Since level 1. */
kin_result kin_watch_start(kin_engine *engine, const char *address, const kin_watch_options *options,
                           kin_watch **out_watch);

/* Takes a watcher that has come, and hands it what is new, as far as it takes that without waiting. To be called once
 * a frame, or after each feed. Several watchers are served one after the other.
 * KIN_ERROR_NULL; _REENTRANT; _STATE: the host has ended the flight recorder; _CAPACITY: as kin_flight_recorder_dump;
 * _THREAD. Nothing has been lost after these; the next step goes on. [engine-thread] Since level 1. */
kin_result kin_watch_step(kin_watch *watch);

/* Begins anew with all that the ring holds: for a `writer` behind which a new watcher waits, when a serial line has
 * been opened for instance. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_watch_restart(kin_watch *watch);

/* What a watch has done. */
typedef struct kin_watch_info {
  uint32_t struct_size;    /* set by kin_watch_info_init */
  uint32_t port;           /* where it listens; 0: at no port */
  uint32_t is_watched;     /* 1: a watcher is there, or there is a `writer` */
  uint32_t watcher_count;  /* that have come so far; a `writer` counts as one */
  uint64_t byte_count;     /* that watchers have taken */
  uint64_t drop_count;     /* how often a watcher was so slow that a part of the recording was left out for it */
} kin_watch_info;

/* Sets struct_size, and all else to 0. [any-thread] Since level 1. */
void kin_watch_info_init(kin_watch_info *out_info);

/* KIN_ERROR_NULL, _SIZE. [engine-thread] Since level 1. */
kin_result kin_watch_get_info(const kin_watch *watch, kin_watch_info *out_info);

/* Ends a watch, and the flight recorder that it has begun. The watcher gets what it takes at once. Null does nothing.
 * [engine-thread] Since level 1. */
void kin_watch_stop(kin_watch *watch);

/* One sentence about this thread's latest failure of a function of this header; "" before the first. Lent until the
 * next failure of one. [any-thread] Since level 1. */
const char *kin_watch_last_error(void);

#ifdef __cplusplus
}
#endif
#endif
