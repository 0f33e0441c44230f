-- Written by Scripts/generate from the C headers. Do not edit: run `make generate`.
local constants = {}
constants.KIN_LINT_NONE = 4294967295
require('ffi').cdef [[
enum {
  KIN_LINT_NOTE = 0,
  KIN_LINT_WARNING = 1,
  KIN_LINT_ERROR = 2,
  KIN_FINDING_NEVER = 0,
  KIN_FINDING_SHADOWED = 1,
  KIN_FINDING_ORDER = 2,
  KIN_FINDING_BOTH = 3,
  KIN_FINDING_LATE = 4,
  KIN_FINDING_STUCK = 5,
  KIN_FINDING_FRAGILE = 6,
  KIN_FINDING_WISH = 7,
  KIN_FINDING_LOST = 8,
  KIN_LINT_WITHOUT_REMEDIES = 1,
  KIN_WISH_FIRES = 1,
  KIN_WISH_BY = 2,
  KIN_LINT_APART = 0,
  KIN_LINT_UNFIT = 1,
  KIN_LINT_FIRES = 2,
  KIN_LINT_WAITS = 3,
  KIN_LINT_LOSES = 4,
  KIN_LINT_REFUSED = 5,
};
typedef struct kin_lint kin_lint;
typedef int32_t kin_lint_severity;
typedef int32_t kin_finding_kind;
typedef bool (*kin_lint_progress)(double, void *);
typedef struct kin_lint_options {
  uint32_t struct_size;
  uint32_t flags;
  double width;
  double height;
  uint64_t run_limit;
  kin_lint_progress progress;
  void *user_data;
} kin_lint_options;
typedef struct kin_wish_outcome {
  uint64_t recognizer;
  uint32_t flags;
  uint32_t reserved;
  uint64_t within_ns;
} kin_wish_outcome;
typedef struct kin_wish {
  const char *name;
  const char *motion;
  kin_view_id view;
  const kin_touch_sample *samples;
  uint32_t sample_count;
  uint32_t outcome_count;
  const kin_wish_outcome *outcomes;
} kin_wish;
typedef struct kin_finding {
  uint32_t struct_size;
  kin_finding_kind kind;
  kin_lint_severity severity;
  uint32_t is_allowed;
  uint64_t recognizer;
  uint64_t other;
  kin_view_id view;
  uint64_t delay_ns;
  uint32_t motion;
  uint32_t motion_count;
  uint32_t wish;
  uint32_t remedy_count;
  const char *sentence;
} kin_finding;
typedef struct kin_lint_motion {
  uint32_t struct_size;
  uint32_t sample_count;
  uint32_t scroll_count;
  uint32_t reserved;
  const char *name;
  kin_view_id view;
  double x;
  double y;
  const kin_touch_sample *samples;
  const kin_scroll_sample *scrolls;
} kin_lint_motion;
typedef int32_t kin_lint_outcome;
kin_result kin_lint_create(const kin_engine *engine, const kin_lint_options *options, kin_lint **out_lint);
void kin_lint_destroy(kin_lint *lint);
kin_result kin_lint_allow(kin_lint *lint, kin_finding_kind kind, uint64_t target, uint64_t other);
kin_result kin_lint_add_motion(kin_lint *lint, const char *name, const kin_touch_sample *samples, uint32_t count);
kin_result kin_lint_add_wish(kin_lint *lint, const kin_wish *wish);
kin_result kin_lint_run(kin_lint *lint);
const char *kin_lint_last_error(const kin_lint *lint);
kin_result kin_lint_get_finding_count(const kin_lint *lint, uint32_t *out_count);
kin_result kin_lint_get_finding(const kin_lint *lint, uint32_t index, kin_finding *out_finding);
kin_result kin_lint_get_remedy(const kin_lint *lint, uint32_t finding, uint32_t remedy, const char **out_sentence);
kin_result kin_lint_get_motion_count(const kin_lint *lint, uint32_t *out_count);
kin_result kin_lint_get_motion(const kin_lint *lint, uint32_t index, kin_lint_motion *out_motion);
kin_result kin_lint_get_outcome(const kin_lint *lint, uint32_t motion, uint64_t recognizer, kin_lint_outcome
  *out_outcome, uint64_t *out_other);
kin_result kin_lint_write_json(const kin_lint *lint, kin_trace_sink sink, void *user_data);
const char *kin_finding_kind_name(kin_finding_kind kind);
]]
return constants
