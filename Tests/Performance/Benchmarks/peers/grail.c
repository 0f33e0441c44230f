/* uTouch: libframe (touch frames) and libgrail (recognition), as Unity had them. libframe speaks X11 only: the five X
 * calls that it makes are defined here, one touchscreen is reported, and touches are handed in as X events; there is
 * no X server. Subscriptions of one finger and of two: touch, drag, tap, pinch, rotation. No double tap, long press or
 * swipe. */
#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>
#include <oif/frame.h>
#include <oif/frame_x11.h>
#include <oif/grail.h>
#include "peer.h"

enum { SCREEN = 7, WINDOW = 42, OPCODE = 131, OPEN_CAPACITY = 64 };
#define OURS __attribute__((visibility("default")))

static void describe_axis(XIValuatorClassInfo *axis, int number, double max) {
  axis->type = XIValuatorClass, axis->sourceid = SCREEN, axis->number = number;
  axis->max = max, axis->resolution = 4000, axis->mode = XIModeAbsolute;
}

OURS Bool XQueryExtension(Display *display, const char *name, int *opcode, int *event, int *error) {
  (void)display, (void)name;
  *opcode = OPCODE, *event = *error = 0;
  return True;
}

OURS XIDeviceInfo *XIQueryDevice(Display *display, int id, int *count) {
  static XIDeviceInfo device;
  static XITouchClassInfo touch = {XITouchClass, SCREEN, XIDirectTouch, FINGER_CAPACITY};
  static XIValuatorClassInfo axes[2];
  static XIAnyClassInfo *classes[] = {(XIAnyClassInfo *)&touch, (XIAnyClassInfo *)&axes[0], (XIAnyClassInfo *)&axes[1]};
  (void)display, (void)id;
  describe_axis(&axes[0], 0, 1000);
  describe_axis(&axes[1], 1, 800);
  device.deviceid = SCREEN, device.name = (char *)"touchscreen", device.use = XISlavePointer;
  device.attachment = 2, device.enabled = 1, device.num_classes = 3, device.classes = classes;
  *count = 1;
  return &device;
}

OURS void XIFreeDeviceInfo(XIDeviceInfo *info) { (void)info; }
OURS int XFlush(Display *display) { return (void)display, 0; }
OURS Status XIAllowTouchEvents(Display *display, int id, unsigned touch, Window window, int mode) {
  return (void)display, (void)id, (void)touch, (void)window, (void)mode, 0;
}

static UFHandle frames;
static UGHandle grail;
static UFDevice device;
static UGSubscription one_finger;
static UGGestureTypeMask reported[OPEN_CAPACITY];
static unsigned char undecided[OPEN_CAPACITY];
static int fingers_down;

static UGSubscription subscribe(unsigned fingers, UGGestureTypeMask mask) {
  UGSubscription s;
  const UFWindowId window = frame_x11_create_window_id(WINDOW);
  const uint64_t patience = 20000; /* the defaults, 300 and 500 ms, are too short for the slow pinch */
  const float pinch_threshold = 1.08f, rotate_threshold = .1f;
  grail_subscription_new(&s);
  grail_subscription_set_property(s, UGSubscriptionPropertyDevice, &device);
  grail_subscription_set_property(s, UGSubscriptionPropertyWindow, &window);
  grail_subscription_set_property(s, UGSubscriptionPropertyMask, &mask);
  grail_subscription_set_property(s, UGSubscriptionPropertyTouchesStart, &fingers);
  grail_subscription_set_property(s, UGSubscriptionPropertyTouchesMinimum, &fingers);
  grail_subscription_set_property(s, UGSubscriptionPropertyTouchesMaximum, &fingers);
  grail_subscription_set_property(s, UGSubscriptionPropertyPinchTimeout, &patience);
  grail_subscription_set_property(s, UGSubscriptionPropertyRotateTimeout, &patience);
  grail_subscription_set_property(s, UGSubscriptionPropertyPinchThreshold, &pinch_threshold);
  grail_subscription_set_property(s, UGSubscriptionPropertyRotateThreshold, &rotate_threshold);
  if (grail_subscription_activate(grail, s) != UGStatusSuccess) fprintf(stderr, "grail refused a subscription\n");
  return s;
}

static void count_slice(UGSlice slice, UGGestureTypeMask fresh) {
  const UGGestureTypeMask mask = grail_slice_get_recognized(slice);
  const UGTransform *t = grail_slice_get_cumulative_transform(slice);
  const int ends = grail_slice_get_state(slice) == UGGestureStateEnd;
#define PHASE_OF(type) (fresh & (type) ? FOUND_BEGAN : ends ? FOUND_ENDED : FOUND_CHANGED)
  if (fresh & UGGestureTypeTap) found.tap++;
  if (mask & UGGestureTypeDrag && grail_slice_get_subscription(slice) == one_finger) {
    found.pan[PHASE_OF(UGGestureTypeDrag)]++;
    found.dx = (*t)[0][2], found.dy = (*t)[1][2];
  }
  if (mask & UGGestureTypePinch) found.pinch[PHASE_OF(UGGestureTypePinch)]++, found.scale = hypot((*t)[0][0], (*t)[1][0]);
  if (mask & UGGestureTypeRotate) found.rotation[PHASE_OF(UGGestureTypeRotate)]++, found.degrees = atan2((*t)[1][0], (*t)[0][0]) * 180 / M_PI;
}

/* Every gesture must be accepted or rejected, or grail keeps it for ever. */
static void decide(UGSlice slice, unsigned id) {
  if (!undecided[id % OPEN_CAPACITY] || !grail_slice_get_construction_finished(slice)) return;
  undecided[id % OPEN_CAPACITY] = 0;
  if (grail_slice_get_subscription(slice) == one_finger && fingers_down > 1) grail_reject_gesture(grail, id);
  else grail_accept_gesture(grail, id);
}

static void take_slice(UGSlice slice) {
  const unsigned id = grail_slice_get_id(slice);
  UGGestureTypeMask *seen = &reported[id % OPEN_CAPACITY];
  if (grail_slice_get_state(slice) == UGGestureStateBegin) *seen = 0, undecided[id % OPEN_CAPACITY] = 1;
  const UGGestureTypeMask fresh = grail_slice_get_recognized(slice) & ~*seen;
  *seen |= fresh;
  count_slice(slice, fresh);
  decide(slice, id);
}

static void drain(void) {
  UGEvent event;
  UGSlice slice;
  while (grail_get_event(grail, &event) == UGStatusSuccess) {
    if (grail_event_get_type(event) == UGEventTypeSlice) {
      grail_event_get_property(event, UGEventPropertySlice, &slice);
      take_slice(slice);
    }
    grail_event_unref(event);
  }
}

static void push_frames(void) {
  UFEvent event;
  while (frame_get_event(frames, &event) == UFStatusSuccess) {
    if (frame_event_get_type(event) == UFEventTypeDeviceAdded) frame_event_get_property(event, UFEventPropertyDevice, &device);
    grail_process_frame_event(grail, event);
    frame_event_unref(event);
  }
}

static void push(int type, unsigned id, double x, double y, double time) {
  static double values[2];
  static unsigned char mask[1] = {3};
  XIDeviceEvent touch = {.type = GenericEvent, .extension = OPCODE, .evtype = type, .time = (Time)time, .deviceid = 2, .sourceid = SCREEN};
  XITouchOwnershipEvent owned = {.type = GenericEvent, .extension = OPCODE, .evtype = XI_TouchOwnership, .time = (Time)time, .deviceid = 2};
  XGenericEventCookie cookie = {.type = GenericEvent, .extension = OPCODE, .evtype = type, .data = &touch};
  values[0] = x, values[1] = y;
  touch.detail = (int)id, touch.event = touch.root = WINDOW, touch.event_x = touch.root_x = x, touch.event_y = touch.root_y = y;
  touch.valuators.mask_len = 1, touch.valuators.mask = mask, touch.valuators.values = values;
  frame_x11_process_event(frames, &cookie);
  if (type == XI_TouchBegin) { /* the server makes us the owner at once */
    owned.sourceid = SCREEN, owned.touchid = id, owned.root = owned.event = WINDOW;
    cookie.evtype = XI_TouchOwnership, cookie.data = &owned;
    frame_x11_process_event(frames, &cookie);
  }
  push_frames();
  drain();
}

static int init(void) {
  if (frame_x11_new((Display *)&frames, &frames) != UFStatusSuccess || grail_new(&grail) != UGStatusSuccess) return 1;
  push_frames();
  if (!device) return 1;
  one_finger = subscribe(1, UGGestureTypeDrag | UGGestureTypeTap | UGGestureTypeTouch);
  subscribe(2, UGGestureTypeDrag | UGGestureTypePinch | UGGestureTypeRotate | UGGestureTypeTap | UGGestureTypeTouch);
  return 0;
}

static void settle(double now) {
  grail_update_time(grail, (uint64_t)now);
  drain();
}

static void feed(const sample *samples, int count, double start) {
  static const int types[] = {XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd};
  static unsigned next = 1, ids[FINGER_CAPACITY];
  for (const sample *s = samples; s < samples + count; s++) {
    scene_clock = start + s->time;
    const uint64_t deadline = grail_next_timeout(grail);
    if (deadline && deadline <= (uint64_t)scene_clock) settle(scene_clock);
    if (s->phase == BEGAN) ids[s->finger] = next++, fingers_down++;
    else if (s->phase == ENDED) fingers_down--;
    push(types[s->phase], ids[s->finger], s->x, s->y, start + s->time);
  }
}

peer this_peer = {"grail 3.1.1, frame 2.5.0", init, feed, NULL, settle};
