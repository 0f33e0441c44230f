// gesture_area.h: an item of Qt Quick whose gestures are Kinesic's: in the place of TapHandler, DragHandler,
// PinchHandler, WheelHandler, HoverHandler, MultiPointTouchArea and MouseArea.
//
//   GestureArea {
//     recognizers: ["tap", "pan", "pinch", "rotation"]
//     together: ["pan", "pinch", "rotation"]
//     onGesture: (event) => { if (event.name === "tap") ... }
//   }
//
// `event` has `name`, `state`, `x`, `y` (of the item), `touchCount`, `buttons`, and the class's values by their names:
// event["translation.x"]. A touch event of Qt is one step; times are Qt's.
#ifndef GESTURE_AREA_H
#define GESTURE_AREA_H

#include <QHash>
#include <QQuickItem>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <kinesic/kinesic_frame.h>

class QScreen;

class GestureArea : public QQuickItem {
  Q_OBJECT
  Q_PROPERTY(QStringList recognizers READ recognizers WRITE setRecognizers)
  Q_PROPERTY(QStringList together READ together WRITE setTogether)

public:
  explicit GestureArea(QQuickItem *parent = nullptr);
  ~GestureArea() override;
  /// Classes of recognizers, of each one; a name that is none is a warning.
  QStringList recognizers() const { return names_; }
  void setRecognizers(const QStringList &names);
  /// Those of them that may be recognized at once.
  QStringList together() const { return together_; }
  void setTogether(const QStringList &names);
  /// To set what QML does not: properties, relations, delegates.
  kin_engine *engine() const { return engine_; }
  /// Sets the engine's units_per_inch by the size of the screen that shows the window, as soon as one does, and
  /// whenever it is another one. Where the screen has no size, an inch counts as 163 units.
  Q_INVOKABLE void measure();
  /// Calls `listener` with each record of the engine, decisions included when it explains; null: nobody.
  void setRecordListener(std::function<void(const kin_event &)> listener) { listener_ = std::move(listener); }
  /// The clock of the engine's times, in nanoseconds.
  static std::uint64_t now();

signals:
  void gesture(const QVariantMap &event);

protected:
  void componentComplete() override;
  void touchEvent(QTouchEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override { point(event); }
  void mouseMoveEvent(QMouseEvent *event) override { point(event); }
  void mouseReleaseEvent(QMouseEvent *event) override { point(event); }
  void mouseDoubleClickEvent(QMouseEvent *event) override { point(event); }
  void hoverEnterEvent(QHoverEvent *event) override { hover(event, true); }
  void hoverMoveEvent(QHoverEvent *event) override { hover(event, true); }
  void hoverLeaveEvent(QHoverEvent *event) override { hover(event, false); }
  void wheelEvent(QWheelEvent *event) override;
  bool event(QEvent *event) override;
  void mouseUngrabEvent() override;
  void touchUngrabEvent() override { cancel(); }
  void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
  void add();
  void feed(std::uint64_t time);
  void schedule();
  void cancel();
  void point(QMouseEvent *event);
  void point(QSinglePointEvent *event, std::uint32_t buttons);
  void hover(QHoverEvent *event, bool isOver);
  void scroll(QSinglePointEvent *event, kin_scroll_sample sample);
  void nativeGesture(QNativeGestureEvent *event);
  std::uint64_t timeOf(const QInputEvent *event);
  static void hear(kin_engine *engine, const kin_event *event, void *area);
  QVariantMap described(const kin_event &event) const;
  void measureOn(const QScreen *screen);

  kin_engine *engine_ = nullptr;
  kin_frame frame_ = {};
  kin_frame_pointer pointer_ = {};
  std::uint32_t buttons_ = 0;
  QStringList names_, together_;
  QHash<kin_recognizer_id, QString> added_;
  QTimer timer_;
  std::function<void(const kin_event &)> listener_;
  std::int64_t offset_ = INT64_MAX; // milliseconds from Qt's clock of events to ours
  bool isScrolling_ = false, isMeasured_ = false;
};

#endif
