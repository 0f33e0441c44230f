// Kinesic, with the gestures that run side by side declared so; tap waits for doubletap.
import { load } from '/kinesic/index.js';

// A pan of one finger is what Hammer.js has.
const CLASSES = {
  pan: ['pan', { maximumTouches: 1 }],
  pinch: ['pinch', {}],
  rotate: ['rotation', {}],
  swipe: ['swipe', {}],
  tap: ['tap', {}],
  doubletap: ['tap', { tapsRequired: 2 }],
  press: ['longPress', { minimumDuration: 500 }],
};
const VALUES = {
  pan: (event, report) => report.panned(event.translation.x, event.translation.y),
  pinch: (event, report) => report.pinched(event.scale),
  rotate: (event, report) => report.turned(event.rotation * 180 / Math.PI),
};
const PHASES = { began: 'start', changed: 'move', ended: 'end' };

export async function recognize(area, gestures, report) {
  const kinesic = await load(), screen = kinesic.touchscreen(), made = {};
  for (const name of gestures) {
    const [type, options] = CLASSES[name], values = VALUES[name];
    made[name] = screen.on(area, type, options, event => {
      if (!values) {
        if (event.state === (type === 'longPress' ? 'began' : 'ended')) report.once(name);
      } else if (PHASES[event.state]) {
        report[PHASES[event.state]](name);
        values(event, report);
      }
    });
  }
  const together = ['pan', 'pinch', 'rotate', 'swipe'].flatMap(name => made[name] ?? []);
  if (together.length > 1) screen.simultaneous(...together);
  if (made.tap && made.doubletap) made.tap.waitFor(made.doubletap);
  return kinesic.version;
}
