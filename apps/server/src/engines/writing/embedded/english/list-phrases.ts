import type { Product, SourceField } from '@reelwright/contracts';
import type { KindMatch } from '@reelwright/product-kinds';
import { cleanLine, splitSentences } from '../clean-text.ts';
import type { Phrase } from '../lines/told-concepts.ts';
import { locate } from '../sourced-text.ts';
import { isLimited, splitFacts } from './fact-text.ts';
import { splitDescription } from './split-description.ts';

/**
 * Sentences that state nothing of this product: rivals, other products, conditions, advice, wishes, the shop. What they
 * name is not searched for concepts.
 */
const NOT_OF_IT =
  /\?|\b(?:if|unless|depending|unlike|than|instead|rather|imagine|don['’]t|doesn['’]t|isn['’]t|aren['’]t|won['’]t|can['’]t|cannot|separately|optional(?:ly)?|recommend(?:ed|s)?|avoid|also available|ship(?:s|ped|ping)|deliver(?:s|ed|y)|returns|refund|our other|compared|competitors?|traditional|ordinary|please|caution|warning|no longer|previous|older)\b/i;
/** Beginnings of clauses that tell of a condition or of somebody else. */
const CLAUSE = /[,;:]\s+|\s[–—-]\s|\s(?=(?:while|but|so that|because|which|whose|thanks to|featuring)\s)/giu;
const LEANS = /^(?:if|when|whenever|unless|for (?:those|people|anyone)|like|as|to)\b/i;
const LEAST_LETTERS = 4;

/** Lists the phrases of a product's English texts: those of its selling points, then those of its running text. */
export function listPhrases(product: Product, match: KindMatch | undefined): Phrase[] {
  const phrases: Phrase[] = [];
  const add = (text: string, source: SourceField, whole: string, place: number | null): void => {
    if (text.length < LEAST_LETTERS) return;
    phrases.push({ text, source, range: locate(text, whole), place });
  };
  for (const [index, line] of product.selling_points.entries()) {
    if (isLimited(line)) continue;
    const facts = splitFacts(line).flatMap((each) => splitDescription(each, match, false));
    const texts = facts.length > 0 ? facts : splitSentences(cleanLine(line));
    for (const text of texts) if (!NOT_OF_IT.test(text)) add(text, `selling_points.${index}`, line, index);
  }
  const description = product.description ?? '';
  for (const sentence of splitSentences(description)) {
    if (NOT_OF_IT.test(sentence)) continue;
    for (const clause of sentence.split(CLAUSE)) {
      const text = clause.trim();
      if (!LEANS.test(text)) add(text, 'description', description, null);
    }
  }
  return phrases;
}
