import { type Box, type PictureClip, TICKS_PER_SECOND } from '@reelwright/timeline';
import { luminanceOf } from '../color/rgb.ts';
import type { CameraMoveName } from '../look.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { placePicture } from '../picture/place-picture.ts';
import {
  bottomOf,
  clampBox,
  fromEdges,
  inset,
  intersect,
  type Rect,
  rightOf,
  type Size,
  toBox,
  unite,
} from '../rect.ts';
import { FOOT_SHARE } from '../zones.ts';
import { type ComposeContext, NO_APPEARANCE, type Span } from './shot.ts';

export const PHOTO_MOVES = ['push', 'pan', 'pull', 'rise'] as const satisfies readonly CameraMoveName[];
/** Growth a second: a shot lasts a second or two, and no shot stands still. */
export const ZOOM_PER_SECOND = 0.11;
/** A subject that begins nearer to the top of its photo, as a fraction of it, is cut there. */
const CUT = 0.015;

/** Of its place's sides, what a subject before a plain ground fills. */
const FILL = { across: 0.95, down: 0.92 } as const;
/** Pixels of the canvas per pixel of the photo: beyond, it is soft. */
const SHARPEST = 2.2;
/** Of the canvas' height: a strip of plain ground below a subject that is lower is left to the look's colour. */
const LEAST_STRIP = 0.13;
/** Of the subject's height, the ground that is left below it and above it then. */
const STRIP_AIR = 0.14;
/** How much larger than whole a subject stands where the camera is near. */
const NEAR = 1.35;
/** How far the camera goes nearer at most. */
const NEAREST = 1.16;

interface FrameWish {
  picture: LookPicture;
  /** What the photo fills to its edges. */
  frame: Rect;
  /** The part of it that nothing covers. */
  clear: Rect;
  turn: number;
  /** Nearer than all of the subject. */
  isNear: boolean;
}

/** The picture as it was carried on beyond its edges: its boxes in fractions of that. */
export function extendedOf(picture: LookPicture): LookPicture | undefined {
  const { extended } = picture;
  if (!extended) return undefined;
  const within = ({ x, y, width, height }: Box): Box => ({
    x: extended.region.x + x * extended.region.width,
    y: extended.region.y + y * extended.region.height,
    width: width * extended.region.width,
    height: height * extended.region.height,
  });
  return { ...picture, ...extended, subject: within(picture.subject), faces: picture.faces.map(within) };
}

/** Luminance from which a plain ground is the white of a studio: carried on, it is an empty canvas. */
const STUDIO = 0.72;

export function isStudio({ plainBackground }: LookPicture): boolean {
  return plainBackground !== null && luminanceOf(plainBackground) >= STUDIO;
}

/** Of a face's height: how far hair goes on above it. */
const CROWN = 0.4;

/** Whether the top of its photo cuts a subject off, as a crown of a head: the frame cuts it there too. */
export function isCutAbove({ subject, faces }: LookPicture): boolean {
  return subject.y <= CUT || faces.some(({ y, height }) => y - CROWN * height <= CUT);
}

/** A photo or a film that fills a part of the canvas, its subject whole where a crop holds it; undefined where none does. */
export function framePhoto(context: ComposeContext, span: Span, wish: FrameWish): PictureClip | undefined {
  const { picture, frame, clear, turn, isNear } = wish;
  const { canvas } = context.zones;
  const extended = isCutAbove(picture) ? undefined : extendedOf(picture);
  const move = {
    name: PHOTO_MOVES[turn % PHOTO_MOVES.length] ?? 'push',
    zoomPerSecond: ZOOM_PER_SECOND,
    durationS: span.duration / TICKS_PER_SECOND,
  };
  const room = inset(clear, clear.x > 0 ? 6 : 0, 6);
  const high = { ...room, height: room.height - (clear.x > 0 ? 0 : FOOT_SHARE * canvas.height) };
  // The photo itself first: what carries it on is softer.
  for (const shown of [picture, extended]) {
    if (!shown) continue;
    const placed =
      placePicture({ picture: shown, box: frame, clear: high, move, distance: isNear ? 'nearest' : 'whole' }) ??
      placePicture({ picture: shown, box: frame, clear: frame, move, distance: 'whole', isCut: true });
    if (placed) return photoClip(context, span, { picture, media: shown.media, ...placed });
  }
  return undefined;
}

export interface OnPaper {
  clip: PictureClip;
  /** What the plain ground fills, edge to edge: the frame, or a band at its top where the subject is flat. */
  paper: Rect;
}

/**
 * A photo before a plain ground that fills a part of the canvas with that ground: the subject as large as the place allows, what the photo
 * cuts off cut off by the frame.
 */
export function framePaper(context: ComposeContext, span: Span, wish: FrameWish): OnPaper {
  const { picture, frame, clear, turn, isNear } = wish;
  const { canvas } = context.zones;
  const shown = unite([picture.subject, ...picture.faces]) ?? picture.subject;
  // Somebody who wears the product goes on below the photo.
  const isWorn = picture.isScene && picture.faces.length > 0;
  const isCutBelow = isWorn || shown.y + shown.height >= 1 - CUT;
  const isCut = isWorn || isCutAbove(picture);
  const fitting = Math.min(
    (FILL.across * clear.width) / (shown.width * picture.width),
    (FILL.down * clear.height) / (shown.height * picture.height),
    SHARPEST,
  );
  const scale = Math.max(
    fitting,
    // What is cut at both ends fills the frame from top to bottom; a person most of its width too.
    isCut && isCutBelow ? frame.height / picture.height : 0,
    isWorn ? scaleOfWorn(picture, shown, { room: clear, from: 0 }) : 0,
    // Elsewhere than before white a photo would be seen to end.
    isStudio(picture) ? 0 : frame.width / picture.width,
    isNear ? NEAR * fitting : 0,
  );
  const size = { width: picture.width * scale, height: picture.height * scale };
  const high = shown.height * size.height;
  const isFlat = !isCutBelow && clear.height - high * (1 + 2 * STRIP_AIR) >= LEAST_STRIP * canvas.height;
  const paper = isFlat ? fromEdges(frame.x, clear.y, rightOf(frame), clear.y + high * (1 + 2 * STRIP_AIR)) : frame;
  const free = isFlat ? fromEdges(clear.x, clear.y, rightOf(clear), bottomOf(paper)) : clear;
  const x = free.x + free.width / 2 - (shown.x + shown.width / 2) * size.width;
  const y = free.y + free.height / 2 - (shown.y + shown.height / 2) * size.height;
  const upper = isCut ? Math.min(isWorn ? clear.y : y, frame.y) : y;
  const photo: Rect = {
    x: size.width >= frame.width ? Math.min(frame.x, Math.max(rightOf(frame) - size.width, x)) : x,
    y: isCutBelow ? Math.max(upper, bottomOf(frame) - size.height) : upper,
    ...size,
  };
  // Where the photo ends above, nothing of what carries it on may show.
  const { extended } = picture;
  const isCarriedOn = extended !== undefined && (!isCut || photo.y <= frame.y + 1);
  const whole = extended && isCarriedOn ? around(photo, extended.region) : photo;
  const seen = intersect(whole, paper) ?? paper;
  const crop = clampBox({
    x: (seen.x - whole.x) / whole.width,
    y: (seen.y - whole.y) / whole.height,
    width: seen.width / whole.width,
    height: seen.height / whole.height,
  });
  const point = {
    x: (photo.x + (shown.x + shown.width / 2) * photo.width - seen.x) / seen.width,
    y: (photo.y + (shown.y + shown.height / 2) * photo.height - seen.y) / seen.height,
  };
  const [near, far] = [
    { ...clampPoint(point), zoom: Math.min(NEAREST, 1 + (ZOOM_PER_SECOND * span.duration) / TICKS_PER_SECOND) },
    { x: 0.5, y: 0.5, zoom: 1 },
  ];
  const clip = photoClip(context, span, {
    picture,
    media: extended && isCarriedOn ? extended.media : picture.media,
    box: seen,
    fit: 'cover',
    camera: { ...(turn % 2 === 0 ? { from: far, to: near } : { from: near, to: far }), easing: 'linear' },
  });
  return { clip: { ...clip, crop }, paper };
}

/** Of its place's width, what somebody who wears the product fills, and of the product and the face, what has to show for it. */
const WORN = { across: 0.74, least: 0.66 } as const;

/**
 * How large somebody stands whose product is too high for the place to show all of it at a good size, in pixels of the canvas per pixel of the
 * photo. The head stays in view: the place begins with the photo's part at `from`, a fraction of its height.
 */
export function scaleOfWorn(
  { width, height }: LookPicture,
  shown: Box,
  { room, from }: { room: Size; from: number },
): number {
  const low = shown.y + WORN.least * shown.height - from;
  return Math.min((WORN.across * room.width) / (shown.width * width), room.height / (low * height), SHARPEST);
}

const clampPoint = ({ x, y }: { x: number; y: number }) => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});

/** What a photo is a part of: the rect of the whole. */
function around(photo: Rect, region: Box): Rect {
  const width = photo.width / region.width;
  const height = photo.height / region.height;
  return { x: photo.x - region.x * width, y: photo.y - region.y * height, width, height };
}

function photoClip(
  context: ComposeContext,
  span: Span,
  {
    picture,
    media,
    box,
    fit,
    camera,
  }: Pick<PictureClip, 'media' | 'box' | 'fit' | 'camera'> & { picture: LookPicture },
): PictureClip {
  const base = {
    id: `${context.id}-framed-${span.start}`,
    ...span,
    media,
    box: toBox(box, context.zones.canvas),
    fit,
    camera,
    opacity: 1,
    enter: NO_APPEARANCE,
  };
  const film = picture.video ?? { trimStart: 0, speed: 1, isReversed: false, role: 'footage' as const };
  return picture.kind === 'video' ? { kind: 'video', ...base, ...film } : { kind: 'image', ...base };
}
