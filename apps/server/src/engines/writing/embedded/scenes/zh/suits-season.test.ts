import { expect, test } from 'vitest';
import { suitsSeason } from './suits-season.ts';

test('a line of another season than the title is no line of the product', () => {
  expect(suitsSeason('大冬天，也非要穿裙子。', '女童连衣裙夏款2024新款')).toBe(false);
  expect(suitsSeason('大热天，趴哪都嫌热？', '宠物窝冬季保暖')).toBe(false);
  expect(suitsSeason('秋天第一件毛衣，拿出来了吗？', '羊毛衫女2024秋冬新款')).toBe(true);
  expect(suitsSeason('大冬天，也非要穿裙子。', '女童连衣裙 四季款')).toBe(true);
  expect(suitsSeason('大冬天，也非要穿裙子。', '女童连衣裙')).toBe(true);
});
