// Qt 6 Quick: TapHandler, DragHandler and PinchHandler on one item. Their signals are counted in C++, so that no
// JavaScript runs. The platform is "offscreen", the scene graph is drawn in software. There is no swipe.
#include <QtQuick>
#include "qt_touch.h"

static QQuickWindow *window;
static QObject *tap, *drag, *pinch;

class Count : public QObject {
  Q_OBJECT
public slots:
  void tapped() { found.tap++; }
  void tappedTwice() { found.double_tap++; }
  void pressed() { found.long_press++; }
  void dragActive() { found.pan[drag->property("active").toBool() ? FOUND_BEGAN : FOUND_ENDED]++; }
  void dragged() {
    const auto translation = drag->property("activeTranslation").value<QVector2D>();
    found.pan[FOUND_CHANGED]++;
    found.dx = translation.x(), found.dy = translation.y();
  }
  void pinchActive() {
    const int phase = pinch->property("active").toBool() ? FOUND_BEGAN : FOUND_ENDED;
    found.pinch[phase]++, found.rotation[phase]++;
  }
  void pinched() {
    found.pinch[FOUND_CHANGED]++, found.rotation[FOUND_CHANGED]++;
    found.scale = pinch->property("activeScale").toDouble(), found.degrees = pinch->property("rotation").toDouble();
  }
};

static Count counter;

static const char *const scene_of_one_item =
    "import QtQuick\n"
    "Window { width: 1000; height: 800; visible: true\n"
    "  Item { anchors.fill: parent\n"
    "    TapHandler { objectName: \"tap\"; acceptedDevices: PointerDevice.TouchScreen }\n"
    "    DragHandler { objectName: \"drag\"; target: null; acceptedDevices: PointerDevice.TouchScreen }\n"
    "    PinchHandler { objectName: \"pinch\"; target: null; acceptedDevices: PointerDevice.TouchScreen } } }";

static bool load() {
  auto *component = new QQmlComponent(new QQmlEngine);
  component->setData(scene_of_one_item, QUrl());
  QObject *root = component->create();
  if (!root) return fprintf(stderr, "%s\n", qPrintable(component->errorString())), false;
  window = qobject_cast<QQuickWindow *>(root);
  QObject *item = window->contentItem()->childItems().value(0);
  tap = item->findChild<QObject *>("tap"), drag = item->findChild<QObject *>("drag"), pinch = item->findChild<QObject *>("pinch");
  return tap && drag && pinch;
}

static int init() {
  static char name[] = "peer";
  static char *arguments[] = {name, nullptr};
  static int count = 1;
  setenv("QT_QUICK_BACKEND", "software", 0);
  setenv("QSG_RENDER_LOOP", "basic", 0);
  setenv("QML_NO_TOUCH_COMPRESSION", "1", 0); // or moves would be merged until a frame is drawn
  new QGuiApplication(count, arguments);
  if (!load()) return 1;
  QObject::connect(tap, SIGNAL(singleTapped(QEventPoint, Qt::MouseButton)), &counter, SLOT(tapped()));
  QObject::connect(tap, SIGNAL(doubleTapped(QEventPoint, Qt::MouseButton)), &counter, SLOT(tappedTwice()));
  QObject::connect(tap, SIGNAL(longPressed()), &counter, SLOT(pressed()));
  QObject::connect(drag, SIGNAL(activeChanged()), &counter, SLOT(dragActive()));
  QObject::connect(drag, SIGNAL(translationChanged()), &counter, SLOT(dragged()));
  QObject::connect(pinch, SIGNAL(activeChanged()), &counter, SLOT(pinchActive()));
  QObject::connect(pinch, SIGNAL(updated()), &counter, SLOT(pinched()));
  for (int i = 0; i < 20; i++) QCoreApplication::processEvents(), usleep(1000);
  add_touchscreen();
  return 0;
}

static void feed(const sample *samples, int count, double start) {
  static const QPointF origin = window->mapToGlobal(QPointF(0, 0));
  touch(window, origin, samples, count, start);
}

peer this_peer = {qVersion(), init, feed, pump, nullptr};
#include "qt_quick.moc"
