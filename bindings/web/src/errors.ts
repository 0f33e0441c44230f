/** Something that the engine refused. Nothing has changed. */
export class KinesicError extends Error {
  /** The name of the result, such as 'KIN_ERROR_RANGE': kin_result in Include/kinesic/base.h. */
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'KinesicError';
    this.code = code;
  }
}

/** Which of the words one is. */
export function indexOf(word: string, words: readonly string[], code = 'KIN_ERROR_UNKNOWN'): number {
  const index = words.indexOf(word);
  if (index < 0) throw new KinesicError(code, `'${word}' is none of ${words.join(', ')}`);
  return index;
}

/** Refuses options of which one has another name. */
export function checkOptions(options: object, names: readonly string[]): void {
  for (const name of Object.keys(options)) indexOf(name, names);
}

/** Gives an exception of a handler to the page's error handler, so that the engine goes on. */
export function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else queueMicrotask(() => { throw error; });
}

/** Calls a handler. What it throws goes to the page's error handler. */
export function guarded(handler: (event: any) => void, event: unknown): void {
  try {
    handler(event);
  } catch (error) {
    report(error);
  }
}
