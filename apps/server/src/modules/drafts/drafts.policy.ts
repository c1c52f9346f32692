import type { Actor, OwnedRow } from '../../actor.ts';
import { isInCharge, isInWorkspace } from '../../policy.ts';

export type DraftAction = 'read' | 'edit' | 'delete';

/**
 * All members of a workspace edit its drafts; only the author of a draft, or an administrator of the workspace, may
 * delete it.
 */
export function canDraft(actor: Actor, action: DraftAction, draft: OwnedRow): boolean {
  switch (action) {
    case 'read':
    case 'edit':
      return isInWorkspace(actor, draft);
    case 'delete':
      return isInCharge(actor, draft);
  }
}
