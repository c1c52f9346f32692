import type { AdLanguage } from '@reelwright/contracts';
import type { AdMaterial } from './ad-material.ts';
import { BARE_AMOUNT } from './choose-reason.ts';
import { repeatsLine } from './repeats-line.ts';

/** Maximum length of a fact in a list, in characters: it stands on one line. */
const LONGEST_FACT = { en: 38, 'zh-CN': 16 } as const satisfies Record<AdLanguage, number>;
const MOST_FACTS = 3;
/** Instructions for care: they matter to owners more than to buyers. */
const CARE =
  /^(?:(?:hand|machine|cold|gently|please)[ -])?(?:wash|wipe|iron|dry|rinse|store|bleach|tumble|do not|don['’]t|avoid)\b|^(?:手洗|机洗|水洗|冷水|干洗|不可|请勿|避免)/iu;

/**
 * Lists the product's facts that no scene says or shows, in the product's order with care
 * instructions last, for a list beside the price: viewers
 * read what there is no time to say. Empty if the script uses none of the product's facts, which may then be in another
 * language.
 */
export function listUnsaidFacts({
  product,
  script,
  language,
}: Pick<AdMaterial, 'product' | 'script' | 'language'>): string[] {
  const isUsed = script.scenes.some(({ spoken }) =>
    spoken.sources.some(({ field }) => field.startsWith('selling_points.')),
  );
  if (!isUsed) return [];
  const said = script.scenes.flatMap(({ spoken, on_screen: onScreen }) => [spoken.text, onScreen.text]);
  return product.selling_points
    .map((point) => point.trim().replace(/[.。!！]$/u, ''))
    .filter(
      (point) =>
        point !== '' &&
        point.length <= LONGEST_FACT[language] &&
        !BARE_AMOUNT.test(point) &&
        !said.some((line) => repeatsLine(point, line)),
    )
    .toSorted((one, other) => Number(CARE.test(one)) - Number(CARE.test(other)))
    .slice(0, MOST_FACTS);
}
