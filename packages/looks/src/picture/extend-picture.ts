import type { Box } from '@reelwright/timeline';
import { intersect, type Rect, type Size, unite } from '../rect.ts';
import type { LookPicture } from './ad-picture.ts';
import type { PlacedPicture, PlaceRequest } from './place-picture.ts';

/** Parts of subjects and faces that have to show. */
const VISIBLE = { subject: 0.93, whole: 0.58, face: 0.98 } as const;
const WHOLE = 0.9;
const LONGEST_ZOOM = 1.07;
/** The smallest part of what could be shown, when the subject is small. */
const NEAREST = 0.62;
/** Of the subject in what is shown of the picture: some air. */
const AIR = 1.25;

const areaOf = ({ width, height }: Rect) => width * height;

function isSeen(part: Box, window: Box, least: number): boolean {
  const seen = intersect(part, window);
  return seen !== undefined && areaOf(seen) >= least * areaOf(part);
}

function shrinkAboutMiddle(box: Box, across: number, down: number): Box {
  const [width, height] = [box.width * across, box.height * down];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The part of a picture with an aspect (in pixels) that shows its subject best. */
function chooseCrop(picture: LookPicture, aspect: number): Box {
  const { subject, faces } = picture;
  const widest = Math.min(picture.width, picture.height * aspect);
  const wanted =
    AIR * Math.max((subject.width * picture.width) / widest, (subject.height * picture.height * aspect) / widest);
  const width = (widest * Math.min(1, Math.max(NEAREST, wanted))) / picture.width;
  const height = (width * picture.width) / aspect / picture.height;
  const focus = unite(faces) ?? subject;
  const place = (start: number, length: number, size: number) =>
    Math.min(1 - size, Math.max(0, start + length / 2 - size / 2));
  return { x: place(focus.x, focus.width, width), y: place(focus.y, focus.height, height), width, height };
}

/**
 * A picture that is sharp from edge to edge of a band of the canvas, and carried on beyond it by its own blur to all edges of the canvas.
 * The band spans the canvas in one direction. Undefined when the subject does not show whole in it.
 */
export function extendPicture(
  request: Pick<PlaceRequest, 'picture' | 'move'> & { band: Rect; canvas: Size },
): PlacedPicture | undefined {
  const { picture, band, canvas, move } = request;
  const zoom = Math.min(LONGEST_ZOOM, 1 + move.zoomPerSecond * move.durationS);
  const isAcross = band.width >= canvas.width - 1;
  // Across, the picture always fills the band. Along it, it begins at the canvas' edge if the band does, and fills the band when the
  // camera is nearest.
  const isAtStart = isAcross && band.y <= 0;
  const isAtEnd = !isAcross && band.x + band.width >= canvas.width - 1;
  const grown = isAtStart || isAtEnd ? (1 + zoom) / 2 : zoom;
  const [width, height] = isAcross ? [band.width, band.height / grown] : [band.width / grown, band.height];
  const crop = chooseCrop(picture, width / height);
  const nearest = shrinkAboutMiddle(crop, isAcross || isAtEnd ? 1 / zoom : 1, isAcross && !isAtStart ? 1 : 1 / zoom);
  const isWhole = picture.subject.width >= WHOLE && picture.subject.height >= WHOLE;
  if (!isSeen(picture.subject, nearest, isWhole ? VISIBLE.whole : VISIBLE.subject)) return undefined;
  if (!picture.faces.every((face) => isSeen(face, nearest, VISIBLE.face))) return undefined;
  const middle = isAtStart
    ? band.y + height / 2
    : isAtEnd
      ? band.x + band.width - width / 2
      : isAcross
        ? band.y + band.height / 2
        : band.x + band.width / 2;
  const length = isAcross ? canvas.height : canvas.width;
  const half = Math.max(middle, length - middle);
  const far = { x: 0.5, y: 0.5, zoom: 1 };
  const near = { x: 0.5, y: 0.5, zoom };
  const [from, to] = move.name === 'pull' ? [near, far] : [far, near];
  return {
    box: isAcross
      ? { x: 0, y: middle - half, width: canvas.width, height: 2 * half }
      : { x: middle - half, y: 0, width: 2 * half, height: canvas.height },
    fit: 'blur',
    crop,
    camera: { from, to, easing: 'linear' },
  };
}
