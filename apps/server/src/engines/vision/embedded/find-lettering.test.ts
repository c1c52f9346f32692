import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasLettering } from './find-lettering.ts';

const SIDE = 640;
const PRODUCT = '<rect x="200" y="160" width="240" height="320" rx="30" fill="#a03030"/>';

async function isWrittenOn(svg: string, background = '#ffffff'): Promise<boolean> {
  const jpeg = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${svg}</svg>`),
  )
    .flatten({ background })
    .jpeg({ quality: 85 })
    .toBuffer();
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return hasLettering({ rgb: data, width: info.width, height: info.height });
}

/** Draws letters as pairs of strokes, which need no font. */
const word = (letters: number, { x, y, px = 22, ink = '#222' }: { x: number; y: number; px?: number; ink?: string }) =>
  Array.from({ length: letters }, (_, at) => {
    const left = x + at * px * 0.75;
    return `<path d="M${left} ${y}v${px}h${px * 0.45}v${-px * 0.6}" fill="none" stroke="${ink}" stroke-width="${px * 0.14}"/>`;
  }).join('');

test('measures beside a product are lettering', async () => {
  const lines = '<path d="M180 160v320M200 500h240" stroke="#555" stroke-width="2"/>';
  expect(await isWrittenOn(`${PRODUCT}${lines}${word(7, { x: 20, y: 310 })}${word(8, { x: 260, y: 520 })}`)).toBe(true);
});

test('a headline on a coloured background is lettering', async () => {
  expect(await isWrittenOn(`${PRODUCT}${word(16, { x: 60, y: 60, px: 34, ink: '#ffffff' })}`, '#205080')).toBe(true);
});

test('print on the product and on its label is none', async () => {
  const label = '<rect x="230" y="250" width="180" height="120" fill="#f6f6f6"/>';
  const print = `${word(9, { x: 245, y: 270, px: 18 })}${word(8, { x: 245, y: 310, px: 18 })}`;
  expect(await isWrittenOn(`${PRODUCT}${label}${print}`)).toBe(false);
  expect(await isWrittenOn(`${PRODUCT}${word(9, { x: 225, y: 200, px: 22, ink: '#fff' })}`)).toBe(false);
});

test('a few things beside each other are none', async () => {
  const beads = [0, 1, 2].map((at) => `<circle cx="${100 + at * 60}" cy="560" r="20" fill="#2040a0"/>`).join('');
  expect(await isWrittenOn(`${PRODUCT}${beads}`)).toBe(false);
});
