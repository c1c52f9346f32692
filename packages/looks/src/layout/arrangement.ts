import type { Appearance, Mask, ShapeClip } from '@reelwright/timeline';
import type { SceneColors } from '../color/derive-colors.ts';
import type { Composition, Look } from '../look.ts';
import { bottomOf, fitAspect, fromEdges, inset, type Rect } from '../rect.ts';
import type { Zones } from '../zones.ts';
import type { SceneLayoutName } from './scene-content.ts';

/** How a scene divides the canvas: as its look does, or upright, where a short canvas leaves its picture only a strip. */
export type Arranging = Composition | 'beside';

/** What a composition divides a canvas for. */
export interface ArrangeRequest {
  look: Look;
  zones: Zones;
  layout: SceneLayoutName;
  colors: SceneColors;
  pictureCount: number;
  /** Picture and text change places. */
  isFlipped: boolean;
  /** Long texts take room from the picture. */
  isTight: boolean;
  /** Of the canvas' height, what belongs to the picture at least; the layout's own share when left out. */
  pictureShare?: number;
  /** Width to height of what is seen of a product that stands free. */
  productAspect: number;
  /** The darkest of the first picture's colours, for shades over it. */
  photoShade: string;
  turn: number;
}

/** A place for a picture. */
export interface PictureSlot {
  box: Rect;
  /** The part of the box for the subject: without texts, and not hidden by a mask. */
  clear: Rect;
  /** All of the box that no text stands on: it is the box when the picture has to stand alone. */
  free: Rect;
  /** More than is free, some of it under a card: for a picture whose subject then still is clear. */
  overlap?: Rect;
  /** Where a picture that cannot fill the box stands sharp, carried on to the canvas' edges by its own blur. */
  band?: Rect;
  /** What the carried on background of a catalogue photo fills; the box when left out. */
  groundBox?: Rect;
  distance: 'whole' | 'close';
  mask?: Mask;
  frame: Look['decoration']['frame'];
  tilt: number;
  /** Catalogue photos may lie on the ground without an edge. */
  canMelt: boolean;
}

/** A flat shape of a layout, with its slot. */
export interface PlacedShape {
  slot: 'backdrop' | 'veil' | 'decor' | 'sticker' | 'badge';
  name: string;
  rect: Rect;
  shape?: ShapeClip['shape'];
  fill: ShapeClip['fill'];
  radius?: number;
  pattern?: ShapeClip['pattern'];
  border?: ShapeClip['border'];
  softness?: number;
  tilt?: number;
  enter?: Appearance;
  exit?: Appearance;
}

export interface Arrangement {
  pictures: PictureSlot[];
  shapes: PlacedShape[];
}

/** Where a scene's texts may stand, and what stands around them once it is known how large they are. */
export interface Composer {
  column: Rect;
  /** Where in the column the stack stands: 0 at its top, 1 at its bottom. */
  down: number;
  align: 'left' | 'center';
  textGround: 'ground' | 'scrim' | 'plates';
  arrange(stack: Rect): Arrangement;
}

/** Share of the height that belongs to the picture at least, where texts stand above or below it. */
const PICTURE_SHARE = {
  hero: 0.42,
  detail: 0.46,
  split: 0.46,
  list: 0.34,
  price: 0.36,
  comparison: 0.3,
  review: 0.32,
  end: 0.32,
  cta: 0.36,
} as const satisfies Record<SceneLayoutName, number>;

/** What is left of a picture's share beside long texts. */
const TIGHT = 0.62;

/** The text part of the content, above or below; pictures have the rest. */
export function textBand({ zones, layout, isFlipped, isTight, pictureCount, pictureShare }: ArrangeRequest): {
  column: Rect;
  down: number;
} {
  const { content } = zones;
  if (pictureCount === 0) return { column: content, down: 0.5 };
  const share = (pictureShare ?? PICTURE_SHARE[layout]) * (isTight ? TIGHT : 1);
  const height = content.height * (1 - share) - zones.gutter;
  return isFlipped
    ? { column: { ...content, height }, down: 0 }
    : { column: { ...content, y: bottomOf(content) - height, height }, down: 1 };
}

/** The left part of a wide canvas. */
export function textColumn({ zones }: ArrangeRequest, end: number): Rect {
  return fromEdges(zones.content.x, zones.content.y, zones.canvas.width * end - zones.gutter, bottomOf(zones.content));
}

/** One area for each picture: beside each other or one above the other, whichever leaves them less narrow. */
export function divide(area: Rect, count: number, gap: number): Rect[] {
  if (count < 2) return count === 1 ? [area] : [];
  if (area.width >= area.height) {
    const width = (area.width - gap) / 2;
    return [
      { ...area, width },
      { ...area, x: area.x + width + gap, width },
    ];
  }
  const height = (area.height - gap) / 2;
  return [
    { ...area, height },
    { ...area, y: area.y + height + gap, height },
  ];
}

/** How much of each side of a masked box does not show, as a fraction of it. */
function hiddenBy(mask: Mask | undefined): { x: number; y: number } {
  switch (mask?.shape) {
    case undefined:
      return { x: 0.01, y: 0.01 };
    case 'rounded':
      return { x: 0.03, y: 0.03 };
    case 'arch':
      return { x: 0.05, y: 0.1 };
    case 'slant':
      return { x: 0.12, y: 0.02 };
    case 'torn':
      return { x: 0.01, y: 0.04 };
    case 'circle':
    case 'ellipse':
    case 'hexagon':
    case 'blob':
      return { x: 0.1, y: 0.1 };
    case 'diamond':
    case 'star':
    case 'heart':
      return { x: 0.2, y: 0.2 };
  }
}

export function clearOf(box: Rect, mask: Mask | undefined): Rect {
  const hidden = hiddenBy(mask);
  return inset(box, box.width * hidden.x, box.height * hidden.y);
}

/** The box of a mask in an area: round ones are square, arches upright. */
export function maskBox(area: Rect, mask: Mask | undefined): Rect {
  switch (mask?.shape) {
    case 'circle':
    case 'hexagon':
    case 'star':
    case 'heart':
    case 'diamond':
      return fitAspect(area, 1);
    case 'blob':
      return fitAspect(area, Math.min(1.25, Math.max(0.8, area.width / area.height)));
    case 'arch':
      return fitAspect(area, Math.min(0.98, Math.max(0.66, area.width / area.height)));
    case 'ellipse':
      return fitAspect(area, Math.min(1.4, Math.max(0.72, area.width / area.height)));
    case 'slant':
    case 'torn':
    case 'rounded':
    case undefined:
      return area;
  }
}

export function maskByTurns(look: Look, turn: number): Mask | undefined {
  const masks = look.decoration.masks;
  const mask = masks[turn % Math.max(1, masks.length)];
  return mask === undefined || mask === 'none' ? undefined : mask;
}

export function flat(color: string, opacity = 1): ShapeClip['fill'] {
  return { from: color, fromOpacity: opacity, to: color, toOpacity: opacity };
}

export function fade(
  color: string,
  from: number,
  to: number,
  direction: NonNullable<ShapeClip['fill']['direction']> = 'down',
): ShapeClip['fill'] {
  return { from: color, fromOpacity: from, to: color, toOpacity: to, direction };
}

export const isClose = (layout: SceneLayoutName): 'whole' | 'close' => (layout === 'detail' ? 'close' : 'whole');
