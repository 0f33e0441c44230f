/* overlay.h: what an engine knows, drawn over the running program: the fingers with their trails, the views that they
 * hit, and for each recognizer of the latest gesture its state, or the reason why it did not fire.
 *
 *   kin_overlay_create(engine, NULL, &overlay);
 *   kin_overlay_add_event(overlay, event);                     // each record of the engine, as it comes
 *   kin_overlay_draw(overlay, 800, 600, &shapes, &count);      // each frame: lines, circles and texts to draw
 *   kin_overlay_destroy(overlay);
 *
 * The reasons are decision records: kin_engine_set_explain(engine, true). An overlay draws nothing itself and needs no
 * renderer: the host draws the shapes, from the first to the last. The adapters for toolkits have a function for that.
 *
 * An overlay only reads: what the engine decides, its state hash and its traces are the same with one. It allocates in
 * kin_overlay_create and nowhere else. It reads no clock: its time is that of the engine, which must go on while it is
 * shown (kin_engine_advance).
 *
 * These functions are a library of their own, which a program that ships does not need: libkinesic-overlay, linked
 * before libkinesic. docs/overlay.md is the guide. */
#ifndef KINESIC_OVERLAY_H
#define KINESIC_OVERLAY_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is shown of one engine. */
typedef struct kin_overlay kin_overlay;

/* What a shape is. */
typedef int32_t kin_overlay_kind;
enum {
  KIN_OVERLAY_LINE = 0,      /* from x, y to end_x, end_y, `size` wide */
  KIN_OVERLAY_DISC = 1,      /* a filled circle of `radius` about x, y */
  KIN_OVERLAY_RING = 2,      /* a circle of `radius` about x, y, its line `size` wide */
  KIN_OVERLAY_RECTANGLE = 3, /* filled, from x, y to end_x, end_y */
  KIN_OVERLAY_TEXT = 4       /* one line of `text`, its left upper corner at x, y; a line is `size` high */
};

/* One shape, in the host's window units. What its kind does not say is 0. */
typedef struct kin_overlay_shape {
  kin_overlay_kind kind; /* KIN_OVERLAY_LINE or another kind */
  uint32_t colour;       /* 0xRRGGBBAA; 0xFF for AA is opaque; not premultiplied */
  double x, y;
  double end_x, end_y;
  double size;
  double radius;
  const char *text;      /* UTF-8, ended by a zero byte; null for all other kinds */
  uint64_t reserved;     /* zero */
} kin_overlay_shape;

/* What a colour is for: places in kin_overlay_options.colours. */
enum {
  KIN_OVERLAY_PANEL = 0,      /* the ground behind the texts */
  KIN_OVERLAY_WORDS = 1,      /* texts */
  KIN_OVERLAY_QUIET = 2,      /* texts that say less, outlines of views */
  KIN_OVERLAY_TOUCH = 3,      /* fingers and trails */
  KIN_OVERLAY_POSSIBLE = 4,   /* a recognizer that has not decided */
  KIN_OVERLAY_WAITING = 5,    /* one that has earned its state and waits for another */
  KIN_OVERLAY_RECOGNIZED = 6, /* one that was recognized */
  KIN_OVERLAY_FAILED = 7,     /* one that failed or was cancelled */
  KIN_OVERLAY_COLOUR_COUNT = 8
};

/* A set of colours. */
typedef int32_t kin_overlay_theme;
enum {
  KIN_OVERLAY_DARK = 0, /* light marks on a dark panel: for programs with a dark ground */
  KIN_OVERLAY_LIGHT = 1 /* dark marks on a light panel */
};

/* Where the panel with the texts is. */
typedef int32_t kin_overlay_corner;
enum {
  KIN_OVERLAY_TOP_LEFT = 0,
  KIN_OVERLAY_TOP_RIGHT = 1,
  KIN_OVERLAY_BOTTOM_LEFT = 2,
  KIN_OVERLAY_BOTTOM_RIGHT = 3
};

/* How an overlay looks, and how much it holds. */
typedef struct kin_overlay_options {
  uint32_t struct_size;        /* set by kin_overlay_options_init */
  kin_overlay_theme theme;     /* default KIN_OVERLAY_DARK */
  kin_overlay_corner corner;   /* default KIN_OVERLAY_TOP_LEFT */
  uint32_t finger_capacity;    /* how many fingers are shown at one time; 1 to 128, default 16 */
  uint32_t recognizer_capacity; /* how many recognizers are shown at one time; 1 to 64, default 12. The panel says how
                                  many there were beyond that */
  uint32_t trail_capacity;     /* points of the trail of each finger, the latest ones; 2 to 1024, default 48 */
  uint64_t trail_ns;           /* how long a point of a trail is shown; at most 60 s, default 1.5 s */
  double scale;                /* multiplies all lengths: 2 on a screen twice as dense; 0.1 to 100, default 1 */
  double text_size;            /* height of a line of text, window units before `scale`; 4 to 200, default 16 */
  double character_width;      /* how wide a character is, as a share of the height of a line: the widest, where widths
                                  differ; 0.1 to 2, default 0.5 */
  uint32_t colours[KIN_OVERLAY_COLOUR_COUNT]; /* 0xRRGGBBAA in place of the theme's; 0, the default: the theme's */
} kin_overlay_options;

/* Fills in the defaults. Null is ignored. [any-thread] Since level 1. */
void kin_overlay_options_init(kin_overlay_options *out_options);

/* Makes an overlay of `engine`, which must live as long as functions of the overlay are called; `options` may be null:
 * the defaults. It belongs to the caller until kin_overlay_destroy.
 * KIN_ERROR_NULL; _SIZE; _INVALID: a theme or corner that is none; _RANGE: a number outside its range; _MEMORY.
 * kin_overlay_last_error has the sentence. [engine-thread] Since level 1. */
kin_result kin_overlay_create(kin_engine *engine, const kin_overlay_options *options, kin_overlay **out_overlay);

/* Frees it and the shapes that it lent; the engine is left alone, and may be gone. Null is ignored. Since level 1. */
void kin_overlay_destroy(kin_overlay *overlay);

/* Takes note of a record of the engine, polled or in a callback: gestures and decisions; others are ignored. Without
 * records the overlay shows states but no reasons.
 * KIN_ERROR_NULL; _INVALID: the record's type or state is none; _THREAD. [engine-thread] Since level 1. */
kin_result kin_overlay_add_event(kin_overlay *overlay, const kin_event *event);

/* Looks at the engine, and makes the shapes of this frame for a window of `width` by `height` units: to be drawn in
 * their order, later ones over earlier ones. They and their texts belong to the overlay and are valid until the next
 * call with it. A trail gets a point in each call.
 * KIN_ERROR_NULL; _INVALID: a size that is not 0 to KIN_NUMBER_LIMIT; _THREAD. Then nothing is changed.
 * [engine-thread] Since level 1. */
kin_result kin_overlay_draw(kin_overlay *overlay, double width, double height, const kin_overlay_shape **out_shapes,
                            uint32_t *out_count);

/* One sentence about this thread's latest failure of a function of this header; "" before the first. Static text.
 * [any-thread] Since level 1. */
const char *kin_overlay_last_error(void);

#ifdef __cplusplus
}
#endif
#endif
