/** Returns a canvas as layouts measure it: its shorter side is 1080. */
export function toLayoutSize({ width, height }: { width: number; height: number }) {
  const scale = 1080 / Math.min(width, height);
  return { width: width * scale, height: height * scale };
}
