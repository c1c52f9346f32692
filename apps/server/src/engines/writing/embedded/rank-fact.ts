import type { Trade } from '@reelwright/product-kinds';

const listFeatures = (ids: string): readonly string[] => ids.trim().split(/\s+/);

/**
 * Buyers' first questions in each trade, as features of facts in both languages: function, material, capacity, feel.
 * Unlisted features follow, in the order of their own weight.
 */
const FIRST_ASKED: Readonly<Record<Trade, readonly string[]>> = {
  footwear: listFeatures('no-laces waterproof comfort non-slip warm breathable water-repellent weight material'),
  apparel: listFeatures(`
    warm waterproof uv heavy-fabric cooling material quick-dry crease-free elastic soft breathable
    windproof pockets
  `),
  eyewear: listFeatures('polarised uv blue-light weight fit tough material'),
  jewellery: listFeatures('stone precious movement waterproof personal skin-safe handmade material'),
  bags: listFeatures('capacity laptop waterproof weight pockets comfort material water-repellent leakproof'),
  beauty: listFeatures('active uv wear-time hydrating scent gentle fragrance-free lasts'),
  'hair-care': listFeatures('fast power lasts active hydrating gentle fragrance-free scent battery-life'),
  health: listFeatures('dose precision massage pressure warm battery-life fast weight material quiet no-added-sugar'),
  food: listFeatures(`
    recipe flavour few-ingredients protein no-added-sugar crispy spicy fresh origin handmade gluten-free
  `),
  drinks: listFeatures('recipe flavour few-ingredients no-added-sugar juice-pressed roast origin caffeine fresh'),
  kitchen: listFeatures(`
    hot-hours cold-hours nonstick even-heat sharp capacity fast leakproof induction material handmade
    power timer oven airtight
  `),
  home: listFeatures(`
    dimmable suction cleans-air burn-time scent material soft capacity storage quiet battery-life
    absorbent reversible handmade
  `),
  furniture: listFeatures(
    'material comfort extends seats adjustable load storage foldable no-assembly removable-cover',
  ),
  bedding: listFeatures('cooling warm material soft comfort absorbent crease-free breathable stays-put machine-wash'),
  electronics: listFeatures(`
    prints resolution night-vision refresh suction battery-life fast-charge capacity power sound screen
    motion-alerts two-way-audio rotates waterproof
  `),
  audio: listFeatures('noise-cancelling sound battery-life waterproof comfort multi-device fast-charge weight'),
  computers: listFeatures(`
    switches refresh resolution memory screen fast battery-life quiet ports adjustable wireless weight
  `),
  sport: listFeatures(
    'load comfort non-slip thickness tough adjustable material foldable weight resistance waterproof',
  ),
  outdoor: listFeatures(
    'waterproof warm load seats no-assembly capacity weight battery-life power foldable windproof uv',
  ),
  toys: listFeatures(`
    ages interactive magnetic material soft players round-corners food-grade battery-life piece-count
  `),
  baby: listFeatures(`
    load ages leakproof absorbent food-grade soft gentle comfort foldable weight material machine-wash
  `),
  pets: listFeatures(`
    recipe comfort protein few-ingredients sisal clumping odour capacity timer tough quiet soft material
  `),
  stationery: listFeatures('paper thick-paper nib lays-flat refillable pages material quick-dry piece-count'),
  tools: listFeatures('torque precision power sharp battery-life brushless load gears weight material'),
  garden: listFeatures(`
    growth low-care self-watering range frost-proof sharp capacity power solar load material rustproof
  `),
  car: listFeatures(`
    resolution suction power fast night-vision fits-car motion-alerts capacity magnetic gps absorbent
  `),
  'books-and-games': listFeatures(`
    players playing-time piece-count story no-glare ages read-aloud pages paper bilingual pinyin
  `),
  general: listFeatures('personal handmade material capacity scent'),
};

/**
 * Features that nobody buys for, unless the trade lists them first: care, guarantee, accessories, colours, outer sizes.
 */
const LATER: ReadonlySet<string> = new Set([
  'guarantee',
  'included',
  'set',
  'pieces',
  'case-included',
  'gift-box',
  'colours',
  'dimension',
  'usb-c',
  'dishwasher',
  'machine-wash',
  'removable-cover',
  'easy-clean',
  'bpa-free',
  'recycled',
  'ports',
  'certified',
]);

const ASKED_FIRST = 4;
const PER_PLACE = 0.15;
const LEAST_ASKED = 2.6;
const UNLISTED = 1.9;
const MOST_UNLISTED = 2.4;
const LATER_WEIGHT = 1;
const ACCESSORY_WEIGHT = 0.3;
const KIT_WEIGHT = 3.2;
/** A number makes a fact credible. */
const NUMBER_BONUS = 0.4;
/** An amount with its unit holds a viewer: it leads. */
const FIGURE_BONUS = 1.8;
/** A bare amount carries little information. */
const BARE_COST = 0.7;
/** What a product does for its buyer is worth more than what it has. */
const EFFECT_BONUS = 0.7;
/** Sellers list the best-selling points first. */
const FIRST_PLACE_BONUS = 1.2;
const LESS_PER_PLACE = 0.3;
/** What the seller puts into the name, too, is what the product is bought for. */
const ECHO_BONUS = 0.6;

interface RankedFact {
  features: readonly { id: string; weight: number }[];
  trade: Trade | undefined;
  /** True if it is about an accessory: a cable, a booklet, a pouch. */
  isAccessory: boolean;
  /** True for several things that come along, without which a buyer could not begin: paddles and a pump. */
  isKit?: boolean;
  hasNumber: boolean;
  /** True for an amount with its unit that a buyer compares. */
  isFigure: boolean;
  /** True for a size or an amount that no buyer of the trade chooses by. */
  isExtent: boolean;
  /** True if it tells what the product does, or spares: "covers your ears", "no added sugar". */
  isEffect: boolean;
  /** True for a bare amount: "300 ml". */
  isBare: boolean;
  /** True if it tells of what stands in the name, too. */
  isEcho?: boolean;
  /** Its position in the seller's list; null if it comes from running text. */
  place: number | null;
}

/** Returns the importance of a fact to a buyer of this trade, about 0 to 5. */
export function rankFact({ features, trade, isAccessory, place, ...fact }: RankedFact): number {
  const ofPlace =
    (place === null ? -0.3 : Math.max(-0.3, FIRST_PLACE_BONUS - place * LESS_PER_PLACE)) +
    (fact.isEcho === true ? ECHO_BONUS : 0);
  const asked = FIRST_ASKED[trade ?? 'general'];
  const places = features.flatMap(({ id }) => (asked.includes(id) ? [asked.indexOf(id)] : []));
  if (isAccessory) return (fact.isKit === true ? KIT_WEIGHT : ACCESSORY_WEIGHT) + ofPlace;
  if (fact.isExtent) return LATER_WEIGHT + ofPlace;
  const number = fact.isFigure ? FIGURE_BONUS : fact.isBare ? -BARE_COST : fact.hasNumber ? NUMBER_BONUS : 0;
  const added = number + (fact.isEffect ? EFFECT_BONUS : 0) + ofPlace;
  if (places.length > 0) return Math.max(LEAST_ASKED, ASKED_FIRST - Math.min(...places) * PER_PLACE) + added;
  if (fact.isEcho !== true && features.some(({ id }) => LATER.has(id))) return LATER_WEIGHT + ofPlace;
  const own = Math.max(UNLISTED, ...features.map(({ weight }) => Math.min(weight, MOST_UNLISTED)));
  return own + added;
}
