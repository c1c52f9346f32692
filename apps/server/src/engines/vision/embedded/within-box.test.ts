import { expect, it } from 'vitest';
import { findDetails } from './find-details.ts';
import { withinBox } from './within-box.ts';

it('finds details on the clothes in a box, not on the patterned ones below them', () => {
  const size = { width: 200, height: 400 };
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const isBadge = x >= 80 && x < 110 && y >= 60 && y < 90 && (x + y) % 8 < 4;
      const isPattern = y >= 200 && (Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0;
      rgb.fill(isBadge || isPattern ? 220 : 60, (y * size.width + x) * 3, (y * size.width + x + 1) * 3);
    }
  }
  const person = new Uint8Array(size.width * size.height).fill(1);
  const lowest = (mask: Uint8Array) =>
    Math.max(...findDetails({ ...size, rgb, mask, originalScale: 4 }, []).map(({ y, height }) => y + height));
  expect(lowest(person)).toBeGreaterThan(0.6);
  expect(lowest(withinBox(person, { x: 0, y: 0, width: 1, height: 0.5 }, size))).toBeLessThanOrEqual(0.55);
});
