import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cutOutPhoto, type RgbaImage, toLabPlanes } from '@reelwright/cut-out';
import { shootProduct, TEST_BACKGROUNDS, TEST_PRODUCTS, TEST_PX } from './test-products.ts';

const copyOf = (image: RgbaImage): RgbaImage => ({ ...image, data: image.data.slice() });

const alphaOf = ({ data }: RgbaImage, pixel: number): number => (data[pixel * 4 + 3] ?? 0) / 255;

function compareMasks(cut: RgbaImage, truth: RgbaImage): { overlap: number; error: number } {
  let [shared, joint, error] = [0, 0, 0];
  for (let pixel = 0; pixel < TEST_PX * TEST_PX; pixel += 1) {
    const [one, other] = [alphaOf(cut, pixel), alphaOf(truth, pixel)];
    if (one > 0.5 && other > 0.5) shared += 1;
    if (one > 0.5 || other > 0.5) joint += 1;
    error += Math.abs(one - other);
  }
  return { overlap: shared / joint, error: error / (TEST_PX * TEST_PX) };
}

const STAGES = [
  [255, 255, 255],
  [20, 20, 24],
  [220, 40, 140],
] as const;

/** A number without a common factor with the width, so that all columns are compared. */
const COMPARED_EVERY = 31;

/** Colours are compared in some of the product's pixels. */
const listCompared = (truth: RgbaImage): number[] =>
  Array.from(
    { length: Math.floor((TEST_PX * TEST_PX) / COMPARED_EVERY) },
    (_nothing, index) => index * COMPARED_EVERY,
  ).filter((pixel) => alphaOf(truth, pixel) >= 0.02);

/** Some pixels of an image on a stage of one colour. */
function place(image: RgbaImage, pixels: readonly number[], stage: readonly [number, number, number]): Uint8Array {
  const placed = new Uint8Array(pixels.length * 3);
  for (const [index, pixel] of pixels.entries()) {
    const alpha = alphaOf(image, pixel);
    for (const channel of [0, 1, 2] as const)
      placed[index * 3 + channel] = Math.round(
        (image.data[pixel * 4 + channel] ?? 0) * alpha + stage[channel] * (1 - alpha),
      );
  }
  return placed;
}

/** Mean colour error of the product's pixels against the drawing, on three stages (CIEDE2000). */
function measureColourError(cut: RgbaImage, truth: RgbaImage): number {
  const pixels = listCompared(truth);
  let sum = 0;
  for (const stage of STAGES) {
    const [seen, wanted] = [toLabPlanes(place(cut, pixels, stage), 3), toLabPlanes(place(truth, pixels, stage), 3)];
    for (const index of pixels.keys()) {
      sum += measureDeltaE2000(
        [seen.l[index] ?? 0, seen.a[index] ?? 0, seen.b[index] ?? 0],
        [wanted.l[index] ?? 0, wanted.a[index] ?? 0, wanted.b[index] ?? 0],
      );
    }
  }
  return sum / (STAGES.length * pixels.length);
}

type Lab = readonly [number, number, number];

/** CIEDE2000 with weights of 1 (Sharma, Wu, Dalal 2005). */
function measureDeltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const hue = (x: number, b: number): number => (Math.atan2(b, x) + 2 * Math.PI) % (2 * Math.PI);
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2);
  const l = (l1 + l2) / 2 - 50;
  const c = (c1 + c2) / 2;
  const h = isGrey ? h1 + h2 : h1 + turn / 2;
  const t =
    1 -
    0.17 * Math.cos(h - Math.PI / 6) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + Math.PI / 30) -
    0.2 * Math.cos(4 * h - (63 * Math.PI) / 180);
  const sL = 1 + (0.015 * l * l) / Math.sqrt(20 + l * l);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const degrees = ((h * 180) / Math.PI + 360) % 360;
  const angle = (30 * Math.exp(-(((degrees - 275) / 25) ** 2)) * Math.PI) / 180;
  const r = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(2 * angle);
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + r * (dC / sC) * (dH / sH));
}

/** Measures a halo: opaque pixels more than a pixel outside the drawing, as a share of the contour's length. */
function measureHalo(cut: RgbaImage, truth: RgbaImage): number {
  let [halo, contour] = [0, 0];
  for (let y = 2; y < TEST_PX - 2; y += 1) {
    for (let x = 2; x < TEST_PX - 2; x += 1) {
      const pixel = y * TEST_PX + x;
      let largest = 0;
      for (let down = -1; down <= 1; down += 1)
        for (let across = -1; across <= 1; across += 1)
          largest = Math.max(largest, alphaOf(truth, pixel + down * TEST_PX + across));
      if (largest > 0 && alphaOf(truth, pixel) < 0.02) contour += 1;
      if (largest === 0 && alphaOf(cut, pixel) > 0.15) halo += 1;
    }
  }
  return halo / contour;
}

describe.each(Object.entries(TEST_BACKGROUNDS))('a product photographed on %s', (_background, background) => {
  const overlaps: number[] = [];
  const errors: number[] = [];

  test.each(Object.entries(TEST_PRODUCTS))(
    'keeps its shape and colours, without a halo: %s',
    async (_name, drawing) => {
      const { photo, product } = await shootProduct(drawing, background);
      expect(cutOutPhoto(photo, copyOf(photo))).toMatchObject({ cutBy: [] });
      const { overlap, error } = compareMasks(photo, product);
      overlaps.push(overlap);
      errors.push(error);
      expect(measureColourError(photo, product)).toBeLessThanOrEqual(3);
      expect(measureHalo(photo, product)).toBeLessThan(0.08);
    },
  );

  test('overlaps with the drawing by 94 % on average and 80 % at least', () => {
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(overlaps)).toBeGreaterThanOrEqual(0.94);
    expect(Math.min(...overlaps)).toBeGreaterThanOrEqual(0.8);
    expect(mean(errors)).toBeLessThanOrEqual(0.01);
  });
});

/** Takes a photo of a scene that is drawn in a square of 480. The smaller the photo, the sooner it is cut out. */
async function photograph(body: string, sidePx = 320): Promise<RgbaImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 480 480">${body}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
  return { data: new Uint8Array(await sharp(jpeg).ensureAlpha().raw().toBuffer()), width: sidePx, height: sidePx };
}

/** The alpha where something was drawn. */
const alphaAt = (photo: RgbaImage, x: number, y: number): number =>
  alphaOf(photo, Math.floor((y * photo.height) / 480) * photo.width + Math.floor((x * photo.width) / 480));

const TEXTURE =
  '<filter id="n"><feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="4" seed="4"/><feColorMatrix values="1.4 0 0 0 -.2  1 0 0 0 0  .6 0 0 0 .1  0 0 0 0 1"/></filter><rect width="480" height="480" filter="url(#n)"/>';

test.each([
  ['a product in a room', `${TEXTURE}<rect x="160" y="120" width="160" height="240" fill="#c02030"/>`],
  [
    'white on white, where only a shade tells',
    '<rect width="480" height="480" fill="#fff"/><rect x="140" y="140" width="200" height="200" rx="30" fill="#fdfdfd"/><circle cx="240" cy="240" r="40" fill="#334"/>',
  ],
  ['an empty background', '<rect width="480" height="480" fill="#e8e4dc"/>'],
  [
    'somebody whose legs enclose some of the wall, where a product would have a pale front',
    '<rect width="480" height="480" fill="#c9c9cb"/><path d="M170 0h140v40h110v390h-360v-390h110z" fill="#27303f"/><path d="M165 140h150v180h-150z" fill="#c9c9cb"/>',
  ],
  ['a speck', '<rect width="480" height="480" fill="#fff"/><circle cx="240" cy="240" r="20" fill="#a03020"/>'],
])('stays a photo: %s', async (_name, body) => {
  const photo = await photograph(body);
  const before = photo.data.slice();
  expect(cutOutPhoto(photo, copyOf(photo))).toBeUndefined();
  // `toEqual` compares a million numbers one by one.
  expect(Buffer.compare(photo.data, before)).toBe(0);
});

test('removes the background inside a handle, and keeps a white emblem', async () => {
  const handle = await photograph(
    '<path d="M170 200q0-120 70-120t70 120" fill="none" stroke="#203050" stroke-width="16"/><rect x="110" y="200" width="260" height="200" fill="#305090"/><circle cx="240" cy="310" r="20" fill="#ffffff"/>',
  );
  expect(cutOutPhoto(handle, copyOf(handle))).toEqual({ cutBy: [], background: 'any' });
  expect(alphaAt(handle, 240, 150)).toBe(0);
  expect(alphaAt(handle, 240, 310)).toBe(1);
});

const ROPE = 'M90 250c60-190 240-190 260-30s-150 190-190 60s110-170 190-60s70 90 60 150';

test('removes shadow and background inside the loops of a rope on a colourful background', async () => {
  const rope = await photograph(
    `<rect width="480" height="480" fill="#8c44a4"/><path d="${ROPE}" transform="translate(8 10)" fill="none" stroke="#552964" stroke-width="20"/><path d="${ROPE}" fill="none" stroke="#f0902c" stroke-width="18"/>`,
  );
  const original = copyOf(rope);
  expect(cutOutPhoto(rope, copyOf(rope))).toEqual({ cutBy: [], background: 'any' });
  expect(alphaAt(rope, 60, 60)).toBe(0);
  let [kept, purple] = [0, 0];
  for (let pixel = 0; pixel < rope.width * rope.height; pixel += 1) {
    if (alphaOf(rope, pixel) < 0.9) continue;
    kept += 1;
    if ((original.data[pixel * 4 + 2] ?? 0) > (original.data[pixel * 4 + 1] ?? 0)) purple += 1;
  }
  expect(kept).toBeGreaterThan(3600);
  expect(purple / kept).toBeLessThan(0.02);
});

test('keeps the pale front of a product before a wall and a table', async () => {
  const camera = await photograph(
    '<defs><linearGradient id="w" x2="1" y2="1"><stop offset="0" stop-color="#e2e0e4"/><stop offset="1" stop-color="#cfcdd2"/></linearGradient></defs><rect width="480" height="480" fill="url(#w)"/><rect y="330" width="480" height="150" fill="#d3d0d6"/><rect x="130" y="180" width="220" height="190" rx="12" fill="#2c2c30"/><rect x="140" y="190" width="200" height="120" fill="#f6f6f8"/><circle cx="240" cy="250" r="40" fill="#18181c"/>',
  );
  expect(cutOutPhoto(camera, copyOf(camera))).toEqual({ cutBy: [], background: 'any' });
  expect(alphaAt(camera, 160, 215)).toBe(1);
  expect(alphaAt(camera, 100, 100)).toBe(0);
  expect(alphaAt(camera, 60, 420)).toBe(0);
});

test('removes the hard shadow of a grey product, or leaves the photo unchanged', async () => {
  const photo = await photograph(
    '<defs><filter id="b"><feGaussianBlur stdDeviation="2.2"/></filter></defs><rect width="480" height="480" fill="#dcdcdc"/><path d="M100 200l40 200h220l40-200z" fill="#6a6a6a" filter="url(#b)" transform="translate(-40 30)"/><rect x="140" y="150" width="220" height="180" fill="#3a3a3a"/><circle cx="250" cy="240" r="60" fill="#b8b8b8"/>',
  );
  const isCut = cutOutPhoto(photo, copyOf(photo));
  expect(isCut ? alphaAt(photo, 200, 380) : 0).toBe(0);
});

test('keeps the white parts of a product on white, and removes its shadow', async () => {
  const shoe = await photograph(
    '<defs><filter id="b" x="-50%" y="-300%" width="200%" height="700%"><feGaussianBlur stdDeviation="9"/></filter><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#f4f4f2"/><stop offset="1" stop-color="#e2e2de"/></linearGradient></defs><ellipse cx="240" cy="352" rx="190" ry="16" fill="#000" fill-opacity=".35" filter="url(#b)"/><rect x="72" y="340" width="326" height="14" rx="7" fill="#30303a"/><path d="M80 130h120q20 90 190 130v60h-310z" fill="url(#s)"/><rect x="70" y="320" width="330" height="30" rx="12" fill="#eeeeea"/><path d="M80 316h316" stroke="#a02030" stroke-width="8"/><circle cx="140" cy="220" r="26" fill="#20408a"/>',
    480,
  );
  expect(cutOutPhoto(shoe, copyOf(shoe))).toMatchObject({ cutBy: [] });
  expect(alphaAt(shoe, 90, 150)).toBe(1);
  expect(alphaAt(shoe, 90, 336)).toBe(1);
  expect(alphaAt(shoe, 385, 340)).toBe(1);
  expect(alphaAt(shoe, 240, 372)).toBe(0);
});

test('cuts a product out of a photo that is trimmed to it', async () => {
  const glasses = await photograph(
    '<path d="M0 240q0-90 110-90t110 60h40q0-60 110-60t110 90-110 90-110-90h-40q0 90-110 90t-110-90z" fill="#30303a"/>',
  );
  expect(cutOutPhoto(glasses, copyOf(glasses))).toEqual({ cutBy: [], background: 'any' });
  expect(alphaAt(glasses, 0, 240)).toBe(1);
});

const PERSON =
  '<path d="M240 ROOTq52 0 52 62 0 40-22 58v20q90 14 96 90l14 280h-280l14-280q6-76 96-90v-20q-22-18-22-58 0-62 52-62z" fill="#c98a66"/>';

test.each([
  ['the bottom', 40, ['bottom']],
  ['the top and the bottom', -30, ['top', 'bottom']],
] as const)('cuts out a figure that %s of the photo cuts', async (_edges, top, cutBy) => {
  const figure = await photograph(PERSON.replace('ROOT', String(top)));
  expect(cutOutPhoto(figure, copyOf(figure))).toEqual({ cutBy, background: 'any' });
  expect(alphaAt(figure, 240, 479)).toBe(1);
  expect(alphaAt(figure, 20, 300)).toBe(0);
});
