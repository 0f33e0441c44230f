// records.mjs: the bytes of the records behind events. Here alone tests look behind the public interface: the engine
// reads each record with readRecord, those of a replay with replayed.

/** Of the 192 bytes of a record, those before its pointer: all that every build has alike. */
export const told = 176;

const copy = (engine, at) => engine.module.u8.slice(at, at + told);

function before(engine, method, see) {
  const call = engine[method];
  if (typeof call !== 'function') throw new Error(`the engine has no ${method} any more`);
  return function (at, ...rest) {
    see(copy(this, at));
    return call.call(this, at, ...rest);
  };
}

/** A list that gets the bytes of each record of an engine. */
export function watchRecords(engine) {
  const records = [];
  engine.readRecord = before(engine, 'readRecord', (bytes) => records.push(bytes));
  return records;
}

/** Calls a function with the bytes of each record that replays send; gives what ends that. */
export function watchReplays(kinesic, see) {
  const engine = kinesic.engine();
  const engines = Object.getPrototypeOf(engine);
  const { replayed } = engines;
  engines.replayed = before(engine, 'replayed', see);
  engine.close();
  return () => { engines.replayed = replayed; };
}

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hexadecimal(bytes) {
  let text = '';
  for (const byte of bytes) text += pairs[byte];
  return text;
}

/** SHA-256 of bytes in several pieces. */
export async function digest(pieces) {
  const whole = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
}
