export { type CanvasToExtend, extendCanvas, type ExtendedCanvas } from './extend-canvas.ts';
export type { RgbaImage } from './image.ts';
export { PICTURE_STYLES, type PictureStyle } from './picture-styles.ts';
export { type ImageToStyle, stylePicture } from './style-picture.ts';
export { blendPictures, type Foreground, type PicturesToBlend } from './blend-pictures.ts';
export {
  type PictureToRelight,
  RELIGHT_DIRECTIONS,
  RELIGHT_TONES,
  type RelightDirection,
  relightPicture,
  type RelightTone,
} from './relight-picture.ts';
