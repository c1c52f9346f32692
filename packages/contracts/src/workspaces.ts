/** Roles of a user in a workspace. Each user starts as the creator of a workspace. */
export const WORKSPACE_ROLES = ['creator', 'administrator', 'member'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];
