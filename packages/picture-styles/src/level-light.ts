import type { Plane, Size } from '@reelwright/planes';

/** How much of the old light's fall is taken off, and the most that this changes a pixel, as factors. */
const SHARE = 0.6;
const MOST = 1.5;
/** Brightness below which differences are noise. */
const DARK = 0.004;

/**
 * Finds the factors that level an old light that falls against a new one: within `part` (weights 0 to 1), brightness that
 * rises away from `towards` is turned back. All 1 where it doesn't. `linear` is luminance, linear.
 */
export function levelLight(
  linear: Plane,
  part: Plane,
  { width, height }: Size,
  towards: readonly [number, number],
): Plane {
  const factors = new Float32Array(linear.length).fill(1);
  const place = (at: number): number => (at % width) * towards[0] + Math.floor(at / width) * towards[1];
  const bright = (at: number): number => Math.log(Math.max(DARK, linear[at] ?? 0));
  const sums = { weight: 0, place: 0, bright: 0 };
  for (let at = 0; at < width * height; at += 1) {
    const weight = part[at] ?? 0;
    if (weight === 0) continue;
    sums.weight += weight;
    sums.place += weight * place(at);
    sums.bright += weight * bright(at);
  }
  if (sums.weight === 0) return factors;
  const middle = { place: sums.place / sums.weight, bright: sums.bright / sums.weight };
  let [together, spread] = [0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const weight = part[at] ?? 0;
    if (weight === 0) continue;
    const away = place(at) - middle.place;
    together += weight * away * (bright(at) - middle.bright);
    spread += weight * away * away;
  }
  const rise = spread > 0 ? together / spread : 0;
  if (rise >= 0) return factors;
  for (let at = 0; at < factors.length; at += 1) {
    const factor = Math.exp(-rise * SHARE * (place(at) - middle.place));
    factors[at] = 1 + (Math.min(MOST, Math.max(1 / MOST, factor)) - 1) * (part[at] ?? 0);
  }
  return factors;
}
