import { expect, test } from 'vitest';
import { describeFrames } from './describe-frames.ts';
import { formatFrameList } from './working-visual.ts';

const frames = [
  { file: "/t/it's-1.png", durationMs: 100 },
  { file: '/t/2.png', durationMs: 250 },
];

test('a list of frames escapes quotes, and names the last frame twice, so that its duration is respected', () => {
  expect(formatFrameList(frames).split('\n')).toEqual([
    'ffconcat version 1.0',
    "file 'file:/t/it'\\''s-1.png'",
    'option framerate 1000',
    'duration 0.1',
    "file 'file:/t/2.png'",
    'option framerate 1000',
    'duration 0.25',
    "file 'file:/t/2.png'",
    'option framerate 1000',
    'duration 0.25',
    '',
  ]);
});

test('frames are described like a probe: their grid is a common divisor of all times', () => {
  expect(describeFrames({ width: 4, height: 3, frames })).toMatchObject({
    kind: 'video',
    durationMs: 350,
    video: { hasAlpha: true, isVariableFrameRate: true, nominalFrameRate: { num: 1000, den: 50 } },
  });
});
