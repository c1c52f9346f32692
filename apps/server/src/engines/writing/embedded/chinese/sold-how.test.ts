import { expect, test } from 'vitest';
import { isDoneFor, keepsInStock, offersChoice, readPricedMeasure } from './sold-how.ts';

test('services, lessons and vouchers are done for somebody', () => {
  for (const name of ['上门家电清洗服务', '零基础素描网课', '小披萨优惠券', '短视频剪辑'])
    expect(isDoneFor(name), name).toBe(true);
  for (const name of ['云朵保温杯', '钢琴入门教材', '手机卡包']) expect(isDoneFor(name), name).toBe(false);
});

test('a price by measure names what it is for one of', () => {
  const read = (point: string) => readPricedMeasure({ name: '窗帘', selling_points: [point], images: [] });
  expect(read('2.7m高，宽可定制，每米价')).toBe('米');
  expect(read('单张价，20张起订')).toBe('张');
  expect(read('千字30元起')).toBe('千字');
  expect(read('每米带刻度')).toBeUndefined();
});

test('a fresh cake is bought for today, dry goods in stock', () => {
  expect(keepsInStock('生日蛋糕，2个装', true)).toBe(false);
  expect(keepsInStock('挂面，保质期12个月', false)).toBe(true);
});

test('a choice is offered only in so many words', () => {
  expect(offersChoice('36色可选')).toBe(true);
  expect(offersChoice('黑色')).toBe(false);
});
