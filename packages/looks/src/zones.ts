import type { AdRatio } from '@reelwright/contracts';
import { safeZone } from '@reelwright/timeline';
import { bottomOf, fromEdges, type Rect, rightOf, type Size } from './rect.ts';

/** Canvases of layouts: the shorter side is 1080. */
const CANVASES = {
  '9:16': { width: 1080, height: 1920 },
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
} as const satisfies Record<AdRatio, Size>;

/** `tall` stacks with ample space, `compact` stacks tightly, `wide` places side by side. */
export type Orientation = 'tall' | 'compact' | 'wide';

/**
 * Position of a scene's texts, seen from its image. `behind`: above it, and its top covers the foot of the type. `over`:
 * at the foot of the safe zone, over an image that fills the canvas. `between`: on a band across the middle, with an
 * image above and another one below.
 */
export type TextSide = 'above' | 'below' | 'beside' | 'behind' | 'over' | 'between';

/** The areas of a canvas that layouts use, in pixels. */
export interface Zones {
  canvas: Size;
  orientation: Orientation;
  side: TextSide;
  /** Whether texts over an image stand at the top of the safe zone, not at its foot. */
  isHigh?: boolean;
  /** The area that no app covers. */
  safe: Rect;
  /** Area of the captions: at the end of the safe zone away from the image; beside an image, below the titles. */
  caption: Rect | undefined;
  /** The rest of the safe zone, or of its column beside an image, for titles and stickers. */
  content: Rect;
  /** Distance between texts and edges. */
  gutter: number;
}

const CAPTION_HEIGHTS = { '9:16': 236, '4:5': 182, '1:1': 160, '16:9': 150 } as const satisfies Record<AdRatio, number>;
const CAPTION_GAPS = { '9:16': 18, '4:5': 12, '1:1': 8, '16:9': 20 } as const satisfies Record<AdRatio, number>;
/** Font sizes of captions, in pixels. */
export const CAPTION_FONT_PX = { '9:16': 88, '4:5': 68, '1:1': 60, '16:9': 54 } as const satisfies Record<
  AdRatio,
  number
>;

/** How much larger captions and their area are where a scene has no other text. */
const CAPTION_GROWTH = {
  type: 1.5,
  area: { beside: 1.42, over: 1.6 },
  /** Where the product leaves room, of which this share of the usual area is taken at most. */
  spare: { type: 1.9, area: 0.6 },
  column: { type: 1.8, share: 0.34 },
} as const;

/**
 * Returns the zones of a scene whose captions are its only text: they take some of the space of titles, and some of the
 * `sparePx` that the product leaves free.
 */
export function withGrownCaptions(zones: Zones, sparePx = 0): Zones {
  const { caption, content, side, canvas } = zones;
  if (!caption) return zones;
  if (side === 'beside') {
    // In a column they stand where a title would.
    const height = CAPTION_GROWTH.column.share * canvas.height;
    return { ...zones, caption: { ...caption, y: (canvas.height - height) / 2, height } };
  }
  const usual = (CAPTION_GROWTH.area[side === 'over' ? 'over' : 'beside'] - 1) * caption.height;
  const more = usual + Math.max(0, Math.min(CAPTION_GROWTH.spare.area * caption.height, sparePx - usual));
  const isAbove = side === 'above' || side === 'behind' || zones.isHigh === true;
  return {
    ...zones,
    caption: { ...caption, y: isAbove ? caption.y : caption.y - more, height: caption.height + more },
    content: { ...content, y: isAbove ? content.y + more : content.y, height: content.height - more },
  };
}

/** Returns how much larger captions are that stand alone: the more, the more room they have. */
export function growthOf({ side, caption: usual }: Zones, { caption }: Zones): number {
  if (side === 'beside') return CAPTION_GROWTH.column.type;
  if (side === 'over' || !usual || !caption) return CAPTION_GROWTH.type;
  const more = caption.height / usual.height - CAPTION_GROWTH.area.beside;
  return (
    CAPTION_GROWTH.type +
    (CAPTION_GROWTH.spare.type - CAPTION_GROWTH.type) * Math.max(0, more / CAPTION_GROWTH.spare.area)
  );
}

/** Share of the canvas height that stays free below a subject: apps overlay their own texts there. */
export const FOOT_SHARE = 0.05;
/** The part of a tall canvas' height in which a band of texts between two images lies. */
const BAND = { from: 0.36, to: 0.62 } as const;
/** Share of the canvas width where a column of texts ends; its captions stand in it too, away from the image. */
const COLUMN_END = { wide: 0.475, compact: 0.5, tall: 0.5 } as const satisfies Record<Orientation, number>;

function orientationOf({ width, height }: Size): Orientation {
  if (width > height * 1.2) return 'wide';
  return height > width * 1.5 ? 'tall' : 'compact';
}

/** Shrinks a rectangle to equal distances from the left and right edges, for centred content. */
function centredIn(rect: Rect, canvas: Size): Rect {
  const margin = Math.max(rect.x, canvas.width - rightOf(rect));
  return fromEdges(margin, rect.y, canvas.width - margin, bottomOf(rect));
}

export function canvasOf(ratio: AdRatio): Size {
  return CANVASES[ratio];
}

/** Returns the zones of a scene; on a wide canvas texts always stand beside the image. */
export function zonesOf(input: {
  ratio: AdRatio;
  align: 'left' | 'center';
  hasCaptions: boolean;
  side?: TextSide;
  isHigh?: boolean;
}): Zones {
  const { ratio, align, hasCaptions } = input;
  const canvas = CANVASES[ratio];
  const orientation = orientationOf(canvas);
  const side = orientation === 'wide' ? 'beside' : (input.side ?? 'above');
  const part = safeZone(canvas);
  const whole: Rect = {
    x: part.x * canvas.width,
    y: part.y * canvas.height,
    width: part.width * canvas.width,
    height: part.height * canvas.height,
  };
  const safe = align === 'center' || orientation === 'wide' ? centredIn(whole, canvas) : whole;
  const gutter = orientation === 'tall' ? 40 : 32;
  const end = side === 'beside' ? canvas.width * COLUMN_END[orientation] : rightOf(safe);
  const column = fromEdges(side === 'beside' ? whole.x : safe.x, safe.y, end, bottomOf(safe));
  const isHigh = side === 'over' && input.isHigh === true;
  const common = { canvas, orientation, side, safe, gutter, ...(isHigh ? { isHigh } : {}) };
  if (!hasCaptions) {
    const content =
      side === 'between' ? fromEdges(column.x, BAND.from * canvas.height, end, BAND.to * canvas.height) : column;
    return { ...common, caption: undefined, content };
  }
  const height = CAPTION_HEIGHTS[ratio];
  const gap = CAPTION_GAPS[ratio];
  if (side === 'between') {
    const room = fromEdges(column.x, BAND.from * canvas.height, end, BAND.to * canvas.height);
    const caption = { ...room, y: bottomOf(room) - height, height };
    return { ...common, caption, content: fromEdges(room.x, room.y, end, caption.y - gap) };
  }
  if (side === 'above' || side === 'behind' || isHigh) {
    const caption = { ...column, height };
    return { ...common, caption, content: fromEdges(column.x, bottomOf(caption) + gap, end, bottomOf(column)) };
  }
  const caption = { ...column, y: bottomOf(column) - height, height };
  return { ...common, caption, content: fromEdges(column.x, column.y, end, caption.y - gap) };
}
