import type { Actor, OwnedRow } from '../../actor.ts';
import { isInWorkspace } from '../../policy.ts';

export type ProductAction = 'read' | 'edit' | 'delete';

/** All members of a workspace edit and delete its products: a deletion can be undone for a day. */
export function canProduct(actor: Actor, _action: ProductAction, product: Pick<OwnedRow, 'workspaceId'>): boolean {
  return isInWorkspace(actor, product);
}
