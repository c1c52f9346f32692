import { toLinear, toOklab } from './colors.ts';
import type { Rendered } from './render-request.ts';
import { meanOf, spanOf } from './test-images.ts';
import type { Vector } from './vectors.ts';

export const SUBJECT = 3;

export interface ImageToCheck extends Rendered {
  width: number;
  height: number;
  /** `#rrggbb` that the backdrop must look like; null where none is asked for, or its light is not white. */
  backdrop: string | null;
}

/** Limits of issue 21 for any image; a subject that is wider than high may be limited by the width. */
export const TALL = { least: 0.44, most: 0.66, orWide: 0.76 } as const;
const LEAST_PROP = 0.005;
const MOST = { hueDegrees: 12, lightness: 0.08, black: 1 / 40, speck: 4 } as const;
/** Below this chroma a hue means nothing. */
const GREY = 0.03;

/** Returns what is wrong with an image, in words; nothing if all is well. */
export function listFaults(image: ImageToCheck): string[] {
  const { ids, width, height, elements, backdrop } = image;
  const faults: string[] = [];
  const { top, bottom, left, right } = spanOf(ids, width, SUBJECT);
  const [tall, wide] = [(bottom - top) / height, (right - left) / width];
  if (top === 0 || left === 0 || bottom === height || right === width) faults.push('the subject leaves the frame');
  if (tall > TALL.most || (tall < TALL.least && wide < TALL.orWide))
    faults.push(`the subject covers ${tall.toFixed(2)} of the height`);
  for (const { name, share } of elements)
    if (name.startsWith('prop.') && share < LEAST_PROP) faults.push(`${name} covers ${share.toFixed(4)}`);
  faults.push(...listSpecks(image).map((at) => `a speck at ${at}`));
  if (isBlack(image)) faults.push('black');
  if (backdrop !== null) {
    const { lightness, hueDegrees } = compareColor(
      meanOf(image, (id) => id === 2),
      toLinear(backdrop),
    );
    if (lightness > MOST.lightness) faults.push(`the backdrop's lightness is off by ${lightness.toFixed(3)}`);
    if (hueDegrees > MOST.hueDegrees) faults.push(`the backdrop's hue is off by ${hueDegrees.toFixed(1)} degrees`);
  }
  return faults;
}

/** How far a seen linear color is from an asked one; greys have no hue. */
export function compareColor(seen: Vector, asked: Vector): { lightness: number; hueDegrees: number } {
  const [one, other] = [toOklab(seen), toOklab(asked)];
  const turn = Math.atan2(one[2], one[1]) - Math.atan2(other[2], other[1]);
  const isGrey = Math.hypot(other[1], other[2]) < GREY;
  return {
    lightness: Math.abs(one[0] - other[0]),
    hueDegrees: isGrey ? 0 : Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI),
  };
}

/** Pixels of ground and backdrop that are four times as bright as the middle of those around them. */
function listSpecks({ rgba, ids, width, height }: ImageToCheck): string[] {
  const light = Float32Array.from(
    ids,
    (_, pixel) =>
      (((rgba[pixel * 4] ?? 0) * 0.3 + (rgba[pixel * 4 + 1] ?? 0) * 0.6 + (rgba[pixel * 4 + 2] ?? 0) * 0.1) / 255) **
      2.2,
  );
  const specks: string[] = [];
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const here = light[y * width + x] ?? 0;
      // Four times as bright as its neighbours needs a neighbour that is much darker.
      if (here < 0.02 || here <= MOST.speck * (light[y * width + x - 2] ?? 0)) continue;
      const around: number[] = [];
      for (let j = -2; j <= 2; j += 1)
        for (let i = -2; i <= 2; i += 1) {
          const at = (y + j) * width + x + i;
          if (ids[at] === 1 || ids[at] === 2) around.push(light[at] ?? 0);
        }
      if (around.length < 25) continue;
      const middle = around.toSorted((a, b) => a - b)[12] ?? 0;
      if (here > MOST.speck * middle) specks.push(`${x}, ${y}`);
    }
  return specks;
}

/** Whether a fortieth of the image has no light at all (so has what is not a number), or it is all one color. */
function isBlack({ rgba }: Pick<Rendered, 'rgba'>): boolean {
  let dark = 0;
  const colors = new Set<number>();
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0) < 3) dark += 1;
    colors.add(((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0));
  }
  return dark > (rgba.length / 4) * MOST.black || colors.size < 50;
}
