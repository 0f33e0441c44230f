// qt_touch.h: a touchscreen for the Qt peers. One frame is one event, handed to the window as the platform would, and
// delivered at once.
#include <QtGui>
#include <qpa/qwindowsysteminterface.h>
#include "peer.h"

static QPointingDevice *touchscreen;

static void add_touchscreen() {
  touchscreen = new QPointingDevice("touchscreen", 1, QInputDevice::DeviceType::TouchScreen, QPointingDevice::PointerType::Finger,
                                    QInputDevice::Capability::Position, FINGER_CAPACITY, 0);
  QWindowSystemInterface::registerInputDevice(touchscreen);
}

static void touch(QWindow *window, const QPointF &origin, const sample *samples, int count, double start) {
  static const QEventPoint::State states[] = {QEventPoint::State::Pressed, QEventPoint::State::Updated, QEventPoint::State::Released};
  static QList<QWindowSystemInterface::TouchPoint> points;
  for (const sample *s = samples; s < samples + count; s++) {
    scene_clock = start + s->time;
    QWindowSystemInterface::TouchPoint point;
    point.id = s->finger + 1;
    point.state = states[s->phase];
    point.pressure = s->phase == ENDED ? 0 : 1;
    point.area = QRectF(s->x + origin.x() - 2, s->y + origin.y() - 2, 4, 4);
    point.normalPosition = QPointF(s->x / 1000, s->y / 800);
    points.append(point);
    if (!s->last) continue;
    QWindowSystemInterface::handleTouchEvent<QWindowSystemInterface::SynchronousDelivery>(window, (ulong)(start + s->time), touchscreen, points);
    points.clear();
  }
}

static void pump() { QCoreApplication::processEvents(); }
