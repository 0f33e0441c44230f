/* What is not well written is refused with its column, adds nothing, and is no danger, whatever the bytes are. */
#include "probe.h"

static void nothing(void) {}
static const kin_function FUNCTION = (kin_function)nothing;

typedef struct fault {
  kin_result code;
  const char *states, *signature;
  const char *sentence; /* how it begins */
} fault;

static const fault FAULTS[] = {
    {KIN_ERROR_UNKNOWN, "began", "void(pointer, f32 translatoin.x)", "column 19 of the signature: 'translatoin.x' is not a value of class 'pan'; it has: translation.x, "},
    {KIN_ERROR_UNKNOWN, "began", "void(f32 scale)", "column 10 of the signature: 'scale' is not a value of class 'pan'"},
    {KIN_ERROR_UNKNOWN, "began", "void(float translation.x)", "column 6 of the signature: 'float' is not a type; there are: void, bool, "},
    {KIN_ERROR_UNKNOWN, "began", "int()", "column 1 of the signature: 'int' is not a type"},
    {KIN_ERROR_UNKNOWN, "began", "Void()", "column 1 of the signature: 'Void' is not a type"},
    {KIN_ERROR_UNKNOWN, "begun", "void()", "column 1 of the states: 'begun' is not a state; there are: began, changed, ended, cancelled, recognized"},
    {KIN_ERROR_UNKNOWN, "began|possible", "void()", "column 7 of the states: 'possible' is not a state"},
    {KIN_ERROR_UNKNOWN, "began|failed", "void()", "column 7 of the states: 'failed' is not a state"},
    {KIN_ERROR_INVALID, "", "void()", "column 1 of the states: a state (began, "},
    {KIN_ERROR_INVALID, "began|", "void()", "column 7 of the states: a state"},
    {KIN_ERROR_INVALID, "began,ended", "void()", "column 6 of the states: '|' or the end is wanted, not ','"},
    {KIN_ERROR_INVALID, "began ended", "void()", "column 7 of the states: '|' or the end is wanted, not 'e'"},
    {KIN_ERROR_INVALID, "began", "", "column 1 of the signature: the type of the result is wanted, the text ends"},
    {KIN_ERROR_INVALID, "began", "void", "column 5 of the signature: '(' is wanted, the text ends"},
    {KIN_ERROR_INVALID, "began", "void(", "column 6 of the signature: the type of an argument is wanted, the text ends"},
    {KIN_ERROR_INVALID, "began", "void(pointer", "column 13 of the signature: what to pass: a name or a constant is wanted, the text ends"},
    {KIN_ERROR_INVALID, "began", "void(pointer,)", "column 14 of the signature: the type of an argument is wanted, not ')'"},
    {KIN_ERROR_INVALID, "began", "void(,)", "column 6 of the signature: the type of an argument is wanted, not ','"},
    {KIN_ERROR_INVALID, "began", "void() x", "column 8 of the signature: the end is wanted, not 'x'"},
    {KIN_ERROR_INVALID, "began", "void();", "column 7 of the signature: the end is wanted, not ';'"},
    {KIN_ERROR_INVALID, "began", "void(void)", "column 6 of the signature: 'void' is not a type of an argument; for none write ()"},
    {KIN_ERROR_INVALID, "began", "void(f32)", "column 9 of the signature: what to pass: a name or a constant is wanted, not ')'"},
    {KIN_ERROR_INVALID, "began", "void(cstring)", "column 13 of the signature: what to pass"},
    {KIN_ERROR_INVALID, "began", "void(f32 translation.x translation.y)", "column 24 of the signature: ',' or ')' is wanted, not 't'"},
    {KIN_ERROR_INVALID, "began", "void(pointer translation.x)", "column 14 of the signature: 'translation.x' needs a number type, not pointer"},
    {KIN_ERROR_INVALID, "began", "void(cstring location.x)", "column 14 of the signature: 'location.x' needs a number type, not cstring"},
    {KIN_ERROR_INVALID, "began", "void(pointer state)", "column 14 of the signature: 'state' needs a number type or cstring, not pointer"},
    {KIN_ERROR_INVALID, "began", "void(pointer touch)", "column 14 of the signature: 'touch' needs a number type, not pointer"},
    {KIN_ERROR_INVALID, "began", "void(cstring contact)", "column 14 of the signature: 'contact' needs a number type, not cstring"},
    {KIN_ERROR_INVALID, "began", "void(u32 recognizer)", "column 10 of the signature: 'recognizer' needs u64, not u32"},
    {KIN_ERROR_INVALID, "began", "void(i64 view)", "column 10 of the signature: 'view' needs u64, not i64"},
    {KIN_ERROR_INVALID, "began", "void(pointer name)", "column 14 of the signature: 'name' needs cstring, not pointer"},
    {KIN_ERROR_INVALID, "began", "void(u64 class)", "column 10 of the signature: 'class' needs cstring, not u64"},
    {KIN_ERROR_INVALID, "began", "void(u64 user_data)", "column 10 of the signature: 'user_data' needs pointer or cstring, not u64"},
    {KIN_ERROR_INVALID, "began", "void(cstring engine)", "column 14 of the signature: 'engine' needs pointer, not cstring"},
    {KIN_ERROR_INVALID, "began", "void(i32 true)", "column 10 of the signature: 'true' needs bool, not i32"},
    {KIN_ERROR_INVALID, "began", "void(u64 null)", "column 10 of the signature: 'null' needs pointer or cstring, not u64"},
    {KIN_ERROR_INVALID, "began", "void(pointer 5)", "column 14 of the signature: a number needs a number type, not pointer"},
    {KIN_ERROR_INVALID, "began", "void(pointer 'x')", "column 14 of the signature: a text needs cstring, not pointer"},
    {KIN_ERROR_INVALID, "began", "void(cstring 'x)", "column 14 of the signature: the text that begins here has no end"},
    {KIN_ERROR_INVALID, "began", "void(cstring 'x\\", "column 17 of the signature: ' or \\ is wanted, the text ends"},
    {KIN_ERROR_INVALID, "began", "void(cstring '\\n')", "column 16 of the signature: ' or \\ is wanted, not 'n'"},
    {KIN_ERROR_INVALID, "began", "void(i32 -)", "column 11 of the signature: a digit is wanted, not ')'"},
    {KIN_ERROR_INVALID, "began", "void(f32 1.)", "column 12 of the signature: a digit is wanted, not ')'"},
    {KIN_ERROR_INVALID, "began", "void(f32 1e+)", "column 13 of the signature: a digit is wanted"},
    {KIN_ERROR_INVALID, "began", "void(i32 0x)", "column 12 of the signature: a digit is wanted"},
    {KIN_ERROR_INVALID, "began", "void(f32 .5)", "column 10 of the signature: a digit is wanted, not '.'"},
    {KIN_ERROR_INVALID, "began", "void(f32 \xc3\xa9)", "column 10 of the signature: what to pass: a name or a constant is wanted"},
    {KIN_ERROR_RANGE, "began", "void(i8 128)", "column 9 of the signature: i8 takes whole numbers from -128 to 127"},
    {KIN_ERROR_RANGE, "began", "void(i8 -129)", "column 9 of the signature: i8 takes"},
    {KIN_ERROR_RANGE, "began", "void(u8 -1)", "column 9 of the signature: u8 takes whole numbers from 0 to 255"},
    {KIN_ERROR_RANGE, "began", "void(u8 0x100)", "column 9 of the signature: u8 takes"},
    {KIN_ERROR_RANGE, "began", "void(bool 2)", "column 11 of the signature: bool takes whole numbers from 0 to 1"},
    {KIN_ERROR_RANGE, "began", "void(i32 0.5)", "column 10 of the signature: i32 takes whole numbers"},
    {KIN_ERROR_RANGE, "began", "void(i32 1e3)", "column 10 of the signature: i32 takes whole numbers"},
    {KIN_ERROR_RANGE, "began", "void(i64 9223372036854775808)", "column 10 of the signature: i64 takes"},
    {KIN_ERROR_RANGE, "began", "void(u64 18446744073709551616)", "column 10 of the signature: u64 takes whole numbers from 0 to 18446744073709551615"},
    {KIN_ERROR_RANGE, "began", "void(f64 1e23)", "column 10 of the signature: f64 takes up to 15 digits"},
    {KIN_ERROR_RANGE, "began", "void(f64 9007199254740993)", "column 10 of the signature: f64 takes"},
    {KIN_ERROR_RANGE, "began", "void(f64 1e-99999999999999999999)", "column 10 of the signature: f64 takes"},
    {KIN_ERROR_RANGE, "began", "void(f32 9e38)", "column 10 of the signature: f32 takes"},
};
enum { FAULT_COUNT = sizeof FAULTS / sizeof *FAULTS };

static void faults(world w) {
  for (int i = 0; i < FAULT_COUNT; i++) {
    const fault *f = &FAULTS[i];
    TEST(f->sentence) {
      uint64_t action = 7;
      REFUSED(w.engine, f->code, kin_recognizer_bind(w.engine, w.pan, f->states, FUNCTION, f->signature, NULL, &action));
      if (strncmp(kin_engine_last_error(w.engine), f->sentence, strlen(f->sentence)))
        test_fault(__FILE__, __LINE__, f->signature, kin_engine_last_error(w.engine));
      CHECK(action == 7);
    }
  }
}

static void arguments(world w) {
  uint64_t action = 7;
  TEST("Null and wrong ids are refused; without user data it works") {
    GIVES(KIN_ERROR_NULL, kin_recognizer_bind(NULL, w.pan, "began", FUNCTION, "void()", NULL, &action));
    REFUSED(w.engine, KIN_ERROR_NULL, kin_recognizer_bind(w.engine, w.pan, NULL, FUNCTION, "void()", NULL, &action));
    REFUSED(w.engine, KIN_ERROR_NULL, kin_recognizer_bind(w.engine, w.pan, "began", NULL, "void()", NULL, &action));
    REFUSED(w.engine, KIN_ERROR_NULL, kin_recognizer_bind(w.engine, w.pan, "began", FUNCTION, NULL, NULL, &action));
    REFUSED(w.engine, KIN_ERROR_NULL, kin_recognizer_bind(w.engine, w.pan, "began", FUNCTION, "void()", NULL, NULL));
    REFUSED(w.engine, KIN_ERROR_STALE, kin_recognizer_bind(w.engine, 0, "began", FUNCTION, "void()", NULL, &action));
    REFUSED(w.engine, KIN_ERROR_KIND, kin_recognizer_bind(w.engine, w.front, "began", FUNCTION, "void()", NULL, &action));
    CHECK(action == 7);
    OK(kin_recognizer_bind(w.engine, w.pan, "began", FUNCTION, "void(pointer)", NULL, &action));
    OK(kin_recognizer_remove_action(w.engine, w.pan, action));
  }
  TEST("A removed recognizer is refused") {
    const kin_recognizer_id gone = attach(w.engine, 0, "pan");
    OK(kin_recognizer_remove(w.engine, gone));
    REFUSED(w.engine, KIN_ERROR_STALE, kin_recognizer_bind(w.engine, gone, "began", FUNCTION, "void()", NULL, &action));
  }
  TEST("A word of any length is refused with a sentence that still says what there is") {
    char *signature = malloc(100010);
    memset(signature, 'x', 100000);
    memcpy(signature, "void(f32 ", 9);
    memcpy(signature + 100000, ")", 2);
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_recognizer_bind(w.engine, w.pan, "began", FUNCTION, signature, NULL, &action));
    CHECK(strstr(kin_engine_last_error(w.engine), "...' is not a value") && strstr(kin_engine_last_error(w.engine), "velocity.y"));
    free(signature);
  }
}

static uint64_t chance = 88172645463325252u;
static uint32_t below(uint32_t bound) {
  chance ^= chance << 13;
  chance ^= chance >> 7;
  chance ^= chance << 17;
  return (uint32_t)(chance >> 32) % bound;
}

static void garbage(world w, int rounds) {
  static const char *const PIECES[] = {"void", "(", ")", ",", " ", "pointer", "f32", "i8", "u64", "cstring", "bool", "translation.x", "state", "name", "'", "\\",
                                       "-", "1", "9", "0x", ".", "e", "true", "null", "recognizer", "began", "|", "recognized", "\xff", "'text'", "1e22", "user_data"};
  static const char *const WHOLE[] = {"void(pointer, f32 translation.x, f32 translation.y)", "i32(cstring 'a\\'b', u8 0x1F, f64 2.5e-3)", "void()"};
  int taken = 0, refused = 0;
  TEST("Whatever the bytes are: a code, a sentence with a column, or an action") {
    for (int i = 0; i < rounds; i++) {
      char signature[512] = "", states[128] = "began";
      if (below(2)) {
        snprintf(signature, sizeof signature, "%s", WHOLE[below(3)]);
        for (uint32_t edits = below(3); edits > 0; edits--) signature[below((uint32_t)strlen(signature) + 1)] = (char)below(256);
      } else {
        for (uint32_t pieces = below(20); pieces > 0; pieces--) strcat(signature, PIECES[below(32)]);
      }
      if (below(4) == 0) states[below(5)] = (char)below(256);
      uint64_t action = 0;
      const kin_result result = kin_recognizer_bind(w.engine, w.pan, states, FUNCTION, signature, NULL, &action);
      if (result == KIN_OK) {
        taken++;
        OK(kin_recognizer_remove_action(w.engine, w.pan, action));
      } else {
        refused++;
        CHECK(result == KIN_ERROR_INVALID || result == KIN_ERROR_UNKNOWN || result == KIN_ERROR_RANGE);
        CHECK(!strncmp(kin_engine_last_error(w.engine), "column ", 7) && action == 0);
      }
    }
    CHECK(taken > rounds / 20 && refused > rounds / 20);
  }
}

int main(int argument_count, char **argument) {
  world w = make_world(NULL);
  faults(w);
  arguments(w);
  garbage(w, argument_count > 1 ? atoi(argument[1]) : 1000);
  kin_engine_destroy(w.engine);
  return report();
}
