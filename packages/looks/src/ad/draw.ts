/** Returns a number from 0 to 1 for a seed and a key: the same on every machine, different for every key. */
export function draw(seed: number, key: string): number {
  let value = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < key.length; at++) value = Math.imul(value ^ key.charCodeAt(at), 0x01000193) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39) >>> 0;
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}
