import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isGraphic } from './find-graphic.ts';

const SIDE = 320;

async function isDrawing(svg: string): Promise<boolean> {
  const jpeg = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${svg}</svg>`),
  )
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return isGraphic({ rgb: data, width: info.width, height: info.height });
}

test('a table of sizes is a drawing', async () => {
  const rows = Array.from({ length: 7 }, (_, row) =>
    [20, 120, 220]
      .map((x) => `<rect x="${x}" y="${20 + row * 40}" width="60" height="12" fill="#222"/>`)
      .concat(`<path d="M10 ${45 + row * 40}h300" stroke="#444"/>`)
      .join(''),
  );
  expect(await isDrawing(rows.join(''))).toBe(true);
});

test('a shape of one colour is a drawing, one in light and shade is not', async () => {
  const shape = (fill: string) => `<circle cx="160" cy="160" r="110" fill="${fill}"/>`;
  expect(await isDrawing(shape('#d01830'))).toBe(true);
  const shaded =
    '<radialGradient id="lit" cx="0.35" cy="0.3"><stop offset="0" stop-color="#ffd0d0"/><stop offset="1" stop-color="#300008"/></radialGradient>';
  // Grain of a camera: steps between neighbours that no edge explains.
  const grain =
    '<filter id="grain"><feTurbulence baseFrequency="0.2" numOctaves="2"/><feComposite in2="SourceGraphic" operator="arithmetic" k2="0.35" k3="0.8"/></filter>';
  expect(await isDrawing(`${shaded}${grain}<g filter="url(#grain)">${shape('url(#lit)')}</g>`)).toBe(false);
});
