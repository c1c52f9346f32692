import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '@reelwright/seeded-random';
import { type Melody, shapePitch } from './shape-pitch.ts';
import { PITCH_HOP_MS, trackPitch } from './track-pitch.ts';

const RATE = 16_000;
const LEVEL: Melody = { semitones: 0, range: 1, accents: [], endingSemitones: 0 };

/** Makes a buzz like a voice's: harmonics of falling level, with a pitch that may move. */
function makeVoice(durationMs: number, hzAt: (ms: number) => number): Int16Array {
  let phase = 0;
  return Int16Array.from({ length: (durationMs * RATE) / 1000 }, (_none, index) => {
    phase += (2 * Math.PI * hzAt((index * 1000) / RATE)) / RATE;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 12; harmonic += 1) sum += Math.cos(harmonic * phase) / harmonic;
    return Math.round(4000 * sum);
  });
}

const semitonesBetween = (low: number, high: number): number => 12 * Math.log2(high / low);
const hzAround = (samples: Int16Array, ms: number): number => {
  const { hz } = trackPitch(samples, RATE);
  const at = Math.round(ms / PITCH_HOP_MS);
  return hz.slice(at - 4, at + 5).toSorted()[4] ?? 0;
};
const measureRange = (samples: Int16Array): number => {
  const heard = [...trackPitch(samples, RATE).hz].filter((hz) => hz > 0).toSorted((a, b) => a - b);
  return semitonesBetween(heard[Math.floor(heard.length * 0.05)] ?? 1, heard[Math.floor(heard.length * 0.95)] ?? 1);
};

describe('the pitch of a voice', () => {
  it.each([80, 120, 205, 310])('is found at %i Hz', (hz) => {
    expect(
      trackPitch(
        makeVoice(600, () => hz),
        RATE,
      ).medianHz / hz,
    ).toBeCloseTo(1, 1);
  });

  it('is undefined in noise and silence', () => {
    const random = createSeededRandom(1, 'noise');
    const noise = Int16Array.from({ length: RATE }, () => random.between(-4000, 4000));
    expect([...trackPitch(noise, RATE).hz].filter((hz) => hz > 0).length).toBeLessThan(10);
    expect(trackPitch(new Int16Array(RATE), RATE).medianHz).toBe(0);
  });
});

describe('a melody', () => {
  const flat = makeVoice(1000, () => 150);

  it.each([-5, -2, 3, 6])('shifts by %i semitones, as long and about as loud as before', (semitones) => {
    const shaped = shapePitch(flat, RATE, { ...LEVEL, semitones });
    expect(shaped.length).toBe(flat.length);
    expect(semitonesBetween(150, trackPitch(shaped, RATE).medianHz)).toBeCloseTo(semitones, 0);
    const power = (samples: Int16Array) => samples.reduce((sum, value) => sum + value * value, 0);
    expect(Math.abs(10 * Math.log10(power(shaped) / power(flat)))).toBeLessThan(3);
  });

  it('widens by the given factor', () => {
    const moving = makeVoice(2000, (ms) => 150 * 2 ** (Math.sin(ms / 160) / 6));
    const wider = shapePitch(moving, RATE, { ...LEVEL, range: 2 });
    expect(measureRange(wider) / measureRange(moving)).toBeGreaterThan(1.7);
  });

  it('glides up to the end of a question, and keeps its beginning', () => {
    const asked = shapePitch(flat, RATE, { ...LEVEL, endingSemitones: 5 });
    expect(semitonesBetween(150, hzAround(asked, 300))).toBeCloseTo(0, 0);
    expect(semitonesBetween(150, hzAround(asked, 940))).toBeGreaterThan(3);
  });

  it('rises on a stressed word alone', () => {
    const stressed = shapePitch(flat, RATE, { ...LEVEL, accents: [{ startMs: 400, endMs: 600, semitones: 4 }] });
    expect(semitonesBetween(150, hzAround(stressed, 500))).toBeGreaterThan(2.5);
    expect(semitonesBetween(150, hzAround(stressed, 200))).toBeCloseTo(0, 0);
    expect(semitonesBetween(150, hzAround(stressed, 800))).toBeCloseTo(0, 0);
  });

  it('leaves unvoiced sounds unchanged', () => {
    const random = createSeededRandom(2, 'noise');
    const noise = Int16Array.from({ length: RATE / 2 }, () => random.between(-4000, 4000));
    expect(shapePitch(noise, RATE, { ...LEVEL, semitones: 4 })).toEqual(noise);
  });
});
