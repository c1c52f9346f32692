import type { UserGroup, UserId, WorkspaceId, WorkspaceRole } from '@reelwright/contracts';

/** Who acts, and in which workspace: its rows, and no others, are within reach. */
export interface Actor {
  userId: UserId;
  workspaceId: WorkspaceId;
  /** The user's role in this workspace. */
  role: WorkspaceRole;
  /** What the user pays for. */
  plan: UserGroup;
  /** Types of the tools that the user may use beyond those open to everyone. */
  toolPermissions: readonly number[];
  /** Whether the user may see what concerns the whole installation. */
  isOperator: boolean;
  /** Whether the user's account is about to be deleted: the user may only keep it. */
  isLeaving?: boolean;
}

/** Whose rows move, and to whom. */
export interface OwnerMove {
  from: OwnedRow;
  to: OwnedRow;
}

/** A row of a workspace, and who added it. */
export interface OwnedRow {
  workspaceId: WorkspaceId;
  userId: UserId;
}
