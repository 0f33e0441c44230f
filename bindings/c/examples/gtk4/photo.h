/* photo.h: a widget of GTK 4 that shows a picture: fingers, a mouse or a touchpad push, spread and turn it, and a tap
 * changes its colours. No gesture of GTK takes part. */
#ifndef PHOTO_H
#define PHOTO_H

#include <kinesic/kinesic_gtk4.h>

typedef struct photo {
  kin_engine *engine;
  kin_recognizer_id tap, pan, pinch, rotation;
  GtkWidget *area;
  double x, y, scale, angle; /* its middle, units of the widget; how large; how far turned, radians */
  double pan_x, pan_y, pinched, rotated; /* what the gestures have said already */
  int colours;
} photo;

/* The picture lies in the middle of a widget of 640 by 480 units, which the caller shows. Ends the program if Kinesic
 * refuses. */
GtkWidget *photo_new(photo *photo);

/* When the widget is gone. */
void photo_close(photo *photo);

#endif
