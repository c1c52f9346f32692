import type { LookId } from '@reelwright/contracts';
import type { Trade, Trait } from '@reelwright/product-kinds';

/** What a look says of a product before anything is read. */
export const QUALITIES = [
  'refined',
  'playful',
  'technical',
  'warm',
  'strong',
  'soft',
  'handmade',
  'vivid',
  'dark',
] as const;
export type Quality = (typeof QUALITIES)[number];

/** How much of each quality a look has, from 0 to 3. */
export type LookCharacter = Partial<Record<Quality, number>>;

export const LOOK_CHARACTERS: Readonly<Record<LookId, LookCharacter>> = {
  'tech-minimal': { technical: 3, refined: 2, dark: 3, strong: 1 },
  'luxury-serif': { refined: 3, soft: 2, warm: 1 },
  'bold-street': { strong: 3, vivid: 3, dark: 2, playful: 1 },
  'playful-pop': { playful: 3, vivid: 3, soft: 1 },
  'editorial-magazine': { refined: 3, soft: 1, warm: 1, strong: 1 },
  'retro-seventies': { warm: 3, playful: 2, vivid: 2, handmade: 1 },
  'ugc-handwritten': { handmade: 3, playful: 2, warm: 2, soft: 1 },
  'corporate-clean': { technical: 2, refined: 2, soft: 1 },
  'sport-condensed': { strong: 3, technical: 2, vivid: 2, dark: 2 },
  'beauty-soft': { soft: 3, refined: 2, warm: 1 },
  'food-warm': { warm: 3, refined: 1, handmade: 2, vivid: 1 },
  'neon-night': { dark: 3, technical: 2, vivid: 3, strong: 2 },
  'flat-geometric': { vivid: 2, playful: 1, technical: 1, strong: 1, refined: 1 },
  'paper-collage': { handmade: 3, warm: 2, playful: 2 },
};

/** How much a quality is wanted, or unwanted below 0. */
export type Wishes = Partial<Record<Quality, number>>;

export const WISHES_OF_TRADE: Readonly<Record<Trade, Wishes>> = {
  footwear: { strong: 0.8, vivid: 0.5, refined: 0.6, playful: 0.2, handmade: -0.5, dark: -0.5 },
  apparel: { refined: 0.7, strong: 0.4, vivid: 0.5, soft: 0.1, technical: -0.4, handmade: -0.2 },
  eyewear: { refined: 0.6, vivid: 0.5, playful: 0.3, warm: 0.2, dark: -0.2 },
  jewellery: { refined: 1, soft: 0.7, playful: -0.8, vivid: -0.5, handmade: -0.5, strong: -0.5 },
  bags: { refined: 0.8, strong: 0.3, vivid: 0.3, handmade: -0.3 },
  beauty: { soft: 0.9, refined: 0.7, playful: -0.1, handmade: -0.5, strong: -0.5, dark: -0.6, technical: -0.2 },
  'hair-care': { soft: 0.6, refined: 0.6, vivid: 0.2, handmade: -0.4, dark: -0.4 },
  health: { technical: 0.6, soft: 0.6, refined: 0.6, playful: -0.4, vivid: -0.3, dark: -0.5, handmade: -0.3 },
  food: { warm: 1, handmade: 0.3, playful: 0.3, vivid: 0.3, refined: 0.2, technical: -0.8, dark: -0.6, strong: -0.2 },
  drinks: { warm: 0.6, vivid: 0.5, playful: 0.4, refined: 0.2, technical: -0.4, dark: -0.3 },
  kitchen: { warm: 0.7, refined: 0.5, soft: 0.1, technical: 0.1, vivid: 0.1, dark: -0.5, strong: -0.2 },
  home: { refined: 0.6, soft: 0.5, warm: 0.6, handmade: -0.2, vivid: 0.1, dark: -0.5, technical: -0.1 },
  furniture: {
    refined: 0.8,
    warm: 0.5,
    soft: 0.5,
    handmade: -0.3,
    technical: 0.1,
    vivid: -0.6,
    playful: -0.5,
    dark: -0.4,
    strong: -0.1,
  },
  bedding: {
    soft: 1,
    refined: 0.6,
    warm: 0.4,
    handmade: -0.4,
    technical: 0.1,
    vivid: -0.8,
    playful: -0.3,
    strong: -0.6,
    dark: -0.6,
  },
  electronics: { technical: 1, refined: 0.3, vivid: 0.2, handmade: -0.8, playful: -0.2 },
  audio: { technical: 0.7, dark: 0.3, strong: 0.3, vivid: 0.4, handmade: -0.4 },
  computers: { technical: 1, dark: 0.3, refined: 0.2, vivid: 0.2, handmade: -0.6 },
  sport: { strong: 1, vivid: 0.5, technical: 0.4, soft: -0.5, handmade: -0.4, dark: -0.5 },
  outdoor: { strong: 0.5, handmade: 0.5, warm: 0.5, vivid: 0.2, soft: -0.3 },
  toys: { playful: 1, vivid: 0.4, warm: 0.3, handmade: 0.4, dark: -1.2, refined: -0.3, technical: -0.2 },
  baby: { soft: 0.9, playful: 0.5, warm: 0.5, handmade: 0.2, dark: -1.2, strong: -0.6, technical: -0.3 },
  pets: { playful: 0.8, warm: 0.5, handmade: 0.3, vivid: 0.4, dark: -0.7, technical: -0.2 },
  stationery: { handmade: 0.6, playful: 0.3, refined: 0.4, warm: 0.3, dark: -0.6 },
  tools: {
    strong: 0.9,
    technical: 0.8,
    refined: 0.1,
    vivid: 0.2,
    soft: -0.5,
    handmade: -0.4,
    playful: -0.2,
    dark: -0.7,
  },
  garden: { warm: 0.6, handmade: 0.5, soft: 0.2, playful: 0.1, strong: 0.1, dark: -0.6, technical: -0.2 },
  car: { strong: 0.7, technical: 0.8, refined: 0.2, dark: -0.1, soft: -0.4, handmade: -0.5, playful: -0.3 },
  'books-and-games': { warm: 0.5, handmade: 0.5, playful: 0.4, refined: 0.4, dark: -0.4, technical: -0.4 },
  general: { refined: 0.5, technical: 0.4, vivid: 0.3, strong: 0.1, dark: -0.3, handmade: -0.3 },
};

/** Traits that say more of a product than its trade. */
export const WISHES_OF_TRAIT: Partial<Record<Trait, Wishes>> = {
  'for-children': { playful: 0.9, vivid: 0.3, soft: 0.2, warm: 0.3, dark: -1.2, refined: -0.4, strong: -0.2 },
  'for-sleep': { soft: 0.7, vivid: -0.6, strong: -0.5 },
  powered: { technical: 0.7, handmade: -0.8, playful: -0.1 },
  'for-repair': { strong: 0.3 },
  decorative: { refined: 0.3, soft: 0.2 },
};

/** Who a product is for, and in which class it is sold. */
export const LOOK_MARKETS = ['children', 'men', 'premium'] as const;
export type LookMarket = (typeof LOOK_MARKETS)[number];

export const WISHES_OF_MARKET: Readonly<Record<LookMarket, Wishes>> = {
  children: WISHES_OF_TRAIT['for-children'] ?? {},
  men: { soft: -1, strong: 0.5, playful: -0.3 },
  premium: { refined: 0.7, playful: -0.9, handmade: -0.8, vivid: -0.4 },
};
