// "Why did it not fire?": the latest decision about a recognizer, and what would change it.

import type { Controls, Relation } from './controls.js';
import type { History, Mark } from './history.js';
import { readable } from './decisions.js';
import { button, make } from './make.js';

interface Remedy {
  readonly text: string;
  readonly apply: () => void;
}

/** Properties that a class's own word points to. */
const limits: readonly [RegExp, readonly string[]][] = [
  [/moved too far/, ['allowableMovement', 'maximumCross', 'backtrack']],
  [/lifted too early/, ['minimumDuration', 'delay', 'threshold']],
  [/no second tap|no further tap|in time/, ['maximumInterval']],
  [/held too long|too slow|took too long|too long/, ['maximumTapDuration', 'maximumDuration']],
  [/too many touches/, ['touchesRequired', 'maximumTouches']],
  [/wrong direction|direction|axis/, ['direction', 'axes', 'edges']],
  [/edge/, ['edgeRegion', 'edges']],
];

/** What is to be said of a reason in a page. */
const advice: { readonly [reason: string]: string } = {
  touchCancelled: 'A browser cancels a finger when it scrolls or zooms with it, or when the window loses its input. What it '
    + 'may do is the CSS property touch-action, which a touch screen sets from the recognizers of the element: a tap and a '
    + 'long press leave scrolling to it, a pan along an axis the other axis.',
};

export class Why {
  private readonly choice: HTMLSelectElement;
  private readonly answer: HTMLElement;
  private asked = '';

  constructor(element: HTMLElement, private readonly goTo: (name: string, property: string) => void,
    private readonly refused: (sentence: string) => void = () => undefined) {
    const label = make('label', 'why-choice', element, 'Why did it not fire? ');
    this.choice = document.createElement('select');
    label.append(this.choice);
    this.answer = make('div', 'why-answer', element);
    this.answer.setAttribute('aria-live', 'polite');
    this.choice.addEventListener('change', () => {
      this.asked = this.choice.value;
      this.again?.();
    });
  }

  /** Set by the page: shows the answer anew. */
  again: (() => void) | undefined;

  setRecognizers(names: readonly string[]): void {
    const before = this.asked;
    this.choice.replaceChildren(...names.map(name => new Option(name, name)));
    this.asked = this.choice.value = names.includes(before) ? before : names[0] ?? '';
  }

  ask(name: string): void {
    this.asked = this.choice.value = name;
    this.again?.();
  }

  show(history: History, controls: Controls | undefined, time: number): void {
    const lane = history.lane(this.asked);
    const attempt = lane && [...lane.attempts].reverse().find(each => each.from <= time && each.marks.length > 0);
    this.answer.replaceChildren();
    if (!lane || !attempt) {
      const state = controls && controls.get(this.asked, 'enabled') === false
        ? `'${this.asked}' is disabled: it takes no part at all.`
        : `'${this.asked}' has not seen a touch yet. Touch the part of the page that it is attached to.`;
      make('p', 'why-sentence quiet', this.answer, state);
      return;
    }
    const fired = attempt.outcome === 'recognized' || attempt.outcome === 'ended'
      || (attempt.began !== undefined && attempt.to === undefined);
    const mark = [...attempt.marks].reverse().find(each => fired || each.kind === 'failed' || each.kind === 'waits')
      ?? attempt.marks[attempt.marks.length - 1];
    if (!mark) return;
    if (fired) make('p', 'why-verdict good', this.answer, 'It did fire, in its latest attempt.');
    make('p', 'why-sentence', this.answer, sentence(mark.sentence));
    const more = advice[mark.reason];
    if (more !== undefined) make('p', 'why-advice', this.answer, more);
    if (attempt.marks.length > 1) {
      const list = make('ul', 'why-story', this.answer);
      for (const each of attempt.marks) {
        const item = make('li', '', list);
        make('time', '', item, `${((each.time - attempt.from) / 1000).toFixed(2)} s`);
        item.append(readable(each.sentence));
      }
    }
    const remedies = controls && !fired ? this.remedies(mark, controls) : [];
    if (remedies.length === 0) return;
    make('h3', 'why-title', this.answer, 'What would change it');
    const box = make('div', 'remedies', this.answer);
    for (const remedy of remedies) {
      button('remedy', box, remedy.text, () => {
        try {
          remedy.apply();
        } catch (error) {
          this.refused(error instanceof Error ? error.message : String(error));
          return;
        }
        this.answer.querySelector('.why-done')?.remove();
        make('p', 'why-done', this.answer, 'Done: it holds from the next touch on. Try the gesture again.');
      });
    }
  }

  private remedies(mark: Mark, controls: Controls): Remedy[] {
    const { lane: name, other, reason } = mark;
    const relate = (text: string, relation: Relation, a: string, b: string, on: boolean): Remedy[] =>
      controls.has(relation, a, b) === on ? [] : [{ text, apply: () => controls.setRelation(relation, a, b, on) }];
    if (other !== undefined && controls.knows(other)) {
      if (reason === 'waitingFor' || reason === 'requiredRecognized') {
        return relate(`Turn off: ${name} waits for ${other}`, 'waitFor', name, other, false);
      }
      if (reason === 'preventedBy' || reason === 'blockedBy') {
        return [
          ...relate(`Let ${other} wait for ${name}`, 'waitFor', other, name, true),
          ...relate(`Allow ${name} and ${other} together`, 'alongside', name, other, true),
          ...relate(`${other} may not prevent ${name}`, 'mayNotPrevent', other, name, true),
        ];
      }
    }
    const usual = (text: string, relation: Relation, a: string): Remedy[] =>
      controls.has(relation, a, name) ? relate(text, relation, a, name, false) : [];
    if (reason === 'shouldBegin') {
      return [
        ...usual(`Let the delegate of ${name} say yes`, 'shouldBegin', name),
        ...usual(`Let ${controls.partOf(name)} say that ${name} may begin`, 'gestureShouldBegin', controls.partOf(name)),
      ];
    }
    if (reason === 'touchesFiltered') return usual(`Let ${name} receive touches`, 'shouldReceiveTouch', name);
    const properties = limits.filter(([pattern]) => pattern.test(mark.sentence)).flatMap(([, names]) => names);
    return [...new Set(properties)].filter(property => controls.info(name, property)).map(property => ({
      text: `Change ${property} of ${name}, now ${String(controls.get(name, property))}`,
      apply: () => this.goTo(name, property),
    }));
  }
}

function sentence(given: string): string {
  const text = readable(given);
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
}
