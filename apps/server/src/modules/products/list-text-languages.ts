import { AD_LANGUAGES, type AdLanguage, type Product } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { WritingEngine } from '../../engines/writing/writing.ts';

/** Returns the languages in which an ad can use the product's texts; all of them if the writing engine translates. */
export async function listTextLanguages(
  writing: Pick<WritingEngine, 'canUseTexts'>,
  { product, actor, signal }: { product: Product; actor: Actor; signal: AbortSignal },
): Promise<AdLanguage[]> {
  const { canUseTexts } = writing;
  if (!canUseTexts) return [...AD_LANGUAGES];
  const answers = await Promise.all(
    AD_LANGUAGES.map((language) => canUseTexts({ product, language, owner: actor, signal })),
  );
  return AD_LANGUAGES.filter((_language, index) => answers[index]);
}
