import type { SceneGraph } from '@reelwright/scene';
import { createSeededRandom, type SeededRandom } from '@reelwright/seeded-random';
import { shade } from '../colors.ts';
import { makeMaterial, type Material, materialOf } from '../scene/materials.ts';
import type { Camera, PlacedShape, Stage } from '../scene/placed-scene.ts';
import type { PropRole } from '../scene/props/prop.ts';
import { PROPS } from '../scene/props/props.ts';
import { boundsOfAll, place, type Shape } from '../scene/shapes.ts';
import type { Vector } from '../vectors.ts';
import { project } from './camera.ts';
import { openVessel } from './fill-vessel.ts';
import type { Palette } from './palette.ts';

interface Disc {
  x: number;
  z: number;
  radius: number;
}

export interface PropOrder {
  graph: SceneGraph;
  palette: Palette;
  seed: number;
  camera: Camera;
  aspect: number;
  stage: Stage;
  /** Height of the surface under the subject, and how far it reaches; elsewhere props stand on y = 0. */
  top: number;
  room: readonly [number, number];
  /** Half width, half depth and height of the subject. */
  subject: { half: number; deep: number; height: number };
  /** Each attempt places anew, and larger. */
  attempt: number;
  firstElement: number;
}

const TRIES = 60;
/** So many pieces lie in a bowl together. */
const FEW = 3;
/** Half a width, against the height, from which a subject leaves little room beside it. */
const BROAD = 0.75;
/** How high in the image what stands behind may reach: 1 is its edge. */
const HIGHEST = 0.9;
/** On what reaches further to the sides, all props stand; beside less, they stand on the ground. */
const WIDE = 2.5;
/** Materials that make even a leaf or a fruit of themselves; others leave it its nature. */
const STATED = new Set([
  'gold',
  'copper',
  'chrome',
  'metal',
  'brushed_metal',
  'mirror',
  'glass',
  'frosted_glass',
  'marble',
  'wood',
  'dark_wood',
  'velvet',
]);

/** Places the graph's props where the camera sees them and the subject stays free. */
export function placeProps(order: PropOrder): {
  shapes: PlacedShape[];
  names: string[];
  flames: Vector[];
  /** How high a sheet lifts the subject that stands on it. */
  lift: number;
} {
  const { graph, palette, seed, attempt, subject, camera, aspect } = order;
  const taken: Disc[] = [{ x: 0, z: 0, radius: Math.max(subject.half, subject.deep) }];
  const shapes: PlacedShape[] = [];
  /** What lies in the subject, and is lifted with it. */
  const held: PlacedShape[] = [];
  const names: string[] = [];
  const flames: Vector[] = [];
  let lift = 0;
  const [, , distance] = project(camera, aspect, [0, order.top + subject.height / 2, 0]);
  const seen = 2 * Math.tan(camera.angle / 2) * distance;
  for (const [index, prop] of graph.props.entries()) {
    const random = createSeededRandom(seed, `prop:${prop.kind}:${index}:${attempt}`);
    const isPlain = prop.surface.color === null && !STATED.has(prop.surface.material);
    const own = shade(palette.second, 0.06 * (index % 3) - 0.04);
    const material: Material = makeMaterial(
      prop.surface,
      prop.surface.material === 'matte' || prop.surface.material === 'plastic' || prop.surface.material === 'glossy'
        ? own
        : null,
    );
    const plan = PROPS[prop.kind]({ material, isPlain, accent: materialOf('gold'), count: prop.count, random });
    const share = plan.share * Math.min(1, 0.35 + 0.65 * aspect) * 1.18 ** attempt * (plan.pieces.length > 5 ? 0.8 : 1);
    const { kind, count } = graph.subject;
    const vessel = count === 1 ? openVessel(kind, prop.kind, order.top) : null;
    for (const [number, piece] of plan.pieces.entries()) {
      const size = share * seen * (plan.role === 'behind' ? 1 : random.between(0.85, 1.1));
      // The last of many lies beside the vessel.
      const isHeld = vessel !== null && number < Math.max(FEW, plan.pieces.length - 1);
      const moved = isHeld
        ? vessel.add(piece, size, random)
        : placePiece(piece, {
            order,
            role: plan.role,
            size,
            random,
            taken,
            number,
            of: plan.pieces.length,
            seen,
          });
      const placed = moved.map((one) => ({ ...one, element: order.firstElement + index }));
      (isHeld ? held : shapes).push(...placed);
      if (plan.role === 'sheet') lift = Math.max(lift, boundsOfAll(moved).high[1] - order.top);
      if (prop.kind === 'candle') {
        const { high } = boundsOfAll(moved);
        flames.push([(boundsOfAll(moved).low[0] + high[0]) / 2, high[1], (boundsOfAll(moved).low[2] + high[2]) / 2]);
      }
    }
    names.push(`prop.${prop.kind}`);
  }
  return {
    shapes: [
      ...shapes,
      ...place(held, { at: [0, lift, 0] }).map((one, at) => ({ ...one, element: held[at]?.element ?? 0 })),
    ],
    names,
    flames,
    lift,
  };
}

interface PieceOrder {
  order: PropOrder;
  role: PropRole;
  size: number;
  random: SeededRandom;
  taken: Disc[];
  number: number;
  of: number;
  seen: number;
  isFitted?: boolean;
}

/** How far back a piece may stand before the wall or its curve. */
function backOf(stage: Stage): number {
  if (stage.kind === 'seamless') return stage.depth - stage.fillet * 0.8;
  return stage.kind === 'room' ? stage.depth - 0.12 : 3;
}

function placePiece(piece: readonly Shape[], wish: PieceOrder): Shape[] {
  const { order, role, size, random, taken, number, seen } = wish;
  const { camera, aspect, subject, top, room, stage } = order;
  const bounds = boundsOfAll(piece);
  const halfX = (Math.max(-bounds.low[0], bounds.high[0]) || 0.5) * size;
  const halfZ = (Math.max(-bounds.low[2], bounds.high[2]) || 0.5) * size;
  const tall = bounds.high[1] * size;
  const radius = Math.max(halfX, halfZ) * 0.92;
  const side = (number + (order.graph.props.length > 1 ? order.firstElement + number : 0)) % 2 === 0 ? 1 : -1;
  const towards = createSeededRandom(order.seed, 'sides').isLucky(0.5) ? side : -side;

  if (role === 'behind') {
    // An arch ends in the image.
    const [, crown] = project(camera, aspect, [0, top + tall, -subject.deep - halfZ]);
    const [, foot] = project(camera, aspect, [0, top, -subject.deep - halfZ]);
    if (crown > HIGHEST && !wish.isFitted)
      return placePiece(piece, { ...wish, size: (size * (HIGHEST - foot)) / (crown - foot), isFitted: true });
    const limit = backOf(stage) - halfZ;
    const z = -Math.min(
      Math.max(subject.deep + halfZ + 0.12 * seen * 0.5, radius * 0.4 + subject.deep),
      Math.max(limit, subject.deep + halfZ + 0.02),
    );
    const off = wish.of > 1 ? towards * (subject.half + halfX * 0.6) : towards * Math.min(halfX * 0.35, subject.half);
    taken.push({ x: off, z, radius: Math.min(radius, 0.3) });
    return place(piece, { at: [off, stage.kind === 'void' || room[0] > WIDE ? top : 0, z], size });
  }
  if (role === 'floating') {
    let best: Vector = [towards * (subject.half + halfX), top + subject.height, -0.2];
    let score = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < TRIES; index += 1) {
      const z = random.between(-0.6, 0.35) * subject.height;
      const [, , depth] = project(camera, aspect, [0, top + subject.height / 2, z]);
      const wide = Math.tan(camera.angle / 2) * depth * aspect;
      const spot: Vector = [random.between(-wide, wide) * 0.9, top + random.between(0.1, 1.35) * subject.height, z];
      const free = Math.abs(spot[0]) - subject.half - halfX;
      const gap = Math.min(
        ...taken.map((disc) => Math.hypot(disc.x - spot[0], disc.z - spot[1]) - disc.radius - radius),
        1,
      );
      const value = Math.min(free, 0.1) * 2 + Math.min(gap, 0.2) + (spot[1] > top + subject.height + tall ? 0.05 : 0);
      if (value > score) [best, score] = [spot, value];
    }
    // Heights stand in z here: pieces in the air must not meet each other.
    taken.push({ x: best[0], z: best[1], radius });
    return place(piece, { at: best, size });
  }

  // A sheet lies under the subject.
  if (role === 'sheet')
    return place(piece, { at: [0, top, 0], size: sheetSize(order, size), turn: { yaw: random.between(-0.3, 0.3) } });

  let best = { x: towards * (subject.half + radius), z: 0, y: 0 };
  let score = Number.NEGATIVE_INFINITY;
  const behind = backOf(stage) - halfZ;
  // Beside what fills the width there is no room: props also stand low before it.
  const isBroad = subject.half > BROAD * subject.height;
  const ends = {
    foot: project(camera, aspect, [0, top, subject.deep])[1],
    crown: project(camera, aspect, [0, top + subject.height, 0])[1],
  };
  for (let index = 0; index < TRIES; index += 1) {
    const z =
      role === 'strewn'
        ? random.between(-0.5, 0.95) * Math.max(subject.half * 1.6, 0.62 * subject.height)
        : random.between(
            -Math.min(behind, subject.deep + radius * 2.2),
            radius * 0.7 + subject.deep * (isBroad ? 1.5 : 0.4),
          );
    const isOn = stage.kind === 'void' || (Math.abs(z) + radius < room[1] && role === 'strewn' && random.isLucky(0.4));
    const y = isOn || room[0] > WIDE ? top : 0;
    const [, , depth] = project(camera, aspect, [0, y, z]);
    const wide = Math.tan(camera.angle / 2) * depth * aspect;
    const x = random.between(-1, 1) * Math.max(0.05, wide * 0.97 - halfX);
    if (z < -behind) continue;
    const [, low] = project(camera, aspect, [x, y, z + halfZ]);
    const [, high] = project(camera, aspect, [x, y + tall, z]);
    if (low < -0.97 || high > 0.98) continue;
    if (
      y === 0 &&
      top > 0 &&
      stage.kind !== 'void' &&
      room[0] < WIDE &&
      Math.hypot(x / (room[0] / 0.8 + radius), z / (room[1] / 0.6 + radius)) < 1
    )
      continue;
    if (y === top && top > 0 && room[0] < WIDE && Math.hypot(x, z) + radius > room[0] * 1.2) continue;
    // Before the subject it must not cover it.
    const foreground = isBroad ? Math.min(1, Math.max(0, (2.2 * (high - ends.foot)) / (ends.crown - ends.foot))) : 1;
    const covers =
      foreground *
      (z > 0
        ? Math.max(0, subject.half + halfX * 0.85 - Math.abs(x)) *
          (tall > 0.28 * subject.height ? 4 : tall > 0.12 * subject.height ? 2.4 : 1.1)
        : 0);
    const hidden = z <= 0 ? Math.max(0, subject.half + halfX * 0.4 - Math.abs(x)) : 0;
    const gap = Math.min(...taken.map((disc) => Math.hypot(disc.x - x, disc.z - z) - disc.radius - radius));
    const overlap = gap < 0 ? gap * 6 : 0;
    const near = Math.abs(Math.hypot(x, z) - subject.half - radius * 1.3) * (role === 'strewn' ? 0.16 : 0.3);
    const balance = Math.sign(x) === towards ? 0.12 : 0;
    const value = overlap - covers * 2 - hidden * 1.6 - near + balance + random.between(0, 0.12);
    if (value > score) [best, score] = [{ x, z, y }, value];
  }
  taken.push({ x: best.x, z: best.z, radius });
  return place(piece, { at: [best.x, best.y, best.z], size });
}

/** A sheet is as large as the subject needs, and no larger than what it lies on. */
function sheetSize({ subject, room }: PropOrder, size: number): number {
  const wanted = Math.max(subject.half * 2.6, Math.min(size, subject.height * 0.9));
  return room[0] < WIDE ? Math.min(wanted, room[0] * 1.5) : wanted;
}
