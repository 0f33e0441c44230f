// The recognizers of touch screens, each by a name of its own.

import type { Controls, Named, Relation as Pair, Setting } from './controls.js';
import type { ClassInfo, PropertyInfo } from '../descriptors.js';
import type { KinesicEvent } from '../events.js';
import type { Recognizer, Relation } from '../recognizer.js';
import type { Touchscreen } from '../touchscreen.js';
import { readCommon } from '../descriptors.js';
import { KinesicError } from '../errors.js';

type Any = Recognizer<any>;

/** The relations that can be changed here, with their names in the package. */
const kinds: { readonly [pair in Pair]?: Relation } = {
  waitFor: 'requires', alongside: 'simultaneous', mayNotPrevent: 'mayNotPrevent', group: 'group',
};

/** What is said where a recognizer has no name. */
function nameOf(recognizer: Any): string {
  if (recognizer.name !== '') return recognizer.name;
  const element = recognizer.element;
  const part = element ? element.id || element.localName : 'page';
  return `${part} ${recognizer.type.replace(/^.*\./, '')}`;
}

export class Cast implements Controls {
  private readonly names = new WeakMap<Any, string>();
  private byName = new Map<string, Any>();

  constructor(private readonly screens: () => Iterable<Touchscreen>) {}

  /** Takes over which recognizers there are. Returns whether they are others than before. */
  refresh(): boolean {
    const before = this.byName;
    const all = [...this.screens()].filter((screen) => !screen.isClosed).flatMap((screen) => [...screen.recognizers]);
    this.byName = new Map(all.filter((each) => this.names.has(each)).map((each) => [this.names.get(each)!, each]));
    for (const each of all) this.nameFor(each);
    return before.size !== this.byName.size || [...before.keys()].some((name) => !this.byName.has(name));
  }

  /** The name of a recognizer, which no other one has. */
  nameFor(recognizer: Any): string {
    const known = this.names.get(recognizer);
    if (known !== undefined) return known;
    const base = nameOf(recognizer);
    let name = base;
    for (let count = 2; this.byName.has(name); count++) name = `${base} #${count}`;
    this.names.set(recognizer, name);
    this.byName.set(name, recognizer);
    return name;
  }

  find(name: string): Any | undefined {
    const found = this.byName.get(name);
    return found?.isRemoved || found?.engine.isClosed ? undefined : found;
  }

  /** The engine's sentence, with these names in place of numbers. */
  sentence(event: KinesicEvent): string {
    if (event.kind !== 'gesture' && event.kind !== 'decision') return event.sentence;
    const { recognizer } = event;
    // The engine has numbers of C where events have words.
    const { direction } = event as { direction?: readonly string[] };
    const sentence = event.sentence.replace(/\bdirection \d+/, `direction ${direction}`);
    const own = this.named(sentence, recognizer, sentence.indexOf(`'${recognizer.name}'`));
    const other = event.kind === 'decision' ? event.other : undefined;
    return other ? this.named(own, other, own.lastIndexOf(`'${other.name}'`)) : own;
  }

  /** A sentence with the name of a recognizer in place of its number, or of the name that the page gave it. */
  private named(text: string, recognizer: Any, at: number): string {
    const name = `'${this.nameFor(recognizer)}'`;
    if (recognizer.name === '') return text.replace(`0x${recognizer.id.toString(16)}`, name);
    return at < 0 ? text : text.slice(0, at) + name + text.slice(at + recognizer.name.length + 2);
  }

  get cast(): readonly Named[] {
    return [...this.byName].map(([name, { type }]) => ({ name, type }));
  }

  knows(name: string): boolean {
    return this.find(name) !== undefined;
  }

  partOf(name: string): string {
    return this.find(name)?.view.name ?? '';
  }

  classOf(name: string): ClassInfo | undefined {
    return this.find(name)?.descriptor.info;
  }

  properties(name: string): readonly PropertyInfo[] {
    const found = this.find(name);
    if (!found) return [];
    const own = found.descriptor.info.properties;
    const common = readCommon(found.engine.module).map(([info]) => info);
    return [...own, ...common.filter((info) => !own.some((each) => each.name === info.name))];
  }

  info(name: string, property: string): PropertyInfo | undefined {
    return this.properties(name).find((each) => each.name === property);
  }

  get(name: string, property: string): Setting {
    const value = this.find(name)?.get(property) as Setting;
    const info = this.info(name, property);
    if (!info?.words || !Array.isArray(value)) return value;
    return value.reduce((mask, word) => mask | (1 << info.words!.indexOf(word)), 0);
  }

  set(name: string, property: string, value: Setting): void {
    this.needed(name).set(property, value);
  }

  has(pair: Pair, a: string, b: string): boolean {
    const [kind, from, to] = [kinds[pair], this.find(a), this.find(b)];
    return kind !== undefined && from !== undefined && to !== undefined && from.relations(kind).includes(to);
  }

  setRelation(pair: Pair, a: string, b: string, on: boolean): void {
    const [from, to] = [this.needed(a), this.needed(b)];
    if (pair === 'waitFor') on ? from.waitFor(to) : from.doNotWaitFor(to);
    else if (pair === 'alongside') on ? from.alongside(to) : from.notAlongside(to);
    else if (pair === 'mayNotPrevent') from.engine.setPrevention(from, to, !on);
    else throw new KinesicError('KIN_ERROR_UNSUPPORTED', `the page decides '${pair}' by itself`);
  }

  private needed(name: string): Any {
    const found = this.find(name);
    if (!found) throw new KinesicError('KIN_ERROR_STALE', `'${name}' was removed`);
    return found;
  }
}
