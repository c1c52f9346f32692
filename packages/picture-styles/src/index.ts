export { type CanvasToExtend, extendCanvas, type ExtendedCanvas } from './extend-canvas.ts';
export type { RgbaImage } from './image.ts';
export { toOklab } from './oklab.ts';
export { PICTURE_STYLES, type PictureStyle } from './picture-styles.ts';
export { type ImageToStyle, stylePicture } from './style-picture.ts';
export { blendImages, type Foreground, type ImagesToBlend } from './blend-images.ts';
export {
  type ImageToRelight,
  RELIGHT_DIRECTIONS,
  RELIGHT_TONES,
  type RelightDirection,
  relightImage,
  type RelightTone,
} from './relight-image.ts';
