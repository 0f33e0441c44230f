// words.mjs: what a case says, in the words and units of the package.

/** own_rule: ownRule; translation.x stays. */
export const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** Seconds as milliseconds. The decimal point moves, so that 0.57 is 570 and nothing else. */
export function milliseconds(seconds) {
  const [digits, power = '0'] = String(seconds).split('e');
  return Number(`${digits}e${Number(power) + 3}`);
}

/** A property's number in C, as a page would write it: milliseconds, words, booleans. */
export function given(info, number) {
  if (info.unit === 'ms') return milliseconds(number);
  if (info.kind === 'boolean') return Boolean(number);
  if (!info.words) return number;
  return info.kind === 'flags' ? info.words.filter((_, bit) => (number >> bit) & 1) : info.words[number];
}

/** An output of an event, as the number that C has; undefined: the event has no such output. */
export function output(info, event) {
  const [field, axis] = info.name.split('.');
  const found = axis ? event[field]?.[axis] : event[field];
  if (Array.isArray(found)) return found.reduce((mask, word) => mask | (1 << info.words.indexOf(word)), 0);
  if (typeof found === 'string') return info.words.indexOf(found);
  return info.unit === 'ms' ? found / 1000 : found;
}

/** What the second module brings; without it the package's own error. */
export function needed(traces) {
  if (traces) return traces;
  throw Object.assign(new Error('this case needs the second module'), { code: 'KIN_ERROR_UNSUPPORTED' });
}

/** The members of an object by name; one that is not known there is a fault of the case. */
export function fields(object, ...known) {
  for (const name of Object.keys(object)) {
    if (!known.includes(name)) throw new Error(`the key '${name}' is unknown in ${JSON.stringify(object)}`);
  }
  return object;
}

/** What a table has under an id. */
export function named(table, id, what) {
  if (!table.has(id)) throw new Error(`there is no ${what} '${id}'`);
  return table.get(id);
}
