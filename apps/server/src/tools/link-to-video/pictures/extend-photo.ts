import type { PhotoExtension } from '@reelwright/looks';
import sharp from 'sharp';
import type { Region } from '#src/engines/vision/vision.ts';

/** Of the photo's side: how far from its edge its own mirror image dissolves into the colours that go on. */
const MIRRORED = 0.07;
/** Of each side of the photo, which may have a line of another colour along it. */
const TRIM = 0.004;
/** What differs by more from the colours around is no texture but a thing, of 255. */
const THING = 42;
/** Of the extension's length: at this distance from the photo its colours are as smooth as they get. */
const SMOOTH_AT = 0.4;
/** Widths of blur by which the colours of an edge are carried on, in fractions of its length: the farther, the wider. */
const BLURS = [0.004, 0.012, 0.03, 0.07, 0.14] as const;
/** Of the photo's side: the strip at an edge whose colours are carried on. */
const STRIP = 0.03;
/** A subject that begins nearer to an edge is cut by it; a fraction of the photo's side. */
const CUT = 0.012;
/** Half the range of the grain that keeps smooth areas from showing bands, of 255. */
const GRAIN = 1.6;
/** How far the colours above a photo may differ from their mean, of 255, to count as one ground. */
const EVEN = 17;
/** Of the place above a photo, at whose edges no text stands. */
const MARGIN = 0.1;
const QUALITY = 92;

/** Of the photo's height: how far it fades into what lies above it. */
const FADE = 0.15;
/** Of the photo's width: less beside the subject does not tell its surroundings. */
const LEAST_BESIDE = 0.25;
/** Of texts on what lies above a photo. */
const GROUND_CONTRAST = 8;
/** Of what lies above a photo: at this distance it has its full shade. */
const SHADE_LENGTH = 0.3;
/** How far a pixel may differ from the ground, of 255; how much of a row has to be like it. */
const ALIKE = 30;
const MOST_OF_ROW = 0.93;
/** Of the picture's height: less above a photo is no place for texts. */
const LEAST_ABOVE = 0.1;

/** Red, green, blue of 255. */
type Color = [number, number, number];

interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Paints a photo carried on beyond its edges: what is at an edge goes on past it, softer with the distance, as a wall, a table or a blurred
 * street would. Writes a JPEG, and returns the ground above the photo, where that is even.
 */
export async function extendPhoto(
  { imagePath, subject, isTopEven }: { imagePath: string; subject: Region; isTopEven: boolean },
  { width, height, photo }: PhotoExtension,
  outputPath: string,
): Promise<{ above: GroundAbove | undefined }> {
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
  if (photo.y > 0 && !isTopEven) fadeTop(raster, { subject, free });
  // Upwards and downwards first, then, turned, to the sides: the corners follow the sides.
  raster = extendDown(raster, {
    above: { length: photo.y, free },
    below: { length: height - photo.y - photo.height, free: (1 - subject.y - subject.height) * photo.height },
  });
  const sides = {
    above: { length: photo.x, free: subject.x * photo.width },
    below: { length: width - photo.x - photo.width, free: (1 - subject.x - subject.width) * photo.width },
  };
  raster = turn(extendDown(turn(raster), sides));
  const above = photo.y > height * LEAST_ABOVE ? shadeAbove(raster, { rows: photo.y, free }) : undefined;
  // Rounding may leave a pixel too many or too few at a side.
  await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toFile(outputPath);
  return { above };
}

/** How far a side goes on, and how far from it the subject begins, in pixels. */
interface Side {
  length: number;
  free: number;
}

/** Where texts stand above a photo. */
export interface GroundAbove {
  /** `#rrggbb` */
  color: string;
  /** Where it ends, in fractions of the whole picture's height: farther down are things. */
  until: number;
}

/** The ground above a photo, shaded so that texts are read on it. */
function shadeAbove(raster: Raster, { rows, free }: { rows: number; free: number }): GroundAbove | undefined {
  const seen = evenColor(raster, rows);
  if (!seen) return undefined;
  const ground = toGround(seen);
  const isShaded = ground.some((value, channel) => Math.abs(value - (seen[channel] ?? 0)) > 1);
  const until = isShaded ? rows * (1 - SHADE_LENGTH / 2) : rows + evenRowsBelow(raster, { color: seen, rows, free });
  if (isShaded) shadeTop(raster, rows, { from: seen, to: ground });
  const color = `#${ground.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  return { color, until: until / raster.height };
}

/** How many rows of the photo itself, from its top, are of the colour above it. */
function evenRowsBelow(
  { data, width }: Raster,
  { color, rows, free }: { color: Color; rows: number; free: number },
): number {
  const [left, right] = [Math.round(width * MARGIN), Math.round(width * (1 - MARGIN))];
  for (let row = 0; row < free; row += 2) {
    let alike = 0;
    for (let x = left; x < right; x++) {
      const at = ((rows + row) * width + x) * 3;
      if (color.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= ALIKE)) alike += 1;
    }
    if (alike < (right - left) * MOST_OF_ROW) return row;
  }
  return Math.max(0, Math.floor(free));
}

/** Rows above and below a picture; none where the length is zero or less. */
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

/** The rows from an edge of a picture outwards. */
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
      // Texture is mirrored; a thing near the edge would be seen twice.
      const share = mirror * Math.max(0, 1 - Math.abs(mirrored - smooth) / THING);
      const value = smooth * (1 - share) + mirrored * share;
      data[to + at] = Math.min(255, Math.max(0, Math.round(value + grainAt(to + at) * (1 - share))));
    }
  }
}

/** The mean of the rows at an edge, without those of the subject. */
function meanRow({ data, width, height }: Raster, isBelow: boolean, free: number): Float32Array {
  // Of a subject that the edge cuts, its own colours go on.
  const isCut = free < height * CUT;
  const rows = Math.max(1, Math.round(isCut ? height * STRIP : Math.min(height * STRIP, free * 0.8)));
  const first = isBelow ? height - rows : 0;
  const mean = new Float32Array(width * 3);
  for (let row = first; row < first + rows; row++)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (data[row * width * 3 + at] ?? 0) / rows;
  return mean;
}

function blurLevels(row: Float32Array, width: number): Float32Array[] {
  return BLURS.map((share) => {
    const radius = Math.max(1, Math.round((width * share) / 2));
    // Three boxes in a row are nearly a Gaussian.
    return boxBlur(boxBlur(boxBlur(row, width, radius), width, radius), width, radius);
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
 * What stands along the top edge would be drawn out into streaks: the photo fades there into the one colour of its surroundings, which then
 * goes on. Of a subject that begins below the edge nothing fades.
 */
function fadeTop({ data, width, height }: Raster, { subject, free }: { subject: Region; free: number }): void {
  const isCut = free < height * CUT;
  const rows = Math.max(1, Math.round(isCut ? height * FADE : Math.min(height * FADE, free * 0.9)));
  const color = surroundingColor({ data, width, height }, subject);
  for (let y = 0; y < rows; y++) {
    const share = 1 - smoothstep((y + 1) / (rows + 1));
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        data[at] = Math.round((data[at] ?? 0) * (1 - share) + (color[channel] ?? 0) * share);
      }
  }
  // What goes on from here has this colour alone.
  for (let y = 0; y < Math.min(rows, Math.ceil(height * STRIP)); y++)
    for (let x = 0; x < width; x++) data.set(color, (y * width + x) * 3);
}

/** The median colour along the top, beside the subject where that leaves enough. */
function surroundingColor({ data, width, height }: Raster, subject: Region): Color {
  const rows = Math.max(1, Math.round(height * STRIP * 2));
  const isBeside = (x: number) => x < subject.x * width || x > (subject.x + subject.width) * width;
  const columns = Array.from({ length: width }, (_none, x) => x);
  const beside = columns.filter(isBeside);
  const used = beside.length >= width * LEAST_BESIDE ? beside : columns;
  const median = (channel: number): number => {
    const values = used.flatMap((x) =>
      Array.from({ length: rows }, (_none, y) => data[(y * width + x) * 3 + channel] ?? 0),
    );
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}

/** The colour itself, or a lighter or darker one of its hue on which texts are read well. */
function toGround(color: Color): Color {
  for (let step = 0; step <= 40; step++) {
    const isLight = luminance(color) > MIDDLE_LUMINANCE;
    const ground = color.map((value) => value + ((isLight ? 255 : 0) - value) * (step / 40)) as Color;
    const lightness = luminance(ground);
    if (Math.max(1.05 / (lightness + 0.05), (lightness + 0.05) / 0.05) >= GROUND_CONTRAST) return ground;
  }
  return color;
}

/** Between black and white text: as far from the one as from the other. */
const MIDDLE_LUMINANCE = 0.179;

function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Above the photo, and the more the farther from it, as a vignette does. */
function shadeTop({ data, width }: Raster, rows: number, { from, to }: { from: Color; to: Color }): void {
  for (let y = 0; y < rows; y++) {
    const share = smoothstep((rows - y) / (rows * SHADE_LENGTH));
    for (let at = y * width * 3; at < (y + 1) * width * 3; at++) {
      const channel = at % 3;
      const value = (data[at] ?? 0) + ((to[channel] ?? 0) - (from[channel] ?? 0)) * share;
      data[at] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
}

/** Rows become columns. */
function turn({ data, width, height }: Raster): Raster {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (x * height + y) * 3;
      turned[to] = data[from] ?? 0;
      turned[to + 1] = data[from + 1] ?? 0;
      turned[to + 2] = data[from + 2] ?? 0;
    }
  return { data: turned, width: height, height: width };
}

const smoothstep = (at: number) => {
  const clamped = Math.min(1, Math.max(0, at));
  return clamped * clamped * (3 - 2 * clamped);
};

/** The same for the same place: the same photo gives the same bytes. */
function grainAt(index: number): number {
  const hash = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d);
  return (((hash ^ (hash >>> 12)) & 0xff) / 127.5 - 1) * GRAIN;
}

/** The mean colour of where texts may stand in the first rows, where nearly all of that is like it. */
function evenColor({ data, width }: Raster, rows: number): Color | undefined {
  const [left, right] = [Math.round(width * MARGIN), Math.round(width * (1 - MARGIN))];
  const pixels: number[] = [];
  for (let y = Math.round(rows * MARGIN); y < rows; y += 2)
    for (let x = left; x < right; x += 2) pixels.push((y * width + x) * 3);
  const statistics = [0, 1, 2].map((channel) => {
    const mean = pixels.reduce((sum, at) => sum + (data[at + channel] ?? 0), 0) / pixels.length;
    const square = pixels.reduce((sum, at) => sum + ((data[at + channel] ?? 0) - mean) ** 2, 0) / pixels.length;
    return { mean, deviation: Math.sqrt(square) };
  });
  if (statistics.some(({ deviation }) => deviation > EVEN)) return undefined;
  const [red, green, blue] = statistics.map(({ mean }) => mean);
  return [red ?? 0, green ?? 0, blue ?? 0];
}
