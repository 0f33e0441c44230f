-- Written by Scripts/generate from the C headers. Do not edit: run `make generate`.
local constants = {}
require('ffi').cdef [[
enum {
  KIN_OVERLAY_LINE = 0,
  KIN_OVERLAY_DISC = 1,
  KIN_OVERLAY_RING = 2,
  KIN_OVERLAY_RECTANGLE = 3,
  KIN_OVERLAY_TEXT = 4,
  KIN_OVERLAY_PANEL = 0,
  KIN_OVERLAY_WORDS = 1,
  KIN_OVERLAY_QUIET = 2,
  KIN_OVERLAY_TOUCH = 3,
  KIN_OVERLAY_POSSIBLE = 4,
  KIN_OVERLAY_WAITING = 5,
  KIN_OVERLAY_RECOGNIZED = 6,
  KIN_OVERLAY_FAILED = 7,
  KIN_OVERLAY_COLOUR_COUNT = 8,
  KIN_OVERLAY_DARK = 0,
  KIN_OVERLAY_LIGHT = 1,
  KIN_OVERLAY_TOP_LEFT = 0,
  KIN_OVERLAY_TOP_RIGHT = 1,
  KIN_OVERLAY_BOTTOM_LEFT = 2,
  KIN_OVERLAY_BOTTOM_RIGHT = 3,
};
typedef struct kin_overlay kin_overlay;
typedef int32_t kin_overlay_kind;
typedef struct kin_overlay_shape {
  kin_overlay_kind kind;
  uint32_t colour;
  double x;
  double y;
  double end_x;
  double end_y;
  double size;
  double radius;
  const char *text;
  uint64_t reserved;
} kin_overlay_shape;
typedef int32_t kin_overlay_theme;
typedef int32_t kin_overlay_corner;
typedef struct kin_overlay_options {
  uint32_t struct_size;
  kin_overlay_theme theme;
  kin_overlay_corner corner;
  uint32_t finger_capacity;
  uint32_t recognizer_capacity;
  uint32_t trail_capacity;
  uint64_t trail_ns;
  double scale;
  double text_size;
  double character_width;
  uint32_t colours[8];
} kin_overlay_options;
void kin_overlay_options_init(kin_overlay_options *out_options);
kin_result kin_overlay_create(kin_engine *engine, const kin_overlay_options *options, kin_overlay **out_overlay);
void kin_overlay_destroy(kin_overlay *overlay);
kin_result kin_overlay_add_event(kin_overlay *overlay, const kin_event *event);
kin_result kin_overlay_draw(kin_overlay *overlay, double width, double height, const kin_overlay_shape **out_shapes,
  uint32_t *out_count);
const char *kin_overlay_last_error(void);
]]
return constants
