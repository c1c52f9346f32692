import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DetailedImage } from './detailed-image.ts';
import { findRound } from './find-round.ts';

const SIDE = 480;

async function draw(body: string): Promise<DetailedImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${body}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const rgb = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer();
  const mask = Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) => ((drawn[pixel * 4 + 3] ?? 0) > 127 ? 1 : 0));
  return { rgb, width: SIDE, height: SIDE, mask, originalScale: 4 };
}

const BAND = '<rect x="170" y="20" width="140" height="440" rx="20" fill="#333"/>';

test('finds the dial of a watch whole, also one seen from the side', async () => {
  const dial =
    '<ellipse cx="240" cy="230" rx="80" ry="86" fill="#d8d0c0"/><path d="M240 230V170" stroke="#222" stroke-width="6"/>';
  const found = findRound(await draw(BAND + dial));
  expect(found).toBeDefined();
  const { x = 0, y = 0, width = 0, height = 0 } = found ?? {};
  expect(x).toBeLessThan(170);
  expect(x + width).toBeGreaterThan(310);
  expect(y).toBeLessThan(154);
  expect(y + height).toBeGreaterThan(306);
  expect(width).toBeLessThan(240);
});

test('finds nothing round in a square, in stripes and on a plain product', async () => {
  expect(findRound(await draw(BAND))).toBeUndefined();
  expect(
    findRound(await draw(`${BAND}<rect x="180" y="160" width="120" height="120" fill="#d8d0c0"/>`)),
  ).toBeUndefined();
  const stripes = Array.from(
    { length: 9 },
    (_, index) => `<rect x="176" y="${120 + index * 22}" width="128" height="9" fill="#ddd"/>`,
  );
  expect(findRound(await draw(BAND + stripes.join('')))).toBeUndefined();
});
