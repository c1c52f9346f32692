import { findAccents } from './find-accents.ts';
import type { AdLanguage, Product } from '@reelwright/contracts';

/** What a buyer does after buying, or may not do: no reason to buy. */
const CARE =
  /\b(?:wash|wipe|iron|rinse|bleach|tumble|dry (?:flat|low)|do not|don['’]t|avoid|please|store in|keep (?:away|out)|water every|use (?:am|pm|daily)|replace every)\b|手洗|机洗|干洗|不可|请勿|避免|建议|保存|深浅/iu;
/** What is only true for some buyers, or not of the product as it is sold. */
const LIMITED =
  /\b(?:compatible|fits? (?:most|select|for)|works with|suitable for|sold separately|not included|except|excluding|optional|imported|may|only|depends?|toxic|scratch(?:ing|es)?|refurbished|indirect)\b|^not\b|适用|适合|兼容|需配|另购|仅限|除外|可选|误差|用时/iu;
/** What spares a buyer's time, money or doubt. */
const RELIEF =
  /\b(?:no|without|never|free|warranty|guaranteed?|returns?|delivery|refund|lasts?|all day|saves?)\b|\w-(?:free|proof)\b|proof\b|免|无需|不用|质保|保修|包邮|包退|退换|续航|终身|[不防零0](?!锈钢)\p{Script=Han}/iu;
const TIME =
  /\d\s*-?\s*(?:hours?|hrs?|h|minutes?|mins?|days?|nights?|months?|years?)\b|\d\s*(?:小时|分钟|天|年|个月)|%|％/iu;
/** Sizes and weights, which matter less than what they are good for. */
const MEASURE =
  /\d\s*(?:[x×]\s*\d|(?:cm|mm|m|in|inch(?:es)?|ft|kg|g|lbs?|oz|ml|l|gsm)\b|["″]|厘米|毫米|公斤|克|毫升|斤|寸)/iu;

/** Rates how much a fact moves somebody to buy: from 0, for one that moves nobody, up. */
export function rateFact(
  fact: string,
  about: { product: Pick<Product, 'name' | 'brand'>; language: AdLanguage },
): number {
  if (CARE.test(fact) || LIMITED.test(fact)) return 0;
  const source = {
    start: 0,
    end: fact.length,
    field: 'description' as const,
    source_start: 0,
    source_end: fact.length,
  };
  const hasAccent = findAccents({ text: fact, sources: [source] }, about).length > 0;
  const strength = RELIEF.test(fact) ? 3 : TIME.test(fact) ? 3 : MEASURE.test(fact) ? 0.5 : 1;
  return strength + (hasAccent ? 1 : 0);
}
