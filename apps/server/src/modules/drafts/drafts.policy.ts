import type { Actor, OwnedRow } from '../../actor.ts';
import { isInCharge, isInWorkspace } from '../../policy.ts';

export type DraftAction = 'read' | 'edit' | 'delete';

/** A workspace edits its drafts together; who began one, or administers the workspace, may delete it. */
export function canDraft(actor: Actor, action: DraftAction, draft: OwnedRow): boolean {
  switch (action) {
    case 'read':
    case 'edit':
      return isInWorkspace(actor, draft);
    case 'delete':
      return isInCharge(actor, draft);
  }
}
