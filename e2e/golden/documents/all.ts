import { FILM_DOCUMENTS } from './films.ts';
import type { GoldenDocument } from './golden-document.ts';
import { PICTURE_DOCUMENTS } from './pictures.ts';
import { STICKER_DOCUMENTS } from './stickers.ts';
import { TEXT_DOCUMENTS } from './texts.ts';
import { TRANSITION_DOCUMENTS } from './transitions.ts';
import { WHOLE_AD_DOCUMENTS } from './whole-ads.ts';

/** Small documents that together use every feature there is; `golden-documents.e2e.ts` sees to that. */
export const GOLDEN_DOCUMENTS: readonly GoldenDocument[] = [
  ...PICTURE_DOCUMENTS,
  ...TRANSITION_DOCUMENTS,
  ...FILM_DOCUMENTS,
  ...TEXT_DOCUMENTS,
  ...STICKER_DOCUMENTS,
  ...WHOLE_AD_DOCUMENTS,
];
