/* Template sets of strokes.h: what they name and what not, broken input, wrong use, damaged bytes. */
#include <kinesic/strokes.h>

#include "test.h"

enum { POINTS = 60 };
typedef struct drawing {
  kin_stroke_point points[POINTS];
} drawing;

/* The shapes of this file, by formula; `wobble` makes each drawing another one. */
typedef enum shape { CIRCLE, VEE, ZIGZAG, LINE, SPIRAL } shape;

static double fraction(double x) { return x - floor(x); }

static void place(shape which, double t, double *x, double *y) {
  switch (which) {
    case CIRCLE: *x = cos(6.2832 * t), *y = sin(6.2832 * t); return;
    case VEE: *x = t * 2 - 1, *y = t < 0.5 ? 4 * t - 1 : 3 - 4 * t; return;
    case ZIGZAG: *x = t * 2 - 1, *y = fabs(fraction(t * 2) - 0.5) * 4 - 1; return;
    case LINE: *x = t * 2 - 1, *y = t - 0.5; return;
    case SPIRAL: *x = t * cos(15 * t), *y = t * sin(15 * t); return;
  }
}

static drawing draw(shape which, double wobble, double size, double turn) {
  drawing d = {0};
  for (int i = 0; i < POINTS; i++) {
    const double t = i / (POINTS - 1.0);
    double x = 0, y = 0;
    place(which, t, &x, &y);
    x += 0.05 * sin(9 * t + wobble), y += 0.05 * cos(7 * t + 2 * wobble);
    d.points[i].x = size * (cos(turn) * x - sin(turn) * y) + 300;
    d.points[i].y = size * (sin(turn) * x + cos(turn) * y) + 200;
    d.points[i].time_ns = (uint64_t)(10000000 * i);
  }
  return d;
}

static kin_stroke_set *make_set(uint32_t flags, double rotation) {
  static const char *const names[] = {"circle", "vee", "zigzag"};
  kin_stroke_set *set = NULL;
  kin_stroke_template_options options;
  kin_stroke_template_options_init(&options);
  options.flags = flags, options.rotation = rotation;
  OK(kin_stroke_set_create(NULL, &set));
  for (int i = 0; i < 9; i++) {
    const drawing d = draw((shape)(i % 3), i, 50 + 10 * i, 0);
    uint32_t index = 99;
    OK(kin_stroke_set_add(set, names[i % 3], &options, d.points, POINTS, &index));
    CHECK(index == (uint32_t)i);
  }
  return set;
}

static kin_stroke_match matches[40];

static kin_stroke_result classify(const kin_stroke_set *set, const kin_stroke_point *points, uint64_t count) {
  kin_stroke_result result = {99, 99};
  memset(matches, 0, sizeof matches);
  OK(kin_stroke_set_classify(set, points, count, matches, 40, &result));
  return result;
}

static int is_named(const kin_stroke_set *set, drawing d, const char *name) {
  const kin_stroke_result result = classify(set, d.points, POINTS);
  return result.verdict == KIN_STROKE_RECOGNIZED && strcmp(matches[0].name, name) == 0;
}

static int is_unknown(const kin_stroke_set *set, drawing d) { return classify(set, d.points, POINTS).verdict == KIN_STROKE_UNKNOWN; }

static void naming(void) {
  kin_stroke_set *set = make_set(0, 0), *any = make_set(KIN_STROKE_ANY_DIRECTION, 0), *turned = make_set(0, 3.14159);
  TEST("A shape is named whatever its size and place, and how sure that is") {
    for (int i = 20; i < 30; i++) {
      CHECK(is_named(set, draw(CIRCLE, i, 7, 0), "circle") && is_named(set, draw(VEE, i, 1000, 0), "vee") && is_named(set, draw(ZIGZAG, i, 90, 0), "zigzag"));
      CHECK(matches[0].confidence > 0.5 && matches[0].confidence <= 1 && matches[0].distance < matches[1].distance && matches[0].margin > 0.05);
    }
  }
  TEST("What is none of the shapes is named nothing: another shape, a line, half a shape") {
    CHECK(is_unknown(set, draw(SPIRAL, 3, 80, 0)) && is_unknown(set, draw(LINE, 3, 80, 0)));
    const drawing circle = draw(CIRCLE, 4, 80, 0);
    CHECK(classify(set, circle.points, POINTS / 2).verdict == KIN_STROKE_UNKNOWN);
  }
  TEST("A line is named where a template is a line, and the line alone") {
    const drawing line = draw(LINE, 1, 50, 0);
    OK(kin_stroke_set_add(set, "line", NULL, line.points, POINTS, NULL));
    CHECK(is_named(set, draw(LINE, 7, 300, 0), "line") && is_named(set, draw(VEE, 9, 30, 0), "vee"));
    OK(kin_stroke_set_remove(set, 9));
  }
  TEST("Direction counts, unless the template says that it does not") {
    drawing back = draw(ZIGZAG, 2, 60, 0), forth = back;
    for (int i = 0; i < POINTS; i++) back.points[i] = forth.points[POINTS - 1 - i];
    CHECK(is_named(set, forth, "zigzag") && is_unknown(set, back));
    CHECK(is_named(any, forth, "zigzag") && is_named(any, back, "zigzag"));
  }
  TEST("Turned as far as the template says, and the angle is said") {
    const drawing vee = draw(VEE, 2, 60, 1.2);
    CHECK(!is_named(set, vee, "vee") && is_named(turned, vee, "vee"));
    CHECK(fabs(matches[0].rotation + 1.2) < 0.15);
  }
  TEST("Strokes in another order and from the other end, where the template allows it") {
    kin_stroke_set *cross;
    kin_stroke_template_options options;
    drawing plus = {0}, other = {0};
    kin_stroke_template_options_init(&options);
    options.flags = KIN_STROKE_ANY_DIRECTION;
    for (int i = 0; i < POINTS; i++) {
      const double t = (i % 30) / 29.0 * 100;
      plus.points[i] = i < 30 ? (kin_stroke_point){t, 50, 0, 0, 0} : (kin_stroke_point){50, t, 0, 1, 0};
      other.points[i] = i < 30 ? (kin_stroke_point){50, 100 - t, 0, 7, 0} : (kin_stroke_point){100 - t, 50, 0, 3, 0};
    }
    OK(kin_stroke_set_create(NULL, &cross));
    OK(kin_stroke_set_add(cross, "plus", NULL, plus.points, POINTS, NULL));
    CHECK(!is_named(cross, other, "plus"));
    OK(kin_stroke_set_add(cross, "plus", &options, plus.points, POINTS, NULL));
    CHECK(is_named(cross, other, "plus") && matches[0].index == 1);
    kin_stroke_set_destroy(cross);
  }
  kin_stroke_set_destroy(set);
  kin_stroke_set_destroy(any);
  kin_stroke_set_destroy(turned);
}

/* Score, margin and confidence of each match, from its distances as the header says. */
static int are_as_said(kin_stroke_result result, double limit) {
  const double farthest = 0.35;
  for (uint32_t i = 0; i < result.match_count; i++) {
    const double distance = matches[i].distance, of_another = i > 0 ? matches[0].distance : result.match_count > 1 ? matches[1].distance : farthest;
    const double other = fmin(of_another, farthest), score = distance * sqrt(distance / other);
    if (fabs(matches[i].score - score) > 1e-6 * fmax(1, score)) return 0;
    if (fabs(matches[i].margin - (i == 0 ? fmax(0, 1 - distance / other) : 0)) > 1e-6) return 0;
    if (fabs(matches[i].confidence - fmax(0, 1 - matches[i].score / (2 * limit))) > 1e-9) return 0;
  }
  return 1;
}

static void numbers_of_matches(void) {
  TEST("With a limit of 0, of either sign, a confidence is 1 for a score of 0, and 0 for any other") {
    const double limits[] = {0.0, -0.0};
    for (int i = 0; i < 2; i++) {
      kin_stroke_set_options options;
      kin_stroke_set *set = NULL;
      kin_stroke_set_options_init(&options);
      options.limit = limits[i];
      OK(kin_stroke_set_create(&options, &set));
      const drawing own = draw(VEE, 0, 100, 0), other = draw(VEE, 1, 100, 0);
      OK(kin_stroke_set_add(set, "vee", NULL, own.points, POINTS, NULL));
      CHECK(classify(set, own.points, POINTS).match_count == 1 && matches[0].confidence == (matches[0].score > 0 ? 0 : 1));
      CHECK(classify(set, other.points, POINTS).match_count == 1 && matches[0].score > 0 && matches[0].confidence == 0);
      kin_stroke_set_destroy(set);
    }
  }
  TEST("The score and the margin take the distance of another name as 0.35 at most, and as 0.35 where there is none") {
    kin_stroke_set *several = make_set(0, 0), *one = NULL;
    kin_stroke_set_options options;
    int second_is_far = 0, second_is_near = 0, best_is_far = 0;
    kin_stroke_set_options_init(&options);
    for (int i = 0; i < 20; i++) {
      const drawing d = draw((shape)(i % 5), i, 80, 0.3 * i);
      const kin_stroke_result result = classify(several, d.points, POINTS);
      CHECK(are_as_said(result, options.limit));
      if (result.match_count < 2) continue;
      second_is_far += matches[0].distance < 0.2 && matches[1].distance > 0.355;
      second_is_near += matches[1].distance < 0.34;
      best_is_far += matches[0].distance > 0.4;
    }
    CHECK(second_is_far > 0 && second_is_near > 0 && best_is_far > 0);
    const drawing circle = draw(CIRCLE, 0, 50, 0), other = draw(CIRCLE, 1, 50, 0);
    OK(kin_stroke_set_create(NULL, &one));
    OK(kin_stroke_set_add(one, "circle", NULL, circle.points, POINTS, NULL));
    const kin_stroke_result alone = classify(one, other.points, POINTS);
    CHECK(alone.match_count == 1 && matches[0].distance > 0.05 && matches[0].margin > 0.5 && are_as_said(alone, options.limit));
    kin_stroke_set_destroy(several);
    kin_stroke_set_destroy(one);
  }
}

/* Where point `i` of `count` lies on a line of length 1 about its middle. */
static double along(uint32_t i, uint32_t count) { return i / (count - 1.0) - 0.5; }

/* The distance between a line and one across it. What their directions differ counts 0.3 in each case; the way along
 * the path, which has the length 0.3, counts where order does. */
static double across(uint32_t count, int is_ordered) {
  double sum = 0;
  for (uint32_t i = 0; i < count; i++) {
    double least = 10;
    for (uint32_t j = 0; j < count; j++) {
      const double x = along(i, count), y = along(j, count), step = is_ordered ? 0.3 * (x - y) : 0;
      least = fmin(least, x * x + y * y + 0.3 + step * step);
    }
    sum += sqrt(least);
  }
  return sum / count;
}

/* One of 12 kinds, by order and by proportions or turns; one that may be turned comes first, and again later. */
static void add_of_kind(kin_stroke_set *set, uint32_t kind, const char *name, drawing d) {
  static const uint32_t orders[] = {0, KIN_STROKE_ANY_ORDER, KIN_STROKE_ANY_DIRECTION}, aspects[] = {0, KIN_STROKE_KEEP_ASPECT, KIN_STROKE_FREE_ASPECT, 0};
  kin_stroke_template_options options;
  kin_stroke_template_options_init(&options);
  options.flags = orders[kind % 3] | aspects[kind / 3 % 4], options.rotation = kind / 3 % 4 == 0 ? 1 : 0;
  OK(kin_stroke_set_add(set, name, &options, d.points, POINTS, NULL));
}

static void distances(void) {
  TEST("The distance of a line from one across it, with and without order and direction") {
    static const uint32_t flags[] = {0, KIN_STROKE_ANY_ORDER, KIN_STROKE_ANY_DIRECTION};
    const kin_stroke_point line[] = {{0, 50, 0, 0, 0}, {100, 50, 0, 0, 0}}, other[] = {{50, 0, 0, 0, 0}, {50, 100, 0, 0, 0}};
    kin_stroke_set_options sizes;
    kin_stroke_set_options_init(&sizes);
    for (int i = 0; i < 3; i++) {
      kin_stroke_set *set;
      kin_stroke_template_options options;
      kin_stroke_template_options_init(&options);
      options.flags = flags[i] | KIN_STROKE_KEEP_ASPECT;
      OK(kin_stroke_set_create(NULL, &set));
      OK(kin_stroke_set_add(set, "line", &options, line, 2, NULL));
      CHECK(classify(set, other, 2).match_count == 1 && fabs(matches[0].distance - across(sizes.sample_count, i == 0)) < 1e-4);
      kin_stroke_set_destroy(set);
    }
  }
  TEST("A template is as far away beside templates of all kinds as alone") {
    const drawing example = draw(ZIGZAG, 1, 50, 0), drawn = draw(ZIGZAG, 4, 70, 0.4);
    kin_stroke_set *all = NULL, *alone;
    kin_stroke_match found[24];
    OK(kin_stroke_set_create(NULL, &all));
    for (uint32_t i = 0; i < 24; i++) add_of_kind(all, i, (const char[]){(char)('a' + i), 0}, example);
    CHECK(classify(all, drawn.points, POINTS).match_count == 24);
    memcpy(found, matches, sizeof found);
    for (int i = 0; i < 24; i++) {
      OK(kin_stroke_set_create(NULL, &alone));
      add_of_kind(alone, found[i].index, "it", example);
      CHECK(classify(alone, drawn.points, POINTS).match_count == 1);
      CHECK(matches[0].distance == found[i].distance && matches[0].rotation == found[i].rotation);
      kin_stroke_set_destroy(alone);
    }
    kin_stroke_set_destroy(all);
  }
}

/* A zigzag, and a dot beside it that comes first or last; `stretch` makes the zigzag wider. */
static drawing dotted(int is_dot_first, double stretch) {
  const drawing body = draw(ZIGZAG, 0, 50, 0);
  drawing d = {0};
  for (int i = 0; i < POINTS; i++) {
    const int part = is_dot_first ? i - 2 : i;
    if (part >= 0 && part < POINTS - 2) {
      d.points[i] = body.points[part];
      d.points[i].x = 300 + (body.points[part].x - 300) * stretch, d.points[i].stroke = 1;
    } else {
      d.points[i] = (kin_stroke_point){450 + 0.1 * (part & 1), 50, 0, is_dot_first ? 0 : 2, 0};
    }
  }
  return d;
}

static void dots(void) {
  TEST("A dot that is the first stroke counts among many templates without order that are nearly the same") {
    kin_stroke_set *set;
    kin_stroke_template_options options;
    kin_stroke_template_options_init(&options);
    options.flags = KIN_STROKE_ANY_ORDER;
    OK(kin_stroke_set_create(NULL, &set));
    for (int i = 0; i < 25; i++) {
      const drawing d = dotted(i == 0, 1 + 0.002 * i);
      OK(kin_stroke_set_add(set, i == 0 ? "first" : "last", &options, d.points, POINTS, NULL));
    }
    const drawing drawn = dotted(1, 1);
    CHECK(classify(set, drawn.points, POINTS).match_count == 2 && strcmp(matches[0].name, "first") == 0 && matches[0].distance < 0.02);
    kin_stroke_set_destroy(set);
  }
}

static void limits_of_templates(void) {
  TEST("Size, time and proportions count where the template says so") {
    kin_stroke_set *set;
    kin_stroke_template_options options;
    drawing circle = draw(CIRCLE, 0, 50, 0), large = draw(CIRCLE, 0, 150, 0), slow = circle, oval = circle;
    OK(kin_stroke_set_create(NULL, &set));
    kin_stroke_template_options_init(&options);
    options.size_ratio = 2, options.duration_ratio = 2, options.flags = KIN_STROKE_KEEP_ASPECT;
    OK(kin_stroke_set_add(set, "circle", &options, circle.points, POINTS, NULL));
    for (int i = 0; i < POINTS; i++) slow.points[i].time_ns *= 3, oval.points[i].y *= 0.5;
    CHECK(is_named(set, circle, "circle") && !is_named(set, large, "circle") && !is_named(set, slow, "circle"));
    const kin_stroke_result kept = classify(set, oval.points, POINTS);
    const double distance = matches[0].distance;
    options.flags = KIN_STROKE_FREE_ASPECT;
    OK(kin_stroke_set_remove(set, 0));
    OK(kin_stroke_set_add(set, "circle", &options, circle.points, POINTS, NULL));
    CHECK(kept.match_count == 1 && is_named(set, oval, "circle") && matches[0].distance < distance / 3);
    kin_stroke_set_destroy(set);
  }
  TEST("Two names that are equally near are ambiguous, and what is too small is nothing") {
    kin_stroke_set *set;
    kin_stroke_set_options options;
    const drawing circle = draw(CIRCLE, 0, 50, 0), like = draw(CIRCLE, 0.01, 50, 0), drawn = draw(CIRCLE, 1, 40, 0), tiny = draw(CIRCLE, 1, 5, 0);
    kin_stroke_set_options_init(&options);
    options.minimum_size = 20;
    OK(kin_stroke_set_create(&options, &set));
    OK(kin_stroke_set_add(set, "circle", NULL, circle.points, POINTS, NULL));
    OK(kin_stroke_set_add(set, "nought", NULL, like.points, POINTS, NULL));
    CHECK(classify(set, drawn.points, POINTS).verdict == KIN_STROKE_AMBIGUOUS);
    CHECK(classify(set, tiny.points, POINTS).verdict == KIN_STROKE_UNKNOWN && matches[0].name == NULL);
    kin_stroke_set_destroy(set);
  }
}

static void broken_input(void) {
  kin_stroke_set *set = make_set(0, 0);
  kin_stroke_point points[6] = {{0}};
  TEST("Nothing, a point, and the same point many times are named nothing") {
    CHECK(classify(set, NULL, 0).verdict == KIN_STROKE_UNKNOWN && matches[0].name == NULL);
    CHECK(classify(set, points, 1).verdict == KIN_STROKE_UNKNOWN && classify(set, points, 6).verdict == KIN_STROKE_UNKNOWN);
  }
  TEST("Points that are no numbers, infinite or far away are left out") {
    static const double broken[] = {NAN, INFINITY, -INFINITY, 1e300, -1e16, 1e15};
    for (int i = 0; i < 6; i++) points[i].x = broken[i], points[i].y = broken[5 - i];
    CHECK(classify(set, points, 6).verdict == KIN_STROKE_UNKNOWN);
    drawing circle = draw(CIRCLE, 3, 80, 0);
    for (int i = 5; i < POINTS; i += 9) circle.points[i].x = NAN;
    circle.points[0].y = INFINITY;
    CHECK(is_named(set, circle, "circle"));
  }
  TEST("Time that steps back, and a stroke for each point") {
    drawing circle = draw(CIRCLE, 3, 80, 0);
    for (int i = 0; i < POINTS; i++) circle.points[i].time_ns = (uint64_t)(1000 - i);
    CHECK(is_named(set, circle, "circle"));
    for (int i = 0; i < POINTS; i++) circle.points[i].stroke = (uint32_t)i;
    CHECK(classify(set, circle.points, POINTS).verdict == KIN_STROKE_UNKNOWN);
  }
  TEST("A million points") {
    enum { MANY = 1000000 };
    kin_stroke_point *many = calloc(MANY, sizeof *many);
    for (int i = 0; i < MANY; i++) {
      place(CIRCLE, (double)i / (MANY - 1), &many[i].x, &many[i].y);
    }
    CHECK(classify(set, many, MANY).verdict == KIN_STROKE_RECOGNIZED && strcmp(matches[0].name, "circle") == 0);
    free(many);
  }
  kin_stroke_set_destroy(set);
}

static void wrong_use(void) {
  kin_stroke_set *set = make_set(0, 0), *none = NULL;
  const drawing d = draw(CIRCLE, 0, 50, 0);
  kin_stroke_template_options options;
  kin_stroke_set_options of_set;
  kin_stroke_template found;
  kin_stroke_report report;
  kin_stroke_result result;
  uint32_t count;
  uint64_t bytes;
  double limit;
  kin_stroke_template_init(&found);
  kin_stroke_report_init(&report);
  TEST("Null is refused with a sentence, everywhere") {
    kin_stroke_template_options_init(NULL);
    kin_stroke_set_options_init(NULL);
    kin_stroke_template_init(NULL);
    kin_stroke_report_init(NULL);
    kin_stroke_set_destroy(NULL);
    GIVES(KIN_ERROR_NULL, kin_stroke_set_create(NULL, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_add(NULL, "a", NULL, d.points, POINTS, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_add(set, NULL, NULL, d.points, POINTS, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_add(set, "a", NULL, NULL, POINTS, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_remove(NULL, 0));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_count(NULL, &count));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_count(set, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_get(NULL, 0, &found));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_get(set, 0, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_get_options(NULL, &of_set));
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_remove(set, KIN_STROKE_NONE));
    of_set.struct_size = 0xFFFFFFFFu;
    GIVES(KIN_ERROR_SIZE, kin_stroke_set_get_options(set, &of_set));
    kin_stroke_set_options_init(&of_set);
    GIVES(KIN_ERROR_NULL, kin_stroke_set_get_options(set, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_classify(NULL, d.points, POINTS, matches, 1, &result));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_classify(set, NULL, POINTS, matches, 1, &result));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_classify(set, d.points, POINTS, NULL, 1, &result));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_classify(set, d.points, POINTS, matches, 1, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_report(NULL, 0, &report));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_report(set, 0, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_suggest_limit(NULL, "circle", &limit));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_suggest_limit(set, NULL, &limit));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_suggest_limit(set, "circle", NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_write(NULL, NULL, 0, &bytes));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_write(set, NULL, 0, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_read(NULL, 0, &none, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_read("", 0, NULL, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_share(NULL, &limit));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_share(set, NULL));
    GIVES(KIN_ERROR_NULL, kin_stroke_set_find(1, NULL));
    CHECK(strstr(kin_stroke_last_error(), "null") != NULL);
  }
  TEST("Options out of their ranges, names and numbers that are none, drawings without extent: refused, and nothing is added") {
    static const double wrong[] = {-1, NAN, INFINITY, 0.5};
    char name[200] = {0};
    memset(name, 'a', 128);
    for (int i = 0; i < 4; i++) {
      kin_stroke_template_options_init(&options);
      if (i < 3) options.rotation = wrong[i]; else options.rotation = 4;
      GIVES(KIN_ERROR_INVALID, kin_stroke_set_add(set, "a", &options, d.points, POINTS, NULL));
      kin_stroke_template_options_init(&options);
      options.size_ratio = wrong[i];
      GIVES(KIN_ERROR_INVALID, kin_stroke_set_add(set, "a", &options, d.points, POINTS, NULL));
      kin_stroke_set_options_init(&of_set);
      if (i < 3) of_set.limit = wrong[i]; else of_set.sample_count = 17;
      GIVES(KIN_ERROR_INVALID, kin_stroke_set_create(&of_set, &none));
    }
    kin_stroke_template_options_init(&options);
    options.flags = KIN_STROKE_KEEP_ASPECT | KIN_STROKE_FREE_ASPECT;
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_add(set, "a", &options, d.points, POINTS, NULL));
    options.flags = 16;
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_add(set, "a", &options, d.points, POINTS, NULL));
    options.struct_size = 8;
    GIVES(KIN_ERROR_SIZE, kin_stroke_set_add(set, "a", &options, d.points, POINTS, NULL));
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_add(set, "", NULL, d.points, POINTS, NULL));
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_add(set, name, NULL, d.points, POINTS, NULL));
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_add(set, "a", NULL, d.points, 1, NULL));
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_add(set, "a", NULL, NULL, 0, NULL));
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_remove(set, 9));
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_get(set, 9, &found));
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_report(set, 9, &report));
    GIVES(KIN_ERROR_UNKNOWN, kin_stroke_set_suggest_limit(set, "star", &limit));
    found.struct_size = 4;
    GIVES(KIN_ERROR_SIZE, kin_stroke_set_get(set, 0, &found));
    of_set.struct_size = 4;
    GIVES(KIN_ERROR_SIZE, kin_stroke_set_get_options(set, &of_set));
    OK(kin_stroke_set_count(set, &count));
    CHECK(count == 9 && none == NULL);
  }
  kin_stroke_set_destroy(set);
}

static void changing(void) {
  TEST("What was added is there, and removing one leaves the others as they are") {
    kin_stroke_set *set = make_set(0, 0), *mixed = make_set(KIN_STROKE_ANY_ORDER, 0);
    kin_stroke_template found;
    const drawing d = draw(ZIGZAG, 5, 100, 0), line = draw(LINE, 0, 10, 0);
    kin_stroke_template_init(&found);
    OK(kin_stroke_set_get(set, 5, &found));
    CHECK(strcmp(found.name, "zigzag") == 0 && found.point_count == POINTS && memcmp(found.points, d.points, sizeof d.points) == 0);
    for (int i = 0; i < 3; i++) OK(kin_stroke_set_remove(set, 0));
    OK(kin_stroke_set_get(set, 2, &found));
    CHECK(strcmp(found.name, "zigzag") == 0 && memcmp(found.points, d.points, sizeof d.points) == 0);
    CHECK(is_named(set, draw(VEE, 30, 50, 0), "vee") && is_named(set, draw(ZIGZAG, 30, 50, 0), "zigzag") && is_named(set, draw(CIRCLE, 30, 50, 0), "circle"));
    OK(kin_stroke_set_add(mixed, "line", NULL, line.points, POINTS, NULL));
    OK(kin_stroke_set_remove(mixed, 3));
    CHECK(is_named(mixed, draw(LINE, 1, 50, 0), "line") && is_named(mixed, draw(ZIGZAG, 31, 50, 0), "zigzag"));
    while (kin_stroke_set_remove(set, 0) == KIN_OK) {}
    CHECK(is_unknown(set, draw(VEE, 30, 50, 0)));
    kin_stroke_set_destroy(set);
    kin_stroke_set_destroy(mixed);
  }
  TEST("The options of a set are those that it was made with, or the defaults") {
    kin_stroke_set *plain, *set;
    kin_stroke_set_options chosen, found;
    struct { kin_stroke_set_options options; uint64_t more; } later;
    kin_stroke_set_options_init(&chosen);
    kin_stroke_set_options_init(&found);
    OK(kin_stroke_set_create(NULL, &plain));
    memset(&found.sample_count, 0xAA, sizeof found - sizeof found.struct_size);
    OK(kin_stroke_set_get_options(plain, &found));
    CHECK(memcmp(&chosen, &found, sizeof chosen) == 0);
    chosen.sample_count = 48, chosen.limit = 0.25, chosen.margin = 0, chosen.minimum_size = 7;
    OK(kin_stroke_set_create(&chosen, &set));
    OK(kin_stroke_set_get_options(set, &found));
    CHECK(memcmp(&chosen, &found, sizeof chosen) == 0);
    memset(&later, 0xAA, sizeof later);
    later.options.struct_size = sizeof later;
    OK(kin_stroke_set_get_options(set, &later.options));
    CHECK(later.options.struct_size == sizeof later && later.options.limit == 0.25 && later.more == 0);
    kin_stroke_set_destroy(set);
    OK(kin_stroke_set_create(&later.options, &set));
    later.more = 1;
    kin_stroke_set *none = NULL;
    GIVES(KIN_ERROR_SIZE, kin_stroke_set_create(&later.options, &none));
    CHECK(none == NULL);
    kin_stroke_set_destroy(plain);
    kin_stroke_set_destroy(set);
  }
  TEST("A template of the set itself may be added again, with other options") {
    kin_stroke_set *set = make_set(0, 0);
    kin_stroke_template found;
    kin_stroke_template_options options;
    kin_stroke_template_options_init(&options);
    kin_stroke_template_init(&found);
    options.flags = KIN_STROKE_ANY_DIRECTION;
    for (int i = 0; i < 100; i++) {
      OK(kin_stroke_set_get(set, 2, &found));
      OK(kin_stroke_set_add(set, found.name, &options, found.points, found.point_count, NULL));
    }
    OK(kin_stroke_set_get(set, 108, &found));
    const drawing d = draw(ZIGZAG, 2, 70, 0);
    CHECK(strcmp(found.name, "zigzag") == 0 && found.point_count == POINTS && memcmp(found.points, d.points, sizeof d.points) == 0);
    kin_stroke_set_destroy(set);
  }
  TEST("The report of a template: its nearest ones, and whether two names clash") {
    kin_stroke_set *set = make_set(0, 0);
    const drawing circle = draw(CIRCLE, 0.3, 50, 0);
    kin_stroke_report report;
    double limit = -1;
    kin_stroke_report_init(&report);
    OK(kin_stroke_set_report(set, 0, &report));
    CHECK((report.own_index == 3 || report.own_index == 6) && report.other_index % 3 != 0 && report.own_distance < report.other_distance && !report.clashes);
    CHECK(report.verdict == KIN_STROKE_RECOGNIZED && report.score > 0 && report.score < 0.1);
    OK(kin_stroke_set_suggest_limit(set, "circle", &limit));
    CHECK(limit >= report.score && limit < 0.2);
    OK(kin_stroke_set_add(set, "nought", NULL, circle.points, POINTS, NULL));
    OK(kin_stroke_set_report(set, 9, &report));
    CHECK(report.own_index == KIN_STROKE_NONE && report.clashes == 1 && report.other_index % 3 == 0);
    kin_stroke_set_destroy(set);
  }
}

static void bytes_of_sets(void) {
  kin_stroke_set *set = make_set(0, 0.5), *read = NULL;
  uint64_t count = 0, again = 0, offset = 0;
  OK(kin_stroke_set_write(set, NULL, 0, &count));
  unsigned char *bytes = malloc(count), *other = malloc(count);
  TEST("A set that was written and read is the same") {
    GIVES(KIN_ERROR_CAPACITY, kin_stroke_set_write(set, bytes, count - 1, &again));
    OK(kin_stroke_set_write(set, bytes, count, &again));
    OK(kin_stroke_set_read(bytes, count, &read, &offset));
    OK(kin_stroke_set_write(read, other, count, &again));
    CHECK(again == count && memcmp(bytes, other, count) == 0);
    const drawing d = draw(VEE, 30, 50, 0.2);
    const kin_stroke_result one = classify(set, d.points, POINTS);
    const double score = matches[0].score;
    const kin_stroke_result two = classify(read, d.points, POINTS);
    CHECK(one.verdict == two.verdict && score == matches[0].score);
    kin_stroke_set_destroy(read);
  }
  TEST("Cut and changed bytes are refused, with the place") {
    int taken = 0;
    for (uint64_t i = 0; i < count; i += i < 400 ? 1 : 97) {
      read = NULL;
      taken += kin_stroke_set_read(bytes, i, &read, &offset) != KIN_ERROR_INVALID || read != NULL || offset > i;
      bytes[i] ^= 0x41;
      taken += kin_stroke_set_read(bytes, count, &read, &offset) != KIN_ERROR_INVALID || read != NULL || offset > count;
      bytes[i] ^= 0x41;
    }
    CHECK(taken == 0);
    bytes[3] ^= 1;
    GIVES(KIN_ERROR_INVALID, kin_stroke_set_read(bytes, count, &read, &offset));
    CHECK(offset == 3);
  }
  free(bytes);
  free(other);
  kin_stroke_set_destroy(set);
}

int main(void) {
  naming();
  numbers_of_matches();
  distances();
  dots();
  limits_of_templates();
  broken_input();
  wrong_use();
  changing();
  bytes_of_sets();
  return report();
}
