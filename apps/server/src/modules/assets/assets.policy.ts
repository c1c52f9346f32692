import type { Actor, OwnedRow } from '../../actor.ts';
import { isInWorkspace } from '../../policy.ts';

/** `use`: to show an asset, or to create something from it. */
export type AssetAction = 'read' | 'use';

/** All members of a workspace share its assets. */
export function canAsset(actor: Actor, _action: AssetAction, asset: Pick<OwnedRow, 'workspaceId'>): boolean {
  return isInWorkspace(actor, asset);
}
