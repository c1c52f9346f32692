import { type FrameRate, frameCount, frameToTick, TICKS_PER_SECOND, tickToFrame } from '@reelwright/timeline';

/**
 * Where playback is. Wall time is in milliseconds since 1970, as `performance.timeOrigin + performance.now()`: the page and its
 * workers share it.
 */
export interface ClockAnchor {
  /** The position at `wallMs`; it moves on from there. */
  tick: number;
  wallMs: number;
  /** Where it began: until the moment has come to go on from there, it stands. */
  from: number;
  /** 1 plays, 0 stands, -2 runs backwards at double speed. */
  rate: number;
}

/** The frames of a document, played once or over and over. */
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

/** In ticks; beyond the ends of the document when it has run over them. */
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

/** The frame that a beat shows. Without a loop the first and the last frame stand. */
export function frameOfBeat(beat: number, { frames, isLooping }: PlayRange): number {
  if (!isLooping) return Math.max(0, Math.min(frames - 1, beat));
  return beat - Math.floor(beat / frames) * frames;
}

/** Whether playback has come to an end of the document and does not go on. */
export function hasEnded(position: number, rate: number, range: PlayRange): boolean {
  if (range.isLooping || rate === 0) return false;
  return rate > 0 ? position >= frameToTick(range.frames, range.frameRate) : position <= 0;
}

/** The position within the document. */
export function toDocumentTick(position: number, range: PlayRange): number {
  const length = frameToTick(range.frames, range.frameRate);
  if (!range.isLooping) return Math.max(0, Math.min(length, position));
  return position - Math.floor(position / length) * length;
}
