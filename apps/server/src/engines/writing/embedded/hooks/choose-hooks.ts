import type { ProductKind } from '@reelwright/product-kinds';
import type { Need, WrittenHook } from './written-hook.ts';

/** What the data holds, as far as a hook may ask for it. */
export interface HookMaterial {
  kind: ProductKind | undefined;
  /** What the seller calls it, beside the kind's own name. */
  nouns: readonly string[];
  /** Features of the facts, the strongest fact's first. */
  features: readonly { id: string; fact: number }[];
  hasPrice: boolean;
  hasWasPrice: boolean;
  hasColours: boolean;
  hasRating: boolean;
}

/** A hook all of whose needs are met, with the fact that meets its need of a feature. */
export interface MetHook {
  hook: WrittenHook;
  fact: number | undefined;
}

/** Written hooks that the data can carry. */
export function listMetHooks(hooks: readonly WrittenHook[], material: HookMaterial): MetHook[] {
  return hooks.flatMap((hook) => {
    const met = (hook.needs ?? []).map((need) => meetNeed(need, material));
    if (met.some((each) => each === null)) return [];
    return [{ hook, fact: met.find((each) => each !== undefined && each !== null) }];
  });
}

/** The fact that meets a need; undefined where no fact does but the data as a whole; null where nothing does. */
function meetNeed(need: Need, material: HookMaterial): number | undefined | null {
  const { kind, features } = material;
  if (need === 'price') return material.hasPrice ? undefined : null;
  if (need === 'was-price') return material.hasWasPrice ? undefined : null;
  if (need === 'colours') return material.hasColours ? undefined : null;
  if (need === 'rating') return material.hasRating ? undefined : null;
  if ('feature' in need) return features.find(({ id }) => id === need.feature)?.fact ?? null;
  if ('trait' in need) return kind?.traits.some((trait) => trait === need.trait) ? undefined : null;
  if ('kinds' in need)
    return kind !== undefined && isNamed([kind.en.singular, kind.en.plural, ...material.nouns], need.kinds)
      ? undefined
      : null;
  return kind?.id === need.kind || kind?.en.singular === need.kind ? undefined : null;
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
