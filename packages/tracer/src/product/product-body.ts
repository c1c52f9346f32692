import { toLinear } from '../colors.ts';
import type { ProductBody } from '../layout/lay-out-scene.ts';
import type { Camera } from '../scene/placed-scene.ts';
import type { Material } from '../scene/materials.ts';
import { project } from '../layout/camera.ts';
import { box, type Corner, lathe } from '../scene/shapes.ts';
import type { Vector } from '../vectors.ts';
import type { ProductCorner } from './measure-corner.ts';
import type { ProductMeasure } from './measure-product.ts';

/** How much narrower the body is than its image: its shadow does not show beside it. */
const INSET = 0.985;
/** Of a box's edges: rounder ones would let light in under the corner on which it stands. */
const ROUND = 0.001;

/**
 * Makes the body that stands for a product: turned by its silhouette, as deep as things of its proportions are. It is 1
 * unit high, or less if it is wide, and `stretch` times as wide as its image: see `placePhoto`.
 */
export function makeProductBody(product: ProductMeasure, stretch: number): ProductBody {
  const cornered = product.corner && makeCornerBox(product, product.corner, stretch);
  if (cornered) return cornered;
  const { halves, base, aside, mean, pitch, image } = product;
  const tall = tallOf(product);
  const wide = stretch * tall;
  const half = (wide * image.width) / image.height / 2;
  const x = aside * wide;
  const depth = depthOf(product);
  const corners: Corner[] = [
    [0, 0],
    [base * wide * INSET, 0],
  ];
  for (const [index, span] of halves.entries())
    if (index > 0) corners.push([Math.max(0.006, span * wide * INSET), (index / (halves.length - 1)) * tall]);
  corners.push([0, tall]);
  const material = showImage(mean, { wrap: half * 2, x: -x, tall });
  return {
    shapes: [lathe({ at: [x, 0, 0], corners, stretch: [1, depth], material })],
    pitch,
    points: [
      [-half, tall / 2, 0],
      [half, tall / 2, 0],
      [0, tall, 0],
      [x, 0, base * wide * INSET * depth],
    ],
  };
}

function showImage(
  mean: ProductMeasure['mean'],
  { wrap, x, tall }: { wrap: number; x: number; tall: number },
): Material {
  const hex = `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  return {
    color: toLinear(hex),
    pattern: 'image',
    rough: 0.6,
    f0: 0.02,
    image: { wrap, isRound: false, isPhoto: true, x, y: tall / 2, height: tall },
  };
}

/** How far the tip of a box's shadow, which smoothed light makes blunt, reaches out under its photo: of its height. */
const TIP = 0.0031;

/** Least share of a box's image that is its front: the rest is its top. */
const LEAST_FRONT = 0.3;

/** Makes a box on the foot that was measured, turned as it was photographed. */
function makeCornerBox(product: ProductMeasure, corner: ProductCorner, stretch: number): ProductBody {
  const { image, mean, pitch } = product;
  const { left, right, near, half, high } = placeCorner(product, corner, stretch);
  // Both edges of the foot, from its nearest corner: across and away.
  const along = Math.atan2(right.away, right.across);
  const middle: Vector = [near[0] + (right.across - left.across) / 2, high[1] / 2, 0];
  const wide = (stretch * tallOf(product) * image.width) / image.height;
  const material = showImage(mean, { wrap: wide, x: 0, tall: high[1] });
  return {
    shapes: [box({ at: middle, turn: { yaw: along }, half: [half[0], high[1] / 2, half[1]], round: ROUND, material })],
    pitch,
    points: [
      [-wide / 2, high[1] / 2, 0],
      [wide / 2, high[1] / 2, 0],
      [high[0], high[1], high[2]],
      [near[0], 0, near[2]],
    ],
  };
}

/** Returns the foot of a box in the scene, the point at its front and the highest one of its image. */
function placeCorner(product: ProductMeasure, { x, below, left, right, pitch }: ProductCorner, stretch: number) {
  const { image } = product;
  const unit = tallOf(product) / image.height;
  const [sine, cosine] = [Math.sin(pitch), Math.cos(pitch)];
  const edge = ({ across, rise }: { across: number; rise: number }) => ({
    across: across * unit * stretch,
    away: (rise * unit * stretch) / sine,
  });
  const [one, other] = [edge(left), edge(right)];
  const deep = one.away + other.away;
  const front = Math.max(LEAST_FRONT * image.height, image.height + below - left.rise - right.rise) / cosine;
  const near: Vector = [(x - image.width / 2) * unit * stretch, 0, deep / 2];
  return {
    left: one,
    right: other,
    near,
    half: [Math.hypot(other.across, other.away) / 2, Math.hypot(one.across, one.away) / 2] as const,
    high: [near[0] + other.across - one.across, front * unit, -deep / 2] as Vector,
  };
}

/** The point of the body that the image's lowest row shows, and the one that its highest row shows. */
function endsOf(product: ProductMeasure, stretch: number): { front: Vector; high: Vector } {
  if (product.corner) {
    const { near, high } = placeCorner(product, product.corner, stretch);
    return { front: near, high };
  }
  const tall = tallOf(product);
  return { front: [0, 0, product.base * stretch * tall * INSET * depthOf(product)], high: [0, tall, 0] };
}

/** Height in the scene: 1, or less for what is much wider than high. */
const tallOf = ({ image: { width, height } }: ProductMeasure): number => Math.min(1, (1.5 * height) / width);

/** How deep a thing is against its width: round if it is slim, flatter the wider it is. */
function depthOf({ image: { width, height } }: ProductMeasure): number {
  return Math.min(0.95, Math.max(0.35, (0.62 * height) / width));
}

/** Where the product's image lies, in pixels; its lowest row lies on the front of the base's circle. */
export interface PhotoPlace {
  left: number;
  top: number;
  width: number;
  height: number;
  /** What the body's width must be multiplied with, so that it is as wide as the image. */
  stretch: number;
}

export function placePhoto(
  product: ProductMeasure,
  {
    camera,
    top,
    stretch,
    width,
    height,
  }: { camera: Camera; top: number; stretch: number; width: number; height: number },
): PhotoPlace {
  const aspect = width / height;
  const toPixels = (point: Vector): Vector => {
    const [x, y, depth] = project(camera, aspect, point);
    return [((x + 1) / 2) * width, ((1 - y) / 2) * height, depth];
  };
  const unitTall = tallOf(product);
  const ends = endsOf(product, stretch);
  const front = toPixels([0, top + ends.front[1], ends.front[2]]);
  const high = toPixels([0, top + ends.high[1], ends.high[2]]);
  // The photo of a blunt corner ends above where its edges meet.
  const { height: own } = product.image;
  const hidden = product.corner ? product.corner.below + TIP * own : 0;
  const tall = ((front[1] - high[1]) * own) / (own + hidden);
  const wide = (tall * product.image.width) / product.image.height;
  const unit = (toPixels([1, top + unitTall / 2, 0])[0] - toPixels([0, top + unitTall / 2, 0])[0]) * unitTall;
  return { left: front[0] - wide / 2, top: high[1], width: wide, height: tall, stretch: tall / unit };
}
