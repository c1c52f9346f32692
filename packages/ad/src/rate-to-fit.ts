import { shortestAdMs } from './plan-scenes.ts';
import type { SpokenScene } from './scene-plan.ts';
import type { SceneVoice } from './slice-voice.ts';

/** Rates at which the voice sounds natural and lively: a script of few words makes a shorter ad, not a slower voice. */
const SLOWEST = 1;
const FASTEST = 1.28;
const AIM_SHORT = 0.02;
/** Tolerance, as a share of the length, within which a first reading is kept. */
const GOOD_FIT = 0.03;
/** Spare time that pauses and the end card absorb without feeling slow, as a share of the length. */
const COMFORTABLE_SPARE = 0.06;
/** Safety margin of a third reading. */
const AGAIN_SHORT_MS = 60;

export const sumSpoken = (voices: readonly SceneVoice[]): number =>
  voices.reduce((sum, { durationMs }) => sum + durationMs, 0);

interface FirstReading {
  scenes: readonly SpokenScene[];
  voices: readonly SceneVoice[];
  firstRate: number;
  wantedMs: number;
}

/** Returns the rate at which the script fills the ad's length; the first rate if that is close enough. */
export function rateToFit({ scenes, voices, firstRate, wantedMs }: FirstReading): number {
  const shortestMs = shortestAdMs(scenes);
  const spokenMs = sumSpoken(voices);
  const pausesMs = shortestMs - spokenMs;
  const roomyMs = wantedMs * (1 - COMFORTABLE_SPARE);
  if (shortestMs <= wantedMs && shortestMs >= roomyMs - wantedMs * GOOD_FIT) return firstRate;
  // A voice follows its rate only roughly, so the target is slightly shorter than required.
  const targetMs = shortestMs > wantedMs ? wantedMs * (1 - AIM_SHORT) : roomyMs;
  const rate = (firstRate * spokenMs) / Math.max(1, targetMs - pausesMs);
  return Math.min(FASTEST, Math.max(SLOWEST, Math.round(rate * 100) / 100));
}

interface Reading {
  rate: number;
  spokenMs: number;
}

/**
 * Returns the rate of a third reading, calculated from both earlier ones: pauses between sentences do not follow the
 * rate. Returns undefined if the second one fits, or if no faster rate sounds natural.
 */
export function rateToFitAgain(first: Reading, second: Reading, tooLongMs: number): number | undefined {
  if (tooLongMs <= 0 || second.rate >= FASTEST) return undefined;
  // A reading's duration is that of its pauses plus a share inversely proportional to the rate.
  const share =
    first.rate === second.rate
      ? second.spokenMs * second.rate
      : (first.spokenMs - second.spokenMs) / (1 / first.rate - 1 / second.rate);
  const pausesMs = second.spokenMs - share / second.rate;
  const goalMs = second.spokenMs - tooLongMs - AGAIN_SHORT_MS;
  const rate = share > 0 && goalMs > pausesMs ? share / (goalMs - pausesMs) : FASTEST;
  return Math.min(FASTEST, Math.max(second.rate + 0.01, Math.ceil(rate * 100) / 100));
}
