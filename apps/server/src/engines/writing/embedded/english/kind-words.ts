import { listKinds } from '@reelwright/product-kinds';

let known: ReadonlySet<string> | undefined;

/** Whether a word, in small letters, stands in the name of some kind of product: an everyday word, not a maker's name. */
export function isKindWord(word: string): boolean {
  known ??= new Set(
    listKinds().flatMap(({ en }) => [en.singular, en.plural, ...en.words].flatMap((name) => name.split(/[ -]/))),
  );
  return known.has(word) || known.has(word.replace(/s$/, ''));
}
