import { enhanceSettings } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { planDenoising, planLook, planSmoothing } from './plan-enhancement.ts';

const MEASURE = {
  sigma: 0.4,
  noise: 0.4,
  quantiser: 24,
  tone: { black: 16, white: 235, middle: 110 },
  steadying: null,
};
const look = (settings: object, measure: object = {}) =>
  planLook(enhanceSettings.parse(settings), { ...MEASURE, ...measure });

test('a clean video is only enlarged', () => {
  expect(planDenoising(enhanceSettings.parse({}), MEASURE)).toEqual({ radius: 0, sigma: 0 });
  expect(planSmoothing(enhanceSettings.parse({}), MEASURE)).toEqual({ before: 0, after: 0 });
  expect(look({})).toEqual({ sharpen: 0, tone: null, isBest: false });
});

test('more noise is removed more strongly, and none if the user wants it kept', () => {
  const sigmaOf = (settings: object, sigma: number): number =>
    planDenoising(enhanceSettings.parse(settings), { sigma, quantiser: null }).sigma;
  expect(sigmaOf({}, 6)).toBeGreaterThan(sigmaOf({}, 3));
  expect(sigmaOf({ denoise: 'strong' }, 3)).toBeGreaterThan(sigmaOf({}, 3));
  expect(sigmaOf({ denoise: 'off' }, 6)).toBe(0);
  expect(planSmoothing(enhanceSettings.parse({ denoise: 'off' }), { sigma: 6, quantiser: null }).after).toBe(0);
});

test('only coarsely quantised videos are smoothed for it, and only by wish', () => {
  const smooth = (settings: object, quantiser: number | null, sigma = 0.4): number =>
    planSmoothing(enhanceSettings.parse(settings), { sigma, quantiser }).before;
  expect(smooth({}, 38)).toBeGreaterThan(smooth({}, 31));
  expect(smooth({}, 27)).toBe(0);
  expect(smooth({ deblock: false }, 38)).toBe(0);
  expect(smooth({}, null)).toBe(0);
});

test('frames are smoothed once, before or after they are averaged, and twice only for the best quality', () => {
  const countPasses = (settings: object, measured: { sigma: number; quantiser: number }): number =>
    Object.values(planSmoothing(enhanceSettings.parse(settings), measured)).filter((strength) => strength > 0).length;
  expect(countPasses({}, { sigma: 6, quantiser: 31 })).toBe(1);
  expect(countPasses({}, { sigma: 1, quantiser: 40 })).toBe(1);
  expect(countPasses({ quality: 'best' }, { sigma: 6, quantiser: 31 })).toBe(2);
});

test('tones are spread a little: what was meant to be dark stays dark', () => {
  const flat = look({ tone: true }, { tone: { black: 60, white: 130, middle: 80 } }).tone;
  expect(flat).toMatchObject({ black: 44, white: 175 });
  const night = look({ tone: true }, { tone: { black: 16, white: 200, middle: 22 } }).tone;
  expect(night?.gamma).toBe(1.3);
});
