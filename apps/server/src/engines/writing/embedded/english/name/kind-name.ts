import { capitalise } from '../text/capitals.ts';
import { PROPER_WORDS } from '../lexicon.ts';
import { isPlural } from './name-number.ts';
import type { KindMatch } from '@reelwright/product-kinds';

/** "Chelsea boots", "enamel mug set". */
export function nameKind(
  { en, trade }: KindMatch['kind'],
  { head, set }: { head: string | undefined; set?: string | undefined },
): string {
  const name =
    set !== undefined ? `${en.singular} ${set}` : en.isPair || isPlural(head, { en }) ? en.plural : en.singular;
  const spelled = spellKind(name);
  // The apple of apple juice is a fruit.
  return trade === 'food' || trade === 'drinks' ? spelled.replace(/\bApple\b/, 'apple') : spelled;
}

/** "Chelsea boots", "4K monitor": proper words and codes keep their capitals. */
function spellKind(name: string): string {
  return name
    .split(' ')
    .map((word) => (PROPER_WORDS.has(word) ? capitalise(word) : /\d/.test(word) ? word.toUpperCase() : word))
    .join(' ');
}
