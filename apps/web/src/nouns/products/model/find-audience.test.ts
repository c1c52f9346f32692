import { expect, test } from 'vitest';
import { findAudience } from './find-audience.ts';
import { readProductText } from './read-product-text.ts';

test.each([
  ['Reflective vest for night runners. Weighs 90 g.', 'night runners'],
  ['A kettle made for busy parents and comes in three colours.', 'busy parents'],
  ['Ideal for people who travel light.', 'people who travel light'],
  ['For people who walk to work. $39', 'people who walk to work'],
  ['Made for runners who train at night and comes in three sizes.', 'runners who train at night'],
  ['A great gift for gardeners, cooks and anyone with a balcony.', 'gardeners'],
  ['Perfect for small kids', 'small kids'],
  ['Designed for women', 'women'],
  ['专为上班族设计的保温杯，一键开盖。', '上班族'],
  ['适合宝宝使用，食品级硅胶。', '宝宝'],
  ['送给爱喝茶的人。', '爱喝茶的人'],
  ['这款露营灯适合户外爱好者，续航 60 小时。', '户外爱好者'],
])('reads the audience of: %s', (text, audience) => {
  expect(findAudience(text)).toBe(audience);
});

test.each([
  'Perfect for camping trips.',
  'Great for indoors and outdoors.',
  'Works for 12 hours.',
  'Sized for phone chargers.',
  'Trail Mug for $24',
  'Great for corners and drawers.',
  'For everyone who has always wanted to cook like they do in the small places of Naples.',
  '适合户外露营。',
  '为您带来清爽口感。',
])('finds no audience in: %s', (text) => {
  expect(findAudience(text)).toBeUndefined();
});

test('an audience is no selling point besides', () => {
  expect(readProductText('Trail Mug for hikers, holds 350 ml').selling_points).toEqual(['Holds 350 ml']);
  expect(readProductText('保温杯，适合上班族使用，一键开盖').selling_points).toEqual(['一键开盖']);
});

test('a labelled audience takes precedence', () => {
  expect(readProductText('Trail Vest for night runners\nAudience: cyclists').audience).toBe('cyclists');
  expect(readProductText('保温杯\n适用人群：上班族、学生').audience).toBe('上班族、学生');
});
