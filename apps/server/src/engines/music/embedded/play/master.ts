import type { Sound } from '../compose/score.ts';
import { filter, filterSection, runSectionOnBoth } from './filters.ts';
import { limit } from './limiter.ts';
import { makeRoomForVoice, measureLoudness } from './loudness.ts';
import { makeNoise } from './noise.ts';
import { fadeEnds, SAMPLE_RATE, scale, type Stereo, toGain, toSamples } from './sound.ts';

/** Loudness of broadcast music for the web; the mixer lowers it under a voice. */
const TARGET_LUFS = -15;
const CEILING_DB = -1.2;
const WORKING_LUFS = -16;

/** Masters a mix: compressor, tape, a gap for the voice, loudness, and a ceiling. */
export function master(mix: Stereo, sound: Sound): void {
  const channels = [mix.left, mix.right];
  const loudness = measureLoudness(channels);
  if (!Number.isFinite(loudness)) return;
  for (const channel of channels) scale(channel, toGain(WORKING_LUFS - loudness));
  glue(mix);
  for (const channel of channels) bend(channel, sound.drive);
  makeRoomForVoice(mix);
  if (sound.lowpassHz < 16_000) runSectionOnBoth(mix.left, mix.right, filterSection('lowpass', sound.lowpassHz));
  const mastered = measureLoudness(channels);
  for (const channel of channels) scale(channel, toGain(TARGET_LUFS - mastered));
  limit(mix, toGain(CEILING_DB));
  // A limiter costs a little loudness; a second, gentle pass restores it.
  const missing = TARGET_LUFS - measureLoudness(channels);
  if (missing > 0.3) {
    for (const channel of channels) scale(channel, toGain(missing));
    limit(mix, toGain(CEILING_DB));
  }
}

const THRESHOLD_DB = -21;
const RATIO = 2;
const BLOCK = 32;

/** Compresses the whole mix slowly, so that loud moments hold the rest together. */
function glue({ left, right }: Stereo): void {
  const attack = 1 - Math.exp(-BLOCK / (0.02 * SAMPLE_RATE));
  const release = 1 - Math.exp(-BLOCK / (0.16 * SAMPLE_RATE));
  let level = 0;
  let gain = 1;
  for (let from = 0; from < left.length; from += BLOCK) {
    const to = Math.min(left.length, from + BLOCK);
    let energy = 0;
    for (let index = from; index < to; index += 1)
      energy += (left[index] as number) ** 2 + (right[index] as number) ** 2;
    const now = energy / (2 * BLOCK);
    level += (now - level) * (now > level ? attack : release);
    const over = 10 * Math.log10(level + 1e-12) - THRESHOLD_DB;
    const target = over > 0 ? toGain(-over * (1 - 1 / RATIO)) : 1;
    const step = (target - gain) / (to - from);
    for (let index = from; index < to; index += 1) {
      gain += step;
      left[index] = (left[index] as number) * gain;
      right[index] = (right[index] as number) * gain;
    }
  }
}

/** Saturates loud peaks like tape, which adds partials. */
function bend(samples: Float32Array, drive: number): void {
  if (drive <= 0) return;
  for (let index = 0; index < samples.length; index += 1) {
    const driven = (samples[index] as number) * drive;
    // A rational tanh, exact to 0.3 % below 3 and flat beyond: the exact function takes five times as long.
    const capped = driven > 3 ? 3 : driven < -3 ? -3 : driven;
    const square = capped * capped;
    samples[index] = (capped * (27 + square)) / (27 + 9 * square) / drive;
  }
}

/** Adds the hiss and crackle of an old record. */
export function addVinyl({ left, right }: Stereo, decibels: number): void {
  const level = toGain(decibels);
  for (const [side, channel] of [left, right].entries()) {
    const hiss = makeNoise(channel.length, 311 + side);
    filter(hiss, 'highpass', 900);
    filter(hiss, 'lowpass', 6500);
    for (let index = 0; index < channel.length; index += 1)
      channel[index] = (channel[index] as number) + (hiss[index] as number) * level * 0.5;
  }
  const dust = makeNoise(toSamples(left.length / SAMPLE_RATE / 10), 313);
  for (const [index, grain] of dust.entries()) {
    if (Math.abs(grain) < 0.996) continue;
    const at = Math.floor((index / dust.length) * left.length);
    const side = grain > 0 ? left : right;
    for (let offset = 0; offset < 60 && at + offset < side.length; offset += 1)
      side[at + offset] = (side[at + offset] as number) + level * 9 * Math.sin(offset * 0.55) * Math.exp(-offset / 12);
  }
}

const FADE_IN_S = 0.004;
/** Only prevents a click at the last sample. */
const FADE_OUT_S = 0.05;
/** Share of the last chord's time during which it rings unchanged. */
const UNTOUCHED = 0.3;
/** Unchanged time of a shorter last chord, unless its fade would then be shorter than its own minimum. */
const LEAST_STAND_S = 0.7;
const LEAST_FALL_S = 0.45;
/** Level of the last moments before the end: still audible, and clearly fading. */
const LAST_DB = -35;
const MEASURED_S = 0.3;
/** The largest boost of a chord that decays too early, and the largest cut of one that sustains. */
const MOST_LIFT_DB = 14;
const MOST_FALL_DB = -40;

/**
 * Fades in from silence, and out from the final chord: the fade sounds even and reaches a level that is still audible
 * at the end, so that neither silence nor a cut closes the piece.
 */
export function fade({ left, right }: Stereo, endingS: number): void {
  const length = left.length;
  const ending = Math.min(length - 1, toSamples(endingS));
  const span = planFall(length - 1 - ending);
  const start = length - 1 - span;
  const changeDb = Math.min(MOST_LIFT_DB, Math.max(MOST_FALL_DB, LAST_DB - measureEnd({ left, right })));
  const fadeIn = Math.min(length, toSamples(FADE_IN_S));
  for (const channel of [left, right]) {
    for (let index = start; index < length; index += 1)
      channel[index] = (channel[index] as number) * toGain((changeDb * (index - start)) / span);
    for (let index = 0; index < fadeIn; index += 1) channel[index] = (channel[index] as number) * (index / fadeIn);
    fadeEnds(channel, { attackS: 0, releaseS: FADE_OUT_S });
  }
}

/** Returns the fade length for a ring of this many samples. */
function planFall(ring: number): number {
  const least = Math.max(toSamples(LEAST_FALL_S), ring - toSamples(LEAST_STAND_S));
  return Math.max(1, Math.round(Math.min(ring * (1 - UNTOUCHED), least)));
}

/** Measures the level of the last moments, in decibels. */
function measureEnd({ left, right }: Stereo): number {
  const from = Math.max(0, left.length - toSamples(MEASURED_S));
  let energy = 0;
  for (let index = from; index < left.length; index += 1)
    energy += (left[index] as number) ** 2 + (right[index] as number) ** 2;
  return 10 * Math.log10(energy / (2 * Math.max(1, left.length - from)) + 1e-12);
}
