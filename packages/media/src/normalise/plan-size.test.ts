import { describe, expect, test } from 'vitest';
import { planProxySize, planSize } from './plan-size.ts';

describe('the size of a working copy', () => {
  test.each([
    { size: [1920, 1080], scaled: [1920, 1080], shown: [1920, 1080] },
    { size: [1921, 1081], scaled: [1921, 1081], shown: [1920, 1080] },
    { size: [7680, 4320], scaled: [3840, 2160], shown: [3840, 2160] },
    { size: [4320, 7681], scaled: [2160, 3840], shown: [2160, 3840] },
    { size: [2, 2], scaled: [16, 16], shown: [16, 16] },
    { size: [8000, 8], scaled: [3840, 16], shown: [3840, 16] },
  ])('for $size is $shown', ({ size: [width = 0, height = 0], scaled, shown }) => {
    const plan = planSize({ width, height, maxSide: 3840 });
    expect([plan.scaled.width, plan.scaled.height]).toEqual(scaled);
    expect([plan.shown.width, plan.shown.height]).toEqual(shown);
  });
});

test('a proxy has at most 540 pixels on its shorter side, and is never larger than its source', () => {
  expect(planProxySize({ width: 1920, height: 1080 })).toEqual({ width: 960, height: 540 });
  expect(planProxySize({ width: 1080, height: 1920 })).toEqual({ width: 540, height: 960 });
  expect(planProxySize({ width: 640, height: 360 })).toEqual({ width: 640, height: 360 });
});
