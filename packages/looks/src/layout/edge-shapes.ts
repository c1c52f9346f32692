import type { ShapePattern } from '@reelwright/timeline';
import type { SceneColors } from '../color/derive-colors.ts';
import type { Look, LookDecoration } from '../look.ts';
import type { Rect, Size } from '../rect.ts';
import type { Orientation } from '../zones.ts';
import { figuresAway } from './texture.ts';
import { mix, WHITE } from '../color/rgb.ts';
import { flat, type PlacedShape } from './arrangement.ts';

type Edge = Exclude<LookDecoration['edge'], 'straight'>;

/** How far an edge reaches into the picture. */
const EDGE_DEPTH_PX = { slant: 158, hill: 120, tiles: 135, torn: 96 } as const satisfies Record<Edge, number>;

/** Short canvases have smaller figures, in whole numbers across too. */
const COMPACT_TILES_PX = 90;

export function edgeDepthPx(edge: Edge, orientation: Orientation): number {
  return edge === 'tiles' && orientation === 'compact' ? COMPACT_TILES_PX : EDGE_DEPTH_PX[edge];
}

/** A slant falls by its depth from one side of 1080 pixels to the other. */
const SLANT_DEGREES = 8;
const STRIPE_PX = 22;
/** Of the torn paper's white. */
const TORN_PX = 18;
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
  look: Look;
  edge: Edge;
  colors: SceneColors;
  canvas: Size;
  /** How far it reaches into the picture. */
  depth: number;
  at: number;
  isAbove: boolean;
}): PlacedShape[] {
  const { look, edge, colors, canvas, depth, at, isAbove } = input;
  const textured = (rect: Rect): Pick<PlacedShape, 'rect' | 'fill' | 'pattern'> => {
    const pattern = figuresAway(look, colors, rect);
    return { rect, fill: flat(colors.ground), ...(pattern ? { pattern } : {}) };
  };
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
          ...textured({ ...across, y, height: BLOCK_PX }),
          tilt: -SLANT_DEGREES,
        },
        {
          slot: 'decor',
          name: 'edge-line',
          rect: { ...across, y: stripeY, height: STRIPE_PX },
          fill: flat(colors.accent),
          pattern: { kind: 'stripes', colors: [colors.ink], opacity: 1, step: 1, weight: 0.5 },
          tilt: -SLANT_DEGREES,
        },
      ];
    }
    case 'tiles': {
      const y = isAbove ? at : at - depth;
      const rect = { x: 0, y, width: canvas.width, height: depth };
      return [
        {
          slot: 'veil',
          name: 'edge',
          rect,
          fill: flat(colors.ground),
          pattern: tilesPattern(colors, rect, depth),
        },
      ];
    }
    case 'torn': {
      const rect = {
        x: -60,
        y: isAbove ? at + EDGE_DEPTH_PX.torn - BLOCK_PX : at - EDGE_DEPTH_PX.torn,
        width: canvas.width + 120,
        height: BLOCK_PX,
      };
      const white = { ...rect, y: rect.y + (isAbove ? TORN_PX : -TORN_PX) };
      // The white of the paper shows along the tear.
      return [
        { slot: 'veil', name: 'tear', rect: white, shape: 'torn', fill: flat(mix(colors.ground, WHITE, 0.75)) },
        { slot: 'decor', name: 'edge', ...textured(rect), shape: 'torn' },
      ];
    }
    case 'hill': {
      const x = canvas.width / 2 - HILL_DIAMETER / 2;
      const y = isAbove ? at + EDGE_DEPTH_PX.hill - HILL_DIAMETER : at - EDGE_DEPTH_PX.hill;
      return [
        {
          slot: 'veil',
          name: 'edge',
          ...textured({ x, y, width: HILL_DIAMETER, height: HILL_DIAMETER }),
          shape: 'circle',
        },
      ];
    }
  }
}
