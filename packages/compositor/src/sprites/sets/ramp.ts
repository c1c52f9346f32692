import type { Tones } from '@reelwright/timeline';
import { clamp } from './falloff.ts';

/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export type Paint = Float64Array;

/** Amount of light: -1 is a material's shade, 0 its base, 1 its lit tone; darker down to -2 and lighter up to 2. */
export type Exposure = number;

/** Colours of a material, one for each hundredth of an exposure. */
export interface Ramp {
  samples: Float64Array;
}

const STEPS = 100;
const REACH = 2;
const COUNT = 2 * REACH * STEPS + 1;
/** Steps on both sides over which bends between tones are rounded: a sharp bend is visible as an edge. */
const ROUND = 12;
/** Share of the shade in deeper tones; share of white in tones lighter than lit. */
const DEEP = 0.58;
const GLARE = 0.22;

export function channelsOf(color: string): [number, number, number] {
  const rgb = Number.parseInt(color.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

export function createRamp({ shade, base, lit }: Tones): Ramp {
  const [dark, middle, light] = [channelsOf(shade), channelsOf(base), channelsOf(lit)];
  const samples = new Float64Array(COUNT * 3);
  for (let channel = 0; channel < 3; channel++) {
    const stops = [
      (dark[channel] ?? 0) * DEEP,
      dark[channel] ?? 0,
      middle[channel] ?? 0,
      light[channel] ?? 0,
      (light[channel] ?? 0) + (255 - (light[channel] ?? 0)) * GLARE,
    ];
    const at = (index: number) => {
      const place = clamp(index / STEPS, 0, 2 * REACH);
      const low = Math.min(stops.length - 2, Math.floor(place));
      const [from, to] = [stops[low] ?? 0, stops[low + 1] ?? 0];
      return from + (to - from) * (place - low);
    };
    for (let index = 0; index < COUNT; index++) {
      let sum = 0;
      for (let offset = -ROUND; offset <= ROUND; offset++) sum += at(index + offset);
      samples[index * 3 + channel] = sum / (2 * ROUND + 1);
    }
  }
  return { samples };
}

/** Writes an opaque colour of a material. */
export function expose({ samples }: Ramp, exposure: Exposure, out: Paint): void {
  const place = clamp((exposure + REACH) * STEPS, 0, COUNT - 1);
  const low = Math.min(COUNT - 2, Math.floor(place));
  const part = place - low;
  for (let channel = 0; channel < 3; channel++) {
    const from = samples[low * 3 + channel] ?? 0;
    const to = samples[low * 3 + 3 + channel] ?? 0;
    out[channel] = from + (to - from) * part;
  }
  out[3] = 1;
}

/** Mixes a colour towards another one by a share from 0 to 1. */
export function blendTo(out: Paint, color: readonly [number, number, number], part: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const from = out[channel] ?? 0;
    out[channel] = from + ((color[channel] ?? 0) - from) * part;
  }
}
