import { comparisonItem } from './comparison-item.ts';
import { hasText } from './scene-content.ts';
import type { SceneContext } from './scene-context.ts';
import type { StackItem } from './stack.ts';
import { listItem } from './list-item.ts';
import { reviewItem } from './review-item.ts';
import { rowItem } from './sticker-item.ts';
import { badgeItem, ctaItem, labelItem, logoItem, priceItem, ratingItem } from './sticker-items.ts';
import { bodyItem, titleItem } from './text-items.ts';

/** More lines than this are a list, and are not read. */
const MOST_BENEFITS = 4;

const optional = (item: StackItem): StackItem => ({ ...item, isOptional: true });

/** What a scene shows besides its pictures, from the top down. Each slot is used at most once. */
export function stackItems(context: SceneContext): StackItem[] {
  const { content, layout, align } = context;
  const {
    title,
    kicker,
    body,
    benefits,
    benefitsTitle,
    price,
    originalPrice,
    discount,
    rating,
    review,
    comparison,
    callToAction,
    logo,
  } = content;
  const titles = (maxLines: number) => (hasText(title) ? [titleItem(context, title, maxLines)] : []);
  const listTitles = () => (hasText(benefitsTitle) ? [titleItem(context, benefitsTitle, 3)] : titles(3));
  const kickers = hasText(kicker) ? [bodyItem(context, kicker, 'kicker')] : [];
  const bodies = hasText(body) ? [bodyItem(context, body, 'body')] : [];
  const isRuled = context.look.decoration.signature === 'hairline';
  const prices = (): StackItem[] => {
    if (!hasText(price)) return [];
    const tag = priceItem(context, price, originalPrice);
    return hasText(discount) && context.badgePlace === 'row'
      ? [rowItem(tag, badgeItem(context, discount), 20, align)]
      : [tag];
  };
  switch (layout) {
    case 'hero':
      return [
        ...(logo ? [logoItem(context, logo)] : kickers),
        ...titles(4),
        ...(rating ? [ratingItem(context, rating)] : []),
      ];
    case 'detail':
    case 'split':
      return hasText(body) || !hasText(kicker)
        ? [...titles(4), ...bodies]
        : [optional(labelItem(context, kicker)), ...titles(4)];
    case 'list':
      return [...listTitles(), listItem(context, (benefits ?? []).filter(hasText).slice(0, MOST_BENEFITS))];
    case 'price':
      return [
        ...titles(3),
        ...prices(),
        ...bodies.map((item) => ({ ...item, gapPx: item.gapPx + (isRuled ? 26 : 0) })),
      ];
    case 'comparison':
      return comparison ? [comparisonItem(context, comparison)] : [];
    case 'review':
      return review ? [...titles(2).map(optional), reviewItem(context, review)] : [];
    case 'end':
      return [
        ...(logo ? [logoItem(context, logo)] : []),
        ...(logo ? [] : kickers),
        ...titles(3),
        ...(hasText(price) ? [{ ...priceItem(context, price, originalPrice), isOptional: true, isPrice: true }] : []),
        ...(hasText(callToAction) ? [ctaItem(context, callToAction)] : []),
      ];
    case 'cta':
      return [
        ...kickers,
        ...titles(3),
        ...(rating && context.textGround !== 'plates' ? [ratingItem(context, rating)] : []),
        ...(hasText(callToAction) ? [ctaItem(context, callToAction)] : []),
      ];
  }
}
