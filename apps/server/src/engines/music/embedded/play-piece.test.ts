import { describe, expect, it } from 'vitest';
import { MOODS } from '../music.ts';
import { composePiece } from './compose-piece.ts';
import { playNote, SAMPLE_RATE, type Stage } from './instruments.ts';
import { MOOD_STYLES } from './moods.ts';
import { playPiece } from './play-piece.ts';

const play = (mood: (typeof MOODS)[number], seed = 1) => playPiece(composePiece({ mood, durationS: 12, seed }));
const decibels = (power: number) => 10 * Math.log10(power);
const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

/** Power of what lies between two frequencies, by a fourth-order filter of each kind. */
function bandPower(samples: Float32Array, lowHz: number, highHz: number): number {
  let filtered = samples;
  for (let order = 0; order < 4; order += 1) {
    const low = 1 - Math.exp((-2 * Math.PI * highHz) / SAMPLE_RATE);
    const high = 1 - Math.exp((-2 * Math.PI * lowHz) / SAMPLE_RATE);
    let smooth = 0;
    let slow = 0;
    filtered = filtered.map((sample) => {
      smooth += low * (sample - smooth);
      slow += high * (smooth - slow);
      return smooth - slow;
    });
  }
  return power(filtered);
}

describe.each(MOODS)('%s music', (mood) => {
  const { left, right } = play(mood);

  it('is about as loud as dialogue, and keeps below full scale', () => {
    const rms = decibels((power(left) + power(right)) / 2);
    expect(rms).toBeGreaterThan(-20);
    expect(rms).toBeLessThan(-16.5);
    for (const channel of [left, right]) expect(channel.every((sample) => Math.abs(sample) < 0.9)).toBe(true);
  });

  it('has no offset, no click, and rises from and falls to silence', () => {
    for (const channel of [left, right]) {
      expect(Math.abs(channel.reduce((sum, sample) => sum + sample, 0) / channel.length)).toBeLessThan(1e-4);
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(1e-4);
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(1e-4);
      let largestStep = 0;
      for (let index = 1; index < channel.length; index += 1) {
        largestStep = Math.max(largestStep, Math.abs((channel[index] ?? 0) - (channel[index - 1] ?? 0)));
      }
      expect(largestStep).toBeLessThan(0.55);
    }
  });

  it('leaves the range of consonants to the voice', () => {
    const body = decibels(bandPower(left, 100, 900));
    const speech = decibels(bandPower(left, 1200, 4000));
    expect(body - speech).toBeGreaterThan(6);
    // But it is no rumble either: telephones play nothing below 200 Hz.
    expect(decibels(power(left)) - decibels(bandPower(left, 200, 1500))).toBeLessThan(14);
  });

  it('fills both channels, not with the same', () => {
    const difference = left.map((sample, index) => sample - (right[index] ?? 0));
    expect(power(difference) / power(left)).toBeGreaterThan(0.005);
    expect(Math.abs(decibels(power(left)) - decibels(power(right)))).toBeLessThan(3);
  });
});

describe('the instruments', () => {
  const sound = MOOD_STYLES.upbeat.sound;
  const stageOf = (seconds: number): Stage => {
    const length = seconds * SAMPLE_RATE;
    return { left: new Float32Array(length), right: new Float32Array(length), room: new Float32Array(length) };
  };

  it.each(['pad', 'keys', 'pluck', 'bell', 'bass'] as const)('play the %s in tune', (instrument) => {
    for (const pitch of instrument === 'bass' ? [28, 33, 39] : [48, 57, 64, 76]) {
      const stage = stageOf(1);
      playNote({ instrument, startS: 0, lengthS: 1, pitch, velocity: 0.8 }, stage, sound);
      const wanted = 440 * 2 ** ((pitch - 69) / 12);
      expect(1200 * Math.log2(measurePitch(stage.left, wanted) / wanted), `${instrument} ${pitch}`).toBeCloseTo(0, -1);
    }
  });

  it('play nothing beyond the end of the stage', () => {
    const stage = stageOf(1);
    playNote({ instrument: 'kick', startS: 0.99, lengthS: 1, pitch: 60, velocity: 1 }, stage, sound);
    playNote({ instrument: 'pad', startS: 5, lengthS: 1, pitch: 60, velocity: 1 }, stage, sound);
    expect(stage.left).toHaveLength(SAMPLE_RATE);
  });
});

/** The frequency near `wanted` at which the sound is most like itself a few periods later. */
function measurePitch(samples: Float32Array, wanted: number): number {
  const periods = Math.max(4, Math.round(wanted / 20));
  const part = samples.subarray(4800, 24_000);
  let best = { likeness: Number.NEGATIVE_INFINITY, lag: 1 };
  for (
    let lag = Math.floor((periods * SAMPLE_RATE) / (wanted * 1.03));
    lag <= (periods * SAMPLE_RATE) / (wanted / 1.03);
    lag += 1
  ) {
    let likeness = 0;
    for (let index = 0; index + lag < part.length; index += 1)
      likeness += (part[index] ?? 0) * (part[index + lag] ?? 0);
    likeness /= part.length - lag;
    if (likeness > best.likeness) best = { likeness, lag };
  }
  return (periods * SAMPLE_RATE) / best.lag;
}
