// Written by hand with pointer events, for exactly these scenes: what a page would have without a library. Nothing can
// be set, and gestures do not exclude each other but where these scenes need it.

const NEAR = 10, FAST = 300, HELD = 500, TWICE = 300; // pixels, pixels a second, milliseconds

function listen(area, down, move, up) {
  area.addEventListener('pointerdown', down);
  area.addEventListener('pointermove', move);
  area.addEventListener('pointerup', up);
  area.addEventListener('pointercancel', up);
}

function pan(area, report) {
  let id = null, x, y, began = false;
  listen(area, event => {
    if (id !== null) return;
    id = event.pointerId;
    x = event.clientX, y = event.clientY;
  }, event => {
    if (event.pointerId !== id) return;
    const dx = event.clientX - x, dy = event.clientY - y;
    if (!began && Math.hypot(dx, dy) < NEAR) return;
    report[began ? 'move' : 'start']('pan');
    began = true;
    report.panned(dx, dy);
  }, event => {
    if (event.pointerId !== id) return;
    if (began) report.end('pan');
    id = null, began = false;
  });
}

function pinch(area, report) {
  const points = new Map();
  let first = 0, began = false;
  const distance = () => {
    const [one, other] = points.values();
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  listen(area, event => {
    points.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (points.size === 2) first = distance();
  }, event => {
    const point = points.get(event.pointerId);
    if (!point) return;
    point.x = event.clientX, point.y = event.clientY;
    if (points.size !== 2) return;
    const now = distance();
    if (!began && Math.abs(now - first) < NEAR) return;
    report[began ? 'move' : 'start']('pinch');
    began = true;
    report.pinched(now / first);
  }, event => {
    points.delete(event.pointerId);
    if (began) report.end('pinch');
    began = false;
  });
}

function tap(area, report) {
  let id = null, x, y, at;
  const far = event => Math.hypot(event.clientX - x, event.clientY - y) > NEAR;
  listen(area, event => {
    id = event.pointerId;
    x = event.clientX, y = event.clientY, at = event.timeStamp;
  }, event => {
    if (event.pointerId === id && far(event)) id = null;
  }, event => {
    if (event.pointerId === id && !far(event) && event.timeStamp - at < HELD) report.once('tap');
    id = null;
  });
}

function seven(area, report) {
  const points = new Map();
  let moved = false, most = 0, held = false, x, y, at, timer, waiting; // of all fingers from the first to the last
  let vx = 0, last, lastAt, first, firstAngle, panning = false, pinching = false, turning = false;
  const spread = () => {
    const [one, other] = points.values();
    return [Math.hypot(one.x - other.x, one.y - other.y), Math.atan2(other.y - one.y, other.x - one.x)];
  };
  const finish = () => {
    if (pinching) report.end('pinch');
    if (turning) report.end('rotate');
    pinching = turning = false;
  };
  listen(area, event => {
    points.set(event.pointerId, { x: event.clientX, y: event.clientY });
    most = Math.max(most, points.size);
    if (points.size === 2) [first, firstAngle] = spread();
    if (points.size > 1) return clearTimeout(timer);
    moved = held = false, most = 1;
    x = last = event.clientX, y = event.clientY, at = lastAt = event.timeStamp, vx = 0;
    timer = setTimeout(() => { held = true; report.once('press'); }, HELD);
  }, event => {
    const point = points.get(event.pointerId);
    if (!point) return;
    point.x = event.clientX, point.y = event.clientY;
    if (points.size === 2) {
      const [now, angle] = spread(), turn = (angle - firstAngle) * 180 / Math.PI;
      if (pinching || Math.abs(now - first) >= NEAR) {
        report[pinching ? 'move' : 'start']('pinch');
        pinching = true;
        report.pinched(now / first);
      }
      if (turning || Math.abs(turn) >= 10) {
        report[turning ? 'move' : 'start']('rotate');
        turning = true;
        report.turned(turn);
      }
      return;
    }
    const dx = event.clientX - x, dy = event.clientY - y;
    vx = (event.clientX - last) / (event.timeStamp - lastAt) * 1000;
    last = event.clientX, lastAt = event.timeStamp;
    if (!moved && Math.hypot(dx, dy) < NEAR) return;
    if (!moved) clearTimeout(timer);
    moved = true;
    if (most > 1) return;
    report[panning ? 'move' : 'start']('pan');
    panning = true;
    report.panned(dx, dy);
  }, event => {
    points.delete(event.pointerId);
    finish();
    if (points.size) return;
    clearTimeout(timer);
    if (panning) {
      panning = false;
      report.end('pan');
      if (Math.abs(vx) > FAST) report.once('swipe');
    } else if (most === 1 && !held && event.type === 'pointerup') {
      if (waiting) {
        clearTimeout(waiting);
        waiting = undefined;
        return report.once('doubletap');
      }
      waiting = setTimeout(() => { waiting = undefined; report.once('tap'); }, TWICE);
    }
  });
}

const GESTURES = { pan, pinch, tap };
export function recognize(area, gestures, report) {
  (gestures.length === 1 ? GESTURES[gestures[0]] : seven)(area, report);
}
