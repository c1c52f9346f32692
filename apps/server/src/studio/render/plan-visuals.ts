import { frameCount, type Media, type VisualLayer, type PixelRect, type TimelineDocument } from '@reelwright/timeline';
import type { FrameRange } from './plan-segments.ts';
import { listShownVisuals } from './shown-visuals.ts';

/** The part and size of an image that a render needs. */
export interface VisualPlan {
  media: string;
  /** From the first frame that shows the image to the last. */
  frames: FrameRange;
  /** The part of the source that is ever shown, with a margin for the filter; in whole, even pixels of the source. */
  region: PixelRect;
  /** The size at which that part is held, in even pixels: unscaled, unless it is huge. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

/**
 * A region starts at a multiple of this many pixels, so that the compositor's smaller copies of it match those of the
 * whole image: a browser, which holds it whole, paints the same.
 */
const REGION_GRID = 64;
/** Source pixels around the shown part, so that its edge never affects the result; more if it is shown smaller. */
const REGION_MARGIN = 16;
/** An image that grows from nothing starts at this scale, below which no detail is visible. */
const SMALLEST_SCALE = 1 / 16;
/** Larger images than a camera's are held only at the resolution that the closest view needs. */
const MAX_HELD_PIXELS = 12_500_000;

interface Seen {
  frames: FrameRange;
  left: number;
  top: number;
  right: number;
  bottom: number;
  minScale: number;
  maxScale: number;
}

/**
 * Finds, by evaluating every frame, the shown part of each image and its closest view. Planned from the whole document,
 * so that every segment shows the same samples. `scale` as in `outputCanvas`.
 */
export function planVisuals(document: TimelineDocument, scale: number): VisualPlan[] {
  const seen = new Map<string, Seen>();
  const frames = frameCount(document.duration, document.frameRate);
  for (let frame = 0; frame < frames; frame++) {
    for (const layer of listShownVisuals(document, frame, scale)) {
      if (layer.source.kind !== 'image') continue;
      addSight(seen, layer.source.media, { window: layer.window, dest: layer.dest }, frame);
      const { backdrop } = layer;
      if (backdrop) addSight(seen, layer.source.media, { window: backdrop.window, dest: layer.frame }, frame);
    }
  }
  return [...seen].map(([media, sight]) => planVisual(document, media, sight));
}

/** Returns the plans of the images that a segment shows, limited to its frames. */
export function visualsOf(plans: readonly VisualPlan[], segment: FrameRange): VisualPlan[] {
  return plans
    .map((plan) => ({
      ...plan,
      frames: { from: Math.max(plan.frames.from, segment.from), to: Math.min(plan.frames.to, segment.to) },
    }))
    .filter(({ frames }) => frames.to > frames.from);
}

function addSight(
  seen: Map<string, Seen>,
  media: string,
  { window, dest }: Pick<VisualLayer, 'window' | 'dest'>,
  frame: number,
): void {
  if (window.width <= 0 || window.height <= 0) return;
  const known = seen.get(media);
  const across = dest.width / window.width;
  const down = dest.height / window.height;
  seen.set(media, {
    frames: { from: known?.frames.from ?? frame, to: frame + 1 },
    left: Math.min(window.x, known?.left ?? Number.POSITIVE_INFINITY),
    top: Math.min(window.y, known?.top ?? Number.POSITIVE_INFINITY),
    right: Math.max(window.x + window.width, known?.right ?? 0),
    bottom: Math.max(window.y + window.height, known?.bottom ?? 0),
    minScale: Math.min(across, down, known?.minScale ?? Number.POSITIVE_INFINITY),
    maxScale: Math.max(across, down, known?.maxScale ?? 0),
  });
}

function planVisual(document: TimelineDocument, media: string, sight: Seen): VisualPlan {
  const source = imageOf(document, media);
  const margin = Math.ceil(REGION_MARGIN / Math.min(1, Math.max(sight.minScale, SMALLEST_SCALE)));
  const across = gridPart(sight.left - margin, sight.right + margin, source.width);
  const down = gridPart(sight.top - margin, sight.bottom + margin, source.height);
  const scale = across.length * down.length > MAX_HELD_PIXELS ? Math.min(1, sight.maxScale) : 1;
  // Ignores the rounding noise of the product.
  const toEven = (length: number) => Math.max(2, 2 * Math.ceil((length * scale) / 2 - 1e-6));
  return {
    media,
    frames: sight.frames,
    region: { x: across.start, y: down.start, width: across.length, height: down.length },
    width: toEven(across.length),
    height: toEven(down.length),
    hasAlpha: source.hasAlpha,
  };
}

function imageOf(document: TimelineDocument, media: string): Extract<Media, { kind: 'image' }> {
  const source = document.media[media];
  if (source?.kind !== 'image') throw new Error(`${media} is no image: the document was not checked`);
  return source;
}

/** Aligns a part of an axis to the grid. An odd last pixel is left out: the compositor repeats the one before it. */
function gridPart(from: number, to: number, total: number): { start: number; length: number } {
  const start = Math.max(0, REGION_GRID * Math.floor(from / REGION_GRID));
  const end = Math.min(total - (total % 2), REGION_GRID * Math.ceil(to / REGION_GRID));
  return { start, length: end - start };
}

/** Lists the images that a document shows as logos. */
export function listLogos(document: TimelineDocument): string[] {
  const logos = document.tracks.flatMap((track) =>
    track.kind === 'sticker' ? track.clips.flatMap((clip) => (clip.kind === 'logo' ? [clip.media] : [])) : [],
  );
  return [...new Set(logos)];
}
