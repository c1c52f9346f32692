import type { Mask } from '@reelwright/timeline';
import type { SceneColors } from '../color/derive-colors.ts';
import type { VersusStyle } from '../look.ts';
import { bottomOf, fromEdges, inset, type Rect, rightOf, type Size } from '../rect.ts';
import type { Zones } from '../zones.ts';
import { clearOf, flat, type PlacedShape } from './arrangement.ts';
import type { SceneContext } from './scene-context.ts';
import { figuresAway } from './texture.ts';
import type { VersusAreas } from './versus-areas.ts';

type Ground = Omit<PlacedShape, 'slot' | 'name'>;

/** Farther than any line is broad: what leaves the canvas shows no line there. */
const BEYOND_PX = 140;
const LINE_PX = { hairline: 3, line: 12, band: 30, tube: 8 } as const;
const GLOW_PX = 34;
/** A side that ends in a hill: the circle, and how far it reaches beyond its side. */
const HILL = { diameter: 2500, beyondPx: 70 } as const;
const TORN_PX = 30;
/** Around a picture that stands clear of the canvas' edges. */
const INSET_PX = 44;
const ARCH_ASPECTS = [0.66, 0.98] as const;
const CORNER_PX = 150;

/** A side of the comparison: its colour, the look's figures on it, and how it meets the other side. */
export function sideGround({ look, colors, zones }: SceneContext, rect: Rect, divide: VersusStyle['divide']): Ground {
  const { canvas } = zones;
  const textured = (on: Rect): Ground => {
    const pattern = figuresAway(look, colors, on);
    return { rect: on, fill: flat(colors.ground), ...(pattern ? { pattern } : {}) };
  };
  switch (divide) {
    case 'hard':
      return textured(rect);
    case 'hairline':
    case 'line':
    case 'band':
    case 'tube': {
      const grown = growBeyond(rect, canvas);
      return { ...textured(grown), border: borderOf(divide, colors, grown) };
    }
    case 'hill': {
      // A side that is not a band above the other has no room to curve.
      if (rect.y > 0 || bottomOf(rect) >= canvas.height) return textured(rect);
      const { diameter, beyondPx } = HILL;
      const x = canvas.width / 2 - diameter / 2;
      return {
        ...textured({ x, y: bottomOf(rect) + beyondPx - diameter, width: diameter, height: diameter }),
        shape: 'circle',
      };
    }
    case 'torn': {
      const grown = growBeyond(rect, canvas);
      return { ...textured({ ...grown, height: grown.height + TORN_PX }), shape: 'torn' };
    }
  }
}

function borderOf(
  kind: 'hairline' | 'line' | 'band' | 'tube',
  { accentInk, support }: SceneColors,
  { width, height }: Size,
): NonNullable<PlacedShape['border']> {
  const shorter = Math.min(width, height);
  const line = { color: accentInk, opacity: 1, width: LINE_PX[kind] / shorter };
  return kind === 'tube' ? { ...line, to: support, glow: GLOW_PX / shorter } : line;
}

/** Farther out on each side on which it touches the canvas' edge. */
function growBeyond(rect: Rect, { width, height }: Size): Rect {
  return fromEdges(
    rect.x <= 0 ? -BEYOND_PX : rect.x,
    rect.y <= 0 ? -BEYOND_PX : rect.y,
    rightOf(rect) >= width ? width + BEYOND_PX : rightOf(rect),
    bottomOf(rect) >= height ? height + BEYOND_PX : bottomOf(rect),
  );
}

/** Where the winner's picture stands, and in which shape. */
export interface VersusWindow {
  box: Rect;
  clear: Rect;
  /** The part of the box where a picture stands whose subject cannot be clear in all of it. */
  alone: Rect;
  mask?: Mask;
}

export function versusWindow(kind: VersusStyle['window'], areas: VersusAreas, { canvas }: Zones): VersusWindow {
  const { picture, free, clear } = areas;
  const isAcross = picture.width >= canvas.width;
  const bleed: VersusWindow = { box: picture, clear, alone: free };
  switch (kind) {
    case 'bleed':
      return bleed;
    case 'inset':
    case 'torn': {
      if (isAcross && kind === 'torn') {
        // Torn off below; its other edges are off the canvas.
        const box = fromEdges(-BEYOND_PX / 2, -BEYOND_PX / 2, canvas.width + BEYOND_PX / 2, bottomOf(picture));
        return { box, alone: box, clear: inset(clear, 0, TORN_PX), mask: { shape: 'torn' } };
      }
      const box = inset(free, INSET_PX, INSET_PX);
      const mask: Mask | undefined = kind === 'torn' ? { shape: 'torn' } : undefined;
      return { box, alone: box, clear: clearOf(box, mask), ...(mask ? { mask } : {}) };
    }
    case 'arch': {
      // A window in a strip would be small.
      if (isAcross) return bleed;
      const area = inset(free, INSET_PX, INSET_PX);
      const [narrow, broad] = ARCH_ASPECTS;
      const width = Math.min(area.width, area.height * broad);
      const height = Math.min(area.height, width / narrow);
      const box = { x: area.x + (area.width - width) / 2, y: bottomOf(area) - height, width, height };
      const mask: Mask = { shape: 'arch' };
      return { box, alone: box, clear: clearOf(box, mask), mask };
    }
    case 'corner': {
      // Its other corners are off the canvas.
      const x = picture.x > 0 ? picture.x : -BEYOND_PX;
      const y = picture.y > 0 ? picture.y : -BEYOND_PX;
      const low = bottomOf(picture) >= canvas.height ? canvas.height + BEYOND_PX : bottomOf(picture);
      const box = fromEdges(x, y, canvas.width + BEYOND_PX, low);
      const alone = { ...box, height: bottomOf(free) - y };
      return { box, clear, alone, mask: { shape: 'rounded', radius: CORNER_PX / Math.min(box.width, box.height) } };
    }
  }
}
