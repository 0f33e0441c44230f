// traces.mjs: plays traces with the package and writes what comes of them as the host of Tests/Behaviour/Determinism
// does (take.h): the bytes of each record, and the time and hash of each step.
import { hexadecimal, watchReplays } from './records.mjs';

const number = (value) => BigInt(value).toString(16).padStart(16, '0');
const nanoseconds = (time) => Math.round(time * 1e6);

/** What comes of a trace, as lines. What must not be begins with 'differs'. */
export async function linesOf(kinesic, trace) {
  const traces = await kinesic.loadTraces();
  const lines = [];
  const end = watchReplays(kinesic, (record) => lines.push(`event ${hexadecimal(record)}`));
  let heard = 0;
  try {
    const replay = traces.replay(trace, {
      onEvent: () => { heard += 1; },
      onStep: (time, hash) => lines.push(`stepped ${number(nanoseconds(time))} ${number(hash)}`),
    });
    const { calls, steps, events, checks, end: last, isComplete } = replay;
    if (!isComplete) lines.push('differs the trace was not played to its end');
    if (checks !== steps) lines.push('differs not every step has its check');
    if (heard !== events) lines.push(`differs ${heard} events were heard`);
    lines.push(`replayed ${[calls, steps, events, checks, nanoseconds(last)].map(number).join(' ')}`);
    replay.engine.close();
  } finally {
    end();
  }
  return lines;
}
