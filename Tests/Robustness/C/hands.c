/* hands.c: fingers of one hand are found, and recognizers that take one hand only. */
#include <math.h>

#include "tape.h"
#include "world.h"

enum { MM = 6, ROOM = 64 };

static kin_engine *make(bool finds) {
  kin_engine *engine = NULL;
  kin_hand_grouping grouping;
  OK(kin_engine_create(NULL, &engine));
  kin_hand_grouping_init(&grouping);
  if (finds) OK(kin_engine_set_hands(engine, &grouping));
  return engine;
}

static kin_touch_sample finger(uint64_t touch, uint64_t milliseconds, double x, double azimuth) {
  kin_touch_sample sample = touch_at(touch, KIN_PHASE_BEGAN, milliseconds, x, 0);
  sample.azimuth = azimuth;
  return sample;
}

static void land(kin_engine *engine, uint64_t touch, uint64_t milliseconds, double x, double azimuth) {
  const kin_touch_sample sample = finger(touch, milliseconds, x, azimuth);
  OK(kin_engine_feed(engine, &sample, 1));
}

static uint32_t hand_of(kin_engine *engine, uint64_t touch) {
  kin_contact row[ROOM];
  uint32_t count = 0;
  OK(kin_engine_list_contacts(engine, row, ROOM, &count));
  for (uint32_t i = 0; i < count && i < ROOM; i++)
    if (row[i].touch == touch) return row[i].hand;
  CHECK(!"the touch is down");
  return 0;
}

/* MARK: Which hand */

static void found(void) {
  TEST("Without it no hand is known") {
    kin_engine *engine = make(false);
    land(engine, 1, 0, 0, 0);
    CHECK(hand_of(engine, 1) == 0);
    kin_engine_destroy(engine);
  }
  TEST("Fingers that land together are one hand up to the span; later ones up to the late reach") {
    static const struct {
      uint64_t milliseconds;
      double x;
      bool is_same;
    } rows[] = {{0, 1155, true}, {110, 1155, true}, {111, 1155, false}, {0, 1155.1, false}, {111, 193, true}, {5000, 193, true}, {111, 193.1, false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      kin_engine *engine = make(true);
      land(engine, 1, 0, 0, 0);
      land(engine, 2, rows[i].milliseconds, rows[i].x, 0);
      CHECK(hand_of(engine, 1) == 1);
      CHECK(hand_of(engine, 2) == (rows[i].is_same ? 1u : 2u));
      kin_engine_destroy(engine);
    }
  }
  TEST("The same in one feed, and with other units") {
    kin_engine *engine = make(true);
    const kin_touch_sample row[] = {finger(1, 0, 0, 0), finger(2, 0, 2310, 0), finger(3, 0, 5000, 0), finger(4, 200, 5386, 0), finger(5, 400, 4613.8, 0)};
    OK(kin_engine_set_units_per_inch(engine, 326));
    OK(kin_engine_feed(engine, row, 5));
    CHECK(hand_of(engine, 1) == 1 && hand_of(engine, 2) == 1 && hand_of(engine, 3) == 2);
    CHECK(hand_of(engine, 4) == 2 && hand_of(engine, 5) == 3);
    kin_engine_destroy(engine);
  }
  TEST("The span is that from every finger of the hand, and of two hands the nearer one counts") {
    kin_engine *engine = make(true);
    land(engine, 1, 0, 0, 0);
    land(engine, 2, 0, 1000, 0);
    land(engine, 3, 0, 1300, 0);
    CHECK(hand_of(engine, 2) == 1 && hand_of(engine, 3) == 2);
    land(engine, 4, 0, 1140, 0);
    CHECK(hand_of(engine, 4) == 1);
    land(engine, 5, 0, 1280, 0);
    CHECK(hand_of(engine, 5) == 2);
    kin_engine_destroy(engine);
  }
  TEST("A hand has five fingers") {
    kin_engine *engine = make(true);
    for (uint64_t i = 1; i <= 6; i++) land(engine, i, 0, 10 * (double)i, 0);
    CHECK(hand_of(engine, 5) == 1 && hand_of(engine, 6) == 2);
    kin_engine_destroy(engine);
  }
  TEST("Fingers that say where they point are grouped by their palms") {
    /* Wide apart, with palms side by side; palms at the same distance with and without others landing before. */
    static const struct {
      double first, x, azimuth;
      uint64_t milliseconds;
      bool is_same;
    } rows[] = {
        {1.5, 730, 1.5, 0, true},    {1.5, 745, 1.5, 0, false},   {1.5, 445, 1.5, 500, true}, {1.5, 455, 1.5, 500, false},
        {2.3, 1100, 0.8, 0, true},   {0.8, 1100, 2.3, 0, false},  {2.62, 900, 0.52, 0, false}, {2.52, 900, 0.62, 0, true},
        {1.5, 1100, 0, 0, true},     {0, 1100, 1.5, 0, true},     {0, 445, 1.5, 500, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      kin_engine *engine = make(true);
      land(engine, 1, 0, 0, rows[i].first);
      land(engine, 2, rows[i].milliseconds, rows[i].x, rows[i].azimuth);
      CHECK(hand_of(engine, 2) == (rows[i].is_same ? 1u : 2u));
      kin_engine_destroy(engine);
    }
  }
  TEST("Of several fingers that say where they point the mean of their palms' distances counts") {
    kin_engine *engine = make(true);
    land(engine, 1, 0, 0, 1.5);
    land(engine, 2, 0, 100, 1.5);
    land(engine, 3, 0, 700, 1.5);
    land(engine, 4, 0, 1200, 1.5);
    CHECK(hand_of(engine, 2) == 1 && hand_of(engine, 3) == 1 && hand_of(engine, 4) == 2);
    kin_engine_destroy(engine);
  }
  TEST("A series goes on from where a finger lifted, and not when hands are found anew") {
    for (int anew = 0; anew < 2; anew++) {
      kin_engine *engine = make(true);
      kin_hand_grouping grouping;
      kin_hand_grouping_init(&grouping);
      land(engine, 1, 0, 0, 0);
      OK(feed_one(engine, 1, KIN_PHASE_ENDED, 50, 300, 0));
      if (anew) OK(kin_engine_set_hands(engine, &grouping));
      land(engine, 1, 100, 310, 0);
      CHECK(hand_of(engine, 1) == (anew ? 2u : 1u));
      kin_engine_destroy(engine);
    }
  }
  TEST("The next tap of a series is of the same hand; what lands later or elsewhere is not") {
    static const struct {
      uint64_t milliseconds;
      double x;
      uint32_t hand;
    } rows[] = {{200, 44, 1}, {200, 45, 2}, {399, 0, 1}, {400, 0, 2}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      kin_engine *engine = make(true);
      land(engine, 1, 0, 0, 0);
      OK(feed_one(engine, 1, KIN_PHASE_ENDED, 50, 0, 0));
      land(engine, 1, rows[i].milliseconds, rows[i].x, 0);
      CHECK(hand_of(engine, 1) == rows[i].hand);
      kin_engine_destroy(engine);
    }
  }
  TEST("A cancelled finger, and all fingers that are cancelled, begin no series") {
    for (int all = 0; all < 2; all++) {
      kin_engine *engine = make(true);
      land(engine, 1, 0, 0, 0);
      if (all) {
        OK(feed_one(engine, 1, KIN_PHASE_ENDED, 40, 0, 0));
        OK(kin_engine_cancel_touches(engine, 50 * MILLISECOND));
      } else OK(feed_one(engine, 1, KIN_PHASE_CANCELLED, 50, 0, 0));
      land(engine, 1, 60, 0, 0);
      CHECK(hand_of(engine, 1) == 2);
      kin_engine_destroy(engine);
    }
  }
  TEST("A sample keeps the hand that it names, and others join it; a new number is one that nobody has") {
    kin_engine *engine = make(true);
    kin_touch_sample sample = finger(1, 0, 0, 0);
    sample.hand = 1;
    OK(kin_engine_feed(engine, &sample, 1));
    land(engine, 2, 0, 100, 0);
    land(engine, 3, 0, 9000, 0);
    CHECK(hand_of(engine, 1) == 1 && hand_of(engine, 2) == 1 && hand_of(engine, 3) == 2);
    sample = finger(4, 0, 100, 0);
    sample.hand = 77;
    OK(kin_engine_feed(engine, &sample, 1));
    CHECK(hand_of(engine, 4) == 77);
    sample = finger(5, 0, 100, 0);
    sample.type = KIN_TOUCH_PENCIL;
    OK(kin_engine_feed(engine, &sample, 1));
    CHECK(hand_of(engine, 5) == 0);
    kin_engine_destroy(engine);
  }
  TEST("It goes on behind a contact filter: what comes back has its hand, and a withheld lift begins a series") {
    kin_engine *engine = make(true);
    kin_contact_filter filter;
    kin_contact_filter_init(&filter);
    OK(kin_engine_set_contact_filter(engine, &filter));
    land(engine, 1, 0, 0, 0);
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 50, 0, 0));
    land(engine, 2, 70, 10, 0);
    CHECK(hand_of(engine, 1) == 1);
    OK(feed_one(engine, 2, KIN_PHASE_ENDED, 100, 10, 0));
    OK(kin_engine_advance(engine, 200 * MILLISECOND));
    land(engine, 3, 300, 10, 0);
    CHECK(hand_of(engine, 3) == 1);
    kin_engine_destroy(engine);
  }
}

/* MARK: One hand */

static int pinches(bool one_hand, bool finds, double apart) {
  kin_engine *engine = make(finds);
  const kin_recognizer_id pinch = attach(engine, 0, "pinch");
  kin_state state;
  OK(kin_recognizer_set_number(engine, pinch, "one_hand", one_hand));
  land(engine, 1, 0, 0, 0);
  land(engine, 2, 400, apart, 0);
  for (int i = 1; i < 9; i++) OK(feed_one(engine, 2, KIN_PHASE_MOVED, 400 + 20 * (uint64_t)i, apart + 20 * i, 0));
  OK(kin_recognizer_get_state(engine, pinch, &state));
  kin_engine_destroy(engine);
  return state == KIN_STATE_BEGAN || state == KIN_STATE_CHANGED;
}

static void taken(void) {
  TEST("Two hands are no pinch for a recognizer that takes one; by default they are") {
    CHECK(pinches(false, true, 800) == 1 && pinches(true, true, 800) == 0);
    CHECK(pinches(true, true, 150) == 1 && pinches(true, false, 800) == 1);
  }
  TEST("The property is 0 or 1, and off") {
    kin_engine *engine = make(false);
    const kin_recognizer_id pinch = attach(engine, 0, "pinch");
    double value = 5;
    OK(kin_recognizer_get_number(engine, pinch, "one_hand", &value));
    CHECK(value == 0);
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, pinch, "one_hand", 2));
    OK(kin_recognizer_set_number(engine, pinch, "one_hand", 1));
    OK(kin_recognizer_get_number(engine, pinch, "one_hand", &value));
    CHECK(value == 1);
    kin_engine_destroy(engine);
  }
}

/* MARK: Refusals, copies, traces */

static void refusals(void) {
  kin_engine *engine = make(true);
  kin_hand_grouping grouping;
  TEST("A grouping that cannot be is refused") {
    const double bad[] = {-1, NAN, INFINITY, 2e9};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
      for (int field = 0; field < 7; field++) {
        kin_hand_grouping_init(&grouping);
        *(&grouping.together_interval + field) = bad[i];
        REFUSED(engine, i < 1 ? KIN_ERROR_RANGE : KIN_ERROR_INVALID, kin_engine_set_hands(engine, &grouping));
      }
    kin_hand_grouping_init(&grouping);
    grouping.together_interval = 1.001;
    REFUSED(engine, KIN_ERROR_RANGE, kin_engine_set_hands(engine, &grouping));
    kin_hand_grouping_init(&grouping);
    grouping.turn = 3.15;
    REFUSED(engine, KIN_ERROR_RANGE, kin_engine_set_hands(engine, &grouping));
    kin_hand_grouping_init(&grouping);
    grouping.reserved = 1;
    REFUSED(engine, KIN_ERROR_INVALID, kin_engine_set_hands(engine, &grouping));
  }
  TEST("A feed that is refused changes nothing, also not the next number or what lifted") {
    kin_touch_sample row[3] = {finger(1, 0, 0, 0), finger(2, 0, 5000, 0), finger(3, 0, NAN, NAN)};
    REFUSED(engine, KIN_ERROR_INVALID, kin_engine_feed(engine, row, 3));
    land(engine, 9, 0, 9000, 0);
    CHECK(hand_of(engine, 9) == 1);
    row[0] = touch_at(9, KIN_PHASE_ENDED, 10, 9000, 0);
    row[1] = touch_at(9, KIN_PHASE_ENDED, 10, 9000, 0);
    REFUSED(engine, KIN_ERROR_SEQUENCE, kin_engine_feed(engine, row, 2));
    land(engine, 8, 10, 20000, 0);
    CHECK(hand_of(engine, 8) == 2 && hand_of(engine, 9) == 1);
  }
  TEST("A feed of more samples than there is room for is refused") {
    kin_touch_sample row[400];
    for (int i = 0; i < 400; i++) row[i] = touch_at(9, KIN_PHASE_MOVED, 20 + (uint64_t)i, i, 0);
    REFUSED(engine, KIN_ERROR_CAPACITY, kin_engine_feed(engine, row, 400));
    CHECK(strstr(kin_engine_last_error(engine), "of a lenient engine, a feed has at most 256 samples"));
    OK(kin_engine_feed(engine, row, 256));
  }
  kin_engine_destroy(engine);
}

static void copies(void) {
  TEST("A copy goes on with the same hands, numbers and series") {
    kin_engine *engine = make(true), *copy = NULL;
    uint64_t hash, hash_of_copy;
    land(engine, 1, 0, 0, 0);
    land(engine, 2, 0, 9000, 0);
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 50, 0, 0));
    OK(kin_engine_copy(engine, &copy));
    for (int i = 0; i < 2; i++) {
      kin_engine *each = i ? copy : engine;
      land(each, 3, 100, 10, 0);
      land(each, 4, 300, 18000, 0);
      CHECK(hand_of(each, 3) == 1 && hand_of(each, 2) == 2 && hand_of(each, 4) == 3);
    }
    OK(kin_engine_state_hash(engine, &hash));
    OK(kin_engine_state_hash(copy, &hash_of_copy));
    CHECK(hash == hash_of_copy);
    kin_engine_destroy(copy);
    kin_engine_destroy(engine);
  }
  TEST("The hash of a state has the hands of its contacts, and one_hand") {
    uint64_t hashes[3];
    for (int i = 0; i < 3; i++) {
      kin_engine *engine = make(false);
      const kin_recognizer_id pinch = attach(engine, 0, "pinch");
      kin_touch_sample sample = finger(1, 0, 0, 0);
      sample.hand = i == 1;
      OK(kin_recognizer_set_number(engine, pinch, "one_hand", i == 2));
      OK(kin_engine_feed(engine, &sample, 1));
      OK(kin_engine_state_hash(engine, &hashes[i]));
      kin_engine_destroy(engine);
    }
    CHECK(hashes[0] != hashes[1] && hashes[0] != hashes[2] && hashes[1] != hashes[2]);
  }
}

static void traces(void) {
  TEST("A replay without grouping gives the same hands, and with one_hand the same gestures") {
    tape recorded = {0};
    stream heard = {0};
    kin_contact row[ROOM];
    uint32_t count;
    kin_engine *engine = make(true);
    OK(kin_recognizer_set_number(engine, attach(engine, 0, "pinch"), "one_hand", 1));
    land(engine, 1, 0, 0, 0);
    OK(kin_trace_start(engine, write_tape, &recorded));
    land(engine, 2, 20, 600, 0);
    land(engine, 3, 30, 9000, 0);
    for (int i = 1; i < 9; i++) OK(feed_one(engine, 2, KIN_PHASE_MOVED, 40 + 20 * (uint64_t)i, 600 + 20 * i, 0));
    OK(feed_one(engine, 3, KIN_PHASE_ENDED, 300, 9000, 0));
    land(engine, 4, 400, 9010, 0);
    OK(kin_trace_stop(engine));
    kin_engine *played = play_tape(&recorded, 0, &heard, NULL);
    OK(kin_engine_list_contacts(played, row, ROOM, &count));
    CHECK(count == 3 && row[0].hand == 1 && row[1].hand == 1 && row[2].hand == 2);
    CHECK(hash_of(played) == hash_of(engine));
    CHECK(heard.count > 0);
    kin_engine_destroy(played);
    kin_engine_destroy(engine);
    free_tape(&recorded);
  }
}

int main(void) {
  found();
  taken();
  refusals();
  copies();
  traces();
  return report();
}
