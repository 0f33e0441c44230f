// A key with its modifiers, as people write it: 'Alt+G'.

import { KinesicError } from '../errors.js';

const modifiers = ['Control', 'Alt', 'Shift', 'Meta'] as const;

export interface Key {
  readonly words: string;
  matches(event: KeyboardEvent): boolean;
}

/**
 * Reads 'Alt+G', 'Control+Shift+K' or 'F9'. With Alt the letter that is on the key counts, not what it then writes.
 */
export function keyOf(text: string): Key {
  const parts = String(text).split('+');
  const name = parts.pop() ?? '';
  const wrong = parts.find((part) => !(modifiers as readonly string[]).includes(part));
  if (wrong !== undefined || name === '') {
    throw new KinesicError('KIN_ERROR_INVALID', `'${text}' is no key: write it as 'Alt+G', with ${modifiers.join(', ')} before it`);
  }
  const codes = [`Key${name.toUpperCase()}`, `Digit${name}`];
  return {
    words: text,
    matches: (event) => modifiers.every((each) => event.getModifierState(each) === parts.includes(each))
      && (event.key.toLowerCase() === name.toLowerCase() || codes.includes(event.code)),
  };
}
