import {
  evaluate,
  frameCount,
  frameToTick,
  type PictureLayer,
  type PixelRect,
  type TimelineDocument,
} from '@reelwright/timeline';

/** Frames `from` to before `to`. */
export interface FrameRange {
  from: number;
  to: number;
}

/** Divides a document's frames as evenly as they go; fewer segments than asked when there are fewer frames. */
export function planSegments(document: TimelineDocument, segments: number): FrameRange[] {
  const frames = frameCount(document.duration, document.frameRate);
  const count = Math.min(segments, frames);
  return Array.from({ length: count }, (_, index) => ({
    from: Math.round((frames * index) / count),
    to: Math.round((frames * (index + 1)) / count),
  }));
}

/** A picture as a render needs it. */
export interface PicturePlan {
  media: string;
  /** From the first frame that shows it to the last. */
  frames: FrameRange;
  /** The part of the source that is ever shown, with a margin for the filter; in whole, even pixels of the source. */
  region: PixelRect;
  /** How large that part is held, in even pixels. */
  width: number;
  height: number;
}

/** Above this scale a picture is held as it is: a slight reduction would blur more than it saves. */
const KEEP_ABOVE_SCALE = 0.8;
/** Source pixels around what is shown, so that the edge of the part is never felt; more when it is made smaller. */
const REGION_MARGIN = 8;

interface Seen {
  frames: FrameRange;
  left: number;
  top: number;
  right: number;
  bottom: number;
  maxScale: number;
}

/**
 * What of each picture a document shows, and how closely, found by looking at every frame. Planned from the whole document, so that
 * every segment shows the same samples. A picture is held at the size in which its closest view shows it one to one, or at
 * its own when that is smaller.
 */
export function planPictures(document: TimelineDocument): PicturePlan[] {
  const seen = new Map<string, Seen>();
  const frames = frameCount(document.duration, document.frameRate);
  for (let frame = 0; frame < frames; frame++) {
    for (const layer of evaluate(document, frameToTick(frame, document.frameRate)).layers) {
      if (layer.kind === 'picture') addSight(seen, layer, frame);
      if (layer.kind === 'transition') for (const each of [layer.from, layer.to]) addSight(seen, each, frame);
    }
  }
  return [...seen].map(([media, sight]) => planPicture(document, media, sight));
}

/** The plans of the pictures that a segment shows, and for which of its frames. */
export function picturesOf(plans: readonly PicturePlan[], segment: FrameRange): PicturePlan[] {
  return plans
    .map((plan) => ({
      ...plan,
      frames: { from: Math.max(plan.frames.from, segment.from), to: Math.min(plan.frames.to, segment.to) },
    }))
    .filter(({ frames }) => frames.to > frames.from);
}

function addSight(seen: Map<string, Seen>, { media, window, dest }: PictureLayer, frame: number): void {
  if (window.width <= 0 || window.height <= 0) return;
  const known = seen.get(media);
  seen.set(media, {
    frames: { from: known?.frames.from ?? frame, to: frame + 1 },
    left: Math.min(window.x, known?.left ?? Number.POSITIVE_INFINITY),
    top: Math.min(window.y, known?.top ?? Number.POSITIVE_INFINITY),
    right: Math.max(window.x + window.width, known?.right ?? 0),
    bottom: Math.max(window.y + window.height, known?.bottom ?? 0),
    maxScale: Math.max(dest.width / window.width, dest.height / window.height, known?.maxScale ?? 0),
  });
}

function planPicture(document: TimelineDocument, media: string, sight: Seen): PicturePlan {
  const source = document.media[media];
  if (source?.kind !== 'image') throw new Error(`Only images can be painted yet; ${media} is none`);
  const scale = sight.maxScale >= KEEP_ABOVE_SCALE ? 1 : sight.maxScale;
  const margin = Math.ceil(REGION_MARGIN / scale);
  const across = evenPart(sight.left - margin, sight.right + margin, source.width);
  const down = evenPart(sight.top - margin, sight.bottom + margin, source.height);
  // But for the noise of the product.
  const toEven = (length: number) => Math.max(2, 2 * Math.ceil((length * scale) / 2 - 1e-6));
  return {
    media,
    frames: sight.frames,
    region: { x: across.start, y: down.start, width: across.length, height: down.length },
    width: toEven(across.length),
    height: toEven(down.length),
  };
}

/** Whole, even pixels around a part of an axis. An odd last one is left out: the compositor repeats the one before it. */
function evenPart(from: number, to: number, total: number): { start: number; length: number } {
  const start = Math.max(0, 2 * Math.floor(from / 2));
  const end = Math.min(total - (total % 2), 2 * Math.ceil(to / 2));
  return { start, length: end - start };
}

export interface LogoPlan {
  media: string;
  /** The largest box that shows it, in pixels. */
  box: { width: number; height: number };
}

/** Every logo of a document with its largest box. */
export function planLogos(document: TimelineDocument): LogoPlan[] {
  const logos = new Map<string, LogoPlan>();
  for (const track of document.tracks) {
    if (track.kind !== 'sticker') continue;
    for (const clip of track.clips) {
      if (clip.kind !== 'logo') continue;
      const known = logos.get(clip.media)?.box;
      logos.set(clip.media, {
        media: clip.media,
        box: {
          width: Math.max(clip.box.width * document.canvas.width, known?.width ?? 0),
          height: Math.max(clip.box.height * document.canvas.height, known?.height ?? 0),
        },
      });
    }
  }
  return [...logos.values()];
}
