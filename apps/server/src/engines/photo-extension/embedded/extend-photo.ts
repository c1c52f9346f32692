import type { Region } from '@reelwright/ad';
import sharp from 'sharp';
import type { BackgroundAbove, PhotoExtensionRequest } from '../photo-extension.ts';
import { blurTop, continueAbove } from './continue-above.ts';
import { type Color, type Raster, smoothstep, turn } from './raster.ts';
import { shadeAbove } from './shade-above.ts';

/**
 * Share of the photo's side: distance from the edge over which its mirror image dissolves into the extended colours.
 */
const MIRRORED = 0.07;
/** Share of each side that is trimmed, because a line of another colour may run along it. */
const TRIM = 0.004;
/** A larger difference to the surrounding colours, of 255, is an object and no texture. */
const THING = 42;
/** Share of the extension's length: at this distance from the photo its colours are at their smoothest. */
const SMOOTH_AT = 0.4;
/** Blur widths for extending the colours of an edge, in fractions of its length: wider with the distance. */
const BLURS = [0.004, 0.012, 0.03, 0.07, 0.14, 0.3] as const;
/**
 * Largest difference of an edge's colours to their median at each blur, of 255: an object at the edge continues for a
 * while, but not as a streak to the end.
 */
const SPREADS = [255, 255, 128, 72, 44, 30] as const;
/** Share of the photo's side: the strip at an edge whose colours are extended. */
const STRIP = 0.03;
/** A subject that begins nearer to an edge is cut by it; a fraction of the photo's side. */
const CUT = 0.012;
/** Half the range of the grain that prevents banding in smooth areas, of 255. */
const GRAIN = 1.6;
const QUALITY = 92;

/** Share of the photo's height over which a cut subject fades into the area above it. */
const FADE = 0.15;
/** Share of the photo's width: less space beside the subject does not show its surroundings. */
const LEAST_BESIDE = 0.25;
/** Share of the image's height: less space above a photo is too little for texts. */
const LEAST_ABOVE = 0.1;

/**
 * Extends a photo beyond its edges: the colours at an edge continue, softer with the distance, as a wall, a table or a
 * blurred street would. Writes a JPEG, and returns the background above the photo if it is even.
 */
export async function extendPhoto({
  imagePath,
  outputPath,
  subject,
  isTopEven,
  plan: { width, height, photo },
}: PhotoExtensionRequest): Promise<BackgroundAbove | null> {
  const upright = sharp(imagePath).autoOrient().toColourspace('srgb').flatten({ background: '#ffffff' });
  const { autoOrient: size } = await upright.metadata();
  const trim = { x: Math.ceil(size.width * TRIM), y: Math.ceil(size.height * TRIM) };
  const { data } = await upright
    .extract({ left: trim.x, top: trim.y, width: size.width - 2 * trim.x, height: size.height - 2 * trim.y })
    .resize(photo.width, photo.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let raster: Raster = { data, width: photo.width, height: photo.height };
  const free = subject.y * photo.height;
  const isUneven = photo.y > 0 && !isTopEven;
  const isCut = free < photo.height * CUT && subject.width <= 1 - LEAST_BESIDE;
  if (isUneven && isCut) fadeTop(raster, subject);
  const surroundings = isUneven && !isCut ? await blurTop(raster, free) : undefined;
  // Extends upwards and downwards first, then, rotated, to the sides: the corners follow the sides.
  raster = extendDown(raster, {
    above: { length: photo.y, free },
    below: { length: height - photo.y - photo.height, free: (1 - subject.y - subject.height) * photo.height },
  });
  if (surroundings) continueAbove(raster, surroundings, photo.y);
  const sides = {
    above: { length: photo.x, free: subject.x * photo.width },
    below: { length: width - photo.x - photo.width, free: (1 - subject.x - subject.width) * photo.width },
  };
  raster = turn(extendDown(turn(raster), sides));
  const above = photo.y > height * LEAST_ABOVE ? shadeAbove(raster, { rows: photo.y, free }) : null;
  // Rounding may leave a pixel too many or too few at a side.
  await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toFile(outputPath);
  return above;
}

/** Length of a side's extension, and the distance of the subject to it, in pixels. */
interface Side {
  length: number;
  free: number;
}

/** Adds rows above and below an image; none if the length is zero or less. */
function extendDown(source: Raster, sides: { above: Side; below: Side }): Raster {
  const above = Math.max(0, Math.round(sides.above.length));
  const below = Math.max(0, Math.round(sides.below.length));
  if (above === 0 && below === 0) return source;
  const { width } = source;
  const height = above + source.height + below;
  const data = new Uint8Array(width * height * 3);
  data.set(source.data, above * width * 3);
  const rowAbove = (step: number) => above - 1 - step;
  const rowBelow = (step: number) => above + source.height + step;
  fillSide(source, data, { length: above, free: sides.above.free, rowOf: rowAbove, isBelow: false });
  fillSide(source, data, { length: below, free: sides.below.free, rowOf: rowBelow, isBelow: true });
  return { data, width, height };
}

/** Fills the rows from an edge of an image outwards. */
function fillSide(
  source: Raster,
  data: Uint8Array,
  { length, free, rowOf, isBelow }: Side & { rowOf(step: number): number; isBelow: boolean },
): void {
  const { width } = source;
  const levels = blurLevels(meanRow(source, isBelow, free), width);
  const mirrorLength = Math.max(1, Math.min(length, source.height * MIRRORED));
  const smoothAt = Math.max(1, length * SMOOTH_AT);
  for (let step = 0; step < length; step++) {
    const level = Math.min(levels.length - 1, (step / smoothAt) * (levels.length - 1));
    const near = levels[Math.floor(level)] as Float32Array;
    const far = levels[Math.ceil(level)] as Float32Array;
    const towards = level - Math.floor(level);
    const mirror = 1 - smoothstep(step / mirrorLength);
    const mirrorRow = isBelow ? source.height - 1 - step : step;
    const from = Math.min(source.height - 1, Math.max(0, mirrorRow)) * width * 3;
    const to = rowOf(step) * width * 3;
    for (let at = 0; at < width * 3; at++) {
      const smooth = (near[at] ?? 0) * (1 - towards) + (far[at] ?? 0) * towards;
      const mirrored = source.data[from + at] ?? 0;
      // Texture is mirrored; an object near the edge would appear twice.
      const share = mirror * Math.max(0, 1 - Math.abs(mirrored - smooth) / THING);
      const value = smooth * (1 - share) + mirrored * share;
      data[to + at] = Math.min(255, Math.max(0, Math.round(value + grainAt(to + at) * (1 - share))));
    }
  }
}

/** Returns the mean of the rows at an edge, without those of the subject. */
function meanRow({ data, width, height }: Raster, isBelow: boolean, free: number): Float32Array {
  // A subject that the edge cuts continues in its own colours.
  const isCut = free < height * CUT;
  const rows = Math.max(1, Math.round(isCut ? height * STRIP : Math.min(height * STRIP, free * 0.8)));
  const first = isBelow ? height - rows : 0;
  const mean = new Float32Array(width * 3);
  for (let row = first; row < first + rows; row++)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (data[row * width * 3 + at] ?? 0) / rows;
  return mean;
}

function blurLevels(row: Float32Array, width: number): Float32Array[] {
  const middle = medianColor(row);
  return BLURS.map((share, level) => {
    const radius = Math.max(1, Math.round((width * share) / 2));
    const calm = withinSpread(row, middle, SPREADS[level] ?? 0);
    // Three box blurs in a row approximate a Gaussian.
    return boxBlur(boxBlur(boxBlur(calm, width, radius), width, radius), width, radius);
  });
}

function medianColor(row: Float32Array): Color {
  const median = (channel: number): number => {
    const values = row.filter((_value, at) => at % 3 === channel).sort();
    return values[values.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}

function withinSpread(row: Float32Array, middle: Color, spread: number): Float32Array {
  return row.map((value, at) => {
    const center = middle[at % 3] ?? 0;
    return Math.min(center + spread, Math.max(center - spread, value));
  });
}

function boxBlur(row: Float32Array, width: number, radius: number): Float32Array {
  const blurred = new Float32Array(row.length);
  const clamp = (x: number) => Math.min(width - 1, Math.max(0, x));
  for (let channel = 0; channel < 3; channel++) {
    const valueAt = (x: number) => row[clamp(x) * 3 + channel] ?? 0;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += valueAt(x);
    for (let x = 0; x < width; x++) {
      blurred[x * 3 + channel] = sum / (2 * radius + 1);
      sum += valueAt(x + radius + 1) - valueAt(x - radius);
    }
  }
  return blurred;
}

/**
 * Fades the top of a photo into the one colour beside its subject, which then continues: a subject that the top edge
 * cuts would be stretched or mirrored.
 */
function fadeTop({ data, width, height }: Raster, subject: Region): void {
  const rows = Math.max(1, Math.round(height * FADE));
  const color = surroundingColor({ data, width, height }, subject);
  for (let y = 0; y < rows; y++) {
    const share = 1 - smoothstep((y + 1) / (rows + 1));
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        data[at] = Math.round((data[at] ?? 0) * (1 - share) + (color[channel] ?? 0) * share);
      }
  }
  // The extension continues from these rows in this colour alone.
  for (let y = 0; y < Math.min(rows, Math.ceil(height * STRIP)); y++)
    for (let x = 0; x < width; x++) data.set(color, (y * width + x) * 3);
}

/** Returns the median colour along the top, beside the subject. */
function surroundingColor({ data, width, height }: Raster, subject: Region): Color {
  const rows = Math.max(1, Math.round(height * STRIP * 2));
  const isBeside = (x: number) => x < subject.x * width || x > (subject.x + subject.width) * width;
  const beside = Array.from({ length: width }, (_none, x) => x).filter(isBeside);
  const median = (channel: number): number => {
    const values = beside.flatMap((x) =>
      Array.from({ length: rows }, (_none, y) => data[(y * width + x) * 3 + channel] ?? 0),
    );
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}

/** Depends only on the position: the same photo gives the same bytes. */
function grainAt(index: number): number {
  const hash = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d);
  return (((hash ^ (hash >>> 12)) & 0xff) / 127.5 - 1) * GRAIN;
}
