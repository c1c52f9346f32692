import { listItem } from '../layout/list-item.ts';
import type { SceneContext } from '../layout/scene-context.ts';
import { inSlot, type StackItem } from '../layout/stack.ts';

/** Lists facts below a price, which takes the slot of stickers; left out where there is no room. */
export function listBelowPrice(scene: SceneContext, facts: readonly string[]): StackItem {
  return { ...inSlot(listItem(scene, facts, { isChoice: true }), 'badge'), isOptional: true };
}
