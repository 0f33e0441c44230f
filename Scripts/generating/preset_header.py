"""kinesic/presets.h: the presets as constants of C, and the functions that apply them. It needs no library of its own:
what a program does not name the compiler leaves out."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

Preset = dict[str, Any]

WIDTH = 119
RELATIONS = {
    "require_failure": "KIN_RELATION_REQUIRES",
    "simultaneous": "KIN_RELATION_SIMULTANEOUS",
    "no_prevention": "KIN_RELATION_MAY_NOT_PREVENT",
    "require_inactive": "KIN_RELATION_REQUIRES_INACTIVE",
    "takeover": "KIN_RELATION_MAY_TAKE_OVER",
}
SETTINGS = {
    "palm_filter": ("kin_palm_filter", "kin_engine_set_palm_filter"),
    "hands": ("kin_hand_grouping", "kin_engine_set_hands"),
    "accommodations": ("kin_accommodations", "kin_engine_set_accommodations"),
}
HEAD = """/* presets.h: recognizers with their properties and relations for a kind of program, by name: docs/presets.md says of
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
"""
FUNCTIONS = """
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
"""
END = """
#ifdef __cplusplus
}
#endif
#endif
"""


def comment(text: str) -> str:
    lines = wrap(text, WIDTH - 6)
    return "".join(f"{' * ' if i else '/* '}{line}\n" for i, line in enumerate(lines))[:-1] + " */\n"


def settings(name: str, engine: dict[str, Any]) -> str:
    """The function that sets what a preset wants of the engine."""
    text = f"\n/* For the preset below. */\nKIN_INLINE kin_result kin_preset_{name}_settings(kin_engine *engine) {{\n"
    for each, said in engine.items():
        kind, function = SETTINGS[each]
        text += f"  {kind} {each};\n  {kind}_init(&{each});\n"
        text += "".join(f"  {each}.{field} = {value};\n" for field, value in said["set"].items())
        text += f"  return {function}(engine, &{each});\n"
    return text + "}\n"


def table(kind: str, name: str, rows: list[str]) -> str:
    if not rows:
        return ""
    return f"KIN_CONSTANT {kind} kin_preset_{name}[] = {{\n" + ",\n".join(f"  {{{row}}}" for row in rows) + "};\n"


def one(name: str, preset: Preset) -> str:
    ids = [each["id"] for each in preset["recognizers"]]
    properties = [
        f'{i}, "{key}", {value}' for i, each in enumerate(preset["recognizers"]) for key, (value, _) in each.get("set", {}).items()
    ]
    relations = [f"{RELATIONS[each['relation']]}, {ids.index(each['of'][0])}, {ids.index(each['of'][1])}" for each in preset["relations"]]
    engine = preset.get("engine", {})
    text = settings(name, engine) if engine else ""
    text += "\n/* For the preset below. */\n"
    text += table("kin_preset_recognizer", f"{name}_recognizers", [f'"{each["id"]}", "{each["class"]}"' for each in preset["recognizers"]])
    text += table("kin_preset_property", f"{name}_properties", properties)
    text += table("kin_preset_relation", f"{name}_relations", relations)
    flags = " | ".join(f"KIN_VIEW_{flag.upper()}" for flag in preset.get("view", [])) or "0"
    has = {rows: f"kin_preset_{name}_{rows}" if count else "NULL" for rows, count in (("recognizers", 1), ("properties", properties), ("relations", relations))}
    text += f"\n{comment(preset['title'] + '. Its recognizers: ' + ', '.join(ids) + '.')}KIN_CONSTANT kin_preset kin_preset_{name} = {{\n"
    text += f'  "{name}",\n' + "\n".join(wrapped(preset["title"])) + ",\n"
    text += f"  {', '.join(has.values())},\n" if len(", ".join(has.values())) < WIDTH - 4 else "".join(f"  {each},\n" for each in has.values())
    text += f"  {f'kin_preset_{name}_settings' if engine else 'NULL'},\n"
    text += f"  {len(ids)}, {len(properties)}, {len(relations)}, {flags}}};\n"
    return text


def wrapped(text: str) -> list[str]:
    """A text as C writes it, in lines that are not too long."""
    lines = wrap(text.replace("\\", "\\\\").replace('"', '\\"'), WIDTH - 6, drop_whitespace=False)
    return [f'  "{line}"' for line in lines]


def by_name(presets: dict[str, Preset]) -> str:
    listed = ", ".join(presets)
    text = f'\n/* The names of all presets. */\n#define KIN_PRESET_NAMES "{listed}"\n'
    text += "\n/* What to say when kin_preset_named knows no preset of a name. */\n"
    text += '#define KIN_PRESET_UNKNOWN "there is no preset of that name; there are: " KIN_PRESET_NAMES\n'
    text += "\n/* The preset of a name that is a text, of a settings file for instance; null if there is none: KIN_PRESET_UNKNOWN\n"
    text += " * says so. A program that calls it has all presets. [any-thread] Since level 1. */\n"
    text += "KIN_INLINE const kin_preset *kin_preset_named(const char *name) {\n  size_t i;\n"
    text += "  const kin_preset *const all[] = {\n" + ",\n".join(f"    &kin_preset_{name}" for name in presets) + "};\n"
    text += "  for (i = 0; name != NULL && i < sizeof(all) / sizeof(all[0]); i++) {\n"
    return text + "    if (strcmp(all[i]->name, name) == 0) return all[i];\n  }\n  return NULL;\n}\n"


def header(presets: dict[str, Preset]) -> str:
    return HEAD + FUNCTIONS + "".join(one(name, preset) for name, preset in presets.items()) + by_name(presets) + END
