/** The unit that an animation moves. */
export type TitleUnit = 'text' | 'lines' | 'words' | 'letters';

/** Displacement of a unit from its rest position. */
export interface UnitPose {
  /** In font sizes. */
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  /** Degrees, clockwise, about the centre of the unit. */
  rotation: number;
  opacity: number;
  /** The visible part of it, in fractions of it; all of it by default. */
  shown?: { left: number; right: number };
  /** Clips it to its rest position: it appears out of its own line, or from the sides of its text. */
  window?: 'line' | 'text';
  /** Copies beneath in one colour, displaced by multiples of the font size. */
  ghosts?: readonly { color: string; x: number; y: number; opacity: number }[];
}

export const REST: UnitPose = { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, opacity: 1 };

/** One unit at one instant. */
export interface UnitMoment {
  /** Index of this unit among all, in reading order. */
  index: number;
  count: number;
  /** Index of its line among all. */
  line: number;
  /** The unit's own presence: 0 hidden, 1 at rest; linear in time. */
  presence: number;
  isLeaving: boolean;
  elapsedMs: number;
  /** Distance of the unit's centre from the centre of the whole text, in font sizes. */
  fromCenterX: number;
  /** Width of the unit and of the whole text, in font sizes. */
  width: number;
  textWidth: number;
  /** An integer; the same for this unit in every frame. */
  seed: number;
}

export interface TitleAnimation {
  unit: TitleUnit;
  /** The share of the duration over which the units start one after the other; 0 moves all at once. */
  spread: number;
  /** Whether the last unit to enter is the first to exit. */
  leavesBackwards?: boolean;
  /** Whether a caret follows the written text. */
  hasCaret?: boolean;
  pose(moment: UnitMoment): UnitPose;
}

/** Returns a pseudorandom number from 0 to 1; the same on every machine for the same integers. */
export function scatterOf(seed: number, salt: number): number {
  let bits = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 4_294_967_296;
}

/** Returns the presence of one of several units that start one after the other. */
export function presenceOf(input: {
  enter: number;
  exit: number;
  index: number;
  count: number;
  animation: Pick<TitleAnimation, 'spread' | 'leavesBackwards'>;
}): number {
  const { enter, exit, index, count, animation } = input;
  const { spread } = animation;
  const place = count > 1 ? index / (count - 1) : 0;
  // Few units do not need the whole spread: two words would start too far apart.
  const used = count > 1 ? spread * Math.min(1, 0.4 + count * 0.1) : 0;
  const own = (progress: number, order: number) => (progress - order * used) / (1 - used);
  const come = Math.min(1, Math.max(0, own(enter, place)));
  const gone = Math.min(1, Math.max(0, own(exit, animation.leavesBackwards ? 1 - place : place)));
  return exit > 0 ? come * (1 - gone) : come;
}
