export { PICTURE_STYLES, type PictureStyle } from './picture-styles.ts';
