import sharp from 'sharp';

export interface EvenEdges {
  top: boolean;
  right: boolean;
  bottom: boolean;
  left: boolean;
}

/** Longer side of the analysed photo in pixels, and the number of its rows that count as an edge. */
const SIZE = 96;
const ROWS = 3;
/**
 * Root mean square of the deviation from an even change of colour along an edge, of 255; stricter at the top, where
 * texts stand.
 */
const EVEN = { top: 11, others: 18 } as const;

/**
 * Returns the edges of a photo with a single background along them, such as a wall or a floor, whose colour may change
 * evenly.
 */
export async function findEvenEdges(imagePath: string): Promise<EvenEdges> {
  const { data, info } = await sharp(imagePath)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(SIZE, SIZE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colorAt = (x: number, y: number) => [0, 1, 2].map((channel) => data[(y * width + x) * 3 + channel] ?? 0);
  const along = (length: number, most: number, place: (step: number, row: number) => [number, number]) =>
    isEven(
      Array.from({ length }, (_none, step) => {
        const rows = Array.from({ length: ROWS }, (_row, row) => colorAt(...place(step, row)));
        return [0, 1, 2].map((channel) => rows.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / ROWS);
      }),
      most,
    );
  return {
    top: along(width, EVEN.top, (step, row) => [step, row]),
    bottom: along(width, EVEN.others, (step, row) => [step, height - 1 - row]),
    left: along(height, EVEN.others, (step, row) => [row, step]),
    right: along(height, EVEN.others, (step, row) => [width - 1 - row, step]),
  };
}

/** Returns whether colours differ little from a straight line through them. */
function isEven(colors: readonly (readonly number[])[], most: number): boolean {
  const middle = (colors.length - 1) / 2;
  const spread = colors.reduce((sum, _color, at) => sum + (at - middle) ** 2, 0);
  return [0, 1, 2].every((channel) => {
    const values = colors.map((color) => color[channel] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const slope = values.reduce((sum, value, at) => sum + (value - mean) * (at - middle), 0) / spread;
    const rest = values.reduce((sum, value, at) => sum + (value - mean - slope * (at - middle)) ** 2, 0);
    return Math.sqrt(rest / values.length) <= most;
  });
}
