/* kin_overlay_...: reasons that a person reads, fingers and trails, what is left out, and that the engine does not
 * notice. */
#include "overlay_scene.h"

/* The colours of the dark theme. */
enum { POSSIBLE = 0x8AB4F8, WAITING = 0xFFC24B, RECOGNIZED = 0x5BE39A, FAILED = 0xFF7B72 };

static bool is_marked(const scene *s, const char *beginning, kin_overlay_kind kind, uint32_t colour) {
  const kin_overlay_shape *mark = mark_of(s, beginning);
  return mark && mark->kind == kind && mark->colour >> 8 == colour;
}

static void conflicts(void) {
  TEST("A tap waits for a double tap, and the panel says for which and what came of it") {
    scene s;
    open_scene(&s, NULL);
    const kin_recognizer_id single = add(&s, 0, KIN_TAP, "single"), twice = add(&s, 0, KIN_TAP, "double");
    OK(kin_recognizer_set_number(s.engine, twice, KIN_TAP_TAPS_REQUIRED, 2));
    OK(kin_recognizer_require_failure(s.engine, single, twice));
    tap_at(&s, 100, 300);
    SAYS(&s, "tap 'single' has been made, and waits for tap 'double' to fail");
    SAYS(&s, "tap 'double' possible");
    CHECK(is_marked(&s, "tap 'single'", KIN_OVERLAY_RING, WAITING) && is_marked(&s, "tap 'double'", KIN_OVERLAY_RING, POSSIBLE));
    pass(&s, 600);
    SAYS(&s, "tap 'single' was recognized");
    SAYS(&s, "tap 'double' failed: no second tap in time");
    CHECK(is_marked(&s, "tap 'single'", KIN_OVERLAY_DISC, RECOGNIZED) && is_marked(&s, "tap 'double'", KIN_OVERLAY_DISC, FAILED));
    pass(&s, 20000); /* for a person who takes time to read */
    SAYS(&s, "tap 'double' failed: no second tap in time");
    close_scene(&s);
  }
  TEST("A pan and a swipe want one motion: the panel says who was first") {
    scene s;
    open_scene(&s, NULL);
    (void)add(&s, 0, KIN_SWIPE, "next");
    (void)add(&s, 0, KIN_PAN, "scroll");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    go(&s, 1, 100, 300, 400, 300, 10);
    SAYS(&s, "pan 'scroll' changed");
    SAYS(&s, "swipe 'next' failed: prevented by pan 'scroll'");
    CHECK(is_marked(&s, "pan 'scroll'", KIN_OVERLAY_RING, RECOGNIZED) && is_marked(&s, "swipe 'next'", KIN_OVERLAY_DISC, FAILED));
    touch(&s, 1, KIN_PHASE_ENDED, 400, 300);
    draw(&s);
    SAYS(&s, "pan 'scroll' ended");
    CHECK(is_marked(&s, "pan 'scroll'", KIN_OVERLAY_DISC, RECOGNIZED));
    close_scene(&s);
  }
  TEST("A pan that begins and ends at one time has ended") {
    scene s;
    open_scene(&s, NULL);
    (void)add(&s, 0, KIN_PAN, "scroll");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    touch(&s, 1, KIN_PHASE_MOVED, 200, 300);
    touch(&s, 1, KIN_PHASE_ENDED, 200, 300);
    draw(&s);
    SAYS(&s, "pan 'scroll' ended");
    close_scene(&s);
  }
  TEST("A long press fails because the finger moved") {
    scene s;
    open_scene(&s, NULL);
    (void)add(&s, 0, KIN_LONG_PRESS, "menu");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    pass(&s, 200);
    SAYS(&s, "long_press 'menu' possible");
    go(&s, 1, 100, 300, 140, 300, 3);
    SAYS(&s, "long_press 'menu' failed: moved too far");
    close_scene(&s);
  }
  TEST("Of two pans in views that lie in one another the panel says that the deeper one had it, and where") {
    scene s;
    open_scene(&s, NULL);
    const kin_view_id page = add_view(&s, 0, (kin_rect){0, 0, 800, 600}, "page");
    const kin_view_id list = add_view(&s, page, (kin_rect){100, 200, 300, 300}, "list");
    (void)add(&s, page, KIN_PAN, "outer");
    (void)add(&s, list, KIN_PAN, "inner");
    touch(&s, 1, KIN_PHASE_BEGAN, 150, 300);
    go(&s, 1, 150, 300, 300, 300, 5);
    SAYS(&s, "touch on view 'list' at 150, 300");
    SAYS(&s, "pan 'outer' failed: prevented by pan 'inner', which is deeper in the view tree");
    SAYS(&s, "pan 'inner' changed");
    close_scene(&s);
  }
}

static void attempts(void) {
  TEST("What is over stays until the next finger lands, and then makes room for what that one begins") {
    scene s;
    open_scene(&s, NULL);
    const kin_view_id left = add_view(&s, 0, (kin_rect){0, 0, 400, 600}, "left");
    const kin_view_id right = add_view(&s, 0, (kin_rect){400, 0, 400, 600}, "right");
    (void)add(&s, left, KIN_TAP, "one");
    (void)add(&s, right, KIN_TAP, "two");
    draw(&s);
    SAYS(&s, "no touch yet");
    tap_at(&s, 100, 300);
    pass(&s, 5000);
    SAYS(&s, "tap 'one' was recognized");
    DOES_NOT_SAY(&s, "no touch yet");
    tap_at(&s, 500, 300);
    SAYS(&s, "tap 'two' was recognized");
    DOES_NOT_SAY(&s, "'one'");
    close_scene(&s);
  }
  TEST("What waits stays while another finger makes a gesture of its own") {
    scene s;
    open_scene(&s, NULL);
    const kin_view_id left = add_view(&s, 0, (kin_rect){0, 0, 400, 600}, "left");
    const kin_view_id right = add_view(&s, 0, (kin_rect){400, 0, 400, 600}, "right");
    const kin_recognizer_id single = add(&s, left, KIN_TAP, "single"), twice = add(&s, left, KIN_TAP, "double");
    (void)add(&s, right, KIN_LONG_PRESS, "hold");
    OK(kin_recognizer_set_number(s.engine, twice, KIN_TAP_TAPS_REQUIRED, 2));
    OK(kin_recognizer_set_number(s.engine, twice, KIN_TAP_MAXIMUM_INTERVAL, 2));
    OK(kin_recognizer_require_failure(s.engine, single, twice));
    tap_at(&s, 100, 300);
    pass(&s, 100);
    touch(&s, 2, KIN_PHASE_BEGAN, 500, 300);
    draw(&s);
    SAYS(&s, "tap 'single' has been made, and waits for tap 'double' to fail");
    SAYS(&s, "long_press 'hold' possible");
    close_scene(&s);
  }
  TEST("A finger that lands where another one failed, while a third is down, begins a new attempt") {
    scene s;
    open_scene(&s, NULL);
    const kin_view_id left = add_view(&s, 0, (kin_rect){0, 0, 400, 600}, "left");
    const kin_view_id right = add_view(&s, 0, (kin_rect){400, 0, 400, 600}, "right");
    (void)add(&s, left, KIN_PAN, "drag");
    (void)add(&s, right, KIN_LONG_PRESS, "hold");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    touch(&s, 2, KIN_PHASE_BEGAN, 500, 300);
    go(&s, 2, 500, 300, 600, 300, 4);
    SAYS(&s, "long_press 'hold' failed: moved too far");
    touch(&s, 2, KIN_PHASE_ENDED, 600, 300);
    pass(&s, 100);
    touch(&s, 2, KIN_PHASE_BEGAN, 500, 300);
    draw(&s);
    SAYS(&s, "long_press 'hold' possible");
    SAYS(&s, "pan 'drag' possible");
    close_scene(&s);
  }
  TEST("A tap between two frames makes room as one that is seen") {
    scene s;
    open_scene(&s, NULL);
    const kin_view_id left = add_view(&s, 0, (kin_rect){0, 0, 400, 600}, "left");
    const kin_view_id right = add_view(&s, 0, (kin_rect){400, 0, 400, 600}, "right");
    (void)add(&s, left, KIN_TAP, "one");
    (void)add(&s, right, KIN_TAP, "two");
    tap_at(&s, 100, 300);
    pass(&s, 200);
    touch(&s, 1, KIN_PHASE_BEGAN, 500, 300);
    s.now += 5 * MS;
    touch(&s, 1, KIN_PHASE_ENDED, 500, 300);
    draw(&s);
    SAYS(&s, "tap 'two' was recognized");
    DOES_NOT_SAY(&s, "'one'");
    close_scene(&s);
  }
  TEST("A tap that begins and ends between two frames is shown") {
    scene s;
    open_scene(&s, NULL);
    (void)add(&s, 0, KIN_TAP, "quick");
    tap_at(&s, 100, 300);
    pass(&s, 200);
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    s.now += 5 * MS;
    touch(&s, 1, KIN_PHASE_MOVED, 200, 300);
    touch(&s, 1, KIN_PHASE_ENDED, 200, 300);
    draw(&s);
    SAYS(&s, "tap 'quick' failed: moved too far");
    SAYS(&s, "touch between two frames");
    DOES_NOT_SAY(&s, "was recognized");
    close_scene(&s);
  }
  TEST("A second attempt with a finger that landed after the first one failed is shown as one") {
    scene s;
    open_scene(&s, NULL);
    (void)add(&s, 0, KIN_MULTI_TAP, "keys");
    (void)add(&s, 0, KIN_LONG_PRESS, "menu");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    go(&s, 1, 100, 300, 200, 300, 5);
    SAYS(&s, "long_press 'menu' failed: moved too far");
    touch(&s, 1, KIN_PHASE_ENDED, 200, 300);
    draw(&s);
    pass(&s, 100);
    touch(&s, 1, KIN_PHASE_BEGAN, 200, 300);
    draw(&s);
    SAYS(&s, "long_press 'menu' possible");
    pass(&s, 600);
    SAYS(&s, "long_press 'menu' was recognized");
    close_scene(&s);
  }
  TEST("Without records there are states; a line says that explaining is off") {
    scene s;
    open_scene(&s, NULL);
    OK(kin_engine_set_event_callback(s.engine, NULL, NULL));
    OK(kin_engine_set_explain(s.engine, false));
    (void)add(&s, 0, KIN_PAN, "drag");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    draw(&s);
    SAYS(&s, "pan 'drag' possible");
    SAYS(&s, "without reasons: explaining is off");
    go(&s, 1, 100, 300, 200, 300, 5);
    SAYS(&s, "pan 'drag' changed");
    touch(&s, 1, KIN_PHASE_ENDED, 200, 300);
    pass(&s, 4000);
    DOES_NOT_SAY(&s, "drag");
    close_scene(&s);
  }
  TEST("A recognizer and a view that are removed in the middle of an attempt are no trouble") {
    scene s;
    open_scene(&s, NULL);
    const kin_view_id view = add_view(&s, 0, (kin_rect){0, 0, 400, 600}, "card");
    const kin_recognizer_id pan = add(&s, view, KIN_PAN, "drag");
    (void)add(&s, view, KIN_TAP, "pick");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    go(&s, 1, 100, 300, 200, 300, 5);
    OK(kin_recognizer_remove(s.engine, pan));
    draw(&s);
    SAYS(&s, "pan 'drag' was cancelled: the host removed it");
    OK(kin_view_remove(s.engine, view));
    pass(&s, 100);
    CHECK(count_of(&s, KIN_OVERLAY_RING) >= 2);
    close_scene(&s);
  }
  TEST("A touch that is refused is marked where it was, with its reason") {
    scene s;
    open_scene(&s, NULL);
    const kin_touch_sample palm = {.touch = 1, .time_ns = s.now, .x = 200, .y = 300, .phase = KIN_PHASE_REFUSED, .cause = KIN_CAUSE_PALM_SIZE};
    OK(kin_engine_feed(s.engine, &palm, 1));
    draw(&s);
    SAYS(&s, "touch 1 was refused at (200, 300): it is as large as a palm");
    CHECK(count_of(&s, KIN_OVERLAY_LINE) == 2 && first_of(&s, KIN_OVERLAY_LINE)->colour == ((uint32_t)FAILED << 8 | 0xFFu));
    CHECK(first_of(&s, KIN_OVERLAY_LINE)->x == 190 && first_of(&s, KIN_OVERLAY_LINE)->y == 290);
    pass(&s, 1600);
    CHECK(count_of(&s, KIN_OVERLAY_LINE) == 0);
    close_scene(&s);
  }
}

static void fingers(void) {
  TEST("A finger is a circle where it is, with a trail from where it landed that goes after the lift") {
    scene s;
    open_scene(&s, NULL);
    touch(&s, 1, KIN_PHASE_BEGAN, 300, 400);
    draw(&s);
    CHECK(count_of(&s, KIN_OVERLAY_LINE) == 0);
    go(&s, 1, 300, 400, 400, 450, 10);
    const kin_overlay_shape *disc = first_of(&s, KIN_OVERLAY_DISC), *line = first_of(&s, KIN_OVERLAY_LINE);
    CHECK(disc && disc->x == 400 && disc->y == 450 && disc->radius == 18);
    CHECK(count_of(&s, KIN_OVERLAY_LINE) == 10 && line->x == 300 && line->y == 400 && line->end_x == 310 && line->end_y == 405);
    CHECK((line->colour & 0xFF) < 0xB0 && (line[9].colour & 0xFF) > (line->colour & 0xFF));
    touch(&s, 1, KIN_PHASE_ENDED, 400, 450);
    pass(&s, 1000);
    CHECK(count_of(&s, KIN_OVERLAY_DISC) == 0 && count_of(&s, KIN_OVERLAY_RING) == 2);
    pass(&s, 600);
    CHECK(count_of(&s, KIN_OVERLAY_RING) == 0 && count_of(&s, KIN_OVERLAY_LINE) == 0);
    close_scene(&s);
  }
  TEST("A trail is the latest points only, and a finger that rests has none") {
    kin_overlay_options options;
    scene s;
    kin_overlay_options_init(&options);
    options.trail_capacity = 5;
    options.trail_ns = 60000000000u;
    open_scene(&s, &options);
    touch(&s, 1, KIN_PHASE_BEGAN, 0, 300);
    go(&s, 1, 0, 300, 700, 300, 70);
    CHECK(count_of(&s, KIN_OVERLAY_LINE) == 4 && first_of(&s, KIN_OVERLAY_LINE)->x == 660);
    go(&s, 1, 700, 300, 702, 300, 20);
    CHECK(count_of(&s, KIN_OVERLAY_LINE) == 5 && first_of(&s, KIN_OVERLAY_LINE)->x == 660);
    close_scene(&s);
  }
  TEST("The view that a finger hit has an outline, turned as the view is; the plane has none") {
    scene s;
    open_scene(&s, NULL);
    const kin_view_id view = add_view(&s, 0, (kin_rect){100, 200, 300, 100}, "strip");
    OK(kin_view_set_transform(s.engine, view, (kin_transform){0, 1, -1, 0, 200, 0}));
    touch(&s, 1, KIN_PHASE_BEGAN, 250, 250);
    touch(&s, 2, KIN_PHASE_BEGAN, 260, 260);
    draw(&s);
    CHECK(count_of(&s, KIN_OVERLAY_LINE) == 4);
    const kin_overlay_shape *line = first_of(&s, KIN_OVERLAY_LINE);
    CHECK(line->x == 200 && line->y == 200 && line->end_x == 300 && line->end_y == 200);
    CHECK(line[1].end_x == 300 && line[1].end_y == 500 && line[2].end_x == 200 && line[2].end_y == 500 && line[3].end_x == 200 && line[3].end_y == 200);
    touch(&s, 3, KIN_PHASE_BEGAN, 700, 20);
    draw(&s);
    CHECK(count_of(&s, KIN_OVERLAY_LINE) == 4);
    SAYS(&s, "touch on the root view at 700, 20");
    close_scene(&s);
  }
  TEST("More fingers than there is room for are left out, and one that lifted first makes room") {
    kin_overlay_options options;
    scene s;
    kin_overlay_options_init(&options);
    options.finger_capacity = 2;
    open_scene(&s, &options);
    for (uint64_t i = 1; i <= 3; i++) touch(&s, i, KIN_PHASE_BEGAN, 300 + 50.0 * (double)i, 300);
    draw(&s);
    CHECK(count_of(&s, KIN_OVERLAY_DISC) == 2 && first_of(&s, KIN_OVERLAY_DISC)->x == 350);
    touch(&s, 1, KIN_PHASE_ENDED, 350, 300);
    draw(&s);
    CHECK(count_of(&s, KIN_OVERLAY_DISC) == 2 && first_of(&s, KIN_OVERLAY_DISC)->x == 450);
    touch(&s, 2, KIN_PHASE_ENDED, 400, 300);
    pass(&s, 100);
    touch(&s, 3, KIN_PHASE_ENDED, 450, 300);
    pass(&s, 100);
    touch(&s, 4, KIN_PHASE_BEGAN, 600, 300);
    draw(&s);
    /* In place of the one at 400: a ring where each landed, and one where it is or was. */
    const kin_overlay_shape *ring = first_of(&s, KIN_OVERLAY_RING);
    CHECK(count_of(&s, KIN_OVERLAY_RING) == 4 && ring->x == 450);
    close_scene(&s);
  }
}

static void looks(void) {
  TEST("Lengths are those of the options times the scale, and colours those of the theme or of the host") {
    kin_overlay_options options;
    scene s;
    kin_overlay_options_init(&options);
    options.theme = KIN_OVERLAY_LIGHT;
    options.scale = 2;
    options.text_size = 10;
    options.colours[KIN_OVERLAY_TOUCH] = 0x11223380;
    open_scene(&s, &options);
    touch(&s, 1, KIN_PHASE_BEGAN, 300, 400);
    draw(&s);
    const kin_overlay_shape *disc = first_of(&s, KIN_OVERLAY_DISC), *text = first_of(&s, KIN_OVERLAY_TEXT);
    CHECK(disc->radius == 36 && disc->colour == 0x11223320 && text->size == 20);
    CHECK(first_of(&s, KIN_OVERLAY_RECTANGLE)->colour >> 8 == 0xFFFFFF && text->colour == 0x5A6678FF);
    close_scene(&s);
  }
  TEST("The panel lies in its corner, in the window, and its texts in it, also where there is little room") {
    const double sizes[][2] = {{800, 600}, {320, 240}, {200, 130}};
    for (int corner = 0; corner < 4; corner++)
      for (int size = 0; size < 3; size++) {
        kin_overlay_options options;
        scene s;
        kin_overlay_options_init(&options);
        options.corner = corner;
        open_scene(&s, &options);
        const kin_recognizer_id one = add(&s, 0, KIN_TAP, "one"), two = add(&s, 0, KIN_TAP, "two"), three = add(&s, 0, KIN_TAP, "three");
        OK(kin_recognizer_require_failure(s.engine, one, two));
        OK(kin_recognizer_require_failure(s.engine, two, three));
        OK(kin_recognizer_set_number(s.engine, three, KIN_TAP_TAPS_REQUIRED, 3));
        tap_at(&s, 100, 100);
        OK(kin_overlay_draw(s.overlay, sizes[size][0], sizes[size][1], &s.shapes, &s.count));
        const kin_overlay_shape *panel = first_of(&s, KIN_OVERLAY_RECTANGLE);
        CHECK(panel->x >= 0 && panel->y >= 0 && panel->end_x <= sizes[size][0] && panel->end_y <= sizes[size][1]);
        CHECK((corner & 1 ? sizes[size][0] - panel->end_x : panel->x) == 8 && (corner & 2 ? sizes[size][1] - panel->end_y : panel->y) == 8);
        double below = panel->y;
        for (uint32_t i = 0; i < s.count; i++) {
          const kin_overlay_shape *text = &s.shapes[i];
          if (text->kind != KIN_OVERLAY_TEXT) continue;
          CHECK(text->x > panel->x && text->x + 8 * (double)strlen(text->text) <= panel->end_x);
          CHECK(text->y >= below && text->y + text->size < panel->end_y);
          below = text->y + text->size;
        }
        if (size == 2) SAYS(&s, "and 2 more");
        else SAYS(&s, "tap 'two' has been made, and waits for tap 'three' to fail");
        close_scene(&s);
      }
  }
  TEST("Recognizers beyond the capacity are counted") {
    kin_overlay_options options;
    scene s;
    kin_overlay_options_init(&options);
    options.recognizer_capacity = 2;
    open_scene(&s, &options);
    for (int i = 0; i < 2; i++) (void)add(&s, 0, KIN_LONG_PRESS, "hold");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    draw(&s);
    DOES_NOT_SAY(&s, "more");
    for (int i = 0; i < 3; i++) (void)add(&s, 0, KIN_LONG_PRESS, "hold");
    touch(&s, 1, KIN_PHASE_ENDED, 100, 300);
    pass(&s, 500);
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    pass(&s, 100);
    SAYS(&s, "and 3 more");
    close_scene(&s);
  }
  TEST("A gesture is shown where there is no room, in place of one that failed") {
    kin_overlay_options options;
    scene s;
    kin_overlay_options_init(&options);
    options.recognizer_capacity = 1;
    open_scene(&s, &options);
    const kin_view_id page = add_view(&s, 0, (kin_rect){0, 0, 800, 600}, "page");
    (void)add(&s, page, KIN_PAN, "drag");
    (void)add(&s, page, KIN_LONG_PRESS, "hold");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    draw(&s);
    SAYS(&s, "long_press 'hold' possible");
    go(&s, 1, 100, 300, 200, 300, 5);
    SAYS(&s, "pan 'drag'");
    DOES_NOT_SAY(&s, "'hold'");
    close_scene(&s);
  }
  TEST("The longest names and names of several bytes a character are broken, or cut between characters") {
    scene s;
    char name[KIN_NAME_LIMIT + 1] = "";
    while (strlen(name) + 3 <= KIN_NAME_LIMIT) strcat(name, "\xe2\x82\xac");
    open_scene(&s, NULL);
    const kin_recognizer_id one = add(&s, 0, KIN_TAP, name), two = add(&s, 0, KIN_TAP, name);
    OK(kin_recognizer_set_number(s.engine, two, KIN_TAP_TAPS_REQUIRED, 2));
    OK(kin_recognizer_require_failure(s.engine, one, two));
    tap_at(&s, 100, 300);
    SAYS(&s, "has been made, and waits for");
    SAYS(&s, name);
    close_scene(&s);
  }
}

static uint64_t hash_after_a_day(bool is_watched) {
  scene s;
  uint64_t hash = 0;
  open_scene(&s, NULL);
  const kin_recognizer_id single = add(&s, 0, KIN_TAP, "single"), twice = add(&s, 0, KIN_TAP, "double");
  (void)add(&s, 0, KIN_PAN, "drag");
  OK(kin_recognizer_set_number(s.engine, twice, KIN_TAP_TAPS_REQUIRED, 2));
  OK(kin_recognizer_require_failure(s.engine, single, twice));
  if (!is_watched) OK(kin_engine_set_event_callback(s.engine, NULL, NULL));
  for (int i = 0; i < 20; i++) {
    s.now += 20 * MS;
    touch(&s, 1, i % 5 == 0 ? KIN_PHASE_BEGAN : i % 5 == 4 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED, 100 + i % 10 * 5, 300);
    if (is_watched) draw(&s);
  }
  OK(kin_engine_state_hash(s.engine, &hash));
  close_scene(&s);
  return hash;
}

static void refusals(void) {
  TEST("An engine that is watched is in the same state as one that is not") {
    CHECK(hash_after_a_day(true) == hash_after_a_day(false));
  }
  TEST("Null pointers are refused by name") {
    scene s;
    const kin_event event = {.type = KIN_EVENT_GESTURE};
    kin_overlay *made = NULL;
    open_scene(&s, NULL);
    kin_overlay_options_init(NULL);
    GIVES(KIN_ERROR_NULL, kin_overlay_create(NULL, NULL, &made));
    CHECK(strcmp(kin_overlay_last_error(), "the engine is null") == 0 && made == NULL);
    GIVES(KIN_ERROR_NULL, kin_overlay_create(s.engine, NULL, NULL));
    GIVES(KIN_ERROR_NULL, kin_overlay_add_event(NULL, &event));
    CHECK(strcmp(kin_overlay_last_error(), "the overlay is null") == 0);
    GIVES(KIN_ERROR_NULL, kin_overlay_add_event(s.overlay, NULL));
    GIVES(KIN_ERROR_NULL, kin_overlay_draw(NULL, 800, 600, &s.shapes, &s.count));
    GIVES(KIN_ERROR_NULL, kin_overlay_draw(s.overlay, 800, 600, NULL, &s.count));
    GIVES(KIN_ERROR_NULL, kin_overlay_draw(s.overlay, 800, 600, &s.shapes, NULL));
    kin_overlay_destroy(NULL);
    close_scene(&s);
  }
  TEST("Options outside their ranges are refused, and make nothing") {
    kin_overlay_options good, bad[16];
    kin_engine *engine;
    int count = 0;
    OK(kin_engine_create(NULL, &engine));
    kin_overlay_options_init(&good);
    for (int i = 0; i < 16; i++) bad[i] = good;
    bad[count++].theme = 2;
    bad[count++].theme = -1;
    bad[count++].corner = 4;
    bad[count++].finger_capacity = 0;
    bad[count++].finger_capacity = 129;
    bad[count++].recognizer_capacity = 65;
    bad[count++].trail_capacity = 1;
    bad[count++].trail_capacity = 0xFFFFFFFF;
    bad[count++].trail_ns = KIN_TIME_NEVER;
    bad[count++].scale = 0;
    bad[count++].scale = NAN;
    bad[count++].text_size = INFINITY;
    bad[count++].character_width = -1;
    bad[count++].struct_size = 0;
    bad[count++].struct_size = 8;
    for (int i = 0; i < count; i++) {
      kin_overlay *made = NULL;
      const kin_result result = kin_overlay_create(engine, &bad[i], &made);
      const kin_result wanted = i < 3 ? KIN_ERROR_INVALID : i < 13 ? KIN_ERROR_RANGE : KIN_ERROR_SIZE;
      CHECK(result == wanted && made == NULL && strlen(kin_overlay_last_error()) > 10);
    }
    /* A struct of a later level that says nothing more is one of ours. */
    struct {
      kin_overlay_options options;
      uint64_t more;
    } later = {.options = good, .more = 1};
    kin_overlay *made = NULL;
    later.options.struct_size = sizeof later;
    CHECK(kin_overlay_create(engine, &later.options, &made) == KIN_ERROR_SIZE && made == NULL);
    later.more = 0;
    OK(kin_overlay_create(engine, &later.options, &made));
    kin_overlay_destroy(made);
    kin_engine_destroy(engine);
  }
  TEST("A wrong record or size is refused and changes nothing; records of strangers do no harm") {
    scene s;
    kin_event event = {.type = 7};
    open_scene(&s, NULL);
    (void)add(&s, 0, KIN_TAP, "tap");
    tap_at(&s, 100, 300);
    GIVES(KIN_ERROR_INVALID, kin_overlay_add_event(s.overlay, &event));
    event = (kin_event){.type = KIN_EVENT_DECISION, .state = 9, .recognizer = 1};
    GIVES(KIN_ERROR_INVALID, kin_overlay_add_event(s.overlay, &event));
    GIVES(KIN_ERROR_INVALID, kin_overlay_draw(s.overlay, NAN, 600, &s.shapes, &s.count));
    GIVES(KIN_ERROR_INVALID, kin_overlay_draw(s.overlay, 800, -1, &s.shapes, &s.count));
    SAYS(&s, "tap 'tap' was recognized");
    const kin_recognizer_id hold = add(&s, 0, KIN_LONG_PRESS, "hold");
    touch(&s, 1, KIN_PHASE_BEGAN, 100, 300);
    draw(&s);
    event = (kin_event){.type = KIN_EVENT_DECISION, .recognizer = hold, .reason = KIN_REASON_CYCLE, .time_ns = s.now};
    OK(kin_overlay_add_event(s.overlay, &event));
    draw(&s);
    CHECK(is_marked(&s, "long_press 'hold' does not wait", KIN_OVERLAY_RING, POSSIBLE)); /* the attempt goes on */
    for (int32_t reason = -1; reason < 40; reason++) {
      event = (kin_event){.type = KIN_EVENT_DECISION, .state = KIN_STATE_BEGAN, .recognizer = 0x1234567890u + (uint64_t)reason, .reason = reason, .time_ns = s.now};
      OK(kin_overlay_add_event(s.overlay, &event));
      event.type = KIN_EVENT_GESTURE;
      OK(kin_overlay_add_event(s.overlay, &event));
      draw(&s);
    }
    OK(kin_overlay_draw(s.overlay, 0, 0, &s.shapes, &s.count));
    close_scene(&s);
  }
  TEST("An overlay may go after its engine") {
    scene s;
    open_scene(&s, NULL);
    kin_engine_destroy(s.engine);
    kin_overlay_destroy(s.overlay);
  }
}

int main(void) {
  conflicts();
  attempts();
  fingers();
  looks();
  refusals();
  return report();
}
