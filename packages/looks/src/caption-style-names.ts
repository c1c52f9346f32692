/** Every caption carries its own ground, an outline or a plate: it reads on whatever is behind it. */
export const CAPTION_STYLE_NAMES = [
  'pop-outline',
  'pop-heavy',
  'box-accent',
  'box-on-plate',
  'karaoke-plate',
  'karaoke-outline',
  'typewriter-plate',
  'typewriter-screen',
  'underline-plate',
  'marker-paper',
  'bounce-outline',
  'dim-plate',
  'single-heavy',
  'single-plate',
] as const;
export type CaptionStyleName = (typeof CAPTION_STYLE_NAMES)[number];
