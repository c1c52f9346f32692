import type { AdLanguage } from '@reelwright/contracts';
import type { SceneContent } from '@reelwright/looks';
import { chooseReview } from './choose-review.ts';
import type { AdMaterial } from './ad-material.ts';
import { describeRating } from './describe-rating.ts';
import { formatPrice } from './format-price.ts';
import { listNames } from './list-names.ts';
import { markWords } from './mark-words.ts';
import { shortName } from './short-name.ts';

export const LOGO_MEDIA = 'logo';

/** "2 % off" makes a shop look mean. */
const SMALLEST_PERCENT_OFF = 5;
/** A brand of more characters is no line above a title any more. */
const LONGEST_KICKER = 26;

const COMPARISON_LABELS = {
  en: { before: 'Before', after: 'Now' },
  'zh-CN': { before: '原价', after: '现价' },
} as const satisfies Record<AdLanguage, { before: string; after: string }>;

/** What each scene of an ad may show, in the script's order: its own title, and what the product's data gives. */
export function listSceneContents(material: AdMaterial): SceneContent[] {
  const { script, product } = material;
  const names = listNames(material);
  const mark = (text: string) => markWords(text, material.language, names);
  const name = mark(shortName(product.name));
  const points = script.scenes.filter(({ role }) => role === 'benefit' || role === 'detail');
  const benefits = [...new Set(points.map(({ on_screen: title }) => mark(title.text)).filter((text) => text !== ''))];
  const money = describePrices(material);
  const review = chooseReview(material);
  const rating = describeRating(product.rating, material.language);
  const brand = product.brand && product.brand.length <= LONGEST_KICKER ? { kicker: product.brand } : {};
  return script.scenes.map((scene, index): SceneContent => {
    const title = scene.on_screen.text === '' ? name : mark(scene.on_screen.text);
    const isLast = index === script.scenes.length - 1;
    const number = points.length > 1 ? points.indexOf(scene) + 1 : 0;
    return {
      title,
      ...(index === 0 || isLast ? { ...brand, ...rating } : {}),
      ...(review?.scene === index ? { review: review.content } : {}),
      ...(number > 0 ? { kicker: String(number).padStart(2, '0') } : {}),
      benefits,
      benefitsTitle: name,
      ...(scene.role === 'offer' || isLast ? money : {}),
      ...(isLast && material.ctaSticker ? { callToAction: script.call_to_action } : {}),
      ...(material.logo && (index === 0 || isLast) ? { logo: { media: LOGO_MEDIA, ...sizeOf(material.logo) } } : {}),
    };
  });
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

function describePrices({ product, language }: AdMaterial): SceneContent {
  const { price, original_price: original, currency } = product;
  if (price === undefined) return {};
  const print = (amount: number) => formatPrice({ amount, currency, language });
  const isReduced = original !== undefined && original > price;
  if (!isReduced) return { price: print(price) };
  const percent = Math.floor(((original - price) / original) * 100 + 1e-9);
  const labels = COMPARISON_LABELS[language];
  return {
    price: print(price),
    originalPrice: print(original),
    ...(percent >= SMALLEST_PERCENT_OFF ? { discount: `-${percent}%` } : {}),
    comparison: {
      before: { label: labels.before, text: print(original) },
      after: { label: labels.after, text: print(price) },
    },
  };
}
