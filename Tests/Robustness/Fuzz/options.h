/* options.h: structs of options, and the calls that change which engines there are or what lent memory holds. */
#ifndef FUZZ_OPTIONS_H
#define FUZZ_OPTIONS_H

#include "classes.h"

static uint64_t draw_contact(void) { return below(9); }

/* A ring for a flight recorder: never one that is legal and large. */
static uint32_t draw_ring(void) {
  const uint32_t size = (uint32_t)draw_bits(&input, 4);
  return once_in(4) ? (size < 16384 || size > 1u << 30 ? size : 0) : 16384 + size % 65536;
}

static kin_rect draw_rect(void) {
  if (!once_in(3)) return (kin_rect){below(100), below(100), below(256), below(256)};
  return (kin_rect){draw_double(), draw_double(), draw_double(), draw_double()};
}
static kin_transform draw_transform(void) {
  kin_transform t = {1, 0, 0, 1, 0, 0};
  if (once_in(2)) t.a = t.d = 0.8, t.b = 0.6, t.c = -0.6, t.tx = below(99);
  if (once_in(4)) draw_doubles((double *)&t, sizeof t);
  return t;
}
static kin_point draw_point(void) { return (kin_point){draw_double(), draw_double()}; }

/* Mostly one that was made. */
static kin_fling draw_fling(void) {
  kin_fling fling;
  draw_doubles((double *)&fling, sizeof fling);
  switch (below(4)) {
    case 0: break;
    case 1: kin_fling_decay(below(200), (double)below(4000) - 2000, 1 + below(9), &fling); break;
    case 2: kin_fling_friction(below(200), (double)below(4000) - 2000, 0.998, &fling); break;
    default: kin_fling_spring(below(200), (double)below(400) - 200, below(200), 0.1 + below(9) / 10.0, below(20) / 10.0, &fling); break;
  }
  return fling;
}

static const kin_event *draw_event(void) {
  if (once_in(60)) return NULL;
  kin_event *event = take_room(sizeof *event);
  *event = known_event;
  if (once_in(4)) draw_garbage(event, sizeof *event);
  if (once_in(2)) event->type = (kin_event_type)below(4), event->recognizer = draw_recognizer_id(), event->view = draw_view_id(), event->other = draw_recognizer_id();
  if (once_in(2)) event->state = draw_state(), event->from = draw_state(), event->reason = (kin_reason)below(16), event->phase = (kin_phase)below(8), event->detail = below(9);
  return event;
}

static const kin_view_options *draw_view_options(void) {
  if (once_in(6)) return NULL;
  kin_view_options *o = take_room(sizeof *o);
  kin_view_options_init(o);
  if (once_in(30)) o->struct_size = draw_size(sizeof *o);
  if (draw_bool()) o->flags |= KIN_VIEW_WANTS_TOUCHES;
  if (draw_bool()) o->flags |= KIN_VIEW_MULTIPLE_TOUCH;
  if (once_in(5)) o->flags |= KIN_VIEW_EXCLUSIVE_TOUCH;
  if (once_in(5)) o->flags |= KIN_VIEW_ARENA_BOUNDARY;
  if (once_in(30)) o->flags |= KIN_VIEW_HIDDEN | KIN_VIEW_INTERACTION_DISABLED;
  if (once_in(2)) o->frame = draw_rect();
  if (once_in(4)) o->transform = draw_transform();
  return o;
}

static const kin_smoothing *draw_smoothing(void) {
  if (once_in(4)) return NULL;
  kin_smoothing *s = take_room(sizeof *s);
  kin_smoothing_init(s);
  if (once_in(20)) s->struct_size = draw_size(sizeof *s);
  if (once_in(4)) s->minimum_cutoff = draw_double(), s->beta = draw_double(), s->speed_cutoff = draw_double();
  return s;
}

static const kin_contact_filter *draw_contact_filter(void) {
  if (once_in(4)) return NULL;
  kin_contact_filter *f = take_room(sizeof *f);
  kin_contact_filter_init(f);
  if (once_in(20)) f->struct_size = draw_size(sizeof *f);
  if (once_in(4)) f->dropout_interval = draw_double(), f->dropout_distance = draw_double(), f->jump_distance = draw_double();
  return f;
}

static const kin_hand_grouping *draw_hand_grouping(void) {
  if (once_in(4)) return NULL;
  kin_hand_grouping *g = take_room(sizeof *g);
  kin_hand_grouping_init(g);
  if (once_in(20)) g->struct_size = draw_size(sizeof *g);
  if (once_in(4)) g->together_interval = draw_double(), g->span = draw_double(), g->late_reach = draw_double();
  if (once_in(4)) g->palm = draw_double(), g->palm_span = draw_double(), g->late_palm_span = draw_double(), g->turn = draw_double();
  return g;
}

static const kin_palm_filter *draw_palm_filter(void) {
  if (once_in(4)) return NULL;
  kin_palm_filter *f = take_room(sizeof *f);
  kin_palm_filter_init(f);
  if (once_in(20)) f->struct_size = draw_size(sizeof *f);
  if (once_in(2)) f->edge_margin = below(100), f->pen_over_touch = below(3);
  if (once_in(4)) f->palm_radius = draw_double(), f->edge_distance = draw_double(), f->edge_interval = draw_double();
  if (once_in(4)) f->pen_cancel_interval = draw_double(), f->pen_hold_interval = draw_double(), f->hold_lifetime = draw_double();
  return f;
}

static const kin_accommodations *draw_accommodations(void) {
  if (once_in(4)) return NULL;
  kin_accommodations *a = take_room(sizeof *a);
  kin_accommodations_init(a);
  if (once_in(20)) a->struct_size = draw_size(sizeof *a);
  a->location = (kin_late_location)below(3);
  if (once_in(2)) a->minimum_contact_time = below(10) / 20.0, a->repeat_interval = below(10) / 20.0;
  if (once_in(4)) a->minimum_contact_time = draw_double(), a->repeat_interval = draw_double(), a->repeat_distance = draw_double();
  return a;
}

static const kin_velocity_options *draw_velocity_options(void) {
  if (once_in(4)) return NULL;
  kin_velocity_options *o = take_room(sizeof *o);
  kin_velocity_options_init(o);
  o->strategy = (kin_velocity_strategy)below(3);
  if (once_in(20)) o->struct_size = draw_size(sizeof *o);
  if (once_in(3)) o->maximum_points = below(24), o->refuses_reversal = below(3);
  if (once_in(4)) o->window_ns = draw_time(), o->move_gap_ns = draw_time(), o->lift_gap_ns = draw_time();
  if (once_in(4)) o->limit = draw_double();
  if (once_in(4)) o->spacing_ns = draw_time(), o->units_per_inch = draw_double(), o->guards_lift = below(3), o->reserved = once_in(9);
  return o;
}

static const kin_replay_options *draw_replay_options(void) {
  if (once_in(4)) return NULL;
  kin_replay_options *o = take_room(sizeof *o);
  kin_replay_options_init(o);
  if (once_in(20)) o->struct_size = draw_size(sizeof *o);
  o->flags = once_in(20) ? draw_uint32_t() : below(4);
  if (once_in(4)) o->until_ns = draw_time();
  o->user_data = slots;
  o->on_event = MAYBE(on_event);
  o->on_call = MAYBE(on_call);
  o->on_step = MAYBE(on_step);
  o->on_answer = MAYBE(on_answer);
  return o;
}

/* How many requests `allocate` grants; the greatest number: all. A copy may get few. */
static uint32_t requests_left = UINT32_MAX;

/* An allocator, one that gives nothing, or one that is not whole. Tests/Robustness/C/memory_short.c refuses single
 * requests. */
static void *allocate(uint64_t size, void *user_data) {
  (void)user_data;
  if (requests_left == 0) return NULL;
  if (requests_left != UINT32_MAX) requests_left--;
  return aligned_alloc(16, size);
}
static void *refuse(uint64_t size, void *user_data) { return (void)size, (void)user_data, NULL; }
static void release(void *memory, uint64_t size, void *user_data) { (void)size, (void)user_data, free(memory); }

static const kin_allocator *draw_allocator(void) {
  kin_allocator *a = take_room(sizeof *a);
  kin_allocator_init(a);
  if (once_in(20)) a->struct_size = draw_size(sizeof *a);
  if (!once_in(20)) a->allocate = once_in(8) ? refuse : allocate;
  if (!once_in(20)) a->free = release;
  return a;
}

static const kin_engine_options *draw_engine_options(void) {
  if (once_in(4)) return NULL;
  kin_engine_options *o = take_room(sizeof *o);
  kin_engine_options_init(o);
  if (once_in(30)) o->struct_size = draw_size(sizeof *o);
  if (once_in(2)) o->touch_capacity = below(131);
  if (once_in(2)) o->event_capacity = 56 + below(200);
  o->tie_break = (kin_tie_break)below(3);
  if (once_in(4)) o->units_per_inch = draw_double();
  if (once_in(3)) o->allocator = draw_allocator();
  return o;
}

/* A new engine takes the place of the second one, or of none. */
static kin_result create_engine(const kin_engine_options *options, kin_engine **out_engine) {
  kin_engine *made = NULL;
  const kin_result result = kin_engine_create(options, out_engine ? &made : NULL);
  slot *s = slots[0].engine ? &slots[1] : &slots[0];
  if ((result == KIN_OK) != (made != NULL)) found("an engine is made or refused", kin_result_name(result));
  if (!made) return result;
  if (s->calls > 0) {
    kin_engine_destroy(made);
    return result;
  }
  kin_engine_destroy(s->engine);
  s->engine = made;
  s->is_doomed = false;
  s->down = 0;
  kin_engine_state_hash(made, &s->hash);
  return result;
}

/* A copy takes the place of the second engine, unless that is its original or in a call. */
static kin_result copy_engine(const kin_engine *engine, kin_engine **out_copy) {
  kin_engine *made = NULL;
  uint64_t hash = 0, hash_of_copy = 0;
  const slot *original = slot_of(engine);
  slot *s = &slots[1];
  enter(engine);
  if (once_in(3)) requests_left = below(8);
  const kin_result result = kin_engine_copy(engine, out_copy ? &made : NULL);
  requests_left = UINT32_MAX;
  if ((result == KIN_OK) != (made != NULL)) found("an engine is copied or not", kin_result_name(result));
  if (made) {
    if (kin_engine_state_hash(engine, &hash) != KIN_OK || kin_engine_state_hash(made, &hash_of_copy) != KIN_OK) found("a copy", "has no hash");
    if (hash != hash_of_copy) found("a copy", "is in another state");
    if (kin_engine_check_invariants(made) != KIN_OK) found("an invariant of a copy", kin_engine_last_error(made));
  }
  leave(engine, result);
  if (!made) return result;
  if (!original || original == s || !slots[0].engine || s->calls > 0) {
    kin_engine_destroy(made);
    return result;
  }
  kin_engine_destroy(s->engine);
  s->engine = made;
  s->is_doomed = false;
  s->down = original->down;
  s->hash = hash;
  return result;
}

/* Rarely, or there would never be one that has lived. From inside a callback it takes effect when the outermost call
 * returns. */
static kin_result destroy_engine(kin_engine *engine) {
  slot *s = slot_of(engine);
  if (s && (s->is_doomed || !once_in(16))) return KIN_OK;
  kin_engine_destroy(engine);
  if (s && s->calls > 0) s->is_doomed = true;
  else if (s) s->engine = NULL;
  return KIN_OK;
}

static kin_result cancel_touches(kin_engine *engine, uint64_t now_ns) {
  enter(engine);
  const kin_result result = kin_engine_cancel_touches(engine, now_ns);
  if (result == KIN_OK) slot_of(engine)->down = 0;
  leave(engine, result);
  return result;
}

/* Mostly in a new engine, made as the trace says: another one refuses. */
static kin_result replay_trace(kin_engine *engine, const void *bytes, uint64_t size, const kin_replay_options *options, kin_replay_report *out_report) {
  kin_trace_info info;
  kin_engine *made;
  kin_trace_info_init(&info);
  if (!once_in(4) && slots[0].engine && slots[1].calls == 0 && kin_trace_inspect(bytes, size, &info) == KIN_OK)
    if (create_engine(&info.options, &made) == KIN_OK) engine = slots[1].engine;
  enter(engine);
  const kin_result result = kin_trace_replay(engine, bytes, size, options, out_report);
  leave(engine, result);
  return result;
}

/* The numbers of the library's mathematics are in their ranges, whatever it is asked. */
static void use_mathematics(const kin_math_extension *math) {
  const double x = draw_double(), y = draw_double();
  double cosine, sine;
  math->cosine_and_sine(x, &cosine, &sine);
  math->cosine_and_sine(x, NULL, NULL);
  const double direction = math->arc_tangent(y, x);
  if (!(fabs(cosine) <= 1 && fabs(sine) <= 1)) found("an angle", "has a cosine or a sine above 1");
  if (!(fabs(direction) < 3.1415926535897936)) found("a direction", "is none");
  if (!isnan(x) && !(math->exponential(x) >= 0)) found("an exponential", "below 0");
  if (x <= 0 && !isnan(math->logarithm(x))) found("a logarithm", "of 0 or less");
}

/* Calls what is in the table of a part of the library. Those that change an engine get none. */
static kin_result use_extension(const char *name) {
  const void *table = kin_extension_find(name);
  if (!table) return KIN_ERROR_UNKNOWN;
  if (!strcmp(name, KIN_EXTENSION_MATH)) use_mathematics(table);
  if (!strcmp(name, KIN_EXTENSION_VELOCITY)) {
    const kin_velocity_extension *velocity = table;
    kin_velocity_options options;
    kin_point estimate;
    if (velocity->options_init("kin_velocity_options", &options, sizeof options) != KIN_OK) found("an extension", "knows no options");
    const kin_touch_point *points = draw_touch_point_array();
    velocity->estimate(points, array_count, draw_time(), &options, &estimate);
  }
  kin_result refused = KIN_ERROR_NULL;
  if (!strcmp(name, KIN_EXTENSION_TYPED_ACTIONS)) refused = ((const kin_typed_actions_extension *)table)->bind(NULL, 0, "began", NULL, "void()", NULL, NULL);
  if (!strcmp(name, KIN_EXTENSION_PLUGINS)) {
    const kin_plugins_extension *plugins = table;
    const kin_result results[] = {plugins->set_policy(NULL, 0), plugins->load(NULL, "a", NULL), plugins->search_path_add(NULL, "a"), plugins->get_info(NULL, 0, NULL), plugins->list(NULL, NULL, 0, NULL)};
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
      if (results[i] != KIN_ERROR_NULL) refused = results[i];
  }
  if (refused != KIN_ERROR_NULL) found("an extension", "takes no engine");
  return KIN_OK;
}

/* The records are lent: all of them are read at once, and checked for what every stream of them has. */
static kin_result poll_engine(kin_engine *engine, const kin_event **out_events, uint32_t *out_count) {
  enter(engine);
  const kin_result result = kin_engine_poll(engine, out_events, out_count);
  for (uint32_t i = 0; result == KIN_OK && i < *out_count; i++) {
    const kin_event *event = *out_events + i;
    known_event = *event;
    if (i > 0 && event->sequence <= event[-1].sequence) found("records out of order", "sequence");
    if (i > 0 && event->time_ns < event[-1].time_ns) found("records out of order", "time_ns");
  }
  leave(engine, result);
  return result;
}

#endif
