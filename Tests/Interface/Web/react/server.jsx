// A page that a server renders.
import { StrictMode, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { useGesture, useTouchscreen } from 'kinesic/react';

function Screen() {
  useTouchscreen();
  return null;
}

function Card() {
  const card = useRef(null);
  useGesture(card, 'tap', { tapsRequired: 1, shouldBegin: () => true }, () => {});
  return <div ref={card} id="card" style={{ width: 200, height: 200, background: 'teal' }} />;
}

process.stdout.write(renderToString(<StrictMode><Screen /><Card /></StrictMode>));
