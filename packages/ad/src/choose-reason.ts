import type { AdLanguage } from '@reelwright/contracts';

/** Longest reason to act, in characters: it stands on a label beside the price. */
const LONGEST_REASON = { en: 30, 'zh-CN': 14 } as const satisfies Record<AdLanguage, number>;
/** "24 hours" beside a price would be how long it stands. */
const BARE_AMOUNT = /^\d[\d.,]*\s*[\p{L}%°]*$/u;

const toPlain = (text: string) => text.replaceAll('\u200b', '').replaceAll('\u00a0', ' ').trim();

/** Why to act now: the first benefit that is short enough for a label, another one than was just `said` where there is one. */
export function chooseReason(
  benefits: readonly string[],
  { language, said }: { language: AdLanguage; said: string | undefined },
): string | undefined {
  const fitting = benefits
    .map(toPlain)
    .filter((benefit) => benefit.length <= LONGEST_REASON[language] && !BARE_AMOUNT.test(benefit));
  const before = said === undefined ? undefined : toPlain(said).toLowerCase();
  return fitting.find((benefit) => benefit.toLowerCase() !== before) ?? fitting[0];
}
