import { expect, test } from 'vitest';
import { rateAppeal } from './rate-appeal.ts';

const rate = (text: string, kind: 'clause' | 'listed' = 'listed'): number =>
  rateAppeal({ text, isAccessory: false, form: kind === 'clause' ? { kind, base: text } : { kind } });

test('relief, time and quantity stop more viewers than parts, and parts more than materials', () => {
  const relief = rate('Reduces odors and exhaust fumes', 'clause');
  const time = rate('Up to 50 minutes of run time');
  const part = rate('Two deep front pockets');
  const material = rate('100% polyester lining');
  expect(Math.min(relief, time)).toBeGreaterThan(part);
  expect(part).toBeGreaterThan(material);
});

test.each([
  'Not a genuine Brother product',
  'Compatible with PT-D210',
  'Machine washable',
  '3-year limited warranty',
  '288 pages',
])('"%s" opens no ad', (fact) => {
  expect(rate(fact)).toBe(0);
});
