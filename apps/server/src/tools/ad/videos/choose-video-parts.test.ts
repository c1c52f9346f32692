import { describe, expect, test } from 'vitest';
import { chooseVideoParts } from './choose-video-parts.ts';
import { type VideoSample, readVideoSamples } from './video-samples.ts';

const SECOND = 120_000;
const STEP = SECOND / 2;
const PART = 4 * SECOND;

/** A video with one sample each half second. */
function partsOf(samples: VideoSample[]): number[] {
  const durationTicks = samples.length * STEP;
  return chooseVideoParts({ samples, stepTicks: STEP, durationTicks, partTicks: PART }).map((start) => start / SECOND);
}

const good: VideoSample = { brightness: 120, detail: 12, change: 6 };
const times = (count: number, sample: VideoSample) => Array.from({ length: count }, () => sample);

describe('the parts of a video worth showing', () => {
  test('are neither too dark nor overexposed', () => {
    const dark = times(12, { ...good, brightness: 8 });
    const white = times(12, { ...good, brightness: 252 });
    const [best = 0] = partsOf([...dark, ...times(12, good), ...white]);
    expect(best).toBeGreaterThanOrEqual(6);
    expect(best + 4).toBeLessThanOrEqual(12);
  });

  test('are sharp rather than blurred', () => {
    const [best] = partsOf([...times(14, { ...good, detail: 2 }), ...times(14, good)]);
    expect(best).toBeGreaterThanOrEqual(7);
  });

  test('contain no cut', () => {
    const cut = { ...good, change: 90 };
    const [best = 0] = partsOf([...times(5, good), cut, ...times(9, good), cut, ...times(5, good)]);
    // The only four seconds without a cut lie between the two cuts.
    expect(best).toBeGreaterThanOrEqual(2.5);
    expect(best + 4).toBeLessThanOrEqual(7.5);
  });

  test('move rather than stand still', () => {
    const [best] = partsOf([...times(14, { ...good, change: 0 }), ...times(14, good)]);
    expect(best).toBeGreaterThanOrEqual(6.5);
  });

  test('are several, apart from each other, in a long video', () => {
    const parts = partsOf(times(60, good)).toSorted((a, b) => a - b);
    expect(parts.length).toBe(6);
    for (const [index, part] of parts.entries()) expect(part - (parts[index - 1] ?? -4)).toBeGreaterThanOrEqual(4);
  });

  test('of a video shorter than a part are the whole video', () => {
    expect(partsOf(times(5, good))).toEqual([0]);
    expect(partsOf([])).toEqual([0]);
  });
});

test('a sample has brightness, detail and change; an incomplete one is left out', () => {
  const flat = [100, 100, 100, 100];
  const striped = [0, 200, 0, 200];
  const samples = readVideoSamples(Uint8Array.from([...flat, ...striped, 1, 2]), { width: 2, height: 2 });
  expect(samples).toEqual([
    { brightness: 100, detail: 0, change: 0 },
    { brightness: 100, detail: 100, change: 100 },
  ]);
});
