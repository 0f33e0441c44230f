// strokes.mjs: does with the package's drawn shapes what it is given, and prints what came of it, for test_strokes.py.
import { loadStrokes } from 'kinesic/strokes';

const { options, templates, drawings } = JSON.parse(process.argv[2]);
const strokes = await loadStrokes();

function sentence(call) {
  try {
    call();
  } catch (error) {
    return [error.name, error.code, error.message];
  }
  return [];
}

const set = strokes.set(options);
const numbers = templates.map(({ name, drawing, options: given }) => set.add(name, drawing, given));
const bytes = set.write();
const text = JSON.stringify(set);
const again = strokes.read(bytes);
const parsed = strokes.read(text);
const damaged = bytes.slice();
damaged[bytes.length >> 1] ^= 1;
// The number of templates: more than 32 bits with a sign hold.
const many = bytes.slice().fill(255, 36, 40);
const memory = strokes.calls.memory.buffer.byteLength;
for (let i = 0; i < 20000; i++) set.classify(drawings[i % drawings.length]);
const withColor = JSON.parse(text);
withColor.templates[1].color = 'red';
const found = {
  numbers,
  count: set.count,
  bytes: Buffer.from(bytes).toString('hex'),
  again: Buffer.from(again.write()).toString('hex'),
  parsed: Buffer.from(parsed.write()).toString('hex'),
  text,
  templates: again.templates(),
  options: again.options,
  classified: drawings.map((drawing) => set.classify(drawing, 40)),
  reports: templates.map((_, index) => set.report(index)),
  limits: templates.map(({ name }) => set.suggestLimit(name) ?? 0),
  grown: strokes.calls.memory.buffer.byteLength - memory,
  refused: {
    damaged: sentence(() => strokes.read(damaged)),
    many: sentence(() => strokes.read(many)),
    tap: sentence(() => set.add('tap', [[[1, 1]]])),
    time: sentence(() => set.add('vee', [[[0, 0, NaN], [1, 1, 2]]])),
    late: sentence(() => set.classify([[[0, 0, 0], [1, 1, Infinity]]])),
    option: sentence(() => set.add('vee', templates[0].drawing, { rotation: 4 })),
    name: sentence(() => set.add('', templates[0].drawing)),
    index: sentence(() => set.remove(99)),
    unknown: sentence(() => set.suggestLimit('none')),
    sampleCount: sentence(() => strokes.set({ sampleCount: 17 })),
    text: sentence(() => strokes.read('{"format": 1')),
    color: sentence(() => strokes.read(JSON.stringify(withColor))),
    version: sentence(() => strokes.read('{"format": "kinesic-strokes", "version": 2, "templates": []}')),
    point: sentence(() => strokes.read('{"format": "kinesic-strokes", "version": 1, "templates": [{"name": "a", "strokes": [[[1]]]}]}')),
  },
};
set.remove(0);
found.left = set.templates().map(({ name }) => name);
set.close();
found.refused.closed = sentence(() => set.count);
console.log(JSON.stringify(found));
