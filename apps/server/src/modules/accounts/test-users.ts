import type { UserType } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignInRequest } from './accounts.service.ts';
import { toActor } from './accounts.presenter.ts';
import { insertUser } from './accounts.store.ts';

/** A request to sign in from a new browser. */
export const TEST_SIGN_IN: SignInRequest = {
  origin: { address: '203.0.113.7', isOwnPage: true, deviceId: null, userAgent: null },
  actor: null,
};

/** Adds a user without a name, alone in a workspace. */
export async function addTestUser(database: Database, userType: UserType = 11): Promise<Actor> {
  const user = await database.transaction((tx) =>
    insertUser(tx, {
      userType,
      vipLevel: 0,
      email: null,
      passwordHash: null,
      nickname: null,
      createdAt: new Date(),
    }),
  );
  return toActor({ user, role: 'creator' });
}

/** Adds a user who is a member of another user's workspace and works there. */
export async function addTestMember(database: Database, { workspaceId }: Actor): Promise<Actor> {
  const member = { ...(await addTestUser(database)), workspaceId, role: 'member' as const };
  await database.query(
    "insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'member', now())",
    [workspaceId, member.userId],
  );
  await database.query('update users set workspace_id = $1 where user_id = $2', [workspaceId, member.userId]);
  return member;
}
