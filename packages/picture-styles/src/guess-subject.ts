import { type Plane, resizePlane, type Size } from '@reelwright/planes';
import { blurSoftly } from './gaussian.ts';
import { type Channels, type ImagePlanes, smoothStep } from './image.ts';
import { toOklab } from './oklab.ts';

/** Longer side, in pixels, at which pictures are compared. */
const SIDE = 160;
/** Each side of the border is read in so many parts, so deep against the shorter side. */
const PARTS = 6;
const DEEP = 0.04;
/** Distances in OKLab from which a colour may be, and is, another thing than the border. */
const APART = { from: 0.04, to: 0.18 } as const;
const SOFT = 0.02;

/** Tells how far each pixel stands out from what lies along the edges of its picture, 0 to 1: a soft guess of a subject. */
export function guessSubject({ red, green, blue }: ImagePlanes, size: Size): Plane {
  const scale = Math.min(1, SIDE / Math.max(size.width, size.height));
  const small = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const channels = [red, green, blue].map((plane) => resizePlane(plane, size, small));
  const colors = Array.from({ length: small.width * small.height }, (_, pixel) =>
    toOklab([channels[0]?.[pixel] ?? 0, channels[1]?.[pixel] ?? 0, channels[2]?.[pixel] ?? 0]),
  );
  const border = readBorder(colors, small);
  const apart = Float32Array.from(colors, (color) => {
    const nearest = Math.min(...border.map((each) => distance(color, each)));
    return smoothStep(APART.from, APART.to, nearest);
  });
  const soft = blurSoftly(apart, small, Math.max(1, SOFT * Math.min(small.width, small.height)));
  return resizePlane(soft, small, size);
}

const distance = (one: Channels, other: Channels): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Returns the mean colours along the four edges, part by part. */
function readBorder(colors: readonly Channels[], { width, height }: Size): Channels[] {
  const deep = Math.max(1, Math.round(DEEP * Math.min(width, height)));
  const sums = new Map<string, [number, number, number, number]>();
  const add = (part: string, [lightness, a, b]: Channels): void => {
    const sum = sums.get(part) ?? [0, 0, 0, 0];
    sums.set(part, [sum[0] + lightness, sum[1] + a, sum[2] + b, sum[3] + 1]);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = colors[y * width + x];
      if (!color) continue;
      const [column, row] = [Math.floor((x * PARTS) / width), Math.floor((y * PARTS) / height)];
      if (y < deep) add(`top ${column}`, color);
      if (y >= height - deep) add(`bottom ${column}`, color);
      if (x < deep) add(`left ${row}`, color);
      if (x >= width - deep) add(`right ${row}`, color);
    }
  return [...sums.values()].map(([lightness, a, b, count]) => [lightness / count, a / count, b / count]);
}
