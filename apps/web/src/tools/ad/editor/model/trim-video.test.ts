import { AD_VIDEO_LIMITS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { rangeOf, toSceneFix, trimVideo } from './trim-video.ts';

const part = { startMs: 2000, lengthMs: 3000, latestMs: 7000, durationMs: 10_000 };
const range = rangeOf(part);
const limits = { part, leastMs: 1500 };

it('moves the in point, and leaves the out point where it is', () => {
  expect(trimVideo(range, 'start', -500, limits)).toEqual({ startMs: 1500, endMs: 5000 });
  expect(trimVideo(range, 'start', -9000, limits)).toEqual({ startMs: 0, endMs: 5000 });
});

it('moves the out point up to the end of the video', () => {
  expect(trimVideo(range, 'end', 700, limits)).toEqual({ startMs: 2000, endMs: 5700 });
  expect(trimVideo(range, 'end', 90_000, limits)).toEqual({ startMs: 2000, endMs: 10_000 });
});

it('leaves time for the words: the other handle goes along', () => {
  expect(trimVideo(range, 'start', 2000, limits)).toEqual({ startMs: 4000, endMs: 5500 });
  expect(trimVideo(range, 'start', 90_000, limits)).toEqual({ startMs: 8500, endMs: 10_000 });
  expect(trimVideo(range, 'end', -2000, limits)).toEqual({ startMs: 1500, endMs: 3000 });
  expect(trimVideo(range, 'end', -90_000, limits)).toEqual({ startMs: 0, endMs: 1500 });
});

it('is no longer than a scene may be', () => {
  const long = { ...part, durationMs: 600_000, latestMs: 597_000 };
  const { endMs, startMs } = trimVideo(range, 'end', 600_000, { part: long, leastMs: 0 });
  expect(endMs - startMs).toBe(AD_VIDEO_LIMITS.maxSceneMs);
});

it('slides the part within the video, as long as it was', () => {
  expect(trimVideo(range, 'part', 1000, limits)).toEqual({ startMs: 3000, endMs: 6000 });
  expect(trimVideo(range, 'part', -90_000, limits)).toEqual({ startMs: 0, endMs: 3000 });
  expect(trimVideo(range, 'part', 90_000, limits)).toEqual({ startMs: 7000, endMs: 10_000 });
});

it('keeps the duration of the scene unless a handle changed the length', () => {
  expect(toSceneFix({ startMs: 3000, endMs: 6000 }, part, 3200)).toEqual({ video_start_ms: 3000 });
  expect(toSceneFix({ startMs: 1500, endMs: 5000 }, part, 3200)).toEqual({
    video_start_ms: 1500,
    min_duration_ms: 3700,
  });
});
