/* view.h: the tree of views that touches hit. A host with a scene graph of its own may use the root view alone, or
 * name the hit view in each began sample.
 *
 * A point p of a view lies in its parent at transform(p) + (frame.x, frame.y). Children are hit front to back, the
 * last one first; a view is hit only inside its parent's frame. The root view is window space: unbounded, always hit,
 * and gets no touches itself. */
#ifndef KINESIC_VIEW_H
#define KINESIC_VIEW_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is special about a view: bits. 0 is an ordinary one. */
typedef uint32_t kin_view_flags;
enum {
  KIN_VIEW_HIDDEN = 1,               /* neither it nor what is below it is hit */
  KIN_VIEW_INTERACTION_DISABLED = 2, /* as hidden, for touches */
  KIN_VIEW_MULTIPLE_TOUCH = 4,       /* the view gets all its touches, else one at a time; recognizers see all
                                        in any case */
  KIN_VIEW_EXCLUSIVE_TOUCH = 8,      /* while it has a touch no other view gets any, and the other way round */
  KIN_VIEW_ARENA_BOUNDARY = 16,      /* keeps gestures below apart from those above, unless they share a touch */
  KIN_VIEW_WANTS_TOUCHES = 32,       /* asks for KIN_EVENT_VIEW_TOUCH */
  KIN_VIEW_WANTS_TOUCHES_BELOW = 64, /* asks for the touches of views below it too that no view in between asks for:
                                        a responder chain. The limits of the view that was hit apply */
  KIN_VIEW_DECIDES_AT_LIFT = 128     /* of a boundary, or of the root view for all that no boundary has: when the last
                                        finger of its recognizers lifts and none of them holds a lease, those that are
                                        required to fail and have not decided fail. The one with `wins_at_lift` takes
                                        what is left, else those that have waited longest go first */
};

typedef struct kin_view_options {
  uint32_t struct_size;        /* set by kin_view_options_init */
  kin_view_flags flags;        /* mask of KIN_VIEW_...; default 0 */
  kin_rect frame;              /* in the parent's coordinates; x and y within KIN_NUMBER_LIMIT; width and height zero
                                  or more, infinite is allowed; default all of the plane from 0, 0 */
  kin_transform transform;     /* to the parent, about the view's own origin, before frame.x and frame.y are added;
                                  each number within KIN_NUMBER_LIMIT; default identity */
} kin_view_options;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_view_options_init(kin_view_options *out_options) {
  (void)kin_struct_init("kin_view_options", out_options, (uint32_t)sizeof(kin_view_options));
}

/* The view that fills the window; it lives as long as the engine. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_root_view(const kin_engine *engine, kin_view_id *out_view);

/* Adds a view in front of its siblings. `parent` 0 is the root view; `options` null: defaults.
 * KIN_ERROR_NULL, _STALE, _KIND, _SIZE, _INVALID. [engine-thread] Since level 1. */
kin_result kin_view_add(kin_engine *engine, kin_view_id parent, const kin_view_options *options,
                        kin_view_id *out_view);

/* Removes a view with all below it and all their recognizers: an active one sends Cancelled; the view gets
 * cancelled for the touches that it knew. In a callback they go after the step. When it returns, what their user data
 * points to may be freed: no record has it any more, and no delegate of theirs is asked. The root view stays:
 * KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_remove(kin_engine *engine, kin_view_id view);

/* Moves or resizes a view. The root view's frame is what screen edges are measured from. KIN_ERROR_NULL, _STALE,
 * _KIND, _INVALID. [engine-thread] Since level 1. */
kin_result kin_view_set_frame(kin_engine *engine, kin_view_id view, kin_rect frame);

/* Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_get_frame(const kin_engine *engine, kin_view_id view, kin_rect *out_frame);

/* Sets the map to the parent. One that cannot be inverted makes the view unhittable. Not for the root view:
 * KIN_ERROR_INVALID.
 * KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_set_transform(kin_engine *engine, kin_view_id view, kin_transform transform);

/* Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_get_transform(const kin_engine *engine, kin_view_id view, kin_transform *out_transform);

/* The view above it; 0 for the root view. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_get_parent(const kin_engine *engine, kin_view_id view, kin_view_id *out_parent);

/* Moves a view, with all below it, to another parent (0: the root view), in front of the children there. Gestures and
 * touches that are under way go on, with the touches that landed on it. Touches that land from then on find it in its
 * new place. Its frame and transform stay as they are, now in the new parent's coordinates (kin_view_convert_point).
 * Not for the root view, nor to the view itself or one below it: KIN_ERROR_INVALID.
 * KIN_ERROR_NULL, _STALE, _KIND, _MEMORY. [engine-thread] Since level 1. */
kin_result kin_view_set_parent(kin_engine *engine, kin_view_id view, kin_view_id parent);

/* Is `view` below `ancestor`, or that view itself? KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_is_descendant(const kin_engine *engine, kin_view_id view, kin_view_id ancestor,
                                  bool *out_is_descendant);

/* Writes up to `capacity` ids of its children, the front one first, and how many there are in all. `out_ids` may be
 * null with capacity 0. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_list_children(const kin_engine *engine, kin_view_id view, kin_view_id *out_ids, uint32_t capacity,
                                  uint32_t *out_count);

/* The same for its recognizers, the one added last first: the order in which they are asked. KIN_ERROR_NULL, _STALE,
 * _KIND. [engine-thread] Since level 1. */
kin_result kin_view_list_recognizers(const kin_engine *engine, kin_view_id view, kin_recognizer_id *out_ids,
                                     uint32_t capacity, uint32_t *out_count);

/* Sets those flags of a view that are in `mask` as `flags` has them; the others stay: kin_view_set_flags(engine, view,
 * KIN_VIEW_HIDDEN, KIN_VIEW_HIDDEN) hides it, with 0 in place of the first it is shown again. Touches that are down
 * stay bound as they are. KIN_ERROR_NULL, _STALE, _KIND, _INVALID: a bit that is no flag.
 * [engine-thread] Since level 1. */
kin_result kin_view_set_flags(kin_engine *engine, kin_view_id view, kin_view_flags flags, kin_view_flags mask);

/* Reads them back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_get_flags(const kin_engine *engine, kin_view_id view, kin_view_flags *out_flags);

/* Brings a view in front of its siblings. Not for the root view. KIN_ERROR_NULL, _STALE, _KIND, _INVALID.
 * [engine-thread] Since level 1. */
kin_result kin_view_bring_to_front(kin_engine *engine, kin_view_id view);

/* Puts a view right in front of a sibling. Not for the root view, and both must have one parent: KIN_ERROR_INVALID.
 * KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_place_in_front_of(kin_engine *engine, kin_view_id view, kin_view_id sibling);

/* Puts a view right behind a sibling. Errors as kin_view_place_in_front_of. [engine-thread] Since level 1. */
kin_result kin_view_place_behind(kin_engine *engine, kin_view_id view, kin_view_id sibling);

/* A name for explanations and tools, copied: UTF-8, at most KIN_NAME_LIMIT bytes; null or "": none.
 * KIN_ERROR_NULL, _STALE, _KIND, _RANGE: longer, _INVALID: no UTF-8. [engine-thread] Since level 1. */
kin_result kin_view_set_name(kin_engine *engine, kin_view_id view, const char *name);

/* Its name, "" without one; valid until it is renamed or removed. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_view_get_name(const kin_engine *engine, kin_view_id view, const char **out_name);

/* A pointer of the host's own for a view, null at first: its records of touches (KIN_EVENT_VIEW_TOUCH) have it from
 * the next one on; null takes it out of those that wait too. Never dereferenced: no part of the state or of a trace.
 * KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_set_user_data(kin_engine *engine, kin_view_id view, void *user_data);

/* Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_get_user_data(const kin_engine *engine, kin_view_id view, void **out_user_data);

/* The view with this name: of several the first from the root down, where a view comes before its children, and those
 * as kin_view_list_children gives them. It looks at each view. None: KIN_ERROR_UNKNOWN. KIN_ERROR_NULL.
 * [engine-thread] Since level 1. */
kin_result kin_engine_find_view(const kin_engine *engine, const char *name, kin_view_id *out_view);

/* The view that a touch at this window point would hit; never 0. KIN_ERROR_NULL, _INVALID.
 * [engine-thread] Since level 1. */
kin_result kin_view_hit_test(const kin_engine *engine, double x, double y, kin_view_id *out_view);

/* Converts a point between the coordinates of two views; 0 is the window. A view whose transform cannot be inverted is
 * KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_view_convert_point(const kin_engine *engine, kin_view_id from, kin_view_id to, kin_point point,
                                  kin_point *out_point);

/* Questions that the engine asks about one view. Each may be null: the engine's own answer. Each must return,
 * as every kin_event_callback: it may not throw, and not jump out. */
typedef struct kin_view_delegate {
  uint32_t struct_size; /* set by kin_view_delegate_init */
  uint32_t reserved;    /* zero */
  void *user_data;      /* handed back in each call */
  /* Is this point, in the view's own coordinates, inside? In place of the frame. [in-step] */
  bool (*contains_point)(kin_engine *engine, kin_view_id view, double x, double y, void *user_data);
  /* A touch hit this view, and `recognizer` (of this view or an ancestor) is about to leave Possible: may it? A
   * control that says no to an ancestor's gesture keeps its own action. [in-step] */
  bool (*gesture_should_begin)(kin_engine *engine, kin_view_id view, kin_recognizer_id recognizer, void *user_data);
} kin_view_delegate;

/* Fills in a delegate that answers nothing. [any-thread] Since level 1. */
KIN_INLINE void kin_view_delegate_init(kin_view_delegate *out_delegate) {
  (void)kin_struct_init("kin_view_delegate", out_delegate, (uint32_t)sizeof(kin_view_delegate));
}

/* Copies the delegate; null removes it. KIN_ERROR_NULL, _STALE, _KIND, _SIZE. [engine-thread] Since level 1. */
kin_result kin_view_set_delegate(kin_engine *engine, kin_view_id view, const kin_view_delegate *delegate);

#ifdef __cplusplus
}
#endif
#endif
