import { clusterColours } from './cluster-colours.ts';
import { distance, type Oklab } from './oklab.ts';
import { listBorderPixels, type PixelMap, type Thumbnail } from './thumbnail.ts';

const BORDER_COLOURS = 4;
const IMAGE_COLOURS = 10;
/** A border colour with a smaller share of the border belongs to a subject that crosses it. */
const LEAST_BORDER_SHARE = 0.12;
/** Share of half the width: subjects are mostly near the centre. */
const CENTRE_SPREAD = 0.75;

/** Measures how much each pixel draws the eye, 0 to 1: unlike the border, rare, sharp, near the centre. */
export function measureSaliency(thumbnail: Thumbnail): PixelMap {
  const { width, height, colours } = thumbnail;
  const unlikeBorder = blur(normalise(measureBorderContrast(thumbnail)), thumbnail, 1);
  const rare = blur(normalise(measureRarity(colours)), thumbnail, 1);
  const sharp = normalise(blur(measureDetail(thumbnail), thumbnail, Math.max(2, Math.round(width / 24))));
  const saliency = Float64Array.from(colours, (_, pixel) => {
    const x = ((pixel % width) + 0.5) / width - 0.5;
    const y = (Math.floor(pixel / width) + 0.5) / height - 0.5;
    const centre = Math.exp(-((x * 2) ** 2 + (y * 2) ** 2) / (2 * CENTRE_SPREAD ** 2));
    const stands = 0.5 * (unlikeBorder[pixel] ?? 0) + 0.2 * (rare[pixel] ?? 0) + 0.3 * (sharp[pixel] ?? 0);
    return stands * (0.25 + 0.75 * centre);
  });
  return normalise(saliency);
}

/** Measures each pixel's distance to the colours of the border. */
function measureBorderContrast(thumbnail: Thumbnail): PixelMap {
  const border = listBorderPixels(thumbnail).map((pixel) => thumbnail.colours[pixel] ?? ([0, 0, 0] as const));
  const clusters = clusterColours(border, new Float64Array(border.length).fill(1), BORDER_COLOURS);
  const main = clusters.filter(({ weight }) => weight / border.length >= LEAST_BORDER_SHARE);
  return Float64Array.from(thumbnail.colours, (colour) =>
    Math.min(...main.map((cluster) => distance(colour, cluster.colour))),
  );
}

/** Measures each colour's distance to all others, weighted by how common these are. */
function measureRarity(colours: readonly Oklab[]): PixelMap {
  const clusters = clusterColours(colours, new Float64Array(colours.length).fill(1), IMAGE_COLOURS);
  return Float64Array.from(colours, (colour) =>
    clusters.reduce((sum, cluster) => sum + (distance(colour, cluster.colour) * cluster.weight) / colours.length, 0),
  );
}

/** Measures the strength of edges. */
function measureDetail({ width, height, colours }: Thumbnail): PixelMap {
  return Float64Array.from(colours, (colour, pixel) => {
    const right = pixel % width < width - 1 ? (colours[pixel + 1] ?? colour) : colour;
    const below = pixel < width * (height - 1) ? (colours[pixel + width] ?? colour) : colour;
    return Math.min(0.25, distance(colour, right) + distance(colour, below));
  });
}

/** Scales to 0 to 1 without the top 2 %, so that one bright spot does not dim the rest. */
function normalise(map: PixelMap): PixelMap {
  const sorted = map.toSorted();
  const low = sorted[0] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.98)] ?? 0;
  const span = high - low;
  return span < 1e-6 ? new Float64Array(map.length) : map.map((value) => Math.min(1, (value - low) / span));
}

/** Three box blurs approximate a Gaussian. */
function blur(map: PixelMap, { width, height }: Thumbnail, radius: number): PixelMap {
  let result = map;
  for (let round = 0; round < 3; round += 1) {
    result = blurLines(result, { count: height, length: width, step: 1, lineStep: width }, radius);
    result = blurLines(result, { count: width, length: height, step: width, lineStep: 1 }, radius);
  }
  return result;
}

function blurLines(
  map: PixelMap,
  lines: { count: number; length: number; step: number; lineStep: number },
  radius: number,
): PixelMap {
  const result = new Float64Array(map.length);
  for (let line = 0; line < lines.count; line += 1) {
    const valueAt = (index: number): number =>
      map[line * lines.lineStep + Math.min(lines.length - 1, Math.max(0, index)) * lines.step] ?? 0;
    let sum = 0;
    for (let index = -radius; index <= radius; index += 1) sum += valueAt(index);
    for (let index = 0; index < lines.length; index += 1) {
      result[line * lines.lineStep + index * lines.step] = sum / (2 * radius + 1);
      sum += valueAt(index + radius + 1) - valueAt(index - radius);
    }
  }
  return result;
}
