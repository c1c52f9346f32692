import { expect, it } from 'vitest';
import { findProductPixels } from './product-pixels.ts';
import { makeStill } from './test-review.ts';

it('finds a product on one colour, including its parts of that colour', () => {
  // A dark ring with a white middle on white.
  const photo = makeStill(20, 20, (x, y) => {
    const far = Math.max(Math.abs(x - 10), Math.abs(y - 10));
    return far <= 5 && far >= 3 ? [40, 40, 40] : [255, 255, 255];
  });
  const product = findProductPixels({ ...photo, background: '#ffffff' });
  expect(product[10 * 20 + 10]).toBe(1);
  expect(product[2 * 20 + 10]).toBe(0);
  expect(product.reduce((sum, value) => sum + value, 0)).toBe(11 * 11);
});
