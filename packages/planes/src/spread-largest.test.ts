import { expect, test } from 'vitest';
import { spreadLargest } from './spread-largest.ts';

/** As the definition says, pixel by pixel. */
function spreadSlowly(source: Float32Array, width: number, height: number, reach: number): Float32Array {
  return source.map((_value, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    let largest = 0;
    for (let down = Math.max(0, y - reach); down <= Math.min(height - 1, y + reach); down += 1)
      for (let across = Math.max(0, x - reach); across <= Math.min(width - 1, x + reach); across += 1)
        largest = Math.max(largest, source[down * width + across] ?? 0);
    return largest;
  });
}

test.each([
  [1, 1, 0],
  [1, 9, 4],
  [9, 1, 4],
  [17, 23, 1],
  [17, 23, 3],
  [16, 8, 11],
])('a plane of %i x %i holds the largest value within %i pixels', (width, height, reach) => {
  // Values without an order, some of them negative.
  const source = Float32Array.from({ length: width * height }, (_nothing, pixel) => ((pixel * 7919) % 101) - 40);
  expect(spreadLargest(source, { width, height }, reach)).toEqual(spreadSlowly(source, width, height, reach));
});
