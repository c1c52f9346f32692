import { type EffectFrame, lightenPixel } from './effect-frame.ts';

/** Of the frame's width. */
const BAND = 0.09;
const SLANT = 0.35;

/**
 * Lets a band of light pass over the subject once, from left to right. It begins and ends beside it, so that a loop has
 * no seam. Brighter parts of the subject answer more.
 */
export function drawLightSweep({ rgba, width, height, phase, opacity, subject }: EffectFrame): void {
  const reach = BAND * width + SLANT * (subject.bottom - subject.top);
  const from = subject.left - reach;
  const to = subject.right + reach;
  const middle = from + (to - from) * phase;
  const half = BAND * width;
  const top = Math.max(0, Math.floor(subject.top));
  const bottom = Math.min(height, Math.ceil(subject.bottom));
  const center = (subject.top + subject.bottom) / 2;
  for (let y = top; y < bottom; y += 1) {
    const band = middle - (y - center) * SLANT;
    for (let x = Math.max(0, Math.ceil(band - half)); x <= Math.min(width - 1, band + half); x += 1) {
      const pixel = y * width + x;
      const on = opacity ? (opacity[pixel] ?? 0) / 255 : 1;
      if (on === 0) continue;
      const aside = Math.abs(x - band) / half;
      const shape = (1 - aside) * (1 - aside) * (1 + 2 * aside);
      const at = pixel * 4;
      const luma = (2 * (rgba[at] ?? 0) + 5 * (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0)) / 2040;
      const value = 190 * shape * on * (0.35 + 0.65 * luma);
      lightenPixel(rgba, at, value, value * 0.98, value * 0.92);
    }
  }
}
