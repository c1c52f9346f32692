import { expect, test } from 'vitest';
import { findCopyableFrames } from './copyable-frames.ts';

const rate = { num: 25, den: 1 };
/** Packets in the order of decoding, by the number of their frame as shown; `k` marks keys. */
const packets = (text: string) =>
  text.split(' ').map((word) => ({ timestampS: Number.parseInt(word, 10) / 25, isKey: word.endsWith('k') }));
const find = (text: string, frames = text.split(' ').length) =>
  findCopyableFrames(packets(text), { frameRate: rate, frames });

test('a key frame counts if everything decoded before it is shown before it', () => {
  expect(find('0k 2 1 3k 5 4')).toEqual({ ok: true, keyFrames: [0, 3] });
});

test('a key frame of an open group does not count: frames shown before it are decoded after it', () => {
  expect(find('0k 1 4k 2 3 5 6k 7')).toEqual({ ok: true, keyFrames: [0, 6] });
});

test('a stream that does not begin with a key frame can not be copied', () => {
  expect(find('0 1k 2')).toEqual({ ok: false, reason: 'no_key_frames' });
});

test('frames at odd times, or another number of them than in the working copy, can not be copied', () => {
  expect(find('0k 1 3 4', 4)).toEqual({ ok: false, reason: 'frame_rate' });
  expect(find('0k 1 2', 4)).toEqual({ ok: false, reason: 'frame_rate' });
});
