import type { AdLanguage, Product, Script, ScriptLine, ScriptScene, SourceField } from '@reelwright/contracts';
import { isSupported } from '../supported-lines.ts';
import { isKnownWord } from '../english/known-word.ts';
import { isForeignSeller } from '../english/reads-as-english.ts';
import { isInAnotherLanguage } from '../text-language.ts';
import { type ForeignFact, readForeignFacts } from '@reelwright/claims';

/** Fewer facts make no ad: the seller is asked for points. */
export const LEAST_FACTS = 2;

/** A product with what its texts say for certain as points in the ad's language. */
export interface TranslatedProduct {
  product: Product;
  /** How many points are translated. */
  facts: number;
  /** Ties what was written to the texts of the original. */
  restore: <Written extends Script | ScriptScene>(written: Written) => Written;
}

/** "Lavable en machine" has two words that look English. */
const isAllEnglish = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’-]+/gu) ?? []).every((word) => isKnownWord(word));

/** Where a point of the translated product stands in the original; null for a point of the seller's own. */
type Origin = ForeignFact | { source: SourceField; range: null };

/**
 * Translates what can be told safely from a text in another language: materials, amounts with their units, and plain
 * features. Null if the texts are in the ad's language or nothing is certain.
 */
export function translateProduct(product: Product, language: AdLanguage): TranslatedProduct | null {
  const texts = [...product.selling_points, product.description ?? ''].join('. ');
  const isForeign = language === 'en' ? isForeignSeller(product) : isInAnotherLanguage(texts, language);
  if (!isForeign) return null;
  const facts = readForeignFacts(product, language).filter(({ text }) => isSupported(product, `${text}.`));
  if (facts.length === 0) return null;
  // Beside points of the ad's language those of another would pass for it.
  const isOwn = (text: string): boolean => (language === 'en' ? isAllEnglish(text) : /\p{Script=Han}/u.test(text));
  const own = product.selling_points.flatMap((point, at) => (isOwn(point) ? [{ point, at }] : []));
  const { description, ...others } = product;
  const origins: Origin[] = [
    ...facts,
    ...own.map(({ at }): Origin => ({ source: `selling_points.${at}`, range: null })),
  ];
  return {
    product: {
      ...others,
      selling_points: [...facts.map(({ text }) => text), ...own.map(({ point }) => point)],
      ...(description !== undefined && isOwn(description) ? { description } : {}),
    },
    facts: facts.length,
    restore: (written) => restoreSources(written, origins),
  };
}

function restoreLine({ text, sources }: ScriptLine, origins: readonly Origin[]): ScriptLine {
  return {
    text,
    sources: sources.map((span) => {
      const place = /^selling_points\.(\d+)$/u.exec(span.field)?.[1];
      const origin = place === undefined ? undefined : origins[Number(place)];
      if (origin === undefined) return span;
      const { source: field, range } = origin;
      return range === null ? { ...span, field } : { ...span, field, source_start: range.start, source_end: range.end };
    }),
  };
}

const restoreScene = (scene: ScriptScene, origins: readonly Origin[]): ScriptScene => ({
  ...scene,
  spoken: restoreLine(scene.spoken, origins),
  on_screen: restoreLine(scene.on_screen, origins),
});

function restoreSources<Written extends Script | ScriptScene>(written: Written, origins: readonly Origin[]): Written {
  return 'scenes' in written
    ? { ...written, scenes: written.scenes.map((scene) => restoreScene(scene, origins)) }
    : { ...written, ...restoreScene(written, origins) };
}
