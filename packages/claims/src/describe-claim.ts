import type { UiLanguage } from '@reelwright/contracts';
import type { ClaimMark, ClaimReason } from '@reelwright/contracts';

const REASONS: Readonly<Record<ClaimReason, Readonly<Record<UiLanguage, string>>>> = {
  in_data: { en: 'The product data says so.', 'zh-CN': '商品资料中有此内容。' },
  computed: { en: 'It follows from the product data.', 'zh-CN': '可由商品资料推算得出。' },
  not_in_data: { en: 'Nothing in the product data says this.', 'zh-CN': '商品资料中没有这项内容。' },
  value_differs: { en: 'The product data gives another value.', 'zh-CN': '与商品资料中的数值不符。' },
  belongs_to_something_else: {
    en: 'The product data has this figure, but for something else.',
    'zh-CN': '商品资料中的这个数值说的是另一件事。',
  },
  no_price: { en: 'The product data has no price.', 'zh-CN': '商品资料中没有价格。' },
  price_differs: { en: 'This is not the price in the product data.', 'zh-CN': '与商品资料中的价格不符。' },
  no_original_price: {
    en: 'The product data has no former price to reduce.',
    'zh-CN': '商品资料中没有原价，无法支持此优惠。',
  },
  discount_differs: { en: 'The two prices give another discount.', 'zh-CN': '与原价和现价算出的折扣不符。' },
  currency_differs: { en: 'The price is in another currency.', 'zh-CN': '价格的货币不同。' },
  scope_differs: { en: 'The product data does not claim this much.', 'zh-CN': '商品资料中的说法没有这么大的范围。' },
  no_rating: { en: 'The product data has no rating or number of buyers.', 'zh-CN': '商品资料中没有评分或购买人数。' },
  rating_differs: { en: 'The rating in the product data does not say this.', 'zh-CN': '与商品资料中的评分不符。' },
  no_review: { en: 'The product data has no review that says this.', 'zh-CN': '商品资料中没有这样的评价。' },
  not_verbatim: { en: 'No review says this word for word.', 'zh-CN': '没有评价原文与此一致。' },
};

/** Describes the reason of a mark. */
export function describeClaim({ reason }: Pick<ClaimMark, 'reason'>, language: UiLanguage): string {
  return REASONS[reason][language];
}
