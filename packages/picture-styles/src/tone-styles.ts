import type { Plane } from '@reelwright/planes';
import { createSeededRandom } from '@reelwright/seeded-random';
import { fromOklab, mixColors, toOklab } from './oklab.ts';
import { type Channels, clamp01, type ImagePlanes, readColor, smoothStep, toLuma } from './image.ts';
import type { StyleRequest } from './style-request.ts';

/** Ink and paper that go together, dark first. */
const INK_PAIRS = [
  ['#1f2f5c', '#f2b79a'],
  ['#3b0f4d', '#f7d06a'],
  ['#0d3b3e', '#f5ead6'],
  ['#6b1f2e', '#f3b9c6'],
  ['#12233f', '#7fe0c8'],
  ['#2a1a5e', '#ff8a5c'],
] as const;

/** The colours asked for, from dark to light; a pair by the seed where none are. */
export function pickInks({ colors, seed }: StyleRequest): { dark: Channels; light: Channels } {
  const [dark, light] = createSeededRandom(seed, 'inks').pick(INK_PAIRS);
  const asked = colors.map(readColor).sort((one, other) => toOklab(one)[0] - toOklab(other)[0]);
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last) return { dark: readColor(dark), light: readColor(light) };
  if (asked.length > 1) return { dark: first, light: last };
  // One colour is the ink or the paper, whichever it can be read as.
  return toOklab(first)[0] < 0.6
    ? { dark: first, light: mixColors(first, [1, 0.99, 0.96], 0.9) }
    : { dark: mixColors(first, [0.05, 0.04, 0.1], 0.85), light: first };
}

/** Stretches a plane so that its darkest and lightest half per cent become 0 and 1. */
export function stretchTones(luma: Plane): Plane {
  const counts = new Uint32Array(256);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const level = Math.round(clamp01(luma[pixel] ?? 0) * 255);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const find = (share: number): number => {
    let seen = 0;
    for (let level = 0; level < 256; level += 1) {
      seen += counts[level] ?? 0;
      if (seen >= share * luma.length) return level / 255;
    }
    return 1;
  };
  const [low, high] = [find(0.005), find(0.995)];
  if (high - low < 0.05) return luma.slice();
  return luma.map((value) => clamp01((value - low) / (high - low)));
}

/** Prints in two inks: shadows in the dark one, lights in the light one. */
export function styleDuotone(planes: ImagePlanes, request: StyleRequest): ImagePlanes {
  const { dark, light } = pickInks(request);
  const tones = stretchTones(toLuma(planes));
  const steps = Array.from({ length: 1024 }, (_, step) => mixColors(dark, light, smoothStep(-0.12, 1.08, step / 1023)));
  return mapPlanes(tones, (value) => steps[Math.round(value * 1023)] ?? dark);
}

/** How far a tinted shadow or light goes towards its colour. */
const TINT = 0.55;

const GRADES = [
  { shadow: '#123a4a', light: '#ffcf9a' }, // teal and orange
  { shadow: '#2b1d3f', light: '#ffd9c7' }, // plum and peach
  { shadow: '#1d2f24', light: '#f4eac8' }, // forest and cream
  { shadow: '#10203f', light: '#dfeaff' }, // cold morning
  { shadow: '#3a1d12', light: '#ffe3b0' }, // old film
] as const;

/** Grades towards a palette: shadows and lights are tinted, contrast rises a little, skin and greys stay believable. */
export function styleGrade(planes: ImagePlanes, request: StyleRequest): ImagePlanes {
  const preset = createSeededRandom(request.seed, 'grade').pick(GRADES);
  const asked = request.colors.length > 0 ? pickInks(request) : null;
  const shadow = toOklab(asked?.dark ?? readColor(preset.shadow));
  const light = toOklab(asked?.light ?? readColor(preset.light));
  const { red, green, blue } = planes;
  const graded = emptyPlanes(red.length);
  // A cube of 33 colours a side, interpolated: OKLab for each of 2 million pixels would take a second.
  const cube = makeCube((color) => {
    const [lightness, a, b] = toOklab(color);
    const toLight = smoothStep(0.15, 0.95, lightness);
    const curve =
      lightness + 0.07 * Math.sin(2 * Math.PI * (lightness - 0.5)) * (lightness > 0.02 && lightness < 0.98 ? 1 : 0);
    const tone = (axis: 1 | 2): number => (shadow[axis] * (1 - toLight) + light[axis] * toLight) * TINT;
    // The ends stay black and white.
    const share = Math.sin(Math.PI * clamp01(lightness)) ** 0.6;
    return fromOklab([clamp01(curve), a * 0.92 + tone(1) * share, b * 0.92 + tone(2) * share]);
  });
  for (let pixel = 0; pixel < red.length; pixel += 1)
    sampleCube(cube, red[pixel] ?? 0, green[pixel] ?? 0, blue[pixel] ?? 0, graded, pixel);
  return graded;
}

const CUBE = 33;

function makeCube(map: (color: Channels) => Channels): Float32Array {
  const cube = new Float32Array(CUBE ** 3 * 3);
  for (let r = 0; r < CUBE; r += 1)
    for (let g = 0; g < CUBE; g += 1)
      for (let b = 0; b < CUBE; b += 1)
        cube.set(map([r / (CUBE - 1), g / (CUBE - 1), b / (CUBE - 1)]), ((r * CUBE + g) * CUBE + b) * 3);
  return cube;
}

/** Samples a cube of colours, linearly between its eight neighbours. */
function sampleCube(
  cube: Float32Array,
  red: number,
  green: number,
  blue: number,
  to: ImagePlanes,
  pixel: number,
): void {
  const [u, v, w] = [red * (CUBE - 1), green * (CUBE - 1), blue * (CUBE - 1)];
  const r = Math.min(CUBE - 2, Math.floor(u));
  const g = Math.min(CUBE - 2, Math.floor(v));
  const b = Math.min(CUBE - 2, Math.floor(w));
  const [fr, fg, fb] = [u - r, v - g, w - b];
  const at = ((r * CUBE + g) * CUBE + b) * 3;
  const read = (channel: number): number => {
    const value = (dr: number, dg: number, db: number): number =>
      cube[at + (dr * CUBE * CUBE + dg * CUBE + db) * 3 + channel] ?? 0;
    const near =
      (value(0, 0, 0) * (1 - fb) + value(0, 0, 1) * fb) * (1 - fg) +
      (value(0, 1, 0) * (1 - fb) + value(0, 1, 1) * fb) * fg;
    const far =
      (value(1, 0, 0) * (1 - fb) + value(1, 0, 1) * fb) * (1 - fg) +
      (value(1, 1, 0) * (1 - fb) + value(1, 1, 1) * fb) * fg;
    return near * (1 - fr) + far * fr;
  };
  to.red[pixel] = read(0);
  to.green[pixel] = read(1);
  to.blue[pixel] = read(2);
}

function emptyPlanes(length: number): ImagePlanes {
  return { red: new Float32Array(length), green: new Float32Array(length), blue: new Float32Array(length) };
}

/** Makes an image of one number per pixel. */
export function mapPlanes(tones: Plane, map: (value: number) => Channels): ImagePlanes {
  const mapped = emptyPlanes(tones.length);
  for (let pixel = 0; pixel < tones.length; pixel += 1) {
    const [red, green, blue] = map(tones[pixel] ?? 0);
    mapped.red[pixel] = red;
    mapped.green[pixel] = green;
    mapped.blue[pixel] = blue;
  }
  return mapped;
}
