import { ERASE_LIMITS, type EraseBox, type EraseKind } from '@reelwright/contracts';

/** A box in fractions of the image. */
export type BoxPlace = Pick<EraseBox, 'x' | 'y' | 'width' | 'height'>;

/** A point of the image, in fractions of it. */
export interface Point {
  x: number;
  y: number;
}

/** Which sides a corner moves. */
export interface Corner {
  isRight: boolean;
  isBottom: boolean;
}

const limit = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const AREA = ERASE_LIMITS.maxBoxArea;
const LEAST = ERASE_LIMITS.minBoxSide;

/** Returns the box between two points; where it would be too large, it ends nearer to the first. */
export function spanBox(from: Point, to: Point): BoxPlace {
  const [fx, fy] = [limit(from.x, 0, 1), limit(from.y, 0, 1)];
  const width = Math.abs(limit(to.x, 0, 1) - fx);
  const height = Math.min(Math.abs(limit(to.y, 0, 1) - fy), width > 0 ? AREA / width : 1);
  return { x: to.x < fx ? fx - width : fx, y: to.y < fy ? fy - height : fy, width, height };
}

/** Whether a box is large enough to be kept. */
export const isBox = ({ width, height }: BoxPlace): boolean => Math.min(width, height) >= LEAST;

export function moveBox<Box extends BoxPlace>(box: Box, dx: number, dy: number): Box {
  return { ...box, x: limit(box.x + dx, 0, 1 - box.width), y: limit(box.y + dy, 0, 1 - box.height) };
}

/** Moves a corner; the opposite one stays. The box keeps its least side and its largest area. */
export function resizeBox<Box extends BoxPlace>(box: Box, { isRight, isBottom }: Corner, dx: number, dy: number): Box {
  const mostWidth = Math.min(isRight ? 1 - box.x : box.x + box.width, AREA / LEAST);
  const width = limit(box.width + (isRight ? dx : -dx), LEAST, mostWidth);
  const mostHeight = Math.min(isBottom ? 1 - box.y : box.y + box.height, AREA / width);
  const height = limit(box.height + (isBottom ? dy : -dy), LEAST, mostHeight);
  return {
    ...box,
    x: isRight ? box.x : box.x + box.width - width,
    y: isBottom ? box.y : box.y + box.height - height,
    width,
    height,
  };
}

/** Guesses what a new box holds: subtitles are wide and low, in the lower or upper part. */
export function guessKind({ y, width, height }: BoxPlace): EraseKind {
  return width > 3 * height && (y > 0.6 || y + height < 0.3) ? 'text' : 'mark';
}

/** Returns a box for the whole video. */
export function toEraseBox(place: BoxPlace, lengthS: number, kind: EraseKind = guessKind(place)): EraseBox {
  return { ...place, kind, from_ms: 0, to_ms: Math.max(ERASE_LIMITS.minBoxMs, Math.round(lengthS * 1000)) };
}

/** Returns a box where most subtitles are, for those who draw by keyboard. */
export const defaultPlace: BoxPlace = { x: 0.15, y: 0.8, width: 0.7, height: 0.14 };

/** Moves the start or the end of a box's time; the other one stays, at least a second away. */
export function setBoxTime(box: EraseBox, change: { fromMs: number } | { toMs: number }, lengthS: number): EraseBox {
  const lengthMs = Math.round(lengthS * 1000);
  const least = ERASE_LIMITS.minBoxMs;
  return 'fromMs' in change
    ? { ...box, from_ms: Math.round(limit(change.fromMs, 0, Math.max(0, box.to_ms - least))) }
    : { ...box, to_ms: Math.round(limit(change.toMs, Math.min(lengthMs, box.from_ms + least), lengthMs)) };
}

export interface BoxHistory {
  now: readonly EraseBox[];
  past: readonly (readonly EraseBox[])[];
  future: readonly (readonly EraseBox[])[];
}

const MOST_STEPS = 100;
export const NO_BOXES: BoxHistory = { now: [], past: [], future: [] };

/** Adds an edit, after which nothing can be redone. */
export function addBoxEdit({ now, past }: BoxHistory, next: readonly EraseBox[]): BoxHistory {
  return { now: next, past: [...past, now].slice(-MOST_STEPS), future: [] };
}

/** Returns the history itself if there is nothing to undo. */
export function undoBoxEdit(history: BoxHistory): BoxHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future] };
}

/** Returns the history itself if there is nothing to redo. */
export function redoBoxEdit(history: BoxHistory): BoxHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { now: next, past: [...history.past, history.now], future };
}
