import type { AdLanguage } from '@reelwright/contracts';

/** Maximum length of a reason to act, in characters: it stands on a label beside the price. */
const LONGEST_REASON = { en: 34, 'zh-CN': 14 } as const satisfies Record<AdLanguage, number>;
/** A bare amount such as "24 hours" or "7 to 10 inches", which beside a price would read as how long it is valid. */
export const BARE_AMOUNT = /^(?:\d[\d.,]*|one)(?:\s*(?:to|-|–|至|到)\s*\d[\d.,]*)?\s*[\p{L}%°]*$/iu;

const toPlain = (text: string) => text.replaceAll('\u200b', '').replaceAll('\u00a0', ' ').trim();

/** Whether a fact is short enough for a label, and more than an amount. */
export const fitsReason = (fact: string, language: AdLanguage): boolean =>
  fact.length <= LONGEST_REASON[language] && !BARE_AMOUNT.test(fact);

/** Chooses a reason to act now: the first benefit that fits a label, if possible one of those not yet `said`. */
export function chooseReason(
  benefits: readonly string[],
  { language, said }: { language: AdLanguage; said: readonly (string | undefined)[] },
): string | undefined {
  const fitting = benefits.map(toPlain).filter((benefit) => fitsReason(benefit, language));
  const before = new Set(said.map((text) => text && toPlain(text).toLowerCase()));
  return fitting.find((benefit) => !before.has(benefit.toLowerCase())) ?? fitting[0];
}
