import { type FrameRate, frameCount, frameToTick, TICKS_PER_SECOND, tickToFrame } from '@reelwright/timeline';

/**
 * The position of playback. Wall time is in milliseconds since 1970, as `performance.timeOrigin + performance.now()`:
 * the page and its workers share it.
 */
export interface ClockAnchor {
  /** The position at `wallMs`; playback continues from there. */
  tick: number;
  wallMs: number;
  /** The start position, held until the wall time of the start. */
  from: number;
  /** 1 plays, 0 stops, -2 runs backwards at double speed. */
  rate: number;
}

/** A document's frames, played once or in a loop. */
export interface PlayRange {
  frames: number;
  frameRate: FrameRate;
  isLooping: boolean;
}

export function rangeOf(document: { duration: number; frameRate: FrameRate }, isLooping: boolean): PlayRange {
  return { frames: frameCount(document.duration, document.frameRate), frameRate: document.frameRate, isLooping };
}

export function wallNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Returns the position in ticks; outside the document if playback has passed its ends. */
export function positionAt({ tick, wallMs, from, rate }: ClockAnchor, nowMs: number): number {
  const position = tick + ((nowMs - wallMs) * rate * TICKS_PER_SECOND) / 1000;
  return rate < 0 ? Math.min(from, position) : Math.max(from, position);
}

/** Counts frames on through the laps of a loop: the first frame of the second lap follows the last of the first. */
export function beatAt(position: number, { frames, frameRate }: PlayRange): number {
  const length = frameToTick(frames, frameRate);
  const lap = Math.floor(position / length);
  return lap * frames + Math.min(frames - 1, tickToFrame(position - lap * length, frameRate));
}

/** Returns the frame that a beat shows. Without a loop the first and the last frame stay. */
export function frameOfBeat(beat: number, { frames, isLooping }: PlayRange): number {
  if (!isLooping) return Math.max(0, Math.min(frames - 1, beat));
  return beat - Math.floor(beat / frames) * frames;
}

/** Returns whether playback has reached an end of the document without a loop. */
export function hasEnded(position: number, rate: number, range: PlayRange): boolean {
  if (range.isLooping || rate === 0) return false;
  return rate > 0 ? position >= frameToTick(range.frames, range.frameRate) : position <= 0;
}

/** Returns the position within the document. */
export function toDocumentTick(position: number, range: PlayRange): number {
  const length = frameToTick(range.frames, range.frameRate);
  if (!range.isLooping) return Math.max(0, Math.min(length, position));
  return position - Math.floor(position / length) * length;
}
