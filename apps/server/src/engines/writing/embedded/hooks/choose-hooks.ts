import type { ProductKind } from '@reelwright/product-kinds';
import type { WrittenHook } from './written-hook.ts';

/** What the data holds, as far as a hook may ask for it. */
export interface HookMaterial {
  kind: ProductKind;
  /** What the seller calls it, beside the kind's own name. */
  nouns: readonly string[];
  /** Features of the facts, the strongest fact's first. */
  features: readonly { id: string; fact: number }[];
}

/** Written hooks that the data can carry, each with the fact that it is about. */
export function listMetHooks(
  hooks: readonly WrittenHook[],
  { kind, nouns, features }: HookMaterial,
): { hook: WrittenHook; fact: number }[] {
  return hooks.flatMap((hook) => {
    const fact = features.find(({ id }) => id === hook.feature)?.fact;
    const suits = hook.kinds.length === 0 || isNamed([kind.id, kind.en.singular, kind.en.plural, ...nouns], hook.kinds);
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

/** Whether one of the names ends in, or holds, one of the words; what only serves the thing does not count. */
export function isNamed(names: readonly string[], words: readonly string[]): boolean {
  return names.some((name) => {
    const own = name.toLowerCase().split(/[ -]/);
    const last = own.at(-1) ?? '';
    return (
      words.includes(last) ||
      words.includes(name.toLowerCase()) ||
      (!ACCESSORIES.has(last) && own.some((word) => words.includes(word)))
    );
  });
}
