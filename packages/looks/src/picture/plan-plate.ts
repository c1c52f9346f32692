import type { AdRatio } from '@reelwright/contracts';
import type { Box } from '@reelwright/timeline';
import type { Size } from '../rect.ts';
import { canvasOf } from '../zones.ts';

/** Where a product stands in a drawn scene. */
export interface PlateFraming {
  /** Most of the scene's height, and of its width, that it fills. */
  height: number;
  width: number;
  /** Its middle: -1 to 1 across and up. */
  middle: readonly [number, number];
  /** Where texts will stand above the product, and where a column of them beside it; in fractions of the scene. */
  texts: Box;
  column: Box;
}

export interface Plate {
  /** Of what is drawn, in pixels. */
  width: number;
  height: number;
  framing: PlateFraming;
}

/**
 * How far a scene reaches around the foot of its product, in sizes of the canvas, and how large the product is on that
 * canvas. Scenes reach beyond the canvas, so that shots can show the product larger and lower.
 */
const REACHES: Readonly<Record<AdRatio, { left: number; right: number; up: number; down: number; product: Size }>> = {
  '9:16': { left: 0.58, right: 0.58, up: 1, down: 0.28, product: { width: 0.8, height: 0.42 } },
  '4:5': { left: 0.58, right: 0.58, up: 1, down: 0.26, product: { width: 0.66, height: 0.44 } },
  '1:1': { left: 0.58, right: 0.58, up: 1, down: 0.24, product: { width: 0.6, height: 0.44 } },
  '16:9': { left: 0.8, right: 0.32, up: 1, down: 0.16, product: { width: 0.46, height: 0.78 } },
};
/** Share of the canvas beside a product on a wide canvas, on which texts stand. */
const COLUMN = 0.5;
/** Sides are multiples of this and of the shape's own steps: a scene has exactly one shape, however large it is drawn. */
const STEPS = { '9:16': [26, 51], '4:5': [27, 37], '1:1': [29, 31], '16:9': [55, 32] } as const satisfies Record<
  AdRatio,
  readonly [number, number]
>;

/** Plans a scene of so many pixels around a product of this aspect (width to height). */
export function planPlate({ ratio, aspect, pixels }: { ratio: AdRatio; aspect: number; pixels: number }): Plate {
  const canvas = canvasOf(ratio);
  const { left, right, up, down, product } = REACHES[ratio];
  const across = (left + right) * canvas.width;
  const high = (up + down) * canvas.height;
  const [stepX, stepY] = STEPS[ratio];
  const steps = Math.max(1, Math.round(Math.sqrt(pixels / (stepX * stepY))));
  const height = Math.min(product.height * canvas.height, (product.width * canvas.width) / aspect);
  const foot = up / (up + down);
  const share = height / high;
  const isWide = ratio === '16:9';
  return {
    width: steps * stepX,
    height: steps * stepY,
    framing: {
      height: (product.height * canvas.height) / high,
      width: (product.width * canvas.width) / across,
      middle: [(2 * left) / (left + right) - 1, 1 - 2 * (foot - share / 2)],
      column: { x: 0.1, y: 0.12, width: Math.max(0.2, left / (left + right) - 0.14), height: foot - 0.2 },
      texts: isWide
        ? { x: 0.02, y: 0.05, width: COLUMN / (left + right), height: 0.85 }
        : { x: 0.06, y: 0.03, width: 0.88, height: Math.max(0.1, foot - share - 0.06) },
    },
  };
}
