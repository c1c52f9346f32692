import type { ToolRow } from '@reelwright/contracts';
import type { Actor, OwnedRow } from './actor.ts';
import { AppError } from './app-error.ts';

/** What a noun's policy file answers: whether an actor may do this to a row. Pure. */
export type Can<Action extends string, Row = OwnedRow> = (actor: Actor, action: Action, row: Row) => boolean;

export function isInWorkspace(actor: Actor, row: Pick<OwnedRow, 'workspaceId'>): boolean {
  return row.workspaceId === actor.workspaceId;
}

/** Whether a row is the actor's own, or the actor administers the workspace that it belongs to. */
export function isInCharge(actor: Actor, row: OwnedRow): boolean {
  return isInWorkspace(actor, row) && (row.userId === actor.userId || actor.role !== 'member');
}

/** Tools that are granted one by one are named in the user's `app_permission`. */
export function mayUseTool(actor: Actor, row: Pick<ToolRow, 'id' | 'permission'>): boolean {
  return row.permission === 'everyone' || actor.toolPermissions.includes(row.id);
}

/**
 * Returns the row if the actor may do this to it. Throws NOT_FOUND for a row that is missing or that the actor may not
 * read, so that nobody learns which ids exist; PERMISSION_MISSING for a row that the actor may only read.
 */
export function authorize<Action extends string, Row>(
  can: Can<Action | 'read', Row>,
  actor: Actor,
  action: NoInfer<Action | 'read'>,
  row: Row | undefined,
): Row {
  if (row === undefined || !can(actor, 'read', row)) throw new AppError('NOT_FOUND');
  if (!can(actor, action, row)) throw new AppError('PERMISSION_MISSING');
  return row;
}
