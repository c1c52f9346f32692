import type { ProductKind, Trade } from '@reelwright/product-kinds';
import { createSeededRandom } from '@reelwright/seeded-random';
import type { Pattern } from '../pattern.ts';
import type { Scene } from '../scenes/read-scenes.ts';
import type { CommonHook } from './common-hook.ts';

/** Hooks of one language for products of which nothing but the name, the kind and the price is known. */
export interface LastHookTables {
  questions: Readonly<Record<Trade, readonly Pattern[]>>;
  /** If nothing else can be filled. */
  rest: readonly CommonHook[];
}

/**
 * Lists the hooks for such a product in an order of its own, so that no template opens many products, which each seed
 * turns further.
 */
export function listLastHooks(
  { questions, rest }: LastHookTables,
  { scene, kind, name }: { scene: Scene | undefined; kind: ProductKind | undefined; name: string },
): { own: CommonHook[]; rest: readonly CommonHook[] } {
  const own = createSeededRandom(0, `last:${name}`);
  const toHook = (text: Pattern): CommonHook => ({ text, format: /[?？]/.test(text) ? 'question' : 'punch' });
  const asked = own.shuffle(scene?.hooks ?? questions[kind?.trade ?? 'general']);
  return { own: asked.map(toHook), rest };
}
