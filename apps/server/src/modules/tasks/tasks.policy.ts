import type { Actor, OwnedRow } from '../../actor.ts';
import { isInCharge, isInWorkspace } from '../../policy.ts';

/** `change`: to change title or feedback; `end`: to cancel, delete or restore. */
export type TaskAction = 'read' | 'regenerate' | 'change' | 'end' | 'share';

/**
 * All members of a workspace see its tasks. Only the author of a task, or an administrator of the workspace, may
 * change, end and share it.
 */
export function canTask(actor: Actor, action: TaskAction, task: OwnedRow): boolean {
  switch (action) {
    case 'read':
    case 'regenerate':
      return isInWorkspace(actor, task);
    case 'change':
    case 'end':
    case 'share':
      return isInCharge(actor, task);
  }
}

/** Only its author may access a preview. */
export function canPreview(actor: Actor, _action: 'read' | 'end', preview: OwnedRow): boolean {
  return isInWorkspace(actor, preview) && preview.userId === actor.userId;
}
