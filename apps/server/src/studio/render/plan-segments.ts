import { frameCount, type TimelineDocument } from '@reelwright/timeline';

/** Frames `from` (inclusive) to `to` (exclusive). */
export interface FrameRange {
  from: number;
  to: number;
}

/** Divides a document's frames as evenly as possible; fewer segments than asked if there are fewer frames. */
export function planSegments(document: TimelineDocument, segments: number): FrameRange[] {
  const frames = frameCount(document.duration, document.frameRate);
  const count = Math.min(segments, frames);
  return Array.from({ length: count }, (_, index) => ({
    from: Math.round((frames * index) / count),
    to: Math.round((frames * (index + 1)) / count),
  }));
}
