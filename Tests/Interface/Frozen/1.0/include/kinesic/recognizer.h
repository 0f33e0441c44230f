/* recognizer.h: recognizers: attach them to views, set their properties, listen to them.
 *
 * Every recognizer has these common properties, numbers like all others (booleans are 0 and 1):
 *   enabled                       default 1
 *   cancels_touches_in_view       default 1 (0 for press)   on recognition its touches are cancelled in their views
 *   delays_touches_began          default 0   the view gets a touch only when this recognizer has failed
 *   delays_touches_ended          default 1   only the end is held back
 *   allowed_touch_types           default 15  mask of 1 << kin_touch_type
 *   requires_exclusive_touch_type default 1   the first touch's type decides for the attempt
 *   observe_only                  default 0   sees all, prevents nothing, is prevented by nothing, leaves views
 *                                             alone
 *   one_hand                      default 0   the hand of the first touch decides for the attempt (hand.h)
 *   lease                         default 0   seconds from its first touch for which it keeps those waiting that it
 *                                             would prevent, while it is undecided; 0 to 3600
 *   takeover_interval             default 0.3 seconds for which it may take over from one that began
 *                                             (kin_recognizer_allow_takeover); 0 to 3600
 *   default_winner                default 0   the state that it takes when all others of its arena have failed:
 *                                             KIN_STATE_BEGAN or KIN_STATE_ENDED; 0: none
 *   wins_at_lift                  default 0   where its boundary has KIN_VIEW_DECIDES_AT_LIFT, it takes what is left
 *   allowed_buttons               default 0   mask of KIN_BUTTON_...: it takes a touch that presses one of these as it
 *                                             lands, or hovers; 0: any touch. Fingers and scrolls press none */
#ifndef KINESIC_RECOGNIZER_H
#define KINESIC_RECOGNIZER_H

#include "plugin.h"
#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Attaches a new recognizer of the named class (KIN_TAP, KIN_PAN ... of classes.h) to a view; 0 is the root view.
 * KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN; _CLASS for a class that was switched off (plugin.h).
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_add(kin_engine *engine, kin_view_id view, const char *class_name,
                              kin_recognizer_id *out_recognizer);

/* Removes it, with its settings, actions, relations and delegate; an active one sends Cancelled first. In a callback
 * it goes after the step. When it returns, what its user data points to may be freed, as for kin_view_remove.
 * KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_recognizer_remove(kin_engine *engine, kin_recognizer_id recognizer);

/* Moves it to another view; 0 is the root view. An active one sends Cancelled, one in Possible fails without an
 * action, and it is ready at once: it takes the touches that land from then on, none that is down. Its settings,
 * actions, relations and delegate stay. It is then the one added last on that view.
 * KIN_ERROR_NULL, _STALE, _KIND, _MEMORY. [engine-thread] Since level 1. */
kin_result kin_recognizer_set_view(kin_engine *engine, kin_recognizer_id recognizer, kin_view_id view);

/* The same as the property "enabled". Disabled while active: Cancelled; while Possible: fails without an action.
 * Enabled again it takes new touches only. KIN_ERROR_NULL, _STALE, _KIND; _CLASS when its class was switched off
 * (plugin.h). [engine-thread] Since level 1. */
kin_result kin_recognizer_set_enabled(kin_engine *engine, kin_recognizer_id recognizer, bool enabled);

/* Ends the present attempt as disabling and enabling would. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_abort(kin_engine *engine, kin_recognizer_id recognizer);

/* For a recognizer of a class that leaves its states to the host (`manual`): proposes one, as a class's step would.
 * KIN_ERROR_NULL, _STALE, _KIND, _UNSUPPORTED for other classes, _STATE for what cannot follow.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_propose(kin_engine *engine, kin_recognizer_id recognizer, kin_state state);

/* A name for explanations and tools, copied: UTF-8, at most KIN_NAME_LIMIT bytes; null or "": none.
 * KIN_ERROR_NULL, _STALE, _KIND, _RANGE: longer, _INVALID: no UTF-8. [engine-thread] Since level 1. */
kin_result kin_recognizer_set_name(kin_engine *engine, kin_recognizer_id recognizer, const char *name);

/* Its name, "" without one; valid until it is renamed or removed. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_get_name(const kin_engine *engine, kin_recognizer_id recognizer, const char **out_name);

/* A pointer of the host's own for a recognizer, null at first: its records of gestures and decisions have it from the
 * next one on; null takes it out of those that wait too. Never dereferenced: no part of the state or of a trace.
 * KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_recognizer_set_user_data(kin_engine *engine, kin_recognizer_id recognizer, void *user_data);

/* Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_recognizer_get_user_data(const kin_engine *engine, kin_recognizer_id recognizer, void **out_user_data);

/* The recognizer with this name: of several the first, in the order of their views that kin_engine_find_view has, on
 * one view as kin_view_list_recognizers gives them. None: KIN_ERROR_UNKNOWN. KIN_ERROR_NULL.
 * [engine-thread] Since level 1. */
kin_result kin_engine_find_recognizer(const kin_engine *engine, const char *name, kin_recognizer_id *out_recognizer);

/* Its view. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_recognizer_get_view(const kin_engine *engine, kin_recognizer_id recognizer, kin_view_id *out_view);

/* The name of its class; as long-lived as the class. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_recognizer_get_class(const kin_engine *engine, kin_recognizer_id recognizer, const char **out_name);

/* Its present state. In an action, the state of its record; a class with a stream for each touch (multi_drag,
 * multi_tap) has one state for all: active from the first stream to the last finger. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_get_state(const kin_engine *engine, kin_recognizer_id recognizer, kin_state *out_state);

/* What it has earned while it waits for others to fail, KIN_STATE_POSSIBLE if nothing. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_get_pending_state(const kin_engine *engine, kin_recognizer_id recognizer,
                                            kin_state *out_state);

/* Sets a property by name (classes.h), one of its class or a common one. Out of its range, or not whole where a whole
 * number is wanted: KIN_ERROR_RANGE, and the sentence names the range. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN,
 * _INVALID; _CLASS as above. [engine-thread] Since level 1. */
kin_result kin_recognizer_set_number(kin_engine *engine, kin_recognizer_id recognizer, const char *property,
                                     double value);

/* Reads it back. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN. [engine-thread] Since level 1. */
kin_result kin_recognizer_get_number(const kin_engine *engine, kin_recognizer_id recognizer, const char *property,
                                     double *out_value);

/* Sets an output, "scale" back to 1, "translation.x" to 0: the gesture goes on from there and its velocity restarts. A
 * host that throws what it moves therefore leaves the translation as it is, and takes differences. A value that is set
 * while no attempt is under way has no effect on the next one, which starts from the class's initial value.
 * KIN_ERROR_UNSUPPORTED for one that cannot be set. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN, _INVALID.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_set_value(kin_engine *engine, kin_recognizer_id recognizer, const char *value, double to);

/* Reads an output by name. KIN_ERROR_UNSUPPORTED for a class with a stream for each touch: its records have the
 * values.
 * KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN. [engine-thread] Since level 1. */
kin_result kin_recognizer_get_value(const kin_engine *engine, kin_recognizer_id recognizer, const char *value,
                                    double *out_value);

/* Where it is, in the coordinates of `view` (0: window). KIN_ERROR_NULL, _STALE, _KIND, _INVALID.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_get_location(const kin_engine *engine, kin_recognizer_id recognizer, kin_view_id view,
                                       kin_point *out_location);

/* How many touches it has: those that are down. In the action of its last record (Ended, Cancelled) those that made it
 * are still there, lifted or not: of a gesture that is made at once (a tap, a swipe) the fingers that were down
 * together last, so each finger of a two-finger tap, and of a double tap those of the second tap; of one that had
 * begun those that were down before the last lift. With a stream for each touch, a touch is there in its own last
 * action too.
 * KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_recognizer_get_touch_count(const kin_engine *engine, kin_recognizer_id recognizer, uint32_t *out_count);

/* Where its touch number `index` (of those that kin_recognizer_get_touch_count counts, in the order of landing) is, or
 * where it lifted, in the coordinates of `view` (0: window), which may be any view; KIN_ERROR_RANGE past the last.
 * KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread] Since level 1. */
kin_result kin_recognizer_get_touch_location(const kin_engine *engine, kin_recognizer_id recognizer, uint32_t index,
                                             kin_view_id view, kin_point *out_location);

/* All that is known of its touch number `index` (as for kin_recognizer_get_touch_location), as its class sees it:
 * force, buttons, radius, angles, tap count, where and when it landed; window units. `changes` is 0 outside of a
 * callback. `history` is null, and `history_count` is how many points kin_engine_get_touch_history has for its
 * `id`: none once it has lifted. KIN_ERROR_RANGE past the last. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_get_touch(const kin_engine *engine, kin_recognizer_id recognizer, uint32_t index,
                                    kin_touch *out_touch);

/* Its translation in the coordinates of `view` (0: window), scaled and turned as that view is at present, for classes
 * with the values "translation.x" and "translation.y", else, and for those with a stream for each touch,
 * KIN_ERROR_UNSUPPORTED. KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread] Since level 1. */
kin_result kin_recognizer_get_translation(kin_engine *engine, kin_recognizer_id recognizer, kin_view_id view,
                                          kin_point *out_translation);

/* Its velocity, units of `view` per second (0: window), for classes with the values "velocity.x" and "velocity.y",
 * else, and for those with a stream for each touch, KIN_ERROR_UNSUPPORTED. KIN_ERROR_NULL, _STALE, _KIND, _INVALID.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_get_velocity(const kin_engine *engine, kin_recognizer_id recognizer, kin_view_id view,
                                       kin_point *out_velocity);

/* Calls `callback` with every gesture record of this recognizer, after the engine's own callback, in the order of
 * adding. One that is added by a callback gets records from the next one on. Records of others, which no callback or
 * action gets, still wait for a poll. It must return, as every kin_event_callback. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_add_action(kin_engine *engine, kin_recognizer_id recognizer, kin_event_callback callback,
                                     void *user_data, uint64_t *out_action);

/* Removes an action, at once. `action` is what kin_recognizer_add_action gave. KIN_ERROR_NULL, _STALE, _KIND,
 * _UNKNOWN. [engine-thread] Since level 1. */
kin_result kin_recognizer_remove_action(kin_engine *engine, kin_recognizer_id recognizer, uint64_t action);

/* Questions that the engine asks about one recognizer. Each may be null: the default in its comment. Answers must not
 * depend on anything but the engine's state, or a trace will not replay without them. Each must return, as every
 * kin_event_callback: it may not throw, and not jump out. */
typedef struct kin_recognizer_delegate {
  uint32_t struct_size; /* set by kin_recognizer_delegate_init */
  uint32_t reserved;    /* zero */
  void *user_data;      /* handed back in each call */
  /* About to leave Possible: may it? No: it fails. Asked once per attempt. Default yes. [in-step] */
  bool (*should_begin)(kin_engine *engine, kin_recognizer_id recognizer, void *user_data);
  /* A touch landed (`touch->view` is the view that it hit): does this recognizer take it? Default yes. [in-step] */
  bool (*should_receive_touch)(kin_engine *engine, kin_recognizer_id recognizer, const kin_touch_sample *touch,
                               void *user_data);
  /* May both run at once? A yes from either side is enough. Default no. [in-step] */
  bool (*should_recognize_simultaneously_with)(kin_engine *engine, kin_recognizer_id recognizer,
                                               kin_recognizer_id other, void *user_data);
  /* Must `other` fail before this one? Asked once per attempt and pair; a no forbids nothing. Default no. [in-step] */
  bool (*should_require_failure_of)(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other,
                                    void *user_data);
  /* Must this one fail before `other`? Asked once per attempt and pair; a no forbids nothing. Default no. [in-step] */
  bool (*should_be_required_to_fail_by)(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other,
                                        void *user_data);
} kin_recognizer_delegate;

/* Fills in a delegate that answers nothing. [any-thread] Since level 1. */
KIN_INLINE void kin_recognizer_delegate_init(kin_recognizer_delegate *out_delegate) {
  (void)kin_struct_init("kin_recognizer_delegate", out_delegate, (uint32_t)sizeof(kin_recognizer_delegate));
}

/* Copies the delegate; null removes it. KIN_ERROR_NULL, _STALE, _KIND, _SIZE. [engine-thread] Since level 1. */
kin_result kin_recognizer_set_delegate(kin_engine *engine, kin_recognizer_id recognizer,
                                       const kin_recognizer_delegate *delegate);

#ifdef __cplusplus
}
#endif
#endif
