import { ANIMATED_TITLE_DOCUMENTS } from './animated-titles.ts';
import { CAPTION_DOCUMENTS } from './captions.ts';
import { DRAWN_STICKER_DOCUMENTS } from './drawn-stickers.ts';
import { FAMILY_DOCUMENTS } from './families.ts';
import { VIDEO_DOCUMENTS } from './videos.ts';
import type { GoldenDocument } from './golden-document.ts';
import { GRADE_DOCUMENTS } from './grades.ts';
import { LETTERED_STICKER_DOCUMENTS } from './lettered-stickers.ts';
import { LIT_SET_DOCUMENTS } from './lit-sets.ts';
import { MASK_AND_BLEND_DOCUMENTS } from './masks-and-blends.ts';
import { MOTION_DOCUMENTS } from './motions.ts';
import { IMAGE_DOCUMENTS } from './images.ts';
import { TITLE_DOCUMENTS } from './titles.ts';
import { TRANSITION_DOCUMENTS } from './transitions.ts';
import { WHOLE_AD_DOCUMENTS } from './whole-ads.ts';

/** Small documents that together use every feature; `documents.e2e.ts` checks that. */
export const GOLDEN_DOCUMENTS: readonly GoldenDocument[] = [
  ...IMAGE_DOCUMENTS,
  ...MOTION_DOCUMENTS,
  ...MASK_AND_BLEND_DOCUMENTS,
  ...GRADE_DOCUMENTS,
  ...TRANSITION_DOCUMENTS,
  ...VIDEO_DOCUMENTS,
  ...TITLE_DOCUMENTS,
  ...FAMILY_DOCUMENTS,
  ...ANIMATED_TITLE_DOCUMENTS,
  ...CAPTION_DOCUMENTS,
  ...DRAWN_STICKER_DOCUMENTS,
  ...LETTERED_STICKER_DOCUMENTS,
  ...LIT_SET_DOCUMENTS,
  ...WHOLE_AD_DOCUMENTS,
];
