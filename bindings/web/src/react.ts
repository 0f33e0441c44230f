'use client';
/** Gestures in React. See README.md. */
import { useEffect, useInsertionEffect, useState } from 'react';
import type { ClassName, Handler, PropertiesOf } from './index.js';
import { Attachment } from './react/attachment.js';
import type { Gesture, GestureOptions } from './react/attachment.js';
import { useTouchscreen } from './react/screen.js';

export { TouchscreenContext, useTouchscreen } from './react/screen.js';
export type { Gesture, GestureOptions, Related } from './react/attachment.js';

/** The name of a standard class, or of one that `kinesic.define` has added: 'com.example.hold'. */
export type GestureType = ClassName | `${string}.${string}`;

/** Where a gesture is recognized: a ref, or an element that a component keeps in its state. */
export type Target = { readonly current: Element | null } | Element | null | undefined;

/**
 * Attaches a recognizer to an element while the component is in the page, as `screen.on` does: its type, its properties
 * and relations, and a handler for its events.
 *
 * What is different in a later rendering is changed in the recognizer: a gesture that is under way goes on. Another
 * type, another element, or a property that is no longer given makes another recognizer. The handler and the questions
 * that are called are those of the latest rendering. What the library refuses goes to the page's `error` event.
 */
export function useGesture<Type extends GestureType>(target: Target, type: Type, handler?: Handler<Type>): Gesture<Type>;
export function useGesture<Type extends GestureType>(
  target: Target, type: Type, options?: GestureOptions & PropertiesOf<Type>, handler?: Handler<Type>,
): Gesture<Type>;
export function useGesture<Type extends GestureType>(target: Target, type: Type, first?: any, second?: any): Gesture<Type> {
  const [options, handler]: [GestureOptions, Handler<Type> | undefined] = typeof first === 'function' ? [{}, first] : [first ?? {}, second];
  const [attachment] = useState(() => new Attachment<Type>());
  const screen = useTouchscreen();
  useInsertionEffect(() => attachment.call(options, handler));
  useEffect(() => attachment.update({ screen, element: elementOf(target), type, options }));
  useEffect(() => () => attachment.detach(), [attachment]);
  return attachment;
}

function elementOf(target: Target): Element | null | undefined {
  return target && 'current' in target ? target.current : target;
}
