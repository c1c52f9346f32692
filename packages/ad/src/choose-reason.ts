import type { AdLanguage } from '@reelwright/contracts';
import type { AdMaterial } from './ad-material.ts';
import { rateFact } from './rate-fact.ts';
import { repeatsLine } from './repeats-line.ts';

/** Maximum length of a reason to act, in characters: it stands on a label beside the price. */
const LONGEST_REASON = { en: 34, 'zh-CN': 14 } as const satisfies Record<AdLanguage, number>;
/** A bare amount such as "24 hours" or "7 to 10 inches", which beside a price would read as how long it is valid. */
export const BARE_AMOUNT = /^(?:\d[\d.,]*|one)(?:\s*(?:to|-|–|至|到)\s*\d[\d.,]*)?\s*[\p{L}%°]*$/iu;

const HAN = /\p{Script=Han}/u;

/**
 * Chooses a reason to act now: the strongest of the product's facts, in the seller's words, that fits a label and that
 * none of the lines and texts `said` just before contains. Returns undefined if there is none.
 */
export function chooseReason(
  { product, language }: Pick<AdMaterial, 'product' | 'language'>,
  said: readonly (string | undefined)[],
): string | undefined {
  const before = said.filter((text) => text !== undefined && text !== '');
  return product.selling_points
    .flatMap((point) => listLabels(point, language))
    .filter((label) => !before.some((text) => repeatsLine(label, plain(text ?? ''))))
    .map((label) => ({ label, rate: rateFact(label, { product, language }) }))
    .filter(({ rate }) => rate > 0)
    .toSorted((one, other) => other.rate - one.rate)[0]?.label;
}

const plain = (text: string) => text.replaceAll('\u200b', '').replaceAll('\u00a0', ' ').trim();

/** Lists the labels that a fact gives: itself without what is in brackets, else its first clause. */
function listLabels(point: string, language: AdLanguage): string[] {
  const whole = point
    .replaceAll(/\s*[([（【][^)\]）】]*[)\]）】]/gu, '')
    .trim()
    .replace(/[.。!！;；]+$/u, '');
  const [clause = ''] = whole.split(/[,;，；。]\s*|\s[–—-]\s/u);
  const fits = (label: string): boolean =>
    label.length > 2 &&
    label.length <= LONGEST_REASON[language] &&
    !BARE_AMOUNT.test(label) &&
    HAN.test(label) === (language === 'zh-CN');
  return [whole, clause.trim()].filter(fits).slice(0, 1);
}
