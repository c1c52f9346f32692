import { copyArea, eachRowOfBoth, type FrameBuffer } from '../frame-buffer.ts';
import { paintLayer } from '../paint-layer.ts';
import type { Stage } from '../stage.ts';
import { blurArea } from './blur-area.ts';
import { mixSpare, paintSides, rampBetween, scramble, scrambleFraction, type TransitionPainter } from './sides.ts';

/** Strongest blur, as a fraction of the shorter side. */
const BLUR = 0.05;

/** Mixes both images, out of focus half way. */
export const paintBlur: TransitionPainter = (stage, target, placement) => {
  const { area, progress } = placement;
  paintSides(stage, target, placement);
  mixSpare(stage, target, area, rampBetween(0.2, 0.8, progress));
  const sigma = 4 * progress * (1 - progress) * BLUR * Math.min(area.width, area.height);
  blurArea(stage, target, area, { across: sigma, down: sigma });
};

/** Sides of the squares, in pixels of a canvas whose shorter side is 1080, from the first to the largest. */
const SQUARES = [0, 8, 12, 20, 32, 48, 72] as const;

/** Squares grow out of the first image and shrink into the second. */
export const paintPixelate: TransitionPainter = (stage, target, { from, to, area, progress }) => {
  const nearest = 1 - Math.abs(2 * progress - 1);
  paintLayer(stage, target, progress < 0.5 ? from : to, area);
  const wanted = SQUARES[Math.min(SQUARES.length - 1, Math.floor(nearest * SQUARES.length))] ?? 0;
  const side = 2 * Math.round((wanted * Math.min(area.width, area.height)) / 2160);
  if (side > 2) drawSquares(stage, target, area, side);
};

/** Gives each square of an area its mean colour. */
function drawSquares(
  { arena }: Stage,
  frame: FrameBuffer,
  area: Parameters<TransitionPainter>[2]['area'],
  side: number,
) {
  const { bytes } = arena;
  for (const name of ['y', 'u', 'v'] as const) {
    const { address, width: stride, subsampling } = frame[name];
    const step = side / subsampling;
    const [left, top] = [area.x / subsampling, area.y / subsampling];
    const [right, bottom] = [left + area.width / subsampling, top + area.height / subsampling];
    for (let y = top; y < bottom; y += step) {
      const end = Math.min(bottom, y + step);
      const first = address + y * stride;
      for (let x = left; x < right; x += step) {
        const stop = Math.min(right, x + step);
        let sum = 0;
        for (let row = y; row < end; row++)
          for (let at = address + row * stride + x; at < address + row * stride + stop; at++) sum += bytes[at] ?? 0;
        bytes.fill(Math.round(sum / ((end - y) * (stop - x))), first + x, first + stop);
      }
      for (let row = y + 1; row < end; row++)
        bytes.copyWithin(address + row * stride + left, first + left, first + right);
    }
  }
}

/** Number of jumps of the image during the transition. */
const GLITCH_STEPS = 14;

/** Stripes of both images jump sideways, with chroma separated from luma. */
export const paintGlitch: TransitionPainter = (stage, target, placement) => {
  const { area, progress, seed } = placement;
  paintSides(stage, target, placement);
  const { arena, spare, group } = stage;
  const step = Math.floor(progress * GLITCH_STEPS);
  const strength = 0.35 + 0.65 * (1 - Math.abs(2 * progress - 1));
  copyArea(arena, target, group, area);
  // Stripes have even heights, so that luma and chroma jump together.
  for (let y = area.y, index = 0; y < area.y + area.height; index++) {
    const tall = 0.02 + 0.1 * scrambleFraction(seed, step, index, 1);
    const wanted = 2 * Math.max(1, Math.round((tall * area.height) / 2));
    const height = Math.min(wanted, area.y + area.height - y);
    const isNew = scrambleFraction(seed, step, index, 2) < rampBetween(0.15, 0.85, progress);
    const jumps = scrambleFraction(seed, step, index, 3) < strength;
    const reach = jumps ? (scrambleFraction(seed, step, index, 4) - 0.5) * 0.22 * strength : 0;
    const shift = 2 * Math.round((reach * area.width) / 2);
    const split = 2 + (scramble(seed, step, index) % 5);
    const stripe = { ...area, y, height };
    shiftStripe(stage, isNew ? spare : group, target, stripe, {
      y: shift,
      u: shift / 2 + Math.round(split * strength),
      v: shift / 2 - Math.round(split * strength),
    });
    y += height;
  }
};

/** Copies a stripe to the same place of another frame, with each plane rotated cyclically by its samples. */
function shiftStripe(
  { arena }: Stage,
  from: FrameBuffer,
  to: FrameBuffer,
  stripe: Parameters<TransitionPainter>[2]['area'],
  shifts: { y: number; u: number; v: number },
): void {
  const { bytes } = arena;
  eachRowOfBoth(from, to, stripe, (source, dest, count, name) => {
    const length = stripe.width / (name === 'y' ? 1 : 2);
    const shift = ((shifts[name] % length) + length) % length;
    // Whole rows are copied several at once.
    for (let row = 0; row < count; row += length) {
      bytes.copyWithin(dest + row + shift, source + row, source + row + length - shift);
      bytes.copyWithin(dest + row, source + row + length - shift, source + row + length);
    }
  });
}
