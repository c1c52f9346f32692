import { findKind } from '@reelwright/product-kinds';
import { expect, test } from 'vitest';
import { measureWordOf } from './measure-words.ts';

test('counts pairs as pairs, and half of a pair as one', () => {
  expect(measureWordOf('高尔夫手套', undefined, '高尔夫手套 左手单只')).toBe('只');
  expect(measureWordOf('手套', undefined, '羊皮手套')).toBe('副');
  expect(measureWordOf('板鞋', undefined, '小白鞋 男款板鞋')).toBe('双');
});

test('names a package only if the seller does, and counts a thing as its own noun is counted', () => {
  const tea = findKind({ name: '乌龙茶' })?.kind;
  expect(measureWordOf('乌龙茶', tea, '高山乌龙茶')).toBe('款');
  expect(measureWordOf('乌龙茶', tea, '高山乌龙茶', '高山乌龙茶，铁罐装')).toBe('罐');
  expect(measureWordOf('藕粉', undefined, '藕粉', '藕粉，15袋独立包装')).toBe('款');
  // The row of glue and tape, which come in rolls, also holds glue guns.
  expect(measureWordOf('热熔胶枪', findKind({ name: '热熔胶枪' })?.kind, '热熔胶枪')).toBe('把');
  expect(measureWordOf('水彩笔', undefined, '儿童水彩笔 36色')).toBe('款');
});

test('takes no gift box for the package, and no other thing in a bucket for one', () => {
  const oil = findKind({ name: '花生油' })?.kind;
  expect(measureWordOf('花生油', oil, '花生油 5L 家用桶装')).toBe('桶');
  const perfume = findKind({ name: '香水' })?.kind;
  expect(measureWordOf('香水', perfume, '男士香水', '男士香水，礼盒装')).toBe('瓶');
  const pods = findKind({ name: '洗衣凝珠' })?.kind;
  expect(measureWordOf('洗衣凝珠', pods, '洗衣凝珠', '洗衣凝珠，一桶衣服丢一颗')).not.toBe('桶');
});

test('counts a set as a set, and what is sold in pairs as a pair', () => {
  expect(measureWordOf('麦克风', undefined, '无线领夹麦克风一拖二手机直播')).toBe('套');
  expect(measureWordOf('教材', undefined, '考公教材', '考公教材，全套6本')).toBe('套');
  expect(measureWordOf('雨刮器', undefined, '雨刮器', '雨刮器，一对装，主驾副驾都换')).toBe('对');
  expect(measureWordOf('壁画', findKind({ name: '装饰画' })?.kind, '壁画', '壁画，40*60cm三幅')).toBe('套');
});

test('counts rods and wheelchairs as people do', () => {
  expect(measureWordOf('钓鱼竿', undefined, '钓鱼竿')).toBe('根');
  expect(measureWordOf('电动轮椅', undefined, '电动轮椅')).toBe('辆');
});

test('counts what is done for somebody by no word for things, and a course as a course', () => {
  expect(measureWordOf('网课', findKind({ name: '网课' })?.kind, '初级会计网课')).toBe('门');
  expect(measureWordOf('羽毛球拍', findKind({ name: '羽毛球拍' })?.kind, '儿童羽毛球拍双拍')).toBe('副');
  expect(measureWordOf('咖啡壶', findKind({ name: '咖啡壶' })?.kind, '手冲咖啡壶')).toBe('个');
});

test('pours only what is liquid from a bottle', () => {
  const kind = findKind({ name: '宠物沐浴露' })?.kind;
  expect(measureWordOf('宠物沐浴露', kind, '宠物沐浴露')).toBe('瓶');
  expect(measureWordOf('宠物梳', kind, '宠物梳')).not.toBe('瓶');
});
