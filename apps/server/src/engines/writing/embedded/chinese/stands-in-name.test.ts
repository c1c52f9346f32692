import { expect, test } from 'vitest';
import { standsInName } from './stands-in-name.ts';

test('a maker is not said by characters of two other words', () => {
  expect(standsInName('洗衣机槽清洗剂', '槽清')).toBe(false);
  expect(standsInName('飞图乐围炉', '飞图乐')).toBe(true);
  expect(standsInName('新款小米手环', '小米')).toBe(true);
  expect(standsInName('洗衣机', '')).toBe(false);
});
