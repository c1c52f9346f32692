import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

test('a result is named after its video, without the file extension', () => {
  expect(titleOf({ name: 'Summer sale.final.MP4' })).toBe('Summer sale.final');
  expect(titleOf({ name: '新品发布.mov' })).toBe('新品发布');
  expect(titleOf({})).toBe('');
});
