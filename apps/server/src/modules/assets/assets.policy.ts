import type { Actor, OwnedRow } from '../../actor.ts';
import { isInCharge, isInWorkspace } from '../../policy.ts';

/**
 * `use`: to show an asset, or to create something from it. `edit`: to move, tag and describe it. `own`: to rename and
 * delete it. The same holds for folders.
 */
export type AssetAction = 'read' | 'use' | 'edit' | 'own';

/** All members of a workspace share its assets; whoever added one decides about its name and its end. */
export function canAsset(actor: Actor, action: AssetAction, asset: OwnedRow): boolean {
  return action === 'own' ? isInCharge(actor, asset) : isInWorkspace(actor, asset);
}
