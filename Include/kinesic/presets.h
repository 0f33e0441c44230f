/* presets.h: recognizers with their properties and relations for a kind of program, by name: docs/presets.md says of
 * each what it has, and why. kinesic.h does not include it, and it needs no library of its own: of its constants and
 * functions a program has those that it names.
 *
 *   kin_preset_made made;
 *   if (kin_preset_apply(engine, map_view, &kin_preset_map, &made) != KIN_OK) ...
 *   kin_recognizer_id drag = kin_preset_find(&made, "drag");
 *
 * What it makes is a host's like any other: each property may be set, each recognizer removed.
 * Written by Scripts/generate from Sources/Presets. Do not edit: run `make generate`. */
#ifndef KINESIC_PRESETS_H
#define KINESIC_PRESETS_H

#include "accommodation.h"
#include "hand.h"
#include "palm.h"
#include "relation.h"

#include <stddef.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How many recognizers a preset may have. */
#define KIN_PRESET_CAPACITY 16

/* A recognizer of a preset: its name in it, and its class. */
typedef struct kin_preset_recognizer {
  const char *name;
  const char *class_name;
} kin_preset_recognizer;

/* A property of one of its recognizers, which `recognizer` counts from 0. */
typedef struct kin_preset_property {
  uint64_t recognizer;
  const char *name;
  double value;
} kin_preset_property;

/* A relation of two of them: KIN_RELATION_REQUIRES, _SIMULTANEOUS, _MAY_NOT_PREVENT, _REQUIRES_INACTIVE or
 * _MAY_TAKE_OVER, from the first to the second. */
typedef struct kin_preset_relation {
  kin_relation relation;
  uint32_t first, second;
} kin_preset_relation;

/* Sets what a preset wants of the whole engine. */
typedef kin_result kin_preset_settings(kin_engine *engine);

/* What a preset has. A program may write presets of its own. */
typedef struct kin_preset {
  const char *name;
  const char *title;                        /* one line on what it is for */
  const kin_preset_recognizer *recognizers; /* in the order of adding; at most KIN_PRESET_CAPACITY */
  const kin_preset_property *properties;
  const kin_preset_relation *relations;
  kin_preset_settings *settings; /* null: none */
  uint32_t recognizer_count, property_count, relation_count;
  kin_view_flags view_flags; /* those that it sets on the view */
} kin_preset;

/* What kin_preset_apply has made, in the order of the preset. */
typedef struct kin_preset_made {
  uint64_t count;
  const char *names[KIN_PRESET_CAPACITY]; /* those of the preset */
  kin_recognizer_id recognizers[KIN_PRESET_CAPACITY];
} kin_preset_made;

/* The recognizer of that name, 0 if the preset has none. Both must not be null. [any-thread] Since level 1. */
KIN_INLINE kin_recognizer_id kin_preset_find(const kin_preset_made *made, const char *name) {
  uint64_t i;
  for (i = 0; i < made->count; i++) {
    if (strcmp(made->names[i], name) == 0) return made->recognizers[i];
  }
  return 0;
}

/* For the functions below: one relation. */
KIN_INLINE kin_result kin_preset_relate(kin_engine *engine, kin_relation relation, kin_recognizer_id first,
                                        kin_recognizer_id second) {
  switch (relation) {
  case KIN_RELATION_REQUIRES: return kin_recognizer_require_failure(engine, first, second);
  case KIN_RELATION_SIMULTANEOUS: return kin_recognizer_allow_simultaneous(engine, first, second, true);
  case KIN_RELATION_MAY_NOT_PREVENT: return kin_recognizer_set_prevention(engine, first, second, false);
  case KIN_RELATION_REQUIRES_INACTIVE: return kin_recognizer_require_inactive(engine, first, second, true);
  case KIN_RELATION_MAY_TAKE_OVER: return kin_recognizer_allow_takeover(engine, first, second, true);
  default: return KIN_ERROR_INVALID;
  }
}

/* For the function below: the recognizer at an index, 0 if there are not so many, which every function refuses. */
KIN_INLINE kin_recognizer_id kin_preset_at(const kin_preset_made *made, uint64_t index) {
  return index < made->count ? made->recognizers[index] : 0;
}

/* For the function below: adds recognizers and counts them in `made`, until one call fails. */
KIN_INLINE kin_result kin_preset_add(kin_engine *engine, kin_view_id view, const kin_preset *preset,
                                     kin_preset_made *made) {
  kin_result result = KIN_OK;
  uint32_t i;
  for (i = 0; i < preset->recognizer_count && result == KIN_OK; i++) {
    result = kin_recognizer_add(engine, view, preset->recognizers[i].class_name, &made->recognizers[i]);
    if (result != KIN_OK) break;
    made->names[i] = preset->recognizers[i].name;
    made->count++;
    result = kin_recognizer_set_name(engine, made->recognizers[i], made->names[i]);
  }
  for (i = 0; i < preset->property_count && result == KIN_OK; i++) {
    const kin_preset_property *property = &preset->properties[i];
    result = kin_recognizer_set_number(engine, kin_preset_at(made, property->recognizer), property->name,
                                       property->value);
  }
  for (i = 0; i < preset->relation_count && result == KIN_OK; i++) {
    const kin_preset_relation *relation = &preset->relations[i];
    result = kin_preset_relate(engine, relation->relation, kin_preset_at(made, relation->first),
                               kin_preset_at(made, relation->second));
  }
  return result;
}

/* Adds the recognizers of a preset to a view (0: the root view), with its properties and relations, named as in the
 * preset, after those that the view has; then sets the flags that it wants of the view, and what it wants of the
 * engine, in place of what was set there before. On failure all is as it was. `out_made` may be null.
 * KIN_ERROR_NULL: the engine or the preset; _RANGE: more recognizers than KIN_PRESET_CAPACITY; else as
 * kin_recognizer_add and the functions that set the rest; kin_engine_last_error has the sentence.
 * [engine-thread] Since level 1. */
KIN_INLINE kin_result kin_preset_apply(kin_engine *engine, kin_view_id view, const kin_preset *preset,
                                       kin_preset_made *out_made) {
  kin_preset_made made;
  kin_view_flags before = 0, flags = 0;
  kin_result result = preset == NULL ? KIN_ERROR_NULL : kin_view_get_flags(engine, view, &before);
  if (result == KIN_OK && preset->recognizer_count > KIN_PRESET_CAPACITY) result = KIN_ERROR_RANGE;
  if (result != KIN_OK) return result;
  memset(&made, 0, sizeof(made));
  flags = preset->view_flags;
  result = kin_preset_add(engine, view, preset, &made);
  if (result == KIN_OK) result = kin_view_set_flags(engine, view, flags, flags);
  if (result == KIN_OK && preset->settings != NULL) result = preset->settings(engine);
  if (result == KIN_OK) {
    if (out_made != NULL) *out_made = made;
    return KIN_OK;
  }
  while (made.count > 0) (void)kin_recognizer_remove(engine, made.recognizers[--made.count]);
  (void)kin_view_set_flags(engine, view, before, flags);
  return result;
}

/* For the preset below. */
KIN_INLINE kin_result kin_preset_drawing_settings(kin_engine *engine) {
  kin_palm_filter palm_filter;
  kin_palm_filter_init(&palm_filter);
  return kin_engine_set_palm_filter(engine, &palm_filter);
}

/* For the preset below. */
KIN_CONSTANT kin_preset_recognizer kin_preset_drawing_recognizers[] = {
  {"draw", "pan"},
  {"dot", "tap"},
  {"move", "pan"},
  {"zoom", "pinch"},
  {"turn", "rotation"},
  {"undo", "tap"},
  {"redo", "tap"}};
KIN_CONSTANT kin_preset_property kin_preset_drawing_properties[] = {
  {0, "maximum_touches", 1},
  {2, "minimum_touches", 2},
  {2, "early_threshold", 16},
  {3, "early_threshold", 16},
  {4, "early_threshold", 0.2},
  {5, "touches_required", 2},
  {6, "touches_required", 3}};
KIN_CONSTANT kin_preset_relation kin_preset_drawing_relations[] = {
  {KIN_RELATION_SIMULTANEOUS, 2, 3},
  {KIN_RELATION_SIMULTANEOUS, 2, 4},
  {KIN_RELATION_SIMULTANEOUS, 3, 4},
  {KIN_RELATION_REQUIRES, 1, 5},
  {KIN_RELATION_REQUIRES, 1, 6},
  {KIN_RELATION_MAY_TAKE_OVER, 2, 0},
  {KIN_RELATION_MAY_TAKE_OVER, 3, 0},
  {KIN_RELATION_MAY_TAKE_OVER, 4, 0}};

/* A page to draw on: one finger or a pen draws, two fingers move the page, taps of several undo and redo. Its
 * recognizers: draw, dot, move, zoom, turn, undo, redo. */
KIN_CONSTANT kin_preset kin_preset_drawing = {
  "drawing",
  "A page to draw on: one finger or a pen draws, two fingers move the page, taps of several undo and redo",
  kin_preset_drawing_recognizers, kin_preset_drawing_properties, kin_preset_drawing_relations,
  kin_preset_drawing_settings,
  7, 7, 8, 0};

/* For the preset below. */
KIN_CONSTANT kin_preset_recognizer kin_preset_game_recognizers[] = {
  {"steer", "multi_drag"},
  {"strike", "multi_tap"},
  {"flick", "swipe"}};
KIN_CONSTANT kin_preset_property kin_preset_game_properties[] = {
  {0, "threshold", 4},
  {0, "threshold_mode", 1},
  {1, "maximum_tap_duration", 0.25},
  {2, "direction", 15},
  {2, "maximum_duration", 0.25},
  {2, "minimum_distance", 80},
  {2, "distance_decay", 0},
  {2, "maximum_cross", 80}};
KIN_CONSTANT kin_preset_relation kin_preset_game_relations[] = {
  {KIN_RELATION_SIMULTANEOUS, 0, 1},
  {KIN_RELATION_SIMULTANEOUS, 0, 2},
  {KIN_RELATION_SIMULTANEOUS, 1, 2}};

/* A game: each finger by itself, at once, and nothing waits. Its recognizers: steer, strike, flick. */
KIN_CONSTANT kin_preset kin_preset_game = {
  "game",
  "A game: each finger by itself, at once, and nothing waits",
  kin_preset_game_recognizers, kin_preset_game_properties, kin_preset_game_relations,
  NULL,
  3, 8, 3, 0};

/* For the preset below. */
KIN_INLINE kin_result kin_preset_kiosk_settings(kin_engine *engine) {
  kin_palm_filter palm_filter;
  kin_palm_filter_init(&palm_filter);
  return kin_engine_set_palm_filter(engine, &palm_filter);
}

/* For the preset below. */
KIN_CONSTANT kin_preset_recognizer kin_preset_kiosk_recognizers[] = {
  {"choose", "tap"},
  {"scroll", "pan"},
  {"zoom", "pinch"}};
KIN_CONSTANT kin_preset_property kin_preset_kiosk_properties[] = {
  {0, "maximum_tap_duration", 2},
  {0, "allowable_movement", 60},
  {1, "threshold", 20},
  {2, "threshold", 16},
  {2, "resting_share", 0.1}};
KIN_CONSTANT kin_preset_relation kin_preset_kiosk_relations[] = {
  {KIN_RELATION_SIMULTANEOUS, 1, 2}};

/* A kiosk: strangers who press long and hard, lean on the screen, and know no hidden gestures. Its recognizers:
 * choose, scroll, zoom. */
KIN_CONSTANT kin_preset kin_preset_kiosk = {
  "kiosk",
  "A kiosk: strangers who press long and hard, lean on the screen, and know no hidden gestures",
  kin_preset_kiosk_recognizers, kin_preset_kiosk_properties, kin_preset_kiosk_relations,
  kin_preset_kiosk_settings,
  3, 5, 1, 0};

/* For the preset below. */
KIN_CONSTANT kin_preset_recognizer kin_preset_list_recognizers[] = {
  {"scroll", "pan"},
  {"sweep", "swipe"},
  {"highlight", "press"},
  {"choose", "tap"},
  {"hold", "long_press"}};
KIN_CONSTANT kin_preset_property kin_preset_list_properties[] = {
  {0, "axes", 2},
  {0, "fail_offset_x_minimum", -16},
  {0, "fail_offset_x_maximum", 16},
  {0, "early_threshold", 16},
  {1, "direction", 3},
  {1, "maximum_duration", 0.25},
  {1, "minimum_distance", 80},
  {1, "distance_decay", 0},
  {1, "maximum_cross", 80},
  {2, "delay", 0.15}};
KIN_CONSTANT kin_preset_relation kin_preset_list_relations[] = {
  {KIN_RELATION_SIMULTANEOUS, 2, 4}};

/* A list that scrolls, whose rows are chosen, held, and swept aside. Its recognizers: scroll, sweep, highlight,
 * choose, hold. */
KIN_CONSTANT kin_preset kin_preset_list = {
  "list",
  "A list that scrolls, whose rows are chosen, held, and swept aside",
  kin_preset_list_recognizers, kin_preset_list_properties, kin_preset_list_relations,
  NULL,
  5, 10, 1, 0};

/* For the preset below. */
KIN_CONSTANT kin_preset_recognizer kin_preset_low_vision_recognizers[] = {
  {"read", "tap"},
  {"open", "tap"},
  {"step", "swipe"},
  {"scroll", "pan"},
  {"magnify", "pinch"},
  {"magnify_by_one", "tap_drag"}};
KIN_CONSTANT kin_preset_property kin_preset_low_vision_properties[] = {
  {0, "maximum_tap_duration", 2},
  {0, "allowable_movement", 90},
  {1, "taps_required", 2},
  {1, "maximum_interval", 0.7},
  {1, "maximum_tap_duration", 2},
  {1, "maximum_tap_distance", 90},
  {2, "direction", 15},
  {2, "maximum_duration", 1},
  {2, "minimum_distance", 30},
  {2, "distance_decay", 0},
  {3, "minimum_touches", 2},
  {3, "dominance", 1},
  {5, "scale_distance", 120}};
KIN_CONSTANT kin_preset_relation kin_preset_low_vision_relations[] = {
  {KIN_RELATION_MAY_TAKE_OVER, 3, 4},
  {KIN_RELATION_MAY_TAKE_OVER, 4, 3},
  {KIN_RELATION_REQUIRES, 0, 1},
  {KIN_RELATION_REQUIRES, 0, 5}};

/* For people who see little: things are read at a tap and opened by two, at one's own pace, and magnified with one
 * finger. Its recognizers: read, open, step, scroll, magnify, magnify_by_one. */
KIN_CONSTANT kin_preset kin_preset_low_vision = {
  "low_vision",
  "For people who see little: things are read at a tap and opened by two, at one's own pace, and magnified with one "
  "finger",
  kin_preset_low_vision_recognizers, kin_preset_low_vision_properties, kin_preset_low_vision_relations,
  NULL,
  6, 13, 4, 0};

/* For the preset below. */
KIN_CONSTANT kin_preset_recognizer kin_preset_map_recognizers[] = {
  {"drag", "pan"},
  {"zoom", "pinch"},
  {"turn", "rotation"},
  {"choose", "tap"},
  {"zoom_in", "tap"},
  {"zoom_out", "tap"},
  {"mark", "long_press"}};
KIN_CONSTANT kin_preset_property kin_preset_map_properties[] = {
  {0, "early_threshold", 16},
  {1, "early_threshold", 16},
  {2, "early_threshold", 0.2},
  {4, "taps_required", 2},
  {5, "touches_required", 2}};
KIN_CONSTANT kin_preset_relation kin_preset_map_relations[] = {
  {KIN_RELATION_SIMULTANEOUS, 0, 1},
  {KIN_RELATION_SIMULTANEOUS, 0, 2},
  {KIN_RELATION_SIMULTANEOUS, 1, 2},
  {KIN_RELATION_REQUIRES, 3, 4}};

/* A map, a photo or a plan: dragged, zoomed and turned at once, with things on it to choose. Its recognizers: drag,
 * zoom, turn, choose, zoom_in, zoom_out, mark. */
KIN_CONSTANT kin_preset kin_preset_map = {
  "map",
  "A map, a photo or a plan: dragged, zoomed and turned at once, with things on it to choose",
  kin_preset_map_recognizers, kin_preset_map_properties, kin_preset_map_relations,
  NULL,
  7, 5, 4, 0};

/* For the preset below. */
KIN_INLINE kin_result kin_preset_table_settings(kin_engine *engine) {
  kin_hand_grouping hands;
  kin_hand_grouping_init(&hands);
  return kin_engine_set_hands(engine, &hands);
}

/* For the preset below. */
KIN_CONSTANT kin_preset_recognizer kin_preset_table_recognizers[] = {
  {"move", "transform"},
  {"choose", "tap"},
  {"menu", "long_press"}};
KIN_CONSTANT kin_preset_property kin_preset_table_properties[] = {
  {0, "one_hand", 1},
  {0, "pan_threshold", 16},
  {1, "one_hand", 1},
  {2, "one_hand", 1}};

/* A thing on a table for many people: apply it to the view of each; whoever touches one moves that one. Its
 * recognizers: move, choose, menu. */
KIN_CONSTANT kin_preset kin_preset_table = {
  "table",
  "A thing on a table for many people: apply it to the view of each; whoever touches one moves that one",
  kin_preset_table_recognizers, kin_preset_table_properties, NULL,
  kin_preset_table_settings,
  3, 4, 0, KIN_VIEW_ARENA_BOUNDARY};

/* For the preset below. */
KIN_INLINE kin_result kin_preset_tremor_settings(kin_engine *engine) {
  kin_accommodations accommodations;
  kin_accommodations_init(&accommodations);
  accommodations.minimum_contact_time = 0.2;
  accommodations.repeat_interval = 0.25;
  return kin_engine_set_accommodations(engine, &accommodations);
}

/* For the preset below. */
KIN_CONSTANT kin_preset_recognizer kin_preset_tremor_recognizers[] = {
  {"choose", "tap"},
  {"menu", "long_press"},
  {"drag", "pan"},
  {"zoom", "pinch"}};
KIN_CONSTANT kin_preset_property kin_preset_tremor_properties[] = {
  {0, "maximum_tap_duration", 3},
  {0, "allowable_movement", 90},
  {1, "minimum_duration", 1.5},
  {1, "allowable_movement", 32},
  {2, "threshold", 40},
  {2, "threshold_mode", 1},
  {3, "threshold", 24},
  {3, "gain", 0.5}};
KIN_CONSTANT kin_preset_relation kin_preset_tremor_relations[] = {
  {KIN_RELATION_SIMULTANEOUS, 2, 3}};

/* For hands that tremble, or touch without wanting to. Its recognizers: choose, menu, drag, zoom. */
KIN_CONSTANT kin_preset kin_preset_tremor = {
  "tremor",
  "For hands that tremble, or touch without wanting to",
  kin_preset_tremor_recognizers, kin_preset_tremor_properties, kin_preset_tremor_relations,
  kin_preset_tremor_settings,
  4, 8, 1, 0};

/* The names of all presets. */
#define KIN_PRESET_NAMES "drawing, game, kiosk, list, low_vision, map, table, tremor"

/* What to say when kin_preset_named knows no preset of a name. */
#define KIN_PRESET_UNKNOWN "there is no preset of that name; there are: " KIN_PRESET_NAMES

/* The preset of a name that is a text, of a settings file for instance; null if there is none: KIN_PRESET_UNKNOWN
 * says so. A program that calls it has all presets. [any-thread] Since level 1. */
KIN_INLINE const kin_preset *kin_preset_named(const char *name) {
  size_t i;
  const kin_preset *const all[] = {
    &kin_preset_drawing,
    &kin_preset_game,
    &kin_preset_kiosk,
    &kin_preset_list,
    &kin_preset_low_vision,
    &kin_preset_map,
    &kin_preset_table,
    &kin_preset_tremor};
  for (i = 0; name != NULL && i < sizeof(all) / sizeof(all[0]); i++) {
    if (strcmp(all[i]->name, name) == 0) return all[i];
  }
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
