// scene.mjs: the views, recognizers, relations and delegates of a case, in an engine of the package.
import { camel, fields, given, named } from './words.mjs';

// The flags of a case, as options of a view; one says the opposite there.
const flags = {
  hidden: 'hidden',
  interaction_enabled: 'interactionDisabled',
  multiple_touch_enabled: 'multipleTouch',
  exclusive_touch: 'exclusiveTouch',
  arena_boundary: 'arenaBoundary',
  wants_touches: 'wantsTouches',
  wants_touches_below: 'wantsTouchesBelow',
  decides_at_lift: 'decidesAtLift',
};
const opposite = 'interaction_enabled';
const pairs = ['should_recognize_simultaneously_with', 'should_require_failure_of', 'should_be_required_to_fail_by'];

/** What was built, by the ids of the case. */
export class Scene {
  views = new Map();
  recognizers = new Map();
  /** The ids of views that ask for touches. */
  asking = [];

  constructor(kinesic, engine, description) {
    this.kinesic = kinesic;
    this.engine = engine;
    for (const each of description.views ?? []) this.addView(each);
    for (const each of description.recognizers ?? []) this.addRecognizer(each);
    for (const each of description.relations ?? []) this.relate(...each);
    for (const each of description.delegates ?? []) this.setDelegate(each);
  }

  view(id) {
    return named(this.views, id, 'view');
  }

  recognizer(id) {
    return named(this.recognizers, id, 'recognizer');
  }

  addView(description) {
    const { id, parent, frame } = fields(description, 'id', 'parent', 'frame', ...Object.keys(flags));
    const options = { name: id };
    for (const [name, option] of Object.entries(flags)) {
      if (name in description) options[option] = description[name] !== (name === opposite);
    }
    if (frame) {
      const [x, y, width, height] = frame;
      options.frame = { x, y, width, height };
    }
    if (options.wantsTouches) this.asking.push(id);
    // Every second view that wants touches says so by the function that check.mjs gives it.
    if (this.asking.length % 2 === 0) delete options.wantsTouches;
    this.views.set(id, (parent === undefined ? this.engine : this.view(parent)).add(options));
  }

  setFrame(id, [x, y, width, height]) {
    this.view(id).frame = { x, y, width, height };
  }

  /** Whether views and recognizers know each other. */
  faults() {
    const lost = [...this.recognizers].filter(([, one]) => !one.isRemoved && !one.view.recognizers.includes(one));
    const isOf = (view) => (one) => !one.isRemoved && one.view === view;
    const wrong = [...this.views].filter(([, view]) => !view.recognizers.every(isOf(view)));
    return [...lost, ...wrong].map(([id]) => `${id} is not where its view or recognizers say`);
  }

  /** Adds it with its properties in the package's words; what is read back must be what was set. */
  addRecognizer(description) {
    const { id, view, set = {}, class: name } = fields(description, 'id', 'class', 'view', 'set');
    const type = camel(name);
    const above = view === undefined ? this.engine.root : this.view(view);
    const inWords = ([key, number]) => [camel(key), given(this.property(type, key), number)];
    const properties = Object.entries(set).map(inWords);
    const recognizer = above.on(type, { name: id, ...Object.fromEntries(properties) });
    for (const [key, value] of properties) {
      const back = recognizer.get(key);
      if (JSON.stringify(back) !== JSON.stringify(value)) {
        throw new Error(`${id}: ${key} was set to ${JSON.stringify(value)} and is ${JSON.stringify(back)}`);
      }
    }
    this.recognizers.set(id, recognizer);
  }

  classOf(type) {
    return this.kinesic.classes.find((info) => info.name === type);
  }

  /** What a class says of a property, by its name in C. */
  property(type, key) {
    const all = [...this.classOf(type).properties, ...this.kinesic.commonProperties];
    const found = all.find((info) => info.name === camel(key));
    if (!found) throw new Error(`the class '${type}' has no property '${key}'`);
    return found;
  }

  /** The same for an output; undefined: there is none. */
  output(type, key) {
    return this.classOf(type).outputs.find((info) => info.name === camel(key));
  }

  relate(kind, first, second) {
    const [a, b] = [this.recognizer(first), this.recognizer(second)];
    if (kind === 'require_failure') a.waitFor(b);
    else if (kind === 'simultaneous') a.alongside(b);
    else if (kind === 'no_prevention') this.engine.setPrevention(a, b, false);
    else if (kind === 'require_inactive') this.engine.requireInactive(a, b);
    else if (kind === 'takeover') this.engine.allowTakeover(a, b);
    else if (kind === 'group') this.engine.group(a, b);
    else throw new Error(`there is no relation '${kind}'`);
  }

  setDelegate(description) {
    fields(description, 'recognizer', 'should_begin', 'should_receive_touch', ...pairs);
    const delegate = {};
    if ('should_begin' in description) delegate.shouldBegin = () => description.should_begin;
    const takes = description.should_receive_touch;
    if (Array.isArray(takes)) {
      const views = takes.map((id) => this.view(id));
      delegate.shouldReceiveTouch = (_, touch) => views.includes(touch.view);
    } else if (takes !== undefined) {
      delegate.shouldReceiveTouch = () => takes;
    }
    for (const question of pairs) {
      const others = description[question]?.map((id) => this.recognizer(id));
      if (others) delegate[camel(question)] = (_, other) => others.includes(other);
    }
    this.recognizer(description.recognizer).setDelegate(delegate);
  }
}
