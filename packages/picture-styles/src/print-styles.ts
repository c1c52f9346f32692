import type { Plane } from '@reelwright/planes';
import { blurSoftly } from './gaussian.ts';
import { makeNoise } from './noise.ts';
import { clamp01, type ImagePlanes, smoothStep, toLuma } from './image.ts';
import type { StyleRequest } from './style-request.ts';
import { mapPlanes, pickInks, stretchTones } from './tone-styles.ts';
import { mixColors } from './oklab.ts';

/** The angle of a single screen in print, in radians: 45 degrees is seen least. */
const SCREEN_ANGLE = Math.PI / 4;

/** Prints in dots of one ink on paper; the darker, the larger. */
export function styleHalftone(planes: ImagePlanes, request: StyleRequest): ImagePlanes {
  const { width, height } = request;
  const { dark, light } = pickInks(request);
  const cell = Math.max(5, Math.round(Math.max(width, height) / 128));
  // Print gains contrast, because paper and ink mix in the eye.
  const tones = blurSoftly(stretchTones(toLuma(planes)), request, cell / 3).map((tone) => smoothStep(0.02, 0.98, tone));
  const [cos, sin] = [Math.cos(SCREEN_ANGLE), Math.sin(SCREEN_ANGLE)];
  const coverage = new Float32Array(tones.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const u = (x * cos + y * sin) / cell;
      const v = (y * cos - x * sin) / cell;
      // A wave in two directions: its level sets are round dots that meet at half tone.
      const wave = (Math.cos(2 * Math.PI * u) + Math.cos(2 * Math.PI * v)) / 4 + 0.5;
      const ink = 1 - clamp01(tones[pixel] ?? 0);
      const threshold = toThreshold(ink);
      // One pixel wide edges, whatever the size of the dots.
      coverage[pixel] = ink < 0.02 ? 0 : smoothStep(threshold - 1.6 / cell, threshold + 1.6 / cell, wave);
    }
  const steps = Array.from({ length: 65 }, (_, step) => mixColors(light, dark, step / 64));
  return mapPlanes(coverage, (value) => steps[Math.round(value * 64)] ?? dark);
}

/** The level of the wave above which a share of the paper lies. */
let levels: Float32Array | undefined;
function toThreshold(share: number): number {
  levels ??= measureLevels();
  return levels[Math.round(clamp01(share) * (levels.length - 1))] ?? 0.5;
}

/** Sorts the wave's values over one cell: its quantiles. */
function measureLevels(): Float32Array {
  const side = 64;
  const values = Float32Array.from({ length: side * side }, (_, at) => {
    const [u, v] = [(at % side) / side, Math.floor(at / side) / side];
    return (Math.cos(2 * Math.PI * u) + Math.cos(2 * Math.PI * v)) / 4 + 0.5;
  }).sort();
  return Float32Array.from(
    { length: 257 },
    (_, step) => values[Math.min(values.length - 1, Math.round((1 - step / 256) * (values.length - 1)))] ?? 0,
  );
}

/** Draws lines in ink on paper: the extended difference of Gaussians (Winnemöller 2011). */
export function styleLineArt(planes: ImagePlanes, request: StyleRequest): ImagePlanes {
  const { dark, light } = request.colors.length > 0 ? pickInks(request) : INK_ON_PAPER;
  const lines = findLines(planes, request);
  const grain = makeNoise(request, 1.7, request.seed, 'paper');
  const steps = Array.from({ length: 129 }, (_, step) => mixColors(dark, light, step / 128));
  for (let pixel = 0; pixel < lines.length; pixel += 1)
    lines[pixel] = clamp01((lines[pixel] ?? 0) + 0.02 * (grain[pixel] ?? 0));
  return mapPlanes(lines, (value) => steps[Math.round(value * 128)] ?? light);
}

const INK_ON_PAPER = { dark: [0.11, 0.11, 0.14], light: [0.985, 0.98, 0.965] } as const;

/** Finds lines: 0 in ink, 1 on paper. */
function findLines(planes: ImagePlanes, size: StyleRequest): Plane {
  const sigma = Math.max(0.9, Math.max(size.width, size.height) / 700);
  // The root evens out how strong an edge is in light and in shadow.
  const toEven = (plane: Plane): Plane => plane.map((value) => Math.sqrt(value));
  // Edges of colour count as much as edges of light: pink ice before yellow paper.
  const edges = [planes.red, planes.green, planes.blue].map((plane) => findEdges(toEven(plane), size, sigma));
  const even = toEven(toLuma(planes));
  const [fine, wide] = [blurSoftly(even, size, sigma), blurSoftly(even, size, sigma * 14)];
  const lines = new Float32Array(even.length);
  for (let pixel = 0; pixel < lines.length; pixel += 1) {
    let edge = 0;
    for (const plane of edges) edge = Math.min(edge, plane[pixel] ?? 0);
    // What is dark, and darker than all around it, is ink too.
    const near = fine[pixel] ?? 0;
    const contrast = near - (wide[pixel] ?? 0);
    const solid = smoothStep(0.16, 0.3, near + 0.25 * contrast);
    const shade = 0.72 + 0.28 * smoothStep(0.22, 0.5, near + 0.6 * contrast);
    lines[pixel] = clamp01((1 + Math.tanh(90 * edge)) * (0.12 + 0.88 * solid) * shade);
  }
  return lines;
}

/** Weaker edges than this are no lines. */
const EDGE = 0.009;

/** Below 0 on the dark side of edges. */
function findEdges(plane: Plane, size: StyleRequest, sigma: number): Plane {
  const [fine, coarse] = [blurSoftly(plane, size, sigma), blurSoftly(plane, size, sigma * 2.4)];
  for (let pixel = 0; pixel < fine.length; pixel += 1) fine[pixel] = (fine[pixel] ?? 0) - (coarse[pixel] ?? 0) + EDGE;
  return fine;
}
