import { type AdLanguage, isBigLine, type ScriptLine, type SourceField } from '@reelwright/contracts';
import type { SceneContent } from '@reelwright/looks';
import type { AdMaterial } from './ad-material.ts';
import { BARE_AMOUNT, chooseReason, listReasons } from './choose-reason.ts';
import { chooseReview } from './choose-review.ts';
import { describeRating } from './describe-rating.ts';
import { findAccents } from './find-accents.ts';
import { formatPrice } from './format-price.ts';
import { hasAmountsOf } from './has-amounts.ts';
import { listNames } from './list-names.ts';
import { markWords } from './mark-words.ts';
import { repeatsLine, replacesLine } from './repeats-line.ts';
import { shortName } from './short-name.ts';
import { listUnsaidFacts } from './unsaid-facts.ts';

export const LOGO_MEDIA = 'logo';

/** Smallest discount shown: "2 % off" makes a shop look mean. */
const SMALLEST_PERCENT_OFF = 5;
/** Maximum length of a brand as a line above a title, in characters. */
const LONGEST_KICKER = 26;
const COMPARISON_LABELS = {
  en: { before: 'Before', after: 'Now' },
  'zh-CN': { before: '原价', after: '现价' },
} as const satisfies Record<AdLanguage, { before: string; after: string }>;

/** Lists the content of each scene of an ad, in the script's order. Each text has one role. */
export function listSceneContents(material: AdMaterial): SceneContent[] {
  const { script, product, language } = material;
  const names = listNames(material);
  const mark = (text: string) => markWords(text, language, names);
  const name = shortName(product.name);
  const titles = listTitles(material, name);
  const benefits = listBenefits(material).map(mark);
  const unsaid = listUnsaidFacts(material).map(mark);
  const money = describePrices(material);
  const review = chooseReview(material);
  const rating = describeRating(product.rating, language);
  const brand = findBrand(material, name);
  const last = script.scenes.length - 1;
  const offered = script.scenes.findIndex(({ role }) => role === 'offer');
  const reasons = listReasons(material);
  /** A label does not repeat what was heard before it: what viewers know is no news. */
  const findReason = (index: number): string | undefined => {
    const before = script.scenes.slice(0, index + 1);
    const shown = index === last && offered >= 0 && offered !== last ? [findReason(offered), ...unsaid] : [];
    return chooseReason(reasons, [...before.map(({ spoken }) => spoken.text), titles[index - 1]?.text, ...shown]);
  };
  const reasonOf = (index: number): Pick<SceneContent, 'reason'> => {
    const reason = findReason(index);
    return reason === undefined ? {} : { reason: mark(reason) };
  };
  return script.scenes.map((scene, index): SceneContent => {
    const title = titles[index];
    const isEdge = index === 0 || index === last;
    const isPriced = scene.role === 'offer' || index === last || scene.hook_format === 'price-slam';
    return {
      ...(title === undefined ? {} : { title: mark(title.text), ...(title.isSpoken ? { isSpoken: true } : {}) }),
      ...(isBigLine(scene.spoken.text, language) ? { line: mark(scene.spoken.text) } : {}),
      ...accentsOf(scene, material),
      called: `${product.brand ?? ''} ${product.name}`.trim(),
      ...(isEdge ? { ...brand, ...rating } : {}),
      ...(index === 0 ? labelOf(material, name, title) : {}),
      ...(index === last || scene.role === 'offer' ? reasonOf(index) : {}),
      ...(review?.scene === index ? { review: review.content } : {}),
      ...(scene.ordinal === undefined ? {} : { ordinal: scene.ordinal }),
      benefits,
      ...(scene.role === 'offer' && unsaid.length > 0 ? { facts: unsaid } : {}),
      ...(isPriced ? money : {}),
      ...(index === last && material.ctaSticker ? { callToAction: script.call_to_action } : {}),
      ...(index === last && material.legalLine ? { legalLine: material.legalLine } : {}),
      ...(material.logo && isEdge ? { logo: { media: LOGO_MEDIA, ...sizeOf(material.logo) } } : {}),
    };
  });
}

/** Returns the accents of a scene's line and of its title. */
function accentsOf(
  { spoken, on_screen: onScreen }: AdMaterial['script']['scenes'][number],
  { product, language }: AdMaterial,
): Pick<SceneContent, 'accents'> {
  const found = [spoken, onScreen].flatMap((line) => findAccents(line, { product, language }));
  const accents = [...new Set(found)];
  return accents.length > 0 ? { accents } : {};
}

interface SceneTitle {
  text: string;
  /** Whether the title replaces captions. */
  isSpoken: boolean;
}

/**
 * Chooses the titles. The name stands over the end card, and at most once elsewhere. A title that contains everything
 * spoken replaces captions; one that contains a part of it is left to them. Without a title, a short line becomes the
 * title, unless the user chose a caption style.
 */
function listTitles({ script, language, captionStyle }: AdMaterial, name: string): (SceneTitle | undefined)[] {
  const last = script.scenes.length - 1;
  let named = 0;
  return script.scenes.map(({ on_screen: { text }, spoken, hook_format: format }, index) => {
    // A price means nothing until one knows of what.
    if (text === '' && format === 'price-slam') {
      named += 1;
      return { text: name, isSpoken: false };
    }
    if (index === last) return { text: text === '' || repeatsLine(text, spoken.text) ? name : text, isSpoken: false };
    const short = captionStyle === undefined ? findShortLine(spoken.text, language) : undefined;
    const line =
      index === 0 && captionStyle === undefined ? (short ?? findOpening(spoken.text, name, language)) : short;
    if (text === '' || hasAmountsOf(text, spoken.text)) return line;
    if (repeatsLine(text, spoken.text)) return replacesLine(text, spoken.text) ? { text, isSpoken: true } : line;
    if (!isSame(text, name)) return { text, isSpoken: false };
    named += 1;
    return named === 1 ? { text, isSpoken: false } : undefined;
  });
}

/** Maximum length of a spoken line that is used as a title, in characters. */
const LONGEST_TITLE_LINE = { en: 38, 'zh-CN': 15 } as const satisfies Record<AdLanguage, number>;

/** Returns a short line as a title: it is most legible as large type in place of captions. */
function findShortLine(spoken: string, language: AdLanguage): SceneTitle | undefined {
  const text = spoken.trim().replace(/[.。]$/u, '');
  return text !== '' && text.length <= LONGEST_TITLE_LINE[language] ? { text, isSpoken: true } : undefined;
}

/**
 * Returns an opening without the sentence that only names the product behind it, as a title: the name is a label then.
 * Undefined if there is no such sentence, or the opening is too long for a title.
 */
function findOpening(spoken: string, name: string, language: AdLanguage): SceneTitle | undefined {
  const [, opening = '', last = ''] = /^(.+[.!?。！？])\s*([^.!?。！？]+[.。])$/u.exec(spoken.trim()) ?? [];
  return isNamedIn(last.toLowerCase(), name) ? findShortLine(opening, language) : undefined;
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const FACT_FIELDS: ReadonlySet<string> = new Set<SourceField>(['description', 'rating']);

/** Whether a title states a fact of the product; without a source it is filler, not a benefit. */
function isFact({ sources }: ScriptLine): boolean {
  return sources.some(({ field }) => FACT_FIELDS.has(field) || field.startsWith('selling_points.'));
}

function listBenefitScenes({ script }: AdMaterial): AdMaterial['script']['scenes'] {
  return script.scenes.filter(({ role }) => role === 'benefit' || role === 'detail');
}

/** Lists the points of the recap. A bare amount says nothing there. */
const listBenefits = (material: AdMaterial): string[] =>
  listFacts(listBenefitScenes(material)).filter((fact) => !BARE_AMOUNT.test(fact));

function listFacts(scenes: AdMaterial['script']['scenes']): string[] {
  const facts = scenes.flatMap(({ on_screen: title }) => (title.text !== '' && isFact(title) ? [title.text] : []));
  return [...new Set(facts)];
}

function findBrand({ product: { brand } }: AdMaterial, name: string): Pick<SceneContent, 'kicker'> {
  if (!brand || brand.length > LONGEST_KICKER) return {};
  return name.toLowerCase().includes(brand.toLowerCase()) ? {} : { kicker: brand };
}

/** Maximum length of a name as a label, in characters. */
const LONGEST_LABEL = { en: 28, 'zh-CN': 13 } as const satisfies Record<AdLanguage, number>;

/** Returns what the opening scene calls the product, if neither its title nor its line does: its name, else its brand. */
function labelOf(
  { script, product: { brand }, language }: AdMaterial,
  name: string,
  title: SceneTitle | undefined,
): Pick<SceneContent, 'label'> {
  const captions = title?.isSpoken === true ? '' : script.scenes[0]?.spoken.text;
  const said = `${title?.text ?? ''} ${captions ?? ''}`.toLowerCase();
  const label = [name, brand].find(
    (each) => each !== undefined && each !== '' && each.length <= LONGEST_LABEL[language],
  );
  return label === undefined || isNamedIn(said, label) ? {} : { label };
}

/** Whether a text says most words of a name; its numbers and units are seldom said. */
function isNamedIn(text: string, name: string): boolean {
  const words = name.toLowerCase().match(/\p{Script=Han}|\p{L}{3,}/gu) ?? [];
  return words.filter((word) => text.includes(word)).length >= MOST_WORDS * words.length;
}

const MOST_WORDS = 0.6;

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

/** Describes a discount in whole percent: `-31%`; in Chinese `6.9折`. */
const describeDiscount = (percent: number, language: AdLanguage): string =>
  language === 'zh-CN' ? `${(100 - percent) / 10}折` : `-${percent}%`;

function describePrices({ product, language }: AdMaterial): SceneContent {
  const { price, original_price: original, currency } = product;
  if (price === undefined) return {};
  const print = (amount: number) => formatPrice({ amount, currency, language });
  const isReduced = original !== undefined && original > price;
  if (!isReduced) return { price: print(price) };
  // Rounded down, after a tenth of a percent is forgiven; a price above zero is never "-100%".
  const percent = Math.min(99, Math.floor(Math.round(1000 - (price / original) * 1000) / 10));
  const labels = COMPARISON_LABELS[language];
  return {
    price: print(price),
    originalPrice: print(original),
    ...(percent >= SMALLEST_PERCENT_OFF ? { discount: describeDiscount(percent, language) } : {}),
    comparison: {
      before: { label: labels.before, text: print(original) },
      after: { label: labels.after, text: print(price) },
    },
  };
}
