/* property.h: the numbers that properties of the standard classes take, and what an output says with them. Properties
 * are set with kin_recognizer_set_number; classes.h has their names. How a velocity is estimated (the property
 * velocity_strategy) is KIN_VELOCITY_... of motion.h, which buttons a tap or any recognizer wants KIN_BUTTON_... of
 * touch.h. */
#ifndef KINESIC_PROPERTY_H
#define KINESIC_PROPERTY_H

#include <stdint.h>

/* Bits of allowed_touch_types, which every recognizer has: 1 << kin_touch_type. */
enum {
  KIN_ALLOWED_DIRECT = 1,   /* fingers on the screen */
  KIN_ALLOWED_INDIRECT = 2, /* fingers on a trackpad */
  KIN_ALLOWED_PENCIL = 4,   /* pens */
  KIN_ALLOWED_POINTER = 8   /* mice */
};

/* Bits of the property `direction` of a swipe, and the one bit of its output; those of
 * UISwipeGestureRecognizerDirection. */
typedef uint32_t kin_direction;
enum {
  KIN_DIRECTION_RIGHT = 1,
  KIN_DIRECTION_LEFT = 2,
  KIN_DIRECTION_UP = 4,
  KIN_DIRECTION_DOWN = 8
};

/* Bits of the property `edges` of a screen edge pan; those of UIRectEdge. */
typedef uint32_t kin_edge;
enum {
  KIN_EDGE_TOP = 1,
  KIN_EDGE_LEFT = 2,
  KIN_EDGE_BOTTOM = 4,
  KIN_EDGE_RIGHT = 8
};

/* The property `axes` of a drag: along which ones it goes. */
typedef int32_t kin_axes;
enum {
  KIN_AXES_BOTH = 0,
  KIN_AXES_HORIZONTAL = 1,
  KIN_AXES_VERTICAL = 2
};

/* The property `threshold_mode` of a drag: how the threshold counts. */
typedef int32_t kin_threshold_mode;
enum {
  KIN_THRESHOLD_MODE_AXIS = 0,  /* on one axis, as UIKit does */
  KIN_THRESHOLD_MODE_LENGTH = 1 /* as the length of the movement */
};

/* The property `finger_strategy` of a pan: how several fingers move it. */
typedef int32_t kin_finger_strategy;
enum {
  KIN_FINGER_STRATEGY_MEAN = 0,    /* by the mean of their movements */
  KIN_FINGER_STRATEGY_LATEST = 1,  /* as the one that landed last moves */
  KIN_FINGER_STRATEGY_LARGEST = 2, /* by the largest movement each way */
  KIN_FINGER_STRATEGY_SUM = 3      /* by the sum of their movements */
};

#endif
