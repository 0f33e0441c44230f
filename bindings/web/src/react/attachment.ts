import type { ClassName, Delegate, OwnClassName, Recognizer, RecognizerOptions, Touchscreen } from '../index.js';

/** A gesture of a component. */
export interface Gesture<Type extends string = string> {
  /** Its recognizer while the component and its element are in the page and the module is loaded. */
  readonly recognizer: Recognizer<Type> | undefined;
}

/** What a relation names: a gesture of any component, or a recognizer. Nothing is allowed, for what may be missing. */
export type Related = Gesture | Recognizer | null | undefined;

/** Those that a recognizer keeps for its life. */
type Fixed = Pick<RecognizerOptions, 'cancelsClick' | 'activation'>;

/** What `useGesture` takes beside the properties of the class. */
export interface GestureOptions extends Delegate, Fixed {
  /** For explanations; at most 127 bytes of UTF-8. */
  name?: string | undefined;
  /** Those that must fail before this one can be recognized. */
  waitFor?: Related | readonly Related[];
  /** Those that may be recognized at the same time. */
  alongside?: Related | readonly Related[];
}

/** What a rendering asks for. */
export interface Wanted {
  readonly screen: Touchscreen | undefined;
  readonly element: Element | null | undefined;
  readonly type: ClassName | OwnClassName;
  readonly options: GestureOptions;
}

type Functions = { [question: string]: (...given: never[]) => boolean };
type Relation = 'waitFor' | 'alongside';
const takenBackBy = { waitFor: 'doNotWaitFor', alongside: 'notAlongside' } as const;
const relations: readonly Relation[] = ['waitFor', 'alongside'];

/** The recognizer of one call of `useGesture`, made to agree with each rendering. */
export class Attachment<Type extends string = string> implements Gesture<Type> {
  recognizer: Recognizer<Type> | undefined = undefined;
  private wanted: Wanted | undefined;
  private handler: ((event: any) => void) | undefined;
  private readonly questions: Functions = {};
  /** Whom its relations name. */
  private related: { readonly [relation in Relation]: ReadonlySet<Related> } = { waitFor: new Set(), alongside: new Set() };
  /** The attached ones whose relations name it. */
  private readonly followers = new Set<Attachment>();

  /** The functions of the latest rendering are those that are called. */
  call(options: GestureOptions, handler: ((event: any) => void) | undefined): void {
    this.handler = handler;
    Object.assign(this.questions, functionsOf(options));
  }

  /** Attaches the recognizer, or changes what is different. What is refused is reported. */
  update(wanted: Wanted): void {
    const before = this.wanted;
    try {
      if (!before || this.needsAnother(before, wanted)) this.attach(wanted);
      else this.change(before.options, wanted.options);
    } catch (error) {
      reportError(error);
    }
    this.wanted = wanted;
    this.relate(wanted.options);
  }

  /** Removes the recognizer. The next `update` attaches another one. */
  detach(): void {
    this.relate({});
    this.wanted = undefined;
    this.recognizer?.remove();
    this.recognizer = undefined;
  }

  private attach(wanted: Wanted): void {
    this.detach();
    const { screen, element, type, options } = wanted;
    if (!screen || !element) return;
    const name = options.name === undefined ? {} : { name: options.name };
    const given = { ...propertiesOf(options), ...this.asked(options), ...fixedOf(options), ...name };
    this.recognizer = screen.on(element, type as OwnClassName, given, (event) => this.handler?.(event)) as Recognizer<any>;
    for (const follower of this.followers) follower.meet(this);
  }

  /** Whether the recognizer that is there cannot be changed to what is wanted. */
  private needsAnother(before: Wanted, now: Wanted): boolean {
    const [old, properties] = [propertiesOf(before.options), propertiesOf(now.options)];
    return before.screen !== now.screen || before.element !== now.element || before.type !== now.type
      || Object.keys(old).some((name) => !(name in properties))
      || changed({ ...fixedOf(before.options) }, { ...fixedOf(now.options) }).length > 0
      || (before.options.name !== undefined && now.options.name === undefined)
      || (!this.recognizer && changed(old, properties).length > 0);
  }

  /** Sets what the latest rendering says otherwise. */
  private change(before: GestureOptions, now: GestureOptions): void {
    const { recognizer } = this;
    if (!recognizer || recognizer.isRemoved) return;
    const properties = changed(propertiesOf(before), propertiesOf(now));
    if (properties.length > 0) recognizer.set(Object.fromEntries(properties) as never);
    if (now.name !== undefined && now.name !== before.name) recognizer.name = now.name;
    if (names(functionsOf(before)) !== names(functionsOf(now))) recognizer.setDelegate(this.asked(now));
  }

  /** A delegate that asks the latest functions. */
  private asked(options: GestureOptions): Delegate {
    const asked = Object.keys(functionsOf(options)).map((name) => [name, (...given: never[]) => this.questions[name](...given)]);
    return Object.fromEntries(asked) as Delegate;
  }

  /** Takes back the relations that are no longer wanted, and adds the new ones. */
  private relate(options: GestureOptions): void {
    const before = this.related;
    this.related = { waitFor: setOf(options.waitFor), alongside: setOf(options.alongside) };
    for (const relation of relations) {
      for (const other of before[relation]) if (!this.related[relation].has(other)) this.takeBack(relation, other);
      for (const other of this.related[relation]) if (!before[relation].has(other)) this.say(relation, other);
    }
    for (const other of all(before)) this.follow(other, false);
    for (const other of all(this.related)) this.follow(other, true);
  }

  private say(relation: Relation, other: Related): void {
    const [own, peer] = [alive(this), alive(other)];
    if (!own || !peer) return;
    try {
      own[relation](peer);
    } catch (error) {
      reportError(error);
    }
  }

  private takeBack(relation: Relation, other: Related): void {
    const [own, peer] = [alive(this), alive(other)];
    if (!own || !peer) return;
    own[takenBackBy[relation]](peer);
    // The other one may have asked for the same.
    if (other instanceof Attachment) other.meet(this);
  }

  /** Relates to one that was attached just now. */
  private meet(other: Attachment): void {
    for (const relation of relations) if (this.related[relation].has(other)) this.say(relation, other);
  }

  private follow(other: Related, on: boolean): void {
    if (!(other instanceof Attachment)) return;
    if (on) other.followers.add(this);
    else other.followers.delete(this);
  }
}

function propertiesOf(options: GestureOptions): { [name: string]: unknown } {
  const { name, waitFor, alongside, cancelsClick, activation, ...rest } = options;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && typeof value !== 'function'));
}

function fixedOf({ cancelsClick, activation }: GestureOptions): Fixed {
  return { cancelsClick, activation };
}

function functionsOf(options: GestureOptions): Functions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value === 'function'));
}

function changed(before: { [name: string]: unknown }, now: { [name: string]: unknown }): [string, unknown][] {
  return Object.entries(now).filter(([name, value]) => String(value) !== String(before[name]));
}

function names(functions: Functions): string {
  return Object.keys(functions).sort().join();
}

function all(related: { readonly [relation in Relation]: ReadonlySet<Related> }): Related[] {
  return relations.flatMap((relation) => [...related[relation]]);
}

function setOf(given: GestureOptions['waitFor']): ReadonlySet<Related> {
  return new Set((Array.isArray(given) ? given : [given]).filter(Boolean));
}

/** The recognizer that is meant, unless there is none now. */
function alive(related: Related): Recognizer | undefined {
  const recognizer = related && 'recognizer' in related ? related.recognizer : related;
  return recognizer && !recognizer.isRemoved ? recognizer : undefined;
}
