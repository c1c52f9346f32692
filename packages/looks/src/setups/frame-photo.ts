import { type Box, TICKS_PER_SECOND, type VisualClip } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import type { Rect } from '../rect.ts';
import { photoClip } from '../shots/photo-clip.ts';
import type { ComposeContext, Span } from '../shots/shot.ts';
import { coverScale, type Crop, cropPhoto, project } from './crop-photo.ts';
import type { PhotoFile } from './photo-file.ts';

/** Most pixels of the canvas per pixel of a photo, and of one that is small. */
const SHARPEST = 3.3;
/** How much of the room beside texts a whole product takes. */
const FILLED = 0.92;
/** How much nearer than whole a close-up is at least. */
const NEARER = 1.75;
/** How much a photo grows in a second, and at most: whole, and near. */
const GROWTH = { perSecond: 0.095, most: 1.14 } as const;
/** How much a photo grows at least; with less, the camera tilts: it never stands still. */
const LEAST_GROWTH = 1.02;
const TILT_PX = 46;
/** How much a photo grows at most that shows all of its product. */
const MOST_WHOLE = 1.09;
const growthOf = ({ duration }: Span): number =>
  Math.min(GROWTH.most, 1 + (GROWTH.perSecond * duration) / TICKS_PER_SECOND);

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Frames the whole product of a file in a room of an area; as near to it as the file's edges allow. */
export function cropWhole(
  file: PhotoFile,
  span: Span,
  { box, room, turn }: { box: Rect; room: Rect; turn: number },
): Crop {
  const { subject } = file;
  const fitting = Math.min(
    (FILLED * room.width) / (subject.width * file.width),
    (FILLED * room.height) / (subject.height * file.height),
  );
  // A product that is nearly as wide as its area hardly grows: its sides never touch the edges.
  const across = (box.width * FILLED) / (subject.width * file.width * coverScale(file, box));
  const growth = Math.max(1, Math.min(MOST_WHOLE, growthOf(span), across));
  const scale = Math.min(SHARPEST, fitting);
  return cropPhoto({
    file,
    box,
    focus: middleOf(subject),
    at: middleOf(room),
    scale,
    growth,
    isPull: turn % 2 === 1,
    ...(growth < LEAST_GROWTH ? { tilt: turn % 2 === 1 ? TILT_PX : -TILT_PX } : {}),
  });
}

/** Frames a part of the product, clearly nearer than all of it. */
export function cropPart(
  file: PhotoFile,
  span: Span,
  { box, room, part, turn, than }: { box: Rect; room: Rect; part: Box; turn: number; than: number },
): Crop | undefined {
  const growth = growthOf(span);
  const cover = coverScale(file, box);
  const filling = Math.max(room.width / (part.width * file.width), (0.7 * room.height) / (part.height * file.height));
  const wanted = Math.max(NEARER * than * growth, Math.min(filling, 2.4 * than), cover * growth);
  const scale = Math.min(SHARPEST, wanted);
  if (cover * growth > SHARPEST * 1.15) return undefined;
  return cropPhoto({ file, box, focus: middleOf(part), at: middleOf(room), scale, growth, isPull: turn % 2 === 0 });
}

export function toPhoto(
  context: ComposeContext,
  span: Span,
  { file, image, crop }: { file: PhotoFile; image: LookImage; crop: Crop },
): VisualClip {
  return photoClip(context, span, { image, media: file.media, box: crop.box, fit: 'cover', camera: crop.camera });
}

/** Returns the middle of the product on the canvas, in pixels: the point about which a photo comes in. */
export const anchorOf = ({ subject }: PhotoFile, { ends }: Crop) => middleOf(project(subject, ends[0]));

/** Returns the scale at which all of a photo's product fits a room. */
export function wholeScale({ subject, width, height }: LookImage, room: Rect): number {
  return Math.min((FILLED * room.width) / (subject.width * width), (FILLED * room.height) / (subject.height * height));
}

/** Air at the sides of a product that comes in. */
const AIR = 0.92;

/** Returns the scale up to which a whole product stays within its area as it comes in; of a part, there is none. */
export function mostScale({ subject }: PhotoFile, { ends, box }: Crop): number {
  const [placed] = ends;
  const lies = project(subject, placed);
  const isWhole = lies.x >= box.x - 1 && lies.x + lies.width <= box.x + box.width + 1;
  return isWhole ? Math.max(1, (AIR * box.width) / lies.width) : Infinity;
}
