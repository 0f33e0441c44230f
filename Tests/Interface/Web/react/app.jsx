// What test_react.py renders: each scene is a component, and `show` renders one in strict mode.
import { Component, StrictMode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { load } from 'kinesic';
import { TouchscreenContext, useGesture, useTouchscreen } from 'kinesic/react';
import { Inbox } from './inbox.tsx';

const said = (window.said = []);
const style = { width: 200, height: 200, background: 'teal' };
const say = (word) => (event) => said.push(`${word} ${event.state}`);

function Screen() {
  window.screenOfPage = useTouchscreen();
  return null;
}

/** One gesture, whose handler, properties and questions change. */
function Card({ word, taps = 1, may = true }) {
  const card = useRef(null);
  useGesture(card, 'tap', { tapsRequired: taps, shouldBegin: () => may }, (event) => said.push(word + event.tapCount));
  return <div ref={card} id="card" style={style} />;
}

/** A button whose tap comes for a click too, or not. */
function Press({ activation }) {
  const card = useRef(null);
  useGesture(card, 'tap', { activation }, say('press'));
  return <button ref={card} id="card" style={style} />;
}

/** Two gestures on one ref: the single tap waits for the double one, if it is told to. */
function Two({ waits }) {
  const card = useRef(null);
  const double = useGesture(card, 'tap', { tapsRequired: 2 }, say('double'));
  useGesture(card, 'tap', { waitFor: waits ? double : undefined }, say('single'));
  return <div ref={card} id="card" style={style} />;
}

function Inner({ outer, together }) {
  const inner = useRef(null);
  useGesture(inner, 'pan', { alongside: together ? [outer] : [] }, say('inner'));
  return <div ref={inner} id="inner" style={{ width: 100, height: 100, background: 'gold' }} />;
}

/** A component that has a gesture of another one in its relations, and comes and goes. */
function Nested({ hasInner = true, together, left }) {
  const outer = useRef(null);
  const pan = useGesture(outer, 'pan', { allowedTouchTypes: left ? 'pencil' : ['direct', 'pencil', 'pointer'] }, say('outer'));
  return <div ref={outer} id="card" style={style}>{hasInner && <Inner outer={pan} together={together} />}</div>;
}

/** A circle: each waits for the other one. */
function Circle() {
  const card = useRef(null);
  const [other, setOther] = useState();
  const first = useGesture(card, 'tap', { waitFor: other }, say('first'));
  const second = useGesture(card, 'tap', { tapsRequired: 2, waitFor: first }, say('second'));
  useEffect(() => setOther(second), [second]);
  return <div ref={card} id="card" style={style} />;
}

/** Renders, and changes a property, while its own gesture is under way. */
function Dragged() {
  const card = useRef(null);
  const [x, setX] = useState(0);
  useGesture(card, 'pan', { threshold: 10 + (x > 20 ? 5 : 0), name: x > 20 ? 'far' : 'near' }, (event) => {
    if (event.state !== 'changed') said.push(`${event.recognizer.name} ${event.state}`);
    setX(event.translation.x);
  });
  return <div ref={card} id="card" data-x={x} style={style} />;
}

/** An element that comes later than its component, kept in its state. */
function Late({ isOpen }) {
  const [panel, setPanel] = useState(null);
  useGesture(panel, 'tap', say('panel'));
  return <main>{isOpen && <div ref={setPanel} id="card" style={style} />}</main>;
}

function Wrong({ name = 'treshold', value = 3 }) {
  const card = useRef(null);
  useGesture(card, 'pan', { [name]: value }, say('wrong'));
  useGesture(card, 'tap', say('right'));
  return <div ref={card} id="card" style={style} />;
}

const never = new Promise(() => {});
function Waits() {
  const card = useRef(null);
  useGesture(card, 'tap', say('waits'));
  throw never;
}

/** A part that never comes, beside a card that is shown already. */
function Suspended({ waits }) {
  return <Suspense fallback={<p id="fallback" />}><Card word="shown " />{waits && <Waits />}</Suspense>;
}

/** A touch screen of its own, which is closed with it. */
class Own extends Component {
  state = { screen: undefined };
  componentDidMount() { load().then((kinesic) => this.setState({ screen: (window.own = kinesic.touchscreen()) })); }
  componentWillUnmount() { this.state.screen?.close(); }
  render() {
    const { screen } = this.state;
    return screen ? <TouchscreenContext.Provider value={screen}><Card word="own " /></TouchscreenContext.Provider> : null;
  }
}

/** A module that cannot be had. */
const missing = Promise.reject(new Error('no module today'));
missing.catch(() => {}); // this page, too, knows of it

function Missing() {
  return <TouchscreenContext.Provider value={missing}><Card word="" /><Card word="" /></TouchscreenContext.Provider>;
}

function Nothing() {
  return <p id="nothing" />;
}

const scenes = { Card, Circle, Dragged, Inbox, Late, Missing, Nested, Nothing, Own, Press, Suspended, Two, Wrong };
const make = (name, given = {}) => {
  const Scene = scenes[name];
  const functions = name === 'Inbox' ? { onOpen: (text) => said.push(`open ${text}`) } : {};
  return <StrictMode><Screen /><Scene {...given} {...functions} /></StrictMode>;
};
const place = document.getElementById('root');
const root = place.hasChildNodes() ? hydrateRoot(place, make('Card', { word: 'hydrated ' })) : createRoot(place);
window.show = (name, given) => { root.render(make(name, given)); };
window.showLater = (name, given) => startTransition(() => root.render(make(name, given)));
/** How many recognizers there are in the page. */
window.count = () => window.screenOfPage?.recognizers.length;
