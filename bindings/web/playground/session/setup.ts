// What is set up at present: properties and relations of the preset's recognizers, kept in the page and applied to the
// live engine.

import { standard, type Controls, type Question, type Relation } from '../kinesic/dist/devtools/controls.js';
import type { ClassInfo, Delegate, Kinesic, PropertyInfo, Recognizer, Setting, Touchscreen } from './kinesic.js';
import type { Change, Plan, Preset } from './preset.js';

const ofOne: readonly Question[] = ['shouldBegin', 'shouldReceiveTouch'];
const ofTwo: readonly Question[] = ['shouldRecognizeSimultaneouslyWith', 'shouldRequireFailureOf',
  'shouldBeRequiredToFailBy'];
export const isQuestion = (relation: Relation): relation is Question =>
  [...ofOne, ...ofTwo, 'gestureShouldBegin'].includes(relation);
const key = (relation: Relation, a: string, b: string) => `${relation}:${a}>${b}`;

/** What was set otherwise than a preset has it. */
export interface Changes {
  /** Name of the recognizer, property, value. */
  readonly set: readonly (readonly [string, string, Setting])[];
  readonly on: readonly (readonly [Relation, string, string])[];
  readonly off: readonly (readonly [Relation, string, string])[];
}

export class Setup implements Controls {
  readonly recognizers = new Map<string, Recognizer>();
  private readonly settings = new Map<string, Map<string, Setting>>();
  private readonly relations = new Set<string>();
  private readonly boundaries = new Set<string>();
  /** The representatives of groups that the engine has. */
  private readonly grouped = new Set<string>();
  private screen: Touchscreen | undefined;
  private targets: Readonly<Record<string, HTMLElement>> = {};
  private readonly changed: (() => void)[] = [];

  constructor(readonly preset: Preset, private readonly kinesic: Kinesic) {
    for (const plan of preset.recognizers) this.settings.set(plan.name, new Map(Object.entries(plan.options ?? {})));
    for (const change of preset.always ?? []) this.write(change, true);
  }

  onChange(handler: () => void): void {
    this.changed.push(handler);
  }

  get cast(): readonly Plan[] {
    return this.preset.recognizers;
  }

  knows(name: string): boolean {
    return this.cast.some(plan => plan.name === name);
  }

  partOf(name: string): string {
    return this.plan(name).target;
  }

  plan(name: string): Plan {
    const plan = this.preset.recognizers.find(each => each.name === name);
    if (!plan) throw new Error(`no recognizer ${name}`);
    return plan;
  }

  classOf(name: string): ClassInfo | undefined {
    const { type } = this.plan(name);
    return this.kinesic.classes.find(each => each.name === type);
  }

  attach(screen: Touchscreen, targets: Readonly<Record<string, HTMLElement>>): void {
    this.screen = screen;
    this.targets = targets;
    this.recognizers.clear();
    this.grouped.clear();
    for (const [target, element] of Object.entries(targets)) {
      if (this.preset.recognizers.some(plan => plan.target === target)) screen.view(element).name = target;
    }
    for (const plan of this.preset.recognizers) {
      const target = targets[plan.target];
      if (!target) throw new Error(`no part ${plan.target}`);
      const options: Record<string, unknown> = { name: plan.name };
      for (const [property, value] of this.settings.get(plan.name) ?? []) options[property] = value;
      this.recognizers.set(plan.name, screen.on(target, plan.type, options));
    }
    for (const target of this.boundaries) this.setBoundary(target, true);
    for (const { relation, a, b } of this.allRelations()) this.relate(relation, a, b, true);
  }

  get(name: string, property: string): Setting {
    const set = this.settings.get(name)?.get(property);
    if (set !== undefined) return set;
    const info = this.info(name, property);
    return info ? standard(info) : 0;
  }

  info(name: string, property: string): PropertyInfo | undefined {
    return this.properties(name).find(each => each.name === property);
  }

  /** Those of its class first, then those that all have. */
  properties(name: string): readonly PropertyInfo[] {
    const own = this.classOf(name)?.properties ?? [];
    return [...own, ...this.kinesic.commonProperties.filter(common => !own.some(each => each.name === common.name))];
  }

  /** What differs from the defaults of the class. */
  options(name: string): [string, Setting][] {
    return [...(this.settings.get(name) ?? [])].filter(([property, value]) => {
      const info = this.info(name, property);
      return !info || String(value) !== String(standard(info));
    });
  }

  has(relation: Relation, a: string, b: string): boolean {
    return this.relations.has(key(relation, a, b)) || (relation === 'alongside'
      && this.relations.has(key(relation, b, a)));
  }

  allRelations(): { relation: Relation; a: string; b: string }[] {
    return [...this.relations].map(entry => this.parse(entry));
  }

  allBoundaries(): string[] {
    return [...this.boundaries];
  }

  isOn(change: Change): boolean {
    switch (change.kind) {
      case 'set': return this.get(change.name, change.property) === change.value;
      case 'boundary': return this.boundaries.has(change.target);
      default: return this.has(change.kind, change.from, change.to);
    }
  }

  get isSettled(): boolean {
    return this.preset.settle.length > 0 && this.preset.settle.every(change => this.isOn(change));
  }

  settle(on: boolean): void {
    for (const change of this.preset.settle) this.write(change, on);
    this.tell();
  }

  set(name: string, property: string, value: Setting): void {
    this.recognizers.get(name)?.set(property, value);
    this.settings.get(name)?.set(property, value);
    this.tell();
  }

  /** Throws the engine's sentence where it refuses; then nothing has changed. */
  setRelation(relation: Relation, a: string, b: string, on: boolean): void {
    const before = [...this.relations];
    if (on) this.relations.add(key(relation, a, b));
    else {
      this.relations.delete(key(relation, a, b));
      if (relation === 'alongside') this.relations.delete(key(relation, b, a));
    }
    try {
      this.relate(relation, a, b, on);
    } catch (error) {
      this.relations.clear();
      for (const entry of before) this.relations.add(entry);
      if (relation === 'group') this.regroup(b);
      throw error;
    }
    this.tell();
  }

  /** What differs from the preset by default, or resolved; undefined: nothing. */
  get changes(): Changes | undefined {
    const plain = new Setup(this.preset, this.kinesic);
    if (this.isSettled) plain.settle(true);
    const set = this.preset.recognizers.flatMap(({ name }) => [...(this.settings.get(name) ?? [])]
      .filter(([property, value]) => String(plain.get(name, property)) !== String(value))
      .map(([property, value]) => [name, property, value] as const));
    const beyond = (one: Setup, other: Setup) => one.allRelations()
      .filter(({ relation, a, b }) => !other.has(relation, a, b)).map(({ relation, a, b }) => [relation, a, b] as const);
    const [on, off] = [beyond(this, plain), beyond(plain, this)];
    return set.length + on.length + off.length > 0 ? { set, on, off } : undefined;
  }

  /** Throws for changes that are not of this preset: they may come from anywhere. */
  change({ set, on, off }: Changes): void {
    const parts = this.preset.recognizers.flatMap(({ name, target }) => [name, target]);
    for (const [name, property, value] of set) {
      if (!this.info(name, property)) throw new Error(`no property ${property}`);
      this.set(name, property, value);
    }
    for (const [list, isOn] of [[off, false], [on, true]] as const) {
      for (const [relation, a, b] of list) {
        if (!parts.includes(a) || !parts.includes(b)) throw new Error(`no pair ${a}, ${b}`);
        this.setRelation(relation, a, b, isOn);
      }
    }
  }

  /** Those that a recognizer represents. */
  members(representative: string): string[] {
    return this.allRelations().filter(({ relation, b }) => relation === 'group' && b === representative).map(({ a }) => a);
  }

  /** The questions that the delegate of a recognizer answers otherwise, with the others that they are about. */
  answers(name: string): { question: Question; others: string[] }[] {
    return [...ofOne, ...ofTwo].flatMap(question => {
      const others = this.allRelations().filter(({ relation, a }) => relation === question && a === name).map(({ b }) => b);
      return others.length > 0 ? [{ question, others }] : [];
    });
  }

  /** The recognizers that a part does not let begin. */
  heldBack(target: string): string[] {
    return this.allRelations().filter(({ relation, a }) => relation === 'gestureShouldBegin' && a === target).map(({ b }) => b);
  }

  private write(change: Change, on: boolean): void {
    if (change.kind === 'set') {
      const before = this.plan(change.name).options?.[change.property];
      const info = this.info(change.name, change.property);
      const otherwise = before ?? (info ? standard(info) : 0);
      const value = on ? change.value : otherwise;
      this.recognizers.get(change.name)?.set(change.property, value);
      this.settings.get(change.name)?.set(change.property, value);
    } else if (change.kind === 'boundary') {
      this.setBoundary(change.target, on);
      if (on) this.boundaries.add(change.target); else this.boundaries.delete(change.target);
    } else {
      if (this.has(change.kind, change.from, change.to) === on) return;
      this.relate(change.kind, change.from, change.to, on);
      if (on) this.relations.add(key(change.kind, change.from, change.to));
      else this.relations.delete(key(change.kind, change.from, change.to));
    }
  }

  private relate(relation: Relation, a: string, b: string, on: boolean): void {
    if (isQuestion(relation)) {
      this.answer(relation, a);
      return;
    }
    if (relation === 'group') {
      this.regroup(b);
      return;
    }
    const [from, to] = [this.recognizers.get(a), this.recognizers.get(b)];
    if (!from || !to) return;
    if (relation === 'waitFor') {
      if (on) from.waitFor(to); else from.doNotWaitFor(to);
    } else if (relation === 'alongside') {
      if (on) from.alongside(to); else from.notAlongside(to);
    } else this.screen?.setPrevention(from, to, !on);
  }

  private answer(question: Question, a: string): void {
    const element = this.targets[a];
    if (question !== 'gestureShouldBegin') this.recognizers.get(a)?.setDelegate(this.delegateOf(a));
    else if (element) {
      const heldBack = this.heldBack(a);
      this.screen?.view(element).setQuestions(
        heldBack.length > 0 ? { gestureShouldBegin: recognizer => !heldBack.includes(recognizer.name) } : {});
    }
  }

  private delegateOf(name: string): Delegate {
    const delegate: Delegate = {};
    for (const { question, others } of this.answers(name)) {
      if (question === 'shouldBegin' || question === 'shouldReceiveTouch') delegate[question] = () => false;
      else if (question !== 'gestureShouldBegin') delegate[question] = (_, other) => others.includes(other.name);
    }
    return delegate;
  }

  /** Makes the group of a representative anew. */
  private regroup(name: string): void {
    const representative = this.recognizers.get(name);
    if (!representative || !this.screen) return;
    if (this.grouped.delete(name)) this.screen.ungroup(representative);
    const members = this.members(name).flatMap(each => this.recognizers.get(each) ?? []);
    if (members.length === 0) return;
    this.screen.group(representative, ...members);
    this.grouped.add(name);
  }

  private setBoundary(target: string, on: boolean): void {
    const element = this.targets[target];
    if (element && this.screen) this.screen.view(element).set('arenaBoundary', on);
  }

  private parse(entry: string): { relation: Relation; a: string; b: string } {
    const [relation, pair] = entry.split(':') as [Relation, string];
    const [a, b] = pair.split('>') as [string, string];
    return { relation, a, b };
  }

  private tell(): void {
    for (const handler of this.changed) handler();
  }

  /** The deepest part first. */
  recognizersAt(element: Element | null): string[] {
    const names: string[] = [];
    for (let at = element; at; at = at.parentElement) {
      for (const plan of this.preset.recognizers) {
        if (this.targets[plan.target] === at && this.get(plan.name, 'enabled')) names.push(plan.name);
      }
    }
    return names;
  }
}
