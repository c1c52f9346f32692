import { expect, test } from 'vitest';
import { createPeaksReader } from './peaks.ts';

function toSamples(...values: number[]): Uint8Array {
  return new Uint8Array(Int16Array.from(values).buffer);
}

test('a waveform has the lowest and highest sample of both channels, a hundred times a second', () => {
  const reader = createPeaksReader();
  // 10 ms at 16 kHz are 160 samples of two channels.
  const loud = Array.from({ length: 320 }, (_, at) => (at === 7 ? 32_767 : at === 100 ? -32_768 : 0));
  reader.push(toSamples(...loud, 256, -512));
  expect(reader.finish()).toMatchObject({
    version: 2,
    sample_rate: 16_000,
    samples_per_pixel: 160,
    bits: 8,
    length: 2,
    data: [-128, 127, -2, 1],
  });
});

test('chunks may end in the middle of a sample', () => {
  const bytes = toSamples(-300, 300, 5000, -5000);
  const reader = createPeaksReader();
  for (const byte of bytes) reader.push(Uint8Array.of(byte));
  expect(reader.finish().data).toEqual([-20, 19]);
});

test('empty audio has no peaks', () => {
  expect(createPeaksReader().finish()).toMatchObject({ length: 0, data: [] });
});
