import { styleOil, styleWatercolor } from './paint-styles.ts';
import { fromPlanes, type RgbaImage, type ImagePlanes, toPlanes } from './image.ts';
import type { PictureStyle } from './picture-styles.ts';
import { styleHalftone, styleLineArt } from './print-styles.ts';
import type { StyleRequest } from './style-request.ts';
import { styleDuotone, styleGrade } from './tone-styles.ts';

export interface ImageToStyle extends RgbaImage {
  style: PictureStyle;
  /** 0 (as it was) to 1 (all style). */
  strength: number;
  seed: number;
  /** `#rrggbb`, none to two: inks of prints, tints of a grade; the other styles keep the image's own. */
  colors?: readonly string[];
}

const STYLES: Readonly<Record<PictureStyle, (planes: ImagePlanes, request: StyleRequest) => ImagePlanes>> = {
  duotone: styleDuotone,
  halftone: styleHalftone,
  oil: styleOil,
  watercolor: styleWatercolor,
  line_art: styleLineArt,
  grade: styleGrade,
};

/** Gives an opaque image a style. The same for the same image, seed and colours. */
export function stylePicture({
  style,
  strength,
  seed,
  colors = [],
  ...picture
}: ImageToStyle): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = picture;
  const planes = toPlanes(picture);
  if (strength <= 0) return fromPlanes(planes);
  const styled = STYLES[style](planes, { width, height, seed, colors: colors.slice(0, 2) });
  if (strength < 1) {
    mix(planes.red, styled.red, strength);
    mix(planes.green, styled.green, strength);
    mix(planes.blue, styled.blue, strength);
  }
  return fromPlanes(styled);
}

function mix(source: Float32Array, styled: Float32Array, strength: number): void {
  for (let pixel = 0; pixel < styled.length; pixel += 1)
    styled[pixel] = (source[pixel] ?? 0) * (1 - strength) + (styled[pixel] ?? 0) * strength;
}
