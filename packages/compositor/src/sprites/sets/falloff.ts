/**
 * Curves of light. Only sums, products, quotients and square roots: these give the same bits in every browser and on
 * the server; powers, sines and exponentials may differ.
 */

/** Returns the share of a lamp's light at a squared distance: 1 at the lamp, a quarter at 1. */
export function lamp(squared: number): number {
  const near = 1 / (1 + squared);
  return near * near;
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Rises from 0 at `from` to 1 at `to`, flat at both ends. */
export function ease(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from), 0, 1);
  return part * part * (3 - 2 * part);
}

/** Keeps small values nearly unchanged; larger ones approach the limit and never reach it. */
export function limit(value: number, most: number): number {
  const part = value / most;
  const squared = part * part;
  return value / Math.sqrt(Math.sqrt(1 + squared * squared));
}

/** A wave of length 1 from -1 to 1, shaped like a sine. */
export function wave(at: number): number {
  const part = at - Math.floor(at);
  const rising = part < 0.5 ? 4 * part - 1 : 3 - 4 * part;
  return rising * (1.5 - 0.5 * rising * rising);
}

/** Returns a pseudorandom number from 0 to 1, the same for the same integer. */
export function scatter(index: number): number {
  let bits = Math.imul(index + 0x9e37, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 0x1_0000_0000;
}

export const length = (x: number, y: number) => Math.sqrt(x * x + y * y);
