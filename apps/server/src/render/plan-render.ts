import { frameCount, frameToTick, listPictureUses, type TimelineDocument } from '@reelwright/timeline';

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

/** A picture as a segment needs it. */
export interface PicturePlan {
  media: string;
  /** Frames of the segment in which it may be seen. */
  frames: FrameRange;
  size: PictureSize;
}

/** How large a picture is held, and what size of its source that shows; both in pixels, the held one even. */
export interface PictureSize {
  width: number;
  height: number;
  sourceWidth: number;
  sourceHeight: number;
}

/** Above this scale a picture is held as it is: a slight reduction would blur more than it saves. */
const KEEP_ABOVE_SCALE = 0.8;

/**
 * A picture is held at the size in which its closest view shows it one to one, or at its own when that is smaller. Planned from the
 * whole document, so that every segment, and the preview, show the same samples.
 */
export function planPictureSize(source: { width: number; height: number }, maxScale: number): PictureSize {
  if (maxScale >= KEEP_ABOVE_SCALE) {
    // An odd last column or row is left out; the compositor repeats the one before it.
    const width = source.width - (source.width % 2);
    const height = source.height - (source.height % 2);
    return { width, height, sourceWidth: width, sourceHeight: height };
  }
  const toEven = (length: number) => Math.max(2, 2 * Math.ceil((length * maxScale) / 2));
  return {
    width: toEven(source.width),
    height: toEven(source.height),
    sourceWidth: source.width,
    sourceHeight: source.height,
  };
}

/** The pictures that a segment shows, in order of showing. */
export function planPictures(document: TimelineDocument, segment: FrameRange): PicturePlan[] {
  const uses = listPictureUses(document);
  const plans = new Map<string, PicturePlan>();
  for (const use of uses) {
    const media = document.media[use.media];
    if (media?.kind !== 'image') throw new Error(`Only images can be painted yet; ${use.media} is none`);
    const frames = {
      from: Math.max(segment.from, firstFrameAt(document, use.start)),
      to: Math.min(segment.to, firstFrameAt(document, use.end)),
    };
    if (frames.to <= frames.from) continue;
    const known = plans.get(use.media);
    if (known) {
      known.frames.to = Math.max(known.frames.to, frames.to);
      continue;
    }
    const maxScale = Math.max(...uses.filter((other) => other.media === use.media).map((other) => other.maxScale));
    plans.set(use.media, { media: use.media, frames, size: planPictureSize(media, maxScale) });
  }
  return [...plans.values()];
}

/** The first frame that starts at a tick or after it. */
function firstFrameAt(document: TimelineDocument, tick: number): number {
  let frame = frameCount(tick, document.frameRate);
  while (frame > 0 && frameToTick(frame - 1, document.frameRate) >= tick) frame--;
  while (frameToTick(frame, document.frameRate) < tick) frame++;
  return frame;
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
      const box = {
        width: clip.box.width * document.canvas.width,
        height: clip.box.height * document.canvas.height,
      };
      const known = logos.get(clip.media)?.box;
      logos.set(clip.media, {
        media: clip.media,
        box: {
          width: Math.max(box.width, known?.width ?? 0),
          height: Math.max(box.height, known?.height ?? 0),
        },
      });
    }
  }
  return [...logos.values()];
}
