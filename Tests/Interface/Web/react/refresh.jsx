// A component that is edited while it is shown, as a development server does it: the runtime of fast refresh is React's.
import runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(window);
const { StrictMode, createElement, useRef, useState } = await import('react');
const { createRoot } = await import('react-dom/client');
const { useGesture, useTouchscreen } = await import('kinesic/react');

const said = (window.said = []);
const sign = runtime.createSignatureFunctionForTransform;

/** A version of the file: its word, and its gestures. */
function edition(word, gestures) {
  const signed = sign();
  function Card() {
    signed();
    const card = useRef(null);
    const [count, setCount] = useState(0);
    window.screenOfPage = useTouchscreen();
    useGesture(card, 'tap', () => { said.push(word + count); setCount(count + 1); });
    if (gestures > 1) useGesture(card, 'pan', (event) => { if (event.state === 'ended') said.push('panned'); });
    return createElement('div', { ref: card, id: 'card', title: word, style: { width: 200, height: 200, background: 'teal' } });
  }
  signed(Card, `gestures ${gestures}`);
  runtime.register(Card, 'Card');
  return Card;
}

const root = createRoot(document.getElementById('root'));
root.render(createElement(StrictMode, null, createElement(edition('first ', 1))));
window.edit = (word, gestures) => { edition(word, gestures); runtime.performReactRefresh(); };
window.count = () => window.screenOfPage?.recognizers.length;
