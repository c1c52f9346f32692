import { clusterColours, type Cluster } from './cluster-colours.ts';
import { chroma, distance, type Oklab, toHex } from './oklab.ts';
import type { PixelMap, Thumbnail } from './thumbnail.ts';

const CLUSTERS = 7;
const LARGEST_PALETTE = 5;
/** Closer than this two colours look like shades of one. */
const SAME_COLOUR = 0.09;
const LEAST_SHARE = 0.025;

/** A vivid colour stands out on a small area; a grey one only on a large one. */
const strength = ({ colour, weight }: Cluster): number => Math.sqrt(weight) * (0.25 + chroma(colour) / 0.12);

/** The colours of a picture where `weights` says that it matters, strongest first, `#rrggbb`. Never empty. */
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
