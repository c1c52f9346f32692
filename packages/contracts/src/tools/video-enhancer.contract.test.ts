import { expect, test } from 'vitest';
import { enhanceSettings, planEnhanced, videoEnhancerContract, videoEnhancerInput } from './video-enhancer.contract.ts';

const VIDEO = {
  asset_id: '11111111-1111-4111-8111-111111111111',
  width: 960,
  height: 540,
  frame_rate: { num: 25, den: 1 },
  frames: 375,
};
const parse = (video: object = {}, settings: object = {}) =>
  videoEnhancerInput.parse({ videos: [{ ...VIDEO, ...video }], settings });
const problemsOf = (input: object): string[] =>
  videoEnhancerInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
const price = (video?: object, settings?: object) => videoEnhancerContract.price(parse(video, settings));

test('a video costs credits for every started 15 s, by the size of its result', () => {
  expect(price({}, { scale: 1 })).toBe(1);
  expect(price({}, { scale: 2 })).toBe(2);
  expect(price({}, { scale: 4 })).toBe(4);
  expect(price({ frames: 376 }, { scale: 2 })).toBe(4);
  expect(price({}, { quality: 'best' })).toBe(4);
  const two = videoEnhancerInput.parse({ videos: [VIDEO, VIDEO] });
  expect(videoEnhancerContract.price(two)).toBe(4);
});

test('a result keeps its ratio and stays within 4K', () => {
  const shape = (video: object, settings: object) => {
    const { width, height, frame_rate: rate } = planEnhanced({ ...VIDEO, ...video }, enhanceSettings.parse(settings));
    return [width, height, rate.num / rate.den];
  };
  expect(shape({}, { scale: 4 })).toEqual([3840, 2160, 25]);
  expect(shape({ width: 1080, height: 1920 }, { scale: 4 })).toEqual([2160, 3840, 25]);
  expect(shape({ width: 3840, height: 2160 }, { scale: 4 })).toEqual([3840, 2160, 25]);
  expect(shape({ width: 126, height: 94 }, { scale: 4 })).toEqual([504, 376, 25]);
  expect(shape({}, { scale: 1, smooth_motion: true })).toEqual([960, 540, 50]);
  expect(shape({ frame_rate: { num: 60, den: 1 } }, { scale: 1, smooth_motion: true })).toEqual([960, 540, 60]);
});

test('no video, one of more than five minutes, and settings that change nothing are refused', () => {
  expect(problemsOf({ videos: [] })).toEqual(['enhance_videos_missing']);
  expect(problemsOf({ videos: [{ ...VIDEO, frames: 7500 }] })).toEqual([]);
  expect(problemsOf({ videos: [{ ...VIDEO, frames: 7501 }] })).toEqual(['enhance_too_long']);
  const nothing = { scale: 1, denoise: 'off', deblock: false };
  expect(problemsOf({ videos: [VIDEO], settings: nothing })).toEqual(['enhance_nothing']);
});
