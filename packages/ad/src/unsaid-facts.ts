import type { AdLanguage } from '@reelwright/contracts';
import type { AdMaterial } from './ad-material.ts';
import { BARE_AMOUNT } from './choose-reason.ts';
import { repeatsLine } from './repeats-line.ts';

/** Maximum length of a fact in a list, in characters: it stands on one line. */
const LONGEST_FACT = { en: 32, 'zh-CN': 14 } as const satisfies Record<AdLanguage, number>;
const MOST_FACTS = 3;

/**
 * Lists the product's facts that no scene says or shows, in the product's order, for a list beside the price: viewers
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
    .slice(0, MOST_FACTS);
}
