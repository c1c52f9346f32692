import { add, type Axes, IDENTITY, type Rotation, rotate, rotateAxes, scale, type Vector } from '../vectors.ts';
import type { Material } from './materials.ts';

/** Numbers of the types in assembly/distance.ts and assembly/trace.ts. */
const TYPES = {
  box: 0,
  lathe: 1,
  ellipsoid: 2,
  ring: 3,
  arch: 4,
  rock: 5,
  leaf: 6,
  star: 7,
  heart: 8,
  bean: 10,
  niche: 11,
  blossom: 12,
  pillow: 13,
} as const;

export type ShapeType = keyof typeof TYPES;
export const typeNumber = (type: ShapeType): number => TYPES[type];

/** Half sizes along the shape's own axes; units of the scene. What `round`, `extra` and `more` mean depends on the type. */
export interface Shape {
  type: ShapeType;
  at: Vector;
  axes: Axes;
  size: Vector;
  round: number;
  extra: number;
  more: number;
  material: Material;
  /** Radius and height of each corner, from the middle of the bottom outwards, of a lathe. */
  profile?: readonly (readonly [number, number])[];
  /** Half of the box around the shape and its middle, in its own frame. */
  half: Vector;
  middle: Vector;
}

interface Wish {
  at?: Vector;
  turn?: Rotation;
  material: Material;
}

function shape(type: ShapeType, wish: Wish, size: Vector, half: Vector, rest: Partial<Shape> = {}): Shape {
  const axes = wish.turn ? rotateAxes(IDENTITY, wish.turn) : IDENTITY;
  const margin = 0.002;
  return {
    type,
    at: wish.at ?? [0, 0, 0],
    axes,
    size,
    round: 0,
    extra: 0,
    more: 0,
    material: wish.material,
    middle: [0, 0, 0],
    ...rest,
    half: [half[0] + margin, half[1] + margin, half[2] + margin],
  };
}

/** `half` are half sizes; `at` is the middle. */
export const box = (wish: Wish & { half: Vector; round?: number }): Shape =>
  shape('box', wish, wish.half, wish.half, { round: Math.min(wish.round ?? 0.01, ...wish.half) });

export const ellipsoid = (wish: Wish & { half: Vector }): Shape => shape('ellipsoid', wish, wish.half, wish.half);
export const sphere = (wish: Wish & { radius: number }): Shape =>
  ellipsoid({ ...wish, half: [wish.radius, wish.radius, wish.radius] });

/** Upright, or a part of a ring around its top if `opening` (half the angle, radians) is given. */
export function ring(wish: Wish & { radius: number; tube: number; opening?: number }): Shape {
  const { radius, tube, opening = Math.PI } = wish;
  const out = radius + tube;
  return shape('ring', wish, [radius, tube, Math.sin(opening)], [out, out, tube], { extra: Math.cos(opening) });
}

/** A slab whose top is half a circle, with a hole of the same form if `inner` (half its width) is given. */
export function arch(wish: Wish & { half: Vector; round?: number; straight?: number; inner?: number }): Shape {
  const { half, round = 0.02, straight = half[1] - half[0], inner = 0 } = wish;
  return shape('arch', wish, half, half, { round, extra: straight, more: inner });
}

/** A wall with an alcove. */
export const niche = (wish: Wish & { half: Vector; straight: number; inner: number }): Shape =>
  shape('niche', wish, wish.half, wish.half, { extra: wish.straight, more: wish.inner });

/** `roughness` 0 (a pebble) to 1 (a rock); `seed` is any number. */
export function rock(wish: Wish & { half: Vector; roughness: number; seed: number; detail?: number }): Shape {
  const { half, roughness, seed, detail = 1.6 } = wish;
  return shape('rock', wish, half, scale(half, 1.3), { round: roughness, extra: seed, more: detail });
}

/** Along x. `bend` lowers its ends, `fold` lifts its sides; ratios. */
export function leaf(
  wish: Wish & { length: number; width: number; bend?: number; fold?: number; wave?: number; thickness?: number },
): Shape {
  const [a, b] = [wish.length / 2, wish.width / 2];
  const bend = wish.bend ?? 0.25;
  const fold = wish.fold ?? 0.25;
  const thickness = wish.thickness ?? 0.006;
  const lift = Math.abs(bend) * a + Math.abs(fold) * b + 0.1 * b + thickness;
  return shape('leaf', wish, [a, b, bend], [a, lift, b], { round: fold, extra: thickness, more: wish.wave ?? 0 });
}

/** Upright, five points; `inner` is the ratio of its inner radius. */
export const star = (wish: Wish & { radius: number; depth: number; inner?: number }): Shape =>
  shape('star', wish, [wish.radius, wish.radius, wish.depth], [wish.radius, wish.radius, wish.depth * 1.15], {
    round: wish.depth * 0.3,
    extra: wish.inner ?? 0.45,
  });

export const heart = (wish: Wish & { height: number; depth: number }): Shape =>
  shape('heart', wish, [wish.height, 0, wish.depth], [wish.height * 0.65, wish.height * 0.65, wish.depth], {
    round: wish.depth * 0.95,
  });

export const bean = (wish: Wish & { half: Vector }): Shape => shape('bean', wish, wish.half, wish.half);

/** Facing up; its middle is at `at`. `cup` lifts the ends of its petals. */
export function blossom(wish: Wish & { radius: number; petals: number; cup: number; overlap?: number }): Shape {
  const { radius, petals, cup, overlap = 0.12 } = wish;
  const thickness = radius * 0.035;
  return shape(
    'blossom',
    wish,
    [radius, cup, thickness],
    [radius, Math.abs(cup) + radius * overlap + thickness * 2, radius],
    {
      extra: petals,
      more: overlap,
    },
  );
}

/** A bag or tube: thick below, flat above. `isOval` rounds its section, `creases` 0 to 1. */
export const pillow = (wish: Wish & { half: Vector; thickShare: number; isOval?: boolean; creases?: number }): Shape =>
  shape('pillow', wish, wish.half, [wish.half[0], wish.half[1], wish.half[2] + 0.03], {
    round: wish.thickShare,
    extra: wish.isOval ? 1 : 0,
    more: wish.creases ?? 0,
  });

export type Corner = readonly [radius: number, y: number, round?: number];

/** What turns around y: corners from the middle of the bottom outwards and up, each rounded as it says; `at` is y = 0. */
export function lathe(wish: Wish & { corners: readonly Corner[]; stretch?: readonly [number, number] }): Shape {
  const profile = roundCorners(wish.corners);
  const [sx, sz] = wish.stretch ?? [1, 1];
  const widest = Math.max(...profile.map(([r]) => r));
  const heights = profile.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return shape('lathe', wish, [sx, 1, sz], [widest * sx, (high - low) / 2, widest * sz], {
    profile,
    middle: [0, (low + high) / 2, 0],
  });
}

/** An upright cylinder; `at` is the middle of its bottom. */
export const cylinder = (wish: Wish & { radius: number; height: number; round?: number; top?: number }): Shape =>
  lathe({
    ...wish,
    corners: [
      [0, 0],
      [wish.radius, 0, wish.round ?? 0.012],
      [wish.top ?? wish.radius, wish.height, wish.round ?? 0.012],
      [0, wish.height],
    ],
  });

const ARC_STEPS = 5;

function roundCorners(corners: readonly Corner[]): [number, number][] {
  const points: [number, number][] = [];
  for (const [index, [r, y, wanted = 0]] of corners.entries()) {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (wanted <= 0 || !before || !after) {
      points.push([r, y]);
      continue;
    }
    const [ax, ay] = [before[0] - r, before[1] - y];
    const [bx, by] = [after[0] - r, after[1] - y];
    const [al, bl] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
    const reach = Math.min(wanted, al * 0.49, bl * 0.49);
    const [start, end] = [
      [r + (ax / al) * reach, y + (ay / al) * reach],
      [r + (bx / bl) * reach, y + (by / bl) * reach],
    ] as const;
    for (let step = 0; step <= ARC_STEPS; step += 1) {
      const t = step / ARC_STEPS;
      const [p, q, s] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      points.push([p * start[0] + q * r + s * end[0], p * start[1] + q * y + s * end[1]]);
    }
  }
  return points;
}

/** Which numbers of a type are lengths, besides its size. */
const LENGTHS: Readonly<Record<ShapeType, { size?: Vector; round?: boolean; extra?: boolean; more?: boolean }>> = {
  box: { round: true },
  lathe: { size: [0, 0, 0] },
  ellipsoid: {},
  ring: { size: [1, 1, 0] },
  arch: { round: true, extra: true, more: true },
  rock: {},
  leaf: { size: [1, 1, 0], extra: true },
  star: { round: true },
  heart: { round: true },
  bean: {},
  niche: { extra: true, more: true },
  blossom: {},
  pillow: {},
};

/** Moves shapes that stand together: enlarged by `size`, rotated and set down at `at`. */
export function place(
  shapes: readonly Shape[],
  { at = [0, 0, 0], turn = {}, size = 1 }: { at?: Vector; turn?: Rotation; size?: number },
): Shape[] {
  return shapes.map((one) => {
    const lengths = LENGTHS[one.type];
    const by = (index: 0 | 1 | 2): number => one.size[index] * ((lengths.size?.[index] ?? 1) === 1 ? size : 1);
    return {
      ...one,
      at: add(at, rotate(scale(one.at, size), turn)),
      axes: rotateAxes(one.axes, turn),
      size: [by(0), by(1), by(2)],
      round: one.round * (lengths.round ? size : 1),
      extra: one.extra * (lengths.extra ? size : 1),
      more: one.more * (lengths.more ? size : 1),
      half: scale(one.half, size),
      middle: scale(one.middle, size),
      ...(one.profile && { profile: one.profile.map(([r, y]) => [r * size, y * size] as const) }),
    };
  });
}

/** A box in the world. */
export interface Bounds {
  low: Vector;
  high: Vector;
}

export function boundsOf(one: Shape): Bounds {
  const [x, y, z] = one.axes;
  const reach = (at: 0 | 1 | 2): number =>
    Math.abs(x[at]) * one.half[0] + Math.abs(y[at]) * one.half[1] + Math.abs(z[at]) * one.half[2];
  const half: Vector = [reach(0), reach(1), reach(2)];
  const middle = add(one.at, add(add(scale(x, one.middle[0]), scale(y, one.middle[1])), scale(z, one.middle[2])));
  return { low: add(middle, scale(half, -1)), high: add(middle, half) };
}

export function boundsOfAll(shapes: readonly Shape[]): Bounds {
  const boxes = shapes.map(boundsOf);
  const most = (pick: (...values: number[]) => number, side: 'low' | 'high', at: 0 | 1 | 2): number =>
    pick(...boxes.map((one) => one[side][at]));
  return {
    low: [most(Math.min, 'low', 0), most(Math.min, 'low', 1), most(Math.min, 'low', 2)],
    high: [most(Math.max, 'high', 0), most(Math.max, 'high', 1), most(Math.max, 'high', 2)],
  };
}
