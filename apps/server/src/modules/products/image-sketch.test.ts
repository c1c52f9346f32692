import sharp from 'sharp';
import { expect, test } from 'vitest';
import { looksAlike, sketchImage } from './image-sketch.ts';

/** A small product on a large white background, as in shops. */
const glasses = (lens: string): string =>
  `<circle cx="330" cy="500" r="90" fill="${lens}" stroke="#d9d4c8" stroke-width="16"/><circle cx="570" cy="500" r="90" fill="${lens}" stroke="#d9d4c8" stroke-width="16"/>`;
const bottle = (juice: string, print: string): string =>
  `<rect x="380" y="180" width="240" height="640" rx="50" fill="${juice}"/><rect x="380" y="380" width="240" height="220" fill="#f4f4f4"/><rect x="420" y="430" width="120" height="40" fill="${print}"/>`;

const draw = (body: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`,
    ),
  );

async function compare(one: Buffer, other: Buffer): Promise<boolean> {
  return looksAlike(await sketchImage(one), await sketchImage(other));
}

test.each([
  ['clear and dark lenses', glasses('#e8eef2'), glasses('#303438')],
  ['two lens colours that are close', glasses('#8fb0d8'), glasses('#b0a5d8')],
  ['apple and banana', bottle('#8fbf4a', '#205020'), bottle('#e6cf5a', '#604010')],
  ['two flavours in one bottle', bottle('#e8e8e8', '#c02020'), bottle('#e8e8e8', '#2030c0')],
])('keeps colour variants apart: %s', async (_name, one, other) => {
  const [left, right] = await Promise.all([one, other].map((body) => draw(body).jpeg({ quality: 90 }).toBuffer()));
  expect(await compare(left ?? Buffer.of(), right ?? Buffer.of())).toBe(false);
});

test('recognises the same photo if it is smaller, of lower quality, or cropped by a few percent', async () => {
  const photo = await draw(bottle('#8fbf4a', '#205020')).jpeg({ quality: 95 }).toBuffer();
  const copies = await Promise.all([
    sharp(photo).resize(300).jpeg({ quality: 60 }).toBuffer(),
    sharp(photo).webp({ quality: 70 }).toBuffer(),
    sharp(photo).extract({ left: 40, top: 30, width: 930, height: 940 }).png().toBuffer(),
  ]);
  for (const copy of copies) expect(await compare(photo, copy)).toBe(true);
});

test('treats a cut-out and the same product on white as one image', async () => {
  const body = glasses('#303438');
  const cutOut = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${body}</svg>`),
  )
    .png()
    .toBuffer();
  expect(await compare(cutOut, await draw(body).jpeg().toBuffer())).toBe(true);
});
