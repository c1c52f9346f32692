import { AD_VIDEO_LIMITS } from '@reelwright/contracts';
import type { VideoPart } from './find-video-part.ts';
import type { SceneFix } from './edit-script.ts';

/** What is dragged: where the part begins, where it ends, or the part as it is. */
export type TrimHandle = 'start' | 'end' | 'part';

/** A part of a video, in milliseconds of the video. */
export interface VideoRange {
  startMs: number;
  endMs: number;
}

interface TrimLimits {
  part: VideoPart;
  /** A scene is never shorter than its words. */
  leastMs: number;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const rangeOf = ({ startMs, lengthMs, durationMs }: VideoPart): VideoRange => ({
  startMs,
  endMs: Math.min(durationMs, startMs + lengthMs),
});

/**
 * Moves a handle of the part that a scene shows. The part stays within its video; where it would be too short for the
 * words, or too long for a scene, the other handle goes along.
 */
export function trimVideo(range: VideoRange, handle: TrimHandle, byMs: number, limits: TrimLimits): VideoRange {
  const { startMs, endMs } = range;
  const { durationMs } = limits.part;
  const least = Math.min(limits.leastMs, endMs - startMs);
  const most = AD_VIDEO_LIMITS.maxSceneMs;
  switch (handle) {
    case 'start': {
      const start = Math.round(clamp(startMs + byMs, 0, durationMs - least));
      return { startMs: start, endMs: clamp(endMs, start + least, start + most) };
    }
    case 'end': {
      const end = Math.round(clamp(endMs + byMs, least, durationMs));
      return { startMs: clamp(startMs, end - most, end - least), endMs: end };
    }
    case 'part': {
      const moved = Math.round(clamp(byMs, -startMs, durationMs - endMs));
      return { startMs: startMs + moved, endMs: endMs + moved };
    }
  }
}

/** Returns what a scene of `sceneMs` keeps of a trimmed part: where it begins, and, if it changed, how long it is. */
export function toSceneFix(range: VideoRange, part: VideoPart, sceneMs: number): SceneFix {
  const before = rangeOf(part);
  const longerMs = range.endMs - range.startMs - (before.endMs - before.startMs);
  return {
    video_start_ms: range.startMs,
    ...(longerMs === 0 ? {} : { min_duration_ms: Math.max(0, Math.round(sceneMs + longerMs)) }),
  };
}
