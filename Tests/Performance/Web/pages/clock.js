// The scenes' clock. A scene of ten seconds is played in a millisecond, so all that says the time is replaced:
// Date.now, performance.now, timeStamp of events, and timers. Each still calls the browser's own, which then costs
// what it costs.

export const realNow = performance.now.bind(performance);
let now = 0, earliest = Infinity;
const timers = new Map();

export function install() {
  const { now: dateNow } = Date, begin = dateNow();
  const setNative = setTimeout, clearNative = clearTimeout, nothing = () => {};
  const timeStamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
  now = realNow();
  Date.now = () => (dateNow(), Math.floor(begin + now));
  performance.now = () => (realNow(), now);
  Object.defineProperty(Event.prototype, 'timeStamp', { get() { timeStamp.call(this); return now; } });
  window.setTimeout = (call, delay, ...values) => {
    const id = setNative(nothing, delay);
    const at = now + (delay || 0);
    timers.set(id, { at, call, values });
    earliest = Math.min(earliest, at);
    return id;
  };
  window.clearTimeout = id => { clearNative(id); timers.delete(id); };
}

export const time = () => now;

// Goes on to a time and fires the timers that are due on the way. Without any it costs nothing: what a side has
// pending is not to be paid for at each step.
export function advance(to) {
  while (earliest <= to) {
    let first, id;
    for (const [each, timer] of timers) if (timer.at <= to && !(first?.at <= timer.at)) [id, first] = [each, timer];
    if (!first) {
      earliest = Math.min(...Array.from(timers.values(), (timer) => timer.at));
      break;
    }
    timers.delete(id);
    now = Math.max(now, first.at);
    first.call(...first.values);
  }
  now = to;
}
