/**
 * A hook for React: `const photo = useGesture('pan', { axes: 'horizontal' }, onPan)`, then `<div ref={photo}>`.
 *
 * The recognizer is attached when the element is in the page and removed with it, or when `type` or the properties
 * change. The handler may be another one in each rendering: the latest is called. Copy this file.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { load } from 'kinesic';
import type { ClassName, Handler, PropertiesOf, Touchscreen } from 'kinesic';

let screen: Promise<Touchscreen> | undefined;

export function useGesture<Type extends ClassName, Target extends Element = HTMLElement>(
  type: Type, properties: PropertiesOf<Type>, handler: Handler<Type>,
): RefObject<Target> {
  const element = useRef<Target>(null);
  const latest = useRef(handler);
  useEffect(() => { latest.current = handler; });

  const written = JSON.stringify(properties);
  useEffect(() => {
    const work = new AbortController();
    screen ??= load().then((kinesic) => kinesic.touchscreen());
    screen.then((on) => {
      if (work.signal.aborted || !element.current) return;
      const recognizer = on.on(element.current, type, { ...properties, signal: work.signal });
      recognizer.on((event) => latest.current(event));
    }).catch(console.error);
    return () => work.abort();
  }, [type, written]);
  return element;
}
