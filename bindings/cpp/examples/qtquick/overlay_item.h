// overlay_item.h: what the engine of a GestureArea knows, over it: docs/overlay.md. F12 of the window switches it.
//
//   GestureArea { id: hand; ... }
//   OverlayItem { anchors.fill: hand; area: hand }
//
// It takes no input. While it is on it is drawn anew 60 times a second, and the engine's time goes on, a tenth of a
// second behind the clock, so that it is never ahead of events that are under way. Needs libkinesic-overlay.
#ifndef OVERLAY_ITEM_H
#define OVERLAY_ITEM_H

#include "gesture_area.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <kinesic/kinesic_overlay.h>

class OverlayItem : public QQuickPaintedItem {
  Q_OBJECT
  Q_PROPERTY(GestureArea *area READ area WRITE setArea)
  Q_PROPERTY(bool isOn READ isOn NOTIFY switched)

public:
  explicit OverlayItem(QQuickItem *parent = nullptr);
  ~OverlayItem() override;
  GestureArea *area() const { return area_; }
  /// The overlay is switched off; it shows what this area's engine knows from the next time on.
  void setArea(GestureArea *area);
  bool isOn() const { return switch_.overlay != nullptr; }
  /// Switches it on or off; without an area nothing happens.
  Q_INVOKABLE void toggle();
  void paint(QPainter *painter) override;

signals:
  void switched();

protected:
  bool eventFilter(QObject *window, QEvent *event) override;
  void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
  void switchOff();
  void draw(QPainter &painter, const kin_overlay_shape &shape) const;

  QPointer<GestureArea> area_;
  kin_overlay_switch switch_ = {};
  QTimer timer_;
};

#endif
