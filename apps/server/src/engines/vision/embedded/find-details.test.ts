import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DetailedImage } from './detailed-image.ts';
import { findDetails } from './find-details.ts';

const SIDE = 480;

async function draw(body: string, originalScale = 4): Promise<DetailedImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${body}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const rgb = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer();
  const mask = Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) => ((drawn[pixel * 4 + 3] ?? 0) > 127 ? 1 : 0));
  return { rgb, width: SIDE, height: SIDE, mask, originalScale };
}

const BAG = '<rect x="80" y="60" width="320" height="360" rx="20" fill="#b4452c"/>';
const LABEL = Array.from(
  { length: 5 },
  (_, row) => `<text x="250" y="${300 + row * 16}" font-size="15" fill="#fff4e0">No 5 · hand made</text>`,
).join('');
const CLASP =
  '<g transform="translate(130 110)"><circle r="26" fill="#d8b24a"/><circle r="18" fill="#8a6a20"/><path d="M-20 0h40M0-20v40M-14-14l28 28M14-14l-28 28" stroke="#fff" stroke-width="3"/></g>';

test('finds the label and the clasp, inside the product, hardly overlapping', async () => {
  const image = await draw(BAG + LABEL + CLASP);
  const details = findDetails(image, []);
  expect(details.length).toBeGreaterThanOrEqual(2);
  expect(details.length).toBeLessThanOrEqual(4);
  const holds = (x: number, y: number): boolean =>
    details.some(
      (box) => x / SIDE > box.x && x / SIDE < box.x + box.width && y / SIDE > box.y && y / SIDE < box.y + box.height,
    );
  expect(holds(310, 330)).toBe(true);
  expect(holds(130, 110)).toBe(true);
  for (const box of details) {
    expect(box.width * SIDE).toBeGreaterThanOrEqual(0.12 * 360);
    expect(box.width * SIDE * image.originalScale).toBeGreaterThanOrEqual(300);
    expect(box.x * SIDE).toBeGreaterThanOrEqual(79);
    expect((box.y + box.height) * SIDE).toBeLessThanOrEqual(421);
  }
});

test('finds nothing on a smooth product, nothing where a close-up would be soft, and no face', async () => {
  expect(findDetails(await draw(BAG), [])).toEqual([]);
  expect(findDetails(await draw(BAG + CLASP, 0.6), [])).toEqual([]);
  const face = { x: 90 / SIDE, y: 70 / SIDE, width: 80 / SIDE, height: 80 / SIDE };
  const beside = findDetails(await draw(BAG + CLASP), [face]);
  for (const box of beside) expect(box.x * SIDE > 150 || box.y * SIDE > 130).toBe(true);
});

test('prefers a print as a whole to a part of it', async () => {
  const print = Array.from(
    { length: 9 },
    (_, index) => `<rect x="${190 + index * 12}" y="220" width="6" height="70" fill="#fff4e0"/>`,
  ).join('');
  const dots = Array.from(
    { length: 7 },
    (_, index) => `<rect x="188" y="${222 + index * 10}" width="108" height="3" fill="#1d3557"/>`,
  ).join('');
  const [best] = findDetails(await draw(BAG + print + dots), []);
  expect(best).toBeDefined();
  expect((best?.x ?? 1) * SIDE).toBeLessThan(190);
  expect(((best?.x ?? 0) + (best?.width ?? 0)) * SIDE).toBeGreaterThan(292);
  expect((best?.y ?? 1) * SIDE).toBeLessThan(222);
  expect(((best?.y ?? 0) + (best?.height ?? 0)) * SIDE).toBeGreaterThan(288);
});
