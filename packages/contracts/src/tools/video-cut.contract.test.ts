import { expect, test } from 'vitest';
import { videoCutContract, videoCutInput } from './video-cut.contract.ts';
import { planCutFrame, planVideoCut, snapToKeyFrames } from './video-cut-plan.ts';

const VIDEO = { asset_id: '11111111-1111-4111-8111-111111111111', frame_rate: { num: 25, den: 1 } };
const parse = (wish: object) => videoCutInput.parse({ ...VIDEO, ...wish });
const problemsOf = (wish: object): string[] =>
  videoCutInput.safeParse({ ...VIDEO, ...wish }).error?.issues.map(({ message }) => message) ?? [];

test('each result costs a credit for every started 15 s', () => {
  const price = (wish: object) => videoCutContract.price(parse(wish));
  const ranges = [
    { from: 0, to: 375 },
    { from: 400, to: 776 },
  ];
  expect(price({ ranges: ranges.slice(0, 1) })).toBe(1);
  expect(price({ ranges: ranges.slice(1) })).toBe(2);
  expect(price({ ranges })).toBe(3);
  expect(price({ ranges, result: 'separate' })).toBe(3);
  const ntsc = { ranges: [{ from: 0, to: 450 }], frame_rate: { num: 30_000, den: 1001 } };
  expect(price(ntsc)).toBe(2);
});

test('empty parts, no part, and more than ten minutes are refused', () => {
  expect(problemsOf({ ranges: [] })).toEqual(['cut_ranges_missing']);
  expect(problemsOf({ ranges: [{ from: 5, to: 5 }] })).toEqual(['cut_range_empty']);
  expect(problemsOf({ ranges: [{ from: 0, to: 15_000 }] })).toEqual([]);
  expect(problemsOf({ ranges: [{ from: 0, to: 15_001 }] })).toEqual(['cut_too_long']);
  const outside = { crop: { x: 0.6, y: 0, width: 0.6, height: 1 } };
  expect(problemsOf({ ranges: [{ from: 0, to: 9 }], frame: outside })).toEqual(['box_outside_image']);
});

const copy = { key_frames: [0, 50, 100, 150], can_join: true };
const pieces = (ranges: { from: number; to: number }[], wish: object = {}, facts: object = {}) =>
  planVideoCut(parse({ ranges, ...wish }), { frames: 200, copy: { ...copy, ...facts } }).map((plan) =>
    plan.pieces.map(({ kind, from, to }) => `${kind} ${from}-${to}`),
  );

test('what lies between key frames is copied, the edges are encoded', () => {
  expect(pieces([{ from: 0, to: 200 }])).toEqual([['copy 0-200']]);
  expect(pieces([{ from: 50, to: 150 }])).toEqual([['copy 50-150']]);
  expect(pieces([{ from: 40, to: 160 }])).toEqual([['encode 40-50', 'copy 50-150', 'encode 150-160']]);
  expect(pieces([{ from: 60, to: 90 }])).toEqual([['encode 60-90']]);
  expect(pieces([{ from: 60, to: 200 }])).toEqual([['encode 60-100', 'copy 100-200']]);
});

test('frames that can not be joined to encoded ones are encoded with them', () => {
  const ranges = [
    { from: 0, to: 50 },
    { from: 40, to: 160 },
  ];
  expect(pieces(ranges, {}, { can_join: false })).toEqual([['encode 0-50', 'encode 40-160']]);
  expect(pieces(ranges, { result: 'separate' }, { can_join: false })).toEqual([['copy 0-50'], ['encode 40-160']]);
});

test('nothing is copied if the image is changed, or if copying is switched off', () => {
  expect(pieces([{ from: 0, to: 200 }], { frame: { rotation: 90 } })).toEqual([['encode 0-200']]);
  expect(pieces([{ from: 0, to: 200 }], { is_lossless: false })).toEqual([['encode 0-200']]);
});

test('a part moves to the nearest key frames, and never becomes empty', () => {
  expect(snapToKeyFrames({ from: 40, to: 160 }, copy, 200)).toEqual({ from: 50, to: 150 });
  expect(snapToKeyFrames({ from: 190, to: 199 }, copy, 200)).toEqual({ from: 150, to: 200 });
  expect(snapToKeyFrames({ from: 52, to: 60 }, copy, 200)).toEqual({ from: 50, to: 100 });
});

test('a canvas holds the whole image, in even pixels', () => {
  const frame = (wish: object) => parse({ ranges: [{ from: 0, to: 1 }], frame: wish }).frame;
  const video = { width: 1920, height: 1080 };
  expect(planCutFrame(video, frame({}))).toMatchObject({ canvas: { width: 1920, height: 1080 } });
  expect(planCutFrame(video, frame({ rotation: 90 })).canvas).toEqual({ width: 1080, height: 1920 });
  const padded = planCutFrame(video, frame({ canvas: { ratio: '9:16', fill: 'blur' } }));
  expect(padded.canvas).toEqual({ width: 1920, height: 3414 });
  expect(padded.placed).toEqual({ x: 0, y: 1168, width: 1920, height: 1080 });
  const large = planCutFrame({ width: 3840, height: 2160 }, frame({ canvas: { ratio: '9:16', fill: '#000000' } }));
  expect(Math.max(large.canvas.width, large.canvas.height)).toBeLessThanOrEqual(3840);
});
