/** Trades: products of one trade share their style of images, praise and humour. */
export const TRADES = [
  'footwear',
  'apparel',
  'eyewear',
  'jewellery',
  'bags',
  'beauty',
  'hair-care',
  'health',
  'food',
  'drinks',
  'kitchen',
  'home',
  'furniture',
  'bedding',
  'electronics',
  'audio',
  'computers',
  'sport',
  'outdoor',
  'toys',
  'baby',
  'pets',
  'stationery',
  'tools',
  'garden',
  'car',
  'books-and-games',
  'general',
] as const;

export type Trade = (typeof TRADES)[number];

/** The part of a person that wears or holds a product. */
export type BodyRegion =
  | 'head'
  | 'face'
  | 'eyes'
  | 'ears'
  | 'neck'
  | 'torso'
  | 'hands'
  | 'wrist'
  | 'legs'
  | 'feet'
  | 'whole-body';

export const TRAITS = [
  'edible',
  'drinkable',
  'swallowed',
  'worn',
  'carried',
  'handheld',
  'washable',
  'powered',
  'fragile',
  'liquid',
  'soft',
  'sharp',
  'scented',
  'warm',
  'light-giving',
  'for-skin',
  'for-hair',
  'for-animals',
  'for-children',
  'for-the-table',
  'for-cooking',
  'for-cleaning',
  'for-sleep',
  'for-sitting',
  'for-storage',
  'for-the-wall',
  'for-work',
  'for-travel',
  'for-play',
  'for-reading',
  'for-repair',
  'for-water',
  'outdoors',
  'decorative',
] as const;

/** A property of every product of a kind, whatever its maker. */
export type Trait = (typeof TRAITS)[number];

/** One kind of product: "slip-on shoe", "dog bed", "olive oil". */
export interface ProductKind {
  /** The English singular in kebab case; unique. */
  id: string;
  trade: Trade;
  en: {
    singular: string;
    plural: string;
    isCountable: boolean;
    /** Whether it is a pair: "a pair of sunglasses". */
    isPair: boolean;
    /** Other names, each singular. */
    words: string[];
  };
  zh: {
    noun: string;
    /** The classifier between number and noun: 双 in 一双鞋. */
    measureWord: string;
    words: string[];
  };
  /** Where a person in a photo wears or holds it; left out if nobody does. */
  wornOn?: BodyRegion;
  traits: Trait[];
}
