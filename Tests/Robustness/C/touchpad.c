/* Touchpads of touchpad.h: what fingers do, wrong use, frames that are broken. */
#include "touchpad_pad.h"

static void one_finger(void) {
  TEST("A finger moves the pointer as far as it goes, but for the first half millimetre") {
    desk d = open_desk(0);
    put(&d, 1, 30, 30);
    go(&d, 10, 5, 20);
    lift(&d);
    CHECK(fabs(d.seen.dx - 9.55) < 0.1 && fabs(d.seen.dy - 4.78) < 0.1 && d.seen.presses == 0 && d.seen.scrolls == 0);
    close_desk(&d);
  }
  TEST("A tap presses a button, and releases it when no other touch follows") {
    static const uint32_t buttons[] = {KIN_BUTTON_PRIMARY, KIN_BUTTON_SECONDARY, KIN_BUTTON_MIDDLE};
    for (uint32_t fingers = 1; fingers <= 3; fingers++) {
      desk d = open_desk(0);
      put(&d, fingers, 30, 30);
      stay(&d, 60 * MS);
      lift(&d);
      CHECK(d.seen.presses == 1 && d.seen.releases == 0 && d.seen.buttons == buttons[fingers - 1] && d.seen.last_fingers == fingers);
      pass(&d, 300 * MS);
      CHECK(d.seen.releases == 1 && d.seen.motions == 0);
      close_desk(&d);
    }
  }
  TEST("What stays too long or moves too far is no tap, nor are four fingers") {
    desk d = open_desk(0);
    put(&d, 1, 30, 30);
    stay(&d, 190 * MS);
    lift(&d);
    put(&d, 1, 30, 30);
    go(&d, 2, 0, 3);
    lift(&d);
    put(&d, 4, 10, 30);
    stay(&d, 60 * MS);
    lift(&d);
    pass(&d, 500 * MS);
    CHECK(d.seen.presses == 0);
    close_desk(&d);
  }
  TEST("A tap and a touch soon after it drag, and a drag lock holds the button over a lift") {
    for (uint32_t lock = 0; lock < 2; lock++) {
      desk d = open_desk(lock ? KIN_TOUCHPAD_FEATURE_DRAG_LOCK : 0);
      put(&d, 1, 30, 30);
      stay(&d, 50 * MS);
      lift(&d);
      d.now += 50 * MS;
      put(&d, 1, 30, 30);
      go(&d, 15, 0, 15);
      CHECK(d.seen.presses == 1 && d.seen.releases == 0 && d.seen.dx > 13);
      lift(&d);
      CHECK(d.seen.releases == 1 - lock);
      pass(&d, 400 * MS);
      CHECK(d.seen.presses == 1 && d.seen.releases == 1);
      close_desk(&d);
    }
  }
  TEST("Two quick taps press twice") {
    desk d = open_desk(0);
    for (int i = 0; i < 2; i++) {
      put(&d, 1, 30, 30);
      stay(&d, 50 * MS);
      lift(&d);
      d.now += 50 * MS;
    }
    pass(&d, 300 * MS);
    CHECK(d.seen.presses == 2 && d.seen.releases == 2);
    close_desk(&d);
  }
  TEST("Acceleration: motion goes as far as the finger to 40 mm/s, three times as far from 250 mm/s on, evenly between") {
    static const double speeds[] = {20, 40, 145, 250, 400}, gains[] = {1, 1, 2, 3, 3};
    for (int i = 0; i < 5; i++) {
      desk d = open_desk(KIN_TOUCHPAD_FEATURE_ACCELERATION);
      put(&d, 1, 30, 30);
      go(&d, speeds[i] * 0.05, 0, 5);
      const double before = d.seen.dx;
      go(&d, speeds[i] * 0.05, 0, 5);
      CHECK(fabs(d.seen.dx - before - gains[i] * speeds[i] * 0.05) < 1e-9);
      close_desk(&d);
    }
  }
}

static void several_fingers(void) {
  TEST("Two fingers scroll, with momentum when they lift in motion") {
    desk d = open_desk(0);
    put(&d, 2, 30, 40);
    go(&d, 0, -20, 20);
    CHECK(d.seen.scrolls == 1 && fabs(d.seen.scroll_y + 18.5) < 0.1 && d.seen.scroll_x == 0);
    lift(&d);
    pass(&d, 3000 * MS);
    /* 100 mm/s for 0.325 s of 1 / e. */
    CHECK(d.seen.momentum > 50 && fabs(d.seen.scroll_y + 18.5 + 32.5 - 3.25) < 1.5 && d.seen.motions == 0 && d.seen.pinches == 0);
    close_desk(&d);
  }
  TEST("Two fingers pinch and turn") {
    desk d = open_desk(0);
    put(&d, 2, 40, 30);
    for (int k = 0; k < 20; k++) d.contacts[0].x -= 0.5, d.contacts[1].x += 0.5, stay(&d, FRAME);
    CHECK(d.seen.pinches == 1 && fabs(d.seen.scale - 2) < 1e-9 && d.seen.scrolls == 0);
    lift(&d);
    put(&d, 2, 40, 30);
    for (int k = 1; k <= 20; k++) {
      const double angle = k * 0.05;
      d.contacts[0].x = 50 - 10 * cos(angle), d.contacts[0].y = 30 - 10 * sin(angle);
      d.contacts[1].x = 50 + 10 * cos(angle), d.contacts[1].y = 30 + 10 * sin(angle);
      stay(&d, FRAME);
    }
    CHECK(d.seen.pinches == 2 && fabs(d.seen.rotation - 1) < 1e-9 && fabs(d.seen.scale - 1) < 1e-9);
    close_desk(&d);
  }
  TEST("Three and four fingers swipe; three drag where that is wanted") {
    for (uint32_t fingers = 3; fingers <= 4; fingers++) {
      desk d = open_desk(0);
      put(&d, fingers, 10, 30);
      go(&d, 15, 0, 15);
      lift(&d);
      CHECK(d.seen.swipes == 1 && fabs(d.seen.swipe_x - 13.5) < 0.1 && d.seen.last_fingers == fingers);
      close_desk(&d);
    }
    desk d = open_desk(KIN_TOUCHPAD_FEATURE_THREE_FINGER_DRAG);
    put(&d, 3, 10, 30);
    go(&d, 15, 0, 15);
    CHECK(d.seen.presses == 1 && d.seen.swipes == 0 && fabs(d.seen.dx - 13.5) < 0.1);
    lift(&d);
    CHECK(d.seen.releases == 0);
    pass(&d, 600 * MS);
    CHECK(d.seen.releases == 1);
    close_desk(&d);
  }
  TEST("A finger that rests moves nothing, and gives no scroll or pinch") {
    desk d = open_desk(0);
    put(&d, 2, 30, 30);
    for (int k = 0; k < 30; k++) d.contacts[1].x += 0.5, stay(&d, FRAME);
    CHECK(d.seen.scrolls == 0 && d.seen.pinches == 0 && fabs(d.seen.dx - 11) < 0.6);
    close_desk(&d);
  }
  TEST("The button of a clickpad, by fingers and by zones") {
    static const uint32_t features[] = {0, KIN_TOUCHPAD_FEATURE_CLICK_FINGERS, KIN_TOUCHPAD_FEATURE_CLICK_ZONES};
    static const uint32_t expected[] = {KIN_BUTTON_PRIMARY, KIN_BUTTON_SECONDARY, KIN_BUTTON_SECONDARY};
    for (int i = 0; i < 3; i++) {
      desk d = open_desk(features[i]);
      put(&d, 2, 60, 57);
      d.buttons = KIN_BUTTON_PRIMARY;
      stay(&d, FRAME);
      d.buttons = 0;
      stay(&d, FRAME);
      CHECK(d.seen.presses == 1 && d.seen.releases == 1 && d.seen.buttons == expected[i]);
      close_desk(&d);
    }
  }
  TEST("Two physical buttons that stand for one are pressed once, until both are released") {
    desk d = open_desk(KIN_TOUCHPAD_FEATURE_CLICK_ZONES);
    put(&d, 1, 80, 57);
    d.buttons = KIN_BUTTON_PRIMARY;
    stay(&d, FRAME);
    d.buttons |= KIN_BUTTON_SECONDARY;
    stay(&d, FRAME);
    d.buttons = KIN_BUTTON_SECONDARY;
    stay(&d, FRAME);
    CHECK(d.seen.presses == 1 && d.seen.releases == 0 && d.seen.buttons == KIN_BUTTON_SECONDARY);
    d.buttons = 0;
    stay(&d, FRAME);
    CHECK(d.seen.presses == 1 && d.seen.releases == 1);
    close_desk(&d);
  }
  TEST("Buttons say the same with the most contacts that there are as with one less") {
    for (uint32_t fingers = KIN_TOUCHPAD_CONTACT_LIMIT - 1; fingers <= KIN_TOUCHPAD_CONTACT_LIMIT; fingers++) {
      desk d = open_desk(0);
      for (uint32_t i = 0; i < fingers; i++) d.contacts[d.count++] = (kin_touchpad_contact){.id = i + 1, .x = 12 + 20 * (i % 4), .y = 5 + 12 * (i / 4)};
      stay(&d, FRAME);
      d.buttons = 7, d.now += FRAME;
      OK(feed(&d));
      const kin_touchpad_event *events;
      uint32_t count;
      OK(kin_touchpad_poll(d.pad, &events, &count));
      CHECK(count == 3);
      for (uint32_t i = 0; i < count; i++) {
        const kin_touchpad_event *e = &events[i];
        CHECK(e->kind == KIN_TOUCHPAD_BUTTON && e->phase == KIN_TOUCHPAD_BEGAN && e->button == 1u << i && e->fingers == fingers && e->time_ns == d.now);
        CHECK(e->dx == 0 && e->dy == 0 && e->velocity_x == 0 && e->velocity_y == 0 && e->rotation == 0 && e->scale == 1 && e->certainty == 1);
      }
      close_desk(&d);
    }
  }
  TEST("Three fingers press no button for a drag while a physical one is held, and move the pointer") {
    for (uint32_t held = 0; held < 2; held++) {
      desk d = open_desk(KIN_TOUCHPAD_FEATURE_THREE_FINGER_DRAG);
      put(&d, 3, 20, 20);
      d.buttons = held;
      stay(&d, FRAME);
      for (int i = 0; i < 10; i++) {
        for (uint32_t k = 0; k < 3; k++) d.contacts[k].y += 1;
        stay(&d, FRAME);
      }
      CHECK(d.seen.presses == 1 && d.seen.releases == 0 && d.seen.dy > 5 && d.seen.swipes == 0);
      d.buttons = 0, d.count = 0;
      stay(&d, FRAME);
      stay(&d, 100 * FRAME);
      CHECK(d.seen.presses == 1 && d.seen.releases == 1);
      close_desk(&d);
    }
  }
  TEST("Cancelling ends all that goes on, and fingers that are still there begin anew") {
    desk d = open_desk(0);
    put(&d, 2, 30, 40);
    go(&d, 0, -20, 20);
    OK(kin_touchpad_cancel(d.pad, d.now));
    poll(&d);
    CHECK(d.seen.scrolls == 1 && d.seen.cancels == 1);
    uint64_t deadline = 0;
    OK(kin_touchpad_next_deadline(d.pad, &deadline));
    CHECK(deadline == KIN_TIME_NEVER);
    go(&d, 0, -20, 20);
    CHECK(d.seen.scrolls == 2);
    close_desk(&d);
  }
}

static void wrong_use(void) {
  desk d = open_desk(0);
  kin_touchpad *pad = NULL;
  kin_touchpad_options options;
  kin_touchpad_options_init(&options);
  const kin_touchpad_event *events, event = {0};
  uint32_t count = 0;
  uint64_t time = 0;
  char text[8];
  TEST("Null is refused with a sentence, everywhere") {
    const kin_touchpad_frame frame = {0};
    const kin_touchpad_frame without = {.contact_count = 1};
    kin_touchpad_options_init(NULL);
    kin_touchpad_destroy(NULL);
    GIVES(KIN_ERROR_NULL, kin_touchpad_create(NULL, NULL));
    GIVES(KIN_ERROR_NULL, kin_touchpad_set_options(NULL, &options));
    GIVES(KIN_ERROR_NULL, kin_touchpad_set_options(d.pad, NULL));
    GIVES(KIN_ERROR_NULL, kin_touchpad_get_options(NULL, &options));
    GIVES(KIN_ERROR_NULL, kin_touchpad_get_options(d.pad, NULL));
    GIVES(KIN_ERROR_NULL, kin_touchpad_set_explain(NULL, true));
    GIVES(KIN_ERROR_NULL, kin_touchpad_feed(NULL, &frame));
    GIVES(KIN_ERROR_NULL, kin_touchpad_feed(d.pad, NULL));
    GIVES(KIN_ERROR_NULL, kin_touchpad_feed(d.pad, &without));
    GIVES(KIN_ERROR_NULL, kin_touchpad_advance(NULL, 0));
    GIVES(KIN_ERROR_NULL, kin_touchpad_cancel(NULL, 0));
    GIVES(KIN_ERROR_NULL, kin_touchpad_next_deadline(NULL, &time));
    GIVES(KIN_ERROR_NULL, kin_touchpad_next_deadline(d.pad, NULL));
    GIVES(KIN_ERROR_NULL, kin_touchpad_poll(NULL, &events, &count));
    GIVES(KIN_ERROR_NULL, kin_touchpad_poll(d.pad, NULL, &count));
    GIVES(KIN_ERROR_NULL, kin_touchpad_poll(d.pad, &events, NULL));
    GIVES(KIN_ERROR_NULL, kin_touchpad_event_describe(NULL, text, 8, &count));
    GIVES(KIN_ERROR_NULL, kin_touchpad_event_describe(&event, NULL, 8, &count));
    OK(kin_touchpad_event_describe(&event, text, 8, NULL));
    kin_touchpad_evdev *decoder = NULL;
    kin_touchpad_evdev_options device;
    kin_touchpad_pointer pointer;
    kin_touch_sample touches[2];
    kin_scroll_sample scroll;
    double size = 0;
    kin_touchpad_evdev_options_init(NULL);
    kin_touchpad_evdev_options_init(&device);
    kin_touchpad_pointer_init(NULL);
    kin_touchpad_pointer_init(&pointer);
    kin_touchpad_evdev_destroy(NULL);
    GIVES(KIN_ERROR_NULL, kin_touchpad_evdev_create(NULL, &decoder));
    GIVES(KIN_ERROR_NULL, kin_touchpad_evdev_create(&device, NULL));
    GIVES(KIN_ERROR_NULL, kin_touchpad_evdev_get_size(NULL, &size, &size));
    GIVES(KIN_ERROR_NULL, kin_touchpad_evdev_get_size(decoder, NULL, &size));
    GIVES(KIN_ERROR_NULL, kin_touchpad_evdev_get_size(decoder, &size, NULL));
    GIVES(KIN_ERROR_NULL, kin_touchpad_evdev_feed(NULL, d.pad, 0, 0, 0, 0));
    GIVES(KIN_ERROR_NULL, kin_touchpad_evdev_feed(decoder, NULL, 0, 0, 0, 0));
    GIVES(KIN_ERROR_NULL, kin_touchpad_pointer_convert(NULL, &event, touches, &count, &scroll, &count));
    GIVES(KIN_ERROR_NULL, kin_touchpad_pointer_convert(&pointer, NULL, touches, &count, &scroll, &count));
    GIVES(KIN_ERROR_NULL, kin_touchpad_pointer_convert(&pointer, &event, NULL, &count, &scroll, &count));
    GIVES(KIN_ERROR_NULL, kin_touchpad_pointer_convert(&pointer, &event, touches, NULL, &scroll, &count));
    GIVES(KIN_ERROR_NULL, kin_touchpad_pointer_convert(&pointer, &event, touches, &count, NULL, &count));
    GIVES(KIN_ERROR_NULL, kin_touchpad_pointer_convert(&pointer, &event, touches, &count, &scroll, NULL));
    CHECK(strlen(kin_touchpad_last_error()) > 10);
  }
  TEST("Options out of their ranges, and structs of no level, are refused") {
    options.struct_size = 12;
    GIVES(KIN_ERROR_SIZE, kin_touchpad_create(&options, &pad));
    GIVES(KIN_ERROR_SIZE, kin_touchpad_get_options(d.pad, &options));
    /* A struct of a later level that says nothing more is one of ours. */
    struct {
      kin_touchpad_options options;
      uint64_t more;
    } later = {.more = 1};
    kin_touchpad *made = NULL;
    kin_touchpad_options_init(&later.options);
    later.options.struct_size = sizeof later;
    OK(kin_touchpad_get_options(d.pad, &later.options));
    CHECK(later.options.struct_size == sizeof later && later.more == 0);
    OK(kin_touchpad_create(&later.options, &made));
    kin_touchpad_destroy(made);
    later.more = 1;
    GIVES(KIN_ERROR_SIZE, kin_touchpad_create(&later.options, &pad));
    kin_touchpad_options_init(&options);
    double *numbers = &options.width;
    for (size_t i = 0; i < (sizeof options - 16) / 8; i++) {
      static const double broken[] = {NAN, INFINITY, -1, 1e12};
      for (int k = 0; k < 4; k++) {
        const double kept = numbers[i];
        numbers[i] = broken[k];
        GIVES(KIN_ERROR_INVALID, kin_touchpad_create(&options, &pad));
        GIVES(KIN_ERROR_INVALID, kin_touchpad_set_options(d.pad, &options));
        numbers[i] = kept;
      }
    }
    options.features = 1u << 16;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_create(&options, &pad));
    kin_touchpad_options_init(&options);
    options.evidence = 512;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_create(&options, &pad));
    kin_touchpad_options_init(&options);
    options.acceleration_full = options.acceleration_start;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_create(&options, &pad));
    CHECK(pad == NULL);
  }
  TEST("A broken frame is refused as a whole") {
    kin_touchpad_contact contacts[17] = {{.id = 1, .x = 5}, {.id = 2, .x = 9}};
    kin_touchpad_frame frame = {.time_ns = d.now, .contacts = contacts, .contact_count = 2};
    double *const numbers[] = {&contacts[1].x, &contacts[1].y, &contacts[1].pressure, &contacts[1].major, &contacts[1].minor, &contacts[1].orientation};
    for (int i = 0; i < 6; i++) {
      static const double broken[] = {NAN, INFINITY, -INFINITY, 2e9};
      for (int k = 0; k < 4; k++) {
        *numbers[i] = broken[k];
        GIVES(KIN_ERROR_INVALID, kin_touchpad_feed(d.pad, &frame));
      }
      *numbers[i] = 0;
    }
    contacts[1].id = 1;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_feed(d.pad, &frame));
    contacts[1].id = 2, contacts[1].tool = 3;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_feed(d.pad, &frame));
    contacts[1].tool = 0, contacts[1].reserved = 1;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_feed(d.pad, &frame));
    contacts[1].reserved = 0, frame.contact_count = 17;
    GIVES(KIN_ERROR_CAPACITY, kin_touchpad_feed(d.pad, &frame));
    frame.contact_count = 2, frame.finger_count = 17;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_feed(d.pad, &frame));
    frame.finger_count = 0, frame.time_ns = KIN_TIME_NEVER;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_feed(d.pad, &frame));
    poll(&d);
    CHECK(d.seen.events == 0);
    frame.time_ns = d.now;
    OK(kin_touchpad_feed(d.pad, &frame));
    frame.time_ns = d.now - 1;
    GIVES(KIN_ERROR_TIME, kin_touchpad_feed(d.pad, &frame));
    GIVES(KIN_ERROR_TIME, kin_touchpad_advance(d.pad, 0));
    GIVES(KIN_ERROR_INVALID, kin_touchpad_cancel(d.pad, KIN_TIME_NEVER));
  }
  close_desk(&d);
  TEST("Who does not poll is refused, loses nothing, and may go on after a poll") {
    desk full = open_desk(0);
    put(&full, 1, 30, 30);
    kin_result result = KIN_OK;
    int fed = 0;
    while (result == KIN_OK && fed < 1000) full.now += FRAME, full.contacts[0].x += 0.01 + 0.5 * (fed++ < 2), result = feed(&full);
    CHECK(result == KIN_ERROR_CAPACITY && fed > 100);
    poll(&full);
    CHECK(full.seen.motions > 100);
    OK(feed(&full));
    close_desk(&full);
  }
  TEST("Momentum that nobody polls for an hour is one event, and goes as far") {
    double gone[2];
    for (int i = 0; i < 2; i++) {
      desk slow = open_desk(0);
      kin_touchpad_options longer;
      kin_touchpad_options_init(&longer);
      longer.momentum_time = 10;
      OK(kin_touchpad_set_options(slow.pad, &longer));
      put(&slow, 2, 30, 50);
      go(&slow, 0, -30, 10);
      lift(&slow);
      if (i == 0) pass(&slow, 3600 * 1000 * MS);
      for (int k = 0; i == 1 && k < 36000; k++) pass(&slow, 100 * MS);
      gone[i] = slow.seen.scroll_y;
      CHECK(i == 1 || slow.seen.momentum < 200);
      close_desk(&slow);
    }
    CHECK(gone[0] < -1000 && fabs(gone[0] - gone[1]) < 1e-6);
  }
  TEST("Contacts as far apart as they may be move a pointer, as far as it goes") {
    kin_touchpad_pointer pointer;
    kin_touch_sample touches[2];
    kin_scroll_sample scroll;
    desk far = open_desk(0);
    const kin_touchpad_event *events;
    uint32_t count, touch_count, scroll_count, moved = 0;
    kin_touchpad_options options;
    kin_touchpad_pointer_init(&pointer);
    kin_touchpad_options_init(&options);
    options.evidence = 0; /* no step is one that no finger makes */
    options.landing_time = 0;
    OK(kin_touchpad_set_options(far.pad, &options));
    for (int i = 0; i < 4; i++) {
      const kin_touchpad_contact contact = {.id = 1, .x = i % 2 ? 1e9 : -1e9, .y = 5};
      const kin_touchpad_frame frame = {.time_ns = (uint64_t)(i + 1) * FRAME, .contacts = &contact, .contact_count = 1};
      OK(kin_touchpad_feed(far.pad, &frame));
      OK(kin_touchpad_poll(far.pad, &events, &count));
      for (uint32_t k = 0; k < count; k++) {
        OK(kin_touchpad_pointer_convert(&pointer, &events[k], touches, &touch_count, &scroll, &scroll_count));
        if (events[k].kind == KIN_TOUCHPAD_MOTION) moved += fabs(events[k].dx) > 1e9 && fabs(pointer.x) <= 1e9;
      }
    }
    CHECK(moved > 0);
    close_desk(&far);
  }
  TEST("An event is described in a sentence, cut where there is no room") {
    char whole[200], cut[12];
    uint32_t needed = 0;
    const kin_touchpad_event scroll = {.kind = KIN_TOUCHPAD_SCROLL, .fingers = 2, .dy = -3.456, .certainty = 0.5, .axis = KIN_TOUCHPAD_AXIS_VERTICAL};
    OK(kin_touchpad_event_describe(&scroll, whole, sizeof whole, &needed));
    CHECK(strcmp(whole, "the scroll of 2 fingers began: 0.00, -3.46 mm, vertical, certainty 0.50") == 0 && needed == strlen(whole) + 1);
    OK(kin_touchpad_event_describe(&scroll, cut, sizeof cut, &needed));
    CHECK(strcmp(cut, "the scroll ") == 0 && needed == strlen(whole) + 1);
    const kin_touchpad_event decision = {.kind = KIN_TOUCHPAD_DECISION, .contact = 9876543210, .reason = KIN_TOUCHPAD_REASON_PALM_TOOL};
    OK(kin_touchpad_event_describe(&decision, whole, sizeof whole, &needed));
    CHECK(strcmp(whole, "contact 9876543210: it is a palm, as the device says") == 0);
    CHECK(strcmp(kin_touchpad_reason_name(KIN_TOUCHPAD_REASON_PALM_EDGE), "palm-edge") == 0 && strcmp(kin_touchpad_reason_name(-5), "?") == 0);
  }
}

int main(void) {
  one_finger();
  several_fingers();
  wrong_use();
  return report();
}
