export function attach(photo, list, happens, transform) {
  const down = new Map();
  let isMoving = false, isPressed = false, start, timer, pressTimer, lastTap;
  photo.style.touchAction = 'none';
  photo.style.userSelect = 'none';

  // The middle of the fingers, their distance and the angle of the line between them.
  function shape() {
    const [one, two = one] = [...down.values()];
    return {
      x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, count: down.size,
      span: Math.hypot(two.x - one.x, two.y - one.y), angle: Math.atan2(two.y - one.y, two.x - one.x),
    };
  }

  photo.addEventListener('pointerdown', (event) => {
    photo.setPointerCapture(event.pointerId);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(pressTimer);
    if (down.size === 1) {
      isMoving = isPressed = false;
      start = { x: event.clientX, y: event.clientY, time: event.timeStamp, isTap: true };
      pressTimer = setTimeout(() => { isPressed = true; start.isTap = false; happens('long press'); }, 500);
    } else {
      start.isTap = false;
    }
  });

  photo.addEventListener('pointermove', (event) => {
    if (!down.has(event.pointerId)) return;
    const before = shape();
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!isMoving) {
      if (down.size === 1 && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 10) return;
      isMoving = true;
      start.isTap = false;
      clearTimeout(pressTimer);
    }
    if (isPressed) return;
    const now = shape();
    let turn = now.angle - before.angle;
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    transform(now.x - before.x, now.y - before.y, before.span > 0 ? now.span / before.span : 1, turn);
  });

  function lifted(event, isCancelled) {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(pressTimer);
    if (isCancelled || !start.isTap || down.size > 0) return;
    clearTimeout(timer);
    const isSecond = lastTap && event.timeStamp - lastTap.time < 350
      && Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 45;
    if (isSecond) {
      lastTap = undefined;
      happens('double tap');
    } else {
      if (lastTap?.isWaiting) happens('tap');
      lastTap = { isWaiting: true, time: event.timeStamp, x: event.clientX, y: event.clientY };
      timer = setTimeout(() => { lastTap.isWaiting = false; happens('tap'); }, 350);
    }
  }
  photo.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    transform(0, 0, Math.exp(-event.deltaY / 100), 0);
  }, { passive: false });
  photo.addEventListener('pointerup', (event) => lifted(event, false));
  photo.addEventListener('pointercancel', (event) => lifted(event, true));
}
