import type { Box, Camera } from '@reelwright/timeline';
import { intersect, type Rect, type Size } from '../rect.ts';

export interface CropWish {
  /** Size of the file, in pixels. */
  file: Size;
  /** The area of the canvas that the photo fills, in pixels. */
  box: Rect;
  /** The point of the photo that is looked at, in fractions of it, and where it comes to lie on the canvas. */
  focus: { x: number; y: number };
  at: { x: number; y: number };
  /** Wanted pixels of the canvas per pixel of the photo; never so few that the photo leaves its area. */
  scale: number;
  /** Factor by which the photo grows while it is shown, and whether it shrinks instead. */
  growth: number;
  isPull: boolean;
  /** How far the camera tilts instead of growing, in pixels of the canvas. */
  tilt?: number;
}

/** A photo that fills an area: its camera, and where all of it lies on the canvas at the start and at the end. */
export interface Crop {
  box: Rect;
  camera: { from: Camera; to: Camera; easing: 'linear' };
  /** Pixels of the canvas per pixel of the photo, where it is nearer. */
  scale: number;
  ends: readonly [Rect, Rect];
}

/** Returns the scale at which a photo just fills an area. */
export const coverScale = (file: Size, box: Size): number => Math.max(box.width / file.width, box.height / file.height);

/** Frames a photo: it always fills its area, and its focus lies as near to where it is wanted as its edges allow. */
export function cropPhoto({ file, box, focus, at, scale, growth, isPull, tilt = 0 }: CropWish): Crop {
  const cover = coverScale(file, box);
  const far = Math.max(cover, scale / growth);
  const placeAt = (size: number, down = 0): Rect => {
    const [width, height] = [file.width * size, file.height * size];
    return {
      x: within(at.x - focus.x * width, box.x + box.width - width, box.x),
      y: within(at.y + down - focus.y * height, box.y + box.height - height, box.y),
      width,
      height,
    };
  };
  const cameraAt = (size: number, down: number): Camera => {
    const placed = placeAt(size, down);
    return {
      x: within((box.x + box.width / 2 - placed.x) / placed.width, 0, 1),
      y: within((box.y + box.height / 2 - placed.y) / placed.height, 0, 1),
      zoom: size / cover,
    };
  };
  const sizes = isPull ? ([far * growth, far] as const) : ([far, far * growth] as const);
  return {
    box,
    camera: { from: cameraAt(sizes[0], -tilt / 2), to: cameraAt(sizes[1], tilt / 2), easing: 'linear' },
    scale: far * growth,
    ends: [placeAt(sizes[0], -tilt / 2), placeAt(sizes[1], tilt / 2)],
  };
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Returns where a part of a photo lies on the canvas. */
export const project = (part: Box, placed: Rect): Rect => ({
  x: placed.x + part.x * placed.width,
  y: placed.y + part.y * placed.height,
  width: part.width * placed.width,
  height: part.height * placed.height,
});

/** Returns the part of a photo that lies in an area of the canvas, in fractions of the photo; may reach beyond it. */
export const partWithin = (area: Rect, placed: Rect): Box => ({
  x: (area.x - placed.x) / placed.width,
  y: (area.y - placed.y) / placed.height,
  width: area.width / placed.width,
  height: area.height / placed.height,
});

/** What a crop shows of a part of its photo, at its worst. */
export interface Shown {
  /** Visible share of the part. */
  share: number;
  /** Share of the visible part that texts hide. */
  hidden: number;
  /** Share of the canvas that the visible part's box takes. */
  ofCanvas: number;
}

export function measureShown(
  crop: Crop,
  part: Box,
  { texts, canvas }: { texts?: Rect | undefined; canvas: Size },
): Shown {
  const all = crop.ends.map((placed) => {
    const lies = project(part, placed);
    const seen = intersect(lies, crop.box);
    if (!seen) return { share: 0, hidden: 0, ofCanvas: 0 };
    const under = texts && intersect(seen, texts);
    return {
      share: areaOf(seen) / areaOf(lies),
      hidden: under ? areaOf(under) / areaOf(seen) : 0,
      ofCanvas: areaOf(seen) / (canvas.width * canvas.height),
    };
  });
  return {
    share: Math.min(...all.map(({ share }) => share)),
    hidden: Math.max(...all.map(({ hidden }) => hidden)),
    ofCanvas: Math.min(...all.map(({ ofCanvas }) => ofCanvas)),
  };
}

const areaOf = ({ width, height }: Size): number => width * height;
