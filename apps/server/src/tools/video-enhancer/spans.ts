import { ENHANCE_LIMITS, type EnhancedShape, type EnhancedVideo } from '@reelwright/contracts';
import type { EnhancedSpan } from '#src/engines/enhancement/enhancement.ts';

/** A task that was killed loses at most this much of its work. */
const SEGMENT_S = 5;

/** Returns the frames that are enhanced: all of them, or those of a preview. */
export function toSpan(
  { frames, frame_rate: { num, den } }: Pick<EnhancedVideo, 'frames' | 'frame_rate'>,
  previewAtS: number | null,
): EnhancedSpan {
  if (previewAtS === null) return { from: 0, to: frames };
  const length = Math.min(frames, Math.round((ENHANCE_LIMITS.previewS * num) / den));
  // A preview near the end begins earlier, so that it is as long.
  const from = Math.min(Math.floor((previewAtS * num) / den), frames - length);
  return { from, to: from + length };
}

/** Splits a span into segments, each of which is kept once it is whole. */
export function splitSpan({ from, to }: EnhancedSpan, { num, den }: EnhancedVideo['frame_rate']): EnhancedSpan[] {
  const most = Math.max(1, Math.round((SEGMENT_S * num) / den));
  const count = Math.ceil((to - from) / most);
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * most,
    to: Math.min(to, from + (index + 1) * most),
  }));
}

const MIB = 2 ** 20;
/** The program and ffmpeg without frames. */
const FIXED_BYTES = 150 * MIB;
/** Frames that are decoded and compared, and those that the encoder looks ahead at. */
const BYTES_PER_SOURCE_PIXEL = 60;
const BYTES_PER_RESULT_PIXEL = 100;

/** Returns the most memory that enhancing takes, in all processes. */
export function estimatePeakBytes(video: EnhancedVideo, shape: Pick<EnhancedShape, 'width' | 'height'>): number {
  return (
    FIXED_BYTES +
    BYTES_PER_SOURCE_PIXEL * video.width * video.height +
    BYTES_PER_RESULT_PIXEL * shape.width * shape.height
  );
}
