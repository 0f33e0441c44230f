/** The element <kinesic-gesture>: a recognizer in HTML. */
import { load } from './kinesic.js';
import type { Kinesic } from './kinesic.js';
import type { PropertyInfo } from './descriptors.js';
import type { OwnClassName } from './events.js';
import type { Recognizer } from './recognizer.js';
import type { Touchscreen } from './touchscreen.js';
import { KinesicError, report } from './errors.js';

/** Attributes that make another recognizer of it. */
const structural = new Set(['type', 'wait-for', 'alongside']);
/** Those that are no properties. */
const plain = /^(?:id|name|class|style|slot|hidden|title|lang|dir|data-.*|aria-.*|on.*)$/;

const elements = new Set<KinesicGesture>();
let screen: Promise<Touchscreen> | undefined;
let isDue = false;

/**
 * The touch screen of all <kinesic-gesture> elements, made for the first of them. A page that loads the module itself
 * gives it before that.
 */
export function elementScreen(kinesic?: Kinesic | Promise<Kinesic>): Promise<Touchscreen> {
  screen ??= Promise.resolve(kinesic ?? load()).then((loaded) => loaded.touchscreen());
  return screen;
}

/** Attaches all elements that have come or changed, and then their relations: they name one another. */
function renew(): void {
  if (isDue) return;
  isDue = true;
  elementScreen().then((on) => {
    isDue = false;
    for (const step of ['attach', 'relate'] as const) {
      for (const element of elements) {
        try {
          element[step](on);
        } catch (error) {
          report(error);
        }
      }
    }
  }).catch(report);
}

/** What an attribute says, as `Recognizer.set` takes it. */
function valueOf(info: PropertyInfo, text: string): unknown {
  if (info.words && /^[a-z]/i.test(text)) return info.kind === 'flags' ? text.split(/\s+/) : text;
  if (info.kind === 'boolean') return text !== 'false';
  return text.trim() === '' ? NaN : Number(text);
}

/** Servers have no elements: there the module can be imported, and no more. */
const Base = typeof HTMLElement === 'undefined' ? class {} as typeof HTMLElement : HTMLElement;

/** Attaches a recognizer to the element around it, and dispatches its gestures there: 'kinesic:pan'. */
export class KinesicGesture extends Base {
  private current: Recognizer | undefined;
  private changes: MutationObserver | undefined;

  /** The recognizer, while the element is in a page and the module is loaded. */
  get recognizer(): Recognizer | undefined {
    return this.current;
  }

  connectedCallback(): void {
    this.hidden = true;
    this.changes = new MutationObserver((records) => this.changed(records));
    this.changes.observe(this, { attributes: true });
    elements.add(this);
    renew();
  }

  disconnectedCallback(): void {
    elements.delete(this);
    this.changes?.disconnect();
    this.forget();
  }

  private forget(): void {
    this.current?.remove();
    this.current = undefined;
  }

  private changed(records: readonly MutationRecord[]): void {
    const names = records.map((record) => record.attributeName!);
    if (names.some((name) => structural.has(name))) {
      this.forget();
      return renew();
    }
    try {
      names.forEach((name) => this.set(name));
    } catch (error) {
      report(error);
    }
  }

  /** @internal */
  attach(on: Touchscreen): void {
    if (this.current) return;
    const around = this.parentElement ?? (this.getRootNode() as Partial<ShadowRoot>).host;
    const type = this.getAttribute('type') as OwnClassName | null;
    if (!around || !type) {
      throw new KinesicError('KIN_ERROR_NULL', 'a kinesic-gesture needs a type, and an element around it');
    }
    this.current = on.on(around, type, (event) => {
      around.dispatchEvent(new CustomEvent(`kinesic:${type}`, { detail: event, bubbles: true, composed: true }));
    });
    const name = this.getAttribute('name') ?? this.id;
    if (name) this.current.name = name;
    this.getAttributeNames().forEach((each) => this.set(each));
  }

  /** Sets the property that an attribute says, or its default when the attribute is gone. */
  private set(attribute: string): void {
    if (!this.current || structural.has(attribute) || plain.test(attribute)) return;
    const name = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const text = this.getAttribute(attribute);
    const info = this.current.descriptor.properties.get(name)?.info;
    this.current.set(name as never, (info ? (text === null ? info.initial : valueOf(info, text)) : text) as never);
  }

  /** @internal */
  relate(): void {
    this.current?.waitFor(...this.named('wait-for')).alongside(...this.named('alongside'));
  }

  private named(attribute: string): Recognizer[] {
    const root = this.getRootNode() as Document | ShadowRoot;
    const ids = (this.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
    const found = ids.map((id) => (root.getElementById(id) as Partial<KinesicGesture> | null)?.recognizer);
    return found.filter((each): each is Recognizer => each !== undefined);
  }
}

if (typeof customElements !== 'undefined' && !customElements.get('kinesic-gesture')) {
  customElements.define('kinesic-gesture', KinesicGesture);
}
