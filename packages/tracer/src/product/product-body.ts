import { toLinear } from '../colors.ts';
import type { ProductBody } from '../layout/lay-out-scene.ts';
import type { Camera } from '../scene/placed-scene.ts';
import type { Material } from '../scene/materials.ts';
import { project } from '../layout/camera.ts';
import { type Corner, lathe } from '../scene/shapes.ts';
import type { Vector } from '../vectors.ts';
import type { ProductMeasure } from './measure-product.ts';

/**
 * Makes the body that stands for a product: turned by its silhouette, as deep as things of its proportions are. It is 1
 * unit high, or less if it is wide, and `stretch` times as wide as its image: see `placePhoto`.
 */
export function makeProductBody(product: ProductMeasure, stretch: number): ProductBody {
  const { halves, base, mean, pitch } = product;
  const tall = tallOf(product);
  const wide = stretch * tall;
  const widest = Math.max(...halves) * wide;
  const depth = depthOf(product);
  const corners: Corner[] = [
    [0, 0],
    [base * wide * 0.985, 0],
  ];
  for (const [index, half] of halves.entries())
    if (index > 0) corners.push([Math.max(0.006, half * wide * 0.985), (index / (halves.length - 1)) * tall]);
  corners.push([0, tall]);
  const hex = `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  const material: Material = {
    color: toLinear(hex),
    pattern: 'image',
    rough: 0.6,
    f0: 0.02,
    image: { wrap: widest * 2, isRound: false, x: 0, y: tall / 2, height: tall },
  };
  return {
    shapes: [lathe({ corners, stretch: [1, depth], material })],
    pitch,
    points: [
      [-widest, tall / 2, 0],
      [widest, tall / 2, 0],
      [0, tall, 0],
      [0, 0, base * wide * depth],
    ],
  };
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
  const front = toPixels([0, top, product.base * stretch * unitTall * depthOf(product)]);
  const high = toPixels([0, top + unitTall, 0]);
  const tall = front[1] - high[1];
  const wide = (tall * product.image.width) / product.image.height;
  const unit = (toPixels([1, top + unitTall / 2, 0])[0] - toPixels([0, top + unitTall / 2, 0])[0]) * unitTall;
  return { left: front[0] - wide / 2, top: high[1], width: wide, height: tall, stretch: tall / unit };
}
