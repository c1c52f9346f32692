import { frameCount, type TimelineDocument } from '@reelwright/timeline';

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
