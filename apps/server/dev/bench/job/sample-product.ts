import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createSampleAd } from '#src/studio/render/sample-document.ts';

const IMAGE_PX = 1600;
const SCENES = 3;

/** A product that an ad is made of: two photos of it alone, and three that fill the canvas. */
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
async function drawProduct(hue: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_PX}" height="${IMAGE_PX}" viewBox="0 0 1200 1200">
    <defs><linearGradient id="steel"><stop offset="0" stop-color="hsl(${hue} 55% 62%)"/><stop offset="1" stop-color="hsl(${hue} 60% 30%)"/></linearGradient></defs>
    <rect width="1200" height="1200" fill="#fff"/><rect x="440" y="330" width="320" height="690" rx="70" fill="url(#steel)"/>
    <rect x="520" y="190" width="160" height="150" rx="24" fill="hsl(${hue} 30% 22%)"/><circle cx="600" cy="640" r="86" fill="#f4f1ea"/></svg>`;
  return await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

/** Writes the sample into a folder. */
export async function writeSampleProduct(folder: string): Promise<SampleProduct> {
  const size = { width: 1080, height: 1920 };
  const sample = await createSampleAd({ folder, ...size, durationMs: 1000, scenes: SCENES, imagePx: IMAGE_PX });
  const scenes = Array.from({ length: SCENES }, (_none, index) => sample.files[`image-${index}`] ?? '');
  const images = [
    { name: 'product-0.jpg', content: await drawProduct(20) },
    { name: 'product-1.jpg', content: await drawProduct(200) },
    ...(await Promise.all(
      scenes.map(async (file, index) => ({ name: `scene-${index}.jpg`, content: await readFile(file) })),
    )),
  ];
  for (const { name, content } of images) await writeFile(path.join(folder, name), content);
  const file = path.join(folder, 'product.json');
  await writeFile(file, JSON.stringify({ ...PRODUCT, images: images.map(({ name }) => name) }));
  return { file, images, product: PRODUCT };
}
