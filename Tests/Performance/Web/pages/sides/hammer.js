// Hammer.js with its pointer events, composed as its guide does: what fits runs side by side, tap waits for doubletap.
const script = document.createElement('script');
script.src = '/hammer/hammer.min.js';
await new Promise((loaded, failed) => {
  Object.assign(script, { onload: loaded, onerror: failed });
  document.head.append(script);
});
const { Hammer } = window;

const MAKE = {
  rotate: () => new Hammer.Rotate(),
  pinch: () => new Hammer.Pinch(),
  swipe: () => new Hammer.Swipe(),
  pan: () => new Hammer.Pan({ threshold: 10 }),
  doubletap: () => new Hammer.Tap({ event: 'doubletap', taps: 2 }),
  tap: () => new Hammer.Tap(),
  press: () => new Hammer.Press({ time: 500 }),
};
const VALUES = {
  pan: (event, report) => report.panned(event.deltaX, event.deltaY),
  pinch: (event, report) => report.pinched(event.scale),
  rotate: (event, report) => report.turned(event.rotation),
};

export function recognize(area, gestures, report) {
  const options = { inputClass: Hammer.PointerEventInput, domEvents: false, touchAction: 'none' };
  const manager = new Hammer.Manager(area, options);
  const made = {};
  for (const [name, make] of Object.entries(MAKE)) if (gestures.includes(name)) manager.add(made[name] = make());
  const together = (name, ...others) => {
    for (const other of others) if (made[name] && made[other]) made[name].recognizeWith(made[other]);
  };
  together('pinch', 'rotate');
  together('swipe', 'rotate');
  together('pan', 'swipe', 'rotate');
  together('doubletap', 'tap');
  if (made.tap && made.doubletap) made.tap.requireFailure(made.doubletap);
  for (const name of gestures) {
    if (!VALUES[name]) {
      manager.on(name, () => report.once(name));
      continue;
    }
    for (const phase of ['start', 'move', 'end']) {
      manager.on(name + phase, event => { report[phase](name); VALUES[name](event, report); });
    }
  }
  return Hammer.VERSION;
}
