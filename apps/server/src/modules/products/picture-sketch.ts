import sharp from 'sharp';

/** A picture reduced to what tells it from another: where it gets brighter, its colours, its shape. */
export interface PictureSketch {
  /** One byte per pair of neighbours: whether it gets brighter to the right. */
  gradients: Uint8Array;
  /** 4x4 mean colours, RGB. */
  colours: Uint8Array;
  aspect: number;
}

const COLUMNS = 17;
const ROWS = 16;
const COLOUR_CELLS = 4;
/** Differences of brightness below this are noise of the encoder, common on plain backgrounds. */
const NOISE = 3;
const MAX_GRADIENT_DIFFERENCE = 0.06;
const MAX_COLOUR_DIFFERENCE = 10;
const MAX_ASPECT_DIFFERENCE = 0.03;

export async function sketchPicture(content: Buffer): Promise<PictureSketch> {
  const picture = sharp(content);
  const { width, height } = await picture.metadata();
  const grey = await picture.clone().greyscale().resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer();
  const colours = await picture
    .clone()
    .removeAlpha()
    .toColourspace('srgb')
    .resize(COLOUR_CELLS, COLOUR_CELLS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const gradients = new Uint8Array((COLUMNS - 1) * ROWS);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      gradients[row * (COLUMNS - 1) + column] = (grey[at + 1] ?? 0) > (grey[at] ?? 0) + NOISE ? 1 : 0;
    }
  }
  return { gradients, colours: new Uint8Array(colours), aspect: width / height };
}

function meanDifference(left: Uint8Array, right: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += Math.abs((left[at] ?? 0) - (right[at] ?? 0));
  return sum / left.length;
}

/** Whether two pictures show the same thing, perhaps in another size or quality; another colour is another picture. */
export function looksAlike(left: PictureSketch, right: PictureSketch): boolean {
  return (
    Math.abs(left.aspect / right.aspect - 1) <= MAX_ASPECT_DIFFERENCE &&
    meanDifference(left.gradients, right.gradients) <= MAX_GRADIENT_DIFFERENCE &&
    meanDifference(left.colours, right.colours) <= MAX_COLOUR_DIFFERENCE
  );
}
