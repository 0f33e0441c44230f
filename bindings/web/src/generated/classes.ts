// Written by Scripts/generate. Do not edit: run `make generate`.

import type {
  axes,
  buttons,
  directions,
  edges,
  fingerStrategies,
  thresholdModes,
  touchTypes,
  velocityStrategies,
} from './abi.js';

/** A place or a movement. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Axes = typeof axes[number];
export type ThresholdMode = typeof thresholdModes[number];
export type FingerStrategy = typeof fingerStrategies[number];
export type VelocityStrategy = typeof velocityStrategies[number];
export type Direction = typeof directions[number];
export type Edge = typeof edges[number];
export type Button = typeof buttons[number];
export type TouchType = typeof touchTypes[number];
/** Bits by their words: one, several, or the number of the mask. */
export type Mask<Word> = Word | readonly Word[] | number;

/** The properties that every recognizer has. */
export interface CommonProperties {
  /** Takes part at all. Default true. */
  enabled?: boolean;
  /** On recognition its touches are cancelled in their views. Default true. */
  cancelsTouchesInView?: boolean;
  /** Views get its touches only when it has failed. Default false. */
  delaysTouchesBegan?: boolean;
  /** Views get the end of its touches only when it has failed. Default true. */
  delaysTouchesEnded?: boolean;
  /** Which touches it takes: direct 1, indirect 2, pencil 4, pointer 8. Default 15. */
  allowedTouchTypes?: Mask<TouchType>;
  /** The type of an attempt's first touch decides for the attempt. Default true. */
  requiresExclusiveTouchType?: boolean;
  /** Sees all, prevents nothing, is prevented by nothing, leaves views alone. Default false. */
  observeOnly?: boolean;
  /** Takes touches of one hand only: that of an attempt's first touch. Default false. Needs `loadTraces()`. */
  oneHand?: boolean;
  /**
   * How long from its first touch it keeps those from being recognized that it would prevent, while it is
   * undecided. Milliseconds, default 0. Needs `loadTraces()`.
   */
  lease?: number;
  /**
   * How long after another one began it may take over from it, where the host allows that. Milliseconds, default
   * 300.
   */
  takeoverInterval?: number;
  /**
   * The state that it takes when all others of its arena have failed: 0 none, 1 Began, 3 Ended. Default 0. Needs
   * `loadTraces()`.
   */
  defaultWinner?: number;
  /**
   * Where a boundary decides at the lift, it takes what is left before others. Default false. Needs
   * `loadTraces()`.
   */
  winsAtLift?: boolean;
  /** It takes a touch that presses one of these buttons as it lands; 0: any touch. Default 0. */
  allowedButtons?: Mask<Button>;
}

/** The properties of `tap`. Fingers that come down and lift again, once or several times. */
export interface TapProperties extends CommonProperties {
  /** How many taps. Default 1. */
  tapsRequired?: number;
  /** How many fingers each tap needs, exactly. Default 1. */
  touchesRequired?: number;
  /** How far a finger may move from where it landed. CSS pixels, default 45. */
  allowableMovement?: number;
  /** The longest time from the first finger's landing to the last lift of one tap. Milliseconds, default 750. */
  maximumTapDuration?: number;
  /** The longest time from the last lift of a tap to the first finger of the next. Milliseconds, default 350. */
  maximumInterval?: number;
  /** The farthest that neighbouring taps may be apart. CSS pixels, default 45. */
  maximumTapDistance?: number;
  /** The buttons that a pointer must press as it lands; 0: any. Default 1. */
  buttonsRequired?: Mask<Button>;
  /**
   * Begins with its last lift; it ends when nobody can withdraw it any more, and is cancelled by a tap that needs
   * more. Default false. Needs `loadTraces()`.
   */
  provisional?: boolean;
}

/** The outputs of `tap`. */
export interface TapOutputs {
  /** How many taps were made. */
  readonly tapCount: number;
}

/** The properties of `longPress`. Fingers that rest, after some taps if wanted; then they may move. */
export interface LongPressProperties extends CommonProperties {
  /** How long all fingers must rest before it begins. Milliseconds, default 500. */
  minimumDuration?: number;
  /** How far a finger may move before it begins; there is no limit after that. CSS pixels, default 10. */
  allowableMovement?: number;
  /** How many fingers, exactly. Default 1. */
  touchesRequired?: number;
  /** How many taps come before the press. Default 0. */
  tapsRequired?: number;
  /**
   * A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none does.
   * Default 0.
   */
  force?: number;
}

/** The outputs of `longPress`. */
export interface LongPressOutputs {
  /** Time since the last required finger landed. Milliseconds. */
  readonly duration: number;
}

/** The properties of `pan`. Fingers that drag. */
export interface PanProperties extends CommonProperties {
  /** How many fingers it needs. Default 1. */
  minimumTouches?: number;
  /** More fingers fail it, or are ignored once it began; the default is without limit. Default no limit. */
  maximumTouches?: number;
  /** How far a finger must move from where it landed. CSS pixels, default 10. */
  threshold?: number;
  /** 0: on one axis; 1: as a length. Default 0. */
  thresholdMode?: ThresholdMode;
  /** 0: both; 1: horizontal only; 2: vertical only. Default 0. */
  axes?: Axes;
  /** Whether the translation leaves out the threshold. Default false. */
  translationFromThreshold?: boolean;
  /** 0: least squares of degree 2; 1: impulse. Default 0. */
  velocityStrategy?: VelocityStrategy;
  /** How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum. Default 0. */
  fingerStrategy?: FingerStrategy;
  /** It also begins when a finger is farther to the left; negative. CSS pixels, default no limit. */
  activeOffsetXMinimum?: number;
  /** It also begins when a finger is farther to the right. CSS pixels, default no limit. */
  activeOffsetXMaximum?: number;
  /** It also begins when a finger is farther up; negative. CSS pixels, default no limit. */
  activeOffsetYMinimum?: number;
  /** It also begins when a finger is farther down. CSS pixels, default no limit. */
  activeOffsetYMaximum?: number;
  /** It fails when a finger is farther to the left before it begins; negative. CSS pixels, default no limit. */
  failOffsetXMinimum?: number;
  /** It fails when a finger is farther to the right before it begins. CSS pixels, default no limit. */
  failOffsetXMaximum?: number;
  /** It fails when a finger is farther up before it begins; negative. CSS pixels, default no limit. */
  failOffsetYMinimum?: number;
  /** It fails when a finger is farther down before it begins. CSS pixels, default no limit. */
  failOffsetYMaximum?: number;
  /**
   * Reports that come less than this after the first of a sample are one sample: its last place and time count.
   * Milliseconds, default 2.
   */
  velocitySpacing?: number;
  /** A finger that is faster is reported as this fast: 10 m/s. CSS pixels a second, default 64173. */
  velocityLimit?: number;
  /** Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default true. */
  velocityLiftGuard?: boolean;
  /**
   * With several fingers: how many times the change of their distance, and the arc, their centre's travel must be.
   * Default 0.
   */
  dominance?: number;
  /** A larger threshold for `early_interval` after a landing; 0: none. CSS pixels, default 0. */
  earlyThreshold?: number;
  /** How long `early_threshold` holds. Milliseconds, default 250. */
  earlyInterval?: number;
}

/** The outputs of `pan`. */
export interface PanOutputs {
  /** How far it went. CSS pixels. */
  readonly translation: Point;
  /** Its velocity. CSS pixels a second. */
  readonly velocity: Point;
  /** How much of what two fingers did when it began was a drag: 1 all; 1 with one finger. */
  readonly certainty: number;
}

/** The properties of `swipe`. A quick straight stroke. */
export interface SwipeProperties extends CommonProperties {
  /** The allowed directions: right 1, left 2, up 4, down 8; one stroke is one of them. Default 1. */
  direction?: Mask<Direction>;
  /** How many fingers, exactly. Default 1. */
  touchesRequired?: number;
  /** The longest time since the first finger landed. Milliseconds, default 500. */
  maximumDuration?: number;
  /** How far each finger must go along the direction, at time 0. CSS pixels, default 50. */
  minimumDistance?: number;
  /** How far each finger may go across the direction, at time 0. CSS pixels, default 50. */
  maximumCross?: number;
  /** The share of minimum_distance by which it shrinks per second. Per second, default 0.94. */
  distanceDecay?: number;
  /** The share of maximum_cross by which it shrinks per second. Per second, default 0.98. */
  crossDecay?: number;
  /** How far behind its landing place a finger may be. CSS pixels, default 10. */
  backtrack?: number;
}

/** The outputs of `swipe`. */
export interface SwipeOutputs {
  /** The direction found: right 1, left 2, up 4, down 8. */
  readonly direction: readonly Direction[];
}

/** The properties of `pinch`. Two fingers that come together or go apart. */
export interface PinchProperties extends CommonProperties {
  /** How much the distance of the fingers must change. CSS pixels, default 8. */
  threshold?: number;
  /**
   * More fingers fail it before it begins; the default is without limit: those that come later are ignored.
   * Default no limit.
   */
  maximumTouches?: number;
  /** How many times the travel of the fingers' centre the change must be; 0: the plain threshold. Default 1.35. */
  dominance?: number;
  /** Change and travel are compared since the start and within this time. Milliseconds, default 300. */
  dominanceWindow?: number;
  /** What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0. */
  restingShare?: number;
  /**
   * The power of the fingers' scale that is reported: below 1 large movements make small changes. Default 1. Needs
   * `loadTraces()`.
   */
  gain?: number;
  /** 0: least squares of degree 2; 1: impulse. Default 0. */
  velocityStrategy?: VelocityStrategy;
  /**
   * Reports that come less than this after the first of a sample are one sample: its last place and time count.
   * Milliseconds, default 2.
   */
  velocitySpacing?: number;
  /** A finger that is faster is reported as this fast: 10 m/s. CSS pixels a second, default 64173. */
  velocityLimit?: number;
  /** Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default true. */
  velocityLiftGuard?: boolean;
  /** A larger threshold for `early_interval` after a landing; 0: none. CSS pixels, default 0. */
  earlyThreshold?: number;
  /** How long `early_threshold` holds. Milliseconds, default 250. */
  earlyInterval?: number;
}

/** The outputs of `pinch`. */
export interface PinchOutputs {
  /** Distance of the fingers relative to the start. */
  readonly scale: number;
  /** Velocity of the scale. Per second. */
  readonly velocity: number;
  /** The point between the fingers. CSS pixels. */
  readonly focus: Point;
  /** Distance of the fingers at the previous event. CSS pixels. */
  readonly spanBefore: number;
  /** Distance of the fingers now. CSS pixels. */
  readonly span: number;
  /** How much of what the fingers did when it began was a pinch: 1 all. */
  readonly certainty: number;
}

/** The properties of `rotation`. Two fingers that turn about each other. */
export interface RotationProperties extends CommonProperties {
  /** How far the line between the fingers must turn. Radians, default 0.1. */
  threshold?: number;
  /**
   * More fingers fail it before it begins; the default is without limit: those that come later are ignored.
   * Default no limit.
   */
  maximumTouches?: number;
  /** How many times the travel of the fingers' centre the arc must be; 0: the plain threshold. Default 1. */
  dominance?: number;
  /** Change and travel are compared since the start and within this time. Milliseconds, default 300. */
  dominanceWindow?: number;
  /** What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0. */
  restingShare?: number;
  /**
   * How many times the fingers' turn is reported: below 1 large movements make small changes. Default 1. Needs
   * `loadTraces()`.
   */
  gain?: number;
  /** 0: least squares of degree 2; 1: impulse. Default 0. */
  velocityStrategy?: VelocityStrategy;
  /**
   * Reports that come less than this after the first of a sample are one sample: its last place and time count.
   * Milliseconds, default 2.
   */
  velocitySpacing?: number;
  /** A finger that is faster is reported as this fast: 10 m/s. CSS pixels a second, default 64173. */
  velocityLimit?: number;
  /** Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default true. */
  velocityLiftGuard?: boolean;
  /** A larger threshold for `early_interval` after a landing; 0: none. Radians, default 0. */
  earlyThreshold?: number;
  /** How long `early_threshold` holds. Milliseconds, default 250. */
  earlyInterval?: number;
}

/** The outputs of `rotation`. */
export interface RotationOutputs {
  /** Turned since the start, clockwise on a y-down screen. Radians. */
  readonly rotation: number;
  /** Velocity of the rotation. Radians a second. */
  readonly velocity: number;
  /** The point between the fingers. CSS pixels. */
  readonly focus: Point;
  /** How much of what the fingers did when it began was a rotation: 1 all. */
  readonly certainty: number;
}

/** The properties of `press`. One finger that is down; gives way to every other gesture. */
export interface PressProperties extends CommonProperties {
  /** How long the finger must be down before it begins. Milliseconds, default 0. */
  delay?: number;
}

/** The outputs of `press`. */
export interface PressOutputs {
}

/** The properties of `manual`. Decides nothing by itself: the host proposes its states. */
export interface ManualProperties extends CommonProperties {
}

/** The outputs of `manual`. */
export interface ManualOutputs {
}

/**
 * The properties of `screenEdgePan`. A drag of one finger from an edge of the root view inwards. Needs
 * `loadTraces()`.
 */
export interface ScreenEdgePanProperties extends CommonProperties {
  /** The allowed edges: top 1, left 2, bottom 4, right 8. Default 15. */
  edges?: Mask<Edge>;
  /** How far from the edge the finger may land. CSS pixels, default 13. */
  edgeRegion?: number;
  /** How far inwards the finger must move. CSS pixels, default 15. */
  threshold?: number;
  /**
   * The largest angle between the way and straight inwards. It fails once the way back into the angle is longer
   * than what is left of `threshold`: along the edge, with the defaults, after 8.8 units. Radians, default
   * 0.785398.
   */
  maximumAngle?: number;
  /** 0: least squares of degree 2; 1: impulse. Default 0. */
  velocityStrategy?: VelocityStrategy;
  /**
   * Reports that come less than this after the first of a sample are one sample: its last place and time count.
   * Milliseconds, default 2.
   */
  velocitySpacing?: number;
  /** A finger that is faster is reported as this fast: 10 m/s. CSS pixels a second, default 64173. */
  velocityLimit?: number;
  /** Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default true. */
  velocityLiftGuard?: boolean;
}

/** The outputs of `screenEdgePan`. */
export interface ScreenEdgePanOutputs {
  /** How far it went. CSS pixels. */
  readonly translation: Point;
  /** Its velocity. CSS pixels a second. */
  readonly velocity: Point;
}

/**
 * The properties of `transform`. Any number of fingers that move, scale and turn something at once, about their
 * centre.
 */
export interface TransformProperties extends CommonProperties {
  /** How many fingers it needs. Default 1. */
  minimumTouches?: number;
  /** How far a finger must move on an axis. CSS pixels, default 10. */
  panThreshold?: number;
  /** How much the spread of the fingers must change. CSS pixels, default 8. */
  pinchThreshold?: number;
  /** How far the fingers must turn. Radians, default 0.1. */
  rotationThreshold?: number;
  /** Whether it moves. Default true. */
  allowsPan?: boolean;
  /** Whether it scales. Default true. */
  allowsPinch?: boolean;
  /** Whether it turns. Default true. */
  allowsRotation?: boolean;
  /** 0: least squares of degree 2; 1: impulse. Default 0. */
  velocityStrategy?: VelocityStrategy;
  /**
   * Reports that come less than this after the first of a sample are one sample: its last place and time count.
   * Milliseconds, default 2.
   */
  velocitySpacing?: number;
  /** A finger that is faster is reported as this fast: 10 m/s. CSS pixels a second, default 64173. */
  velocityLimit?: number;
  /** Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default true. */
  velocityLiftGuard?: boolean;
}

/** The outputs of `transform`. */
export interface TransformOutputs {
  /** The map since the start, which has no shear, in window units: x' = a x - b y + tx. */
  readonly a: number;
  /** y' = b x + a y + ty. */
  readonly b: number;
  /** See a. CSS pixels. */
  readonly tx: number;
  /** See b. CSS pixels. */
  readonly ty: number;
  /** Velocity of the fingers' centre. CSS pixels a second. */
  readonly velocity: Point;
  /** Velocity of the scale. Per second. */
  readonly scaleVelocity: number;
  /** Velocity of the rotation. Radians a second. */
  readonly rotationVelocity: number;
}

/**
 * The properties of `serialTap`. Taps of one finger, each reported at once with its running count. Needs
 * `loadTraces()`.
 */
export interface SerialTapProperties extends CommonProperties {
  /** From this time on between a lift and the next finger the count starts again. Milliseconds, default 300. */
  maximumInterval?: number;
  /** The farthest that neighbouring taps of a series may be apart. CSS pixels, default 45. */
  maximumTapDistance?: number;
  /** How far a finger may move from where it landed. CSS pixels, default 45. */
  allowableMovement?: number;
  /** The longest time from a landing to its lift. Milliseconds, default 750. */
  maximumTapDuration?: number;
}

/** The outputs of `serialTap`. */
export interface SerialTapOutputs {
  /** Which tap of its series this is, from 1. */
  readonly tapCount: number;
}

/** The properties of `tapDrag`. Taps of one finger, then a drag with the next landing. Needs `loadTraces()`. */
export interface TapDragProperties extends CommonProperties {
  /** How many taps come before the drag. Default 1. */
  tapsRequired?: number;
  /** How far the finger must move from where it landed. CSS pixels, default 10. */
  threshold?: number;
  /** 0: on one axis; 1: as a length. Default 0. */
  thresholdMode?: ThresholdMode;
  /** 0: both; 1: horizontal only; 2: vertical only. Default 0. */
  axes?: Axes;
  /** 0: least squares of degree 2; 1: impulse. Default 0. */
  velocityStrategy?: VelocityStrategy;
  /**
   * Reports that come less than this after the first of a sample are one sample: its last place and time count.
   * Milliseconds, default 2.
   */
  velocitySpacing?: number;
  /** A finger that is faster is reported as this fast: 10 m/s. CSS pixels a second, default 64173. */
  velocityLimit?: number;
  /** Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default true. */
  velocityLiftGuard?: boolean;
  /** So far downwards doubles the scale, upwards if it is negative; 0: there is none. CSS pixels, default 0. */
  scaleDistance?: number;
  /** So far to the right turns by 1 rad, to the left if it is negative; 0: there is none. CSS pixels, default 0. */
  rotationDistance?: number;
}

/** The outputs of `tapDrag`. */
export interface TapDragOutputs {
  /** How far it went. CSS pixels. */
  readonly translation: Point;
  /** Its velocity. CSS pixels a second. */
  readonly velocity: Point;
  /** How far the finger is from where the drag started. CSS pixels. */
  readonly distance: number;
  /** What scale_distance makes of the way downwards; 1 without it. */
  readonly scale: number;
  /** What rotation_distance makes of the way to the right, clockwise. Radians. */
  readonly rotation: number;
}

/** The properties of `hover`. A pointer or a pencil above the view, without touching. */
export interface HoverProperties extends CommonProperties {
}

/** The outputs of `hover`. */
export interface HoverOutputs {
}

/**
 * The properties of `multiDrag`. Fingers that drag, each by itself: a stream of events for each touch. Needs
 * `loadTraces()`.
 */
export interface MultiDragProperties extends CommonProperties {
  /** How far a finger must move from where it landed. CSS pixels, default 10. */
  threshold?: number;
  /** 0: on one axis; 1: as a length. Default 0. */
  thresholdMode?: ThresholdMode;
  /** 0: both; 1: horizontal only; 2: vertical only. Default 0. */
  axes?: Axes;
  /** Whether the translation leaves out the threshold. Default false. */
  translationFromThreshold?: boolean;
  /** 0: least squares of degree 2; 1: impulse. Default 0. */
  velocityStrategy?: VelocityStrategy;
  /** It also begins when a finger is farther to the left; negative. CSS pixels, default no limit. */
  activeOffsetXMinimum?: number;
  /** It also begins when a finger is farther to the right. CSS pixels, default no limit. */
  activeOffsetXMaximum?: number;
  /** It also begins when a finger is farther up; negative. CSS pixels, default no limit. */
  activeOffsetYMinimum?: number;
  /** It also begins when a finger is farther down. CSS pixels, default no limit. */
  activeOffsetYMaximum?: number;
  /** It fails when a finger is farther to the left before it begins; negative. CSS pixels, default no limit. */
  failOffsetXMinimum?: number;
  /** It fails when a finger is farther to the right before it begins. CSS pixels, default no limit. */
  failOffsetXMaximum?: number;
  /** It fails when a finger is farther up before it begins; negative. CSS pixels, default no limit. */
  failOffsetYMinimum?: number;
  /** It fails when a finger is farther down before it begins. CSS pixels, default no limit. */
  failOffsetYMaximum?: number;
  /**
   * Reports that come less than this after the first of a sample are one sample: its last place and time count.
   * Milliseconds, default 2.
   */
  velocitySpacing?: number;
  /** A finger that is faster is reported as this fast: 10 m/s. CSS pixels a second, default 64173. */
  velocityLimit?: number;
  /** Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default true. */
  velocityLiftGuard?: boolean;
}

/** The outputs of `multiDrag`. */
export interface MultiDragOutputs {
  /** How far it went. CSS pixels. */
  readonly translation: Point;
  /** Its velocity. CSS pixels a second. */
  readonly velocity: Point;
}

/** The properties of `multiTap`. Fingers that tap, each by itself: an event for each touch. Needs `loadTraces()`. */
export interface MultiTapProperties extends CommonProperties {
  /** How many taps at one place. Default 1. */
  tapsRequired?: number;
  /** How far a finger may move from where it landed; farther, it fails alone. CSS pixels, default 45. */
  allowableMovement?: number;
  /** The longest time from a finger's landing to its lift. Milliseconds, default 750. */
  maximumTapDuration?: number;
  /** The longest time from a lift to the next tap of its series. Milliseconds, default 350. */
  maximumInterval?: number;
  /** The farthest that neighbouring taps of a series may be apart. CSS pixels, default 45. */
  maximumTapDistance?: number;
  /** The buttons that a pointer must press as it lands; 0: any. Default 1. */
  buttonsRequired?: Mask<Button>;
}

/** The outputs of `multiTap`. */
export interface MultiTapOutputs {
  /** How many taps were made there. */
  readonly tapCount: number;
}

/**
 * The properties of `dwell`. A pointer or a pencil that rests above the view, without touching. Needs
 * `loadTraces()`.
 */
export interface DwellProperties extends CommonProperties {
  /** How long it must rest. Milliseconds, default 1200. */
  minimumDuration?: number;
  /** Farther from where the rest began, another one begins. CSS pixels, default 10. */
  allowableMovement?: number;
  /**
   * So often it reports its progress while it rests, 1000 times at most; 0: only when it has dwelt. Milliseconds,
   * default 0.
   */
  progressInterval?: number;
}

/** The outputs of `dwell`. */
export interface DwellOutputs {
  /** Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere. */
  readonly progress: number;
  /** How many times it has dwelt since it came over the view. */
  readonly dwellCount: number;
}

/** The standard classes by name. */
export interface Classes {
  tap: { properties: TapProperties; outputs: TapOutputs };
  longPress: { properties: LongPressProperties; outputs: LongPressOutputs };
  pan: { properties: PanProperties; outputs: PanOutputs };
  swipe: { properties: SwipeProperties; outputs: SwipeOutputs };
  pinch: { properties: PinchProperties; outputs: PinchOutputs };
  rotation: { properties: RotationProperties; outputs: RotationOutputs };
  press: { properties: PressProperties; outputs: PressOutputs };
  manual: { properties: ManualProperties; outputs: ManualOutputs };
  screenEdgePan: { properties: ScreenEdgePanProperties; outputs: ScreenEdgePanOutputs };
  transform: { properties: TransformProperties; outputs: TransformOutputs };
  serialTap: { properties: SerialTapProperties; outputs: SerialTapOutputs };
  tapDrag: { properties: TapDragProperties; outputs: TapDragOutputs };
  hover: { properties: HoverProperties; outputs: HoverOutputs };
  multiDrag: { properties: MultiDragProperties; outputs: MultiDragOutputs };
  multiTap: { properties: MultiTapProperties; outputs: MultiTapOutputs };
  dwell: { properties: DwellProperties; outputs: DwellOutputs };
}
