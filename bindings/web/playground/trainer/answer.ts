// What a drawing was named.

import { make } from '../kinesic/dist/devtools/make.js';
import type { Classification } from './kinesic.js';

/** One sentence about it. */
export function sentence({ verdict, matches }: Classification): string {
  const [first, second] = matches;
  if (!first) return 'None of the shapes.';
  if (verdict === 'recognized') return `Recognized: ${first.name}`;
  if (verdict === 'ambiguous') return `${first.name} or ${second?.name ?? 'something like it'}: too near to tell.`;
  return `None of the shapes. The nearest is ${first.name}.`;
}

export function showAnswer(found: Classification, place: HTMLElement): void {
  place.replaceChildren();
  make('p', `answer-sentence ${found.verdict}`, place, sentence(found));
  const list = make('ol', 'matches', place);
  for (const { name, confidence, distance } of found.matches) {
    const item = make('li', 'match', list);
    make('span', 'match-name', item, name);
    const bar = make('span', 'match-bar', item);
    bar.style.setProperty('--share', String(confidence));
    make('span', 'match-number', item, `${Math.round(100 * confidence)} %`);
    make('span', 'match-distance', item, `distance ${distance.toFixed(3)}`);
  }
}
