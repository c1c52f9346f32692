import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const IMAGE_PX = 1600;
const SCENES = 3;

/** A product that an ad is made of: one photo of it alone, and three that fill the canvas. */
export interface SampleProduct {
  /** A product.json with its images beside it. */
  file: string;
  images: { name: string; content: Buffer }[];
  product: Record<string, unknown>;
}

const PRODUCT = {
  name: 'Northfold Bottle',
  brand: 'Northfold',
  description: 'Keeps water cold for a day and tea hot for a night. Fits every cup holder. Never leaks.',
  selling_points: ['Cold for 24 hours', 'Double-wall steel', 'A lid that never leaks'],
  price: 24,
  original_price: 32,
  currency: 'USD',
};

/** Draws a bottle on white, lit from the left, as shops show their products. */
async function drawProduct(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_PX}" height="${IMAGE_PX}" viewBox="0 0 1200 1200">
    <defs><linearGradient id="steel"><stop offset="0" stop-color="hsl(20 55% 62%)"/><stop offset="1" stop-color="hsl(20 60% 30%)"/></linearGradient></defs>
    <rect width="1200" height="1200" fill="#fff"/><rect x="440" y="330" width="320" height="690" rx="70" fill="url(#steel)"/>
    <rect x="520" y="190" width="160" height="150" rx="24" fill="hsl(20 30% 22%)"/><circle cx="600" cy="640" r="86" fill="#f4f1ea"/></svg>`;
  return await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

/** Draws a place full of things, as hard to encode as a photo: no plain background to cut the product out of. */
async function drawScene(index: number): Promise<Buffer> {
  const things = Array.from({ length: 70 }, (_none, at) => {
    const [x, y] = [(at * 173 + index * 61) % 1000, (at * 97 + index * 211) % 1000];
    return `<ellipse cx="${x}" cy="${y}" rx="${40 + ((at * 37) % 130)}" ry="${30 + ((at * 53) % 110)}" fill="hsl(${(at * 47 + index * 80) % 360} 45% ${25 + ((at * 29) % 50)}%)" transform="rotate(${at * 15} ${x} ${y})"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_PX}" height="${IMAGE_PX}" viewBox="0 0 1000 1000">
    <rect width="1000" height="1000" fill="hsl(${index * 90} 30% 60%)"/>${things}</svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const size = { width: IMAGE_PX, height: IMAGE_PX, channels: 3 } as const;
  const grain = sharp({ create: { ...size, background: '#808080', noise } });
  return await sharp(Buffer.from(svg))
    .composite([{ input: await grain.blur(0.7).png().toBuffer(), blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Writes the sample into a folder. */
export async function writeSampleProduct(folder: string): Promise<SampleProduct> {
  const images = [
    { name: 'product.jpg', content: await drawProduct() },
    ...(await Promise.all(
      Array.from({ length: SCENES }, async (_none, index) => ({
        name: `scene-${index}.jpg`,
        content: await drawScene(index),
      })),
    )),
  ];
  for (const { name, content } of images) await writeFile(path.join(folder, name), content);
  const file = path.join(folder, 'product.json');
  await writeFile(file, JSON.stringify({ ...PRODUCT, images: images.map(({ name }) => name) }));
  return { file, images, product: PRODUCT };
}
