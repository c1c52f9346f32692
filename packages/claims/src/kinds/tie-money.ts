import { refuse, type Tie, tieTo } from '../claim.ts';
import { type ProductFacts, sourceOfFigure } from '../facts/product-facts.ts';
import type { ClaimLine } from '../found-claim.ts';
import { fits } from '../numbers/compare.ts';
import type { Quantity } from '../numbers/quantity.ts';

const FORMER =
  /(?:\b(?:was|were|originally|regular(?:ly)?(?: price)?|normally|usually|retails?(?: price)?(?: for)?|list price|before|down from|instead of|reduced from|reg\.?|used to (?:be|cost)|not|(?:went|dropped?|cut|marked down|fell) from)|原价|日常价|市场价|吊牌价|门市价|划线价|平时|官方价|不是|从)(?: (?:of|the|a|an|at|for|price|usual|regular|original))*[:,]? ?$|\boff (?:of |the (?:usual |regular |original )?(?:price of )?)?$/u;
const CURRENT =
  /(?:\b(?:now|only|just|today|yours for|get it for|sale price|pay|for)|现价|到手价?|仅需?|只要|只需|特价|现在|售价|抢购价|活动价)(?: (?:only|just|for|at|it's|is))*[:,]? ?$/u;
/** Prices may be spoken without cents: 59.99 as "sixty dollars". */
const ROUNDED = 1;

type Role = 'former' | 'current' | 'any';

function roleOf(before: string): Role {
  if (FORMER.test(before)) return 'former';
  return CURRENT.test(before) ? 'current' : 'any';
}

/** Ties an amount to a current or former price. */
export function tieMoney({ normal }: ClaimLine, quantity: Quantity, facts: ProductFacts): Tie {
  const { product } = facts;
  if (
    quantity.kind === 'money' &&
    product.currency !== undefined &&
    !quantity.currencies.includes(product.currency) &&
    !isPlainDollar(quantity, product.currency)
  )
    return refuse('currency_differs');
  const role = roleOf(
    normal
      .slice(0, quantity.start)
      .replace(/(?:about|around|under|over|less than|more than|nearly|almost|不到|约|近|低于) $/u, ''),
  );
  const isOf = (amount: number | undefined): boolean => amount !== undefined && isAmount(quantity, amount);
  if (product.original_price !== undefined && role !== 'current' && isOf(product.original_price)) {
    if (role === 'former' || !isOf(product.price))
      return tieTo(sourceOfFigure('original_price', product.original_price));
  }
  if (product.price !== undefined && role !== 'former' && isOf(product.price))
    return tieTo(sourceOfFigure('price', product.price));
  const inText = findAmountInText(quantity, facts);
  if (inText) return tieTo(inText);
  const saved = role === 'any' ? findSaved(quantity, facts) : undefined;
  if (saved) return saved;
  const each = role === 'former' ? undefined : findPriceOfOne(normal, quantity, facts);
  if (each) return each;
  if (role === 'former' && product.original_price === undefined) return refuse('no_original_price');
  return refuse(product.price === undefined ? 'no_price' : 'price_differs');
}

/** Whether "$" may mean a currency that is missing in the list of signs. */
function isPlainDollar({ kind }: Quantity, currency: string): boolean {
  return kind === 'money' && currency.endsWith('D') && !['AED', 'USD'].includes(currency);
}

function isAmount(quantity: Quantity, amount: number): boolean {
  return quantity.values.some((value) => {
    if (fits(value, amount, { hedge: quantity.hedge, tolerance: 0.0001 })) return true;
    // Rounding to a whole amount goes up, never down: the ad must not promise a lower price.
    return quantity.hedge === 'exact' && Number.isInteger(value) && value > amount && value - amount < ROUNDED / 10;
  });
}

function findAmountInText(quantity: Quantity, { quantities }: ProductFacts) {
  return quantities.find(
    ({ quantity: fact }) => fact.kind === 'money' && fact.values.some((amount) => isAmount(quantity, amount)),
  )?.source;
}

/** Rounds to three decimals, the most that any currency has (dinars). */
function savedAmount(former: number, price: number): number {
  return Math.round((former - price) * 1000) / 1000;
}

/** Ties "$14 back in your pocket" to the difference of the two prices. */
function findSaved(quantity: Quantity, { product }: ProductFacts): Tie | undefined {
  const { price, original_price: former } = product;
  if (price === undefined || former === undefined || former <= price) return undefined;
  return isAmount(quantity, savedAmount(former, price))
    ? tieTo(sourceOfFigure('original_price', former), 'computed')
    : undefined;
}

const EACH = /^ ?(?:each|apiece|an? [a-z]+|per \w+)|^[一每](?:个|件|瓶|包|袋|罐|杯|片|支|只|天)/u;

const EACH_BEFORE =
  /[每一](?:个|件|瓶|包|袋|罐|杯|片|支|只|天|台|张|条|双|次|块|颗)(?:平均|折合|才|只|仅|约|大约|不到|不足|只要|要)*$/u;

/** Ties "under five dollars a bag" to the price divided by the number in the pack. */
function findPriceOfOne(normal: string, quantity: Quantity, { product, quantities }: ProductFacts): Tie | undefined {
  const { price } = product;
  if (
    price === undefined ||
    !(EACH.test(normal.slice(quantity.end)) || EACH_BEFORE.test(normal.slice(0, quantity.start)))
  )
    return undefined;
  const pack = quantities.find(
    ({ quantity: fact }) =>
      fact.kind === 'count' &&
      fact.values.some((count) => count > 1 && isAmount(quantity, Math.round((100 * price) / count) / 100)),
  );
  return pack ? tieTo(sourceOfFigure('price', price), 'computed') : undefined;
}

/** Ties a discount: an amount, or a share of the old price. */
export function tieDiscount(line: ClaimLine, quantity: Quantity, facts: ProductFacts): Tie {
  const { price, original_price: former, currency } = facts.product;
  const stated = facts.quantities.find(
    ({ quantity: fact, sentence }) =>
      fact.kind === quantity.kind &&
      (fact.kind === 'money' || /\boff\b|save|discount|sale|折|减|省|优惠/u.test(sentence)) &&
      fact.values.some((value) =>
        quantity.values.some((said) => fits(said, value, { hedge: quantity.hedge, tolerance: 0 })),
      ),
  );
  if (stated) return tieTo(stated.source);
  if (price === undefined || former === undefined || former <= price) return refuse('no_original_price');
  if (quantity.kind === 'money') {
    if (currency !== undefined && !quantity.currencies.includes(currency) && !isPlainDollar(quantity, currency))
      return refuse('currency_differs');
    const saved = savedAmount(former, price);
    const isTrue = quantity.values.some(
      (value) =>
        fits(value, saved, { hedge: quantity.hedge, tolerance: 0.0001 }) ||
        (quantity.hedge === 'exact' && Number.isInteger(value) && Math.abs(value - saved) < ROUNDED / 10),
    );
    return isTrue ? tieTo(sourceOfFigure('original_price', former), 'computed') : refuse('discount_differs');
  }
  const share = (100 * (former - price)) / former;
  // 六九折 means 31 %, 七折 in whole tenths 30: a share may be rounded to a whole per cent, up or down.
  const isTenths = line.normal.charAt(quantity.end - 1) === '折';
  const isTrue = quantity.values.some(
    (value) =>
      (quantity.hedge === 'exact' || quantity.hedge === 'up_to'
        ? Math.abs(value - share) < 1
        : fits(value, share, { hedge: quantity.hedge, tolerance: 0.03 })) ||
      (isTenths && quantity.hedge === 'about' && Math.abs(value - share) < 3),
  );
  return isTrue ? tieTo(sourceOfFigure('original_price', former), 'computed') : refuse('discount_differs');
}
