import type { Box, Camera, VisualClip } from '@reelwright/timeline';
import type { CameraMoveName } from '../look.ts';
import { contains, intersect, type Rect, type Size, unite } from '../rect.ts';
import type { LookImage } from './ad-image.ts';

export interface PlacedVisual {
  box: Rect;
  fit: VisualClip['fit'];
  camera: VisualClip['camera'];
}

export interface PlaceRequest {
  image: LookImage;
  /** The area that the image may fill. */
  box: Rect;
  /** The part of the box without texts or stickers: the visible subject stays in it all the time. */
  clear: Rect;
  move: { name: CameraMoveName; zoomPerSecond: number; durationS: number };
  /** `nearest` shows the whole subject as large as possible, `close` zooms in further. */
  distance: 'whole' | 'nearest' | 'close';
  /** Whether more of the subject may be cut off than normally. */
  isCut?: boolean;
}

/** Share of the image from which the subject counts as the whole image. */
const WHOLE = 0.9;
/** Minimum visible shares: of a product, of an image without one, of a close-up. */
const VISIBLE = { subject: 0.93, whole: 0.58, close: 0.5 } as const;
/** Lower minimums, used if the image would otherwise stand before its own blur. */
const CUT = { subject: 0.66, whole: 0.36 } as const;
const LONGEST_ZOOM = 1.18;
const ZOOMS = [1, 1.06, 1.14, 1.25, 1.4, 1.6] as const;
/** Share of the free space that a pan crosses. */
const PAN = 0.09;

/** Projects a part of an image to the canvas under a camera. Mirrors how the timeline places images. */
export function project(part: Box, image: Size, box: Rect, camera: Camera, isCover: boolean): Rect {
  const scales = [box.width / image.width, box.height / image.height] as const;
  const scale = (isCover ? Math.max(...scales) : Math.min(...scales)) * camera.zoom;
  const place = (start: number, room: number, length: number, point: number) =>
    length <= room
      ? start + (room - length) / 2
      : Math.min(start, Math.max(start + room - length, start + room / 2 - point * length));
  const [width, height] = [image.width * scale, image.height * scale];
  const x = place(box.x, box.width, width, camera.x);
  const y = place(box.y, box.height, height, camera.y);
  return { x: x + part.x * width, y: y + part.y * height, width: part.width * width, height: part.height * height };
}

const areaOf = ({ width, height }: Rect) => width * height;
const isWholeImage = ({ subject }: LookImage) => subject.width >= WHOLE && subject.height >= WHOLE;

/** Whether the subject and the faces lie in the clear part and are mostly visible. */
function isWell(request: PlaceRequest, camera: Camera, isCover: boolean): boolean {
  const { image, box, clear } = request;
  const isSeen = (part: Box, least: number) => {
    const lies = project(part, image, box, camera, isCover);
    const seen = intersect(lies, box);
    return seen !== undefined && areaOf(seen) >= least * areaOf(lies) && contains(clear, seen, 1);
  };
  const visible = request.isCut ? CUT : VISIBLE;
  const least =
    request.distance === 'close' && image.faces.length === 0
      ? VISIBLE.close
      : isWholeImage(image)
        ? visible.whole
        : visible.subject;
  return isSeen(image.subject, least) && image.faces.every((face) => isSeen(face, 0.98));
}

/** Returns the camera that moves the subject's middle to a point of the canvas, as near as the image's edges allow. */
function aim(request: PlaceRequest, zoom: number, at: { x: number; y: number }): Camera {
  const { image, box } = request;
  const focus = unite([...image.faces, ...(image.faces.length > 0 ? [] : [image.subject])]) ?? image.subject;
  const scale = Math.max(box.width / image.width, box.height / image.height) * zoom;
  const centre = (start: number, length: number, place: number, boxStart: number, boxLength: number, size: number) => {
    const point = start + length / 2 + (boxStart + boxLength / 2 - place) / (size * scale);
    const half = boxLength / (2 * size * scale);
    return half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, point));
  };
  return {
    x: centre(focus.x, focus.width, at.x, box.x, box.width, image.width),
    y: centre(focus.y, focus.height, at.y, box.y, box.height, image.height),
    zoom,
  };
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * Returns both ends of a move; undefined if it loses the subject. A subject that lies well at both ends lies well in
 * between.
 */
function moveFrom(request: PlaceRequest, zoom: number): VisualClip['camera'] | undefined {
  const { move, clear } = request;
  const grown = zoom * Math.min(LONGEST_ZOOM, 1 + Math.max(0.02, move.zoomPerSecond * move.durationS));
  const middle = middleOf(clear);
  const near = aim(request, grown, middle);
  const far = aim(request, zoom, middle);
  const shift = (across: number, down: number): Camera =>
    aim(request, grown, { x: middle.x + across * clear.width, y: middle.y + down * clear.height });
  const ends = ((): [Camera, Camera] => {
    switch (move.name) {
      case 'push':
        return [far, near];
      case 'pull':
        return [near, far];
      case 'pan':
        return [shift(PAN, 0), shift(-PAN, 0)];
      case 'rise':
        return [shift(0, -PAN), shift(0, PAN)];
      case 'still':
        return [far, far];
    }
  })();
  if (!ends.every((camera) => isWell(request, camera, true))) return undefined;
  return { from: ends[0], to: ends[1], easing: 'linear' };
}

/**
 * Places an image that covers its box, with its subject always in the clear part and hardly cut. Returns undefined if
 * no crop does that: the caller needs another layout.
 */
export function placeImage(request: PlaceRequest): PlacedVisual | undefined {
  const { box, move } = request;
  const zooms = request.distance === 'whole' ? ZOOMS : ZOOMS.toReversed();
  for (const name of [move.name, 'push', 'still'] as const) {
    for (const zoom of zooms) {
      const camera = moveFrom({ ...request, move: { ...move, name } }, zoom);
      if (camera) return { box, fit: 'cover', camera };
    }
  }
  return undefined;
}
