/* The recognizer class `stroke`: what it recognizes and what not, alone and among others, in one stroke and in
 * several; broken input, sets that are not there, replays. */
#include "strokes_class.h"
#include "tape.h"

static const shape *const single[] = {&vee, &zigzag, &box, &stairs};
static const shape *const several[] = {&plus, &star, &vee};

static void at_the_lift(const kin_stroke_set *set) {
  paper p;
  open_paper(&p, set);
  TEST("A shape of the set is recognized when the finger lifts, with its name and how sure that is") {
    for (int i = 0; i < 4; i++) {
      again(&p);
      draw_part(&p, single[i], 90 + 60 * i, 1, 1, 0, 300, 200);
      CHECK(p.ended == 0 && p.failed == 0);
      touch(&p, KIN_PHASE_ENDED, 300, 200);
      again(&p);
      draw(&p, single[i], 90 + 60 * i);
      CHECK(p.ended == 1 && p.began == 0 && strcmp(name_of(&p, 2), single[i]->name) == 0);
      CHECK(p.values[0] == KIN_STROKE_RECOGNIZED && p.values[1] == 1 && p.values[5] < 0.1 && p.values[6] > 0.3 && p.values[7] > 0.5);
      CHECK(p.values[3] != p.values[2] && strcmp(name_of(&p, 3), single[i]->name) != 0);
    }
  }
  TEST("A tap, a line, half a shape and another shape are not, and the reason is said") {
    again(&p);
    touch(&p, KIN_PHASE_BEGAN, 100, 100);
    touch(&p, KIN_PHASE_ENDED, 100, 100);
    CHECK(p.failed == 1 && strstr(p.why, "too small"));
    again(&p);
    draw(&p, &line, 200);
    CHECK(p.failed == 1 && p.ended == 0);
    again(&p);
    draw_part(&p, &box, 200, 1, 0.6, 1, 300, 200);
    CHECK(p.failed == 1 && strstr(p.why, "half a shape"));
    again(&p);
    draw(&p, &caret, 200);
    CHECK(p.failed == 1 && p.ended == 0 && strstr(p.why, "another shape"));
  }
  TEST("A limit of its own counts in place of the set's") {
    again(&p);
    OK(kin_recognizer_set_number(p.engine, p.stroke, "limit", 1e-6));
    draw(&p, &vee, 150);
    CHECK(p.failed == 1 && p.ended == 0);
    OK(kin_recognizer_set_number(p.engine, p.stroke, "limit", 0));
    again(&p);
    draw(&p, &vee, 150);
    CHECK(p.ended == 1);
  }
  TEST("A second finger fails it") {
    again(&p);
    draw_part(&p, &vee, 200, 1, 0.5, 0, 300, 200);
    OK(feed_one(p.engine, 2, KIN_PHASE_BEGAN, p.now, 600, 600));
    CHECK(p.failed == 1 && strstr(p.why, "too many touches"));
    OK(feed_one(p.engine, 2, KIN_PHASE_ENDED, p.now, 600, 600));
    touch(&p, KIN_PHASE_ENDED, 300, 300);
  }
  close_paper(&p);
  TEST("A line is recognized where a template is one") {
    const shape *const lines[] = {&line, &vee};
    kin_stroke_set *of_lines = set_of(lines, 2, 0);
    open_paper(&p, of_lines);
    draw(&p, &line, 200);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "line") == 0);
    close_paper(&p);
    kin_stroke_set_destroy(of_lines);
  }
  TEST("Two names that are equally near fail it, and the reason says so") {
    shape other = vee;
    other.name = "wedge";
    const shape *const twice[] = {&vee, &other};
    kin_stroke_set *clashing = set_of(twice, 2, 0);
    open_paper(&p, clashing);
    draw(&p, &vee, 200);
    CHECK(p.failed == 1 && strstr(p.why, "equally near"));
    close_paper(&p);
    kin_stroke_set_destroy(clashing);
  }
}

static void while_it_is_drawn(const kin_stroke_set *set) {
  paper p;
  open_paper(&p, set);
  TEST("A continuous one begins when a shape can be seen, says how much of it was drawn, and ends at the lift") {
    OK(kin_recognizer_set_number(p.engine, p.stroke, "continuous", 1));
    draw_part(&p, &box, 200, 1, 0.75, 0, 300, 200);
    CHECK(p.began == 1 && p.changed > 3 && p.ended == 0 && p.values[0] == KIN_STROKE_UNFINISHED);
    CHECK(p.first_progress >= 0.3 && p.first_progress < 0.7 && p.values[1] > 0.6 && p.values[1] < 0.9 && p.least_rise >= -0.2);
    CHECK(strcmp(name_of(&p, 2), "box") == 0);
    touch(&p, KIN_PHASE_CANCELLED, 300, 200);
    again(&p);
    draw(&p, &box, 200);
    CHECK(p.began == 1 && p.ended == 1 && p.cancelled == 0 && p.values[0] == KIN_STROKE_RECOGNIZED && p.values[1] == 1);
    again(&p);
    draw_part(&p, &box, 200, 1, 0.7, 1, 300, 200);
    CHECK(p.began == 1 && p.ended == 0 && p.cancelled == 1);
    OK(kin_recognizer_set_number(p.engine, p.stroke, "continuous", 0));
  }
  TEST("With early_commit it is recognized as soon as one name is left; what else follows is not its") {
    OK(kin_recognizer_set_number(p.engine, p.stroke, "early_commit", 0.4));
    again(&p);
    draw_part(&p, &zigzag, 200, 1, 0.75, 0, 300, 200);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "zigzag") == 0 && p.values[1] >= 0.4 && p.values[1] < 0.9);
    touch(&p, KIN_PHASE_MOVED, 100, 700);
    touch(&p, KIN_PHASE_ENDED, 100, 700);
    CHECK(p.ended == 1 && p.failed == 0);
    again(&p);
    draw_part(&p, &line, 200, 1, 1, 0, 300, 200);
    CHECK(p.ended == 0);
    touch(&p, KIN_PHASE_ENDED, 500, 280);
    OK(kin_recognizer_set_number(p.engine, p.stroke, "early_commit", 0));
  }
  close_paper(&p);
}

/* A pan that waits for it. */
static void before_others(const kin_stroke_set *set) {
  kin_recognizer_id pan;
  kin_view_id root;
  kin_state state;
  paper p;
  open_paper(&p, set);
  OK(kin_engine_root_view(p.engine, &root));
  OK(kin_recognizer_add(p.engine, root, "pan", &pan));
  OK(kin_recognizer_require_failure(p.engine, pan, p.stroke));
  TEST("It fails in mid-stroke when nothing can match any more, and a pan that waits for it begins") {
    draw_part(&p, &caret, 300, 1, 0.1, 0, 300, 200);
    CHECK(p.failed == 0);
    OK(kin_recognizer_get_state(p.engine, pan, &state));
    CHECK(state == KIN_STATE_POSSIBLE);
    touch(&p, KIN_PHASE_ENDED, 300, 300);
    again(&p);
    draw_part(&p, &caret, 300, 1, 0.9, 0, 300, 200);
    CHECK(p.failed == 1 && strstr(p.why, "another shape"));
    OK(kin_recognizer_get_state(p.engine, pan, &state));
    CHECK(state == KIN_STATE_CHANGED || state == KIN_STATE_BEGAN);
    touch(&p, KIN_PHASE_ENDED, 300, 300);
  }
  TEST("So does a stroke that would be larger than the window") {
    again(&p);
    draw_part(&p, &line, 900, 0, 1, 0, 50, 200);
    CHECK(p.failed == 1);
    OK(kin_recognizer_get_state(p.engine, pan, &state));
    CHECK(state == KIN_STATE_CHANGED || state == KIN_STATE_BEGAN);
    touch(&p, KIN_PHASE_ENDED, 300, 300);
  }
  TEST("While a shape is drawn the pan waits, and the shape excludes it") {
    again(&p);
    draw_part(&p, &stairs, 300, 1, 0.9, 0, 300, 200);
    OK(kin_recognizer_get_state(p.engine, pan, &state));
    CHECK(p.failed == 0 && state == KIN_STATE_POSSIBLE);
    touch(&p, KIN_PHASE_ENDED, 600, 500);
    again(&p);
    draw(&p, &stairs, 300);
    OK(kin_recognizer_get_state(p.engine, pan, &state));
    CHECK(p.ended == 1 && state == KIN_STATE_POSSIBLE);
  }
  TEST("With early_failure 0 it waits for the lift") {
    OK(kin_recognizer_set_number(p.engine, p.stroke, "early_failure", 0));
    again(&p);
    draw_part(&p, &caret, 300, 1, 0.9, 0, 300, 200);
    CHECK(p.failed == 0);
    touch(&p, KIN_PHASE_ENDED, 300, 300);
    CHECK(p.failed == 1);
  }
  close_paper(&p);
}

static void in_several_strokes(uint32_t flags) {
  kin_stroke_set *set = set_of(several, 3, flags);
  paper p;
  open_paper(&p, set);
  TEST("Several strokes: at once when no longer shape can still match, else when no next one comes") {
    draw(&p, &star, 150);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "star") == 0);
    again(&p);
    draw(&p, &plus, 150);
    CHECK(p.ended == 0 && p.failed == 0);
    pass(&p, 700);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "plus") == 0);
    again(&p);
    draw(&p, &vee, 150);
    pass(&p, 700);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "vee") == 0);
  }
  TEST("In order, a shape that begins no longer one does not wait") {
    again(&p);
    draw(&p, &vee, 150);
    CHECK(p.ended == (flags == 0));
  }
  TEST("A next stroke that begins too late or too far away is another drawing's") {
    again(&p);
    draw_part(&p, &plus, 150, 1, 0.5, 1, 300, 200);
    CHECK(p.failed == 0);
    pass(&p, 700);
    CHECK(p.failed == 1 && p.ended == 0 && strstr(p.why, "half a shape"));
    again(&p);
    draw_part(&p, &plus, 150, 1, 0.5, 1, 300, 200);
    touch(&p, KIN_PHASE_BEGAN, 700, 600);
    CHECK(p.failed == 1);
    touch(&p, KIN_PHASE_ENDED, 700, 600);
    again(&p);
    draw(&p, &plus, 150);
    touch(&p, KIN_PHASE_BEGAN, 900, 700);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "plus") == 0);
    touch(&p, KIN_PHASE_ENDED, 900, 700);
  }
  TEST("The next stroke may begin in the step in which the finger lifts") {
    kin_stroke_point points[MOST_POINTS];
    const int count = points_of(&plus, 150, 1, points);
    again(&p);
    for (int i = 0; i < count; i++) {
      if (i > 0 && points[i].stroke != points[i - 1].stroke) {
        kin_touch_sample both[2] = {touch_at(1, KIN_PHASE_ENDED, p.now, 300 + points[i - 1].x, 200 + points[i - 1].y), touch_at(2, KIN_PHASE_BEGAN, p.now, 300 + points[i].x, 200 + points[i].y)};
        OK(kin_engine_feed(p.engine, both, 2));
      } else {
        OK(feed_one(p.engine, 1 + points[i].stroke, i ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN, p.now, 300 + points[i].x, 200 + points[i].y));
      }
      p.now += 8;
    }
    OK(feed_one(p.engine, 2, KIN_PHASE_ENDED, p.now, 375, 350));
    pass(&p, 700);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "plus") == 0);
  }
  TEST("A hundred strokes fail, and nothing is amiss after them") {
    again(&p);
    for (int i = 0; i < 100; i++) {
      touch(&p, KIN_PHASE_BEGAN, 300, 200 + i);
      touch(&p, KIN_PHASE_MOVED, 400, 200 + i);
      touch(&p, KIN_PHASE_ENDED, 400, 200 + i);
    }
    CHECK(p.ended == 0 && p.failed >= 1);
    again(&p);
    draw(&p, &star, 150);
    CHECK(p.ended == 1);
  }
  close_paper(&p);
  kin_stroke_set_destroy(set);
}

static void broken_input(const kin_stroke_set *set) {
  paper p;
  kin_touch_sample sample;
  open_paper(&p, set);
  OK(kin_recognizer_set_number(p.engine, p.stroke, "continuous", 1));
  TEST("No number, infinite, time that steps back: the engine refuses them, and the stroke goes on") {
    draw_part(&p, &box, 200, 1, 0.5, 0, 300, 200);
    sample = touch_at(1, KIN_PHASE_MOVED, p.now, NAN, 0);
    GIVES(KIN_ERROR_INVALID, kin_engine_feed(p.engine, &sample, 1));
    sample = touch_at(1, KIN_PHASE_MOVED, p.now, 0, INFINITY);
    GIVES(KIN_ERROR_INVALID, kin_engine_feed(p.engine, &sample, 1));
    sample = touch_at(1, KIN_PHASE_MOVED, 0, 0, 0);
    CHECK(kin_engine_feed(p.engine, &sample, 1) != KIN_OK);
    touch(&p, KIN_PHASE_CANCELLED, 0, 0);
  }
  TEST("The same place many times is a tap, and each place many times is the shape") {
    kin_stroke_point points[MOST_POINTS];
    const int count = points_of(&box, 200, 1, points);
    again(&p);
    touch(&p, KIN_PHASE_BEGAN, 300, 300);
    for (int i = 0; i < 1000; i++) touch(&p, KIN_PHASE_MOVED, 300, 300);
    touch(&p, KIN_PHASE_ENDED, 300, 300);
    CHECK(p.failed == 1);
    again(&p);
    for (int i = 0; i < count; i++)
      for (int k = 0; k < 5; k++) touch(&p, i + k ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN, 300 + points[i].x, 200 + points[i].y);
    touch(&p, KIN_PHASE_ENDED, 300, 200);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "box") == 0);
  }
  TEST("The ends of the world, again and again") {
    again(&p);
    touch(&p, KIN_PHASE_BEGAN, 0, 0);
    for (int i = 0; i < 1000; i++) touch(&p, KIN_PHASE_MOVED, i % 2 ? 1e9 : -1e9, i % 3 ? 1e9 : -1e9);
    touch(&p, KIN_PHASE_ENDED, 0, 0);
    CHECK(p.ended == 0);
  }
  TEST("A million samples in one stroke") {
    again(&p);
    for (int i = 0; i < 1000000; i++) {
      const double t = i / 1e6 * 4, along = fmod(t, 1) * 200;
      const double x = t < 1 ? 0 : t < 2 ? along : t < 3 ? 200 : 200 - along, y = t < 1 ? along : t < 2 ? 200 : t < 3 ? 200 - along : 0;
      sample = touch_at(1, i ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN, p.now, 300 + x, 200 + y);
      sample.time_ns += (uint64_t)i * 1000;
      if (kin_engine_feed(p.engine, &sample, 1)) CHECK(!"fed");
    }
    p.now += 1001;
    touch(&p, KIN_PHASE_ENDED, 300, 200);
    CHECK(p.ended == 1 && strcmp(name_of(&p, 2), "box") == 0);
  }
  close_paper(&p);
}

static void sets(const kin_stroke_set *set) {
  paper p;
  double number = 0, again_number = 0;
  const kin_stroke_set *found = NULL;
  TEST("A set has one number, whoever shares it, until each has ended that; another set has another one") {
    kin_stroke_set *same = set_of(single, 4, 0), *other = set_of(single, 3, 0);
    OK(kin_stroke_set_share(set, &number));
    OK(kin_stroke_set_share(same, &again_number));
    CHECK(number == again_number && number > 0);
    OK(kin_stroke_set_unshare(number));
    OK(kin_stroke_set_find(number, &found));
    OK(kin_stroke_set_share(other, &again_number));
    CHECK(number != again_number);
    OK(kin_stroke_set_unshare(number));
    GIVES(KIN_ERROR_UNKNOWN, kin_stroke_set_find(number, &found));
    GIVES(KIN_ERROR_UNKNOWN, kin_stroke_set_unshare(number));
    OK(kin_stroke_set_unshare(again_number));
    kin_stroke_set_destroy(same);
    kin_stroke_set_destroy(other);
  }
  TEST("Numbers that are none of a set") {
    static const double wrong[] = {0, -1, NAN, INFINITY, 1e300, 0.5, 12345};
    for (int i = 0; i < 7; i++) {
      GIVES(KIN_ERROR_UNKNOWN, kin_stroke_set_unshare(wrong[i]));
      GIVES(KIN_ERROR_UNKNOWN, kin_stroke_set_find(wrong[i], &found));
    }
  }
  TEST("A recognizer without a set fails, and says why; so does one whose set has gone") {
    open_paper(&p, set);
    OK(kin_recognizer_set_number(p.engine, p.stroke, "set", 0));
    draw(&p, &vee, 150);
    CHECK(p.failed == 1 && strstr(p.why, "no set"));
    again(&p);
    OK(kin_recognizer_set_number(p.engine, p.stroke, "set", p.number));
    draw(&p, &vee, 150);
    CHECK(p.ended == 1);
    again(&p);
    OK(kin_stroke_set_unshare(p.number));
    draw(&p, &vee, 150);
    CHECK(p.failed == 1 && p.ended == 0);
    OK(kin_stroke_set_share(set, &p.number));
    close_paper(&p);
  }
  TEST("An empty set matches nothing") {
    kin_stroke_set *empty;
    OK(kin_stroke_set_create(NULL, &empty));
    open_paper(&p, empty);
    draw(&p, &vee, 150);
    CHECK(p.failed == 1 && p.ended == 0);
    close_paper(&p);
    kin_stroke_set_destroy(empty);
  }
}

/* All sorts of drawings, in a trace. */
static tape recorded(paper *p) {
  tape t = {0};
  OK(kin_trace_start(p->engine, write_tape, &t));
  draw(p, &vee, 150);
  again(p);
  draw(p, &caret, 200);
  again(p);
  draw_part(p, &box, 200, 1, 0.6, 0, 300, 200);
  OK(kin_trace_stop(p->engine));
  return t;
}

static void replays(const kin_stroke_set *set) {
  stream without = {0}, with = {0}, wrong = {0};
  paper p;
  open_paper(&p, set);
  OK(kin_recognizer_set_number(p.engine, p.stroke, "continuous", 1));
  tape t = recorded(&p);
  TEST("A trace plays without the library; live, in another engine, the class gives the same records") {
    kin_engine_destroy(play_tape(&t, 0, &without, NULL));
    CHECK(without.count > 10);
    for (int i = 0; i < 2; i++) {
      stream *to = i ? &wrong : &with;
      kin_engine *engine = engine_for(&t);
      kin_replay_options options;
      kin_replay_options_init(&options);
      OK(kin_recognizer_class_register(engine, kin_stroke_get_class()));
      options.flags = KIN_REPLAY_LIVE, options.on_event = add_to_stream, options.user_data = to;
      OK(kin_trace_replay(engine, t.bytes, t.count, &options, NULL));
      kin_engine_destroy(engine);
      if (i == 0) OK(kin_stroke_set_unshare(p.number));
    }
    OK(kin_stroke_set_share(set, &p.number));
    CHECK(with.count == without.count && with.hash == without.hash);
    CHECK(wrong.hash != with.hash);
  }
  free_tape(&t);
  close_paper(&p);
}

int main(void) {
  kin_stroke_set *set = set_of(single, 4, 0);
  at_the_lift(set);
  while_it_is_drawn(set);
  before_others(set);
  in_several_strokes(0);
  in_several_strokes(KIN_STROKE_ANY_DIRECTION);
  broken_input(set);
  sets(set);
  replays(set);
  kin_stroke_set_destroy(set);
  return report();
}
