/* action.h: typed actions: a recognizer calls an existing C function of any signature, without glue.
 *
 *   void camera_pan(camera *camera, float dx, float dy);
 *
 *   kin_recognizer_bind(engine, pan, "began|changed", (kin_function)camera_pan,
 *                       "void(pointer, f32 translation.x, f32 translation.y)", camera, &action);
 *
 * The signature is written as the function's result type and, in parentheses, one argument after the other: a type and
 * what to pass. Spaces are free. At most KIN_ARGUMENT_CAPACITY arguments; functions with "..." cannot be called.
 *
 * Types      void (result only), bool, i8, i16, i32, i64, u8, u16, u32, u64, f32, f64, pointer, cstring (const char *)
 *
 * What to pass
 *   a value    of the recognizer's class, by name: translation.x, scale, tap_count ...           any number type
 *   location.x, location.y    where the gesture is, window coordinates                           any number type
 *   time                      of the event, in seconds                                           any number type
 *   time_ns                   of the event, in nanoseconds                                       any number type
 *   touch                     the host's id of the contact whose stream it is, for a class with      any number type
 *                             one for each touch (multi_drag); 0 for the others
 *   contact                   the serial number of that contact, from 1; 0 for the others           any number type
 *   touch_count               fingers that made it                                               any number type
 *   state                     KIN_STATE_..., or its name ("began")                               any number type,
 *                                                                                                or cstring
 *   recognizer, view          their ids                                                          u64
 *   name, class               the recognizer's name ("" without one), that of its class          cstring
 *   user_data                 as given to kin_recognizer_bind; a pointer with nothing is this    pointer or cstring
 *   engine                    the kin_engine *                                                   pointer
 *   constants                 i32 -5, u8 0x1F, f64 2.5e-3, bool true, cstring 'text', pointer null
 *
 * A class's value goes before another source of the same name. Numbers become integers by rounding to the nearest one,
 * halves away from zero, and stop at the ends of the type's range; what is no number becomes 0. bool is "not 0". f32
 * is the nearest. A constant must fit its type as it stands: a whole number in the range for integers; for f32 and f64
 * up to 15 digits, times a power of ten from -22 to 22. In a text \' and \\ stand for ' and \.
 * What the function returns is dropped. A cstring is lent for the time of the call. */
#ifndef KINESIC_ACTION_H
#define KINESIC_ACTION_H

#include "recognizer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How many arguments a bound function can have. */
#define KIN_ARGUMENT_CAPACITY 32

/* Any C function; cast yours to it. It is called as what the signature says, never as this. */
typedef void (*kin_function)(void);

/* Calls `function` with the arguments of `signature` for every gesture record of this recognizer whose state is one of
 * `states`, as an action: in one order with those of kin_recognizer_add_action, removed by
 * kin_recognizer_remove_action or with the recognizer. `states` is one or several, with | between: began, changed,
 * ended, cancelled, and recognized, which is the one record of an attempt with which it was recognized: began, or an
 * ended that no began came before. `user_data` may be null. Both texts are read once, and copied; a call allocates
 * nothing. That `function` has this signature is for the caller to know: it cannot be checked. It must return, as
 * every kin_event_callback. The sentence of a failure says at which column (from 1) of which text. KIN_ERROR_INVALID
 * for what is not written as above, or a type that cannot take what is to be passed; _UNKNOWN for a state, type or
 * name that does not exist; _RANGE for a constant that does not fit and for too many arguments; KIN_ERROR_UNSUPPORTED
 * in a library built without libffi, or where the system has none, which is looked for in this call.
 * KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_recognizer_bind(kin_engine *engine, kin_recognizer_id recognizer, const char *states,
                               kin_function function, const char *signature, void *user_data, uint64_t *out_action);

#ifdef __cplusplus
}
#endif
#endif
