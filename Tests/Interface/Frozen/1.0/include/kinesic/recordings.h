/* recordings.h: reads recordings of touchscreens: CSV, event logs of evemu, libinput, getevent and evtest, pointer
 * events of the web, TUIO.
 *
 *   kin_recording_options options;
 *   kin_recording_options_init(&options);
 *   options.name = "swipe.csv";
 *   kin_recording *recording;
 *   kin_recording_read(bytes, byte_count, &options, &recording);
 *   kin_recording_info info;
 *   kin_recording_info_init(&info);
 *   kin_recording_get_info(recording, &info);
 *   kin_touch_sample *samples = malloc(info.sample_count * sizeof *samples);
 *   kin_recording_get_samples(recording, 0, samples, info.sample_count);
 *   kin_recording_destroy(recording);
 *
 * These functions are a library of their own, libkinesic-recordings, which needs no engine and nothing but the C
 * library. It opens no file: the host reads one, whole, and hands in its bytes. docs/formats.md has the formats.
 *
 * Recordings do not change: functions that take one may run on several threads at once. */
#ifndef KINESIC_RECORDINGS_H
#define KINESIC_RECORDINGS_H

#include "touch.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A recording that was read. */
typedef struct kin_recording kin_recording;

/* How a recording is written. */
typedef int32_t kin_recording_format;
enum {
  KIN_RECORDING_ANY = -1,      /* as its contents say, else the ending of its name */
  KIN_RECORDING_CSV = 0,       /* rows t_us,slot,tracking_id,x,y,pressure,event */
  KIN_RECORDING_EVEMU = 1,     /* what evemu-record writes */
  KIN_RECORDING_LIBINPUT = 2,  /* what libinput record writes */
  KIN_RECORDING_GETEVENT = 3,  /* what Android's getevent -lt or -t writes */
  KIN_RECORDING_POINTER = 4,   /* a JSON list of the web's pointer events */
  KIN_RECORDING_TUIO = 5,      /* TUIO 1.1: OSC packets, each behind its size */
  KIN_RECORDING_EVTEST = 6     /* what evtest prints */
};

/* Where the units per mm of a recording come from. */
typedef int32_t kin_recording_scale;
enum {
  KIN_RECORDING_SCALE_GIVEN = 0,      /* the options have them */
  KIN_RECORDING_SCALE_GIVEN_SIZE = 1, /* from the size in the options */
  KIN_RECORDING_SCALE_DEVICE = 2,     /* the library knows the device by the file's name */
  KIN_RECORDING_SCALE_FILE = 3,       /* the file says them, or `known_units_per_mm` */
  KIN_RECORDING_SCALE_GUESS = 4       /* nobody knows: 10 */
};

/* What is known of a file and its device. 0: it is not known. Numbers are finite. */
typedef struct kin_recording_options {
  uint32_t struct_size;         /* set by kin_recording_options_init */
  kin_recording_format format;  /* default KIN_RECORDING_ANY */
  const char *name;             /* its path: sentences begin with it, its ending may tell the format, its beginning a
                                   known device; null, the default: "recording" */
  double units_per_mm_x, units_per_mm_y; /* of the device; both or none */
  double device_width, device_height;    /* mm; both or none, and none with units_per_mm_x */
  double range_x, range_y;               /* the largest x and y; both or none */
  double known_range_x, known_range_y;   /* what stands beside a CSV file about its device: the largest x and y, and */
  double known_units_per_mm;             /* the units per mm; all three or none. The options above come first */
  char *sentence;               /* gets the sentence with which a file is refused, ended by a zero byte and cut where
                                   there is not enough room; may be null, the default */
  uint64_t sentence_capacity;   /* its bytes */
} kin_recording_options;

/* Fills in the defaults. [any-thread] Since level 1. */
void kin_recording_options_init(kin_recording_options *options);

/* Reads a recording. It belongs to the caller until kin_recording_destroy; nothing of `bytes` and `options` is kept.
 * KIN_ERROR_NULL, _SIZE; _RANGE: an option is out of its range; _MEMORY; _INVALID: the file is none, or has no touch,
 * or something in it is wrong: `sentence` of the options says what and where. [any-thread] Since level 1. */
kin_result kin_recording_read(const void *bytes, uint64_t byte_count, const kin_recording_options *options,
                              kin_recording **out_recording);

/* Ends a recording; null does nothing. Since level 1. */
void kin_recording_destroy(kin_recording *recording);

/* What a recording is. The texts are the recording's, until it is destroyed. */
typedef struct kin_recording_info {
  uint32_t struct_size;         /* set by kin_recording_info_init */
  kin_recording_format format;  /* KIN_RECORDING_CSV ... */
  uint64_t sample_count;        /* at least 1 */
  kin_rect window;              /* the device's surface in window units: 163 are an inch */
  double units_per_mm_x, units_per_mm_y; /* by which places became window units */
  kin_recording_scale scale;    /* KIN_RECORDING_SCALE_... */
  uint32_t passed_over;         /* contacts that were down before it begins, of which there is nothing */
  const char *device;           /* the device's name, "" where the file does not say it */
  const char *notes;            /* sentences on what may surprise, each ended by a line end: lines that were passed
                                   over, contacts that were, a guessed scale; "" where there are none */
} kin_recording_info;

/* Sets struct_size, and all else to 0. [any-thread] Since level 1. */
void kin_recording_info_init(kin_recording_info *out_info);

/* KIN_ERROR_NULL, _SIZE. [any-thread] Since level 1. */
kin_result kin_recording_get_info(const kin_recording *recording, kin_recording_info *out_info);

/* Writes `count` samples from `first` on, in the order of their times: what kin_engine_feed takes. Times count from
 * the beginning of the recording, places are window units. KIN_ERROR_NULL; _RANGE: there are not so many.
 * [any-thread] Since level 1. */
kin_result kin_recording_get_samples(const kin_recording *recording, uint64_t first, kin_touch_sample *out_samples,
                                     uint64_t count);

/* One sentence about this thread's latest failure of a function of this header; "" before the first. Static text.
 * [any-thread] Since level 1. */
const char *kin_recording_last_error(void);

#ifdef __cplusplus
}
#endif
#endif
