import type { SceneLayoutName } from '../layout/scene-content.ts';
import { composeCarousel } from './carousel.ts';
import { composeComment } from './comment.ts';
import type { Composition } from './composition.ts';
import { composeEnd } from './end.ts';
import { composeGrid } from './grid.ts';
import { composeDetail, composeHero } from './hero.ts';
import { composePhone } from './phone.ts';
import { composePoster } from './poster.ts';
import { composePunch } from './punch.ts';
import { composeSplit } from './split.ts';
import { composeComparison, composeCountdown, composeList, composePrice, composeReview } from './stickers.ts';

/** The composition of every layout. */
export const COMPOSITIONS: Readonly<Record<SceneLayoutName, Composition>> = {
  hero: composeHero,
  detail: composeDetail,
  split: composeSplit,
  list: composeList,
  price: composePrice,
  comparison: composeComparison,
  review: composeReview,
  end: composeEnd,
  cta: composeEnd,
  grid: composeGrid,
  carousel: composeCarousel,
  punch: composePunch,
  comment: composeComment,
  countdown: composeCountdown,
  poster: composePoster,
  phone: composePhone,
};
