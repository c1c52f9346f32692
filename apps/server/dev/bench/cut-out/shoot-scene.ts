import type { RgbaImage } from '@reelwright/cut-out';
import type { SeededRandom } from '@reelwright/seeded-random';
import sharp from 'sharp';
import type { Shade } from './cast-shade.ts';
import { type DrawnSubject, SCENE_PX } from './draw-subject.ts';

export const PLAIN_BACKGROUNDS = ['white', 'colour', 'gradient', 'dark', 'shadow'] as const;
export type BackgroundKind = (typeof PLAIN_BACKGROUNDS)[number] | 'clutter';

export interface Scene {
  /** Decoded from a JPEG with 4:2:0 chroma. */
  photo: RgbaImage;
  jpeg: Buffer;
  /** The share of each pixel that the subject covers, 0 to 1. */
  truth: Float32Array;
}

type Rgb = readonly [number, number, number];
type Backdrop = (x: number, y: number) => Rgb;

const COUNT = SCENE_PX * SCENE_PX;

function plainBackdrop(kind: BackgroundKind, random: SeededRandom): Backdrop {
  const level = random.between(247, 255);
  if (kind === 'white' || kind === 'shadow') return () => [level, level, level];
  if (kind === 'colour') {
    const colour: Rgb = [random.between(40, 230), random.between(40, 230), random.between(40, 230)];
    return () => colour;
  }
  const base: Rgb =
    kind === 'dark'
      ? [random.between(30, 90), random.between(30, 90), random.between(30, 90)]
      : [random.between(150, 235), random.between(150, 235), random.between(150, 235)];
  const [x0, y0, fall] = [random.between(0.3, 0.7), random.between(0.2, 0.6), random.between(0.2, 0.45)];
  return (x, y) => {
    const light = 1 - fall * Math.min(1, (x - x0) ** 2 * 1.8 + (y - y0) ** 2 * 1.6);
    return [base[0] * light, base[1] * light, base[2] * light];
  };
}

const colour = (random: SeededRandom): string =>
  `hsl(${random.between(0, 360).toFixed(0)} ${random.between(0, 80).toFixed(0)}% ${random.between(10, 90).toFixed(0)}%)`;

/** A room full of things: shapes of all sizes, stripes, words, some out of focus. */
async function paintClutter(random: SeededRandom): Promise<Buffer> {
  const things = Array.from({ length: 90 }, () => {
    const [x, y, size] = [random.between(-60, 900), random.between(-60, 900), 20 + 240 * random.next() ** 2];
    const look = `fill="${colour(random)}" transform="rotate(${random.between(0, 90).toFixed(0)} ${x} ${y})"`;
    return random.pick([
      `<rect x="${x}" y="${y}" width="${size}" height="${size * random.between(0.2, 1.5)}" ${look}/>`,
      `<ellipse cx="${x}" cy="${y}" rx="${size / 2}" ry="${size * random.between(0.2, 0.7)}" ${look}/>`,
      `<path d="M${x} ${y}q${size} -${size} ${size * 2} 0" fill="none" stroke="${colour(random)}" stroke-width="${random.between(3, 26)}"/>`,
      `<text x="${x}" y="${y}" font-size="${20 + size / 3}" ${look}>Rh4x</text>`,
    ]);
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><linearGradient id="w" x2="${random.next()}" y2="1"><stop stop-color="${colour(random)}"/><stop offset="1" stop-color="${colour(random)}"/></linearGradient></defs><rect width="900" height="900" fill="url(#w)"/>${things}</svg>`;
  const painted = sharp(Buffer.from(svg)).removeAlpha();
  const blur = random.between(0, 5);
  return (blur > 0.6 ? painted.blur(blur) : painted).raw().toBuffer();
}

/**
 * Photographs a drawn subject before a random background of a kind: with noise, as a JPEG. Without a given shade, it has a
 * soft shadow maybe.
 */
export async function shootScene(
  drawn: DrawnSubject,
  kind: BackgroundKind,
  random: SeededRandom,
  given?: Shade,
): Promise<Scene> {
  const clutter = kind === 'clutter' ? await paintClutter(random) : undefined;
  const backdrop = plainBackdrop(kind, random);
  const hasShadow = kind === 'shadow' || ((kind === 'gradient' || kind === 'dark') && random.isLucky(0.5));
  const [strength, reach] = [random.between(0.15, 0.42), random.between(160, 330)];
  const floor = findFloor(drawn);
  const noise = random.between(0, kind === 'white' ? 1.5 : 4);
  const truth = new Float32Array(COUNT);
  const pixels = new Uint8Array(COUNT * 3);
  for (let pixel = 0; pixel < COUNT; pixel += 1) {
    const [x, y] = [pixel % SCENE_PX, Math.floor(pixel / SCENE_PX)];
    const behind: Rgb = clutter
      ? [clutter[pixel * 3] ?? 0, clutter[pixel * 3 + 1] ?? 0, clutter[pixel * 3 + 2] ?? 0]
      : backdrop(x / SCENE_PX, y / SCENE_PX);
    const soft = hasShadow ? 1 - strength * Math.exp(-(((x - floor.x) / reach) ** 2) - ((y - floor.y) / 40) ** 2) : 1;
    const shade = given?.[pixel] ?? soft;
    const alpha = (drawn[pixel * 4 + 3] ?? 0) / 255;
    truth[pixel] = alpha;
    for (const channel of [0, 1, 2] as const) {
      const grain = (random.next() + random.next() - 1) * noise;
      const mixed = (drawn[pixel * 4 + channel] ?? 0) * alpha + behind[channel] * shade * (1 - alpha) + grain;
      pixels[pixel * 3 + channel] = Math.min(255, Math.max(0, Math.round(mixed)));
    }
  }
  const jpeg = await sharp(pixels, { raw: { width: SCENE_PX, height: SCENE_PX, channels: 3 } })
    .jpeg({ quality: Math.round(random.between(84, 95)) })
    .toBuffer();
  const data = new Uint8Array(await sharp(jpeg).ensureAlpha().raw().toBuffer());
  return { photo: { data, width: SCENE_PX, height: SCENE_PX }, jpeg, truth };
}

/** The middle of the subject's lowest row. */
function findFloor(drawn: DrawnSubject): { x: number; y: number } {
  for (let y = SCENE_PX - 1; y >= 0; y -= 1) {
    let [sum, count] = [0, 0];
    for (let x = 0; x < SCENE_PX; x += 1) {
      if ((drawn[(y * SCENE_PX + x) * 4 + 3] ?? 0) < 128) continue;
      sum += x;
      count += 1;
    }
    if (count > 0) return { x: sum / count, y };
  }
  return { x: SCENE_PX / 2, y: SCENE_PX };
}
