/** Value noise and its octaves in the plane, 0 to about 1; the same on every machine. */
function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647) + 1274126177) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 8) / 16_777_216;
}

export function noise(x: number, y: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - ix), ease(y - iy)];
  const top = hash(ix, iy, seed) * (1 - u) + hash(ix + 1, iy, seed) * u;
  const bottom = hash(ix, iy + 1, seed) * (1 - u) + hash(ix + 1, iy + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

export function octaves(x: number, y: number, seed: number, count: number): number {
  let sum = 0;
  for (let index = 0, size = 0.5; index < count; index += 1, size /= 2)
    sum += size * noise(x * 2 ** index + index * 17.1, y * 2 ** index + index * 9.2, seed + index);
  return sum;
}
