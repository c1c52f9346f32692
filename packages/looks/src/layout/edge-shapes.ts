import type { ShapePattern } from '@reelwright/timeline';
import type { SceneColors } from '../color/derive-colors.ts';
import type { LookDecoration } from '../look.ts';
import type { Size } from '../rect.ts';
import { flat, type PlacedShape } from './arrangement.ts';

type Edge = Exclude<LookDecoration['edge'], 'straight'>;

/** How far an edge reaches into the picture. */
export const EDGE_DEPTH_PX = { slant: 158, hill: 120, tiles: 135 } as const satisfies Record<Edge, number>;

/** A slant falls by its depth from one side of 1080 pixels to the other. */
const SLANT_DEGREES = 8;
const STRIPE_PX = 22;
/** Higher than what is beneath it, so that its other edge stays out of sight. */
const BLOCK_PX = 1600;
/** Steep enough to be seen, flat enough to leave the picture its corners. */
const HILL_DIAMETER = 2500;

/** Geometric figures in all colours of the scene but its ground, one to a square. */
export function tilesPattern(colors: SceneColors, { width, height }: Size, stepPx: number): ShapePattern {
  const candidates = [colors.accent, colors.support, colors.ink, colors.ground];
  const seen = candidates.filter((color, index) => color !== colors.ground && candidates.indexOf(color) === index);
  return { kind: 'tiles', colors: seen.slice(0, 3), opacity: 1, step: stepPx / Math.min(width, height), weight: 1 };
}

/**
 * The ground of the texts where it meets a picture: it lies over the picture's edge at `at`, from above or from below, with a line of the
 * accent along it.
 */
export function edgeShapes(input: {
  edge: Edge;
  colors: SceneColors;
  canvas: Size;
  at: number;
  isAbove: boolean;
}): PlacedShape[] {
  const { edge, colors, canvas, at, isAbove } = input;
  switch (edge) {
    case 'slant': {
      const middle = isAbove ? at + EDGE_DEPTH_PX.slant / 2 : at - EDGE_DEPTH_PX.slant / 2;
      const across = { x: -400, width: canvas.width + 800 };
      const y = isAbove ? middle - BLOCK_PX : middle;
      const stripeY = isAbove ? middle + STRIPE_PX : middle - 2 * STRIPE_PX;
      return [
        {
          slot: 'veil',
          name: 'edge',
          rect: { ...across, y, height: BLOCK_PX },
          fill: flat(colors.ground),
          tilt: -SLANT_DEGREES,
        },
        {
          slot: 'decor',
          name: 'edge-line',
          rect: { ...across, y: stripeY, height: STRIPE_PX },
          fill: flat(colors.accent),
          tilt: -SLANT_DEGREES,
        },
      ];
    }
    case 'tiles': {
      const y = isAbove ? at : at - EDGE_DEPTH_PX.tiles;
      const rect = { x: 0, y, width: canvas.width, height: EDGE_DEPTH_PX.tiles };
      return [
        {
          slot: 'veil',
          name: 'edge',
          rect,
          fill: flat(colors.ground),
          pattern: tilesPattern(colors, rect, EDGE_DEPTH_PX.tiles),
        },
      ];
    }
    case 'hill': {
      const x = canvas.width / 2 - HILL_DIAMETER / 2;
      const y = isAbove ? at + EDGE_DEPTH_PX.hill - HILL_DIAMETER : at - EDGE_DEPTH_PX.hill;
      return [
        {
          slot: 'veil',
          name: 'edge',
          rect: { x, y, width: HILL_DIAMETER, height: HILL_DIAMETER },
          shape: 'circle',
          fill: flat(colors.ground),
        },
      ];
    }
  }
}
