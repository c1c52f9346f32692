import { clusterColours, type Cluster } from './cluster-colours.ts';
import { chroma, distance, type Oklab, toHex } from './oklab.ts';
import type { PixelMap, Thumbnail } from './thumbnail.ts';

const CLUSTERS = 7;
const LARGEST_PALETTE = 5;
/** Colours closer than this look like shades of one. */
const SAME_COLOUR = 0.09;
/** Light and shadow on one material. */
const SAME_SHADE = 0.06;
const LEAST_SHARE = 0.025;

/** A vivid colour stands out even on a small area; a grey one only on a large one. */
const strength = ({ colour, weight }: Cluster): number => Math.sqrt(weight) * (0.25 + chroma(colour) / 0.12);

/** Finds the colours of an image where `weights` is high, strongest first, `#rrggbb`. Never empty. */
export function findPalette(thumbnail: Thumbnail, weights: PixelMap): string[] {
  const clusters = clusterColours(thumbnail.colours, weights, CLUSTERS);
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0);
  const strongest = clusters
    .filter(({ weight }) => weight / total >= LEAST_SHARE)
    .toSorted((one, other) => strength(other) - strength(one));
  const palette: Oklab[] = [];
  for (const { colour } of strongest) {
    const isNew = palette.every((other) => distance(colour, other) >= SAME_COLOUR);
    if (isNew && palette.length < LARGEST_PALETTE) palette.push(colour);
  }
  return palette.map(toHex);
}

/** Number of pixels sampled for the main colour. */
const SAMPLES = 500;

/** Finds the colour with the most similar pixels among those that `weights` marks, `#rrggbb`. */
export function findMainColour({ colours }: Thumbnail, weights: PixelMap): string {
  const marked = colours.filter((_, pixel) => (weights[pixel] ?? 0) > 0.5);
  const step = Math.max(1, Math.ceil(marked.length / SAMPLES));
  const samples = marked.filter((_, index) => index % step === 0);
  let best: Oklab[] = [];
  for (const sample of samples) {
    const alike = samples.filter((other) => distance(sample, other) < SAME_SHADE);
    if (alike.length > best.length) best = alike;
  }
  const mean = (channel: 0 | 1 | 2): number => best.reduce((sum, colour) => sum + colour[channel], 0) / best.length;
  return toHex(best.length > 0 ? [mean(0), mean(1), mean(2)] : [1, 0, 0]);
}
