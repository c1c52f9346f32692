import { expect, it } from 'vitest';
import { foldProgress, NO_PROGRESS } from './progress.ts';

it('reads the lines of a run', () => {
  const lines = [
    'frame=0',
    'out_time_us=-66667',
    'progress=continue',
    'frame=42',
    'fps=0.00',
    'out_time_us=1400000',
    'out_time_ms=1400000',
    'progress=continue',
  ];
  const half = lines.reduce(foldProgress, NO_PROGRESS);
  expect(half).toEqual({ frames: 42, writtenMs: 1400, hasEnded: false });
  expect(foldProgress(half, 'progress=end').hasEnded).toBe(true);
});

it('ignores unknown lines', () => {
  for (const line of ['', 'noise', 'frame=N/A', 'out_time_us=N/A', 'speed=1x'])
    expect(foldProgress(NO_PROGRESS, line)).toEqual(NO_PROGRESS);
});
