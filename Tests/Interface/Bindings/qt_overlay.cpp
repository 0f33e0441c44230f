// qt_overlay.cpp: the page of conflicts.h in a window of Qt Quick. The script's fingers go to the engine of the item
// at times an hour ahead of its clock, so that the engine's time is the script's however busy the machine is; the key
// is an event of the window.
#include "conflicts.h"
#include "overlay_item.h"

#include <QGuiApplication>
#include <QPainter>
#include <QQuickView>
#include <QTest>

namespace {
class Page : public QQuickPaintedItem {
public:
  void paint(QPainter *painter) override {
    static const QColor colours[VIEWS] = {{52, 66, 92}, {84, 58, 62}, {48, 78, 70}, {62, 100, 90}};
    painter->fillRect(QRectF(0, 0, WIDTH, HEIGHT), QColor(30, 32, 38));
    for (int i = 0; i < VIEWS; i++) {
      const kin_rect &frame = view_frames[i];
      painter->fillRect(QRectF(frame.x, frame.y, frame.width, frame.height), colours[i]);
    }
  }
};
} // namespace

int main(int argc, char **argv) {
  QGuiApplication application(argc, argv);
  QQuickWindow window;
  Page page;
  GestureArea area;
  OverlayItem overlayItem;
  if (argc < 2) return 1;
  for (QQuickItem *item : {static_cast<QQuickItem *>(&page), static_cast<QQuickItem *>(&area), static_cast<QQuickItem *>(&overlayItem)}) {
    item->setParentItem(window.contentItem());
    item->setSize(QSizeF(WIDTH, HEIGHT));
  }
  overlayItem.setArea(&area);
  engine = area.engine();
  lay_out_page();
  window.setFlag(Qt::FramelessWindowHint);
  window.resize(WIDTH, HEIGHT);
  window.show();
  if (!QTest::qWaitForWindowExposed(&window)) return 2;
  const std::uint64_t start = GestureArea::now() + 3600000000000u;
  script_line line = {};
  while (read_line(&line)) {
    const std::uint64_t time = start + std::uint64_t(line.ms * 1e6);
    if (is_verb(&line, "key")) {
      QTest::keyClick(&window, Qt::Key_F12);
    } else if (is_verb(&line, "shot")) {
      must(kin_engine_advance(engine, time));
      overlayItem.update();
      QTest::qWait(50);
      if (!window.grabWindow().save(argv[1])) return 3;
    } else {
      kin_touch_sample sample = {};
      sample.touch = 1;
      sample.time_ns = time;
      sample.x = line.x;
      sample.y = line.y;
      sample.phase = is_verb(&line, "down") ? KIN_PHASE_BEGAN : is_verb(&line, "up") ? KIN_PHASE_ENDED : KIN_PHASE_MOVED;
      must(kin_engine_feed(engine, &sample, 1));
      overlayItem.update();
      window.grabWindow(); // a frame
    }
  }
  return 0;
}
