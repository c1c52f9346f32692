import type { AdLanguage } from '@reelwright/contracts';
import type { Trade } from '@reelwright/product-kinds';
import { canOpenAd, isExtent, isFigure } from '../leading-fact.ts';
import { rankFact } from '../rank-fact.ts';
import type { Feature } from '../read-features.ts';
import type { ToldConcept } from './told-concepts.ts';

/** A concept of the product's text, weighed for its buyers. */
export interface WrittenPoint extends ToldConcept {
  features: readonly Feature[];
  /** Its importance to a buyer, about 0 to 6. */
  weight: number;
  canOpen: boolean;
}

/** A concept that no feature knows and no row rates. */
const UNRATED = 1.6;
const FIRST_PLACE_BONUS = 1.2;
const LESS_PER_PLACE = 0.3;

/** Features of which a product has several. */
const MANY: ReadonlySet<string> = new Set(['pockets', 'storage', 'adjustable', 'material', 'zip', 'active']);

/** Drops concepts that say again, by title or feature, what a stronger one says. */
function keepDistinct(points: readonly WrittenPoint[]): WrittenPoint[] {
  const seen = new Set<string>();
  return points.filter(({ features, rows }) => {
    const own = [
      ...features.flatMap(({ id }) => (MANY.has(id) ? [] : [id])),
      ...rows.flatMap(({ title }) => (title === null ? [] : [title])),
    ];
    const isSaid = own.some((each) => seen.has(each));
    for (const each of own) seen.add(each);
    return !isSaid;
  });
}

/** Weighs concepts for the buyers of a trade, the strongest first. */
export function weighConcepts(
  concepts: readonly ToldConcept[],
  {
    language,
    trade,
    listFeatures,
  }: { language: AdLanguage; trade: Trade | undefined; listFeatures: (text: string) => Feature[] },
): WrittenPoint[] {
  const weighed = concepts
    .map((concept): WrittenPoint => {
      const { phrase, words } = concept;
      const own = listFeatures(words);
      const features = own.length > 0 || phrase.text.split(' ').length > 6 ? own : listFeatures(phrase.text);
      const rated = { text: words, features, isAccessory: false };
      const pull = Math.max(-1, ...concept.rows.map((row) => row.pull ?? -1));
      const ranked = rankFact({
        features,
        trade,
        isAccessory: false,
        hasNumber: /\d/.test(words),
        isFigure: isFigure(rated, { language, trade }),
        isExtent: isExtent(rated, { language, trade }),
        isEffect: false,
        isBare: false,
        place: null,
      });
      const ofPlace = phrase.place === null ? 0 : Math.max(-0.3, FIRST_PLACE_BONUS - phrase.place * LESS_PER_PLACE);
      const base = pull >= 0 ? pull : features.length > 0 ? ranked : UNRATED;
      return { ...concept, features, weight: base + ofPlace, canOpen: canOpenAd(rated) };
    })
    .toSorted((left, right) => right.weight - left.weight);
  return keepDistinct(weighed);
}
