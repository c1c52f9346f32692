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

/** `tall` stacks with room to spare, `compact` stacks tightly, `wide` stands side by side. */
export type Orientation = 'tall' | 'compact' | 'wide';

/** The parts of a canvas that layouts divide, in pixels. */
export interface Zones {
  canvas: Size;
  orientation: Orientation;
  /** Where no app covers texts and stickers. */
  safe: Rect;
  /** Where captions stand in every scene of the ad: at the top of the safe zone, so that the picture has all below them. */
  caption: Rect | undefined;
  /** What is left for titles and stickers: below the captions, on a wide canvas the column above them. */
  content: Rect;
  /** Between texts and edges. */
  gutter: number;
}

const CAPTION_HEIGHTS = { '9:16': 212, '4:5': 166, '1:1': 148, '16:9': 140 } as const satisfies Record<AdRatio, number>;
const CAPTION_GAPS = { '9:16': 18, '4:5': 12, '1:1': 8, '16:9': 20 } as const satisfies Record<AdRatio, number>;
/** Font sizes of captions, in pixels. */
export const CAPTION_FONT_PX = { '9:16': 76, '4:5': 60, '1:1': 54, '16:9': 50 } as const satisfies Record<
  AdRatio,
  number
>;

/** Of a canvas' height, left free below a subject: apps lay their own texts there. */
export const FOOT_SHARE = 0.05;
/** Of a wide canvas, where the column of texts ends; captions stand in it too, off the picture. */
const COLUMN_END = 0.475;

function orientationOf({ width, height }: Size): Orientation {
  if (width > height * 1.2) return 'wide';
  return height > width * 1.5 ? 'tall' : 'compact';
}

/** Of equal distance to the left and right edges, for what is centred. */
function centredIn(rect: Rect, canvas: Size): Rect {
  const margin = Math.max(rect.x, canvas.width - rightOf(rect));
  return fromEdges(margin, rect.y, canvas.width - margin, bottomOf(rect));
}

export function canvasOf(ratio: AdRatio): Size {
  return CANVASES[ratio];
}

export function zonesOf(input: { ratio: AdRatio; align: 'left' | 'center'; hasCaptions: boolean }): Zones {
  const canvas = CANVASES[input.ratio];
  const orientation = orientationOf(canvas);
  const part = safeZone(canvas);
  const whole: Rect = {
    x: part.x * canvas.width,
    y: part.y * canvas.height,
    width: part.width * canvas.width,
    height: part.height * canvas.height,
  };
  const safe = input.align === 'center' || orientation === 'wide' ? centredIn(whole, canvas) : whole;
  const gutter = orientation === 'tall' ? 40 : 32;
  const isWide = orientation === 'wide';
  const column = isWide ? fromEdges(safe.x, safe.y, canvas.width * COLUMN_END, bottomOf(safe)) : safe;
  if (!input.hasCaptions) return { canvas, orientation, safe, caption: undefined, content: column, gutter };
  const height = CAPTION_HEIGHTS[input.ratio];
  const gap = CAPTION_GAPS[input.ratio];
  const caption = { ...column, y: isWide ? bottomOf(column) - height : column.y, height };
  const content = isWide
    ? fromEdges(column.x, column.y, rightOf(column), caption.y - gap)
    : fromEdges(column.x, bottomOf(caption) + gap, rightOf(column), bottomOf(column));
  return { canvas, orientation, safe, caption, content, gutter };
}
