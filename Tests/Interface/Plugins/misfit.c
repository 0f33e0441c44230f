/* misfit.c: a plugin library that is wrong in one way, the one that MISFIT names. Without MISFIT it is right. */
#include <kinesic/plugin.h>
#include <math.h>

typedef struct state {
  double threshold, other;
} state;

static kin_property properties[] = {
  {"threshold", "A threshold.", "unit", "ours", 10, 0, 100, KIN_PROPERTY_NUMBER, offsetof(state, threshold)},
  {"other", "Another one.", "unit", "ours", 1, 0, 100, KIN_PROPERTY_NUMBER, offsetof(state, other)},
};
static kin_value values[] = {{"distance", "How far.", "unit", 0}, {"speed", "How fast.", "unit/s", 0}};
static const char *details[] = {"", "moved too far"};

static void prepare(void *bytes) { (void)bytes; }
static kin_state step(void *bytes, const kin_step *input, kin_request *request) {
  (void)bytes, (void)request;
  return input->state;
}

#ifdef NO_ENTRY
kin_state something(void *bytes, const kin_step *input, kin_request *request);
kin_state something(void *bytes, const kin_step *input, kin_request *request) {
  (void)properties, (void)values, (void)details;
  prepare(bytes);
  return step(bytes, input, request);
}
#else

static kin_recognizer_class made[3];
static const kin_recognizer_class *classes[] = {&made[0], &made[1], &made[2]};

static void make(kin_recognizer_class *table, const char *name) {
  memset(table, 0, sizeof *table);
  table->struct_size = sizeof *table;
  table->abi_level = KIN_ABI_LEVEL;
  table->name = name;
  table->summary = "A class of a test.";
  table->version = "1.0.0";
  table->state_size = sizeof(state);
  table->state_alignment = 8;
  table->properties = properties;
  table->property_count = 2;
  table->values = values;
  table->value_count = 2;
  table->details = details;
  table->detail_count = 2;
  table->prepare = prepare;
  table->step = step;
}

/* MISFIT is a statement on the third class, `last`, or on `plugin`, or on what they point to. */
#ifndef MISFIT
#define MISFIT ;
#endif

kin_result kin_plugin_entry(const kin_host *host, kin_plugin *plugin) {
  kin_recognizer_class *last = &made[2];
  kin_result result = kin_plugin_fill(host, plugin, "test.misfit", "A test.", "1.0.0", classes, 3);
  make(&made[0], "test.first");
  make(&made[1], "test.second");
  make(last, "test.last");
  MISFIT
  (void)last;
  return result;
}
#endif
