import { expect, test } from 'vitest';
import { tellAge } from './tell-age.ts';

const tell = (text: string, name: string) => tellAge(text, { texts: name, name });

test('an age is told with whom it is of', () => {
  expect(tell('6个月以上适用', '宝宝辅食机')).toBe('6个月以上的宝宝能用');
  expect(tell('6个月-4岁', '宝宝餐椅')).toBe('6个月到4岁的宝宝能用');
  expect(tell('适合3个月以上', '冻干猫零食')).toBe('3个月以上的猫能吃');
  expect(tell('3个月以上犬只', '狗狗零食鸭肉干')).toBe('3个月以上的狗能吃');
  expect(tell('适合身高80-115cm', '儿童平衡车')).toBe('适合身高80-115cm的孩子');
});

test('an age of an unknown kind stays as it is', () => {
  expect(tell('6岁以上', '台灯')).toBe('6岁以上');
  expect(tell('12岁以上', '羊毛毡柴犬材料包')).toBe('12岁以上');
  expect(tell('6岁以上', '柴犬拼图')).toBe('6岁以上');
});
