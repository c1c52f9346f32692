import type { Box, Camera } from '@reelwright/timeline';
import type { CameraMoveName } from '../look.ts';
import { intersect, type Size } from '../rect.ts';
import type { LookImage } from './ad-image.ts';
import { isCutAbove, isStudio, isSurrounded } from './photo-traits.ts';
import { type PlacedVisual, placeImage } from './place-image.ts';

/** Distance from the photo's edges, as a fraction of the photo, below which the subject fills it. */
const FULL = 0.04;

/** Whether a subject fills its photo from top to bottom: there is no wall above it. */
export function isFilled({ subject }: Pick<LookImage, 'subject'>): boolean {
  return subject.y <= FULL && subject.height >= 1 - 2 * FULL;
}

/**
 * Whether a photo may fill the canvas, with the texts on it: a photo of surroundings, one with a wall that is not white,
 * and one without room beside its subject, which the photo cuts off above or which fills it, as a model without a head
 * does.
 */
export function isFullPhoto(image: LookImage): boolean {
  const { kind, faces, hasAlpha, cutOut } = image;
  if (kind === 'video' || hasAlpha) return false;
  if (isSurrounded(image) || isToned(image)) return true;
  if (faces.length > 0) return false;
  if (cutOut !== undefined && !image.isScene)
    return (cutOut.cutBy ?? []).length > 0 && isCutAbove(image) && !isStudio(image);
  // A thing that fills its photo on white would be cut at its sides.
  return image.isScene && (isCutAbove(image) || (isFilled(image) && !isStudio(image)));
}

/** Whether a photo shows a product before a wall that is not white, and nothing was cut out of it. */
export const isToned = (image: LookImage): boolean =>
  image.plainBackground !== null && !image.cutOut && !image.isScene && !isStudio(image);

export interface FullWish {
  image: LookImage;
  canvas: Size;
  move: { name: CameraMoveName; zoomPerSecond: number; durationS: number };
  /** The subject, or one of its parts, which come round by `turn`. */
  distance: 'whole' | 'close';
  turn: number;
}

/** Most pixels of the canvas per pixel of the photo in a close-up: above it, the photo looks soft. */
const SHARPEST = 3.6;
/** Zoom of a close-up, relative to the photo that just covers the canvas: less looks like the same shot. */
const CLOSE = { least: 1.62, most: 1.9 } as const;
/** Aspect (width to height) below which a thing is tall, and the upper part of it in which close-ups have their middle. */
const TALL = 0.6;
const UPPER = 0.5;
/** Least share of a close-up that its subject fills. */
const FILLED = 0.76;
/** Height on the canvas at which a close-up has its part: texts lie below it. */
const AIM_DOWN = 0.36;
/** Parts of a subject without known details, in fractions of it. */
const PARTS = [
  { x: 0.5, y: 0.2 },
  { x: 0.42, y: 0.42 },
  { x: 0.56, y: 0.62 },
] as const;

/**
 * Places a photo to all edges of the canvas; undefined if no crop shows most of its subject. A camera goes along a photo
 * of surroundings that is wider than the canvas.
 */
export function placeFull({ image, canvas, move, distance, turn }: FullWish): PlacedVisual | undefined {
  const box = { x: 0, y: 0, ...canvas };
  const close = distance === 'close' ? placeClose({ image, canvas, move, turn }) : undefined;
  const whole = close ?? placeImage({ image, box, clear: box, move, distance: 'whole', isCut: true });
  return whole ?? (isSurrounded(image) ? placeAlong({ image, canvas, move, distance, turn }) : undefined);
}

/** Speed of a camera along a photo, in widths of the canvas per second, and its zoom. */
const ALONG = { perSecond: 0.24, zoom: 1.04 } as const;

/** How far from its richest detail towards the nearer end of its subject a wide photo is seen first. */
const TOWARDS_END = 0.4;

/**
 * Shows a wide photo between its richest detail and the end of its subject that is nearer to it, or the other end: a
 * second view of what is too wide for the canvas.
 */
function placeAlong({ image, canvas, move, distance, turn }: FullWish): PlacedVisual {
  const cover = Math.max(canvas.width / image.width, canvas.height / image.height) * ALONG.zoom;
  const [across, down] = [canvas.width / (image.width * cover), canvas.height / (image.height * cover)];
  const { subject } = image;
  const [richest = subject] = listNear(image);
  const near = richest.x + richest.width / 2;
  const [left, right] = [subject.x + across / 2, subject.x + subject.width - across / 2];
  const [end, far] = Math.abs(left - near) > Math.abs(right - near) ? [right, left] : [left, right];
  const way = (Math.min(1, move.durationS) * ALONG.perSecond * across * (turn % 2 === 0 ? 1 : -1)) / 2;
  const middle = {
    x: distance === 'close' ? far : near + TOWARDS_END * (end - near),
    y: richest.y + richest.height / 2,
  };
  const cameraAt = (x: number): Camera => ({ x: within(x, across), y: within(middle.y, down), zoom: ALONG.zoom });
  return {
    box: { x: 0, y: 0, ...canvas },
    fit: 'cover',
    camera: { from: cameraAt(middle.x - way), to: cameraAt(middle.x + way), easing: 'linear' },
  };
}

function placeClose({ image, canvas, move, turn }: Omit<FullWish, 'distance'>): PlacedVisual | undefined {
  const cover = Math.max(canvas.width / image.width, canvas.height / image.height);
  const zoom = Math.min(CLOSE.most, SHARPEST / cover);
  if (zoom < CLOSE.least) return undefined;
  const { subject } = image;
  // The upper part of a tall thing tells what it is: of its foot, hardly anybody knows.
  const isTall = subject.width * image.width < TALL * subject.height * image.height;
  const isTelling = ({ y }: { y: number }) => !isTall || (y - subject.y) / subject.height <= UPPER;
  const parts = (isTall ? PARTS.slice(0, 1) : PARTS).map(({ x, y }) => ({
    x: subject.x + x * subject.width,
    y: subject.y + y * subject.height,
  }));
  const details = listNear(image)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    // Beside a detail in a room may be a shelf.
    .map((at) => (isSurrounded(image) ? towards(subject, at) : at))
    .filter(isTelling);
  const count = details.length + (isSurrounded(image) && details.length > 0 ? 0 : 1);
  const [first = parts[turn % parts.length], ...rest] = [...details, ...details].slice(turn % count);
  const [across, down] = [canvas.width / (image.width * cover * zoom), canvas.height / (image.height * cover * zoom)];
  // A corner of the product beside much of its wall tells nothing.
  const point = [first, ...rest, ...parts].find((each) => {
    if (!each) return false;
    const [x, y] = [within(each.x, across), within(each.y + (0.5 - AIM_DOWN) * down, down)];
    const part = { x: x - across / 2, y: y - down / 2, width: across, height: down };
    const seen = intersect(part, subject);
    return seen !== undefined && seen.width * seen.height >= FILLED * across * down;
  });
  if (!point) return undefined;
  const cameraAt = (scale: number): Camera => ({
    x: within(point.x, canvas.width / (image.width * cover * scale)),
    // The middle of the canvas shows what lies below the part.
    y: within(
      point.y + ((0.5 - AIM_DOWN) * canvas.height) / (image.height * cover * scale),
      canvas.height / (image.height * cover * scale),
    ),
    zoom: scale,
  });
  const grown = zoom * (1 + Math.min(0.12, move.zoomPerSecond * move.durationS));
  const [near, far] = [cameraAt(grown), cameraAt(zoom)];
  return {
    box: { x: 0, y: 0, ...canvas },
    fit: 'cover',
    camera: { from: turn % 2 === 0 ? far : near, to: turn % 2 === 0 ? near : far, easing: 'linear' },
  };
}

/** How far from a detail towards the middle of its subject a close-up of surroundings is aimed. */
const INWARDS = 0.4;

const towards = (subject: Box, { x, y }: { x: number; y: number }): { x: number; y: number } => ({
  x: x + INWARDS * (subject.x + subject.width / 2 - x),
  y: y + INWARDS * (subject.y + subject.height / 2 - y),
});

/** How far from the richest detail others of a photo of surroundings may lie, in sizes of it. */
const NEAR = 0.25;

/** Returns the details that surely show the product: far from the richest one, a photo shows its surroundings. */
function listNear(image: LookImage): readonly Box[] {
  const { details } = image;
  const [richest] = details;
  if (!richest || !isSurrounded(image)) return details;
  const { x, y, width, height } = richest;
  return details.filter((each) => {
    const across = (each.x + each.width / 2 - x) / width;
    const down = (each.y + each.height / 2 - y) / height;
    return [across, down].every((at) => at >= -NEAR && at <= 1 + NEAR);
  });
}

/** Keeps a camera that sees a share of the image within the image. */
function within(middle: number, share: number): number {
  return share >= 1 ? 0.5 : Math.min(1 - share / 2, Math.max(share / 2, middle));
}

/** Whether a photo fills a canvas with its texts on it: one that is too small for that would be blurred. */
export function fitsFull(image: LookImage, canvas: Size): boolean {
  if (Math.max(canvas.width / image.width, canvas.height / image.height) > SHARPEST) return false;
  const move = { name: 'still', zoomPerSecond: 0, durationS: 1 } as const;
  return isFullPhoto(image) && placeFull({ image, canvas, move, distance: 'whole', turn: 0 }) !== undefined;
}
