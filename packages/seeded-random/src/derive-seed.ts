/** `MAX_SEED` of contracts, which take a third of a second to load: too long for a program that draws a preview. */
const MAX_SEED = 2 ** 31 - 1;

/** Derives the seed of one of several results; index 0 returns the seed itself. */
export function deriveSeed(seed: number, index: number): number {
  if (index === 0) return seed;
  let value = Math.imul(seed ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b) >>> 0;
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) >>> 0;
  return ((value ^ (value >>> 16)) >>> 0) & MAX_SEED;
}
