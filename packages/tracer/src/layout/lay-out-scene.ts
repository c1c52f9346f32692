import type { SceneGraph, SubjectKind } from '@reelwright/scene';
import { createSeededRandom } from '@reelwright/seeded-random';
import { toGamma } from '@reelwright/color-spaces';
import type { CutOut, Framing } from '../render-request.ts';
import { type Camera, type PlacedScene, type PlacedShape, SUBJECT_ELEMENT } from '../scene/placed-scene.ts';
import { boundsOf, boundsOfAll, place, type Shape } from '../scene/shapes.ts';
import { rotate, type Vector } from '../vectors.ts';
import { cornersOf, fitCamera, outlineOf, PITCHES, project, SHARES, WIDEST } from './camera.ts';
import { planLightPools } from './light-pools.ts';
import { planLights } from './lights.ts';
import type { Paintings } from './paintings.ts';
import { choosePalette } from './palette.ts';
import { placeProps } from './place-props.ts';
import { planSet } from './sets/plan-set.ts';
import { spreadSeed } from './spread-seed.ts';
import { planSubject, type SubjectPlan } from './subjects.ts';

export interface ScenePlan {
  scene: PlacedScene;
  /** Names by element: nothing, ground, backdrop, subject, the set's own things, then the props. */
  elements: string[];
  /** A surface that is to look as the color says (linear), or null: a mean brightness is aimed at. */
  measured: Vector | null;
  key: number;
  /** What light is multiplied with, where nothing is measured. */
  exposure: number | null;
  /** What is to be written on the subject, and its height on the image as a share of it. */
  label: (NonNullable<SubjectPlan['label']> & { share: number }) | null;
  /** Height of what the subject stands on. */
  top: number;
  /** From the eye to the subject. */
  distance: number;
}

/** What a user's product is in the scene: unseen itself, it throws the shadow and appears in mirrors. */
export interface ProductBody {
  shapes: Shape[];
  pitch: number;
  /** What must be in the frame besides the shapes. */
  points: Vector[];
}

export interface LayoutOrder {
  graph: SceneGraph;
  seed: number;
  aspect: number;
  /** Of several layouts for one seed, the next is tried where something asked for is hardly seen. */
  attempt: number;
  paintings: Paintings;
  product?: ProductBody;
  framing?: Framing;
}

/** Brightness of a white surface out of doors, before the tone curve. */
const OUTDOOR_LIGHT = 0.95;
/** What backdrops are brought to, after exposure, and the most that they are brightened by. */
const BACKDROP_LIGHT = 0.85;
const MOST_BACKDROP_GAIN = 2;
/** Out of doors the camera looks further. */
const OUTDOOR_PITCH = 0.075;

/** Places all that a graph names: the same for the same seed. Named streams of random numbers keep the parts apart. */
export function layOutScene({ graph, seed, aspect, attempt, paintings, product, framing }: LayoutOrder): ScenePlan {
  const palette = choosePalette(graph, seed);
  const plan = planSubject(graph, palette, seed);
  const one = product?.shapes ?? plan.shapes;
  const group = product ? one : arrange(one, { count: graph.subject.count, stack: STACKED[graph.subject.kind], seed });
  const isEmpty = group.length === 0;
  const bounds = isEmpty ? { low: [-0.3, 0, -0.3] as Vector, high: [0.3, 0.7, 0.3] as Vector } : boundsOfAll(group);
  const half = Math.max(-bounds.low[0], bounds.high[0]);
  const deep = Math.max(-bounds.low[2], bounds.high[2]);
  const height = bounds.high[1];
  const set = planSet(graph, palette, seed, { height, half: Math.max(half, deep * 0.9) });

  // A little in the ground: no light gets under its rounded edge.
  const subject = place(group, { at: [0, set.top - 0.003, 0] });
  const wanted = PITCHES[graph.camera.height];
  const isEye = graph.camera.height === 'eye';
  const tilted = spreadSeed(seed, 'tilt');
  const tilt = TILTS.least * (TILTS.most / TILTS.least) ** tilted;
  const pitch = product
    ? product.pitch
    : Math.max(
        (set.far && isEye ? OUTDOOR_PITCH : wanted) * tilt,
        plan.leastPitch && plan.leastPitch + FLAT_TILT * tilted,
      );
  const framed = isEmpty ? boundsOfEmpty(set.decor, set.top) : outlineOf(subject);
  const points = product ? product.points.map(([x, y, z]): Vector => [x, y + set.top, z]) : framed;
  // What is wide leaves room for what stands beside it.
  const isWide = !isEmpty && half * 2 > height * CROWDED;
  const isCrowded = isWide && graph.props.length > 0 && graph.camera.shot !== 'close';
  const size = createSeededRandom(seed, 'size').between(...SIZES);
  const wish = {
    pitch,
    share:
      framing?.height ??
      (isCrowded ? TALL.crowded : Math.min(TALL.most, Math.max(TALL.least, SHARES[graph.camera.shot] * size))),
    widest: framing?.width ?? WIDEST * Math.min(1, (1 + size) / 2),
    aspect,
  };
  const rise = isWide ? RISE.wide : RISE.usual;
  const middleY = (isEmpty ? -0.22 : -0.07) + rise * (2 * spreadSeed(seed, 'rise') - 1);
  const centred = fitCamera(points, { ...wish, middle: framing?.middle ?? [0, middleY] });
  const aside = framing ? 0 : chooseAside(points, centred, { aspect, seed });
  const camera = aside === 0 ? centred : fitCamera(points, { ...wish, middle: [aside, middleY] });
  const props = placeProps({
    graph,
    palette,
    seed,
    camera,
    aspect,
    stage: set.stage,
    top: set.top,
    room: set.room,
    subject: isEmpty ? { half: 0.02, deep: 0.02, height: 0.7 } : { half, deep, height },
    attempt,
    firstElement: SUBJECT_ELEMENT + 2,
  });
  const top = set.top + props.lift;
  const shapes: PlacedShape[] = [
    ...place(subject, { at: [0, props.lift, 0] }).map((shape) => ({ ...shape, element: SUBJECT_ELEMENT })),
    ...set.decor.map((shape) => ({ ...shape, element: SUBJECT_ELEMENT + 1 })),
    ...props.shapes,
  ];
  const middle: Vector = [0, top + height * 0.5, 0];
  const flames =
    graph.subject.kind === 'candle' ? [[0, top + height * 0.95, 0] as Vector, ...props.flames] : props.flames;
  const isOutdoor = set.far !== null;
  const light = planLights({
    isPhoto: product !== undefined,
    paintings,
    graph,
    palette,
    seed,
    isOutdoor,
    front: product ? null : plan.front,
    middle,
    size: Math.max(height, half * 1.2),
    flames,
  });
  const tint = palette.isAsked && set.far === 'sky' ? palette.main : null;
  const exposure = OUTDOOR_LIGHT / (light.level ?? 1);
  const scene: PlacedScene = {
    camera,
    stage: set.stage,
    shapes,
    lights: light.lights,
    sun: light.sun,
    environment: light.environment,
    pools: {
      from: -deep - 0.15,
      ...(isOutdoor ? { mean: 1, spots: [] } : planLightPools({ camera, aspect, depth: set.stage.depth, seed })),
    },
    backdrop: set.far
      ? {
          pixels: paintings.backdrop(set.far, graph.light.time, tint),
          // What is painted is as bright as it is to look: by day, less light is let in than it was painted for.
          gain: light.level === null ? 1 : Math.min(MOST_BACKDROP_GAIN, Math.max(1, BACKDROP_LIGHT / exposure)),
        }
      : null,
    image: plan.emptyLabel && paintLabel(plan.emptyLabel),
  };
  return {
    scene,
    elements: ['nothing', 'ground', 'backdrop', 'subject', 'set', ...props.names],
    measured: set.measured,
    key: light.key,
    exposure: light.level === null ? null : exposure,
    label: plan.label && { ...plan.label, share: (plan.label.height / height) * SHARES[graph.camera.shot] },
    top,
    distance: project(camera, aspect, middle)[2],
  };
}

/** An image of one color. */
function paintLabel(color: Vector): CutOut {
  const pixel = [...color.map((value) => Math.round(255 * toGamma(value))), 255];
  return { rgba: Uint8Array.from([...pixel, ...pixel, ...pixel, ...pixel]), width: 2, height: 2 };
}

/** How much larger or smaller than its shot asks a subject is. */
const SIZES = [0.9, 1.14] as const;
/** Shares of the image's height within which it stays. */
const TALL = { least: 0.47, most: 0.635, crowded: 0.475 } as const;
/** From which width, against its height, a subject fills the image. */
const CROWDED = 1.05;
/** How much more or less a camera looks down than its height asks. */
const TILTS = { least: 0.7, most: 1.35 } as const;
/** Most that a camera looks down on a flat thing beyond what that needs: radians. */
const FLAT_TILT = 0.28;
/**
 * How far the subject's middle lies above or below its usual place, of half the height. What fills the width cannot move
 * aside, and moves further.
 */
const RISE = { usual: 0.06, wide: 0.16 } as const;
/** Most that a subject moves aside, and how far it stays from the edge: of half the width. */
const ASIDE = { most: 0.36, margin: 0.1 } as const;

/** Chooses how far aside the subject stands: one of the things in which images of other seeds differ. */
function chooseAside(points: readonly Vector[], camera: Camera, { aspect, seed }: { aspect: number; seed: number }) {
  const reach = Math.max(...points.map((point) => Math.abs(project(camera, aspect, point)[0])));
  const room = Math.max(0, Math.min(ASIDE.most, 1 - ASIDE.margin - reach));
  return room * (2 * spreadSeed(seed, 'place') - 1);
}

function boundsOfEmpty(decor: readonly Shape[], top: number): Vector[] {
  const kept = decor.filter(({ half }) => Math.max(half[0], half[2]) < 1.6);
  const around = cornersOf([{ low: [-0.55, 0, -0.3], high: [0.55, top + 0.35, 0.3] }]);
  return kept.length > 0 ? [...around, ...cornersOf(kept.map(boundsOf)).filter(([, y]) => y > -0.3)] : around;
}

/** Things that are stacked, and how high one of them carries the next. */
const STACKED: Readonly<Partial<Record<SubjectKind, number>>> = {
  box: 0.997,
  gift_box: 0.72,
  shoe_box: 0.52,
  jar: 0.61,
};

/** Places of stacked things: across in widths, up in heights. */
const STACKS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [-0.5, 0],
    [0.5, 0],
    [0, 1],
  ],
  4: [
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 1],
    [0.5, 1],
  ],
  5: [
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 1],
    [0.5, 1],
    [0, 2],
  ],
};

/** Sets up to five copies beside and behind each other, the first in front; three and more of a boxy thing are stacked. */
function arrange(
  one: readonly Shape[],
  { count, stack, seed }: { count: number; stack: number | undefined; seed: number },
): Shape[] {
  if (count <= 1 || one.length === 0) return [...one];
  const stacked = stack === undefined ? undefined : STACKS[count];
  if (stack !== undefined && stacked) {
    const turns = createSeededRandom(seed, 'group');
    const { low, high } = boundsOfAll(one);
    const across = Math.max(-low[0], high[0]) * 2 * 1.05;
    return stacked.flatMap(([x, y]) =>
      place(one, { at: [x * across, y * stack, 0], turn: { yaw: turns.between(-0.1, 0.1) } }),
    );
  }
  const random = createSeededRandom(seed, 'group');
  const bounds = boundsOfAll(one);
  const wide = Math.max(-bounds.low[0], bounds.high[0]) * 2;
  const deep = Math.max(-bounds.low[2], bounds.high[2]) * 2;
  const gap = wide * 1.12;
  const rows: readonly (readonly [number, number])[] = {
    2: [
      [-0.5, 0.1],
      [0.5, -0.1],
    ] as const,
    3: [
      [0, 0.35],
      [-1, -0.25],
      [1, -0.25],
    ] as const,
    4: [
      [-0.5, 0.35],
      [0.5, 0.35],
      [-1.5, -0.3],
      [1.5, -0.3],
    ] as const,
    5: [
      [0, 0.4],
      [-1, 0],
      [1, 0],
      [-2, -0.4],
      [2, -0.4],
    ] as const,
  }[count as 2] ?? [[0, 0]];
  return rows.flatMap(([x, z]) =>
    place(one, { at: rotate([x * gap, 0, z * deep], {}), turn: { yaw: random.between(-0.2, 0.2) } }),
  );
}
