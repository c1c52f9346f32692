import { createSeededRandom } from '@reelwright/seeded-random';
import type { Pattern } from '../pattern.ts';
import type { Scene } from '../scenes/read-scenes.ts';
import type { CommonHook } from './common-hook.ts';

/**
 * Lists the hooks for a product of which no fact opens the ad: those of its scene, in an order of the product's own, so
 * that no template opens many products, and `rest` if there is no scene.
 */
export function listLastHooks(
  rest: readonly CommonHook[],
  { scene, name }: { scene: Scene | undefined; name: string },
): { own: CommonHook[]; rest: readonly CommonHook[] } {
  const own = createSeededRandom(0, `last:${name}`);
  const toHook = (text: Pattern): CommonHook => ({ text, format: /[?？]/.test(text) ? 'question' : 'punch' });
  return { own: own.shuffle(scene?.hooks ?? []).map(toHook), rest };
}
