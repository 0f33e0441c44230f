// gesture_area.cpp: the item of gesture_area.h.
#include "gesture_area.h"

#include <QPointingDevice>
#include <QQuickWindow>
#include <QScreen>
#include <QtMath>
#include <chrono>
#include <cmath>
#include <vector>

static constexpr std::uint64_t mouse = UINT64_MAX, wheel = UINT64_MAX, pinch = UINT64_MAX - 1;
static constexpr double notch = 40, notchScale = 0.1; // how far a notch of the wheel scrolls, how much it magnifies

std::uint64_t GestureArea::now() {
  return std::uint64_t(std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1));
}

static std::uint32_t modifiersOf(Qt::KeyboardModifiers held) {
  std::uint32_t made = 0;
  if (held & Qt::ShiftModifier) made |= KIN_MODIFIER_SHIFT;
  if (held & Qt::ControlModifier) made |= KIN_MODIFIER_CONTROL;
  if (held & Qt::AltModifier) made |= KIN_MODIFIER_ALTERNATE;
  if (held & Qt::MetaModifier) made |= KIN_MODIFIER_COMMAND;
  return made;
}

GestureArea::GestureArea(QQuickItem *parent) : QQuickItem(parent) {
  kin_engine_create(nullptr, &engine_);
  kin_engine_set_event_callback(engine_, hear, this);
  setAcceptTouchEvents(true);
  setAcceptHoverEvents(true);
  setAcceptedMouseButtons(Qt::AllButtons);
  setKeepTouchGrab(true); // a list around it does not take its touches: where it shall, let the two share an engine
  setKeepMouseGrab(true);
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, [this] { feed(now()); });
}

GestureArea::~GestureArea() { kin_engine_destroy(engine_); }

void GestureArea::setRecognizers(const QStringList &names) {
  names_ = names;
  if (isComponentComplete()) add();
}

void GestureArea::setTogether(const QStringList &names) {
  together_ = names;
  if (isComponentComplete()) add();
}

void GestureArea::componentComplete() {
  QQuickItem::componentComplete();
  add();
}

/// Attaches one recognizer of each class, and says which go together.
void GestureArea::add() {
  for (kin_recognizer_id id : added_.keys()) kin_recognizer_remove(engine_, id);
  added_.clear();
  std::vector<kin_recognizer_id> simultaneous;
  for (const QString &name : names_) {
    kin_recognizer_id id = 0;
    if (kin_recognizer_add(engine_, 0, name.toUtf8().constData(), &id) != KIN_OK) {
      qWarning("GestureArea: %s", kin_engine_last_error(engine_));
      continue;
    }
    added_.insert(id, name);
    if (together_.contains(name)) simultaneous.push_back(id);
  }
  kin_compose_simultaneous(engine_, simultaneous.data(), std::uint32_t(simultaneous.size()));
}

// Input

/// When an event happened. Qt's milliseconds have a beginning of their own: the shortest delay that was seen tells how
/// far the clocks are apart.
std::uint64_t GestureArea::timeOf(const QInputEvent *event) {
  if (event->timestamp() == 0) return now();
  const auto stamp = std::int64_t(event->timestamp());
  offset_ = std::min(offset_, std::int64_t(now() / 1000000) - stamp);
  return std::uint64_t(stamp + offset_) * 1000000;
}

/// Feeds what was gathered at a time, and lets time pass.
void GestureArea::feed(std::uint64_t time) {
  std::uint64_t latest = 0;
  if (kin_frame_feed(&frame_, engine_, time) != KIN_OK) qDebug("GestureArea: %s", kin_engine_last_error(engine_));
  kin_engine_get_time(engine_, &latest);
  kin_engine_advance(engine_, std::max(now(), latest));
  schedule();
}

/// Comes again when the engine's next timer is due.
void GestureArea::schedule() {
  std::uint64_t due = KIN_TIME_NEVER;
  kin_engine_next_deadline(engine_, &due);
  if (due == KIN_TIME_NEVER) return timer_.stop();
  const std::uint64_t at = now();
  timer_.start(due > at ? int((due - at) / 1000000 + 1) : 0);
}

void GestureArea::cancel() {
  std::uint64_t latest = 0;
  kin_engine_get_time(engine_, &latest);
  kin_engine_cancel_touches(engine_, std::max(now(), latest));
  pointer_.is_down = false;
  buttons_ = 0;
  schedule();
}

/// All fingers of an event are one step.
void GestureArea::touchEvent(QTouchEvent *event) {
  event->accept();
  if (event->type() == QEvent::TouchCancel) return cancel();
  for (const QEventPoint &at : event->points()) {
    kin_touch_sample sample = {};
    if (at.state() == QEventPoint::Stationary) continue;
    sample.touch = std::uint64_t(event->pointingDevice()->systemId()) * 0x9E3779B97F4A7C15u + std::uint64_t(at.id());
    sample.phase = at.state() == QEventPoint::Pressed    ? KIN_PHASE_BEGAN
                   : at.state() == QEventPoint::Released ? KIN_PHASE_ENDED
                                                         : KIN_PHASE_MOVED;
    const bool isPad = event->pointingDevice()->type() == QInputDevice::DeviceType::TouchPad;
    sample.type = isPad ? KIN_TOUCH_INDIRECT : KIN_TOUCH_DIRECT;
    sample.x = at.position().x();
    sample.y = at.position().y();
    sample.force = at.pressure();
    sample.major_radius = std::max(at.ellipseDiameters().width(), at.ellipseDiameters().height()) / 2;
    sample.modifiers = modifiersOf(event->modifiers());
    kin_frame_add(&frame_, &sample);
  }
  feed(timeOf(event));
}

/// Qt's buttons are those of Kinesic, bit by bit: left, right, middle, back, forward.
void GestureArea::point(QMouseEvent *event) {
  event->accept();
  point(event, std::uint32_t(event->buttons()) & 31);
}

/// The mouse or a pen, with the buttons that are pressed now.
void GestureArea::point(QSinglePointEvent *event, std::uint32_t buttons) {
  kin_touch_sample sample = {};
  const bool isPen = event->pointerType() == QPointingDevice::PointerType::Pen ||
                     event->pointerType() == QPointingDevice::PointerType::Eraser;
  sample.touch = mouse;
  sample.type = isPen ? KIN_TOUCH_PENCIL : KIN_TOUCH_POINTER;
  sample.x = event->position().x();
  sample.y = event->position().y();
  if (isPen) sample.force = event->points().first().pressure();
  sample.buttons = buttons_ = buttons;
  sample.modifiers = modifiersOf(event->modifiers());
  kin_frame_point(&frame_, &pointer_, &sample, buttons != 0);
  feed(timeOf(event));
}

void GestureArea::hover(QHoverEvent *event, bool isOver) {
  if (isOver && !buttons_) return point(event, 0);
  kin_touch_sample sample = {};
  sample.touch = mouse;
  sample.type = KIN_TOUCH_POINTER;
  sample.x = event->oldPosF().x();
  sample.y = event->oldPosF().y();
  if (!isOver) kin_frame_leave(&frame_, &pointer_, &sample);
  feed(timeOf(event));
}

void GestureArea::scroll(QSinglePointEvent *event, kin_scroll_sample sample) {
  std::uint64_t latest = 0;
  kin_engine_get_time(engine_, &latest);
  sample.time_ns = std::max(timeOf(event), latest);
  sample.x = event->position().x();
  sample.y = event->position().y();
  sample.modifiers = modifiersOf(event->modifiers());
  if (kin_engine_feed_scroll(engine_, &sample, 1) != KIN_OK) qDebug("GestureArea: %s", kin_engine_last_error(engine_));
  event->accept();
  schedule();
}

/// A wheel; or a touchpad, which has phases.
void GestureArea::wheelEvent(QWheelEvent *event) {
  kin_scroll_sample sample = {};
  const QPointF turned = QPointF(event->angleDelta()) / 120 * notch;
  sample.source = wheel;
  if (event->phase() == Qt::NoScrollPhase) {
    sample.phase = KIN_SCROLL_DISCRETE;
    sample.type = KIN_TOUCH_POINTER;
  } else {
    if (event->phase() == Qt::ScrollMomentum || (event->phase() == Qt::ScrollEnd && !isScrolling_)) return;
    sample.phase = event->phase() == Qt::ScrollEnd ? KIN_SCROLL_ENDED : isScrolling_ ? KIN_SCROLL_CHANGED : KIN_SCROLL_BEGAN;
    sample.type = KIN_TOUCH_INDIRECT;
    isScrolling_ = event->phase() != Qt::ScrollEnd;
  }
  if (event->modifiers() & Qt::ControlModifier && sample.phase == KIN_SCROLL_DISCRETE) {
    sample.magnification = std::max(turned.y() / notch * notchScale, -0.5);
  } else {
    sample.dx = event->pixelDelta().isNull() ? turned.x() : event->pixelDelta().x();
    sample.dy = event->pixelDelta().isNull() ? turned.y() : event->pixelDelta().y();
  }
  scroll(event, sample);
}

/// A touchpad's pinch and rotation, whose fingers Qt does not report.
void GestureArea::nativeGesture(QNativeGestureEvent *event) {
  kin_scroll_sample sample = {};
  sample.source = pinch;
  sample.type = KIN_TOUCH_INDIRECT;
  switch (event->gestureType()) {
  case Qt::BeginNativeGesture: sample.phase = KIN_SCROLL_BEGAN; break;
  case Qt::EndNativeGesture: sample.phase = KIN_SCROLL_ENDED; break;
  case Qt::ZoomNativeGesture: sample.phase = KIN_SCROLL_CHANGED; sample.magnification = event->value(); break;
  case Qt::RotateNativeGesture: sample.phase = KIN_SCROLL_CHANGED; sample.rotation = qDegreesToRadians(event->value()); break;
  case Qt::PanNativeGesture: sample.phase = KIN_SCROLL_CHANGED; sample.dx = event->delta().x(); sample.dy = event->delta().y(); break;
  default: return;
  }
  scroll(event, sample);
}

bool GestureArea::event(QEvent *event) {
  if (event->type() != QEvent::NativeGesture) return QQuickItem::event(event);
  nativeGesture(static_cast<QNativeGestureEvent *>(event));
  return event->isAccepted();
}

/// Another item took the mouse; after a lift Qt calls this too.
void GestureArea::mouseUngrabEvent() {
  if (pointer_.is_down) cancel();
}

void GestureArea::itemChange(ItemChange change, const ItemChangeData &data) {
  if (change == ItemSceneChange && data.window) {
    connect(data.window, &QWindow::activeChanged, this, [this, of = data.window] { if (!of->isActive()) cancel(); });
    connect(data.window, &QWindow::screenChanged, this, [this] { if (isMeasured_) measure(); });
    if (isMeasured_) measureOn(data.window->screen());
  }
  QQuickItem::itemChange(change, data);
}

void GestureArea::measure() {
  isMeasured_ = true;
  measureOn(window() ? window()->screen() : nullptr);
}

/// Qt's units are the same on screens of any density; the screen's size is in millimetres.
void GestureArea::measureOn(const QScreen *screen) {
  if (!screen) return;
  const QSizeF size = screen->physicalSize(), units = screen->geometry().size();
  const double area = size.width() * size.height();
  const double inch = area > 0 ? kin_frame_inch(std::sqrt(units.width() * units.height()), std::sqrt(area)) : KIN_FRAME_INCH;
  kin_engine_set_units_per_inch(engine_, inch);
}

// Gestures

void GestureArea::hear(kin_engine *, const kin_event *event, void *area) {
  auto *its = static_cast<GestureArea *>(area);
  if (its->listener_) its->listener_(*event);
  if (event->type == KIN_EVENT_GESTURE) emit its->gesture(its->described(*event));
}

/// An event as QML has it.
QVariantMap GestureArea::described(const kin_event &event) const {
  const kin_recognizer_class *kind = nullptr;
  kin_touch touch;
  QVariantMap made = {{"name", added_.value(event.recognizer)}, {"state", kin_state_name(event.state)}, {"x", event.x},
                      {"y", event.y}, {"touchCount", event.touch_count}};
  if (kin_recognizer_get_touch(engine_, event.recognizer, 0, &touch) == KIN_OK) made["buttons"] = touch.buttons;
  for (std::uint32_t i = 0; kin_engine_get_class(engine_, i, &kind) == KIN_OK; ++i) {
    if (made["name"] != QLatin1String(kind->name)) continue;
    for (std::uint32_t k = 0; k < kind->value_count; ++k) made[kind->values[k].name] = event.values[k];
  }
  return made;
}
