// overlay_item.cpp: the item of overlay_item.h.
#include "overlay_item.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QQuickWindow>

namespace {
constexpr std::uint64_t behind = 100000000;

QColor colorOf(std::uint32_t colour) {
  return QColor(int(colour >> 24), int(colour >> 16 & 0xFF), int(colour >> 8 & 0xFF), int(colour & 0xFF));
}

/// The system's font of one width, with characters half as wide as a line of that height.
QFont fontFor(double height) {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setPixelSize(qRound(height));
  const double wide = QFontMetricsF(font).horizontalAdvance(QLatin1Char('m'));
  if (wide > 0) font.setPixelSize(qMax(1, int(height * height / (2 * wide))));
  return font;
}
} // namespace

OverlayItem::OverlayItem(QQuickItem *parent) : QQuickPaintedItem(parent) {
  setAntialiasing(true);
  setZ(1e6);
  timer_.setInterval(16);
  connect(&timer_, &QTimer::timeout, this, [this] {
    std::uint64_t time = 0;
    if (!area_) return switchOff();
    kin_engine_get_time(area_->engine(), &time);
    if (time > 0 && GestureArea::now() > time + behind) kin_engine_advance(area_->engine(), GestureArea::now() - behind);
    update();
  });
}

OverlayItem::~OverlayItem() {
  if (area_) area_->setRecordListener(nullptr);
  switchOff();
}

void OverlayItem::setArea(GestureArea *area) {
  if (area_) area_->setRecordListener(nullptr);
  switchOff();
  area_ = area;
}

void OverlayItem::switchOff() {
  timer_.stop();
  // An area that is gone has taken its engine with it.
  if (area_) kin_overlay_switch_off(&switch_);
  kin_overlay_destroy(switch_.overlay);
  switch_.overlay = nullptr;
  update();
}

void OverlayItem::toggle() {
  if (!area_) return;
  if (isOn()) {
    switchOff();
    area_->setRecordListener(nullptr);
  } else if (kin_overlay_toggle(&switch_, area_->engine(), nullptr) == KIN_OK) {
    area_->setRecordListener([this](const kin_event &record) { kin_overlay_switch_add_event(&switch_, &record); });
    timer_.start();
    update();
  }
  emit switched();
}

bool OverlayItem::eventFilter(QObject *window, QEvent *event) {
  const bool isKey = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F12;
  if (isKey && !static_cast<QKeyEvent *>(event)->isAutoRepeat()) toggle();
  return isKey || QQuickPaintedItem::eventFilter(window, event);
}

void OverlayItem::itemChange(ItemChange change, const ItemChangeData &data) {
  if (change == ItemSceneChange && data.window) data.window->installEventFilter(this);
  QQuickPaintedItem::itemChange(change, data);
}

void OverlayItem::paint(QPainter *painter) {
  const kin_overlay_shape *shapes = nullptr;
  std::uint32_t count = 0;
  if (!area_ || !isOn() || kin_overlay_draw(switch_.overlay, width(), height(), &shapes, &count) != KIN_OK) return;
  painter->setRenderHint(QPainter::Antialiasing);
  for (std::uint32_t i = 0; i < count; ++i) draw(*painter, shapes[i]);
}

void OverlayItem::draw(QPainter &painter, const kin_overlay_shape &shape) const {
  const QColor color = colorOf(shape.colour);
  const QPointF from(shape.x, shape.y), to(shape.end_x, shape.end_y);
  const bool isFilled = shape.kind == KIN_OVERLAY_DISC || shape.kind == KIN_OVERLAY_RECTANGLE;
  painter.setPen(isFilled ? QPen(Qt::NoPen) : QPen(color, shape.size, Qt::SolidLine, Qt::FlatCap));
  painter.setBrush(isFilled ? QBrush(color) : QBrush(Qt::NoBrush));
  switch (shape.kind) {
  case KIN_OVERLAY_LINE: return painter.drawLine(from, to);
  case KIN_OVERLAY_DISC:
  case KIN_OVERLAY_RING: return painter.drawEllipse(from, shape.radius, shape.radius);
  case KIN_OVERLAY_RECTANGLE: return painter.drawRect(QRectF(from, to));
  default:
    painter.setFont(fontFor(shape.size));
    painter.drawText(QRectF(shape.x, shape.y, width(), shape.size), Qt::AlignVCenter | Qt::TextDontClip, QString::fromUtf8(shape.text));
  }
}
