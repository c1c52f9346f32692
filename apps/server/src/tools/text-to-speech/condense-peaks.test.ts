import type { WaveformPeaks } from '@reelwright/media';
import { expect, test } from 'vitest';
import { condensePeaks } from './condense-peaks.ts';

const peaksOf = (...data: number[]): WaveformPeaks => ({
  version: 2,
  channels: 1,
  sample_rate: 16_000,
  samples_per_pixel: 160,
  bits: 8,
  length: data.length / 2,
  data,
});

test('a short waveform is unchanged', () => {
  expect(condensePeaks(peaksOf(-1, 2, -3, 4), 2)).toEqual(peaksOf(-1, 2, -3, 4));
});

test('a long one keeps its lowest and highest peak, and its duration', () => {
  const condensed = condensePeaks(peaksOf(-1, 2, -9, 4, -3, 8, 0, 1, -5, 5), 3);
  expect(condensed).toMatchObject({ samples_per_pixel: 320, length: 3, data: [-9, 4, -3, 8, -5, 5] });
});
