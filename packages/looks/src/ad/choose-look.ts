import { LOOK_IDS, type LookId } from '@reelwright/contracts';
import type { Trade, Trait } from '@reelwright/product-kinds';
import { draw } from './draw.ts';
import {
  LOOK_CHARACTERS,
  type LookMarket,
  QUALITIES,
  type Quality,
  WISHES_OF_MARKET,
  WISHES_OF_TRADE,
  WISHES_OF_TRAIT,
  type Wishes,
} from './look-characters.ts';

/** A product as looks are chosen for it. */
export interface LookedProduct {
  name: string;
  /** The trade of the product's kind; a product of unknown kind gets a look that suits anything. */
  trade?: Trade | undefined;
  traits?: readonly Trait[] | undefined;
  markets?: readonly LookMarket[] | undefined;
}

/** Fewest looks that suit a product, so that its ads differ; most; and how much worse than the best one they may be. */
const SUITING = { least: 4, most: 6, distance: 0.45 } as const;

/** Amount of a look's main qualities, and the wish up to which a product refuses looks that are mainly so. */
const MAIN = 3;
const REFUSED = -0.5;

/**
 * Lists the looks that suit a product, best first: the character of each is weighed by what its trade, traits and
 * market want.
 */
export function listSuitingLooks({ trade = 'general', traits = [], markets = [] }: LookedProduct): LookId[] {
  const wishes: Wishes[] = [
    WISHES_OF_TRADE[trade],
    ...traits.flatMap((trait) => WISHES_OF_TRAIT[trait] ?? []),
    // A product for children is so by its trait or by its market.
    ...markets
      .filter((market) => market !== 'children' || !traits.includes('for-children'))
      .map((market) => WISHES_OF_MARKET[market]),
  ];
  const wishFor = (quality: Quality): number => wishes.reduce((wanted, each) => wanted + (each[quality] ?? 0), 0);
  // Relative to the strength of its character: a look that is a little of everything suits many products.
  const scoreOf = (look: LookId): number => {
    const amounts = QUALITIES.map((quality) => ({ quality, amount: LOOK_CHARACTERS[look][quality] ?? 0 }));
    const fit = amounts.reduce((sum, { quality, amount }) => sum + amount * wishFor(quality), 0);
    return fit / Math.hypot(...amounts.map(({ amount }) => amount));
  };
  const isRefused = (look: LookId): boolean =>
    QUALITIES.some((quality) => LOOK_CHARACTERS[look][quality] === MAIN && wishFor(quality) <= REFUSED);
  const all = LOOK_IDS.map((look) => ({ look, score: scoreOf(look) })).toSorted((a, b) => b.score - a.score);
  const left = all.filter(({ look }) => !isRefused(look));
  // With too few looks left, ads of one product would resemble each other.
  const ranked = left.length >= SUITING.least ? left : all;
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }, rank) => rank < SUITING.least || (rank < SUITING.most && score >= best - SUITING.distance))
    .map(({ look }) => look);
}

/**
 * Chooses a look that suits a product. The same product and seed give the same look; each seed moves to the next look,
 * and products of one trade start at different ones.
 */
export function chooseLook({
  seed,
  except = [],
  ...product
}: LookedProduct & {
  seed: number;
  /** Looks that are avoided as long as others remain. */
  except?: readonly LookId[];
}): LookId {
  const suiting = listSuitingLooks(product);
  const left = suiting.filter((id) => !except.includes(id));
  const more = listSuitingLooks({ name: product.name }).filter((id) => !except.includes(id));
  const drawn = left.length > 0 ? left : more.length > 0 ? more : suiting;
  const first = Math.floor(draw(0, product.name) * drawn.length);
  const choice = drawn[(first + seed) % drawn.length];
  if (!choice) throw new Error('There is no look to choose from');
  return choice;
}
