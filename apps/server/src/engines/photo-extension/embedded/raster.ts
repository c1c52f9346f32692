/** An image without transparency, three bytes per pixel, row by row. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Red, green, blue, 0 to 255. */
export type Color = [number, number, number];

/** Transposes an image: rows become columns. */
export function turn({ data, width, height }: Raster): Raster {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (x * height + y) * 3;
      turned[to] = data[from] ?? 0;
      turned[to + 1] = data[from + 1] ?? 0;
      turned[to + 2] = data[from + 2] ?? 0;
    }
  return { data: turned, width: height, height: width };
}

/** Eases from 0 to 1 with zero slope at both ends; clamps the input. */
export const smoothstep = (at: number): number => {
  const clamped = Math.min(1, Math.max(0, at));
  return clamped * clamped * (3 - 2 * clamped);
};
