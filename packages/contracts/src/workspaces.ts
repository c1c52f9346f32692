/** What a user may do in a workspace. Each user is the creator of a workspace from the start. */
export const WORKSPACE_ROLES = ['creator', 'administrator', 'member'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];
