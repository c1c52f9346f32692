import type { Actor, OwnedRow } from '../../actor.ts';
import { isInCharge, isInWorkspace } from '../../policy.ts';

/** `change`: its title and feedback; `end`: to cancel, delete or restore it. */
export type TaskAction = 'read' | 'regenerate' | 'change' | 'end' | 'share';

/** A workspace sees its tasks together. Who pushed one, or administers the workspace, may change, end and share it. */
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

/** A preview is its editor's alone. */
export function canPreview(actor: Actor, _action: 'read' | 'end', preview: OwnedRow): boolean {
  return isInWorkspace(actor, preview) && preview.userId === actor.userId;
}
