import type { Recognizer } from './recognizer.js';
import type { View } from './view.js';
import type { Classes } from './generated/classes.js';
import type { phases, reasons, states } from './generated/abi.js';

/** A state of a recognizer. A discrete gesture is 'ended' when it is recognized. */
export type State = typeof states[number];
export type Phase = typeof phases[number];
/** Why a decision fell. */
export type Reason = typeof reasons[number];
/** The name of a standard class. */
export type ClassName = keyof Classes;

/** A recognizer took a state. The outputs of its class are fields of the event: `translation`, `scale` ... */
export interface GestureEvent<Type extends string = string, Target extends Element | undefined = Element | undefined> {
  readonly kind: 'gesture';
  /** The name of the class. */
  readonly type: Type;
  readonly state: State;
  /** The state before. */
  readonly from: State;
  readonly recognizer: Recognizer;
  readonly view: View;
  /** The element of the view, where it has one. */
  readonly target: Target;
  /** Milliseconds of the page's clock, as event.timeStamp. */
  readonly time: number;
  /** Where it is, client coordinates. */
  readonly x: number;
  readonly y: number;
  /** How many fingers made it. */
  readonly touchCount: number;
  /** Whose stream it is, for a class with one for each touch (multiDrag, multiTap): the id of the pointer. */
  readonly touch: number;
  /** The serial number of that contact, from 1; else 0. */
  readonly contact: number;
  /** How many earlier records it stands for besides itself. */
  readonly merged: number;
  /** Counts the records of the engine, from 1. */
  readonly sequence: number;
  /** One English sentence, when the engine explains and the second module is loaded; else ''. */
  readonly sentence: string;
}

/** Why a recognizer left 'possible' or was kept there. */
export interface DecisionEvent {
  readonly kind: 'decision';
  readonly type: string;
  readonly recognizer: Recognizer;
  readonly view: View;
  readonly target: Element | undefined;
  /** The state that was asked for. */
  readonly state: State;
  readonly from: State;
  readonly reason: Reason;
  /** The other recognizer concerned. */
  readonly other: Recognizer | undefined;
  /** The class's own word, such as 'moved too far'. */
  readonly detail: string;
  /** The touch that the recognizer did not take, or that was about to land. */
  readonly touch: number | undefined;
  readonly time: number;
  readonly sequence: number;
  readonly sentence: string;
}

/** A touch for a view that asked for touches. */
export interface ViewTouchEvent {
  readonly kind: 'viewTouch';
  readonly phase: Phase;
  readonly view: View;
  readonly target: Element | undefined;
  /** The id of the pointer. */
  readonly touch: number;
  readonly contact: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly touchTime: number;
  readonly sequence: number;
  readonly sentence: string;
}

/** A contact that was refused before any recognizer got it, while `explain` is on. Comes with the second module. */
export interface RefusalEvent {
  readonly kind: 'refusal';
  /** The page's number of the contact. */
  readonly touch: number;
  /** Why: 'palmSize', 'palmEdge', 'penNear', 'penDown', 'tooShort', 'repeated', 'host' ... */
  readonly cause: string;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly sequence: number;
  readonly sentence: string;
}

export type KinesicEvent = GestureEvent | DecisionEvent | ViewTouchEvent | RefusalEvent;

/** The name of a class of the page's own: it has a point. */
export type OwnClassName = `${string}.${string}`;

/** The event of a class, with its outputs. */
export type EventOf<Type extends string, Target extends Element | undefined = Element | undefined> = GestureEvent<Type, Target> & (Type extends ClassName ? Classes[Type]['outputs'] : { readonly [output: string]: any });

/** The properties of a class. One that is undefined is left as it is. */
export type PropertiesOf<Type extends string> = Type extends ClassName ? OrUndefined<Classes[Type]['properties']> : { [property: string]: any };
type OrUndefined<Properties> = { [Name in keyof Properties]?: Properties[Name] | undefined };

/** What is read of a property: words of a mask come as a list. */
export type ValueOf<Given> = [Extract<Given, readonly unknown[]>] extends [never] ? NonNullable<Given> : Extract<Given, readonly unknown[]>;

export type Handler<Type extends string = string, Target extends Element | undefined = Element | undefined> =
  (event: EventOf<Type, Target>) => void;

/** The DOM events of the standard classes. */
type DomEvents = { [Type in ClassName as `kinesic:${Type}`]: CustomEvent<EventOf<Type>> };

declare global {
  interface GlobalEventHandlersEventMap extends DomEvents {}
}
