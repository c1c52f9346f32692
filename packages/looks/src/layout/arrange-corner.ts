import { bottomOf, fromEdges, inset, intersect, type Rect } from '../rect.ts';
import {
  type ArrangeRequest,
  type Arrangement,
  type Composer,
  divide,
  flat,
  isClose,
  type PictureSlot,
  type PlacedShape,
  textBand,
  textColumn,
} from './arrangement.ts';
import type { SceneLayoutName } from './scene-content.ts';

/** Of the one corner that stands on the page. */
const RADIUS_PX = { tall: 140, compact: 110, wide: 140 } as const;
/** Between the canvas' edge and the picture: a scale stands there. */
const SIDE_PX = { tall: 84, compact: 64, wide: 0 } as const;
const SCALE = { stepPx: 24, weight: 0.14, px: 30 } as const;
const STRIP_PX = 96;
/** Broad enough to reach into the corner that it rounds off. */
const MAT_PX = 62;
const OFF_PX = 500;

const CROWDED: ReadonlySet<SceneLayoutName> = new Set(['price', 'end', 'cta']);

/** A report: the picture leaves the page on two sides and turns one large soft corner to it, a scale along its edge. */
export function arrangeCorner(request: ArrangeRequest): Composer {
  const { zones, look, layout, pictureCount, isFlipped, colors } = request;
  const { canvas, content, gutter, orientation } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  if (pictureCount === 0) return { ...common, ...textBand(request), arrange: () => ({ pictures: [], shapes: [] }) };
  const radius = RADIUS_PX[orientation];
  if (orientation === 'wide') {
    const area = fromEdges(canvas.width * 0.5, 0, canvas.width, canvas.height - STRIP_PX);
    const strip: PlacedShape = {
      slot: 'decor',
      name: 'strip',
      rect: fromEdges(area.x + radius, bottomOf(area) + 26, canvas.width, canvas.height - 26),
      fill: flat(colors.accent, 0),
      pattern: { kind: 'dashes', colors: [colors.accentInk, colors.support], opacity: 1, step: 0.25, weight: 0.42 },
    };
    return { ...common, column: textColumn(request, 0.5), down: 0.45, arrange: () => arranged(area, 'up', strip) };
  }
  return {
    ...common,
    ...textBand(request),
    arrange(stack): Arrangement {
      const side = SIDE_PX[orientation];
      const area = isFlipped
        ? fromEdges(side, bottomOf(stack) + gutter, canvas.width, canvas.height)
        : fromEdges(side, 0, canvas.width, stack.y - gutter);
      const low = Math.min(bottomOf(area), isFlipped ? bottomOf(content) : bottomOf(area));
      const scale = fromEdges(side / 2 - SCALE.px / 2, area.y + 40, side / 2 + SCALE.px / 2, low - 40);
      return arranged(area, isFlipped ? 'down' : 'up', {
        slot: 'decor',
        name: 'scale',
        rect: scale,
        fill: flat(colors.accent, 0),
        pattern: ticks(colors.accentInk, Math.min(scale.width, scale.height)),
      });
    },
  };

  function ticks(color: string, shorter: number): NonNullable<PlacedShape['pattern']> {
    return { kind: 'rules', colors: [color], opacity: 1, step: SCALE.stepPx / shorter, weight: SCALE.weight };
  }

  /** `up`: the picture leaves the canvas above and on the right; `down`: below and on the right. */
  function arranged(area: Rect, way: 'up' | 'down', scale: PlacedShape): Arrangement {
    const low = way === 'down' && orientation !== 'wide' ? bottomOf(content) : bottomOf(area);
    const visible = { ...area, height: Math.min(low, bottomOf(area)) - area.y };
    const pictures = divide(visible, pictureCount, 14).map((part): PictureSlot => {
      const isLow = Math.abs(bottomOf(part) - bottomOf(visible)) < 1;
      return {
        box: isLow ? { ...part, height: bottomOf(area) - part.y } : part,
        clear: intersect(inset(part, 14, 8), fromEdges(10, 20, canvas.width - 10, canvas.height - 20)) ?? part,
        free: part,
        distance: isClose(layout),
        frame: 'none',
        tilt: 0,
        canMelt: false,
      };
    });
    // The wave below the captions needs the scale's slot where price and button take the others.
    const isCrowded = orientation === 'tall' && way === 'up' && CROWDED.has(layout);
    return { pictures, shapes: [mount(area, way), ...(isCrowded ? [] : [scale])] };
  }

  /** A mat in the ground's colour around the picture, whose inner edge has the one round corner; the others are off the canvas. */
  function mount(area: Rect, way: 'up' | 'down'): PlacedShape {
    const rect = fromEdges(
      area.x - MAT_PX,
      way === 'up' ? -OFF_PX : area.y - MAT_PX,
      canvas.width + OFF_PX,
      way === 'up' ? bottomOf(area) + MAT_PX : canvas.height + OFF_PX,
    );
    const shorter = Math.min(rect.width, rect.height);
    return {
      slot: 'veil',
      name: 'mat',
      rect,
      fill: flat(colors.ground, 0),
      border: { color: colors.ground, opacity: 1, width: MAT_PX / shorter },
      radius: Math.min(0.5, (radius + MAT_PX) / shorter),
    };
  }
}
