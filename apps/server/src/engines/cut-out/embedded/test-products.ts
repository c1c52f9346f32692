import sharp from 'sharp';
import type { RgbaImage } from '@reelwright/cut-out';

/** Products drawn for tests, whose coverage of each pixel is known. */

/** Width and height of a photo, in pixels. */
export const TEST_PX = 384;
/** The same, in the units that products are drawn in. */
const DRAWN = 480;

const svg = (body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TEST_PX}" height="${TEST_PX}" viewBox="0 0 ${DRAWN} ${DRAWN}">
     <defs><linearGradient id="g" x2="1"><stop offset="0" stop-color="#5a1f0a"/><stop offset=".3" stop-color="#d9742b"/><stop offset="1" stop-color="#7a3010"/></linearGradient>
     <radialGradient id="b" cx=".35" cy=".3"><stop offset="0" stop-color="#6fa8ff"/><stop offset="1" stop-color="#123a86"/></radialGradient></defs>${body}</svg>`,
  );

export const TEST_PRODUCTS = {
  bottle: svg(
    '<rect x="205" y="60" width="70" height="60" rx="8" fill="#c8ccd4"/><path d="M200 120h80q50 20 50 80v180q0 30-30 30h-120q-30 0-30-30v-180q0-60 50-80z" fill="url(#g)"/><rect x="150" y="230" width="180" height="110" fill="#f2cf6a"/><text x="240" y="296" font-size="34" text-anchor="middle" fill="#3a1a10">SOLEIL</text>',
  ),
  mug: svg(
    '<path d="M120 140h200v200q0 40-40 40h-120q-40 0-40-40z" fill="url(#b)"/><path d="M320 180q80-6 80 70t-80 80" fill="none" stroke="#3f86f0" stroke-width="26"/>',
  ),
  bag: svg(
    '<path d="M170 190q0-110 70-110t70 110" fill="none" stroke="#6b2d1a" stroke-width="14"/><path d="M110 190h260l24 210h-308z" fill="#b4452c"/><path d="M110 250q130 60 260 0" fill="none" stroke="#7d2a18" stroke-width="6"/><circle cx="240" cy="290" r="14" fill="#d8b24a"/>',
  ),
  lamp: svg(
    '<path d="M240 70l110 140h-220z" fill="#2f7d5b"/><rect x="234" y="210" width="12" height="170" fill="#c9a24a"/><ellipse cx="240" cy="390" rx="90" ry="18" fill="#c9a24a"/>',
  ),
} as const;

interface TestBackground {
  /** Returns 0 to 255 by position in fractions; noise and shadow are added later. */
  colour: (x: number, y: number) => readonly [number, number, number];
  noise: number;
  hasShadow: boolean;
}

const studio =
  (colour: readonly [number, number, number]) =>
  (x: number, y: number): [number, number, number] => {
    const light = 1 - 0.4 * Math.min(1, (x - 0.45) ** 2 * 1.8 + (y - 0.4) ** 2 * 1.6);
    return [colour[0] * light, colour[1] * light, colour[2] * light];
  };

export const TEST_BACKGROUNDS = {
  white: { colour: () => [255, 255, 255], noise: 0, hasShadow: false },
  colour: { colour: () => [60, 160, 165], noise: 4, hasShadow: false },
  gradient: { colour: studio([228, 224, 216]), noise: 3, hasShadow: false },
  shadowed: { colour: () => [246, 246, 247], noise: 2, hasShadow: true },
  dark: { colour: studio([84, 90, 104]), noise: 3, hasShadow: true },
} as const satisfies Record<string, TestBackground>;

export interface TestPhoto {
  /** Decoded from a JPEG. */
  photo: RgbaImage;
  /** The product alone, as drawn. */
  product: RgbaImage;
}

/** Simulates a photo of a drawn product on a background: noise, a soft shadow on the floor, JPEG of quality 90. */
export async function shootProduct(
  product: Buffer,
  { colour, noise, hasShadow }: TestBackground,
): Promise<TestPhoto & { jpeg: Buffer }> {
  const drawn = new Uint8Array(await sharp(product).ensureAlpha().raw().toBuffer());
  const random = makeNoise();
  const pixels = new Uint8Array(TEST_PX * TEST_PX * 3);
  for (let y = 0; y < TEST_PX; y += 1) {
    for (let x = 0; x < TEST_PX; x += 1) {
      const pixel = y * TEST_PX + x;
      const background = colour(x / TEST_PX, y / TEST_PX);
      const [across, down] = [(x * DRAWN) / TEST_PX, (y * DRAWN) / TEST_PX];
      const shade = hasShadow ? 1 - 0.4 * Math.exp(-(((across - 240) / 170) ** 2) - ((down - 405) / 26) ** 2) : 1;
      const alpha = (drawn[pixel * 4 + 3] ?? 0) / 255;
      for (const channel of [0, 1, 2] as const) {
        const behind = background[channel] * shade + (random() + random() - 1) * noise;
        const mixed = (drawn[pixel * 4 + channel] ?? 0) * alpha + behind * (1 - alpha);
        pixels[pixel * 3 + channel] = Math.min(255, Math.max(0, Math.round(mixed)));
      }
    }
  }
  const jpeg = await sharp(pixels, { raw: { width: TEST_PX, height: TEST_PX, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const data = new Uint8Array(await sharp(jpeg).ensureAlpha().raw().toBuffer());
  const size = { width: TEST_PX, height: TEST_PX };
  return { photo: { data, ...size }, product: { data: drawn, ...size }, jpeg };
}

/** Returns the same numbers from 0 to 1 each time. */
function makeNoise(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
