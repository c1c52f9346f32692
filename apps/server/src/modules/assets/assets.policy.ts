import type { Actor, OwnedRow } from '../../actor.ts';
import { isInWorkspace } from '../../policy.ts';

/** `use`: to show an asset, or to make something of it. */
export type AssetAction = 'read' | 'use';

/** A workspace shares its assets. */
export function canAsset(actor: Actor, _action: AssetAction, asset: Pick<OwnedRow, 'workspaceId'>): boolean {
  return isInWorkspace(actor, asset);
}
