import type { Box, Camera, FadedEdge } from '@reelwright/timeline';
import type { Rect, Size } from '../rect.ts';

export interface BesideWish {
  /** Size of the photo, in its pixels. */
  photo: Size;
  /** The part that texts leave free, and the point that is looked at across them, in fractions of the photo. */
  subject: Box;
  focus: { x: number; y: number };
  canvas: Size;
  /** The area that the texts leave free, in pixels of the canvas. */
  clear: Rect;
  /** Where the texts are. */
  edge: Exclude<FadedEdge, 'right'>;
  /** How much nearer than whole. */
  nearness: number;
  /** Whether no part of the subject may leave the canvas where there is room for all of it. */
  isWhole: boolean;
  /** Factor by which the photo grows while it is shown, and whether it shrinks instead. */
  growth: number;
  isPull: boolean;
}

/** A photo on the canvas: its box, of which the photo fills all, and the edge at which it ends within the canvas. */
export interface PlacedBeside {
  box: Rect;
  camera: { from: Camera; to: Camera; easing: 'linear' };
  /** Length of the fade at the photo's own edge, in pixels; 0 where the photo runs to all edges of the canvas. */
  fadePx: number;
  /** Least visible share of the subject. */
  shown: number;
}

/** Share of the canvas' other side that a whole subject fills at most. */
const FILLED = 0.95;
/** Most pixels of the canvas per pixel of the photo: nearer than whole, and of a whole subject. */
const SHARPEST = 3;
const SOFTEST = 3.6;
/** How much larger than whole a subject is at most so that its photo runs to the canvas' edge under the texts. */
const MOST_CUT = 1.16;
/** Share of the canvas' other side below which a subject is slender, and how much larger than whole it is at most. */
const SLENDER = 0.4;
const MOST_CUT_SLENDER = 1.42;
/** How far a photo reaches under the texts at least, and the most length of its fade, in shares of the canvas. */
const UNDER = 0.03;
const FADE = 0.13;
/** Part of the distance between a photo's edge and its subject over which it fades. */
const OFF_SUBJECT = 0.92;
const LEAST_FADE_PX = 12;

/** A photo along one side of the canvas, in pixels of the canvas from the texts' end on. */
interface Along {
  /** Length of the canvas and of the photo at scale 1. */
  canvas: number;
  photo: number;
  /** Start and length of the subject, in fractions of the photo. */
  start: number;
  length: number;
}

/**
 * Places a photo of surroundings beside texts: its subject begins where they end, as large as the area beside them holds
 * it, and the photo goes on under them as far as it reaches. One that is nearer than whole leaves the canvas at the other
 * edges, never under the texts. Returns undefined for a photo that would turn soft.
 */
export function placeBeside(wish: BesideWish): PlacedBeside | undefined {
  const { photo, subject, canvas, clear, edge, focus } = wish;
  const isAcross = edge === 'left';
  const isFlipped = edge === 'bottom';
  const main: Along = isAcross
    ? { canvas: canvas.width, photo: photo.width, start: subject.x, length: subject.width }
    : {
        canvas: canvas.height,
        photo: photo.height,
        start: isFlipped ? 1 - subject.y - subject.height : subject.y,
        length: subject.height,
      };
  const cross: Along = isAcross
    ? { canvas: canvas.height, photo: photo.height, start: subject.y, length: subject.height }
    : { canvas: canvas.width, photo: photo.width, start: subject.x, length: subject.width };
  const [near, far] = isAcross
    ? [clear.x, clear.x + clear.width]
    : isFlipped
      ? [canvas.height - clear.y - clear.height, canvas.height - clear.y]
      : [clear.y, clear.y + clear.height];
  const fitting = Math.min(
    (far - near) / (main.length * main.photo),
    (FILLED * cross.canvas) / (cross.length * cross.photo),
  );
  const covering = Math.max(cross.canvas / cross.photo, (main.canvas - near + UNDER * main.canvas) / main.photo);
  // Slightly larger, a photo may run to the canvas' edge under the texts.
  const reaching = (main.start * main.photo) / near > 0 ? near / (main.start * main.photo) : Infinity;
  const crossed = (cross.length * cross.photo * fitting) / cross.canvas;
  // Upright, a slender subject is a line: it leaves the canvas at the far end.
  const slender = crossed < SLENDER ? Math.min(MOST_CUT_SLENDER, SLENDER / crossed) * fitting : fitting;
  const wide = wish.isWhole ? fitting : Math.max(slender, Math.min(MOST_CUT * fitting, reaching));
  const whole = Math.max(covering, wide);
  const scale = Math.max(whole, Math.min(whole * wish.nearness, SHARPEST / wish.growth));
  if (scale * wish.growth > SOFTEST) return undefined;
  const lookedAt = isAcross ? focus.y : focus.x;
  const placeAt = (at: number) => ({
    at,
    main: alongTexts(main, at, { near, far }),
    cross: within(cross.canvas / 2 - lookedAt * cross.photo * at, cross.canvas - cross.photo * at),
  });
  const ends = [placeAt(scale), placeAt(scale * wish.growth)] as const;
  const boxStart = Math.max(0, ...ends.map((end) => end.main));
  const subjectStart = Math.min(...ends.map((end) => end.main + main.start * main.photo * end.at));
  const fadePx =
    boxStart > 0 ? Math.max(LEAST_FADE_PX, Math.min(FADE * main.canvas, OFF_SUBJECT * (subjectStart - boxStart))) : 0;
  const boxLength = main.canvas - boxStart;
  const size = isAcross ? { width: boxLength, height: cross.canvas } : { width: cross.canvas, height: boxLength };
  const cover = Math.max(size.width / photo.width, size.height / photo.height);
  const cameraAt = (end: ReturnType<typeof placeAt>): Camera => {
    const along = (boxStart + boxLength / 2 - end.main) / (main.photo * end.at);
    const other = (cross.canvas / 2 - end.cross) / (cross.photo * end.at);
    const zoom = Math.max(1, end.at / cover);
    return isAcross ? { x: along, y: other, zoom } : { x: other, y: isFlipped ? 1 - along : along, zoom };
  };
  const [first, last] = ends.map(cameraAt) as [Camera, Camera];
  return {
    box: {
      x: isAcross ? boxStart : 0,
      y: isAcross || isFlipped ? 0 : boxStart,
      ...size,
    },
    camera: { from: wish.isPull ? last : first, to: wish.isPull ? first : last, easing: 'linear' },
    fadePx,
    shown: Math.min(...ends.map((end) => shareWithin(main, end.main, end.at) * shareWithin(cross, end.cross, end.at))),
  };
}

/**
 * Returns where a photo begins along the side that it shares with texts: its subject stands in the middle of the area
 * that they leave, or from their end on if it is longer.
 */
function alongTexts(
  { canvas, photo, start, length }: Along,
  scale: number,
  area: { near: number; far: number },
): number {
  const subjectPx = length * photo * scale;
  const begin = Math.max(area.near, (area.near + area.far - subjectPx) / 2);
  return Math.max(begin - start * photo * scale, canvas - photo * scale);
}

/** Keeps the start of a photo where it covers its side of the canvas. */
const within = (start: number, least: number): number => Math.min(0, Math.max(least, start));

/** Returns the share of a subject's length that lies on the canvas. */
function shareWithin({ canvas, photo, start, length }: Along, at: number, scale: number): number {
  const from = at + start * photo * scale;
  const to = from + length * photo * scale;
  return Math.max(0, Math.min(canvas, to) - Math.max(0, from)) / (to - from);
}
