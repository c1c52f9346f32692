import { expect, test } from 'vitest';
import { chooseReason, listReasons } from './choose-reason.ts';

const choose = (points: string[], said: string[] = [], language: 'en' | 'zh-CN' = 'en') =>
  chooseReason(listReasons({ product: { name: 'Reading Lamp', selling_points: points, images: [] }, language }), said);

test('the reason is the fact that moves a buyer most, not the first', () => {
  expect(choose(['Base 14 cm wide', 'Linen shade', 'Burns 40 hours on one charge'])).toBe(
    'Burns 40 hours on one charge',
  );
  expect(choose(['底座14厘米', '磨砂灯罩', '免打孔安装'], [], 'zh-CN')).toBe('免打孔安装');
});

test('it differs from what was said just before', () => {
  expect(choose(['Burns 40 hours', 'Linen shade'], ['It burns 40 hours.'])).toBe('Linen shade');
  expect(choose(['Linen shade'], ['Under a linen shade.'])).toBeUndefined();
});

test('care, limits and bare amounts are no reasons', () => {
  expect(choose(['Wipe with a dry cloth', 'Fits most sockets', '24 hours'])).toBeUndefined();
});

test('a label of the seller, and the first part of a list, are left out', () => {
  expect(choose(['Easy care: machine washable'])).toBe('Machine washable');
  expect(choose(['Shade: hand-folded linen'])).toBe('Hand-folded linen');
  expect(choose(['Traps up to 99% of dust, pollen and mold spores'])).toBeUndefined();
});

test('a long fact gives its first clause, and none if that is too long', () => {
  expect(choose(['No tools needed (key included), ready in about five minutes'])).toBe('No tools needed');
  expect(choose(['An insole of memory foam that takes the shape of every foot'])).toBeUndefined();
});
