import { expect, test } from 'vitest';
import { hasAmountsOf } from './has-amounts.ts';

test.each([
  ['10-year warranty', 'It is covered for 10 years.'],
  ['5 min', 'Boils in 5 minutes.'],
  ['20 g of protein', 'It has 20 grams of protein.'],
  ['10-minute charge plays 2 hours', '2 hours on one 10-minute charge.'],
  ['续航8小时', '充一次电，8小时不断电。'],
  ['3秒加热', '3秒就能加热。'],
  ['80% off the glare', 'Blocks 80% of it.'],
])('the title "%s" gives the amount of "%s"', (title, spoken) => {
  expect(hasAmountsOf(title, spoken)).toBe(true);
});

test.each([
  ['10 g of fiber', 'It has 100 g of fiber.'],
  ['5 m of cord', 'Set up in 5 minutes.'],
  ['2 hours, 3 modes', 'It runs for 2 hours.'],
  ['Built to last', 'It runs for 2 hours.'],
  ['3个口袋', '3秒打开。'],
])('the title "%s" says something else than "%s"', (title, spoken) => {
  expect(hasAmountsOf(title, spoken)).toBe(false);
});
