import { MOODS, MUSIC_RECIPES } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { composePiece } from '../compose/compose-piece.ts';
import { truePeakOf } from './limiter.ts';
import { measureLoudness } from './loudness.ts';
import { playPiece } from './play-piece.ts';
import { SAMPLE_RATE } from './sound.ts';
import { measureSharpestClick } from './test-clicks.ts';
import { measureTempo } from './test-tempo.ts';

/** The hardest strokes of sticks bend 13 times the mean around them, a lone step up to 20 times. */
const MOST_BEND = 14.5;

/** Long enough for an ending, and for a tempo to be heard in. Playing one second of all moods takes a second. */
const DURATION_S = 10;

const decibels = (power: number) => 10 * Math.log10(power);
const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
const recipeOf = (mood: (typeof MOODS)[number]) => {
  const recipe = MUSIC_RECIPES.find((each) => each.mood === mood);
  if (!recipe) throw new Error(`no recipe is ${mood}`);
  return recipe;
};

describe.each(MOODS)('%s music', (mood) => {
  const { seed, tempoBpm, key } = recipeOf(mood);
  const piece = composePiece({ mood, durationS: DURATION_S, seed, tempoBpm, key });
  const { left, right } = playPiece(piece);

  it('is as loud as music for the web, and its true peak stays below -1 dB', () => {
    const loudness = measureLoudness([left, right]);
    expect(loudness).toBeGreaterThan(-16);
    expect(loudness).toBeLessThan(-14);
    expect(20 * Math.log10(truePeakOf(left, right))).toBeLessThan(-1);
  });

  it('has no offset, rises from and falls to silence', () => {
    for (const channel of [left, right]) {
      expect(Math.abs(channel.reduce((sum, sample) => sum + sample, 0) / channel.length)).toBeLessThan(1e-4);
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(1e-4);
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(1e-4);
    }
  });

  it('fades out: still audible in the last moments, and softer than its final chord', () => {
    const level = (fromS: number, toS: number) =>
      decibels(power(left.subarray(Math.round(fromS * SAMPLE_RATE), Math.round(toS * SAMPLE_RATE))));
    expect(level(DURATION_S - 0.3, DURATION_S)).toBeGreaterThan(-45);
    expect(level(DURATION_S - 0.3, DURATION_S)).toBeLessThan(level(piece.endingS, piece.endingS + 0.4) - 10);
  });

  it('has no clicks: no step between samples that the audio around it does not explain', () => {
    for (const channel of [left, right]) expect(measureSharpestClick(channel)).toBeLessThan(MOST_BEND);
    const torn = left.slice();
    // Simulates a bad seam: from one sample on everything is higher.
    const seam = 7 * SAMPLE_RATE;
    for (let at = seam; at < seam + SAMPLE_RATE; at += 1) torn[at] = (torn[at] ?? 0) + 0.5;
    expect(measureSharpestClick(torn.subarray(seam - SAMPLE_RATE / 10, seam + SAMPLE_RATE / 10))).toBeGreaterThan(
      measureSharpestClick(left.subarray(seam - SAMPLE_RATE / 10, seam + SAMPLE_RATE / 10)),
    );
  });

  it('is wide in stereo, and survives on one loudspeaker', () => {
    const difference = left.map((sample, index) => sample - (right[index] ?? 0));
    const sum = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2);
    expect(power(difference) / power(left)).toBeGreaterThan(0.01);
    expect(decibels(power(sum)) - decibels((power(left) + power(right)) / 2)).toBeGreaterThan(-3);
    expect(Math.abs(decibels(power(left)) - decibels(power(right)))).toBeLessThan(2.5);
  });

  // Calm music has swells instead of strokes.
  it.skipIf(mood === 'calm')('is audibly in the tempo that it declares', () => {
    const periodS = 60 / piece.tempoBpm;
    expect(measureTempo(left, SAMPLE_RATE, periodS)).toBeGreaterThan(0.97);
    expect(measureTempo(left, SAMPLE_RATE, periodS)).toBeLessThan(1.03);
  });
});
