import { expect, test } from 'vitest';
import { ERASE_LIMITS, subtitlesRemoverContract, subtitlesRemoverInput } from './subtitles-remover.contract.ts';

const BOX = { x: 0.1, y: 0.8, width: 0.8, height: 0.1, from_ms: 0, to_ms: 5000 };
const video = (box: object = {}, change: object = {}) => ({
  asset_id: '11111111-1111-4111-8111-111111111111',
  length_s: 20,
  boxes: [{ ...BOX, ...box }],
  ...change,
});
const problemsOf = (input: object): string[] =>
  subtitlesRemoverInput.safeParse({ has_rights: true, ...input }).error?.issues.map(({ message }) => message) ?? [];

test('each video costs two credits for every started 15 s', () => {
  expect(subtitlesRemoverContract.price({ videos: [{ length_s: 15 }, { length_s: 15.2 }, { length_s: 0.5 }] })).toBe(8);
  expect(subtitlesRemoverContract.price({ videos: [{ length_s: 360 }] })).toBe(48);
});

test.each([
  ['as large as a fifth of the image', { x: 0, width: 1, height: 0.2 }, []],
  ['that is larger', { x: 0, y: 0.7, width: 1, height: 0.21 }, ['erase_box_too_large']],
  ['that leaves the image', { x: 0.3 }, ['box_outside_image']],
  ['that is a line', { height: 0.001 }, ['box_too_small']],
  ['of a second', { to_ms: 1000 }, []],
  ['of less than a second', { to_ms: 999 }, ['erase_time_too_short']],
  ['that ends after the video', { to_ms: 20_100 }, ['erase_time_outside']],
])('judges a box %s', (_what, box, problems) => {
  expect(problemsOf({ videos: [video(box)] })).toEqual(problems);
});

test('a task has up to twenty videos of less than 360 s, with one to ten boxes each', () => {
  const many = (count: number) => Array.from({ length: count }, () => video());
  expect(problemsOf({ videos: many(ERASE_LIMITS.maxFiles) })).toEqual([]);
  expect(problemsOf({ videos: many(21) })).toHaveLength(1);
  expect(problemsOf({ videos: [] })).toEqual(['erase_videos_missing']);
  expect(problemsOf({ videos: [video({}, { length_s: 361 })] })).toEqual(['erase_video_too_long']);
  expect(problemsOf({ videos: [video({}, { boxes: [] })] })).toEqual(['erase_boxes_missing']);
  expect(problemsOf({ videos: [video({}, { boxes: Array.from({ length: 11 }, () => BOX) })] })).toHaveLength(1);
});

test('a task needs the statement of rights; a preview, of one video, does not', () => {
  expect(problemsOf({ videos: [video()], has_rights: false })).toEqual(['erase_rights_missing']);
  const preview = { kind: 'result', from_ms: 0 };
  expect(problemsOf({ videos: [video()], has_rights: false, preview })).toEqual([]);
  expect(problemsOf({ videos: [video(), video()], preview })).toEqual(['erase_preview_of_one']);
  expect(problemsOf({ videos: [video({}, { boxes: [] })], preview: { kind: 'boxes' } })).toEqual([]);
});
