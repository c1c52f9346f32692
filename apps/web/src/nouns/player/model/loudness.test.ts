import { describe, expect, it } from 'vitest';
import { measureLoudness } from './loudness.ts';

function tone(seconds: number, amplitude: number): Float32Array {
  return Float32Array.from(
    { length: 48_000 * seconds },
    (_, at) => amplitude * Math.sin((2 * Math.PI * 997 * at) / 48_000),
  );
}

function join(...parts: Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

describe('loudness', () => {
  it('measures -3.01 LUFS for a full-scale tone of 997 Hz on one channel, as the recommendation says', () => {
    expect(measureLoudness([tone(2, 1)])).toBeCloseTo(-3.01, 1);
  });

  it('rises by 3 LU with a second channel and falls by 6 LU at half the amplitude', () => {
    const one = measureLoudness([tone(2, 0.5)]);
    expect(measureLoudness([tone(2, 0.5), tone(2, 0.5)]) - one).toBeCloseTo(3.01, 1);
    expect(one - measureLoudness([tone(2, 0.25)])).toBeCloseTo(6.02, 1);
  });

  it('ignores pauses', () => {
    const spoken = tone(2, 0.5);
    expect(measureLoudness([join(spoken, tone(4, 0.0005))])).toBeCloseTo(measureLoudness([spoken]), 0);
  });

  it('returns the gate for silence and near silence', () => {
    expect(measureLoudness([new Float32Array(96_000)])).toBe(-70);
    expect(measureLoudness([tone(0.1, 1)])).toBe(-70);
  });
});
