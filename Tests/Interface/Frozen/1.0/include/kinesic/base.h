/* base.h: what every other header of Kinesic uses: versions, result codes, time, plain geometry.
 *
 * Conventions of all headers
 *   names      prefix kin_, constants KIN_TYPE_VALUE, functions kin_noun_verb
 *   results    a function that can fail returns kin_result: 0 is success, negative is a failure that changed nothing
 *   outputs    come last, by pointer, out_...; on failure they are left as they were
 *   units      distances in window units (one unit is one point at 163 units per inch), y grows downwards,
 *              times in nanoseconds of the host's own monotonic clock, angles in radians
 *   sizes      a struct that begins with struct_size grows at its end. What a host hands in may be smaller than the
 *              library's: the rest has its defaults; or larger, when the bytes that the library does not know are
 *              zero. Of what the library fills in it writes struct_size bytes. Any other struct keeps its size at
 *              level 1; fields named reserved must be zero, else KIN_ERROR_INVALID, and may get a meaning
 *   threads    every function names its role: [any-thread] from anywhere at any time; [engine-thread] from any thread,
 *              one call at a time per engine: one that overlaps another thread's gets KIN_ERROR_THREAD; [in-step]
 *              called by the engine, during one of those calls
 */
#ifndef KINESIC_BASE_H
#define KINESIC_BASE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the library; the major number is also the number in its soname. */
#define KIN_VERSION_MAJOR 1
#define KIN_VERSION_MINOR 0
#define KIN_VERSION_PATCH 0

/* The level of the binary interface: KIN_ABI_LEVEL.KIN_ABI_MINOR. The minor number grows when something is added: what
 * was built for level 1.0 runs with every library of level 1. The other grows when something changes; what was built
 * for another one is refused with a sentence. docs/compatibility.md says what is promised. */
#define KIN_ABI_LEVEL 1
#define KIN_ABI_MINOR 0

/* Whether what `pointer` points to has a field that came after level 1.0, as its struct_size says: for a struct that
 * other code made, which may be older. */
#define KIN_HAS_FIELD(pointer, field) \
  ((uint64_t)((const char *)&(pointer)->field - (const char *)(pointer)) + sizeof((pointer)->field) <= \
   (pointer)->struct_size)

/* Lets C99 compilers take C11's unnamed unions, and a header's own small functions and constants go unused, without a
 * warning. */
#if defined(__GNUC__) || defined(__clang__)
#define KIN_EXTENSION __extension__
#define KIN_INLINE static inline __attribute__((unused))
#define KIN_CONSTANT static const __attribute__((unused))
#else
#define KIN_EXTENSION
#define KIN_INLINE static inline
#define KIN_CONSTANT static const
#endif

/* "Never": no deadline, no timer. All ones. The constant is for languages that read headers: bindgen would make -1 of
 * the macro in Rust. */
KIN_CONSTANT uint64_t KIN_TIME_NEVER = 0xFFFFFFFFFFFFFFFFu;
#define KIN_TIME_NEVER ((uint64_t)0xFFFFFFFFFFFFFFFFu)

/* How many values (scale, translation ...) a gesture event can carry. */
#define KIN_VALUE_CAPACITY 8

/* How far from 0 a number of a host may lie: places and movements in window units, and all else that a sample says as
 * a number; values that a host sets; the place of a frame; each number of a transform. What lies beyond is refused
 * with KIN_ERROR_INVALID. Within it no gesture ever comes to a number that is not finite. */
#define KIN_NUMBER_LIMIT 1e9

/* How many bytes the name of a class, property, value, view or recognizer may have, its zero byte not counted. A
 * longer one is refused, and no more of it is read. */
#define KIN_NAME_LIMIT 127

/* The result of a call. Each failure leaves everything as it was; kin_engine_last_error has the sentence, and
 * kin_last_error that of a call without an engine. */
typedef int32_t kin_result;
enum {
  /* Done. */
  KIN_OK = 0,
  /* A pointer that must not be null is null. Remedy: pass the object. */
  KIN_ERROR_NULL = -1,
  /* An argument is not a number, is infinite or beyond KIN_NUMBER_LIMIT, or is not one of the values of its
   * enumeration. Remedy: see the comment of the field. */
  KIN_ERROR_INVALID = -2,
  /* A number lies outside the range that its property allows; the sentence names the range. */
  KIN_ERROR_RANGE = -3,
  /* The id was valid once, but what it named is gone; or it never was an id of this engine. Remedy: forget it. */
  KIN_ERROR_STALE = -4,
  /* The id names something else, a view where a recognizer is wanted. Remedy: pass an id of the right kind. */
  KIN_ERROR_KIND = -5,
  /* No class, property or value has that name; the sentence lists those that exist. */
  KIN_ERROR_UNKNOWN = -6,
  /* Time would run backwards. Remedy: feed samples in the order of their time, from one monotonic clock. */
  KIN_ERROR_TIME = -7,
  /* A touch goes down twice, or moves or lifts without being down. Nothing of the feed was applied. */
  KIN_ERROR_SEQUENCE = -8,
  /* A table is full: more contacts than touch_capacity, or more records wait than event_capacity, also when moved and
   * changed ones are merged into their latest, which comes first. Nothing of the call was applied. Remedy: poll, or
   * raise it. */
  KIN_ERROR_CAPACITY = -9,
  /* Fed, advanced or polled from inside a callback. Remedy: return from the callback first. */
  KIN_ERROR_REENTRANT = -10,
  /* The failure requirement would close a circle of recognizers that wait for one another. */
  KIN_ERROR_CYCLE = -11,
  /* This build or this class cannot do that; the sentence says which can. */
  KIN_ERROR_UNSUPPORTED = -12,
  /* A struct_size is one that no level has, or the struct says something beyond what this library knows. Remedy: fill
   * option structs by their kin_..._init; use what is new only with a library that has it. */
  KIN_ERROR_SIZE = -13,
  /* Something of that name is there already. */
  KIN_ERROR_EXISTS = -14,
  /* A state that cannot follow the present one was proposed. Nothing changed. */
  KIN_ERROR_STATE = -15,
  /* A recognizer class or plugin is not well formed; the sentence names the fault. */
  KIN_ERROR_CLASS = -16,
  /* The bytes are no trace, or one that is cut, damaged or newer; the sentence has the offset. What stands before it
   * was played. */
  KIN_ERROR_TRACE = -17,
  /* A replay did something else than what was recorded; the sentence names the first step and what differs. */
  KIN_ERROR_DIVERGED = -18,
  /* A trace's sink refused; the recording is over, the engine goes on. */
  KIN_ERROR_SINK = -19,
  /* There is not enough memory for the call. Any call that creates or stores something can return this. Nothing
   * changed. Remedy: free some memory, or try again later. */
  KIN_ERROR_MEMORY = -20,
  /* Another thread is in a call of this engine, or has claimed it. Remedy: one call at a time, with a lock for
   * instance. */
  KIN_ERROR_THREAD = -21
};

/* A point, in window units unless said otherwise. */
typedef struct kin_point {
  double x, y;
} kin_point;

/* A rectangle, half open: a point with x == x + width is outside. Sizes are zero or more. */
typedef struct kin_rect {
  double x, y, width, height;
} kin_rect;

/* An affine map: x' = a x + c y + tx, y' = b x + d y + ty. The identity is {1, 0, 0, 1, 0, 0}. */
typedef struct kin_transform {
  double a, b, c, d, tx, ty;
} kin_transform;

/* The name of a result code, "KIN_ERROR_STALE"; "KIN_ERROR_?" for a number that is none. Static text.
 * [any-thread] Since level 1. */
const char *kin_result_name(kin_result result);

/* One sentence about this thread's latest failure of a call that had no engine to keep it: of kin_engine_create,
 * kin_trace_inspect, kin_velocity_estimate, kin_fling_... and whatever else takes none, and of each call that was
 * given a null engine; "" before the first. Static text. [any-thread] Since level 1. */
const char *kin_last_error(void);

/* The library's own version as text, "1.0.0". Static text. [any-thread] Since level 1. */
const char *kin_version(void);

/* The level of the binary interface that the library was built with: KIN_ABI_LEVEL of its headers.
 * [any-thread] Since level 1. */
uint32_t kin_abi_level(void);

/* The minor number of that level: KIN_ABI_MINOR of its headers. [any-thread] Since level 1. */
uint32_t kin_abi_minor(void);

/* Fills in `struct_size` and the defaults of a struct: what every kin_..._init calls, and what a language that cannot
 * use the functions of headers calls. `struct_name` is "kin_engine_options" or another, `struct_size` its sizeof as
 * the caller was compiled; where that is larger than the library's, the rest becomes zero.
 * KIN_ERROR_NULL; KIN_ERROR_UNKNOWN: no struct of that name has an _init; KIN_ERROR_SIZE: no level has one of so many
 * bytes. Then nothing is written. [any-thread] Since level 1. */
kin_result kin_struct_init(const char *struct_name, void *out_struct, uint32_t struct_size);

#ifdef __cplusplus
}
#endif
#endif
