import type { AdRatio } from '@reelwright/contracts';
import type { Box } from '@reelwright/timeline';
import { canvasOf, FOOT_SHARE } from '../zones.ts';

/** Where a photo lies in a larger picture that carries its surroundings on. Pixels of that picture. */
export interface PhotoExtension {
  width: number;
  height: number;
  photo: Box;
}

/** The part of a canvas below the texts, or beside them, in fractions of it. */
const ZONES: Readonly<Record<AdRatio, { x: number; y: number }>> = {
  '9:16': { x: 0, y: 0.5 },
  '4:5': { x: 0, y: 0.5 },
  '1:1': { x: 0, y: 0.5 },
  '16:9': { x: 0.48, y: 0 },
};
/** Of the zone's sides, what the subject fills at most. */
const FILL = 0.94;
/** Of the canvas on each side: a camera moves within it. */
const MARGIN = 0.09;
/** Of the canvas' height, what a subject takes at most so that its photo is as wide as the canvas. */
const TALLEST = 0.56;
/** Of the canvas' height, what is left free below a subject; a camera needs some of it. */
const LOW = FOOT_SHARE + 0.02;
/** A subject this near to an edge of its photo, as a fraction of it, is cut there: nothing carries it on. */
const CUT = 0.015;
/** Pixels of the extension per pixel of the photo: beyond, it is soft. */
const SHARPEST = 2;
/** How much nearer than all of the extension a camera goes. */
const NEAREST = 1.4;

interface Photo {
  width: number;
  height: number;
  subject: Box;
  /** Which edges have nothing but ground along them, though the subject may reach them. */
  evenEdges: Readonly<Record<'top' | 'right' | 'bottom' | 'left', boolean>>;
}

/** Which edges cut the subject. */
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
 * How far a photo has to be carried on beyond its edges so that it fills the canvas while its subject shows whole below the texts: as large
 * as the photo's sharpness allows. Undefined where a plain crop of it does that.
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
  // What both edges of the photo cut fills the canvas from edge to edge.
  const covering = Math.max(
    cuts.left && cuts.right ? canvas.width / width : 0,
    cuts.top && cuts.bottom ? canvas.height / height : 0,
  );
  // Where something stands at a side the photo is as wide as the canvas, if its subject still leaves texts their place.
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
    // Legs, cords and walls go on upwards: texts need the place.
    goesOnBefore: !(cuts.top && cuts.bottom),
    // Floors and tables go on downwards too, where nothing stands on the edge.
    goesOnAfter: input.evenEdges.bottom,
  });
  if (across.isCovered && down.isCovered) return undefined;
  // In the photo's own pixels, as far as a camera that goes nearer can show them.
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
  /** Of the photo. */
  length: number;
  /** Of the subject, in fractions of the photo. */
  from: number;
  size: number;
  canvas: number;
  /** Where on the canvas the subject's middle comes to lie. */
  middle: number;
  /** Whether the photo may be carried on before its beginning, at its left or top. */
  goesOnBefore: boolean;
  goesOnAfter: boolean;
  /** Texts stand at one end of it. */
  makesRoom?: boolean;
}

interface PlacedAxis {
  /** Of the extension. */
  length: number;
  /** Where the photo begins in it. */
  at: number;
  /** The photo alone covers the canvas. */
  isCovered: boolean;
}

/** How far the extension goes along one axis. */
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
  // What is cut by the photo's edge is cut by the canvas' edge too.
  if (!goesOnAfter && goesOnBefore) at = canvas - length;
  if (!goesOnBefore && goesOnAfter) at = 0;
  // A photo that is long enough covers its side, unless its subject has to make room for texts.
  if (length >= canvas && !(makesRoom && goesOnBefore && goesOnAfter)) at = Math.min(0, Math.max(canvas - length, at));
  const start = goesOnBefore ? Math.min(at, -margin) : Math.min(0, at);
  const end = goesOnAfter ? Math.max(at + length, canvas + margin) : Math.max(canvas, at + length);
  return { length: end - start, at: at - start, isCovered: at <= 0 && at + length >= canvas };
}
