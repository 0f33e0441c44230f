// Qt 6 Widgets: grabGesture() on one widget, with the recognizers that Qt has. A pan needs two fingers and a swipe
// three there, and nothing public sets that; a double tap is the double click that Qt makes of touches. The platform
// is "offscreen".
#include <QtWidgets>
#include "qt_touch.h"

static void count(QGesture *gesture) {
  const int phase = gesture->state() == Qt::GestureStarted ? FOUND_BEGAN : gesture->state() == Qt::GestureUpdated ? FOUND_CHANGED : FOUND_ENDED;
  if (gesture->state() == Qt::GestureCanceled) found.cancelled++;
  else if (gesture->gestureType() == Qt::TapGesture) found.tap += phase == FOUND_ENDED;
  else if (gesture->gestureType() == Qt::TapAndHoldGesture) found.long_press += phase == FOUND_ENDED;
  else if (gesture->gestureType() == Qt::SwipeGesture) found.swipe += phase == FOUND_ENDED;
  else if (auto *pan = qobject_cast<QPanGesture *>(gesture)) {
    found.pan[phase]++;
    found.dx = pan->offset().x(), found.dy = pan->offset().y();
  } else if (auto *pinch = qobject_cast<QPinchGesture *>(gesture)) {
    found.pinch[phase]++, found.rotation[phase]++;
    found.scale = pinch->totalScaleFactor(), found.degrees = pinch->totalRotationAngle();
  }
}

class Area : public QWidget {
public:
  Area() {
    setAttribute(Qt::WA_AcceptTouchEvents);
    for (auto type : {Qt::TapGesture, Qt::TapAndHoldGesture, Qt::PanGesture, Qt::PinchGesture, Qt::SwipeGesture}) grabGesture(type);
  }

  bool event(QEvent *event) override {
    const auto type = event->type();
    if (type == QEvent::TouchBegin || type == QEvent::TouchUpdate || type == QEvent::TouchEnd || type == QEvent::TouchCancel) {
      event->accept();
      return true;
    }
    if (type == QEvent::Gesture) {
      for (QGesture *gesture : static_cast<QGestureEvent *>(event)->gestures()) count(gesture);
      event->accept();
      return true;
    }
    if (type == QEvent::MouseButtonDblClick) found.double_tap++;
    return QWidget::event(event);
  }
};

static Area *area;

static int init() {
  static char name[] = "peer";
  static char *arguments[] = {name, nullptr};
  static int count = 1;
  new QApplication(count, arguments);
  area = new Area;
  area->resize(1000, 800);
  area->show();
  for (int i = 0; i < 10; i++) QCoreApplication::processEvents();
  add_touchscreen();
  return 0;
}

static void feed(const sample *samples, int count, double start) {
  static const QPointF origin = area->mapToGlobal(QPointF(0, 0));
  touch(area->windowHandle(), origin, samples, count, start);
}

peer this_peer = {qVersion(), init, feed, pump, nullptr};
