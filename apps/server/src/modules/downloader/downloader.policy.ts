import type { Actor, OwnedRow } from '../../actor.ts';
import { isInWorkspace } from '../../policy.ts';

/** All members of a workspace see what was found behind its links, and how far its downloads are. */
export function canLookup(actor: Actor, _action: 'read', row: Pick<OwnedRow, 'workspaceId'>): boolean {
  return isInWorkspace(actor, row);
}
