import { type Box, type Camera, TICKS_PER_SECOND, type VisualClip } from '@reelwright/timeline';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { isSurrounded } from '../picture/photo-traits.ts';
import { findImageOf, sizeOfFile, toSource } from '../picture/place-clip.ts';
import type { Size } from '../rect.ts';
import { LEAST_STEP } from './framing.ts';
import { isFigure } from './product-source.ts';
import type { Shot } from './shot.ts';

/** How much nearer a cut-in is: slightly more than a cut needs to be seen. */
const NEARER = 1.02 * LEAST_STEP;
/** Most pixels of the canvas per pixel of the photo. */
const SHARPEST = 3.4;
/** How much faster than others a photo of surroundings comes nearer that the camera has cut in to, and how much nearer. */
const PUSH = { perSecond: 0.06, most: 1.1 } as const;

/**
 * Returns a shot at the same place, nearer: a cut on the axis of the camera. A photo comes nearer at what tells most of
 * its subject, a person or a thing that its photo cuts off at its top. Undefined for other shots, and for an image that
 * would turn soft.
 */
export function cutIn(shot: Shot, images: readonly LookImage[], canvas: Size): Shot | undefined {
  // Under a veil, what comes nearer would come under the texts.
  if (shot.clips.some(({ clip }) => /-(?:shade|veil)-/u.test(clip.id))) return undefined;
  const shown = shot.clips.filter(({ clip }) => isShown(clip) && findImageOf(clip, images) !== undefined);
  // A photo on a card stands in front of its own close-up.
  const only = shown.find(({ clip }) => isCard(clip)) ?? (shown.length === 1 ? shown[0] : undefined);
  if (!only || !isShown(only.clip)) return undefined;
  const { clip } = only;
  const image = findImageOf(clip, images);
  if (!image) return undefined;
  // On a photo's own wall, texts have no plates: what comes nearer would come under them.
  const isPhoto = clip.media !== image.cutOut?.media && clip.fit === 'cover' && !isCard(clip);
  if (isPhoto && shot.backing.kind === 'background' && fillsCanvas(clip)) return undefined;
  const near = isCard(clip)
    ? nearCard(clip, image, canvas)
    : clip.fit === 'cover'
      ? nearPhoto(clip, image, canvas)
      : nearFigure(clip, image, canvas);
  if (!near) return undefined;
  return {
    ...shot,
    // Each slot keeps its own kind of clip.
    clips: shot.clips.map((each) => (each === only ? ({ ...each, clip: near } as SlottedClip) : each)),
  };
}

const isShown = (clip: SlottedClip['clip']): clip is VisualClip =>
  (clip.kind === 'image' || clip.kind === 'video') && clip.opacity === 1;

const fillsCanvas = ({ box }: VisualClip): boolean => box.width >= 1 && box.height >= 1;

const isCard = ({ id }: { id: string }): boolean => id.includes('-card-');

/** How far from its richest detail towards the middle of its subject a photo of surroundings is cut in. */
const INWARDS = 0.6;

function tellingOf(image: LookImage): Box {
  const { faces, details, subject } = image;
  const [face, detail] = [faces[0], details[0]];
  if (face || !detail) return face ?? subject;
  // Beside the richest detail in a room may be a shelf.
  if (!isSurrounded(image)) return detail;
  const inwards = (from: number, to: number) => from + INWARDS * (to - from);
  return {
    ...detail,
    x: inwards(detail.x, subject.x + (subject.width - detail.width) / 2),
    y: inwards(detail.y, subject.y + (subject.height - detail.height) / 2),
  };
}

/** Shows a smaller part of the photo on the same card. */
function nearCard(clip: VisualClip, image: LookImage, canvas: Size): VisualClip | undefined {
  const { crop = { x: 0, y: 0, width: 1, height: 1 }, box } = clip;
  const [width, height] = [crop.width / NEARER, crop.height / NEARER];
  if ((box.width * canvas.width) / (width * sizeOfFile(image, clip).width) > SHARPEST) return undefined;
  const told = toSource(image, clip, tellingOf(image));
  const along = (middle: number, from: number, all: number, part: number) =>
    Math.min(from + all - part, Math.max(from, middle - part / 2));
  return {
    ...clip,
    crop: {
      x: along(told.x + told.width / 2, crop.x, crop.width, width),
      y: along(told.y + told.height / 2, crop.y, crop.height, height),
      width,
      height,
    },
  };
}

function nearPhoto(clip: VisualClip, image: LookImage, canvas: Size): VisualClip | undefined {
  const file = sizeOfFile(image, clip);
  const { x, y, width, height } = clip.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const cover = Math.max(
    (clip.box.width * canvas.width) / (width * file.width),
    (clip.box.height * canvas.height) / (height * file.height),
  );
  const { from, to } = clip.camera;
  const push = Math.min(PUSH.most, 1 + (PUSH.perSecond * clip.duration) / TICKS_PER_SECOND);
  const pushed = isSurrounded(image) ? push : 1;
  if (cover * NEARER * pushed * Math.max(from.zoom, to.zoom) > SHARPEST) return undefined;
  const told = toSource(image, clip, tellingOf(image));
  const at = {
    x: within((told.x + told.width / 2 - x) / width),
    y: within((told.y + told.height / 2 - y) / height),
  };
  const nearer = ({ zoom }: Camera, by: number): Camera => ({ ...at, zoom: NEARER * by * zoom });
  // It goes on coming nearer, or going back, and faster: so near, there is little that moves.
  const [first, last] = from.zoom > to.zoom ? [pushed, 1] : [1, pushed];
  return { ...clip, camera: { ...clip.camera, from: nearer(from, first), to: nearer(to, last) } };
}

/** Enlarges a figure below the texts; the edge that its photo cuts off stays at the canvas' edge. */
function nearFigure(clip: VisualClip, image: LookImage, canvas: Size): VisualClip | undefined {
  if (!isFigure(image) || clip.fit !== 'contain') return undefined;
  const { x, y, width, height } = clip.box;
  if ((width * canvas.width * NEARER) / sizeOfFile(image, clip).width > SHARPEST) return undefined;
  const cuts = new Set(image.cutOut?.cutBy);
  const anchor = cuts.has('right') ? x + width : cuts.has('left') ? x : x + width / 2;
  const box = {
    x: anchor - (anchor - x) * NEARER,
    y,
    width: width * NEARER,
    height: height * NEARER,
  };
  return { ...clip, box };
}

const within = (at: number): number => Math.min(1, Math.max(0, at));
