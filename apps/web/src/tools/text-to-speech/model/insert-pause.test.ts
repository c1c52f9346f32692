import { findPauses, removePauses } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { insertPause } from './insert-pause.ts';

it("inserts a pause between words in the engine's syntax", () => {
  const { text, cursor } = insertPause({ text: 'One. Two.', start: 4, end: 4, seconds: 0.5, language: 'en' });
  expect(text).toBe('One. [pause 0.5s] Two.');
  expect(findPauses(text).map(({ durationMs }) => durationMs)).toEqual([500]);
  expect(text.slice(0, cursor)).toBe('One. [pause 0.5s]');
});

it('separates adjoining words, and replaces the selection', () => {
  expect(insertPause({ text: 'OneTwo', start: 3, end: 3, seconds: 1, language: 'en' }).text).toBe('One [pause 1s] Two');
  expect(insertPause({ text: 'One so Two', start: 4, end: 6, seconds: 1, language: 'en' }).text).toBe(
    'One [pause 1s] Two',
  );
});

it('writes Chinese pauses in Chinese, without spaces', () => {
  const { text } = insertPause({ text: '你好世界', start: 2, end: 2, seconds: 0.3, language: 'zh-CN' });
  expect(text).toBe('你好[停顿0.3秒]世界');
  expect(removePauses(text)).toBe('你好世界');
});
