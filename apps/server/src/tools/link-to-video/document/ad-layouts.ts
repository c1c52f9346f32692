import type { AdRatio } from '@reelwright/contracts';
import type { Box } from '@reelwright/timeline';

/** Where things stand on one ratio's canvas, in fractions of it. Every box lies within the ratio's safe zone (a test says so). */
export interface AdLayout {
  title: Box;
  caption: Box;
  logo: Box;
  price: Box;
  /** On the end card. */
  endTitle: Box;
  endPrice: Box;
  endButton: Box;
  /** Darkened so that white text reads on any picture. */
  topScrim: Box;
  bottomScrim: Box;
  /** Font sizes as fractions of the canvas' shorter side. */
  titleSize: number;
  endTitleSize: number;
  captionSize: number;
}

export const AD_LAYOUTS = {
  '9:16': {
    title: { x: 0.14, y: 0.185, width: 0.72, height: 0.14 },
    caption: { x: 0.14, y: 0.64, width: 0.72, height: 0.12 },
    logo: { x: 0.35, y: 0.125, width: 0.3, height: 0.05 },
    price: { x: 0.14, y: 0.55, width: 0.5, height: 0.072 },
    endTitle: { x: 0.14, y: 0.14, width: 0.72, height: 0.16 },
    endPrice: { x: 0.19, y: 0.475, width: 0.62, height: 0.075 },
    endButton: { x: 0.17, y: 0.565, width: 0.66, height: 0.066 },
    topScrim: { x: 0, y: 0, width: 1, height: 0.36 },
    bottomScrim: { x: 0, y: 0.52, width: 1, height: 0.48 },
    titleSize: 0.1,
    endTitleSize: 0.1,
    captionSize: 0.068,
  },
  '4:5': {
    title: { x: 0.07, y: 0.135, width: 0.86, height: 0.16 },
    caption: { x: 0.08, y: 0.765, width: 0.84, height: 0.15 },
    logo: { x: 0.36, y: 0.062, width: 0.28, height: 0.064 },
    price: { x: 0.07, y: 0.655, width: 0.48, height: 0.095 },
    endTitle: { x: 0.08, y: 0.08, width: 0.84, height: 0.18 },
    endPrice: { x: 0.2, y: 0.53, width: 0.6, height: 0.095 },
    endButton: { x: 0.17, y: 0.64, width: 0.66, height: 0.1 },
    topScrim: { x: 0, y: 0, width: 1, height: 0.36 },
    bottomScrim: { x: 0, y: 0.56, width: 1, height: 0.44 },
    titleSize: 0.08,
    endTitleSize: 0.088,
    captionSize: 0.066,
  },
  '1:1': {
    title: { x: 0.07, y: 0.145, width: 0.86, height: 0.17 },
    caption: { x: 0.08, y: 0.755, width: 0.84, height: 0.16 },
    logo: { x: 0.36, y: 0.062, width: 0.28, height: 0.074 },
    price: { x: 0.07, y: 0.63, width: 0.46, height: 0.11 },
    endTitle: { x: 0.08, y: 0.07, width: 0.84, height: 0.2 },
    endPrice: { x: 0.22, y: 0.49, width: 0.56, height: 0.11 },
    endButton: { x: 0.19, y: 0.615, width: 0.62, height: 0.12 },
    topScrim: { x: 0, y: 0, width: 1, height: 0.38 },
    bottomScrim: { x: 0, y: 0.54, width: 1, height: 0.46 },
    titleSize: 0.076,
    endTitleSize: 0.082,
    captionSize: 0.062,
  },
  '16:9': {
    title: { x: 0.06, y: 0.07, width: 0.6, height: 0.22 },
    caption: { x: 0.14, y: 0.745, width: 0.72, height: 0.15 },
    logo: { x: 0.79, y: 0.07, width: 0.15, height: 0.1 },
    price: { x: 0.06, y: 0.6, width: 0.28, height: 0.12 },
    endTitle: { x: 0.06, y: 0.08, width: 0.6, height: 0.28 },
    endPrice: { x: 0.06, y: 0.4, width: 0.32, height: 0.13 },
    endButton: { x: 0.06, y: 0.565, width: 0.36, height: 0.14 },
    topScrim: { x: 0, y: 0, width: 1, height: 0.42 },
    bottomScrim: { x: 0, y: 0.54, width: 1, height: 0.46 },
    titleSize: 0.085,
    endTitleSize: 0.095,
    captionSize: 0.068,
  },
} as const satisfies Record<AdRatio, AdLayout>;
