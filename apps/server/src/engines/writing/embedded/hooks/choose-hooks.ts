import type { ProductKind } from '@reelwright/product-kinds';
import { listNames } from '../lines/list-names.ts';
import type { WrittenHook } from './written-hook.ts';

/** The facts about the data that a hook may require. */
export interface HookMaterial {
  kind: ProductKind;
  /** The seller's nouns, besides the kind's own name. */
  nouns: readonly string[];
  /** Features of the facts, the strongest fact's first. */
  features: readonly { id: string; fact: number }[];
}

/** Lists the written hooks that the data can carry, each with its fact. */
export function listMetHooks(
  hooks: readonly WrittenHook[],
  { kind, nouns, features }: HookMaterial,
): { hook: WrittenHook; fact: number }[] {
  return hooks.flatMap((hook) => {
    const fact = features.find(({ id }) => id === hook.feature)?.fact;
    const suits = isOneOf(listNames(kind, nouns), hook.kinds);
    return fact !== undefined && suits ? [{ hook, fact }] : [];
  });
}

/** Things that serve another: a pen's ink is no pen. */
const ACCESSORIES: ReadonlySet<string> = new Set([
  'ink',
  'refill',
  'ramp',
  'organiser',
  'organizer',
  'remover',
  'warmer',
  'sharpener',
  'opener',
  'case',
  'cover',
  'holder',
  'stand',
  'strap',
  'bag',
  'cleaner',
  'spray',
  'cloth',
  'rosin',
  'rack',
  'hook',
  'hanger',
  'charger',
  'cable',
]);

/** "Pencil sharpeners" are no pencils either. */
const isAccessory = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((each) => ACCESSORIES.has(each));

/** Checks if one of the names ends in, or contains, one of the words; names of accessories do not count. */
export function isNamed(names: readonly string[], words: readonly string[]): boolean {
  return names.some((name) => {
    const own = name.toLowerCase().split(/[ -]/);
    const last = own.at(-1) ?? '';
    return (
      words.includes(last) ||
      words.includes(name.toLowerCase()) ||
      (!isAccessory(last) && own.some((word) => words.includes(word)))
    );
  });
}

/** Checks if a name ends in one of these kinds: a sun hat is a hat, a knife sharpener no knife. */
export function isOneOf(names: readonly string[], kinds: readonly string[]): boolean {
  return names.some((name) => {
    // A Dutch oven is a pot.
    const own = name.toLowerCase().replace(/\bdutch oven/, 'dutch-oven');
    return kinds.some((kind) => {
      const suited = kind.toLowerCase().replace(/\bdutch oven/, 'dutch-oven');
      return own === suited || own.endsWith(` ${suited}`);
    });
  });
}
