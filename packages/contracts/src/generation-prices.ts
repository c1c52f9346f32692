import type { GenerationPriceClass } from './generation-models.ts';
import { DISCOUNTS, VEO3_FLASH_SALE_AMOUNT_CENTS } from './plans.ts';

/** Credits for one image of up to 1024 pixels; larger ones cost twice as much. */
const IMAGE_CREDITS: Readonly<Record<GenerationPriceClass, number>> = {
  embedded: 1,
  fast: 2,
  standard: 3,
  premium: 6,
};

/** Credits for each second of a clip. */
const CLIP_CREDITS: Readonly<Record<GenerationPriceClass, number>> = {
  embedded: 1,
  fast: 3,
  standard: 5,
  premium: 8,
};

const LARGE_IMAGE_FACTOR = 2;

export function priceOfImages(priceClass: GenerationPriceClass, isLarge: boolean, quantity: number): number {
  return IMAGE_CREDITS[priceClass] * (isLarge ? LARGE_IMAGE_FACTOR : 1) * quantity;
}

export function priceOfClips(priceClass: GenerationPriceClass, seconds: number, quantity: number): number {
  return CLIP_CREDITS[priceClass] * seconds * quantity;
}

/** The flash sale of one generator: its discount, and the price of its cheapest clip by a provider, in US cents. */
export const FLASH_SALE = {
  percent: DISCOUNTS.flashSalePercent,
  fromCents: VEO3_FLASH_SALE_AMOUNT_CENTS,
} as const;

/** Returns the price of one item during the flash sale, in whole credits. */
export function priceInFlashSale(credits: number): number {
  return Math.ceil((credits * (100 - FLASH_SALE.percent)) / 100);
}
