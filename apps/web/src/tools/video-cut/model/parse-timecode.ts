import type { VideoFrames } from '@reelwright/contracts';

/**
 * Reads a timecode as `formatTimecode` writes it: minutes, seconds, frames. With fewer numbers, seconds and frames, or a
 * frame. Returns the frame; undefined for any other text.
 */
export function parseTimecode(text: string, { num, den }: VideoFrames['frame_rate']): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,6}([:.]\d{1,6}){0,2}$/.test(trimmed)) return undefined;
  const numbers = trimmed.split(/[:.]/).map(Number);
  const [frame = 0, seconds, minutes = 0] = numbers.toReversed();
  if (seconds === undefined) return frame;
  // The first frame of a second, as `formatTimecode` counts it.
  return Math.ceil(((minutes * 60 + seconds) * num) / den - 1e-9) + frame;
}
