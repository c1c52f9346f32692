import type { AdRatio } from '@reelwright/contracts';
import type { Box } from '@reelwright/timeline';
import { canvasOf, FOOT_SHARE } from '../zones.ts';

/** Size of an extended image and the photo's position in it, in pixels of the extension. */
export interface PhotoExtension {
  width: number;
  height: number;
  photo: Box;
}

/** Start of the canvas part below or beside the texts, in fractions of the canvas. */
const ZONES: Readonly<Record<AdRatio, { x: number; y: number }>> = {
  '9:16': { x: 0, y: 0.5 },
  '4:5': { x: 0, y: 0.5 },
  '1:1': { x: 0, y: 0.5 },
  '16:9': { x: 0.48, y: 0 },
};
/** Maximum share of the zone's sides that the subject fills. */
const FILL = 0.94;
/** Share of the canvas that is added on each side for camera movement. */
const MARGIN = 0.09;
/** The same above the texts: an end card has more of them, and moves its subject down. */
const MARGIN_ABOVE = 0.2;
/** Maximum share of the canvas height of a subject, so that its photo is as wide as the canvas. */
const TALLEST = 0.56;
/** Share of the canvas height that stays free below a subject; the camera needs some of it. */
const LOW = FOOT_SHARE + 0.02;
/**
 * Distance from a photo's edge, as a fraction of the photo, below which the subject is cut there and cannot be
 * extended.
 */
const CUT = 0.015;
/** Maximum pixels of the extension per pixel of the photo: above it the photo looks soft. */
const SHARPEST = 2;
/** Maximum camera zoom, relative to the whole extension. */
const NEAREST = 1.4;

interface Photo {
  width: number;
  height: number;
  subject: Box;
  /** Edges along which there is only background, though the subject may reach them. */
  evenEdges: Readonly<Record<'top' | 'right' | 'bottom' | 'left', boolean>>;
}

/** Finds the edges that cut the subject. */
function findCuts({ subject, evenEdges }: Photo) {
  const { x, y, width, height } = subject;
  return {
    left: x <= CUT && !evenEdges.left,
    right: x + width >= 1 - CUT && !evenEdges.right,
    top: y <= CUT && !evenEdges.top,
    bottom: y + height >= 1 - CUT && !evenEdges.bottom,
  };
}

/**
 * Plans how far a photo must extend beyond its edges to fill the canvas with its whole subject below the texts, as
 * large as the photo's sharpness allows. Returns undefined if a plain crop suffices.
 */
export function planExtension(input: Photo, ratio: AdRatio): PhotoExtension | undefined {
  const { width, height, subject } = input;
  const cuts = findCuts(input);
  const canvas = canvasOf(ratio);
  const zone = ZONES[ratio];
  const room = {
    width: canvas.width * (1 - zone.x),
    height: canvas.height * (1 - zone.y - (zone.y > 0 ? LOW : 0)),
  };
  const fitting = Math.min(
    (FILL * room.width) / (subject.width * width),
    (FILL * room.height) / (subject.height * height),
  );
  // A subject cut by two opposite edges fills the canvas from edge to edge.
  const covering = Math.max(
    cuts.left && cuts.right ? canvas.width / width : 0,
    cuts.top && cuts.bottom ? canvas.height / height : 0,
  );
  // If an object touches a side, the photo is as wide as the canvas, provided that its subject leaves space for texts.
  const hasSides = input.evenEdges.left && input.evenEdges.right;
  const wide = hasSides ? 0 : Math.min(canvas.width / width, (TALLEST * canvas.height) / (subject.height * height));
  const scale = Math.max(Math.min(fitting, SHARPEST), covering, wide);
  const photo = { width: width * scale, height: height * scale };
  const across = placeAxis({
    length: photo.width,
    from: subject.x,
    size: subject.width,
    canvas: canvas.width,
    middle: canvas.width * zone.x + room.width / 2,
    goesOnBefore: !cuts.left,
    goesOnAfter: !cuts.right,
  });
  const down = placeAxis({
    length: photo.height,
    from: subject.y,
    size: subject.height,
    canvas: canvas.height,
    middle: canvas.height * zone.y + room.height / 2,
    makesRoom: zone.y > 0,
    // Legs, cords and walls are extended upwards, because texts need the space.
    goesOnBefore: !(cuts.top && cuts.bottom),
    // Floors and tables are also extended downwards, if nothing stands on the edge.
    goesOnAfter: input.evenEdges.bottom,
  });
  if (across.isCovered && down.isCovered) return undefined;
  // In the photo's own pixels, as far as a camera that zooms in can show them.
  const grow = Math.min(NEAREST, 1 / scale);
  return {
    width: Math.round(across.length * grow),
    height: Math.round(down.length * grow),
    photo: {
      x: Math.round(across.at * grow),
      y: Math.round(down.at * grow),
      width: Math.round(photo.width * grow),
      height: Math.round(photo.height * grow),
    },
  };
}

interface Axis {
  /** Length of the photo. */
  length: number;
  /** Start of the subject, in fractions of the photo. */
  from: number;
  size: number;
  canvas: number;
  /** Position of the subject's middle on the canvas. */
  middle: number;
  /** Whether the photo may be extended at its start: left or top. */
  goesOnBefore: boolean;
  goesOnAfter: boolean;
  /** Whether texts stand at one end of the axis. */
  makesRoom?: boolean;
}

interface PlacedAxis {
  /** Length of the extension. */
  length: number;
  /** Position of the photo in the extension. */
  at: number;
  /** Whether the photo alone covers the canvas. */
  isCovered: boolean;
}

/** Plans the extension along one axis. */
function placeAxis({
  length,
  from,
  size,
  canvas,
  middle,
  goesOnBefore,
  goesOnAfter,
  makesRoom = false,
}: Axis): PlacedAxis {
  const margin = canvas * MARGIN;
  let at = middle - (from + size / 2) * length;
  // An edge that cuts the subject lies on the canvas' edge.
  if (!goesOnAfter && goesOnBefore) at = canvas - length;
  if (!goesOnBefore && goesOnAfter) at = 0;
  // A photo that is long enough covers its side, unless its subject has to leave space for texts.
  if (length >= canvas && !(makesRoom && goesOnBefore && goesOnAfter)) at = Math.min(0, Math.max(canvas - length, at));
  const before = canvas * (makesRoom ? MARGIN_ABOVE : MARGIN);
  const start = goesOnBefore ? Math.min(at, -before) : Math.min(0, at);
  const end = goesOnAfter ? Math.max(at + length, canvas + margin) : Math.max(canvas, at + length);
  return { length: end - start, at: at - start, isCovered: at <= 0 && at + length >= canvas };
}
