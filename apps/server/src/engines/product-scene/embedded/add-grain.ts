/** Most change of a pixel, of 255. */
const STRENGTH = 5;

/**
 * Adds the fine grain of film to an image of three channels: smooth walls keep their gradients when they are encoded, and
 * don't look drawn. The same for the same seed.
 */
export function addGrain(rgb: Uint8Array, seed: number): void {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    // Two throws: small changes are more frequent.
    const change = (((state & 0xff) + ((state >>> 8) & 0xff)) / 255 - 1) * STRENGTH;
    for (let channel = 0; channel < 3; channel += 1)
      rgb[at + channel] = Math.min(255, Math.max(0, Math.round((rgb[at + channel] ?? 0) + change)));
  }
}
