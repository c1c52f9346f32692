export { CAPTION_STYLE_NAMES, type CaptionStyleName } from '@reelwright/contracts';
