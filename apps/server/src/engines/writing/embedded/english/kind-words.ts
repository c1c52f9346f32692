import { listKinds } from '@reelwright/product-kinds';

let known: ReadonlySet<string> | undefined;

/** Checks if a word, in small letters, is part of a product kind's name: an everyday word, not a maker's name. */
export function isKindWord(word: string): boolean {
  known ??= new Set(
    listKinds().flatMap(({ en }) => [en.singular, en.plural, ...en.words].flatMap((name) => name.split(/[ -]/))),
  );
  return known.has(word) || known.has(word.replace(/s$/, ''));
}

let heads: ReadonlySet<string> | undefined;

/** Checks if a word, in small letters, is what some kind of product ends in: the strip of a power strip. */
export function isKindHead(word: string): boolean {
  heads ??= new Set(
    listKinds().flatMap(({ en }) => [en.singular, ...en.words].map((name) => name.split(/[ -]/).at(-1) ?? '')),
  );
  return heads.has(word);
}
