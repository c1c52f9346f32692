export { type CanvasToExtend, extendCanvas, type ExtendedCanvas } from './extend-canvas.ts';
export type { Picture } from './picture.ts';
export { PICTURE_STYLES, type PictureStyle } from './picture-styles.ts';
export { type PictureToStyle, stylePicture } from './style-picture.ts';
