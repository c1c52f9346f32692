import { toLinear } from '@reelwright/color-spaces';
import type { BackgroundAbove } from '../photo-extension.ts';
import { type Color, type Raster, smoothstep } from './raster.ts';

/** Largest difference of the colours above a photo to their mean, of 255, if they count as one background. */
const EVEN = 17;
/** Share of the area above a photo that is a margin without text. */
const MARGIN = 0.1;
/** Contrast of texts to the area above a photo. */
const BACKGROUND_CONTRAST = 8;
/** Share of the area above a photo after which it reaches its full shade. */
const SHADE_LENGTH = 0.3;
/** Largest difference of a pixel to the background, of 255; and the share of a row that must match. */
const ALIKE = 30;
const MOST_OF_ROW = 0.93;

/** Shades the background above a photo until text on it is legible, and returns it. */
export function shadeAbove(raster: Raster, { rows, free }: { rows: number; free: number }): BackgroundAbove | null {
  const seen = evenColor(raster, rows);
  if (!seen) return null;
  const background = toBackground(seen);
  const isShaded = background.some((value, channel) => Math.abs(value - (seen[channel] ?? 0)) > 1);
  const until = isShaded ? rows * (1 - SHADE_LENGTH / 2) : rows + evenRowsBelow(raster, { color: seen, rows, free });
  if (isShaded) shadeTop(raster, rows, { from: seen, to: background });
  const color = `#${background.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  return { color, until: until / raster.height };
}

/** Counts the photo's own top rows that have the colour above it. */
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

/** Returns the mean colour of the text area in the first rows, if nearly all of that matches it. */
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

/** Returns the colour itself, or a lighter or darker one of its hue on which text is legible. */
function toBackground(color: Color): Color {
  for (let step = 0; step <= 40; step++) {
    const isLight = luminance(color) > MIDDLE_LUMINANCE;
    const background = color.map((value) => value + ((isLight ? 255 : 0) - value) * (step / 40)) as Color;
    const lightness = luminance(background);
    if (Math.max(1.05 / (lightness + 0.05), (lightness + 0.05) / 0.05) >= BACKGROUND_CONTRAST) return background;
  }
  return color;
}

/** The luminance with equal contrast to black and to white text. */
const MIDDLE_LUMINANCE = 0.179;

function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => toLinear(value / 255)) as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Shades the area above the photo, stronger with the distance, like a vignette. */
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
