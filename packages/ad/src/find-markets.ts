import type { Product } from '@reelwright/contracts';
import type { LookMarket } from '@reelwright/looks';
import type { Trade } from '@reelwright/product-kinds';

/** What products of a trade usually cost, in US dollars. */
const USUAL_USD: Readonly<Record<Trade, number>> = {
  footwear: 70,
  apparel: 45,
  eyewear: 50,
  jewellery: 60,
  bags: 70,
  beauty: 20,
  'hair-care': 30,
  health: 30,
  food: 16,
  drinks: 15,
  kitchen: 60,
  home: 60,
  furniture: 300,
  bedding: 80,
  electronics: 90,
  audio: 90,
  computers: 150,
  sport: 50,
  outdoor: 120,
  toys: 30,
  baby: 40,
  pets: 30,
  stationery: 15,
  tools: 80,
  garden: 40,
  car: 50,
  'books-and-games': 25,
  general: 50,
};

/** Units of a currency for a US dollar, roughly: only the class of a price follows from it. */
const PER_USD: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  CHF: 0.88,
  CAD: 1.37,
  AUD: 1.52,
  NZD: 1.65,
  SGD: 1.34,
  HKD: 7.8,
  CNY: 7.2,
  TWD: 32,
  JPY: 150,
  KRW: 1370,
  INR: 84,
  SEK: 10.6,
  NOK: 10.9,
  DKK: 6.9,
  PLN: 4,
  MXN: 18,
  BRL: 5.4,
};

/** How much more than usual a product of the upper class costs. */
const PREMIUM = 2.2;

const CHILDREN =
  /\b(?:kids?|child(?:ren)?(?:['’]s)?|toddlers?|bab(?:y(?! blue| pink| soft)|ies)|infants?|boys|girls|nursery)\b|儿童|宝宝|孩子|幼儿|婴儿|童装|小学生/iu;
/** An age from which a child may use it, in years or months. */
const AGE =
  /\bages?\s+(?:[1-9]|1[0-2])\b|\b(?:[1-9]|1[0-2])\s*(?:years?|yrs?)(?: old)? and up|\b\d{1,2}\s*months? (?:and up|\+|old)|(?:^|\D)(?:[1-9]|1[0-2])\s*岁(?:以上|起|\+)/iu;
const MEN = /\b(?:men|men['’]s|beard|gentlemen)\b|男士|男款|男式|胡须|修须|剃须|刮胡/iu;
const WOMEN = /\b(?:women|women['’]s|ladies|unisex)\b|女/iu;

/** Tells whom a product is for, and whether it is of the upper class of its trade, by its name, audience and price. */
export function findMarkets(
  {
    name,
    audience = '',
    price,
    currency,
    selling_points: points = [],
  }: Pick<Product, 'name' | 'audience' | 'price' | 'currency'> & Partial<Pick<Product, 'selling_points'>>,
  trade: Trade = 'general',
): LookMarket[] {
  const about = `${name} ${audience}`;
  const perUsd = currency === undefined ? undefined : PER_USD[currency];
  const isPremium = price !== undefined && perUsd !== undefined && price / perUsd >= PREMIUM * USUAL_USD[trade];
  return [
    ...(CHILDREN.test(about) || points.some((point) => AGE.test(point)) ? (['children'] as const) : []),
    ...(MEN.test(about) && !WOMEN.test(about) ? (['men'] as const) : []),
    ...(isPremium ? (['premium'] as const) : []),
  ];
}
