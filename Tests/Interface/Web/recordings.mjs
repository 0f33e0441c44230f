// recordings.mjs: reads a recording as the playground does and prints the rows of the project's CSV, without slots and
// pressures; ends with 1 and the sentence for a file that is refused.
// Usage: node recordings.mjs build/playground/recordings/read.js FILE
import { readFileSync } from 'node:fs';

const words = { began: 'down', moved: 'move', ended: 'up', cancelled: 'cancel' };
const [reader, file] = process.argv.slice(2);
const { readRecording } = await import(reader);
try {
  const touches = readRecording(readFileSync(file));
  if (!touches) throw new Error('none of what is read');
  console.log(JSON.stringify({
    rows: touches.samples.map(({ time, finger, x, y, phase }) => [Math.round(time * 1000), finger, x, y, words[phase]]),
    unitsPerMM: touches.unitsPerMM ?? null,
  }));
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
