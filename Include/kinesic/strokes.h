/* strokes.h: names drawn shapes by examples of them. A set holds the examples, its templates; a drawing is compared
 * with all of them, whatever its size and place.
 *
 *   kin_stroke_set *set;
 *   kin_stroke_set_create(NULL, &set);
 *   kin_stroke_set_add(set, "circle", NULL, points, count, NULL);
 *   kin_stroke_set_classify(set, drawn, drawn_count, matches, 3, &result);
 *   if (result.verdict == KIN_STROKE_RECOGNIZED) puts(matches[0].name);
 *   kin_stroke_set_destroy(set);
 *
 * These functions are a library of their own, libkinesic-strokes, which needs no engine. The same points give the
 * same bits on every platform. The library is a plugin too (loader.h), with the recognizer class `stroke`, which
 * follows drawings with a set that was shared: kin_stroke_set_share. docs/strokes.md is the guide.
 *
 * How drawings are compared: each is resampled to equal steps along its path, moved and scaled to one size; then each
 * point seeks the nearest one of the other drawing that also goes the same way (oriented chamfer matching, as in
 * computer vision since H. G. Barrow et al., "Parametric correspondence and chamfer matching", 1977, and J. Shotton
 * et al., "Multiscale categorical object recognition using contour fragments", 2008). Only the 16 templates that look
 * nearest by a shorter description are compared so, 24 of those without order.
 *
 * A set is for one thread at a time while it is changed. kin_stroke_set_classify and all functions that take a const
 * set may run on several threads at once. */
#ifndef KINESIC_STROKES_H
#define KINESIC_STROKES_H

#include "plugin.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Templates under names. */
typedef struct kin_stroke_set kin_stroke_set;

/* One place of a drawing. */
typedef struct kin_stroke_point {
  double x, y;       /* in any unit, the same for all drawings; y downwards or upwards, but the same everywhere. A
                        point that is not finite, or farther than 1e15 from the origin, is left out */
  uint64_t time_ns;  /* when; only the first and the last count, and only with `duration_ratio`. 0 where unknown */
  uint32_t stroke;   /* changes where the pen was lifted: 0 0 0 1 1 2 ... */
  uint32_t reserved; /* zero */
} kin_stroke_point;

/* How a drawing is fitted to a template: bits of kin_stroke_template_options.flags. */
enum {
  KIN_STROKE_ANY_ORDER = 1,     /* strokes may come in any order, and a closed line may begin anywhere */
  KIN_STROKE_ANY_DIRECTION = 2, /* each line may be drawn from either end; includes KIN_STROKE_ANY_ORDER. For shapes
                                   of several strokes */
  KIN_STROKE_KEEP_ASPECT = 4,   /* a shape of other proportions counts as another shape. Without one of these two bits
                                   a different proportion counts by half */
  KIN_STROKE_FREE_ASPECT = 8    /* proportions do not matter: an ellipse is a circle; not with _KEEP_ASPECT */
};

/* How a drawing may differ from a template. */
typedef struct kin_stroke_template_options {
  uint32_t struct_size;  /* set by kin_stroke_template_options_init */
  uint32_t flags;        /* mask of KIN_STROKE_... above; default 0 */
  double rotation;       /* by how much it may be turned either way, radians, 0 to pi; default 0. Above 0 proportions
                            count whole */
  double size_ratio;     /* how many times as large or as small it may be, by the larger side of its box; at least 1,
                            or 0, the default: any size */
  double duration_ratio; /* how many times as long or as short a time it may take; at least 1, or 0, the default: any
                            */
  double limit;          /* the largest score that is accepted, see kin_stroke_match.score; 0, the default: that of
                            the set */
} kin_stroke_template_options;

/* Fills in the defaults. [any-thread] Since level 1. */
void kin_stroke_template_options_init(kin_stroke_template_options *options);

/* How a set works. */
typedef struct kin_stroke_set_options {
  uint32_t struct_size;  /* set by kin_stroke_set_options_init */
  uint32_t sample_count; /* points to which a drawing is resampled: 16 to 64, a multiple of 4; default 32. 48 for
                            thirty shapes or more */
  double limit;          /* the largest score that is accepted, 0 to 1; default 0.1: of drawings of other shapes than
                            the templates' 1 in 1,000 has a smaller one (`make strokes-report`) */
  double margin;         /* how far the second name must be behind, 0 to 1: see kin_stroke_match.margin; default 0.05
                            */
  double minimum_size;   /* what is smaller is named nothing: the larger side of the box, units; default 0 */
} kin_stroke_set_options;

/* Fills in the defaults. [any-thread] Since level 1. */
void kin_stroke_set_options_init(kin_stroke_set_options *options);

/* Makes an empty set; `options` may be null: the defaults. It belongs to the caller until kin_stroke_set_destroy.
 * KIN_ERROR_NULL, _SIZE, _INVALID: an option is out of its range, _MEMORY. [any-thread] Since level 1. */
kin_result kin_stroke_set_create(const kin_stroke_set_options *options, kin_stroke_set **out_set);

/* The options of a set. KIN_ERROR_NULL, _SIZE. Since level 1. */
kin_result kin_stroke_set_get_options(const kin_stroke_set *set, kin_stroke_set_options *out_options);

/* Ends a set; null does nothing. Since level 1. */
void kin_stroke_set_destroy(kin_stroke_set *set);

/* Adds an example. Several of one name make a shape certain: three are good, five of different people better. The
 * name (1 to KIN_NAME_LIMIT bytes) and the points are copied. `options` may be null: the defaults; `out_index` may be
 * null: the template's number, from 0 in the order of adding.
 * KIN_ERROR_NULL, _SIZE, _INVALID: an option or the name is out of its range, or the drawing has no extent (no two
 * different finite points in one stroke), _MEMORY. Since level 1. */
kin_result kin_stroke_set_add(kin_stroke_set *set, const char *name, const kin_stroke_template_options *options,
                              const kin_stroke_point *points, uint64_t count, uint32_t *out_index);

/* Removes a template; those after it get the number before their own. KIN_ERROR_NULL, _INVALID: no template has that
 * number. Since level 1. */
kin_result kin_stroke_set_remove(kin_stroke_set *set, uint32_t index);

/* How many templates a set has. KIN_ERROR_NULL. Since level 1. */
kin_result kin_stroke_set_count(const kin_stroke_set *set, uint32_t *out_count);

/* What a template is. */
typedef struct kin_stroke_template {
  uint32_t struct_size;                /* set by kin_stroke_template_init */
  uint32_t point_count;                /* of the example as it was given, without the points that were left out */
  const char *name;                    /* the set's, until it is changed or destroyed */
  const kin_stroke_point *points;      /* likewise */
  kin_stroke_template_options options; /* as it was added */
} kin_stroke_template;

/* Sets struct_size, and all else to 0. [any-thread] Since level 1. */
void kin_stroke_template_init(kin_stroke_template *out_template);

/* One template. KIN_ERROR_NULL, _SIZE, _INVALID. Since level 1. */
kin_result kin_stroke_set_get(const kin_stroke_set *set, uint32_t index, kin_stroke_template *out_template);

/* What a drawing is. */
typedef int32_t kin_stroke_verdict;
enum {
  KIN_STROKE_UNKNOWN = 0,    /* none of the shapes, or nothing: a tap, a line where no template is one, a drawing
                                without extent */
  KIN_STROKE_RECOGNIZED = 1, /* the first match names it */
  KIN_STROKE_AMBIGUOUS = 2,  /* near enough to the first two names, and the margin between them is too small */
  KIN_STROKE_UNFINISHED = 3  /* of the class `stroke` alone: it is still being drawn */
};

/* One name that a drawing may have: the best template of that name. */
typedef struct kin_stroke_match {
  const char *name;    /* the set's, until it is changed or destroyed */
  uint32_t index;      /* the template */
  uint32_t reserved;   /* zero */
  double distance;     /* 0 for the same drawing: the mean over points of how far the nearest that goes the same way
                          is, where 1 is the larger side of the box; two shapes that have nothing in common are at 0.2
                          to 0.4 */
  double score;        /* what is compared with the limit: the distance times the square root of what share it is of
                          the best distance of another name, at most 0.35 */
  double margin;       /* 0 to 1: 1 - the distance / the best distance of another name, at most 0.35; 0 for all but
                          the first match */
  double confidence;   /* 0 to 1: 1 for a score of 0, 0.5 at the limit, 0 at twice the limit */
  double rotation;     /* by how much the drawing was turned to fit, radians, clockwise where y points down; 0 for
                          templates without rotation */
} kin_stroke_match;

/* What came of a drawing. */
typedef struct kin_stroke_result {
  kin_stroke_verdict verdict; /* KIN_STROKE_... */
  uint32_t match_count;       /* how many matches were written */
} kin_stroke_result;

/* Compares a drawing with all templates, and writes the best match of each of the nearest names, the best first; at
 * most `capacity`, and at most 40. Allocates nothing and calls nothing. Whatever the points are, it ends and gives a
 * result: what cannot be a shape is KIN_STROKE_UNKNOWN with no match.
 * KIN_ERROR_NULL. Since level 1. */
kin_result kin_stroke_set_classify(const kin_stroke_set *set, const kin_stroke_point *points, uint64_t count,
                                   kin_stroke_match *out_matches, uint32_t capacity, kin_stroke_result *out_result);

/* What the other templates say of one. */
typedef struct kin_stroke_report {
  uint32_t struct_size;     /* set by kin_stroke_report_init */
  uint32_t own_index;       /* the nearest template of its name, KIN_STROKE_NONE: it is the only one */
  uint32_t other_index;     /* the nearest template of another name, KIN_STROKE_NONE: there is none */
  kin_stroke_verdict verdict; /* of its own points, compared with all templates but itself */
  double own_distance;      /* to the nearest of its name; 0 where there is none */
  double other_distance;    /* to the nearest of another name; 0 where there is none */
  double score;             /* of its own points for its own name, compared with all templates but itself; 0 where it
                               is the only one of its name */
  uint32_t clashes;         /* 1: it is nearer to another name than to its own, or too near to tell */
  uint32_t reserved;        /* zero */
} kin_stroke_report;

#define KIN_STROKE_NONE 0xFFFFFFFFu

/* Sets struct_size, and all else to 0. [any-thread] Since level 1. */
void kin_stroke_report_init(kin_stroke_report *out_report);

/* Leaves one template out, and names its own points by the others. KIN_ERROR_NULL, _SIZE, _INVALID. Since level 1. */
kin_result kin_stroke_set_report(const kin_stroke_set *set, uint32_t index, kin_stroke_report *out_report);

/* A limit for a name, from the templates: a quarter above the largest score that an example of it gets from the
 * others of its name, and below the least score that an example of another name gets for it. 0: it has one example
 * only, or an example of another name is as near as its own. KIN_ERROR_NULL, _UNKNOWN: no template has that name.
 * Since level 1. */
kin_result kin_stroke_set_suggest_limit(const kin_stroke_set *set, const char *name, double *out_limit);

/* Writes a set as bytes that kin_stroke_set_read takes, with the points of all examples: `capacity` bytes at most.
 * With null for `bytes` it only says how many there are. The bytes are the same on every platform.
 * KIN_ERROR_NULL, _CAPACITY: more than `capacity`; `out_count` has the number. Since level 1. */
kin_result kin_stroke_set_write(const kin_stroke_set *set, void *bytes, uint64_t capacity, uint64_t *out_count);

/* Makes a set of such bytes. KIN_ERROR_NULL, _MEMORY; _INVALID: these are no such bytes, or they are damaged or of a
 * newer version, and `out_offset`, which may be null, has the place of the first byte that is wrong.
 * [any-thread] Since level 1. */
kin_result kin_stroke_set_read(const void *bytes, uint64_t count, kin_stroke_set **out_set, uint64_t *out_offset);

/* Copies a set for recognizers of the class `stroke`, and gives the number for their property `set`. The number is
 * made of the set's bytes (kin_stroke_set_write): the same set has the same number in every process, so that a trace
 * which has the number plays live with the same set and no other. Whoever shares a set that is shared already gets the
 * same number, and there is still one copy; it stays until kin_stroke_set_unshare was called as often. The copy has
 * the beginnings of all templates too: 13 KB each, 24 KB without order.
 * KIN_ERROR_NULL, _MEMORY; _EXISTS: another set is shared under this number, by a chance of one in 4 billion.
 * [any-thread] Since level 1. */
kin_result kin_stroke_set_share(const kin_stroke_set *set, double *out_number);

/* Ends one use of a shared set. With the last one the copy goes: no engine may be in a call then with a recognizer
 * that has this number. Such a recognizer fails from then on, and says why.
 * KIN_ERROR_UNKNOWN: no shared set has that number. [any-thread] Since level 1. */
kin_result kin_stroke_set_unshare(double number);

/* The copy, for the names of the templates that the values `template`, `second` and `third` of a recognizer number. It
 * is not to be changed or destroyed, and lives until kin_stroke_set_unshare.
 * KIN_ERROR_NULL; KIN_ERROR_UNKNOWN: no shared set has that number. [any-thread] Since level 1. */
kin_result kin_stroke_set_find(double number, const kin_stroke_set **out_set);

/* The class `stroke`, for kin_recognizer_class_register: for hosts that link this library, in place of
 * kin_plugin_load. Static. [any-thread] Since level 1. */
const kin_recognizer_class *kin_stroke_get_class(void);

/* One sentence about this thread's latest failure of a function of this header; "" before the first. Static text.
 * [any-thread] Since level 1. */
const char *kin_stroke_last_error(void);

#ifdef __cplusplus
}
#endif
#endif
