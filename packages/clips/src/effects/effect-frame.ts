import type { Size } from '@reelwright/planes';

/** A frame that an effect draws on, and where it is in the clip. */
export interface EffectFrame extends Size {
  /** Opaque RGBA, changed in place. */
  rgba: Uint8ClampedArray;
  /** 0 up to 1; what an effect draws at 1 would be what it draws at 0. */
  phase: number;
  /** Length of the clip: speeds are in real time, rounded to whole rounds. */
  seconds: number;
  seed: number;
  /** Opacity of the subject per pixel, 0 to 255; null if nobody knows. */
  opacity: Uint8Array | null;
  /** Where the subject is seen; the middle of the frame if nobody knows. */
  subject: { left: number; top: number; right: number; bottom: number };
}

/** Lightens a pixel towards white by a coloured light, as two lights on a screen add up. */
export function lightenPixel(rgba: Uint8ClampedArray, at: number, red: number, green: number, blue: number): void {
  rgba[at] = (rgba[at] ?? 0) + ((255 - (rgba[at] ?? 0)) * red) / 255;
  rgba[at + 1] = (rgba[at + 1] ?? 0) + ((255 - (rgba[at + 1] ?? 0)) * green) / 255;
  rgba[at + 2] = (rgba[at + 2] ?? 0) + ((255 - (rgba[at + 2] ?? 0)) * blue) / 255;
}

/** Covers a pixel with a colour. */
export function coverPixel(rgba: Uint8ClampedArray, at: number, color: readonly number[], opacity: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const value = rgba[at + channel] ?? 0;
    rgba[at + channel] = value + ((color[channel] ?? 0) - value) * opacity;
  }
}

/** Calls `draw` for each pixel of a disc with its strength, 1 in the middle to 0 at the rim. */
export function forDisc(
  { width, height }: Size,
  x: number,
  y: number,
  radius: number,
  draw: (at: number, strength: number) => void,
): void {
  const [fromX, toX] = [Math.max(0, Math.ceil(x - radius)), Math.min(width - 1, Math.floor(x + radius))];
  const [fromY, toY] = [Math.max(0, Math.ceil(y - radius)), Math.min(height - 1, Math.floor(y + radius))];
  const square = radius * radius;
  for (let row = fromY; row <= toY; row += 1)
    for (let column = fromX; column <= toX; column += 1) {
      const distance = (column - x) ** 2 + (row - y) ** 2;
      if (distance < square) draw((row * width + column) * 4, 1 - distance / square);
    }
}

/** Whole rounds in a clip at a speed in rounds a second, one at least. */
export const countRounds = (perSecond: number, seconds: number): number => Math.max(1, Math.round(perSecond * seconds));

/** The part behind the point. */
export const fraction = (value: number): number => value - Math.floor(value);
