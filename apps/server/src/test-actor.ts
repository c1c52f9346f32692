import type { UserId, WorkspaceId } from '@reelwright/contracts';
import type { Actor } from './actor.ts';

/** A user alone in a workspace; both have the same number unless a test says otherwise. */
export function testActor(userId = 1, facts: Partial<Omit<Actor, 'userId'>> = {}): Actor {
  return {
    userId: userId as UserId,
    workspaceId: userId as WorkspaceId,
    role: 'creator',
    plan: 'free',
    toolPermissions: [],
    isOperator: false,
    ...facts,
  };
}
