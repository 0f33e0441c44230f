/* refusals.c: palms, pens and accommodations: what lands, what is refused or cancelled and why, and when. */
#include "tape.h"
#include "world.h"

/* What a view, a pan, a tap and the decisions said, in words: "b1" landed as 1, "e", "c"; "pB" a pan began, "pE"
 * ended, "pC" cancelled; "tap"; "r1:palm_size" touch 1 was refused, "x:pen_down" a recognizer lost a touch. */
static char said[4096];

static void say(kin_engine *engine, const kin_event *event, void *user_data) {
  static const char phases[] = "bmec", states[] = "?B-ECF?";
  const world *w = user_data;
  char word[96] = "", sentence[256];
  if (event->type == KIN_EVENT_VIEW_TOUCH && event->view == w->front && event->phase != KIN_PHASE_MOVED) {
    snprintf(word, sizeof word, " %c%d", phases[event->phase], (int)event->touch);
  } else if (event->type == KIN_EVENT_GESTURE && event->recognizer == w->pan && event->state != KIN_STATE_CHANGED) {
    snprintf(word, sizeof word, " p%c", states[event->state]);
  } else if (event->type == KIN_EVENT_GESTURE && event->recognizer == w->tap) {
    snprintf(word, sizeof word, " tap");
  } else if (event->type == KIN_EVENT_DECISION && event->reason == KIN_REASON_TOUCH_REFUSED) {
    CHECK(event->recognizer == 0 && event->view == 0);
    OK(kin_event_describe(engine, event, sentence, sizeof sentence, NULL));
    CHECK(strstr(sentence, "was refused at (") != NULL);
    snprintf(word, sizeof word, " r%d:%s", (int)event->touch, kin_touch_cause_name((kin_touch_cause)event->detail));
  } else if (event->type == KIN_EVENT_DECISION && event->reason == KIN_REASON_TOUCH_CANCELLED && event->detail && event->recognizer == w->pan) {
    OK(kin_event_describe(engine, event, sentence, sizeof sentence, NULL));
    CHECK(strstr(sentence, ": one of its touches was cancelled: ") != NULL);
    snprintf(word, sizeof word, " x:%s", kin_touch_cause_name((kin_touch_cause)event->detail));
  }
  if (strlen(said) + strlen(word) < sizeof said) strcat(said, word);
}

static void expect_at(int line, const char *wanted) {
  CHECK(strcmp(said, wanted) == 0);
  if (strcmp(said, wanted) != 0) fprintf(stderr, "line %d: said  %s\n        wanted%s\n", line, said, wanted);
  said[0] = 0;
}
#define expect(wanted) expect_at(__LINE__, wanted)

/* A screen of 1000 x 1000 with one view that hears of its touches at once, a pan and a tap that leave them alone. */
static world make_screen(void) {
  world w;
  kin_view_options view;
  memset(&w, 0, sizeof w);
  said[0] = 0;
  OK(kin_engine_create(NULL, &w.engine));
  OK(kin_engine_root_view(w.engine, &w.root));
  const kin_rect screen = {0, 0, 1000, 1000};
  OK(kin_view_set_frame(w.engine, w.root, screen));
  kin_view_options_init(&view);
  view.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
  view.frame = screen;
  OK(kin_view_add(w.engine, 0, &view, &w.front));
  w.pan = attach(w.engine, w.front, "pan");
  w.tap = attach(w.engine, w.front, "tap");
  OK(kin_recognizer_set_number(w.engine, w.pan, "cancels_touches_in_view", 0));
  OK(kin_recognizer_set_number(w.engine, w.tap, "cancels_touches_in_view", 0));
  OK(kin_recognizer_set_number(w.engine, w.pan, "delays_touches_ended", 0));
  OK(kin_recognizer_set_number(w.engine, w.tap, "delays_touches_ended", 0));
  return w;
}

static void hear(world *w) {
  OK(kin_engine_set_explain(w->engine, true));
  OK(kin_engine_set_event_callback(w->engine, say, w));
}

static kin_palm_filter nothing(void) {
  kin_palm_filter filter;
  kin_palm_filter_init(&filter);
  filter.pen_over_touch = 0;
  filter.palm_radius = filter.edge_margin = filter.pen_cancel_interval = filter.pen_hold_interval = 0;
  return filter;
}

static kin_palm_filter standard(void) {
  kin_palm_filter filter;
  kin_palm_filter_init(&filter);
  return filter;
}

static void begin(world *w, kin_palm_filter filter) {
  *w = make_screen();
  hear(w);
  OK(kin_engine_set_palm_filter(w->engine, &filter));
}

static void begin_accommodated(world *w, kin_accommodations chosen) {
  *w = make_screen();
  hear(w);
  OK(kin_engine_set_accommodations(w->engine, &chosen));
}

static kin_result sized(kin_engine *engine, uint64_t id, kin_phase phase, uint64_t time, double x, double radius) {
  kin_touch_sample sample = touch_at(id, phase, time, x, 500);
  sample.major_radius = radius;
  return kin_engine_feed(engine, &sample, 1);
}

static kin_result typed(kin_engine *engine, kin_touch_type type, uint64_t id, kin_phase phase, uint64_t time, double x) {
  kin_touch_sample sample = touch_at(id, phase, time, x, 500);
  sample.type = type;
  return kin_engine_feed(engine, &sample, 1);
}

static kin_result pen(kin_engine *engine, uint64_t id, kin_phase phase, uint64_t time, double x) {
  return typed(engine, KIN_TOUCH_PENCIL, id, phase, time, x);
}

static kin_result finger(kin_engine *engine, uint64_t id, kin_phase phase, uint64_t time, double x) {
  return feed_one(engine, id, phase, time, x, 500);
}

static void tap(kin_engine *engine, uint64_t id, uint64_t from, uint64_t to, double x) {
  OK(finger(engine, id, KIN_PHASE_BEGAN, from, x));
  OK(finger(engine, id, KIN_PHASE_ENDED, to, x));
}

static void end(world *w) {
  OK(kin_engine_check_invariants(w->engine));
  kin_engine_destroy(w->engine);
}

static void size(void) {
  world w;
  TEST("A finger as large as the limit is refused, one below it is not; what follows of it has no effect") {
    kin_palm_filter filter = nothing();
    filter.palm_radius = 77;
    begin(&w, filter);
    OK(sized(w.engine, 1, KIN_PHASE_BEGAN, 10, 500, 77));
    OK(sized(w.engine, 1, KIN_PHASE_MOVED, 20, 600, 50));
    OK(sized(w.engine, 1, KIN_PHASE_ENDED, 30, 600, 50));
    expect(" r1:palm_size");
    OK(sized(w.engine, 1, KIN_PHASE_BEGAN, 40, 500, 76.99));
    OK(sized(w.engine, 1, KIN_PHASE_ENDED, 50, 500, 76.99));
    expect(" b1 tap e1");
    kin_touch_sample stylus = touch_at(2, KIN_PHASE_BEGAN, 60, 500, 500);
    stylus.type = KIN_TOUCH_PENCIL, stylus.major_radius = 500;
    OK(kin_engine_feed(w.engine, &stylus, 1));
    expect(" b2");
    end(&w);
  }
  TEST("One that grows later is cancelled, and what it had too; 0 switches the evidence off") {
    kin_palm_filter filter = nothing();
    for (int i = 0; i < 2; i++) {
      filter.palm_radius = i ? 0 : 77;
      begin(&w, filter);
      OK(sized(w.engine, 1, KIN_PHASE_BEGAN, 10, 500, 30));
      OK(sized(w.engine, 1, KIN_PHASE_MOVED, 20, 600, 30));
      OK(sized(w.engine, 1, KIN_PHASE_MOVED, 30, 610, 80));
      OK(sized(w.engine, 1, KIN_PHASE_ENDED, 40, 610, 80));
      expect(i ? " b1 pB pE e1" : " b1 pB x:palm_size pC c1");
      end(&w);
    }
  }
  TEST("The limit scales with units_per_inch, also when that changes") {
    kin_palm_filter filter = nothing();
    filter.palm_radius = 77;
    begin(&w, filter);
    OK(kin_engine_set_units_per_inch(w.engine, 326));
    OK(sized(w.engine, 1, KIN_PHASE_BEGAN, 10, 500, 153.9));
    OK(sized(w.engine, 2, KIN_PHASE_BEGAN, 20, 700, 154));
    expect(" b1 r2:palm_size");
    end(&w);
  }
}

static kin_palm_filter edges(void) {
  kin_palm_filter filter = nothing();
  filter.edge_margin = 32;
  return filter;
}

static void edge(void) {
  world w;
  TEST("One that rests in the margin is a grip after a quarter of a second; the deadline says when") {
    uint64_t deadline = 0;
    begin(&w, edges());
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 31));
    OK(finger(w.engine, 1, KIN_PHASE_MOVED, 100, 30));
    OK(kin_engine_next_deadline(w.engine, &deadline));
    CHECK(deadline == 260 * MILLISECOND);
    OK(kin_engine_advance(w.engine, deadline - 1));
    expect("");
    OK(kin_engine_advance(w.engine, deadline));
    expect(" r1:palm_edge");
    OK(finger(w.engine, 1, KIN_PHASE_MOVED, 300, 500));
    OK(finger(w.engine, 1, KIN_PHASE_ENDED, 310, 500));
    expect("");
    end(&w);
  }
  TEST("A tap there lands late, a drag that leaves the margin or goes far in it lands where it landed") {
    begin(&w, edges());
    tap(w.engine, 1, 10, 259, 31);
    expect(" tap b1 e1");
    OK(finger(w.engine, 2, KIN_PHASE_BEGAN, 300, 31));
    expect("");
    OK(finger(w.engine, 2, KIN_PHASE_MOVED, 310, 32));
    expect(" b2");
    OK(finger(w.engine, 2, KIN_PHASE_MOVED, 320, 80));
    OK(finger(w.engine, 2, KIN_PHASE_ENDED, 330, 80));
    expect(" pB pE e2");
    OK(feed_one(w.engine, 3, KIN_PHASE_BEGAN, 400, 990, 100));
    OK(feed_one(w.engine, 3, KIN_PHASE_MOVED, 410, 990, 131));
    expect("");
    OK(feed_one(w.engine, 3, KIN_PHASE_MOVED, 420, 990, 132));
    expect(" pB b3");
    end(&w);
  }
  TEST("What lands outside of the margin, and everything while the evidence is off or the screen has no size, lands at once") {
    kin_rect none = {0, 0, 0, 0};
    begin(&w, edges());
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 32));
    OK(kin_view_set_frame(w.engine, w.root, none));
    OK(finger(w.engine, 2, KIN_PHASE_BEGAN, 20, 1));
    expect(" b1 b2");
    end(&w);
    begin(&w, nothing());
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 1));
    expect(" b1");
    end(&w);
  }
  TEST("A view that is removed while a landing on it is held back") {
    begin(&w, edges());
    kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, 10, 5, 500);
    sample.view = w.front;
    OK(kin_engine_feed(w.engine, &sample, 1));
    OK(kin_view_remove(w.engine, w.front));
    OK(finger(w.engine, 1, KIN_PHASE_ENDED, 20, 5));
    expect("");
    end(&w);
  }
}

static void pens(void) {
  world w;
  TEST("A finger beside a pen is refused while the pen is near and 0.4 s after it; held back until 1 s after it") {
    static const struct { uint64_t after; const char *said; } rows[] = {
        {0, " r5:pen_near"}, {400, " r5:pen_near"}, {401, " r5:pen_near"}, {1000, " r5:pen_near"}, {1001, " b5 tap e5"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      begin(&w, standard());
      OK(pen(w.engine, 1, KIN_PHASE_ENTERED, 10, 500));
      OK(pen(w.engine, 1, KIN_PHASE_EXITED, 100, 500));
      tap(w.engine, 5, 100 + rows[i].after, 199 + rows[i].after, 700);
      expect(rows[i].said);
      tap(w.engine, 5, 300 + rows[i].after, 400 + rows[i].after, 700);
      said[0] = 0;
      end(&w);
    }
  }
  TEST("One that is held back lands when it has lasted 0.1 s, where it landed, and goes on where it is") {
    begin(&w, standard());
    OK(pen(w.engine, 1, KIN_PHASE_BEGAN, 10, 100));
    OK(pen(w.engine, 1, KIN_PHASE_ENDED, 20, 100));
    said[0] = 0;
    OK(finger(w.engine, 5, KIN_PHASE_BEGAN, 421, 700));
    OK(finger(w.engine, 5, KIN_PHASE_MOVED, 500, 730));
    OK(kin_engine_advance(w.engine, 520 * MILLISECOND));
    expect("");
    OK(kin_engine_advance(w.engine, 521 * MILLISECOND));
    expect(" pB b5");
    OK(finger(w.engine, 5, KIN_PHASE_ENDED, 600, 730));
    expect(" pE e5");
    tap(w.engine, 6, 700, 800, 100);
    expect(" tap b6 e6");
    end(&w);
  }
  TEST("A pen that comes near cancels what landed at most 0.4 s before it, one that goes down cancels all") {
    begin(&w, standard());
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 100));
    OK(finger(w.engine, 2, KIN_PHASE_BEGAN, 100, 300));
    OK(finger(w.engine, 3, KIN_PHASE_BEGAN, 101, 500));
    OK(pen(w.engine, 9, KIN_PHASE_ENTERED, 501, 800));
    expect(" b1 b2 b3 x:pen_near c3");
    OK(pen(w.engine, 9, KIN_PHASE_BEGAN, 600, 800));
    expect(" c1 c2 b9");
    end(&w);
  }
  TEST("Each evidence of a pen can be off") {
    for (int i = 0; i < 4; i++) {
      kin_palm_filter filter = nothing();
      if (i == 1) filter.pen_cancel_interval = 0.4;
      if (i == 2) filter.pen_hold_interval = 1;
      if (i == 3) filter.pen_over_touch = 1;
      begin(&w, filter);
      OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 100));
      OK(pen(w.engine, 9, KIN_PHASE_BEGAN, 600, 800));
      OK(pen(w.engine, 9, KIN_PHASE_ENDED, 610, 800));
      tap(w.engine, 2, 650, 700, 300);
      expect(i == 0 ? " b1 b9 e9 b2 e2" : i == 1 ? " b1 b9 e9 r2:pen_near" : i == 2 ? " b1 b9 e9 r2:pen_near" : " b1 x:pen_down c1 b9 tap e9 b2 tap e2");
      end(&w);
    }
  }
  TEST("A mouse and a trackpad are no hand that writes; a pen that was there when the filter was switched on is near") {
    const kin_palm_filter filter = standard();
    w = make_screen();
    hear(&w);
    OK(pen(w.engine, 9, KIN_PHASE_ENTERED, 10, 800));
    OK(kin_engine_set_palm_filter(w.engine, &filter));
    OK(typed(w.engine, KIN_TOUCH_POINTER, 1, KIN_PHASE_BEGAN, 20, 300));
    OK(typed(w.engine, KIN_TOUCH_INDIRECT, 2, KIN_PHASE_BEGAN, 30, 400));
    OK(finger(w.engine, 3, KIN_PHASE_BEGAN, 40, 500));
    expect(" b1 b2 r3:pen_near");
    end(&w);
  }
}

static void verdicts(void) {
  world w;
  TEST("A host rejects a touch: with a filter and without, by each cause") {
    for (int filtered = 0; filtered < 2; filtered++)
      for (kin_touch_cause cause = KIN_CAUSE_SYSTEM; cause <= KIN_CAUSE_HOST; cause++) {
        const kin_palm_filter filter = standard();
        char wanted[64];
        w = make_screen();
        hear(&w);
        if (filtered) OK(kin_engine_set_palm_filter(w.engine, &filter));
        OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 500));
        OK(finger(w.engine, 1, KIN_PHASE_MOVED, 20, 600));
        OK(kin_engine_reject_touch(w.engine, 1, 30 * MILLISECOND, cause));
        snprintf(wanted, sizeof wanted, " b1 pB x:%s pC c1", kin_touch_cause_name(cause));
        expect(wanted);
        REFUSED(w.engine, KIN_ERROR_SEQUENCE, finger(w.engine, 1, KIN_PHASE_MOVED, 40, 600));
        REFUSED(w.engine, KIN_ERROR_SEQUENCE, kin_engine_reject_touch(w.engine, 1, 40 * MILLISECOND, cause));
        tap(w.engine, 1, 50, 60, 500);
        expect(" b1 tap e1");
        end(&w);
      }
  }
  TEST("It rejects what is held back or was refused; a cause that is none, and a time that is over, are refused") {
    begin(&w, edges());
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 5));
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_reject_touch(w.engine, 1, 20 * MILLISECOND, KIN_CAUSE_NONE));
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_reject_touch(w.engine, 1, 20 * MILLISECOND, KIN_CAUSE_HOST + 1));
    REFUSED(w.engine, KIN_ERROR_TIME, kin_engine_reject_touch(w.engine, 1, 9 * MILLISECOND, KIN_CAUSE_HOST));
    OK(kin_engine_reject_touch(w.engine, 1, 20 * MILLISECOND, KIN_CAUSE_HOST));
    expect(" r1:host");
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 30, 5));
    OK(kin_engine_advance(w.engine, 500 * MILLISECOND));
    expect(" r1:palm_edge");
    OK(kin_engine_reject_touch(w.engine, 1, 510 * MILLISECOND, KIN_CAUSE_HOST));
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 520, 500));
    expect(" b1");
    end(&w);
  }
  TEST("A host says itself that a landing is refused, and why something is cancelled; nothing else has a cause") {
    w = make_screen();
    hear(&w);
    kin_touch_sample sample = touch_at(1, KIN_PHASE_REFUSED, 10, 500, 500);
    sample.cause = KIN_CAUSE_PALM_SIZE;
    OK(kin_engine_feed(w.engine, &sample, 1));
    expect(" r1:palm_size");
    const kin_touch_sample frame[] = {touch_at(1, KIN_PHASE_BEGAN, 20, 500, 500), touch_at(2, KIN_PHASE_REFUSED, 20, 9, 9)};
    OK(kin_engine_feed(w.engine, frame, 2));
    expect(" r2:none b1");
    for (kin_phase phase = KIN_PHASE_BEGAN; phase <= KIN_PHASE_REFUSED; phase++) {
      sample = touch_at(1, phase, 30, 500, 500);
      sample.cause = phase == KIN_PHASE_CANCELLED || phase == KIN_PHASE_REFUSED ? KIN_CAUSE_HOST + 1 : KIN_CAUSE_HOST;
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed(w.engine, &sample, 1));
    }
    sample = touch_at(1, KIN_PHASE_MOVED, 30, 500, 500);
    sample.reserved = 1;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed(w.engine, &sample, 1));
    end(&w);
  }
}

static kin_accommodations chosen(double minimum, double repeat) {
  kin_accommodations all;
  kin_accommodations_init(&all);
  all.minimum_contact_time = minimum;
  all.repeat_interval = repeat;
  return all;
}

static void accommodations(void) {
  world w;
  TEST("What lifts before the shortest time does nothing; what lasts so long lands late") {
    begin_accommodated(&w, chosen(0.2, 0));
    tap(w.engine, 1, 10, 209, 500);
    expect(" r1:too_short");
    tap(w.engine, 1, 300, 500, 500);
    expect(" tap b1 e1");
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 600, 500));
    OK(finger(w.engine, 1, KIN_PHASE_MOVED, 700, 540));
    OK(kin_engine_advance(w.engine, 800 * MILLISECOND));
    expect(" pB b1");
    end(&w);
  }
  TEST("It lands where it landed, or where it is") {
    for (kin_late_location at = KIN_LATE_AT_LANDING; at <= KIN_LATE_AT_LATEST; at++) {
      kin_accommodations all = chosen(0.2, 0);
      kin_touch_point points[4];
      uint32_t count = 0;
      all.location = at;
      begin_accommodated(&w, all);
      OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 500));
      OK(finger(w.engine, 1, KIN_PHASE_MOVED, 100, 540));
      OK(kin_engine_get_touch_history(w.engine, 1, points, 4, &count));
      CHECK(count == 1 && points[0].x == 540 && points[0].time_ns == 100 * MILLISECOND);
      OK(kin_engine_advance(w.engine, 210 * MILLISECOND));
      expect(at == KIN_LATE_AT_LATEST ? " b1" : " pB b1");
      end(&w);
    }
  }
  TEST("A landing soon after a lift and near it is one touch with it, and so is the next; later or farther away it is none") {
    static const struct { uint64_t gap; double away; int is_same; } rows[] = {{1, 0, 1}, {300, 81.5, 1}, {301, 0, 0}, {300, 81.6, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      begin_accommodated(&w, chosen(0, 0.3));
      tap(w.engine, 1, 10, 50, 500);
      expect(" b1 tap e1");
      tap(w.engine, 2, 50 + rows[i].gap, 60 + rows[i].gap, 500 + rows[i].away);
      expect(rows[i].is_same ? " r2:repeated" : " b2 tap e2");
      tap(w.engine, 3, 360 + rows[i].gap, 370 + rows[i].gap, 500 + rows[i].away);
      expect(" r3:repeated");
      end(&w);
    }
  }
  TEST("Of more lifts than there are touches the latest are remembered") {
    kin_engine_options options;
    const kin_accommodations all = chosen(0, 0.9);
    kin_engine_options_init(&options);
    options.touch_capacity = 2;
    kin_engine *engine;
    OK(kin_engine_create(&options, &engine));
    OK(kin_engine_set_accommodations(engine, &all));
    for (uint64_t i = 0; i < 4; i++) tap(engine, 1, 10 + 20 * i, 20 + 20 * i, 200 * (double)i);
    for (int oldest = 0; oldest < 2; oldest++) {
      kin_contact row[2];
      uint32_t count = 0;
      OK(finger(engine, 1, KIN_PHASE_BEGAN, 100 + (uint64_t)oldest, oldest ? 0 : 600));
      OK(kin_engine_list_contacts(engine, row, 2, &count));
      CHECK(count == (uint32_t)oldest);
      OK(finger(engine, 1, KIN_PHASE_ENDED, 100 + (uint64_t)oldest, oldest ? 0 : 600));
    }
    kin_engine_destroy(engine);
  }
  TEST("One that was too short is no touch that another one repeats; a mouse is as it was") {
    begin_accommodated(&w, chosen(0.2, 0.3));
    tap(w.engine, 1, 10, 50, 500);
    tap(w.engine, 2, 60, 300, 500);
    expect(" r1:too_short b2 tap e2");
    OK(typed(w.engine, KIN_TOUCH_POINTER, 3, KIN_PHASE_BEGAN, 310, 500));
    expect(" b3");
    end(&w);
  }
}

static void switching(void) {
  world w;
  TEST("Switched off, what is held back lands and what was refused stays so until it lifts") {
    kin_palm_filter filter = edges();
    filter.palm_radius = 77;
    begin(&w, filter);
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 5));
    OK(sized(w.engine, 2, KIN_PHASE_BEGAN, 20, 500, 80));
    expect(" r2:palm_size");
    OK(kin_engine_set_palm_filter(w.engine, NULL));
    expect(" b1");
    OK(finger(w.engine, 2, KIN_PHASE_MOVED, 30, 600));
    OK(finger(w.engine, 3, KIN_PHASE_BEGAN, 40, 5));
    OK(finger(w.engine, 3, KIN_PHASE_ENDED, 50, 5));
    OK(finger(w.engine, 2, KIN_PHASE_ENDED, 60, 600));
    expect(" b3 e3");
    OK(finger(w.engine, 2, KIN_PHASE_BEGAN, 70, 600));
    OK(finger(w.engine, 1, KIN_PHASE_ENDED, 80, 5));
    expect(" b2 e1");
    end(&w);
  }
  TEST("Cancelling all touches forgets what is held back and refused; a pen that was down was near until then") {
    kin_palm_filter filter = standard();
    filter.edge_margin = 32;
    begin(&w, filter);
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 5));
    OK(sized(w.engine, 2, KIN_PHASE_BEGAN, 20, 500, 80));
    OK(kin_engine_cancel_touches(w.engine, 100 * MILLISECOND));
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 110, 500));
    OK(finger(w.engine, 2, KIN_PHASE_BEGAN, 120, 600));
    expect(" r2:palm_size b1 b2");
    OK(pen(w.engine, 3, KIN_PHASE_BEGAN, 700, 100));
    OK(kin_engine_cancel_touches(w.engine, 800 * MILLISECOND));
    said[0] = 0;
    OK(finger(w.engine, 4, KIN_PHASE_BEGAN, 1200, 500));
    expect(" r4:pen_near");
    end(&w);
  }
  TEST("Together with the filter of contacts, switched on before it or after it") {
    for (int first = 0; first < 2; first++) {
      kin_contact_filter contacts;
      kin_palm_filter filter = edges();
      kin_contact_filter_init(&contacts);
      filter.palm_radius = 77;
      w = make_screen();
      hear(&w);
      if (first) OK(kin_engine_set_contact_filter(w.engine, &contacts));
      OK(kin_engine_set_palm_filter(w.engine, &filter));
      OK(sized(w.engine, 2, KIN_PHASE_BEGAN, 20, 500, 80));
      if (!first) OK(kin_engine_set_contact_filter(w.engine, &contacts));
      OK(sized(w.engine, 2, KIN_PHASE_ENDED, 30, 500, 30));
      OK(sized(w.engine, 3, KIN_PHASE_BEGAN, 50, 505, 30)); /* the palm comes back under another id */
      OK(sized(w.engine, 3, KIN_PHASE_ENDED, 60, 505, 30));
      OK(kin_engine_advance(w.engine, 500 * MILLISECOND));
      expect(" r2:palm_size");
      tap(w.engine, 4, 600, 650, 500);
      OK(kin_engine_advance(w.engine, 1000 * MILLISECOND));
      expect(" b4 tap e4");
      end(&w);
    }
  }
}

static void refusals(void) {
  world w;
  TEST("A filter or a choice that cannot be is refused") {
    const double bad[] = {-1, 10.001, NAN, INFINITY, 2e9};
    w = make_screen();
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
      for (int field = 0; field < 7; field++) {
        kin_palm_filter filter = standard();
        if (field < 3 && bad[i] == 10.001) continue;
        *(&filter.palm_radius + field) = bad[i];
        REFUSED(w.engine, i < 2 ? KIN_ERROR_RANGE : KIN_ERROR_INVALID, kin_engine_set_palm_filter(w.engine, &filter));
      }
      for (int field = 0; field < 3; field++) {
        kin_accommodations all = chosen(0, 0);
        if (field == 2 && bad[i] == 10.001) continue;
        *(&all.minimum_contact_time + field) = bad[i];
        REFUSED(w.engine, i < 2 ? KIN_ERROR_RANGE : KIN_ERROR_INVALID, kin_engine_set_accommodations(w.engine, &all));
      }
    }
    kin_palm_filter filter = standard();
    filter.pen_over_touch = 2;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_set_palm_filter(w.engine, &filter));
    filter = standard();
    filter.struct_size--;
    REFUSED(w.engine, KIN_ERROR_SIZE, kin_engine_set_palm_filter(w.engine, &filter));
    kin_accommodations all = chosen(0, 0);
    all.location = 2;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_set_accommodations(w.engine, &all));
    all = chosen(0, 0);
    all.struct_size++;
    REFUSED(w.engine, KIN_ERROR_SIZE, kin_engine_set_accommodations(w.engine, &all));
    hear(&w);
    tap(w.engine, 1, 10, 20, 500);
    expect(" b1 tap e1");
    end(&w);
  }
  TEST("A feed that is refused changes nothing, also not what the filter keeps") {
    kin_palm_filter filter = standard();
    filter.edge_margin = 32;
    begin(&w, filter);
    OK(finger(w.engine, 1, KIN_PHASE_BEGAN, 10, 5));
    const kin_touch_sample wrong[] = {
        touch_at(1, KIN_PHASE_MOVED, 20, 500, 500), touch_at(2, KIN_PHASE_BEGAN, 20, 500, 500), touch_at(7, KIN_PHASE_MOVED, 30, 1, 1)};
    kin_touch_sample pen_and_wrong[] = {touch_at(8, KIN_PHASE_BEGAN, 20, 1, 1), touch_at(7, KIN_PHASE_ENDED, 30, 1, 1)};
    pen_and_wrong[0].type = KIN_TOUCH_PENCIL;
    REFUSED(w.engine, KIN_ERROR_SEQUENCE, kin_engine_feed(w.engine, wrong, 3));
    REFUSED(w.engine, KIN_ERROR_SEQUENCE, kin_engine_feed(w.engine, pen_and_wrong, 2));
    REFUSED(w.engine, KIN_ERROR_SEQUENCE, finger(w.engine, 1, KIN_PHASE_BEGAN, 30, 5));
    REFUSED(w.engine, KIN_ERROR_TIME, finger(w.engine, 1, KIN_PHASE_ENDED, 9, 5));
    REFUSED(w.engine, KIN_ERROR_INVALID, finger(w.engine, 1, KIN_PHASE_ENDED, 30, NAN));
    expect("");
    OK(finger(w.engine, 1, KIN_PHASE_ENDED, 40, 5));
    expect(" tap b1 e1");
    tap(w.engine, 2, 50, 60, 500);
    expect(" b2 tap e2");
    end(&w);
  }
  TEST("Contacts that are refused count among those that may be down; a feed has at most 8 samples for each") {
    static kin_touch_sample many[257];
    begin(&w, standard());
    for (int i = 0; i < 33; i++) many[i] = touch_at((uint64_t)i, KIN_PHASE_BEGAN, 10, 10 * i, 500), many[i].major_radius = 100;
    REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_engine_feed(w.engine, many, 33));
    OK(kin_engine_feed(w.engine, many, 32));
    REFUSED(w.engine, KIN_ERROR_CAPACITY, finger(w.engine, 50, KIN_PHASE_BEGAN, 20, 500));
    for (int i = 0; i < 257; i++) many[i] = touch_at(0, KIN_PHASE_MOVED, 20 + (uint64_t)i, i, 100);
    REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_engine_feed(w.engine, many, 257));
    OK(kin_engine_feed(w.engine, many, 256));
    OK(kin_engine_cancel_touches(w.engine, 1000 * MILLISECOND));
    said[0] = 0;
    OK(finger(w.engine, 50, KIN_PHASE_BEGAN, 1000, 500));
    expect(" b50");
    end(&w);
  }
}

static void buttons(void) {
  world w;
  TEST("A pan that wants the eraser or the barrel button takes no other touch; by default it takes all") {
    static const uint32_t rows[][3] = {{0, 0, 1}, {0, 1, 1}, {32, 0, 0}, {32, 1, 0}, {32, 32, 1}, {2, 1, 0}, {2, 3, 1}, {34, 2, 1}, {34, 32, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      double number = -1;
      w = make_screen();
      hear(&w);
      OK(kin_recognizer_set_number(w.engine, w.pan, "allowed_buttons", rows[i][0]));
      OK(kin_recognizer_get_number(w.engine, w.pan, "allowed_buttons", &number));
      CHECK(number == rows[i][0]);
      OK(kin_recognizer_get_number(w.engine, w.pan, "allowed_touch_types", &number));
      CHECK(number == 15);
      kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, 10, 500, 500);
      sample.type = KIN_TOUCH_PENCIL, sample.buttons = rows[i][1];
      OK(kin_engine_feed(w.engine, &sample, 1));
      sample.phase = KIN_PHASE_MOVED, sample.time_ns += 10 * MILLISECOND, sample.x = 600;
      OK(kin_engine_feed(w.engine, &sample, 1));
      expect(rows[i][2] ? " b1 pB" : " b1");
      end(&w);
    }
  }
  TEST("Types and buttons both count, in any order of setting") {
    for (int i = 0; i < 2; i++) {
      w = make_screen();
      hear(&w);
      if (i) OK(kin_recognizer_set_number(w.engine, w.pan, "allowed_buttons", KIN_BUTTON_ERASER));
      OK(kin_recognizer_set_number(w.engine, w.pan, "allowed_touch_types", KIN_ALLOWED_POINTER));
      if (!i) OK(kin_recognizer_set_number(w.engine, w.pan, "allowed_buttons", KIN_BUTTON_ERASER));
      kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, 10, 500, 500);
      sample.type = KIN_TOUCH_PENCIL, sample.buttons = KIN_BUTTON_ERASER;
      OK(kin_engine_feed(w.engine, &sample, 1));
      sample.phase = KIN_PHASE_MOVED, sample.time_ns += 10 * MILLISECOND, sample.x = 600;
      OK(kin_engine_feed(w.engine, &sample, 1));
      expect(" b1");
      OK(kin_recognizer_set_number(w.engine, w.pan, "allowed_buttons", 0));
      OK(typed(w.engine, KIN_TOUCH_POINTER, 2, KIN_PHASE_BEGAN, 30, 100));
      OK(typed(w.engine, KIN_TOUCH_POINTER, 2, KIN_PHASE_MOVED, 40, 300));
      expect(" b2 pB");
      end(&w);
    }
  }
}

static uint32_t next_random(uint32_t *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 8;
}

/* Fingers and a pen that land, move, grow, hover and lift at random, from a step on to a step. */
typedef struct play {
  uint32_t seed;
  uint64_t time;
  int down[5], hovers;
} play;

static void play_steps(kin_engine *engine, play *p, int steps) {
  for (int step = 0; step < steps; step++) {
    kin_touch_sample frame[6];
    uint32_t count = 0;
    p->time += next_random(&p->seed) % 60;
    for (int i = 0; i < 5; i++) {
      const uint32_t dice = next_random(&p->seed) % 16;
      if (dice < 6) continue;
      kin_phase phase = !p->down[i] ? KIN_PHASE_BEGAN : dice == 15 ? KIN_PHASE_ENDED : dice == 14 ? KIN_PHASE_CANCELLED : KIN_PHASE_MOVED;
      if (phase == KIN_PHASE_BEGAN && dice < 12) continue;
      p->down[i] = phase == KIN_PHASE_BEGAN || phase == KIN_PHASE_MOVED;
      kin_touch_sample *sample = &frame[count++];
      *sample = touch_at((uint64_t)i, phase, p->time, next_random(&p->seed) % 400, next_random(&p->seed) % 400);
      sample->type = i == 4 ? KIN_TOUCH_PENCIL : KIN_TOUCH_DIRECT;
      sample->major_radius = next_random(&p->seed) % 100;
    }
    if (next_random(&p->seed) % 9 == 0) {
      frame[count] = touch_at(4, p->hovers ? KIN_PHASE_EXITED : KIN_PHASE_ENTERED, p->time, 50, 50);
      frame[count++].type = KIN_TOUCH_PENCIL;
      p->hovers = !p->hovers;
    }
    if (next_random(&p->seed) % 30 == 0) {
      kin_scroll_sample wheel;
      memset(&wheel, 0, sizeof wheel);
      wheel.source = 77, wheel.time_ns = p->time * MILLISECOND, wheel.phase = KIN_SCROLL_DISCRETE, wheel.dy = 20, wheel.x = wheel.y = 50;
      OK(kin_engine_feed_scroll(engine, &wheel, 1));
    }
    OK(kin_engine_feed(engine, frame, count));
    OK(kin_engine_check_invariants(engine));
  }
}

static void switch_all_on(kin_engine *engine, uint32_t seed) {
  kin_palm_filter filter = standard();
  kin_accommodations all = chosen(seed % 3 ? 0.05 : 0, seed % 2 ? 0.05 : 0);
  kin_contact_filter contacts;
  kin_rect screen = {0, 0, 400, 400};
  kin_view_id root = 0;
  kin_contact_filter_init(&contacts);
  filter.edge_margin = 32;
  OK(kin_engine_root_view(engine, &root));
  OK(kin_view_set_frame(engine, root, screen));
  OK(kin_engine_set_explain(engine, true));
  OK(kin_engine_set_palm_filter(engine, &filter));
  OK(kin_engine_set_accommodations(engine, &all));
  if (seed % 4 == 0) OK(kin_engine_set_contact_filter(engine, &contacts));
}

static void random_worlds(uint32_t seeds) {
  TEST("A replay, which needs no filter, gives the same records; so does a copy, from its making on") {
    uint64_t records = 0;
    for (uint32_t seed = 1; seed <= seeds; seed++) {
      world w = make_world_of_streams();
      tape recorded = {0};
      stream first = {0, 0}, original = {0, 0}, of_copy = {0, 0}, replayed = {0, 0};
      kin_replay_options options;
      kin_engine *copy = NULL, *engine = NULL;
      play p;
      memset(&p, 0, sizeof p);
      p.seed = seed, p.time = 10;
      switch_all_on(w.engine, seed);
      OK(kin_engine_set_event_callback(w.engine, add_to_stream, &first));
      OK(kin_trace_start(w.engine, write_tape, &recorded));
      play_steps(w.engine, &p, 60);
      OK(kin_trace_stop(w.engine));
      OK(kin_engine_create(NULL, &engine));
      kin_replay_options_init(&options);
      options.on_event = add_to_stream, options.user_data = &replayed;
      OK(kin_trace_replay(engine, recorded.bytes, recorded.count, &options, NULL));
      CHECK(first.count > 0 && first.count == replayed.count && first.hash == replayed.hash);
      records += first.count;
      kin_engine_destroy(engine);
      free_tape(&recorded);
      play again = p;
      OK(kin_engine_copy(w.engine, &copy));
      OK(kin_engine_set_event_callback(w.engine, add_to_stream, &original));
      OK(kin_engine_set_event_callback(copy, add_to_stream, &of_copy));
      play_steps(w.engine, &p, 40);
      play_steps(copy, &again, 40);
      CHECK(original.count == of_copy.count && original.hash == of_copy.hash);
      CHECK(hash_of(w.engine) == hash_of(copy));
      kin_engine_destroy(copy);
      kin_engine_destroy(w.engine);
    }
    CHECK(records > 50 * (uint64_t)seeds);
  }
  TEST("Filters that look for nothing change nothing") {
    for (uint32_t seed = 1; seed <= seeds; seed++) {
      stream streams[2] = {{0, 0}, {0, 0}};
      for (int i = 0; i < 2; i++) {
        world w = make_world_of_streams();
        const kin_palm_filter filter = nothing();
        const kin_accommodations all = chosen(0, 0);
        play p;
        memset(&p, 0, sizeof p);
        p.seed = seed, p.time = 10;
        if (i) OK(kin_engine_set_palm_filter(w.engine, &filter));
        if (i) OK(kin_engine_set_accommodations(w.engine, &all));
        OK(kin_engine_set_event_callback(w.engine, add_to_stream, &streams[i]));
        play_steps(w.engine, &p, 60);
        kin_engine_destroy(w.engine);
      }
      CHECK(streams[0].count > 0 && streams[0].count == streams[1].count && streams[0].hash == streams[1].hash);
    }
  }
}

int main(int argument_count, char **arguments) {
  size();
  edge();
  pens();
  verdicts();
  accommodations();
  switching();
  refusals();
  buttons();
  random_worlds(argument_count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 10) : 200);
  return report();
}
