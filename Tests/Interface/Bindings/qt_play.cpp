/* qt_play.cpp: plays a script to the picture of the Qt Quick example, in a window. Each line is played at its time, in
 * milliseconds from the start; fingers of one time are one touch event, of a touchscreen that QTest makes: it goes to
 * the window as a platform's does.
 *
 *   MS down|move|up FINGER X Y     MS zoom SCALE X Y     MS turn DEGREES X Y     MS begin|end X Y     MS hide
 *   MS shot FILE     MS inch (prints how many units an inch has, and the screen's size)
 *
 * `shot` writes what the window shows, prints where the picture is, the buttons of the latest gesture that had some,
 * the number of events of the pan and the states that gestures took, and ends the program. The pointer is the
 * display's. */
#include "gesture_area.h"

#include <QGuiApplication>
#include <QQuickView>
#include <QScreen>
#include <QTest>
#include <cstdio>
#include <cstring>

static QPointingDevice *screen_, *pad;

static QTest::QTouchEventSequence *frame; // what is gathered of one time

static void commit() {
  if (frame) frame->commit();
  delete frame;
  frame = nullptr;
}

static void finger(QWindow *window, const char *verb, int id, double x, double y) {
  const QPoint at(qRound(x), qRound(y));
  if (!frame) frame = new QTest::QTouchEventSequence(QTest::touchEvent(window, screen_, false));
  if (std::strcmp(verb, "down") == 0) frame->press(id, at, window);
  else if (std::strcmp(verb, "move") == 0) frame->move(id, at, window);
  else frame->release(id, at, window);
}

static void native(QWindow *window, Qt::NativeGestureType type, double value, double x, double y) {
  const QPointF at(x, y), global = window->mapToGlobal(at.toPoint());
  QNativeGestureEvent event(type, pad, 2, at, at, global, value, QPointF());
  QCoreApplication::sendEvent(window, &event);
}

static void play(QQuickView &view, const char *line) {
  double ms = 0, a = 0, b = 0, c = 0;
  char verb[32] = "";
  std::sscanf(line, "%lf %31s %lf %lf %lf", &ms, verb, &a, &b, &c);
  const bool isFinger = std::strchr("dmu", *verb) != nullptr;
  if (!isFinger) commit();
  if (isFinger) finger(&view, verb, int(a), b, c);
  else if (std::strcmp(verb, "zoom") == 0) native(&view, Qt::ZoomNativeGesture, a, b, c);
  else if (std::strcmp(verb, "turn") == 0) native(&view, Qt::RotateNativeGesture, a, b, c);
  else if (std::strcmp(verb, "begin") == 0) native(&view, Qt::BeginNativeGesture, 0, a, b);
  else if (std::strcmp(verb, "end") == 0) native(&view, Qt::EndNativeGesture, 0, a, b);
  else if (std::strcmp(verb, "hide") == 0) view.rootObject()->setVisible(false), view.rootObject()->setVisible(true);
}

/// How many units an inch has, before and after it was measured, and when the window comes to a screen again; the
/// screen's size in units and millimetres.
static void sayInch(GestureArea *area, QWindow &window) {
  double before = 0, after = 0, again = 0;
  kin_engine_get_units_per_inch(area->engine(), &before);
  QMetaObject::invokeMethod(area, "measure");
  kin_engine_get_units_per_inch(area->engine(), &after);
  kin_engine_set_units_per_inch(area->engine(), 1);
  emit window.screenChanged(window.screen());
  kin_engine_get_units_per_inch(area->engine(), &again);
  const QSizeF size = window.screen()->physicalSize(), units = window.screen()->geometry().size();
  std::printf("%.3f %.3f %.3f ", before, after, again);
  std::printf("%g %g %g %g\n", units.width(), units.height(), size.width(), size.height());
}

int main(int argc, char **argv) {
  QGuiApplication application(argc, argv);
  qmlRegisterType<GestureArea>("Kinesic", 1, 0, "GestureArea");
  QQuickView view;
  view.setFlags(Qt::FramelessWindowHint);
  view.setSource(QUrl::fromLocalFile(argv[1]));
  view.setPosition(0, 0);
  view.show();
  if (view.status() != QQuickView::Ready || !QTest::qWaitForWindowExposed(&view)) return 1;
  screen_ = QTest::createTouchDevice();
  pad = QTest::createTouchDevice(QInputDevice::DeviceType::TouchPad);
  auto *area = view.rootObject()->findChild<GestureArea *>("area");
  auto *photo = view.rootObject()->property("photo").value<QQuickItem *>();
  QString states;
  unsigned buttons = 0, count = 0;
  QObject::connect(area, &GestureArea::gesture, [&](const QVariantMap &event) {
    count += event["name"] == "pan";
    if (event["buttons"].toUInt()) buttons = event["buttons"].toUInt();
    if (event["state"] != "changed") states += " " + event["name"].toString() + "-" + event["state"].toString();
  });
  std::printf("ready\n");
  std::fflush(stdout);
  QElapsedTimer clock;
  clock.start();
  char line[512], path[400];
  double before = -1, ms = 0;
  while (std::fgets(line, sizeof line, stdin)) {
    std::sscanf(line, "%lf", &ms);
    if (ms != before) commit();
    before = ms;
    while (clock.elapsed() < qint64(ms)) QTest::qWait(1);
    if (std::strstr(line, " inch")) {
      sayInch(area, view);
      continue;
    }
    if (std::sscanf(line, "%*f shot %399s", path) != 1) {
      play(view, line);
      continue;
    }
    const double turned = qDegreesToRadians(photo->rotation());
    if (!view.grabWindow().save(path)) return 4;
    std::printf("%.3f %.3f %.3f %.3f 0 0\n%u %u%s\n", photo->x(), photo->y(), photo->scale(), turned, buttons, count, qPrintable(states));
  }
  return 0;
}
