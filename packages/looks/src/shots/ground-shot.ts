import { type Box, type FadedEdge, TICKS_PER_SECOND, type VisualClip } from '@reelwright/timeline';
import { paperColors } from '../color/derive-colors.ts';
import { BLACK, mix, WHITE } from '../color/rgb.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { isCutAbove, isPartOfWorn, isStudio, toldPart } from '../picture/photo-traits.ts';
import { placeImage } from '../picture/place-image.ts';
import { bottomOf, fromEdges, type Rect, type Size } from '../rect.ts';
import { FOOT_SHARE } from '../zones.ts';
import { toTransform } from './moves.ts';
import type { PanelWish } from './panel.ts';
import { photoClip, PHOTO_MOVES, ZOOM_PER_SECOND } from './photo-clip.ts';
import { TEXT_GAP_PX, toneBehind } from './shade.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';

/** Share of the photo's box over which it fades into its ground, and the part of the fade that shows too little of it. */
const FADE = { share: 0.17, faint: 0.62 } as const;
/** Least aspect (width to height) of the part of the photo that is its ground. */
const LEAST_ASPECT = 1.3;
/** Least share of a photo's height that its ground is taken from. */
const LEAST_GROUND = 0.06;
/** Distance between the ground's source and the subject, as a share of the photo's height. */
const APART = 0.02;
/** How the photo and its ground grow, from the cut on: the ground lies farther away, and grows less. */
const GROWTH = { photo: [1.09, 1, 1], ground: [1.06, 1.04, 1.08] } as const;
/** How much faster than a photo that fills the canvas one comes nearer that fades into its ground. */
const FASTER = 1.3;

const EDGES: Partial<Record<ComposeContext['zones']['side'], FadedEdge>> = {
  above: 'top',
  below: 'bottom',
  beside: 'left',
};

/** Whether a photo fades into a ground of its own: it has surroundings above its subject, and stands before no studio's white. */
export function hasGround(image: LookImage, images: readonly LookImage[]): boolean {
  const { kind, cutOut, hasAlpha, scene } = image;
  if (kind !== 'image' || cutOut || hasAlpha || scene) return false;
  return !isStudio(image) && !isCutAbove(image) && !isPartOfWorn(image, images);
}

/**
 * Shows a photo beside the texts, which fades into its own ground: surroundings of its subject, far out of focus and
 * veiled in their own tone, that fill the canvas. The texts stand on that ground, and nothing lies on the subject. Returns
 * undefined if no crop holds the subject.
 */
export function groundShot(context: ComposeContext, span: Span, wish: PanelWish): Shot | undefined {
  const { image, turn } = wish;
  const { zones } = context;
  const edge = EDGES[zones.side];
  if (!edge || !hasGround(image, context.images)) return undefined;
  const frame = frameOf(zones, wish.zone);
  const placed = place(context, span, { ...wish, frame, edge });
  if (!placed) return undefined;
  const { color, opacity, isLight } = toneBehind(context.zones, image);
  const photo: VisualClip = {
    ...photoClip(context, span, { image, ...placed }),
    mask: { shape: 'faded', edge, share: FADE.share },
    ...(edge === 'left' ? {} : { transform: growFrom(edge, { frame, canvasPx: zones.canvas.height, span }) }),
  };
  return {
    ...span,
    clips: [
      shapeClip(context, span, {
        slot: 'backdrop',
        name: 'tone',
        rect: { x: 0, y: 0, ...zones.canvas },
        fill: flat(color),
      }),
      { slot: 'image', clip: groundClip(context, span, { image, frame, edge, opacity: 1 - opacity, turn }) },
      { slot: 'product', clip: photo },
    ],
    backing: { kind: 'background', colors: paperColors(context.colors, mix(isLight ? BLACK : WHITE, color, opacity)) },
  };
}

/** Whether a scene shows a photo on its own ground. */
export const isGround = ({ clips }: Pick<Shot, 'clips'>): boolean => clips.some(({ clip }) => GROUND.test(clip.id));

const GROUND = /-ground-\d+$/u;

/** Returns the area of the photo: from the texts to the canvas' edges. */
function frameOf({ canvas, side }: ComposeContext['zones'], zone: Rect): Rect {
  if (side === 'beside') return fromEdges(zone.x, 0, canvas.width, canvas.height);
  return side === 'below'
    ? fromEdges(0, 0, canvas.width, bottomOf(zone) + TEXT_GAP_PX)
    : fromEdges(0, zone.y - TEXT_GAP_PX, canvas.width, canvas.height);
}

function place(
  context: ComposeContext,
  span: Span,
  { image, detail, turn, frame, edge }: PanelWish & { frame: Rect; edge: FadedEdge },
) {
  const { canvas } = context.zones;
  const shown = { ...image, subject: toldPart(image) };
  const clear = clearOf(frame, edge);
  const high = edge === 'top' ? { ...clear, height: clear.height - FOOT_SHARE * canvas.height } : clear;
  const move = {
    name: PHOTO_MOVES[turn % PHOTO_MOVES.length] ?? 'push',
    zoomPerSecond: FASTER * ZOOM_PER_SECOND,
    durationS: span.duration / TICKS_PER_SECOND,
  };
  const tryIn = (room: Rect, distance: 'nearest' | 'close', isCut = false) =>
    placeImage({ image: shown, box: frame, clear: room, move, distance, isCut });
  return (
    (detail === 'whole' ? undefined : tryIn(frame, 'close')) ??
    tryIn(high, 'nearest') ??
    tryIn(clear, 'nearest', true) ??
    placeImage({ image: shown, box: frame, clear: frame, move, distance: 'whole', isCut: true })
  );
}

/** Returns the part of the photo's area in which it hardly fades. */
function clearOf(frame: Rect, edge: FadedEdge): Rect {
  const [across, down] = [FADE.share * FADE.faint * frame.width, FADE.share * FADE.faint * frame.height];
  switch (edge) {
    case 'top':
      return { ...frame, y: frame.y + down, height: frame.height - down };
    case 'bottom':
      return { ...frame, height: frame.height - down };
    case 'left':
      return { ...frame, x: frame.x + across, width: frame.width - across };
    case 'right':
      return { ...frame, width: frame.width - across };
  }
}

/** Lets the photo shoot back at a cut, about the edge at which the texts end: it never comes under them. */
function growFrom(
  edge: FadedEdge,
  { frame, canvasPx, span }: { frame: Rect; canvasPx: number; span: Span },
): VisualClip['transform'] {
  const half = frame.height / 2 / canvasPx;
  const away = edge === 'top' ? half : -half;
  return toTransform({ scale: GROWTH.photo, rise: (scale) => (scale - 1) * away }, span);
}

/** Shows the surroundings above the subject out of focus, on all of the canvas. */
function groundClip(
  context: ComposeContext,
  span: Span,
  {
    image,
    frame,
    edge,
    opacity,
    turn,
  }: { image: LookImage; frame: Rect; edge: FadedEdge; opacity: number; turn: number },
): VisualClip {
  const { canvas } = context.zones;
  const crop = groundOf(image);
  const sharpPx = (canvas.width * crop.height * image.height) / (crop.width * image.width);
  const box = boxAround({ frame, edge, sharpPx }, canvas);
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  const clip = photoClip(context, span, {
    image,
    box,
    fit: 'blur',
    camera: { from: still, to: still, easing: 'linear' },
  });
  const [first, settled, last] = GROWTH.ground;
  const scale = turn % 2 === 0 ? ([first, settled, last] as const) : ([last, last, settled] as const);
  return {
    ...clip,
    id: `${context.id}-ground-${span.start}`,
    crop,
    opacity,
    transform: toTransform({ scale }, span),
  };
}

/**
 * Returns a box that holds the canvas, in whose middle the sharp copy that stands on such a blur lies behind the photo,
 * below its fade; beside a column of texts, off the canvas.
 */
function boxAround({ frame, edge, sharpPx }: { frame: Rect; edge: FadedEdge; sharpPx: number }, canvas: Size): Rect {
  const hidden = SPARE_PX + FADE.share * frame.height;
  switch (edge) {
    case 'top':
      return { x: 0, y: 0, width: canvas.width, height: Math.max(canvas.height, 2 * (frame.y + hidden) + sharpPx) };
    case 'bottom': {
      const height = Math.max(canvas.height, 2 * (canvas.height - bottomOf(frame) + hidden) + sharpPx);
      return { x: 0, y: canvas.height - height, width: canvas.width, height };
    }
    case 'left':
    case 'right':
      return { x: 0, y: 0, width: canvas.width, height: 2 * (canvas.height + SPARE_PX) + sharpPx };
  }
}

/** How far the sharp copy stays from what would show it, in pixels: the ground grows. */
const SPARE_PX = 90;

/** Returns the part of a photo that is its ground: what lies above its subject. */
function groundOf({ subject, width, height }: LookImage): Box {
  const most = width / (LEAST_ASPECT * height);
  return { x: 0, y: 0, width: 1, height: Math.min(1, most, Math.max(LEAST_GROUND, subject.y - APART)) };
}
