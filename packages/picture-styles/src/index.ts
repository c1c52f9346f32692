export { type CanvasToExtend, extendCanvas, type ExtendedCanvas } from './extend-canvas.ts';
export type { RgbaImage } from './image.ts';
export { toOklab } from './oklab.ts';
export { PICTURE_STYLES, type PictureStyle } from './picture-styles.ts';
export { type ImageToStyle, stylePicture } from './style-picture.ts';
