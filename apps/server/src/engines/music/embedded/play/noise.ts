/**
 * White noise, the same for the same seed. xorshift32 takes one multiplication less than the composer's generator,
 * which matters at this rate.
 */
export function makeNoise(length: number, seed: number): Float32Array {
  const noise = new Float32Array(length);
  let state = (seed * 0x9e3779b1 + 0x7f4a7c15) | 0 || 1;
  for (let index = 0; index < length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    noise[index] = state / 2 ** 31;
  }
  return noise;
}
