/** The styles an image can be given. */
export const PICTURE_STYLES = ['duotone', 'halftone', 'oil', 'watercolor', 'line_art', 'grade'] as const;
export type PictureStyle = (typeof PICTURE_STYLES)[number];
