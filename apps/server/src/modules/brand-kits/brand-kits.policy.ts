import type { Actor, OwnedRow } from '../../actor.ts';
import { isInWorkspace } from '../../policy.ts';

export type BrandKitAction = 'read' | 'edit';

/** All members of a workspace edit its brand kits. */
export function canBrandKit(actor: Actor, _action: BrandKitAction, kit: Pick<OwnedRow, 'workspaceId'>): boolean {
  return isInWorkspace(actor, kit);
}
