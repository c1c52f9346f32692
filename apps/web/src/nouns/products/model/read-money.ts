import { type AdLanguage, findPrices, readPriceText } from '@reelwright/contracts';

export interface TextMoney {
  price?: number;
  original_price?: number;
  currency?: string;
}

const FORMER =
  /(?:\b(?:was|were|rrp|msrp|instead of|down from|originally|formerly|before|(?:list|regular|original|old|former|usual) price)|原价|市场价|划线价|吊牌价|专柜价)\s*(?:is|of|at)?[\s:：(]*$/iu;
/** Amounts that are no price: an order total, a saving, shipping. */
const NO_PRICE_BEFORE =
  /(?:\b(?:over|above|under|shipping|delivery|postage|orders? of|spend|save|saves|saving|worth|up to|deposit|from|starting at|starts at|(?:[2-9]|two|three|four|five|six) for)|[二两三四五六七八九十2-9][支个件盒瓶包双条袋只]|满|省|立减|减|优惠|运费|邮费|返|券)\s*(?:of|is|for|:|：)?\s*$/iu;
const NO_PRICE_BEHIND =
  /^\s*(?:off\b|shipping|delivery|postage|discount|voucher|coupon|运费|优惠券?|代金券|以上|起|包邮)/iu;
/** A price that is labelled as one needs no currency. */
const CALLED_PRICE =
  /(?:\bprice\s*(?:is|of|:|：|=)?|\bcosts?|售价|价格|现价|到手价|活动价|定价|单价|仅售|只卖|只要|仅需)\s*[:：]?\s*(?:only|just|仅|为|是)?\s*(\d[\d.,]*\d|\d)(?![\d%]|\s?(?:g|kg|ml|l|cm|mm|m|oz|h|hours?|%|个|只|件|步|分钟|秒|天|小时)(?![\p{L}]))/iu;

/** Pounds may be money or weight: an ambiguous amount is ignored. */
const BARE_POUNDS = /^(?:only |just )?[\d.,]+ (?:pounds?|quid)(?: each)?$/iu;

/**
 * Returns the price of the text's product, its former price, and the currency, as far as the text states them; several
 * equally likely prices give none.
 */
export function readMoney(text: string, language: AdLanguage): TextMoney {
  const found = findPrices(text, language).filter(
    ({ start, end }) =>
      !NO_PRICE_BEFORE.test(text.slice(0, start)) &&
      !NO_PRICE_BEHIND.test(text.slice(end)) &&
      !/^\s*(?:-|–|to|~|至|到)\s*[\p{Sc}]?\d/iu.test(text.slice(end)),
  );
  const former = found.find(({ start }) => FORMER.test(text.slice(0, start)));
  const now = found.find((each) => each !== former);
  if (now) {
    const isLower = former !== undefined && former.amount > now.amount;
    return {
      price: now.amount,
      ...(isLower ? { original_price: former.amount } : {}),
      ...(now.currency === undefined ? {} : { currency: now.currency }),
    };
  }
  if (found.length > 0) return {};
  const called = CALLED_PRICE.exec(text)?.[1];
  const bare = called === undefined ? undefined : readPriceText(called, language);
  return bare ? { price: bare.amount } : {};
}

/** Returns whether a part of the text is about money, and so no selling point: prices are shown separately. */
export function isAboutMoney(part: string, language: AdLanguage): boolean {
  return findPrices(part, language).length > 0 || CALLED_PRICE.test(part) || BARE_POUNDS.test(part);
}

/** Removes the price at the end of a title: "Trail Mug for $24". */
export function dropPrice(head: string, language: AdLanguage): string {
  const [price] = findPrices(head, language);
  if (!price) return head;
  const before = head
    .slice(0, price.start)
    .replace(/[\s(（:：]*(?:for|at|only|just|now|from|price|costs?|is|仅售?|只要|仅需|售价|价格|现价)?[\s:：]*$/iu, '');
  return before.trim() === '' ? head.slice(price.end) : before;
}
