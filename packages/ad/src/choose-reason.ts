import type { AdLanguage } from '@reelwright/contracts';
import type { AdMaterial } from './ad-material.ts';
import { rateFact } from './rate-fact.ts';
import { repeatsLine } from './repeats-line.ts';

/** Maximum length of a reason to act, in characters: it stands on a label beside the price. */
const LONGEST_REASON = { en: 34, 'zh-CN': 14 } as const satisfies Record<AdLanguage, number>;
/** A bare amount such as "24 hours" or "7 to 10 inches", which beside a price would read as how long it is valid. */
export const BARE_AMOUNT = /^(?:\d[\d.,]*|one)(?:\s*(?:to|-|–|至|到)\s*\d[\d.,]*)?\s*[\p{L}%°]*$/iu;

/** What a seller puts before a fact: "Material: ...". */
const LABEL = /^[^:：\d]{1,16}[:：]\s*/u;
/** The rest of a list, without which its first part is torn off: "small, medium and large nails". */
const LIST = /^(?:\S+\s){1,3}(?:and|or|&)\s/iu;
const HAN = /\p{Script=Han}/u;

/**
 * Lists the reasons to act now, the strongest first: the product's facts, in the seller's words, that fit a label. What
 * nobody has heard yet gains.
 */
export function listReasons({
  product,
  language,
  script,
}: Pick<AdMaterial, 'product' | 'language'> & Partial<Pick<AdMaterial, 'script'>>): string[] {
  const heard = script?.scenes.map(({ spoken }) => spoken.text) ?? [];
  return product.selling_points
    .flatMap((point) => listLabels(point, language))
    .map((label) => ({ label, rate: rateFact(label, { product, language }) }))
    .filter(({ rate }) => rate > 0)
    .map(({ label, rate }) => ({ label, rate: rate + (isIn(label, heard) ? 0 : NEWS) }))
    .toSorted((one, other) => other.rate - one.rate)
    .map(({ label }) => label);
}

/** Chooses the first of the reasons that none of the lines and texts `said` just before contains. */
export const chooseReason = (reasons: readonly string[], said: readonly (string | undefined)[]): string | undefined =>
  reasons.find((reason) => !isIn(reason, said));

const isIn = (label: string, texts: readonly (string | undefined)[]): boolean =>
  texts.some((text) => text !== undefined && text !== '' && repeatsLine(label, plain(text)));

/** How much a fact gains that nobody has heard yet. */
const NEWS = 0.5;

const plain = (text: string) => text.replaceAll('\u200b', '').replaceAll('\u00a0', ' ').trim();

/** Lists the labels that a fact gives: itself without what is in brackets, else its first clause. */
function listLabels(point: string, language: AdLanguage): string[] {
  const whole = point
    .replaceAll(/\s*[([（【][^)\]）】]*[)\]）】]/gu, '')
    .replace(LABEL, '')
    .trim()
    .replace(/[.。!！;；]+$/u, '');
  const [clause = '', next = ''] = whole.split(/[,;，；。]\s*|\s[–—-]\s/u);
  const isList = LIST.test(next);
  const fits = (label: string): boolean =>
    (HAN.test(label) ? label.length > 2 : /\S\s\S/u.test(label)) &&
    label.length <= LONGEST_REASON[language] &&
    !BARE_AMOUNT.test(label) &&
    HAN.test(label) === (language === 'zh-CN');
  return [whole, ...(isList ? [] : [clause.trim()])]
    .filter(fits)
    .slice(0, 1)
    .map((label) => `${label.charAt(0).toUpperCase()}${label.slice(1)}`);
}
